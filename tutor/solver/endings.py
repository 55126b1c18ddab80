"""What each card of an open position is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.cards import ALL_CARDS
from tutor.solver.search import Solver, Spot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.cards import Card
    from tutor.rules.position import Position


@dataclass(frozen=True, slots=True)
class Ending:
    """The worth of a position to the side to move."""

    values: Mapping[Card, int]
    """By legal card, by index: the tricks that the mover's team takes of those not yet decided, best play by all."""
    best: tuple[Card, ...]
    """The cards that reach ``value``, by index."""
    value: int
    """The most that a card reaches; in the pass game the fewest."""


def solve(position: Position, avoid: bool = False, solver: Solver | None = None) -> Ending:
    """What every legal card is worth. ``avoid``: both sides try to take few tricks.

    A solver of the same law may be given, so that what it learnt serves again. The position must await a card.
    """
    law = position.law
    assert law is not None
    assert position.may
    solver = solver or Solver(law, avoid)
    at = Spot.of(solver, position.held, position.led_by, position.trick)
    ours = not position.to_play & 1
    values: dict[Card, int] = {}
    guess = at.most // 2
    for choice in solver.choices(at):
        worth = guess = solver.value(at.after(choice, law.trump), guess)
        for i in _equals(solver, position, choice.group, choice.place, choice.known):
            values[ALL_CARDS[i]] = worth if ours else at.most - worth
    values = {c: values[c] for c in sorted(values, key=lambda c: c.index)}
    value = (min if avoid else max)(values.values())
    return Ending(values, tuple(c for c, worth in values.items() if worth == value), value)


def _equals(solver: Solver, position: Position, group: int, first: int, known: int) -> list[int]:
    """The cards from this place down to the last that ``known`` names: equal ones of the seat to move."""
    held = position.held
    left = [i for i in solver.ranked[group] if any(hand >> i & 1 for hand in held)]
    last = (known >> 32 * group).bit_length() // 2
    return left[first:last]

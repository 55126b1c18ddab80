"""What each card of an open position is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.cards import ALL_CARDS
from tutor.solver.search import Solver

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

    A solver of the same law and aim may be given, so that what it learnt serves again. The position awaits a card.
    """
    assert position.law is not None
    assert position.may
    solver = solver or Solver(position.law, avoid)
    at = solver.spot(position.held, position.led_by, position.trick)
    ours = position.to_play & 1 == 0
    found: dict[int, int] = {}
    guess = at.most // 2
    for after, choice in solver.options(at):
        guess = solver.value(after, guess)
        for index in solver.equals(position.held, choice):
            found[index] = guess if ours else at.most - guess
    values = {ALL_CARDS[index]: found[index] for index in sorted(found)}
    value = (min if avoid else max)(values.values())
    return Ending(values, tuple(c for c, worth in values.items() if worth == value), value)

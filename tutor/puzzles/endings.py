"""Endings with all four hands open: what each card is worth, and how play goes on after it.

The solver is imported where it is asked, so that nothing else waits for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.faults import PositionError
from tutor.puzzles.positions import LEARNER, learners_trick
from tutor.rules.calls import PASS
from tutor.rules.cards import Seat, cards_of, mask_of
from tutor.rules.position import first_lead
from tutor.rules.trick import legal_mask, winning_place

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.position import Position
    from tutor.rules.trick import Trick, TrickLaw
    from tutor.solver import Ending

MOST_LEADS: Final = 20_000
"""Leads that the solver may look into, half a second's work: hands of eight cards mostly take fewer."""


class EndingPosition(NamedTuple):
    """The cards that each seat still holds, and what lies before the learner, who is to play."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, sorted."""
    plays: tuple[Card, ...]
    law: TrickLaw
    contract: Call | None

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.hands[LEARNER]

    @property
    def trick(self) -> Trick:
        return learners_trick(self.plays)

    @property
    def avoid(self) -> bool:
        """Whether the fewest tricks are best (four-passes-make-pass)."""
        return self.contract == PASS

    def legal(self) -> tuple[Card, ...]:
        """What the learner may play, by index."""
        return cards_of(legal_mask(mask_of(self.hand), self.plays, self.law))


def begun(position: EndingPosition) -> Position:
    """The position as the rules play it. Raises IllegalPlay where a card of the trick may not have been played."""
    leader = position.trick.leader
    held = [mask_of(cards) for cards in position.hands]
    for n, c in enumerate(position.plays):
        held[leader.after(n)] |= c.bit
    found = first_lead(held, leader, position.law)
    for c in position.plays:
        found = found.play(c)
    return found


@lru_cache(maxsize=1024)
def worths(position: EndingPosition) -> Ending:
    """What each card that the learner may play is worth to the team, best play by all.

    Raises PositionError where it takes too long to prove.
    """
    from tutor.solver import Solver, TooHard, solve

    try:
        return solve(begun(position), position.avoid, Solver(position.law, position.avoid, MOST_LEADS))
    except TooHard:
        raise PositionError("ending-too-hard") from None


def line(position: EndingPosition, first: Card) -> tuple[Trick, ...]:
    """How play goes on after a card of the learner's, to the end: one line of best play by all."""
    return _played_on(begun(position).play(first), position.avoid)


@lru_cache(maxsize=256)
def _played_on(at: Position, avoid: bool) -> tuple[Trick, ...]:
    from tutor.solver import Solver, solve

    assert at.law is not None
    solver = Solver(at.law, avoid)
    while at.may:
        at = at.play(likely(at, solve(at, avoid, solver), avoid))
    return at.tricks


def likely(at: Position, ending: Ending, avoid: bool) -> Card:
    """Of equal cards the one that people play: the weakest, or on lead a sure trick, or in pass the strongest."""
    assert at.law is not None
    group, powers, _ = at.law.table

    def power(c: Card) -> tuple[int, int]:
        return powers[group[c.index]][c.index] if c.suit is not None else 0, c.index

    if avoid:
        return max(ending.best, key=power)
    if not at.trick:
        everyone = at.held[0] | at.held[1] | at.held[2] | at.held[3]
        sure = [c for c in ending.best if unbeaten(c, everyone, at.law)]
        if sure:
            return max(sure, key=power)
    return min(ending.best, key=power)


def unbeaten(c: Card, out: int, law: TrickLaw) -> bool:
    """Whether no card of a mask is stronger in this card's own suit; jokers without a suit take nothing."""
    group, powers, _ = law.table
    if c.suit is None and law.trump is None:
        return False
    power = powers[group[c.index]]
    return all(power[o.index] <= power[c.index] or group[o.index] != group[c.index] for o in cards_of(out))


@lru_cache(maxsize=1024)
def replied(position: EndingPosition, wrong: Card) -> tuple[Seat, Card, bool] | None:
    """Who punishes a card, with what, and whether on lead: the first card of the others that had to be that one.

    None where any card of theirs would do.
    """
    from tutor.solver import Solver, solve

    at = begun(position).play(wrong)
    tricks = line(position, wrong)
    cards = [c for trick in tricks for c in trick.cards][len(position.plays) + 1 :]
    solver = Solver(position.law, position.avoid)
    for c in cards[:5]:
        if at.to_play & 1:
            ending = solve(at, position.avoid, solver)
            if len(ending.best) < len(ending.values):
                return Seat(at.to_play), c, not at.trick
        at = at.play(c)
    return None


def taken(tricks: tuple[Trick, ...], law: TrickLaw) -> int:
    """How many of them the learner's team takes."""
    takers = (trick.seat_of(winning_place(trick.cards, law) or 0) for trick in tricks)
    return sum(seat.team is LEARNER.team for seat in takers)

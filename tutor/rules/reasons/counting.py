"""What can be told from cards held and played: their order, trumps and tricks counted, suits that have run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Seat, Suit, Team


class Ranked(Reason):
    """Cards of one suit, or all trumps, strongest first; ``rule`` is the one that ranks them."""

    rule: str  # type: ignore[misc]
    cards: tuple[Card, ...]


class TrumpsOut(Reason):
    """Of so many trumps some are held and some have been played; the rest are out."""

    rule: str  # type: ignore[misc]
    trump: Suit
    total: int
    held: int
    played: int

    @property
    def out(self) -> int:
        return self.total - self.held - self.played


class TricksNeeded(Reason):
    """A team aims at so many tricks; ``kitty``: the six put away are one of those it has."""

    rule: str  # type: ignore[misc]
    team: Team
    contract: Call | None
    aim: int
    taken: int
    kitty: bool

    @property
    def needed(self) -> int:
        """None are needed once the aim is reached."""
        return max(0, self.aim - self.taken)


class KnownVoids(Reason):
    """Where a seat did not follow, and so has none of the suit left: trick (from 1), suit asked for, card played."""

    rule: str  # type: ignore[misc]
    seat: Seat
    shown: tuple[tuple[int, Suit, Card], ...]

    @property
    def suits(self) -> tuple[Suit, ...]:
        return tuple(sorted({suit for _, suit, _ in self.shown}))


class HighestLeft(Reason):
    """The strongest card of a suit that one has neither in hand nor seen played."""

    rule: str  # type: ignore[misc]
    suit: Suit
    card: Card


class Agreed(Reason):
    """A convention names these cards (G30): any of them does."""

    rule: str  # type: ignore[misc]
    suit: Suit
    cards: tuple[Card, ...]

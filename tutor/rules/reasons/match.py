"""Whether a match is over, and how the trump of a deal is found."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Suit, Team


class TargetReached(Reason):
    """A team is at the target or beyond after a finished deal (reach-target-wins)."""

    rule: ClassVar[str] = "reach-target-wins"
    team: Team
    total: int
    target: int


class MinusReached(Reason):
    """A team is at minus the target or below, and loses (minus-target-loses)."""

    rule: ClassVar[str] = "minus-target-loses"
    team: Team
    total: int
    target: int


class DealsPlayed(Reason):
    """The agreed number of deals is played; the higher total wins (fixed-deals-highest-total)."""

    rule: ClassVar[str] = "fixed-deals-highest-total"
    deals: int
    winner: Team | None
    """None when the totals are level: a draw."""


class MatchGoesOn(Reason):
    """Nobody has won yet; level totals change nothing (reach-target-wins, equal-scores-continue, …)."""

    rule: str  # type: ignore[misc]
    target: int | None
    """None when a number of deals was agreed."""
    deals_left: int | None


class TurnedCard(Reason):
    """The last card dealt is turned up and sets the trump (last-card-sets-trump)."""

    rule: ClassVar[str] = "last-card-sets-trump"
    card: Card


class TrumpRotates(Reason):
    """Trump goes hearts, diamonds, spades, clubs, deal by deal (trump-rotation, rotation-fifth-deal)."""

    rule: str  # type: ignore[misc]
    deal: int
    trump: Suit | None


class NeverTrump(Reason):
    """Norwegian whist has no trump, ever (never-trump)."""

    rule: ClassVar[str] = "never-trump"

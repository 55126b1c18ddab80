"""What a written-down deal can have wrong beyond an illegal call or card."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Seat, Suit


class BiddingNotOver(Reason):
    """Play is recorded, but the calls do not end the bidding; ``rule`` is what binds the next call."""

    rule: str  # type: ignore[misc]
    seat: Seat | None


class PlayedAfterRedeal(Reason):
    """Play is recorded, but nobody bid: the same dealer deals again (dealer-forced-bid)."""

    rule: ClassVar[str] = "dealer-forced-bid"


class WrongName(Reason):
    """A suit named in no trump, or an order in a trump contract (winner-names-trump)."""

    rule: ClassVar[str] = "winner-names-trump"
    contract: Call


class WrongNumberPut(Reason):
    """Not six cards put away (kitty-exchange)."""

    rule: ClassVar[str] = "kitty-exchange"
    n: int


class PutNotHeld(Reason):
    """A card put away that was neither in the declarer's hand nor in the kitty (kitty-exchange)."""

    rule: ClassVar[str] = "kitty-exchange"
    card: Card


class WrongLeader(Reason):
    """Another player leads than the rule says (dealer-left-leads, winner-leads-next, …)."""

    rule: str  # type: ignore[misc]
    named: Seat
    right: Seat


class CardNotHeld(Reason):
    """A card played by somebody who does not hold it; ``rule`` says how the cards were dealt."""

    rule: str  # type: ignore[misc]
    seat: Seat
    card: Card


class TooManyTricks(Reason):
    """A trick after the last (play-all-tricks, twelve-played-plus-kitty)."""

    rule: str  # type: ignore[misc]
    most: int


class NotFollowed(Reason):
    """A revoke that a later card of the same seat proves (revoke-definition)."""

    rule: ClassVar[str] = "revoke-definition"
    seat: Seat
    led: Suit
    card: Card
    proof: Card
    proof_trick: int
    """Counted from 1."""

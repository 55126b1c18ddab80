"""What binds a call, what ends the bidding, and what an illegal call breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat


class MayCall(Reason):
    """Norwegian whist: grand or pass (call-grand-or-pass)."""

    rule: ClassVar[str] = "call-grand-or-pass"
    seat: Seat


class GrandStops(Reason):
    """The first grand ended the bidding (grand-stops-bidding)."""

    rule: ClassVar[str] = "grand-stops-bidding"
    seat: Seat


class FourPasses(Reason):
    """Everybody passed: the deal is played as pass (four-passes-make-pass)."""

    rule: ClassVar[str] = "four-passes-make-pass"


class FirstBid(Reason):
    """Nobody has bid yet: any bid from the least on, or pass (bid-number-range)."""

    rule: ClassVar[str] = "bid-number-range"
    seat: Seat
    least: int


class MustBeat(Reason):
    """A bid stands and the next must beat it (bid-must-be-higher)."""

    rule: ClassVar[str] = "bid-must-be-higher"
    seat: Seat
    standing: Call
    by: Seat


class DealerMustBid(Reason):
    """Three passes: the dealer may not pass (dealer-forced-bid)."""

    rule: ClassVar[str] = "dealer-forced-bid"
    seat: Seat
    least: int


class LastBidStands(Reason):
    """The bidding is over and the highest bid is the contract (last-bid-wins)."""

    rule: ClassVar[str] = "last-bid-wins"
    seat: Seat
    contract: Call


class NobodyBid(Reason):
    """House rule forced-dealer=redeal: four passes, and the same dealer deals again (dealer-forced-bid, G11)."""

    rule: ClassVar[str] = "dealer-forced-bid"
    dealer: Seat


class BiddingOver(Reason):
    """A call after the bidding had ended; ``rule`` is the one that ended it."""

    rule: str  # type: ignore[misc]
    seat: Seat | None


class GrandTried(Reason):
    """A grand with this hand was made in so many of the deals played out; ``rule`` speaks for or against it."""

    rule: str  # type: ignore[misc]
    made: int
    deals: int


class TooLow(Reason):
    """A bid that does not beat the one that stands; ``rule`` says in which respect."""

    rule: str  # type: ignore[misc]
    seat: Seat
    call: Call
    standing: Call


class BelowLeast(Reason):
    """A bid under the least number of the table (bid-number-range)."""

    rule: ClassVar[str] = "bid-number-range"
    seat: Seat
    call: Call
    least: int

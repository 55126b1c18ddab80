"""The bidding as a whole: whose turn, what may be called, how it ended. Each family has its own ``Bidding``."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Protocol

from tutor.rules.calls import Call
from tutor.rules.cards import NotationError
from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.rules.cards import Seat
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason


class State(Enum):
    """Where a bidding stands."""

    OPEN = "open"
    CLOSED = "closed"
    ILLEGAL = "illegal"
    REDEAL = "redeal"
    """Nobody would bid: the same dealer deals again, without score."""


class Auction(Record):
    """A bidding after some calls. What does not apply is None; ``allowed`` is empty unless it is open."""

    state: State
    reason: Reason
    """Why it stands as it does: what binds the next call, what closed it, or what the illegal call broke."""
    next: Seat | None = None
    allowed: tuple[Call, ...] = ()
    declarer: Seat | None = None
    contract: Call | None = None
    """PASS where everybody passed and the deal is played as pass."""
    leader: Seat | None = None
    illegal: int | None = None
    """The index of the first call that was not allowed."""
    seats: tuple[Seat, ...] = ()
    """Who made each call."""

    @property
    def rule(self) -> str:
        return self.reason.rule


class Bidding(Protocol):
    """A family's bidding."""

    @property
    def calls(self) -> tuple[Call, ...]:
        """Every call that the family knows."""
        ...

    def judge(self, dealer: Seat, calls: tuple[Call, ...], house: House) -> Auction:
        """The bidding after these calls, from the dealer's left; the first call that was not allowed stops it.

        Raises NotationError for a call that the family does not know.
        """
        ...


def known(calls: tuple[Call, ...], family: tuple[Call, ...]) -> None:
    """Raises NotationError for the first call that is none of a family's."""
    for call in calls:
        if call not in family:
            raise NotationError(call.code)


def highest(calls: tuple[Call, ...], seats: tuple[Seat, ...]) -> tuple[Seat | None, Call | None]:
    """Who made the last bid, and the bid: each must beat the one before, so the last stands (last-bid-wins)."""
    for call, seat in zip(reversed(calls), reversed(seats), strict=True):
        if call.is_bid:
            return seat, call
    return None, None


__all__ = ["Auction", "Bidding", "State", "highest", "known"]

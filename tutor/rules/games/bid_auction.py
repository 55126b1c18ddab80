"""The bid family's bidding: a number and a kind, each bid over the last."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from tutor.rules.auction import Auction, State, highest, known
from tutor.rules.calls import BIDS, MOST, PASS, Call, Way
from tutor.rules.reasons import (
    BelowLeast,
    BiddingOver,
    DealerMustBid,
    FirstBid,
    LastBidStands,
    MustBeat,
    NobodyBid,
    Reason,
    TooLow,
)

if TYPE_CHECKING:
    from tutor.rules.cards import Seat
    from tutor.rules.game import House


def rank(call: Call, down_vs_up: str) -> tuple[int, int]:
    """How high a bid stands: its number, then no trump over the others, and down over up where the table has it so.

    Rules: higher-number-beats, nt-beats-same-number, up-down-rank.
    """
    down = 1 if down_vs_up == "down-higher" else 0
    return call.number, {Way.UP: 0, Way.DOWN: down, Way.NT: 2}[call.way or Way.UP]


@lru_cache(maxsize=1024)
def _bids_over(standing: Call | None, matched: bool, down: str, least: int) -> tuple[Call, ...]:
    """The bids of at least that number that go over the standing one; ``matched``: or stand level with it."""
    bids = tuple(c for c in BIDS if c.number >= least)
    if standing is None:
        return bids
    best = rank(standing, down)
    return tuple(c for c in bids if rank(c, down) > best or (matched and rank(c, down) == best))


@dataclass(frozen=True, slots=True)
class NumberAndKind:
    """Bids of a number and a kind, once round or until three have passed (bid-number-and-kind, bidding-rounds)."""

    calls: tuple[Call, ...] = (PASS, *BIDS)

    def judge(self, dealer: Seat, calls: tuple[Call, ...], house: House) -> Auction:
        known(calls, self.calls)
        seats: tuple[Seat, ...] = ()
        for index in range(len(calls) + 1):
            now = self._stand(dealer, calls[:index], seats, house)
            if index == len(calls):
                return now
            call = calls[index]
            if now.next is None:
                over = BiddingOver(now.reason.rule if now.contract is None else "bidding-rounds", None)
                return Auction(State.ILLEGAL, over, illegal=index, seats=seats)
            seats = (*seats, now.next)
            if call not in now.allowed:
                broken = self._broken(call, calls[:index], seats, now, house)
                return Auction(State.ILLEGAL, broken, illegal=index, seats=seats)
        raise AssertionError

    def _stand(self, dealer: Seat, calls: tuple[Call, ...], seats: tuple[Seat, ...], house: House) -> Auction:
        """Where a bidding of legal calls stands."""
        declarer, standing = highest(calls, seats)
        out = {seat for seat, call in zip(seats, calls, strict=True) if call == PASS}
        turn = self._turn(dealer, calls, seats, out, house, standing)
        if turn is not None:
            return self._open(dealer, turn, out, declarer, standing, house, seats)
        if declarer is None or standing is None:
            return Auction(State.REDEAL, NobodyBid(dealer), seats=seats)
        return Auction(
            State.CLOSED,
            LastBidStands(declarer, standing),
            declarer=declarer,
            contract=standing,
            leader=declarer,  # bidder-leads-first
            seats=seats,
        )

    def _turn(
        self,
        dealer: Seat,
        calls: tuple[Call, ...],
        seats: tuple[Seat, ...],
        out: set[Seat],
        house: House,
        standing: Call | None,
    ) -> Seat | None:
        """Whose turn it is; None when the bidding is over."""
        if standing is not None and (standing.number, standing.way) == (MOST, Way.NT):
            return None  # G14
        if house["bidding"] == "one-round":
            return None if len(calls) == 4 else dealer.after(1 + len(calls))
        if len(out) == 4 or (len(out) == 3 and standing is not None):
            return None
        turn = dealer.left if not seats else seats[-1].left
        while turn in out:
            turn = turn.left
        return turn

    def _open(
        self,
        dealer: Seat,
        turn: Seat,
        out: set[Seat],
        declarer: Seat | None,
        standing: Call | None,
        house: House,
        seats: tuple[Seat, ...],
    ) -> Auction:
        least = int(house["min-bid"])
        matched = turn is dealer and house["dealer-may-match"] == "yes"
        bids = _bids_over(standing, matched, house["down-vs-up"], least)
        reason: Reason
        passes: tuple[Call, ...] = (PASS,)
        if standing is not None and declarer is not None:
            reason = MustBeat(turn, standing, declarer)
        elif turn is dealer and len(out) == 3 and house["forced-dealer"] == "yes":
            reason, passes = DealerMustBid(turn, least), ()
        else:
            reason = FirstBid(turn, least)
        return Auction(State.OPEN, reason, next=turn, allowed=(*passes, *bids), seats=seats)

    @staticmethod
    def _broken(
        call: Call, calls: tuple[Call, ...], seats: tuple[Seat, ...], now: Auction, house: House
    ) -> Reason:
        """What a call that is not allowed breaks."""
        seat, least = seats[-1], int(house["min-bid"])
        _, standing = highest(calls, seats[:-1])
        if call == PASS:
            return DealerMustBid(seat, least)
        if call.number < least:
            return BelowLeast(seat, call, least)
        assert standing is not None
        if call.number < standing.number:
            rule = "higher-number-beats"
        elif call.way is standing.way:
            rule = "bid-must-be-higher"
        elif standing.way is Way.NT:
            rule = "nt-beats-same-number"
        else:
            rule = "up-down-rank"
        return TooLow(rule, seat, call, standing)

"""The bidding: what a hand is worth against what a call asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.players import worth
from tutor.players.exchange import best_order, best_suit
from tutor.players.player import Advice
from tutor.players.reasons import (
    Bids,
    BidsLeast,
    CallsGrand,
    LeavesToPartner,
    StaysOut,
    TooWeakForGrand,
)
from tutor.players.scale import scale
from tutor.rules.auction import highest
from tutor.rules.calls import GRAND, PASS, Way
from tutor.rules.cards import Order, Suit
from tutor.rules.counting import MAJORITY
from tutor.rules.scoring import BOOK, TRICKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.game import House
    from tutor.rules.view import View

_KING: Final = 13
_NO_TRUMP: Final = scale(None, Order.HIGH)

GRAND_FROM: Final = (720, 710, 695, 690)
"""What a hand must be worth for a grand, by how many have passed before."""
PARTNER_PASSED: Final = 25
"""What a pass of partner's takes off a hand, and one of an opponent's adds to it, in hundredths of tricks."""

_HALF: Final = (10, 31, 53, 77, 102, 130, 160, 195, 245, 330)
_TRUMP_SPREAD: Final = (*(-d for d in _HALF), *_HALF)
_NT_SPREAD: Final = tuple(d * 5 // 4 for d in _TRUMP_SPREAD)
"""How far the tricks taken fall from those expected, in hundredths: twenty cases, equally likely."""

AGAINST: Final = -100
"""What a deal brings when the others declare, in hundredths of points."""
OVER_PARTNER: Final = 400
"""What a bid must bring to be made over partner's."""
HEIGHT: Final = 60
"""What it is worth to bid one higher, so that those still to call are kept from bidding."""


def call(view: View) -> Advice:
    """What to call."""
    assert view.auction is not None
    return _grand(view) if GRAND in view.auction.allowed else _bid(view)


def grand_over(worth: int, passes: int) -> int:
    """By how much a hand is worth more than a grand asks for after so many passes, in hundredths of tricks."""
    if passes > 1:
        worth -= PARTNER_PASSED
    return worth + PARTNER_PASSED // 2 * (passes - (passes > 1)) - GRAND_FROM[passes]


def says_grand(hand: Iterable[Card], passes: int) -> bool:
    """Whether the club calls grand: on its own hand, after so many passes."""
    return grand_over(worth.grand(_NO_TRUMP.spread(hand)), passes) >= 0


def _grand(view: View) -> Advice:
    honours = tuple(c for c in view.hand if c.rank >= _KING)
    tricks = worth.grand(_NO_TRUMP.spread(view.hand))
    if says_grand(view.hand, len(view.calls)):
        return Advice(GRAND, CallsGrand(honours, max(MAJORITY, tricks // 100)))
    return Advice(PASS, TooWeakForGrand(honours, tricks // 100))


def expected(tricks: int, call: Call, house: House) -> int:
    """What a contract brings in hundredths of points, where the hand is worth so many hundredths of tricks."""
    nt = call.way is Way.NT
    doubled = nt and house["nt-double"] == "yes"
    return _expected(tricks, call.number, nt, house["set-penalty"] == "shortfall") * (2 if doubled else 1)


@lru_cache(maxsize=4096)
def _expected(tricks: int, number: int, nt: bool, shortfall: bool) -> int:
    points = 0
    for off in _NT_SPREAD if nt else _TRUMP_SPREAD:
        taken = min(TRICKS, max(1, (tricks + off + 50) // 100))
        if taken >= BOOK + number:
            points += taken - BOOK
        elif shortfall:
            points -= number - max(0, taken - BOOK)
        else:
            points -= number
    return 5 * points


def _bid(view: View) -> Advice:
    auction, house = view.auction, view.house
    assert auction is not None
    up, up_suit = best_suit(view.hand, Order.HIGH, house)
    down, down_suit = best_suit(view.hand, Order.LOW, house)
    level, _ = best_order(view.hand, house)
    worths: dict[Way | None, int] = {Way.UP: up, Way.DOWN: down, Way.NT: level}
    trumps: dict[Way | None, Suit | None] = {Way.UP: up_suit, Way.DOWN: down_suit, Way.NT: None}
    bids = [c for c in auction.allowed if c.is_bid]
    values = {c: expected(worths[c.way], c, house) for c in bids}
    later = min(2, 3 - len(view.calls)) if house["bidding"] == "one-round" else 2

    def rated(c: Call) -> int:
        return values[c] + HEIGHT * c.number * max(later, 0)

    if PASS not in auction.allowed:
        best = max(bids, key=rated)
        if best.number == bids[0].number:
            return Advice(best, BidsLeast(best))
        return Advice(best, Bids(best, trumps[best.way], max(best.tricks, _about(worths[best.way]))))
    good = [c for c in bids if values[c] > AGAINST and _about(worths[c.way]) >= c.tricks]
    best = max(good, key=rated, default=PASS)
    bidder, standing = highest(view.calls, auction.seats)
    if standing is not None and bidder is view.seat.partner and values.get(best, AGAINST) < OVER_PARTNER:
        return Advice(PASS, LeavesToPartner(standing))
    if best == PASS:
        return Advice(PASS, StaysOut(bids[0], min(_about(max(worths.values())), bids[0].tricks - 1)))
    return Advice(best, Bids(best, trumps[best.way], _about(worths[best.way])))


def _about(hundredths: int) -> int:
    """Tricks as they are told: a bid is risked on part of one."""
    return -(-hundredths // 100)


__all__ = ["call", "expected", "grand_over", "says_grand"]

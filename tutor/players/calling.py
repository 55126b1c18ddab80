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
    tricks = (worth.grand(_NO_TRUMP.spread(view.hand)) + 50) // 100
    if says_grand(view.hand, len(view.calls)):
        return Advice(GRAND, CallsGrand(honours, tricks))
    return Advice(PASS, TooWeakForGrand(honours, tricks))


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
    worths: dict[Way | None, tuple[int, Suit | None]] = {
        Way.UP: (up, up_suit),
        Way.DOWN: (down, down_suit),
        Way.NT: (level, None),
    }
    bids = [c for c in auction.allowed if c.is_bid]
    bidder, standing = highest(view.calls, auction.seats)
    partners = bidder is view.seat.partner
    waiting = 3 - len(view.calls) if house["bidding"] == "one-round" else 2
    most, found = -10000, bids[0] if bids else PASS
    for c in bids:
        value = expected(worths[c.way][0], c, house)
        rated = value + HEIGHT * c.number * min(max(waiting, 0), 2)
        if rated > most and (value > AGAINST or PASS not in auction.allowed):
            most, found = rated, c
    tricks = max(up, down, level)
    if PASS not in auction.allowed:
        if found.number == bids[0].number:
            return Advice(found, BidsLeast(found))
        return Advice(found, Bids(found, worths[found.way][1], worths[found.way][0] // 100))
    value = expected(worths[found.way][0], found, house) if found != PASS else -10000
    if partners and standing is not None and value < OVER_PARTNER:
        return Advice(PASS, LeavesToPartner(standing))
    if value <= AGAINST or not bids:
        return Advice(PASS, StaysOut(bids[0] if bids else PASS, tricks // 100))
    return Advice(found, Bids(found, worths[found.way][1], worths[found.way][0] // 100))


__all__ = ["call", "expected", "grand_over", "says_grand"]

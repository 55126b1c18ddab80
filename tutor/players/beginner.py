"""The beginner: legal and simple. It takes what it can, partner's tricks too, and never counts anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players.player import Advice, Naming
from tutor.players.reasons import (
    Bids,
    BidsLeast,
    CallsGrand,
    FollowsLow,
    HopesLow,
    LeadsLength,
    LeadsLow,
    NamesOrder,
    NamesSuit,
    OnlyCard,
    PutsAway,
    Ruffs,
    ShedsHigh,
    StaysOut,
    TakesCheaply,
    ThrowsAway,
    TooWeakForGrand,
)
from tutor.rules.calls import GRAND, PASS, Way
from tutor.rules.cards import Order, Suit
from tutor.rules.deal import KITTY, Phase
from tutor.rules.trick import NO_SUIT, winning_place

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw
    from tutor.rules.view import View

_KING: Final = 13
_HONOURS_FOR_GRAND: Final = 4
_TRUMPS_FOR_BID: Final = 6
_PARTNER: Final = 3
"""Tricks that a beginner trusts partner for."""
_MOST: Final = 4
"""A beginner bids no higher than this."""


class Beginner:
    id: Final = "beginner"

    def advise(self, view: View, draw: Random) -> Advice:
        del draw
        match view.phase:
            case Phase.BIDDING:
                return _call(view)
            case Phase.NAMING:
                return _name(view)
            case Phase.PUTTING:
                return _put(view)
            case _:
                return _card(view)


def _call(view: View) -> Advice:
    assert view.auction is not None
    allowed = view.auction.allowed
    if GRAND in allowed:
        honours = tuple(c for c in view.hand if c.rank >= _KING)
        tricks = _PARTNER + len(honours)
        if len(honours) >= _HONOURS_FOR_GRAND:
            return Advice(GRAND, CallsGrand(honours, tricks))
        return Advice(PASS, TooWeakForGrand(honours, tricks))
    suit = _longest(view.hand)
    trumps = sum(c.suit in (suit, None) for c in view.hand)
    tricks = _PARTNER + trumps
    least = next(c for c in allowed if c != PASS) if len(allowed) > 1 or PASS not in allowed else PASS
    if PASS not in allowed:
        return Advice(least, BidsLeast(least))
    mine = [c for c in allowed if c.way is _way(view.hand, suit)]
    if mine and trumps >= _TRUMPS_FOR_BID and mine[0].number <= _MOST:
        return Advice(mine[0], Bids(mine[0], suit, tricks))
    return Advice(PASS, StaysOut(least, tricks))


def _name(view: View) -> Advice:
    assert view.auction is not None
    contract: Call | None = view.auction.contract
    assert contract is not None
    if contract.way is Way.NT:
        order = Order.LOW if _way(view.hand, None) is Way.DOWN else Order.HIGH
        return Advice(Naming(None, order), NamesOrder(order))
    suit = _longest(view.hand)
    order = Order.LOW if contract.way is Way.DOWN else Order.HIGH
    return Advice(Naming(suit, order), NamesSuit(suit, sum(c.suit is suit for c in view.hand)))


def _longest(hand: Sequence[Card]) -> Suit:
    return max(Suit, key=lambda suit: sum(c.suit is suit for c in hand))


def _way(hand: Sequence[Card], suit: Suit | None) -> Way:
    """Up or down, by whether it holds more high cards or more low ones beside the jokers and aces."""
    ranks = [c.rank for c in hand if suit is None or c.suit is suit]
    high, low = sum(10 <= r <= _KING for r in ranks), sum(r <= 5 for r in ranks)
    return Way.DOWN if low > high else Way.UP


def _put(view: View) -> Advice:
    law = view.law
    assert law is not None
    weakest = sorted(view.hand, key=lambda c: (law.is_trump(c), _worth(c, law), c.index))
    puts = tuple(sorted(weakest[:KITTY], key=lambda c: c.index))
    left = [c.suit for c in view.hand if c not in puts]
    gone = {c.suit for c in puts if c.suit is not None and c.suit is not law.trump and c.suit not in left}
    return Advice(puts, PutsAway(puts, tuple(sorted(gone))))


def _worth(c: Card, law: TrickLaw) -> int:
    """How strong a card is when its own suit is led."""
    group, powers, _ = law.table
    return powers[group[c.index]][c.index]


def _card(view: View) -> Advice:
    law, legal = view.law, view.legal
    assert law is not None
    plays = view.tricks[-1].cards if view.tricks and not view.tricks[-1].complete else ()
    led = law.led(plays)
    if len(legal) == 1:
        follows = led is not None and law.follows_as(legal[0]) is led
        return Advice(legal[0], OnlyCard("follow-suit" if follows else "play-all-tricks", legal[0]))
    by_worth = sorted(legal, key=lambda c: (_worth(c, law), c.index))
    if view.auction is not None and view.auction.contract == PASS:
        return _avoiding(by_worth, plays, led, law)
    if not plays:
        plain = [c for c in by_worth if not law.is_trump(c) and c.suit is not None] or by_worth
        suit = max(Suit, key=lambda s: sum(c.suit is s for c in plain))
        found = [c for c in plain if c.suit is suit] or plain
        return Advice(found[-1], LeadsLength(suit, len(found)))
    place = winning_place(plays, law)
    power = law.table.power[NO_SUIT if led is None else led]
    best = 0 if place is None else power[plays[place].index]
    winners = sorted((c for c in legal if power[c.index] > best), key=lambda c: power[c.index])
    if winners and place is not None and led is not None:
        if law.is_trump(winners[0]) and led is not law.trump:
            return Advice(winners[0], Ruffs(winners[0], led))
        return Advice(winners[0], TakesCheaply(winners[0], plays[place]))
    lowest = min(by_worth, key=law.is_trump)
    if led is not None and law.follows_as(lowest) is led:
        return Advice(lowest, FollowsLow(lowest))
    return Advice(lowest, ThrowsAway(lowest))


def _avoiding(by_worth: list[Card], plays: Sequence[Card], led: Suit | None, law: TrickLaw) -> Advice:
    """In pass: low, and high only where it is safe for certain."""
    if not plays:
        return Advice(by_worth[0], LeadsLow(by_worth[0]))
    if led is not None and law.follows_as(by_worth[0]) is not led:
        return Advice(by_worth[-1], ShedsHigh(by_worth[-1]))
    return Advice(by_worth[0], HopesLow(by_worth[0]))

"""DDS, driven through endplay, for every contract that can be told to it as one of bridge.

Only the order of a suit's cards counts, so each suit is given to DDS with the ace for its strongest card: that makes
low orders and jokers among the trumps known to it.
"""

from __future__ import annotations

from collections.abc import Mapping

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from tutor.rules.cards import ALL_CARDS, Card, cards_of
from tutor.rules.position import Position

_RANKS = "AKQJT98765432"
_DENOMS = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs)


def bridged(position: Position) -> tuple[Deal, dict[str, Card]]:
    """A position on lead as a deal of bridge, and our card for each of its."""
    law = position.law
    assert law is not None
    assert not position.trick
    group, powers, _ = law.table
    everyone = cards_of(sum(position.held))
    theirs: dict[int, str] = {}
    for suit in range(4):
        own = sorted((c for c in everyone if group[c.index] == suit), key=lambda c: -powers[suit][c.index])
        theirs |= {c.index: "SHDC"[suit] + rank for c, rank in zip(own, _RANKS, strict=False)}
    assert len(theirs) == len(everyone), "more than thirteen trumps, or jokers without a suit"
    hands = []
    for mask in position.held:
        cards = [theirs[c.index] for c in cards_of(mask)]
        hands.append(".".join("".join(c[1] for c in cards if c[0] == suit) for suit in "SHDC"))
    trump = Denom.nt if law.trump is None else _DENOMS[law.trump]
    deal = Deal("N:" + " ".join(hands), first=Player(position.led_by), trump=trump)
    return deal, {code: ALL_CARDS[index] for index, code in theirs.items()}


def worths(deal: Deal, ours: Mapping[str, Card]) -> dict[Card, int]:
    """By card of the seat on lead: the tricks of its team."""
    return {ours[c.suit.name[0].upper() + c.rank.abbr]: tricks for c, tricks in solve_board(deal)}

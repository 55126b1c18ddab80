"""The declarer's part: naming the trump or the order, and putting six cards away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players import worth
from tutor.players.player import Advice, Naming
from tutor.players.reasons import NamesOrder, NamesSuit, PutsAway
from tutor.players.scale import ACE, GROUPS, KING, QUEEN, scale, scale_of
from tutor.rules.calls import Way
from tutor.rules.cards import Order, Suit
from tutor.rules.dealing import KITTY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.players.scale import Spread
    from tutor.rules.cards import Card
    from tutor.rules.game import House
    from tutor.rules.view import View

_JOKERS: Final = 4
_NEVER: Final = 1 << 20


def best_suit(hand: Iterable[Card], order: Order, house: House) -> tuple[int, Suit]:
    """The trump under which a hand is worth most, and that worth in hundredths of tricks."""
    cards = tuple(hand)
    found = []
    for suit in Suit:
        law = house.game.law(suit, order, house)
        found.append((worth.trumps(scale_of(law).spread(cards), suit), -suit))
    most, number = max(found)
    return most, Suit(-number)


def best_order(hand: Iterable[Card], house: House) -> tuple[int, Order]:
    """The order under which a hand without trumps is worth most, and that worth."""
    cards = tuple(hand)
    bad = house.get("low-ace") == "bad"
    high = worth.no_trump(scale(None, Order.HIGH).spread(cards))
    low = worth.no_trump(scale(None, Order.LOW, bad).spread(cards))
    return (low, Order.LOW) if low > high else (high, Order.HIGH)


def name(view: View) -> Advice:
    """What the declarer names (winner-names-trump)."""
    assert view.auction is not None
    contract = view.auction.contract
    assert contract is not None
    if contract.way is Way.NT:
        _, order = best_order(view.hand, view.house)
        return Advice(Naming(None, order), NamesOrder(order))
    order = Order.LOW if contract.way is Way.DOWN else Order.HIGH
    _, suit = best_suit(view.hand, order, view.house)
    return Advice(Naming(suit, order), NamesSuit(suit, sum(c.suit is suit for c in view.hand)))


def put(view: View) -> Advice:
    """Which six go (kitty-exchange)."""
    assert view.law is not None
    table = scale_of(view.law)
    away = put_away(table.spread(view.hand), table.trump)
    cards = tuple(sorted(table.held(away), key=lambda c: c.index))
    kept = {c.suit for c in view.hand if c not in cards}
    gone = {
        c.suit for c in cards if c.suit is not None and c.suit not in kept and c.suit is not view.law.trump
    }
    return Advice(cards, PutsAway(cards, tuple(sorted(gone))))


def put_away(hand: Spread, trump: int, how_many: int = KITTY) -> Spread:
    """The six that would take fewest tricks; short suits go as a whole, to be trumped."""
    worths = []
    for group in range(GROUPS):
        mask = hand[group]
        count = mask.bit_count()
        higher = 0
        for step in range(mask.bit_length() - 1, -1, -1):
            if not mask >> step & 1:
                continue
            if group == trump:
                value = _NEVER + step
            elif group == _JOKERS:
                value = -1
            else:
                value = 16 * _keep(mask, step, higher, count, trump < 0) + min(count, 8)
            worths.append((value, 16 * group + step))
            higher += 1
    worths.sort()
    away = [0] * GROUPS
    for _, n in worths[:how_many]:
        away[n >> 4] |= 1 << (n & 15)
    return away


def _keep(mask: int, step: int, higher: int, count: int, no_trump: bool) -> int:
    """How much a plain card is worth keeping: tops, what guards them, then length."""
    if step == ACE:
        return 100
    if step == KING:
        return 90 if higher else 55 if count >= 2 else 25
    if step == QUEEN:
        return 80 if higher == 2 else 50 if higher and count >= 3 else 20
    if higher == 1 and mask >> KING == 1:
        return 40  # guards a king
    if higher == 2 and mask >> QUEEN & 7 == 1:
        return 18
    return step + (8 if no_trump else 3) * max(0, count - 4)

"""What a record of a deal leaves open: every trump and order that it allows, and what each hand may have held."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from tutor.rules.calls import Way
from tutor.rules.cards import Order, Seat, Suit, mask_of
from tutor.rules.reasons.records import PutNotHeld, WrongName, WrongNumberPut
from tutor.rules.recorded import Fault

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.recorded import Recorded
    from tutor.rules.trick import TrickLaw

_PUT_AWAY: Final = 6


def possible_laws(recorded: Recorded, auction: Auction | None) -> tuple[tuple[TrickLaw, ...], list[Fault]]:
    """Every law that the record allows, and what is wrong with the name given."""
    house, family = recorded.house, recorded.house.game.family
    if family.trump is not None:
        return tuple(house.game.law(trump, house=house) for trump in _trumps(recorded)), []
    contract = auction.contract if auction is not None else None
    faults: list[Fault] = []
    names = recorded.names
    if contract is not None and names is not None and isinstance(names, Order) != (contract.way is Way.NT):
        faults.append(Fault("names", WrongName(contract), seat=auction.declarer if auction else None))
        names = None
    trumps = (names,) if isinstance(names, Suit) else (None,) if isinstance(names, Order) else family.trumps
    orders = (names,) if isinstance(names, Order) else family.orders
    found = [(trump, order) for trump in trumps for order in orders]
    if contract is not None:
        found = [pair for pair in found if _fits(*pair, contract)]
    return tuple(house.game.law(trump, order, house) for trump, order in found), faults


def _fits(trump: Suit | None, order: Order, contract: Call) -> bool:
    if contract.way is Way.NT or trump is None:
        return contract.way is Way.NT and trump is None
    return (order is Order.LOW) == (contract.way is Way.DOWN)


def _trumps(recorded: Recorded) -> tuple[Suit | None, ...]:
    """Every trump that a deal may have whose trump is found before play."""
    house, family = recorded.house, recorded.house.game.family
    assert family.trump is not None
    turned = house.get("trump-method") == "last-card"
    if not turned and recorded.number is None and family.has_trump:
        numbers = range(1, 6)
        return tuple(dict.fromkeys(family.trump(house, n, None)[0] for n in numbers))
    if turned and recorded.turned is None:
        return tuple(Suit)
    return (family.trump(house, recorded.number or 1, recorded.turned)[0],)


@dataclass(frozen=True, slots=True)
class Holding:
    """What a seat holds as play begins: ``exact`` where it is known, else None; ``most`` it can be."""

    exact: int | None
    most: int


def holdings(recorded: Recorded, declarer: Seat | None) -> tuple[dict[Seat, Holding], list[Fault]]:
    family = recorded.house.game.family
    whole = mask_of(family.deck)
    dealt = {seat: mask_of(cards) for seat, cards in recorded.hands.items()}
    kitty = None if recorded.kitty is None else mask_of(recorded.kitty)
    if not family.kitty:
        kitty = 0
    missing = [seat for seat in Seat if seat not in dealt]
    seen = (kitty or 0) | _union(dealt.values())
    if kitty is not None and len(missing) == 1:  # the rest of the deck
        dealt[missing[0]] = whole & ~seen
    elif kitty is None and not missing:
        kitty = whole & ~seen
    free = whole & ~((kitty or 0) | _union(dealt.values()))
    found = {seat: Holding(dealt.get(seat), dealt.get(seat, free)) for seat in Seat}
    if not family.kitty:
        return found, []
    extra = free if kitty is None else kitty
    faults: list[Fault] = []
    for seat in Seat if declarer is None else (declarer,):
        found[seat] = Holding(None, found[seat].most | extra)
    if declarer is not None and recorded.puts is not None:
        faults = list(_put(recorded.puts, declarer, found[declarer]))
        if not faults:
            most = found[declarer].most & ~mask_of(recorded.puts)
            known = declarer in dealt and kitty is not None
            found[declarer] = Holding(most if known else None, most)
    return found, faults


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


def _put(puts: tuple[Card, ...], declarer: Seat, hand: Holding) -> Iterator[Fault]:
    if len(puts) != _PUT_AWAY:
        yield Fault("puts", WrongNumberPut(len(puts)), seat=declarer)
    for c in puts:
        if not c.bit & hand.most:
            yield Fault("puts", PutNotHeld(c), seat=declarer, card=c)

"""A deal as it is written down, and back again."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from tutor.rules.calls import Way
from tutor.rules.cards import Order, Seat, Suit, cards_of, mask_of, sort_cards
from tutor.rules.deal import Deal, begin

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason
    from tutor.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class Recorded:
    """A deal as written down; None, or a seat left out of ``hands``, is unknown."""

    house: House
    dealer: Seat | None = None
    number: int | None = None
    """Of the deal in its match, from 1."""
    hands: Mapping[Seat, tuple[Card, ...]] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    """As dealt."""
    kitty: tuple[Card, ...] | None = None
    turned: Card | None = None
    calls: tuple[Call, ...] | None = None
    names: Suit | Order | None = None
    """The trump named, or in no trump the order."""
    puts: tuple[Card, ...] | None = None
    plays: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong: ``where`` is calls, names, puts or plays; calls count from 0, tricks from 1."""

    where: str
    reason: Reason
    index: int | None = None
    trick: int | None = None
    seat: Seat | None = None
    call: Call | None = None
    card: Card | None = None

    @property
    def rule(self) -> str:
        return self.reason.rule


def record(deal: Deal) -> Recorded:
    """A deal at some moment, written down."""
    names: Suit | Order | None = None
    if deal.law is not None and deal.kitty:
        names = deal.law.order if deal.law.trump is None else deal.law.trump
    counts = deal.number != 1 or deal.house.get("trump-method") == "rotation"
    return Recorded(
        deal.house,
        deal.dealer,
        deal.number if counts else None,
        MappingProxyType({seat: _sorted(deal.dealt[seat]) for seat in Seat}),
        _sorted(deal.kitty) if deal.kitty else None,
        deal.turned,
        deal.calls if deal.auction is not None else None,
        names,
        None if deal.puts is None else _sorted(deal.puts),
        deal.tricks,
    )


def _sorted(mask: int) -> tuple[Card, ...]:
    return sort_cards(cards_of(mask))


def restore(recorded: Recorded) -> Deal:
    """The deal of a whole record without fault.

    Raises IllegalMove, Impossible, and ValueError where dealer or hands are missing.
    """
    if recorded.dealer is None or len(recorded.hands) < len(Seat):
        raise ValueError("dealer and hands are needed")
    hands = [mask_of(recorded.hands[seat]) for seat in Seat]
    number = recorded.number or 1
    deal = begin(
        recorded.house, recorded.dealer, hands, mask_of(recorded.kitty or ()), recorded.turned, number
    )
    for call in recorded.calls or ():
        deal = deal.call(call)
    if isinstance(recorded.names, Order):
        deal = deal.name(None, recorded.names)
    elif recorded.names is not None:
        low = deal.contract is not None and deal.contract.way is Way.DOWN
        deal = deal.name(recorded.names, Order.LOW if low else Order.HIGH)
    if recorded.puts is not None:
        deal = deal.put(recorded.puts)
    for trick in recorded.plays:
        for card in trick.cards:
            deal = deal.play(card)
    return deal

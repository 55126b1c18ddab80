"""Single changes to a position, as typed values: what would have made an answer right.

Their sentences live in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Order, Seat, Suit


class OwnCard(Record):
    """With another card, this seat would have won."""

    seat: Seat
    old: Card
    new: Card


class AgainstCard(Record):
    """Had the winner played another card, the chosen seat would have won."""

    seat: Seat
    chosen: Card
    old: Card
    new: Card


class SwapCards(Record):
    """Had this seat held the winner's card, and the winner its."""

    seat: Seat
    winner: Seat
    old: Card
    new: Card


class OtherTrump(Record):
    """Had another suit, or none, been trump."""

    trump: Suit | None
    chosen: Card | None = None


class OtherOrder(Record):
    """Had the other order held."""

    order: Order
    chosen: Card | None = None


class OtherLead(Record):
    """Had another card been led."""

    seat: Seat
    old: Card
    new: Card


class OnLead(Record):
    """Had the learner been on lead, with nothing played before him."""


class OtherDealer(Record):
    """Had another player dealt."""

    dealer: Seat


class WithoutCards(Record):
    """Without these held cards."""

    cards: tuple[Card, ...]


class Freed(Record):
    """A part of the answer: without these held cards, of the suit led, what was wrong in it would have been legal."""

    cards: tuple[Card, ...]
    led: Suit


class RestToo(Record):
    """A part of the answer: it was right as far as it went."""


class WeakerCards(Record):
    """More than one card would have had to be weaker."""


Edit = (
    OwnCard
    | AgainstCard
    | SwapCards
    | OtherTrump
    | OtherOrder
    | OtherLead
    | OnLead
    | OtherDealer
    | WithoutCards
    | Freed
    | RestToo
    | WeakerCards
)

"""Single changes to a position, as typed values: what would have made an answer right. Their sentences live in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Order, Seat, Suit


@dataclass(frozen=True, slots=True)
class OwnCard:
    """With another card, this seat would have won."""

    seat: Seat
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class AgainstCard:
    """Had the winner played another card, the chosen seat would have won."""

    seat: Seat
    chosen: Card
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class OtherTrump:
    """Had another suit, or none, been trump."""

    trump: Suit | None
    chosen: Card | None = None


@dataclass(frozen=True, slots=True)
class OtherOrder:
    """Had the other order held."""

    order: Order
    chosen: Card | None = None


@dataclass(frozen=True, slots=True)
class OtherLead:
    """Had another card been led."""

    seat: Seat
    old: Card
    new: Card


@dataclass(frozen=True, slots=True)
class OnLead:
    """Had the learner been on lead, with nothing played before him."""


@dataclass(frozen=True, slots=True)
class OtherDealer:
    """Had another player dealt."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class WithoutCards:
    """Without these held cards."""

    cards: tuple[Card, ...]


Edit = OwnCard | AgainstCard | OtherTrump | OtherOrder | OtherLead | OnLead | OtherDealer | WithoutCards

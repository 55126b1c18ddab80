"""Single changes to a position, as typed values: what would have made an answer right.

Their sentences live in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.card_edits import CardEdit
from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Order, Seat, Suit, Team


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


class OtherCall(Record):
    """Had this seat called something else."""

    seat: Seat
    old: Call
    new: Call


class OtherHouse(Record):
    """Had the table played by another house rule."""

    name: str
    value: str


class OtherTurned(Record):
    """Had another card been turned up."""

    old: Card
    new: Card


class OtherDeal(Record):
    """Had it been another deal of the match."""

    deal: int


class Followed(Record):
    """Had this seat followed suit in a trick of a record."""

    seat: Seat
    trick: int
    old: Card
    new: Card


class CameLater(Record):
    """Had this seat played this card, of the suit that was led before, in a later trick of a record."""

    seat: Seat
    trick: int
    old: Card
    new: Card


class OtherContract(Record):
    """Had this been played instead, by this seat; None where everybody had passed."""

    contract: Call
    declarer: Seat | None


class OtherTricks(Record):
    """Had this team taken another number of tricks."""

    team: Team
    tricks: int


class WithoutRevoke(Record):
    """Had nobody revoked."""


class OtherHonours(Record):
    """Had this team held another number of honours, and the other team the rest."""

    team: Team
    held: int


class OtherLast(Record):
    """Had this team had other points in the last deal; ``honours`` says which ones."""

    team: Team
    points: int
    honours: bool = False


class FirstDealer(Record):
    """Had this player dealt the first deal of the match."""

    seat: Seat


class HeldBy(Record):
    """Had this seat held this card."""

    seat: Seat
    card: Card


class PutCount(Record):
    """Had so many cards been put away."""

    cards: int


class InHand(Record):
    """Had this card been in the declarer's hand."""

    card: Card


class MostPoints(Record):
    """A part of the answer: no deal gives, or takes, more points than this."""

    points: int


class SuitCameLater(Record):
    """A part of the answer: had this seat played a card of this suit later, its trick would have counted."""

    seat: Seat
    trick: int
    led: Suit


class WithoutCalls(Record):
    """A part of the answer: without these calls it would have been right."""

    calls: tuple[Call, ...]


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
    | OtherCall
    | OtherHouse
    | OtherTurned
    | OtherDeal
    | Followed
    | CameLater
    | SuitCameLater
    | WithoutCalls
    | OtherContract
    | OtherTricks
    | WithoutRevoke
    | OtherHonours
    | OtherLast
    | FirstDealer
    | HeldBy
    | PutCount
    | InHand
    | MostPoints
    | WithoutCards
    | Freed
    | RestToo
    | WeakerCards
    | CardEdit
)

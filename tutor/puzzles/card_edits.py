"""Single changes to held and played cards, where cards are ranked, counted or remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Seat, Suit


class HeldInstead(Record):
    """With another card in one's own hand in this one's stead."""

    old: Card
    new: Card


class TurnedRound(Record):
    """A part of the answer: the order was right, but from the other end."""


class Moved(Record):
    """A part of the answer: with this card, or the jokers, in the right place it would have been right."""

    cards: tuple[Card, ...]


class AceElsewhere(Record):
    """Had the ace stood at its other end in the low order (low-ace); ``best``: it would have been the strongest."""

    best: bool


class TwoSwapped(Record):
    """A part of the answer: with these two the other way round it would have been right."""

    first: Card
    second: Card


class BeforeTrick(Record):
    """Before the unfinished trick."""


class Earlier(Record):
    """After this many tricks; 0: before the first card."""

    tricks: int


class TrumpsHeld(Record):
    """Had so many trumps been held."""

    held: int


class TrumpsPlayed(Record):
    """A part of the sum: had so many trumps been played."""

    played: int


class PlayedInstead(Record):
    """Had this seat played another card to a trick (from 1)."""

    seat: Seat
    trick: int
    old: Card
    new: Card


class OtherSeat(Record):
    """Of another player it would have been right."""

    seat: Seat


class NotFollowed(Record):
    """A part of the answer: had this seat failed to follow these suits, they would have counted."""

    seat: Seat
    suits: tuple[Suit, ...]


class AllFollowed(Record):
    """Had this seat followed every time."""

    seat: Seat


class HeldToo(Record):
    """Had this card been in one's own hand."""

    card: Card


class StrongerGone(Record):
    """A part of the answer: had all stronger cards been gone."""


class OtherSuit(Record):
    """Had another suit been asked for."""

    suit: Suit


class OtherPlace(Record):
    """Had the learner been second or third to play (2, 3)."""

    place: int


class NotAgreed(Record):
    """Without the convention it would have done."""


CardEdit = (
    HeldInstead
    | TurnedRound
    | Moved
    | AceElsewhere
    | TwoSwapped
    | BeforeTrick
    | Earlier
    | TrumpsHeld
    | TrumpsPlayed
    | PlayedInstead
    | OtherSeat
    | NotFollowed
    | AllFollowed
    | HeldToo
    | StrongerGone
    | OtherSuit
    | OtherPlace
    | NotAgreed
)

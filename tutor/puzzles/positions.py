"""Reading positions from lessons, packs and JSON: the fields that kinds share, with typed faults."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tutor.puzzles.faults import PositionError
from tutor.rules.cards import (
    Card,
    NotationError,
    Order,
    Seat,
    first_repeated,
    parse_cards,
    parse_seat,
    parse_trump,
    trump_code,
)
from tutor.rules.game import LawError
from tutor.rules.record import Record
from tutor.rules.trick import Trick, TrickLaw

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tutor.rules.game import Game, House

LEARNER = Seat.S
"""The learner's seat in every lesson and puzzle (voice)."""


class TrickPosition(NamedTuple):
    """A trick on the table and the law it is played under."""

    trick: Trick
    law: TrickLaw


class HandPosition(NamedTuple):
    """The learner's hand, what was played before him in this trick, and the law."""

    hand: tuple[Card, ...]
    plays: tuple[Card, ...]
    law: TrickLaw

    @property
    def trick(self) -> Trick:
        return learners_trick(self.plays)


def learners_trick(plays: tuple[Card, ...]) -> Trick:
    """The trick so far, when the learner plays next."""
    return Trick(LEARNER.after(-len(plays)), plays)


class Fields(Record):
    """The fields of one position. Reading methods raise PositionError."""

    values: Mapping[str, object]
    house: House

    def only(self, known: Iterable[str]) -> None:
        """Refuse a field that the kind does not have."""
        names = tuple(known)
        for name in self.values:
            if name not in names:
                raise PositionError("unknown-field", field=name, known=names)

    def text(self, name: str) -> str | None:
        value = self.values.get(name)
        if value is None or isinstance(value, str):
            return value
        if isinstance(value, list) and all(isinstance(v, str) for v in value):
            return " ".join(value)
        raise PositionError("not-text", field=name)

    def cards(self, name: str) -> tuple[Card, ...]:
        return read_cards(self.text(name) or "", self.house.game)

    def led_plays(self) -> tuple[Seat | None, tuple[Card, ...]]:
        """``plays: "W: H8 HQ"``, or bare cards beside ``leader``."""
        text = self.text("plays") or ""
        head, colon, tail = text.partition(":")
        leader = self.seat("leader")
        if colon:
            named = read_seat(head.strip())
            if leader is not None and leader is not named:
                raise PositionError("leader-differs", leader=leader.code, plays=named.code)
            leader, text = named, tail
        return leader, read_cards(text, self.house.game)

    def seat(self, name: str) -> Seat | None:
        text = self.text(name)
        return None if text is None else read_seat(text)

    def law(self) -> TrickLaw:
        """Trump (absent: none) and order (absent: high) under the table's house rules."""
        trump = self.text("trump")
        order = self.text("order")
        return read_law(trump, order, self.house)


def read_cards(text: str, game: Game) -> tuple[Card, ...]:
    """Canonical cards that the game has, none of them twice."""
    try:
        cards = parse_cards(text)
    except NotationError as fault:
        raise PositionError("unreadable-card", text=fault.text) from None
    check_cards(cards, game)
    return cards


def check_cards(cards: Iterable[Card], game: Game) -> None:
    """Refuse a card that comes twice (no-tied-trick) or that the game's deck does not hold."""
    found = tuple(cards)
    if twice := first_repeated(found):
        raise PositionError("card-twice", card=twice)
    for c in found:
        if c not in game.deck:
            raise PositionError("card-not-in-game", card=c, game=game.id)


def read_seat(text: str) -> Seat:
    try:
        return parse_seat(text)
    except NotationError:
        raise PositionError("unreadable-seat", text=text) from None


def read_law(trump: str | None, order: str | None, house: House) -> TrickLaw:
    """The law of a trick. Raises PositionError for words or values that the game does not have."""
    try:
        suit = None if trump is None else parse_trump(trump)
    except NotationError:
        raise PositionError("unreadable-suit", text=trump) from None
    if order not in (None, *(o.code for o in Order)):
        raise PositionError("unreadable-order", text=order)
    try:
        return house.game.law(suit, Order(order or "high"), house)
    except LawError as fault:
        raise PositionError(f"{fault.what}-not-in-game", game=house.game.id) from None


def read_trick(fields: Fields) -> TrickPosition:
    """Leader and one to four plays."""
    leader, plays = fields.led_plays()
    if leader is None:
        raise PositionError("missing", field="leader")
    if not plays:
        raise PositionError("missing", field="plays")
    if len(plays) > 4:
        raise PositionError("too-many-cards", most=4)
    return TrickPosition(Trick(leader, plays), fields.law())


def read_hand(fields: Fields) -> HandPosition:
    """The learner's hand and at most three plays before him; ``W: …`` before the plays must agree."""
    hand = fields.cards("hand")
    if not hand:
        raise PositionError("missing", field="hand")
    leader, plays = fields.led_plays()
    if len(plays) > 3:
        raise PositionError("too-many-cards", most=3)
    check_cards((*hand, *plays), fields.house.game)
    law = fields.law()
    position = HandPosition(law.sort(hand), plays, law)
    if leader is not None and leader is not position.trick.leader:
        raise PositionError("not-your-turn", leader=leader.code)
    return position


def law_data(law: TrickLaw) -> dict[str, object]:
    """Trump and order as JSON."""
    return {"trump": trump_code(law.trump), "order": law.order.code}


def trick_data(position: TrickPosition) -> dict[str, object]:
    trick = position.trick
    return {"leader": trick.leader.code, "plays": [c.code for c in trick.cards], **law_data(position.law)}


def hand_data(position: HandPosition) -> dict[str, object]:
    return {
        "hand": [c.code for c in position.hand],
        "plays": [c.code for c in position.plays],
        **law_data(position.law),
    }


def other_laws(law: TrickLaw, house: House) -> Iterable[TrickLaw]:
    """The same trick under each other trump of the game, suits first; then under the other order."""
    family = house.game.family
    for trump in family.trumps:
        if trump != law.trump:
            yield house.game.law(trump, law.order, house)
    for order in family.orders:
        if order is not law.order:
            yield house.game.law(law.trump, order, house)

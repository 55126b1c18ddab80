"""``trump``: which suit is trumps in this deal?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.bidding import other_houses
from tutor.puzzles.edits import OtherDeal, OtherHouse, OtherTurned
from tutor.puzzles.positions import Fields, check_cards
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import DECK52, Card, Seat, Suit, card_of, trump_code
from tutor.rules.cited import trump_rules
from tutor.rules.game import House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game
    from tutor.rules.reasons import Reason

_METHOD: Final = "trump-method"
_FIFTH: Final = "rotation-fifth"
_PERIOD: Final = 5
"""A turn of four suits and, at some tables, a deal without."""


class TrumpPosition(NamedTuple):
    """What is seen of a deal before its second card; None where it is not told."""

    dealer: Seat | None
    deal: int | None
    turned: Card | None
    led: Card | None
    """The first card that is played."""
    house: House


class Told(NamedTuple):
    """What a level tells beside what decides."""

    deals: int
    """The highest number of a deal."""
    other: float
    """How often something is told that decides at other tables: the number of the deal, or a turned card."""
    led: float


TOLD: Final = {
    1: Told(4, 0.0, 0.0),
    2: Told(6, 0.3, 0.5),
    3: Told(10, 0.6, 0.7),
    4: Told(16, 0.8, 0.8),
    5: Told(30, 1.0, 1.0),
}


def rotates(house: House) -> bool:
    """Whether trumps go round at a table, instead of being turned up."""
    return house.get(_METHOD) == "rotation"


def _found(position: TrumpPosition) -> tuple[Suit | None, Reason]:
    trump = position.house.game.family.trump
    assert trump is not None
    return trump(position.house, position.deal or 1, position.turned)


def _rotation(position: TrumpPosition, by: int = 0, fifth: str | None = None) -> tuple[Answer, ...]:
    """The trump of the deal that many on, as the rotation has it."""
    if position.deal is None or position.deal + by < 1:
        return ()
    values = {_METHOD: "rotation", _FIFTH: fifth or position.house[_FIFTH]}
    house = position.house.game.house({**position.house.changes(), **values})
    return ((trump_code(_found(position._replace(deal=position.deal + by, house=house))[0]),),)


def first_card_sets_trump(position: TrumpPosition) -> tuple[Answer, ...]:
    """The suit that is led is trumps."""
    led = position.led
    return () if led is None or led.suit is None else ((led.suit.code,),)


def turned_card_sets_trump(position: TrumpPosition) -> tuple[Answer, ...]:
    """The turned card counts where trumps go round, too."""
    turned = position.turned
    return () if turned is None or not rotates(position.house) else ((trump_code(turned.suit),),)


def trumps_go_round(position: TrumpPosition) -> tuple[Answer, ...]:
    """Trumps go round where the last card sets them, too."""
    return () if rotates(position.house) else _rotation(position)


def one_too_far(position: TrumpPosition) -> tuple[Answer, ...]:
    """The rotation begins with a deal that is not counted."""
    return _rotation(position, 1) if rotates(position.house) else ()


def one_short(position: TrumpPosition) -> tuple[Answer, ...]:
    """The suit of the deal before is still trumps."""
    return _rotation(position, -1) if rotates(position.house) else ()


def hand_order(position: TrumpPosition) -> tuple[Answer, ...]:
    """Trumps go round as hands are sorted: spades, hearts, diamonds, clubs."""
    if not rotates(position.house) or position.deal is None:
        return ()
    return ((Suit((position.deal - 1) % len(Suit)).code,),)


def other_fifth(position: TrumpPosition) -> tuple[Answer, ...]:
    """The fifth deal is as at other tables."""
    if not rotates(position.house):
        return ()
    return _rotation(position, fifth="hearts" if position.house[_FIFTH] == "no-trump" else "no-trump")


BELIEFS: Final[tuple[tuple[str, Callable[[TrumpPosition], tuple[Answer, ...]]], ...]] = (
    ("first-card-sets-trump", first_card_sets_trump),
    ("turned-card-sets-trump", turned_card_sets_trump),
    ("trumps-go-round", trumps_go_round),
    ("other-fifth-deal", other_fifth),
    ("counted-one-too-far", one_too_far),
    ("counted-one-short", one_short),
    ("trumps-in-hand-order", hand_order),
)


class Trump(BaseKind):
    """Which suit is trumps? The four suits are numbered, and none where a deal may be without."""

    id: str = "trump"
    version: str = "1"
    reads: Reads = Reads.TRUMP
    fields: tuple[str, ...] = ("dealer", "deal", "turned", "led")
    rules: tuple[str, ...] = ("last-card-sets-trump", "trump-rotation", "rotation-fifth-deal")
    misconceptions: tuple[Misconception[TrumpPosition], ...] = tuple(
        Misconception(name, belief) for name, belief in BELIEFS
    )

    def fits(self, game: Game) -> bool:
        return game.family.trump is not None and game.family.has_trump

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[TrumpPosition]:
        """Deals of one trump and dealer, drawn first."""
        told = TOLD[level]
        turns = rotates(house)
        dealer = Seat(draw.below(4))
        deals = draw.shuffled(range(1, told.deals + 1))
        suit = draw.pick(list(Suit))
        deal = deals[0]
        while True:
            turned = draw.pick([c for c in DECK52 if turns or c.suit is suit])
            led = (
                draw.pick([c for c in DECK52 if c.suit is not turned.suit]) if draw.chance(told.led) else None
            )
            other = draw.chance(told.other)
            yield TrumpPosition(
                dealer,
                deal if turns else draw.pick(deals) if other else None,
                turned if other or not turns else None,
                led,
                house,
            )

    def solve(self, position: TrumpPosition) -> Solution:
        trump, reason = _found(position)
        return Solution((trump_code(trump),), Mode.ONE, reason, trump_rules(reason))

    def choices(self, position: TrumpPosition) -> Answer:
        suits = tuple(suit.code for suit in Suit)
        without = rotates(position.house) and position.house[_FIFTH] == "no-trump"
        return (*suits, "none") if without else suits

    def parse(self, fields: Mapping[str, object], house: House) -> TrumpPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        deal = _number(fields, "deal")
        turned, led = (reader.cards(name) for name in ("turned", "led"))
        for cards in (turned, led):
            if len(cards) > 1:
                raise PositionError("too-many-cards", most=1)
        check_cards((*turned, *led), house.game)
        if rotates(house) and deal is None:
            raise PositionError("missing", field="deal")
        if not rotates(house) and not turned:
            raise PositionError("missing", field="turned")
        first = tuple(cards[0] if cards else None for cards in (turned, led))
        return TrumpPosition(reader.seat("dealer"), deal, first[0], first[1], house)

    def data(self, position: TrumpPosition) -> dict[str, object]:
        dealer, deal, turned, led, _ = position
        return {
            "dealer": None if dealer is None else dealer.code,
            "deal": deal,
            "turned": None if turned is None else turned.code,
            "led": None if led is None else led.code,
        }

    def features(self, position: TrumpPosition) -> frozenset[str]:
        turns = rotates(position.house)
        found = {
            "led": position.led is not None,
            "rotation": turns,
            "told-in-vain": position.turned is not None if turns else position.deal is not None,
            "second-round": turns and position.deal is not None and position.deal >= _PERIOD,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: TrumpPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, TrumpPosition]]:
        """Another card turned up, of the same rank; another deal, the nearest first; another house rule."""
        turned, deal = position.turned, position.deal
        if turned is not None and not rotates(house):
            for suit in Suit:
                new = card_of(suit, turned.rank)
                if new not in (turned, position.led):
                    yield OtherTurned(turned, new), position._replace(turned=new)
        if deal is not None and rotates(house):
            for by in (1, -1, 2, -2, 3, -3, 4, -4):
                if deal + by > 0:
                    yield OtherDeal(deal + by), position._replace(deal=deal + by)
        for name, value, other in other_houses(house, (_METHOD, _FIFTH)):
            if (rotates(other) and deal is None) or (not rotates(other) and turned is None):
                continue
            yield OtherHouse(name, value), position._replace(house=other)

    def lesser_edit(self, position: TrumpPosition, given: Answer) -> Edit | None:
        return None


def _number(fields: Mapping[str, object], name: str) -> int | None:
    """A whole number from 1, as a number or as text."""
    value = fields.get(name)
    if value is None:
        return None
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdecimal() and 0 < int(text) < _MOST_DEALS):
        raise PositionError("unreadable-number", text=text, field=name)
    return int(text)


_MOST_DEALS: Final = 10_000
KIND = Trump()

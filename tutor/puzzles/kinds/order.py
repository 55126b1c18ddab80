"""``order``: put these cards in order, the strongest first. All of one suit, or all trumps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.card_edits import AceElsewhere, Moved, TurnedRound, TwoSwapped
from tutor.puzzles.edits import OtherOrder
from tutor.puzzles.positions import Fields, law_data, other_laws
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import BIG_JOKER, DECK52, LITTLE_JOKER, Order, Suit, strength
from tutor.rules.counting import ranked
from tutor.rules.impossible import Impossible

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House
    from tutor.rules.trick import TrickLaw

LENGTHS: Final = {1: (3, 3), 2: (4, 4), 3: (4, 5), 4: (5, 5), 5: (5, 6)}
"""Fewest and most cards of each level."""
_LEAST, _MOST = 2, 13
_LOW: Final = {1: 0.0, 2: 0.35, 3: 0.45, 4: 0.5, 5: 0.6}
_JOKERS: Final = {1: 0.0, 2: 0.0, 3: 0.3, 4: 0.4, 5: 0.5}
_ACE: Final = 0.35
_TEN: Final = 0.45
_QUEEN_AND_JACK: Final = 0.3
"""How often these are put among the cards: they are what is placed wrongly."""
_OF_SUIT: Final = tuple(tuple(c for c in DECK52 if c.suit is s) for s in Suit)


class OrderPosition(NamedTuple):
    """Cards as they are shown, and the law that ranks them."""

    cards: tuple[Card, ...]
    law: TrickLaw


def _by(position: OrderPosition, power: Callable[[Card], float]) -> Answer:
    return tuple(c.code for c in sorted(position.cards, key=lambda c: -power(c)))


def _power(position: OrderPosition, c: Card) -> int:
    """How strong a card is here; jokers 15 and 16 at every table."""
    return strength(c.rank, position.law.order, position.law.low_ace_bad)


def _has(position: OrderPosition, *ranks: int) -> bool:
    return {c.rank for c in position.cards}.issuperset(ranks)


def high_for_low(position: OrderPosition) -> tuple[Answer, ...]:
    """High cards are strongest, though the low order holds."""
    return (_by(position, lambda c: c.rank),) if position.law.order is Order.LOW else ()


def ace_low(position: OrderPosition) -> tuple[Answer, ...]:
    """In the high order the ace counts as a one, below the two."""
    if position.law.order is Order.LOW or not _has(position, 14):
        return ()
    return (_by(position, lambda c: 1 if c.rank == 14 else c.rank),)


def low_ace_misplaced(position: OrderPosition) -> tuple[Answer, ...]:
    """In the low order the ace is taken for the other end from where this table has it."""
    law = position.law
    if law.order is Order.HIGH or not _has(position, 14):
        return ()
    return (_by(position, lambda c: strength(c.rank, law.order, not law.low_ace_bad)),)


def ten_below_nine(position: OrderPosition) -> tuple[Answer, ...]:
    """The ten is read as a one and a nought, and so stands at the low end."""
    if not _has(position, 10):
        return ()
    end = 1.5 if position.law.order is Order.HIGH else 13.5
    return (_by(position, lambda c: end if c.rank == 10 else _power(position, c)),)


def jack_above_queen(position: OrderPosition) -> tuple[Answer, ...]:
    """Jack and queen change places."""
    if not _has(position, 11, 12):
        return ()
    swapped = {11: 12, 12: 11}
    law = position.law
    return (_by(position, lambda c: strength(swapped.get(c.rank, c.rank), law.order, law.low_ace_bad)),)


def little_joker_over_big(position: OrderPosition) -> tuple[Answer, ...]:
    """The little joker is the stronger of the two."""
    if not _has(position, 15, 16):
        return ()
    return (_by(position, lambda c: 31 - c.rank if c.is_joker else _power(position, c)),)


def joker_below_ace(position: OrderPosition) -> tuple[Answer, ...]:
    """Jokers are trumps, but below all the others."""
    if not any(c.is_joker for c in position.cards):
        return ()
    return (_by(position, lambda c: c.rank - 30 if c.is_joker else _power(position, c)),)


def weakest_first(position: OrderPosition) -> tuple[Answer, ...]:
    """The right order, begun from the wrong end."""
    return (_by(position, lambda c: -_power(position, c)),)


class CardOrder(BaseKind):
    """Put these cards in order. The answer is all of them, strongest first."""

    id: str = "order"
    version: str = "1"
    reads: Reads = Reads.CARDS
    fields: tuple[str, ...] = ("cards", "trump", "order")
    rules: tuple[str, ...] = ("rank-ace-high", "order-low", "jokers-are-trumps")
    misconceptions: tuple[Misconception[OrderPosition], ...] = (
        Misconception("high-for-low", high_for_low),
        Misconception("low-ace-misplaced", low_ace_misplaced),
        Misconception("ace-low", ace_low),
        Misconception("ten-below-nine", ten_below_nine),
        Misconception("little-joker-over-big", little_joker_over_big),
        Misconception("joker-below-ace", joker_below_ace),
        Misconception("jack-above-queen", jack_above_queen),
        Misconception("weakest-first", weakest_first),
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[OrderPosition]:
        """Cards of one suit in an order of display that is drawn first: no place tells the strongest."""
        family = house.game.family
        places = draw.shuffled(range(draw.between(*LENGTHS[level])))
        suits = [t for t in family.trumps if t is not None]
        while True:
            low = len(family.orders) > 1 and draw.chance(_LOW[level])
            trump = draw.pick(suits) if suits else None
            suit = draw.pick(tuple(Suit))
            jokers: list[Card] = []
            if family.has_jokers and draw.chance(_JOKERS[level]) and trump is not None:
                suit = trump
                jokers = draw.some((LITTLE_JOKER, BIG_JOKER), 2 if draw.chance(0.6) else 1)
            elif len(family.orders) > 1 and draw.chance(0.3):
                trump = None
            law = house.game.law(trump, Order.LOW if low else Order.HIGH, house)
            cards = ranked((*_drawn(draw, suit, len(places) - len(jokers)), *jokers), law).cards
            yield OrderPosition(tuple(cards[n] for n in places), law)

    def solve(self, position: OrderPosition) -> Solution:
        try:
            reason = ranked(*position)
        except Impossible as fault:
            raise PositionError(fault.code, **fault.params) from None
        rules = [reason.rule]
        if reason.rule == "jokers-are-trumps":
            if len(position.cards) > sum(c.is_joker for c in position.cards) + 1:
                rules.append("rank-ace-high" if position.law.order is Order.HIGH else "order-low")
            if sum(c.is_joker for c in position.cards) > 1:
                rules.append("jokers-distinct")
        return Solution(tuple(c.code for c in reason.cards), Mode.ORDERED, reason, tuple(rules))

    def choices(self, position: OrderPosition) -> Answer:
        return tuple(c.code for c in position.cards)

    def parse(self, fields: Mapping[str, object], house: House) -> OrderPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        cards = reader.cards("cards")
        if not cards:
            raise PositionError("missing", field="cards")
        if len(cards) < _LEAST:
            raise PositionError("too-few-cards", least=_LEAST)
        if len(cards) > _MOST:
            raise PositionError("too-many-cards", most=_MOST)
        position = OrderPosition(cards, reader.law())
        self.solve(position)
        return position

    def data(self, position: OrderPosition) -> dict[str, object]:
        return {"cards": [c.code for c in position.cards], **law_data(position.law)}

    def features(self, position: OrderPosition) -> frozenset[str]:
        cards = position.cards
        found = {
            "low-order": position.law.order is Order.LOW,
            "joker": any(c.is_joker for c in cards),
            "two-jokers": sum(c.is_joker for c in cards) > 1,
            "many-cards": len(cards) > LENGTHS[2][1],
            "court-cards": sum(10 < c.rank < 14 for c in cards) > 1,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: OrderPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, OrderPosition]]:
        """The other order; the ace at its other end."""
        cards, law = position
        for other in other_laws(law, house):
            if other.order is not law.order:
                yield OtherOrder(other.order), OrderPosition(cards, other)
        if law.order is Order.LOW:
            other = replace(law, low_ace_bad=not law.low_ace_bad)
            yield AceElsewhere(law.low_ace_bad), OrderPosition(cards, other)

    def lesser_edit(self, position: OrderPosition, given: Answer) -> Edit | None:
        """Two cards the other way round, one in its place, or all of them turned."""
        right = self.solve(position).answer
        wrong = [n for n, (one, other) in enumerate(zip(given, right, strict=False)) if one != other]
        by_code = {c.code: c for c in position.cards}
        if set(given) != set(right):
            return None
        if len(wrong) == 2:
            return TwoSwapped(by_code[given[wrong[1]]], by_code[given[wrong[0]]])
        jokers = tuple(c.code for c in position.cards if c.is_joker)
        for moved in (*((code,) for code in right), jokers):
            if [c for c in given if c not in moved] == [c for c in right if c not in moved]:
                return Moved(position.law.sort(by_code[c] for c in moved))
        return TurnedRound() if given == right[::-1] else None


def _drawn(draw: Draw, suit: Suit, count: int) -> list[Card]:
    """Cards of a suit, what is placed wrongly often among them."""
    ranks = {12, 11} if draw.chance(_QUEEN_AND_JACK) else set()
    ranks |= {rank for rank, share in ((14, _ACE), (10, _TEN)) if draw.chance(share)}
    cards = draw.some(_OF_SUIT[suit], 13)
    cards.sort(key=lambda c: c.rank not in ranks)
    return cards[:count]


KIND = CardOrder()

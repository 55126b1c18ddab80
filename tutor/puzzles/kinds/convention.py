"""``convention``: which card says what partner expects? Asked only of those who want it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.card_edits import HeldInstead, NotAgreed, OtherPlace
from tutor.puzzles.figures import read_ask
from tutor.puzzles.positions import Fields, HandPosition, hand_data, learners_trick, read_hand
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import DECK52, Suit
from tutor.rules.conventions import CONVENTIONS, longest, of_suit
from tutor.rules.impossible import Impossible
from tutor.rules.rulebook import RULES
from tutor.rules.trick import Trick, legal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House
    from tutor.rules.trick import TrickLaw

FOURTH, HIGH_LOW, SECOND, THIRD = CONVENTIONS
_SIZES: Final = {1: (7, 8), 2: (8, 10), 3: (10, 11), 4: (12, 13), 5: (13, 13)}
"""Fewest and most cards of a hand, by level."""
_OF_SUIT: Final = tuple(tuple(c for c in DECK52 if c.suit is s) for s in Suit)


class ConventionPosition(NamedTuple):
    """The learner's hand and what was played before him; ``ask`` is the convention."""

    ask: str
    hand: tuple[Card, ...]
    plays: tuple[Card, ...]
    law: TrickLaw

    @property
    def trick(self) -> Trick:
        return learners_trick(self.plays)

    @property
    def suit(self) -> Suit | None:
        """The suit that matters: led, or the longest."""
        return self.law.led(self.plays) if self.plays else longest(self.hand, self.law)

    @property
    def cards(self) -> list[Card]:
        """The cards of that suit in hand, highest first."""
        return [] if self.suit is None else of_suit(self.hand, self.suit)


def _believed(
    ask: str, rule: Callable[[ConventionPosition], Card | None]
) -> Callable[[ConventionPosition], tuple[Answer, ...]]:
    def predict(position: ConventionPosition) -> tuple[Answer, ...]:
        card = rule(position) if position.ask == ask and position.cards else None
        return () if card is None else ((card.code,),)

    return predict


def fourth_from_bottom(position: ConventionPosition) -> Card | None:
    """The fourth is counted from below."""
    cards = position.cards
    return cards[-4] if len(cards) > 3 else None


def highest(position: ConventionPosition) -> Card | None:
    """The highest of the suit."""
    return position.cards[0]


def lowest(position: ConventionPosition) -> Card | None:
    """The lowest of the suit."""
    return position.cards[-1]


def strength_first(position: ConventionPosition) -> Card | None:
    """The highest card in hand, whatever its suit."""
    return max((c for c in position.hand if not position.law.is_trump(c)), key=lambda c: c.rank, default=None)


def cheapest_winner(position: ConventionPosition) -> Card | None:
    """The cheapest card that beats what has been played."""
    best = max(c.rank for c in position.plays)
    return next((c for c in reversed(position.cards) if c.rank > best), None)


class Convention(BaseKind):
    """Which card does partner expect? Any that the convention names."""

    id: str = "convention"
    version: str = "1"
    reads: Reads = Reads.CARD
    optional: bool = True
    fields: tuple[str, ...] = ("hand", "leader", "plays", "trump", "order", "ask")
    rules: tuple[str, ...] = ("conv-fourth-highest", "conv-high-low-doubleton", "maxim-second-low-third-high")
    misconceptions: tuple[Misconception[ConventionPosition], ...] = (
        Misconception("fourth-from-bottom", _believed(FOURTH, fourth_from_bottom)),
        Misconception("highest-of-longest", _believed(FOURTH, highest)),
        Misconception("lowest-of-longest", _believed(FOURTH, lowest)),
        Misconception("strength-first", _believed(FOURTH, strength_first)),
        Misconception("low-high", _believed(HIGH_LOW, lowest)),
        Misconception("second-hand-high", _believed(SECOND, highest)),
        Misconception("second-hand-covers", _believed(SECOND, cheapest_winner)),
        Misconception("third-hand-low", _believed(THIRD, lowest)),
        Misconception("third-hand-cheap", _believed(THIRD, cheapest_winner)),
    )

    def fits(self, game: Game) -> bool:
        return all(game.id in RULES[rule].games for rule in self.rules)

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[ConventionPosition]:
        """What is asked, and the suit it is about, are drawn first."""
        ask = draw.pick(tuple(CONVENTIONS))
        suit = draw.pick(tuple(Suit))
        trumps = [t for t in house.game.family.trumps if t is not None and t is not suit]
        while True:
            law = house.game.law(draw.pick(trumps) if trumps else None, house=house)
            position = _posed(draw, ask, suit, law, draw.between(*_SIZES[level]))
            try:
                CONVENTIONS[ask](position.hand, position.plays, law)
            except Impossible:
                continue
            yield position

    def solve(self, position: ConventionPosition) -> Solution:
        ask, hand, plays, law = position
        try:
            reason = CONVENTIONS[ask](hand, plays, law)
        except Impossible as fault:
            raise PositionError(fault.code, **fault.params) from None
        rules = (reason.rule, "signals-allowed") if ask in (FOURTH, HIGH_LOW) else (reason.rule,)
        return Solution(tuple(c.code for c in reason.cards), Mode.ANY, reason, rules)

    def choices(self, position: ConventionPosition) -> Answer:
        return tuple(c.code for c in position.hand)

    def parse(self, fields: Mapping[str, object], house: House) -> ConventionPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        ask = read_ask(reader, tuple(CONVENTIONS))
        position = ConventionPosition(ask, *read_hand(reader))
        self.solve(position)
        return position

    def data(self, position: ConventionPosition) -> dict[str, object]:
        plain = HandPosition(*position[1:])
        return {"leader": position.trick.leader.code, **hand_data(plain), "ask": position.ask}

    def features(self, position: ConventionPosition) -> frozenset[str]:
        found = {position.ask: True, "many-cards": len(position.hand) > _SIZES[3][0]}
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: ConventionPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, ConventionPosition]]:
        """As third or second to play; then one other card of the suit in hand in the place of one of it."""
        ask, hand, plays, law = position
        free = [c for c in DECK52 if c not in hand and c not in plays]
        if ask == SECOND:
            low = next((c for c in free if c.suit is plays[0].suit and c.rank < plays[0].rank), None)
            if low is not None:
                yield OtherPlace(3), position._replace(ask=THIRD, plays=(plays[0], low))
        if ask == THIRD:
            yield OtherPlace(2), position._replace(ask=SECOND, plays=plays[:1])
        for old in position.cards:
            if old.code in given:
                continue
            for new in sorted(free, key=lambda c, old=old: (c.suit is not old.suit, abs(c.rank - old.rank))):  # type: ignore[misc]
                changed = law.sort(new if c is old else c for c in hand)
                yield HeldInstead(old, new), position._replace(hand=changed)

    def lesser_edit(self, position: ConventionPosition, given: Answer) -> Edit | None:
        """What is legal would do without the convention; what is not, without the cards of the suit led."""
        from tutor.puzzles.kinds.legal import freed

        plain = HandPosition(*position[1:])
        if all(c.code not in given for c in legal(*plain).legal):
            return freed(plain)
        return NotAgreed()


def _posed(draw: Draw, ask: str, suit: Suit, law: TrickLaw, size: int) -> ConventionPosition:
    """A hand with some cards of the suit, and what was played before it of the same one."""
    drawn = draw.some(_OF_SUIT[suit], 13)
    before = {FOURTH: 0, HIGH_LOW: 2, SECOND: 1, THIRD: 2}[ask]
    plays = tuple(drawn[:before])
    held = 2 if ask == HIGH_LOW else draw.between(4, 6) if ask == FOURTH else draw.between(3, 4)
    others = draw.some([c for c in DECK52 if c.suit is not suit], size - held)
    return ConventionPosition(ask, law.sort((*drawn[before : before + held], *others)), plays, law)


KIND = Convention()

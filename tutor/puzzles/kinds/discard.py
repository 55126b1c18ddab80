"""``discard``: may these cards be put away? Or how many tricks are there before the first lead?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.edits import InHand, PutCount
from tutor.puzzles.figures import read_ask
from tutor.puzzles.positions import Fields, check_cards
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import Card, mask_of
from tutor.rules.dealing import KITTY, check_puts
from tutor.rules.impossible import Impossible
from tutor.rules.reasons.kitty import KittyIsTrick, PutAway
from tutor.rules.trick import TrickLaw

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

LEGAL: Final = "legal"
TRICKS: Final = "tricks"
_HELD: Final = 18
_TRICKS_SHARE: Final = 0.1
_ACE: Final = 14
_KINDS_OF_WRONG: Final = {1: (5, 7), 2: (5, 7, 6), 3: (5, 7, 6, 6), 4: (5, 7, 6, 6), 5: (5, 7, 6, 6, 6)}
"""Of illegal ones: how many cards; six are those with one that is not held."""
_ORDER: Final = TrickLaw(None)


class DiscardPosition(NamedTuple):
    """The declarer's eighteen, sorted, and what he would put away."""

    hand: tuple[Card, ...]
    puts: tuple[Card, ...]
    ask: str

    @property
    def strange(self) -> Card | None:
        """The first card that is not held."""
        return next((c for c in self.puts if c not in self.hand), None)


def _told(legal: bool) -> tuple[Answer, ...]:
    return ((LEGAL,),) if legal else (("illegal",),)


def five_may_go(p: DiscardPosition) -> tuple[Answer, ...]:
    """Fewer than six will do."""
    return _told(p.strange is None) if p.ask == LEGAL and len(p.puts) < KITTY else ()


def seven_may_go(p: DiscardPosition) -> tuple[Answer, ...]:
    """More than six will do."""
    return _told(p.strange is None) if p.ask == LEGAL and len(p.puts) > KITTY else ()


def not_held_unseen(p: DiscardPosition) -> tuple[Answer, ...]:
    """Only the number counts: nobody looks whether they are held."""
    return _told(len(p.puts) == KITTY) if p.ask == LEGAL and p.strange is not None else ()


def jokers_stay(p: DiscardPosition) -> tuple[Answer, ...]:
    """A joker may not be put away."""
    return _told(False) if p.ask == LEGAL and any(c.is_joker for c in p.puts) else ()


def aces_stay(p: DiscardPosition) -> tuple[Answer, ...]:
    """An ace may not be put away."""
    return _told(False) if p.ask == LEGAL and any(c.rank == _ACE for c in p.puts) else ()


def kitty_forgotten(p: DiscardPosition) -> tuple[Answer, ...]:
    """Only tricks that are played count."""
    return (("0",),) if p.ask == TRICKS else ()


def cards_counted(p: DiscardPosition) -> tuple[Answer, ...]:
    """Each card put away is a trick."""
    return ((str(len(p.puts)),),) if p.ask == TRICKS else ()


def high_cards_counted(p: DiscardPosition) -> tuple[Answer, ...]:
    """Aces and jokers put away are a trick each."""
    high = sum(c.is_joker or c.rank == _ACE for c in p.puts)
    return ((str(high),),) if p.ask == TRICKS and high != 1 else ()


class Discard(BaseKind):
    """May these be put away? Legal or illegal; or a number of tricks."""

    id: str = "discard"
    version: str = "1"
    reads: Reads = Reads.LEGALITY
    fields: tuple[str, ...] = ("hand", "puts", "ask")
    rules: tuple[str, ...] = ("kitty-exchange", "kitty-is-first-book")
    misconceptions: tuple[Misconception[DiscardPosition], ...] = (
        Misconception("five-may-go", five_may_go),
        Misconception("seven-may-go", seven_may_go),
        Misconception("not-held-unseen", not_held_unseen),
        Misconception("jokers-stay", jokers_stay),
        Misconception("aces-stay", aces_stay),
        Misconception("kitty-forgotten", kitty_forgotten),
        Misconception("high-cards-counted", high_cards_counted),
        Misconception("cards-counted", cards_counted),
    )

    def fits(self, game: Game) -> bool:
        return game.family.kitty > 0

    def reads_of(self, position: object) -> Reads:
        tricks = isinstance(position, DiscardPosition) and position.ask == TRICKS
        return Reads.NUMBER if tricks else self.reads

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[DiscardPosition]:
        """What is asked, and whether it is allowed, are drawn first."""
        ask = TRICKS if level > 1 and draw.chance(_TRICKS_SHARE) else LEGAL
        number = KITTY if ask == TRICKS or draw.chance(0.5) else 0
        strange = False
        if not number:
            number = draw.pick(_KINDS_OF_WRONG[level])
            strange = number == KITTY
        while True:
            yield _drawn(draw, house, level, number, strange, ask)

    def solve(self, position: DiscardPosition) -> Solution:
        try:
            check_puts(position.puts, mask_of(position.hand))
        except Impossible:
            if position.ask == TRICKS:
                raise PositionError("no-answer") from None
            reason = PutAway(len(position.puts), position.strange)
            return Solution(("illegal",), Mode.ONE, reason, (reason.rule,))
        if position.ask == TRICKS:
            book = KittyIsTrick()
            return Solution(("1",), Mode.ONE, book, (book.rule, "twelve-played-plus-kitty"))
        put = PutAway(len(position.puts))
        return Solution((LEGAL,), Mode.ONE, put, (put.rule,))

    def choices(self, position: DiscardPosition) -> Answer | None:
        return None if position.ask == TRICKS else (LEGAL, "illegal")

    def parse(self, fields: Mapping[str, object], house: House) -> DiscardPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        hand, puts = reader.cards("hand"), reader.cards("puts")
        for name, cards in (("hand", hand), ("puts", puts)):
            if not cards:
                raise PositionError("missing", field=name)
        if len(hand) != _HELD:
            raise PositionError("hand-of-eighteen", n=len(hand))
        check_cards(hand, house.game)
        check_cards(puts, house.game)
        position = DiscardPosition(_ORDER.sort(hand), _ORDER.sort(puts), read_ask(reader, (LEGAL, TRICKS)))
        self.solve(position)
        return position

    def data(self, position: DiscardPosition) -> dict[str, object]:
        return {
            "hand": [c.code for c in position.hand],
            "puts": [c.code for c in position.puts],
            "ask": position.ask,
        }

    def features(self, position: DiscardPosition) -> frozenset[str]:
        found = {
            "tricks": position.ask == TRICKS,
            "joker": any(c.is_joker for c in position.puts),
            "ace": any(c.rank == _ACE for c in position.puts),
            "not-held": position.strange is not None,
            "not-six": len(position.puts) != KITTY,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: DiscardPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, DiscardPosition]]:
        """Another number of cards, or the missing card in hand."""
        if position.ask == TRICKS:
            return
        kept = [c for c in position.hand if c not in position.puts]
        if position.strange is not None:
            hand = _ORDER.sort([c for c in position.hand if c is not kept[0]] + [position.strange])
            yield InHand(position.strange), position._replace(hand=hand)
        for n in (KITTY, KITTY - 1):
            if n != len(position.puts):
                puts = (*position.puts, *kept)[:n]
                yield PutCount(n), position._replace(puts=_ORDER.sort(puts))

    def lesser_edit(self, position: DiscardPosition, given: Answer) -> Edit | None:
        return None


def _drawn(draw: Draw, house: House, level: int, number: int, strange: bool, ask: str) -> DiscardPosition:
    """Eighteen cards, and so many to be put away; from level 3 often with a joker among them."""
    cards = draw.some(house.game.deck, _HELD + 1)
    hand, other = cards[:_HELD], cards[_HELD]
    if level > 2 and draw.chance(0.5) and not any(c.is_joker for c in cards):
        hand[0] = house.game.deck[-1 - draw.below(2)]
    puts = draw.some(hand, number)
    joker = next((c for c in hand if c.is_joker), None)
    if joker is not None and joker not in puts and draw.chance(0.6):
        puts[0] = joker
    if strange:
        puts[-1] = other
    return DiscardPosition(_ORDER.sort(hand), _ORDER.sort(puts), ask)


KIND = Discard()

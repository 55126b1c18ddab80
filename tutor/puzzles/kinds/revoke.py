"""``revoke``: who failed to follow suit, and in which trick?"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.edits import CameLater, Followed, RestToo, SuitCameLater
from tutor.puzzles.played_fields import read_tricks, written
from tutor.puzzles.pose_revokes import records
from tutor.puzzles.positions import Fields, check_cards, read_law
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import DECK52, Card, Seat, Suit, trump_code
from tutor.rules.cited import revoke_rules
from tutor.rules.game import House
from tutor.rules.reasons import RevokesFound
from tutor.rules.revoke import Revoke, find_revokes
from tutor.rules.trick import Trick, TrickLaw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game

NOBODY: Final = "none"
_TRIED: Final = 3
"""So many cards of a suit are tried in the place of one that was played."""


class Off(NamedTuple):
    """A card that did not follow."""

    trick: int
    seat: Seat
    card: Card
    led: Suit

    @property
    def code(self) -> str:
        return f"{self.seat.code}{self.trick}"


class _Record(NamedTuple):
    tricks: tuple[Trick, ...]
    law: TrickLaw
    house: House


class RevokePosition(_Record):
    """Tricks of a deal, from its last ones or its first ones, under a trump."""

    @cached_property
    def revokes(self) -> tuple[Revoke, ...]:
        """The revokes that these tricks prove, found once."""
        return find_revokes(self.tricks, self.law)

    @cached_property
    def off(self) -> tuple[Off, ...]:
        """Every card that did not follow, rightly or not."""
        found = []
        for n, trick in enumerate(self.tricks, 1):
            led = self.law.led(trick.cards[:1])
            for seat, c in trick.plays()[1:]:
                suit = self.law.follows_as(c)
                if led is None:
                    led = suit
                elif suit != led:
                    found.append(Off(n, seat, c, led))
        return tuple(found)

    @cached_property
    def guilty(self) -> tuple[str, ...]:
        return tuple(code_of(revoke) for revoke in self.revokes)


def code_of(revoke: Revoke) -> str:
    """``E3``: the seat and the trick."""
    return f"{revoke.seat.code}{revoke.trick}"


def _answer(codes: Iterable[str]) -> tuple[Answer, ...]:
    return (tuple(dict.fromkeys(codes)) or (NOBODY,),)


def ruff_is_revoke(position: RevokePosition) -> tuple[Answer, ...]:
    """Whoever trumps has not followed."""
    ruffs = [off.code for off in position.off if position.law.is_trump(off.card)]
    return _answer((*position.guilty, *ruffs)) if ruffs else ()


def not_following_is_revoke(position: RevokePosition) -> tuple[Answer, ...]:
    """Nobody may play another suit."""
    return _answer(off.code for off in position.off)


def joker_forgotten(position: RevokePosition) -> tuple[Answer, ...]:
    """A joker is no card of any suit: it may always be played, and proves nothing."""
    if not any(c.is_joker for trick in position.tricks for c in trick.cards):
        return ()
    found = []
    for n, trick in enumerate(position.tricks):
        led: Suit | None = None
        for seat, c in trick.plays():
            led = c.suit if led is None else led
            if led is not None and c.suit not in (led, None) and _shown(position, n + 1, seat, led):
                found.append(f"{seat.code}{n + 1}")
    return _answer(found)


def _shown(position: RevokePosition, after: int, seat: Seat, suit: Suit) -> bool:
    later = (trick.cards[(seat - trick.leader) % 4] for trick in position.tricks[after:])
    return any(c.suit is suit for c in later)


def colour_for_suit(position: RevokePosition) -> tuple[Answer, ...]:
    """A red card follows a red one."""
    followed = {
        o.code for o in position.off if o.card.suit is not None and o.card.suit.is_red == o.led.is_red
    }
    return _answer(code for code in position.guilty if code not in followed)


def named_when_shown(position: RevokePosition) -> tuple[Answer, ...]:
    """The trick in which the suit turns up again is the one that is wrong."""
    return _answer(f"{r.seat.code}{r.proof_trick}" for r in position.revokes)


def only_trumping_counts(position: RevokePosition) -> tuple[Answer, ...]:
    """To throw a card away is no fault."""
    if position.law.trump is None:
        return ()
    return _answer(code_of(r) for r in position.revokes if position.law.is_trump(r.card))


BELIEFS: Final[tuple[tuple[str, Callable[[RevokePosition], tuple[Answer, ...]]], ...]] = (
    ("joker-forgotten", joker_forgotten),
    ("named-when-shown", named_when_shown),
    ("ruff-is-revoke", ruff_is_revoke),
    ("not-following-is-revoke", not_following_is_revoke),
    ("colour-for-suit", colour_for_suit),
    ("only-trumping-counts", only_trumping_counts),
)


class Revokes(BaseKind):
    """Who failed to follow suit though able to? Each with the trick, or nobody."""

    id: str = "revoke"
    version: str = "1"
    reads: Reads = Reads.REVOKES
    fields: tuple[str, ...] = ("tricks", "trump")
    rules: tuple[str, ...] = ("revoke-definition",)
    misconceptions: tuple[Misconception[RevokePosition], ...] = tuple(
        Misconception(name, belief) for name, belief in BELIEFS
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[RevokePosition]:
        for tricks, law in records(draw, house, level):
            yield RevokePosition(tricks, law, house)

    def solve(self, position: RevokePosition) -> Solution:
        revokes = position.revokes
        rules = revoke_rules(revokes, position.house)
        return Solution(position.guilty or (NOBODY,), Mode.SET, RevokesFound(len(revokes)), rules)

    def choices(self, position: RevokePosition) -> Answer | None:
        return None

    def parse(self, fields: Mapping[str, object], house: House) -> RevokePosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        tricks = read_tricks(fields.get("tricks"), house)
        if not tricks:
            raise PositionError("missing", field="tricks")
        check_cards((c for trick in tricks for c in trick.cards), house.game)
        return RevokePosition(tricks, read_law(reader.text("trump"), None, house), house)

    def data(self, position: RevokePosition) -> dict[str, object]:
        return {
            "tricks": [written(trick) for trick in position.tricks],
            "trump": trump_code(position.law.trump),
        }

    def features(self, position: RevokePosition) -> frozenset[str]:
        guilty = position.guilty
        innocent = [off for off in position.off if off.code not in guilty]
        found = {
            "nobody": not guilty,
            "several": len(guilty) > 1,
            "legal-ruff": any(position.law.is_trump(off.card) for off in innocent),
            "legal-discard": any(not position.law.is_trump(off.card) for off in innocent),
            "joker": any(c.is_joker for trick in position.tricks for c in trick.cards),
            "many-tricks": len(position.tricks) > 4,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: RevokePosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, RevokePosition]]:
        """A guilty card exchanged for one that follows; a later card for one of the suit that was not followed."""
        played = {c for trick in position.tricks for c in trick.cards}
        for off in position.off:
            free = [c for c in DECK52 if c.suit is off.led and c not in played][:_TRIED]
            if off.code in position.guilty and off.code not in given:
                for new in free:
                    edit = Followed(off.seat, off.trick, off.card, new)
                    yield edit, _with(position, off.trick, off.seat, new)
            elif off.code in given and off.code not in position.guilty:
                for later in range(off.trick + 1, len(position.tricks) + 1):
                    old = _card(position, later, off.seat)
                    for new in free:
                        yield CameLater(off.seat, later, old, new), _with(position, later, off.seat, new)

    def lesser_edit(self, position: RevokePosition, given: Answer) -> Edit | None:
        if set(given) < set(position.guilty):
            return RestToo()
        wrong = (off for off in position.off if off.code in given and off.code not in position.guilty)
        first = next((off for off in wrong if off.trick < len(position.tricks)), None)
        return None if first is None else SuitCameLater(first.seat, first.trick, first.led)


def _card(position: RevokePosition, n: int, seat: Seat) -> Card:
    trick = position.tricks[n - 1]
    return trick.cards[(seat - trick.leader) % 4]


def _with(position: RevokePosition, n: int, seat: Seat, new: Card) -> RevokePosition:
    """The record with another card of this seat in the nth trick."""
    trick = position.tricks[n - 1]
    place = (seat - trick.leader) % 4
    changed = Trick(trick.leader, (*trick.cards[:place], new, *trick.cards[place + 1 :]))
    return RevokePosition(
        (*position.tricks[: n - 1], changed, *position.tricks[n:]), position.law, position.house
    )


KIND = Revokes()

"""``legal``: which of these cards may be played?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.edits import Freed, OnLead, OtherLead, OtherTrump, RestToo, WithoutCards
from tutor.puzzles.pose import hand_candidates
from tutor.puzzles.positions import Fields, HandPosition, hand_data, other_laws, read_hand
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, Reads, Solution
from tutor.rules.cards import DECK52
from tutor.rules.trick import legal, winning_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House

    Cards = tuple[Card, ...]

_MOST_LESS = 2
"""More cards than this nobody wants to hear named in a "without"."""


def _allowed(position: HandPosition) -> Cards:
    return legal(*position).legal


def must_beat(position: HandPosition) -> Cards | None:
    """Whoever can beat the card that is winning must do so."""
    place = winning_place(position.plays, position.law)
    if place is None:
        return None
    led = position.law.led(position.plays)
    may = _allowed(position)
    return tuple(c for c in may if position.law.beats(c, position.plays[place], led)) or may


def must_trump_when_void(position: HandPosition) -> Cards | None:
    """Whoever cannot follow must trump."""
    law = position.law
    if not _void(position) or law.trump is None:
        return None
    return tuple(c for c in position.hand if law.is_trump(c)) or position.hand


def must_not_trump(position: HandPosition) -> Cards | None:
    """A void player may only throw plain cards."""
    law = position.law
    if not _void(position) or law.trump is None:
        return None
    return tuple(c for c in position.hand if not law.is_trump(c)) or position.hand


def trump_any_time(position: HandPosition) -> Cards | None:
    """A trump may be played even while the led suit is held."""
    law = position.law
    if law.trump is None or not position.plays:
        return None
    return _joined(position, _allowed(position), (c for c in position.hand if law.is_trump(c)))


def trump_not_led(position: HandPosition) -> Cards | None:
    """Trumps may not be led (until one has been played)."""
    law = position.law
    if position.plays or law.trump is None:
        return None
    return tuple(c for c in position.hand if not law.is_trump(c)) or position.hand


def anything_goes(position: HandPosition) -> Cards | None:
    """Any card may be played at any time."""
    return position.hand


def colour_for_suit(position: HandPosition) -> Cards | None:
    """A red card follows a red lead, a black one a black lead."""
    led = position.law.led(position.plays)
    if led is None:
        return None
    law = position.law
    same = tuple(
        c
        for c in position.hand
        if law.follows_as(c) == led or (c.suit is not None and c.suit.is_red == led.is_red)
    )
    # The idea says nothing of jokers: where they may be played at any time, they still may.
    free = (c for c in position.hand if c.is_joker and law.trump is None and law.nt_joker_any_time)
    return _joined(position, same, free) if same else position.hand


def joker_is_wild(position: HandPosition) -> Cards | None:
    """A joker may be played whenever one likes."""
    if not _has_joker(position):
        return None
    return _joined(position, _allowed(position), (c for c in position.hand if c.is_joker))


def joker_does_not_follow_trump(position: HandPosition) -> Cards | None:
    """A joker is no trump: it neither follows trumps nor asks for them."""
    law = position.law
    led = law.led(position.plays)
    if (
        law.trump is None
        or led != law.trump
        or not any(c.is_joker for c in (*position.hand, *position.plays))
    ):
        return None
    if position.plays[0].is_joker:
        return position.hand
    return tuple(c for c in position.hand if c.suit == led) or position.hand


def joker_must_be_thrown(position: HandPosition) -> Cards | None:
    """A void player must throw a joker if he has one."""
    if not _void(position) or not _has_joker(position):
        return None
    return tuple(c for c in position.hand if c.is_joker)


def must_win_with_highest(position: HandPosition) -> Cards | None:
    """When following, the highest card of the suit must be played."""
    law = position.law
    led = law.led(position.plays)
    following = [c for c in position.hand if led is not None and law.follows_as(c) == led]
    if led is None or len(following) < 2:
        return None
    return (max(following, key=lambda c: law.table.power[led][c.index]),)


def _void(position: HandPosition) -> bool:
    led = position.law.led(position.plays)
    return led is not None and all(position.law.follows_as(c) != led for c in position.hand)


def _has_joker(position: HandPosition) -> bool:
    return any(c.is_joker for c in position.hand)


def _joined(position: HandPosition, first: Iterable[Card], more: Iterable[Card]) -> Cards:
    wanted = {*first, *more}
    return tuple(c for c in position.hand if c in wanted)


BELIEFS: tuple[tuple[str, Callable[[HandPosition], Cards | None]], ...] = (
    ("must-beat", must_beat),
    ("must-trump-when-void", must_trump_when_void),
    ("must-not-trump", must_not_trump),
    ("trump-any-time", trump_any_time),
    ("trump-not-led", trump_not_led),
    ("colour-for-suit", colour_for_suit),
    ("joker-is-wild", joker_is_wild),
    ("joker-does-not-follow-trump", joker_does_not_follow_trump),
    ("joker-must-be-thrown", joker_must_be_thrown),
    ("must-play-highest", must_win_with_highest),
    ("anything-goes", anything_goes),
)
"""Wrong rules about what may be played, the likeliest first."""


def _predict(
    belief: Callable[[HandPosition], Cards | None],
) -> Callable[[HandPosition], tuple[Answer, ...]]:
    def predict(position: HandPosition) -> tuple[Answer, ...]:
        cards = belief(position)
        return () if cards is None else (tuple(c.code for c in cards),)

    return predict


class Legal(BaseKind):
    """Which of these cards may be played? The answer is the whole set."""

    id: str = "legal"
    version: str = "1"
    reads: Reads = Reads.CARDS
    fields: tuple[str, ...] = ("hand", "plays", "leader", "trump", "order")
    rules: tuple[str, ...] = (
        "follow-suit",
        "void-play-anything",
        "lead-any-card",
        "nt-joker-only-when-void",
        "nt-joker-led",
    )
    misconceptions: tuple[Misconception[HandPosition], ...] = tuple(
        Misconception(name, _predict(belief)) for name, belief in BELIEFS
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[HandPosition]:
        return hand_candidates(draw, house, level)

    def solve(self, position: HandPosition) -> Solution:
        verdict = legal(*position)
        return Solution(tuple(c.code for c in verdict.legal), Mode.SET, verdict.reason, verdict.rules)

    def choices(self, position: HandPosition) -> Answer:
        return tuple(c.code for c in position.hand)

    def parse(self, fields: Mapping[str, object], house: House) -> HandPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        return read_hand(reader)

    def data(self, position: HandPosition) -> dict[str, object]:
        return hand_data(position)

    def features(self, position: HandPosition) -> frozenset[str]:
        found = {
            "on-lead": not position.plays,
            "void": _void(position),
            "trump-held": any(position.law.is_trump(c) for c in position.hand),
            "joker": _has_joker(position) or any(c.is_joker for c in position.plays),
            "low-order": position.law.order.code == "low",
            "many-cards": len(position.hand) > 7,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: HandPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, HandPosition]]:
        """Without a held card that the answer leaves out; another card led, another trump; being on lead."""
        hand, plays, law = position
        free = [c for c in DECK52 if c not in hand and c not in plays]
        missed = tuple(c for c in hand if c.code not in given)
        for less in reversed(missed):
            yield WithoutCards((less,)), without(position, (less,))
        if plays:
            leader, led = position.trick.leader, law.led(plays)
            for new in sorted((c for c in free if c.suit != led), key=lambda c: c.rank):
                yield OtherLead(leader, plays[0], new), HandPosition(hand, (new, *plays[1:]), law)
        for other in other_laws(law, house):
            if other.trump != law.trump:
                yield OtherTrump(other.trump), HandPosition(hand, plays, other)
        if plays:
            yield OnLead(), HandPosition(hand, (), law)
        if 1 < len(missed) <= _MOST_LESS and len(missed) < len(hand):
            yield WithoutCards(missed), without(position, missed)

    def lesser_edit(self, position: HandPosition, given: Answer) -> Edit | None:
        right = {c.code for c in _allowed(position)}
        return RestToo() if right.issuperset(given) else freed(position)


def without(position: HandPosition, less: Cards) -> HandPosition:
    """The position with some cards gone from the hand."""
    return HandPosition(tuple(c for c in position.hand if c not in less), position.plays, position.law)


def freed(position: HandPosition) -> Freed | None:
    """The cards that have to be played before the others, where they are of the suit led."""
    led = position.law.led(position.plays)
    following = tuple(c for c in position.hand if led is not None and position.law.follows_as(c) == led)
    thrown_first = position.law.nt_joker_shed_must and position.law.trump is None and _has_joker(position)
    return None if led is None or not following or thrown_first else Freed(following, led)


KIND = Legal()

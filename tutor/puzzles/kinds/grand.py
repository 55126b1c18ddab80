"""``grand``: should this hand say grand? Asked only where deals played out between club players leave no doubt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.bidding import AuctionPosition, auction_data, read_auction, still_open
from tutor.puzzles.positions import LEARNER, Fields
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.calls import GRAND, PASS
from tutor.rules.cards import DECK52, Suit, sort_cards
from tutor.rules.counting import MAJORITY
from tutor.rules.reasons import GrandTried

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House

CLEAR: Final = 70
"""Per cent of the deals that must go one way."""
_KING, _ACE = 13, 14
_LONG: Final = 5


class _Level(NamedTuple):
    passes: int
    """At most so many have passed before."""
    made: tuple[int, int]
    """Per cent of the deals in which a grand is made, where it should be said; from and to."""
    failed: tuple[int, int]
    """Per cent in which it fails, where it should not."""
    over: tuple[int, int]
    """Hands that may be strong enough, in hundredths of tricks over what the club asks for: only these are tried."""
    under: tuple[int, int]
    """Hands that may be weak enough: weaker by so much than ``_UNDER``."""


_LEVELS: Final = {
    1: _Level(0, (82, 100), (73, 100), (110, 600), (20, 600)),
    2: _Level(1, (78, 100), (71, 100), (85, 600), (15, 600)),
    3: _Level(2, (74, 100), (71, 100), (65, 600), (10, 600)),
    4: _Level(3, (CLEAR, 84), (CLEAR, 84), (45, 120), (0, 70)),
    5: _Level(3, (CLEAR, 79), (CLEAR, 79), (45, 100), (0, 50)),
}
_UNDER: Final = (-200, -205, -125, -125)
"""What may be weak enough, by how many have passed: weaker than the club asks for by so many hundredths of tricks."""
_WITH_ACE: Final = 0.6
"""Of the hands that pass, those that shall have an ace; few are weak enough, so after some tries others will do."""
_TRIES: Final = 3
_EARLY: Final = 40
"""After so many deals a hand is given up that is off what it should come to by more than ``_NEAR`` per cent."""
_NEAR: Final = 10


class GrandPosition(NamedTuple):
    """A bidding in which nobody has said grand, the next player's hand, and what came of trying it."""

    auction: AuctionPosition
    hand: tuple[Card, ...]
    made: int
    deals: int

    @property
    def honours(self) -> tuple[Card, ...]:
        """Aces and kings, as the hand shows them."""
        return tuple(c for c in self.hand if c.rank >= _KING)

    @property
    def longest(self) -> int:
        """The length of the longest suit."""
        return max(sum(c.suit is suit for c in self.hand) for suit in Suit)


def tried(auction: AuctionPosition, hand: tuple[Card, ...]) -> GrandPosition:
    """The position with its figures: so many grands made, of so many deals that fit."""
    from tutor.players.trying import DEALS, grands_made

    lead_left = auction.house.get("grand-lead") == "left"
    return GrandPosition(auction, hand, grands_made(hand, len(auction.calls), lead_left), DEALS)


def an_ace_is_enough(position: GrandPosition) -> tuple[Answer, ...]:
    """Who holds an ace says grand, and nobody else."""
    return (((GRAND if any(c.rank == _ACE for c in position.hand) else PASS).code,),)


def seven_of_ones_own(position: GrandPosition) -> tuple[Answer, ...]:
    """All seven tricks must be in the hand itself: cards that nothing beats, and the rest of a long suit under them."""
    sure = 0
    for suit in Suit:
        ranks = sorted((c.rank for c in position.hand if c.suit is suit), reverse=True)
        tops = next((i for i, rank in enumerate(ranks) if rank != _ACE - i), len(ranks))
        sure += len(ranks) if tops >= 3 and len(ranks) >= _LONG else tops
    return (((GRAND if sure >= MAJORITY else PASS).code,),)


class Grand(BaseKind):
    """Should this hand say grand? ``grand`` or ``pass``."""

    id: str = "grand"
    version: str = "1"
    reads: Reads = Reads.CALLS
    fields: tuple[str, ...] = ("dealer", "calls", "hand", "of")
    rules: tuple[str, ...] = ("high-cards-for-grand", "weak-hand-grand-risk")
    misconceptions: tuple[Misconception[GrandPosition], ...] = (
        Misconception("an-ace-is-enough", an_ace_is_enough),
        Misconception("seven-of-ones-own", seven_of_ones_own),
    )

    def fits(self, game: Game) -> bool:
        return game.family.bidding is not None and GRAND in game.family.bidding.calls

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[GrandPosition]:
        """One position over and over: trying a hand takes longer than drawing other positions does.

        The answer is drawn first, and whether a hand that passes has an ace.
        """
        from tutor.players.trying import grands_made, worth_of

        asked = _LEVELS[level]
        grand, ace = draw.chance(0.5), draw.chance(_WITH_ACE)
        passes = draw.below(asked.passes + 1)
        auction = AuctionPosition(LEARNER.after(-1 - passes), (PASS,) * passes, house)
        less, more = asked.under
        low, high = asked.over if grand else (_UNDER[passes] - more, _UNDER[passes] - less)
        least, most = asked.made if grand else asked.failed
        tries = 0
        while True:
            hand = sort_cards(draw.some(DECK52, 13))
            if not low <= worth_of(hand, passes) <= high:
                continue
            if not grand and tries < _TRIES and ace != any(c.rank == _ACE for c in hand):
                continue
            tries += 1
            early = 100 * grands_made(hand, passes, house.get("grand-lead") == "left", _EARLY)
            share = early if grand else 100 * _EARLY - early
            if not (least - _NEAR) * _EARLY <= share <= (most + _NEAR) * _EARLY:
                continue
            position = tried(auction, hand)
            share = position.made if grand else position.deals - position.made
            if least * position.deals <= 100 * share <= most * position.deals:
                break
        while True:
            yield position

    def solve(self, position: GrandPosition) -> Solution:
        _, _, made, deals = position
        still_open(position.auction)
        if 100 * made >= CLEAR * deals:
            reason = GrandTried("high-cards-for-grand", made, deals)
            rules = (reason.rule, "grand-aim-seven", "team-tricks-not-alone")
            return Solution((GRAND.code,), Mode.ONE, reason, rules)
        if 100 * (deals - made) >= CLEAR * deals:
            reason = GrandTried("weak-hand-grand-risk", made, deals)
            rules = (reason.rule, "grand-aim-seven", "partner-hand-unknown")
            return Solution((PASS.code,), Mode.ONE, reason, rules)
        raise PositionError("hand-not-clear", made=made, deals=deals)

    def choices(self, position: GrandPosition) -> Answer:
        return (GRAND.code, PASS.code)

    def parse(self, fields: Mapping[str, object], house: House) -> GrandPosition:
        """``of`` may be left out; what stands there must be what comes of trying the hand."""
        reader = Fields(fields, house)
        reader.only(self.fields)
        auction = read_auction(reader)
        caller = still_open(auction).next
        hand = sort_cards(reader.cards("hand"))
        right = house.game.family.hand_size
        if len(hand) != right and caller is not None:
            raise PositionError("hand-size", seat=caller, n=len(hand), right=right)
        position = tried(auction, hand)
        if not _agrees(fields.get("of"), position):
            raise PositionError("not-what-was-tried", made=position.made, deals=position.deals)
        self.solve(position)
        return position

    def data(self, position: GrandPosition) -> dict[str, object]:
        hand = [c.code for c in position.hand]
        return {**auction_data(position.auction), "hand": hand, "of": _of(position)}

    def features(self, position: GrandPosition) -> frozenset[str]:
        near = min(position.made, position.deals - position.made) * 5 > position.deals
        found = {
            "after-passes": bool(position.auction.calls),
            "partner-passed": len(position.auction.calls) > 1,
            "long-suit": position.longest > _LONG,
            "close": near,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: GrandPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, GrandPosition]]:
        """None: no one card makes a clear grand of a clear pass."""
        return iter(())

    def lesser_edit(self, position: GrandPosition, given: Answer) -> Edit | None:
        return None


def _agrees(given: object, position: GrandPosition) -> bool:
    """Whether the figures of a file, numbers or their digits, are the position's; true where it gives none."""
    if given is None:
        return True
    figures = {name: str(number) for name, number in _of(position).items()}
    return isinstance(given, Mapping) and {name: str(each) for name, each in given.items()} == figures


def _of(position: GrandPosition) -> dict[str, int]:
    return {"made": position.made, "deals": position.deals}


KIND = Grand()

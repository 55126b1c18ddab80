"""``call``: which of these calls may the next player make?"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.bidding import (
    AuctionPosition,
    auction_data,
    auction_edits,
    has_bidding,
    has_bids,
    read_auction,
    still_open,
    whole_auction,
)
from tutor.puzzles.edits import RestToo, WithoutCalls
from tutor.puzzles.positions import LEARNER, Fields
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong_calls import BELIEFS, OTHERS, Called, Stand
from tutor.rules.calls import BIDS, GRAND, PASS, Call, Way
from tutor.rules.cards import Seat
from tutor.rules.cited import auction_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

_LEARNER_SHARE: Final = 0.6
"""Of the questions, those that ask what the learner may call; the others ask of anybody."""
_QUIET: Final = 0.25
"""Of the biddings with numbers, those in which nobody has bid yet: half of them hang on the dealer."""
_BELOW: Final = 2
_ABOVE: Final = 2
"""So many bids on offer under the number that decides, and over it."""


class _Offered(NamedTuple):
    auction: AuctionPosition
    offered: tuple[Call, ...]


class CallPosition(_Offered):
    """A bidding that goes on, and the calls on offer."""

    @cached_property
    def stand(self) -> Stand:
        auction = still_open(self.auction)
        assert auction.next is not None
        calls = tuple(zip(auction.seats, self.auction.calls, strict=True))
        by, standing = next(((s, c) for s, c in reversed(calls) if c.is_bid), (None, None))
        return Stand(
            self.offered,
            standing,
            by,
            auction.next,
            self.auction.dealer,
            sum(c == PASS for _, c in calls),
            (auction.next.partner, PASS) in calls,
            int(self.auction.house.get("min-bid", "0")),
            tuple(c for c in self.offered if c in auction.allowed),
        )


def offers(position: AuctionPosition) -> tuple[Call, ...]:
    """Pass, and bids round the one that stands, or round the least; every call where there are no numbers."""
    bidding = position.house.game.family.bidding
    assert bidding is not None
    if not has_bids(position.house.game):
        return bidding.calls
    standing = next((c for c in reversed(position.calls) if c.is_bid), None)
    number = int(position.house["min-bid"]) if standing is None else standing.number
    # Which of the neighbours' kinds are on offer turns with the bidding, so that no place in the list tells.
    turn = len(position.calls) + position.dealer
    below = [c for c in BIDS if c.number == number - 1]
    level = [c for c in BIDS if c.number == number]
    above = [c for c in BIDS if c.number == number + 1]
    some = _some(below, _BELOW, turn) + level + _some(above, _ABOVE, turn + 1)
    return (PASS, *some)


def _some(bids: list[Call], n: int, turn: int) -> list[Call]:
    """n of three bids: all but one."""
    left_out = turn % len(Way)
    return [c for i, c in enumerate(bids) if i != left_out][:n]


def _predict(belief: Callable[[Stand], Called]) -> Callable[[CallPosition], tuple[Answer, ...]]:
    def predict(position: CallPosition) -> tuple[Answer, ...]:
        calls = belief(position.stand)
        return () if not calls else (tuple(c.code for c in calls),)

    return predict


class Calls(BaseKind):
    """Which of these calls may you make? The answer is the whole set."""

    id: str = "call"
    version: str = "1"
    reads: Reads = Reads.CALLS
    fields: tuple[str, ...] = ("dealer", "calls")
    rules: tuple[str, ...] = (
        "bid-must-be-higher",
        "bid-number-range",
        "dealer-forced-bid",
        "call-grand-or-pass",
    )
    misconceptions: tuple[Misconception[CallPosition], ...] = tuple(
        Misconception(name, _predict(belief)) for name, belief in BELIEFS
    )

    def fits(self, game: Game) -> bool:
        return has_bidding(game)

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[CallPosition]:
        """The learner calls next, or now and then another. How much has been said is drawn first."""
        numbers = has_bids(house.game)
        caller = LEARNER if draw.chance(_LEARNER_SHARE) else Seat(draw.below(4))
        quiet = numbers and draw.chance(_QUIET)
        share = 99 if quiet and draw.chance(0.5) else draw.below(100)
        while True:
            said = whole_auction(draw, house, level, all_pass=quiet)
            if quiet:
                said = said[:4]
            at = share * len(said) // 100
            if numbers and not quiet and all(call == PASS for _, call in said[:at]):
                at = len(said) - 1
            turn = said[at][0]
            position = AuctionPosition(caller.after(-(1 + turn)), tuple(c for _, c in said[:at]), house)
            yield CallPosition(position, offers(position))

    def solve(self, position: CallPosition) -> Solution:
        auction = still_open(position.auction)
        may = tuple(c.code for c in position.offered if c in auction.allowed)
        if not may:
            raise PositionError("no-answer")
        return Solution(may, Mode.SET, auction.reason, auction_rules(auction))

    def choices(self, position: CallPosition) -> Answer:
        return tuple(c.code for c in position.offered)

    def parse(self, fields: Mapping[str, object], house: House) -> CallPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        auction = read_auction(reader)
        still_open(auction)
        return CallPosition(auction, offers(auction))

    def data(self, position: CallPosition) -> dict[str, object]:
        return auction_data(position.auction)

    def features(self, position: CallPosition) -> frozenset[str]:
        calls = position.auction.calls
        bids = [c for c in calls if c.is_bid]
        found = {
            "first-bid": not bids,
            "many-bids": len(bids) > 1,
            "many-calls": len(calls) > OTHERS,
            "standing-down": bool(bids) and bids[-1].way is Way.DOWN,
            "standing-no-trump": bool(bids) and bids[-1].way is Way.NT,
            "dealer-decides": still_open(position.auction).next is position.auction.dealer,
            "no-numbers": GRAND in position.offered,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: CallPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, CallPosition]]:
        """Another call, dealer or house rule, with the same calls on offer."""
        for edit, changed in auction_edits(position.auction):
            yield edit, CallPosition(changed, position.offered)

    def lesser_edit(self, position: CallPosition, given: Answer) -> Edit | None:
        right = set(self.solve(position).answer)
        if set(given) < right:
            return RestToo()
        if right < set(given):
            return WithoutCalls(tuple(c for c in position.offered if c.code in given and c.code not in right))
        return None


KIND = Calls()

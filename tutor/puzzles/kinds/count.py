"""``count``: how many trumps are still out; how many tricks a team still needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.card_edits import BeforeTrick, Earlier, TrumpsHeld, TrumpsPlayed
from tutor.puzzles.edits import OtherContract, OtherTricks
from tutor.puzzles.played import CUTS, TRICKS, PlayedPosition, earlier, played_deals
from tutor.puzzles.played_fields import PLAYED_FIELDS, played_data, read_played
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong_count import MISCONCEPTIONS, NEEDED, TRUMPS, needed, takers, trumps
from tutor.rules.calls import BIDS
from tutor.rules.cards import Seat
from tutor.rules.impossible import Impossible
from tutor.rules.scoring import TRICKS as TRICKS_IN_ALL
from tutor.rules.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

_ASKS: Final = (TRUMPS, NEEDED)
_NEEDED_SHARE: Final = 0.45


class Count(BaseKind):
    """How many trumps are out, or tricks needed? The answer is a figure."""

    id: str = "count"
    version: str = "1"
    reads: Reads = Reads.NUMBER
    fields: tuple[str, ...] = PLAYED_FIELDS
    rules: tuple[str, ...] = (
        "maxim-count-trumps",
        "one-trump-suit-per-deal",
        "jokers-are-trumps",
        "grand-aim-seven",
        "bid-means-six-plus",
        "odd-tricks-score",
    )
    misconceptions: tuple[Misconception[PlayedPosition], ...] = MISCONCEPTIONS

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[PlayedPosition]:
        least, most = TRICKS[level]
        has_trump = house.game.family.has_trump
        ask = NEEDED if not has_trump or draw.chance(_NEEDED_SHARE) else TRUMPS
        asked = Seat(draw.below(4))
        for deal in played_deals(draw, house, most, with_trump=ask == TRUMPS):
            for _ in range(CUTS):
                hand, tricks, current = deal.cut(draw.between(least, most))
                seat = None if ask == TRUMPS else deal.declarer if deal.declarer is not None else asked
                yield PlayedPosition(ask, hand, seat, tricks, current, deal.law, deal.contract, None, house)

    def solve(self, position: PlayedPosition) -> Solution:
        try:
            if position.ask == TRUMPS:
                return self._trumps(position)
            reason = needed(position)
        except Impossible as fault:
            raise PositionError(fault.code, **fault.params) from None
        rules = [reason.rule, "tricks-pooled-by-team"]
        if reason.kitty:
            rules += ["kitty-is-first-book", "twelve-played-plus-kitty"]
        return Solution((str(reason.needed),), Mode.ONE, reason, tuple(rules))

    def _trumps(self, position: PlayedPosition) -> Solution:
        reason = trumps(position)
        rules = dict.fromkeys((reason.rule, "one-trump-suit-per-deal"))
        if position.house.game.family.has_jokers:
            rules |= {"jokers-are-trumps": None, "deck-54-two-jokers": None}
        return Solution((str(reason.out),), Mode.ONE, reason, tuple(rules))

    def choices(self, position: PlayedPosition) -> Answer | None:
        return None

    def parse(self, fields: Mapping[str, object], house: House) -> PlayedPosition:
        position = read_played(fields, house, _ASKS)
        if position.ask == NEEDED and position.seat is None:
            raise PositionError("missing", field="seat")
        if position.ask == NEEDED and house.game.family.bidding is not None and position.contract is None:
            raise PositionError("missing", field="contract")
        self.solve(position)
        return position

    def data(self, position: PlayedPosition) -> dict[str, object]:
        return played_data(position)

    def features(self, position: PlayedPosition) -> frozenset[str]:
        found = {
            position.ask: True,
            "many-tricks": len(position.tricks) > TRICKS[3][0],
            "current-trick": position.current is not None,
            "joker": any(c.is_joker for c in (*position.hand, *position.played)),
            "low-order": position.law.order.code == "low",
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: PlayedPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, PlayedPosition]]:
        """Without the unfinished trick, or fewer tricks; another bid; other tricks taken; other trumps in hand."""
        if position.current is not None:
            yield BeforeTrick(), earlier(position, len(position.tricks))
        if position.ask == NEEDED and position.contract is not None and position.contract.is_bid:
            for call in sorted(BIDS, key=lambda c: abs(c.number - position.contract.number)):  # type: ignore[union-attr]
                if call.way is position.contract.way and call.number >= int(house["min-bid"]):
                    yield OtherContract(call, position.seat), position._replace(contract=call)
        for tricks in range(len(position.tricks) - 1, -1, -1):
            yield Earlier(tricks), earlier(position, tricks)
        if position.ask == NEEDED:
            yield from _taken_otherwise(position)
        else:
            yield from _held_otherwise(position)

    def lesser_edit(self, position: PlayedPosition, given: Answer) -> Edit | None:
        """The other figure of the sum, as it would have to be."""
        figure = int(given[0])
        if position.ask == TRUMPS:
            played = trumps(position).total - trumps(position).held - figure
            return TrumpsPlayed(played) if played >= 0 else None
        reason = needed(position)
        taken = reason.aim - figure
        return OtherTricks(reason.team, taken) if reason.kitty <= taken <= TRICKS_IN_ALL else None


def _taken_otherwise(position: PlayedPosition) -> Iterator[tuple[Edit, PlayedPosition]]:
    """More or fewer of the tricks taken: each trick turned by one seat goes to the other team."""
    reason = needed(position)
    tricks = list(position.tricks)
    for mine in (False, True):
        changed, taken = list(tricks), reason.taken
        for n in range(len(tricks) - 1, -1, -1):
            if (takers(position)[n].team is reason.team) is mine:
                changed[n] = Trick(tricks[n].leader.left, tricks[n].cards)
                taken += -1 if mine else 1
                yield OtherTricks(reason.team, taken), position._replace(tricks=tuple(changed))


def _held_otherwise(position: PlayedPosition) -> Iterator[tuple[Edit, PlayedPosition]]:
    """More or fewer trumps in hand, exchanged for other cards that have not been seen."""
    law, game, hand = position.law, position.house.game, position.hand
    seen = {*hand, *position.played}
    free = [c for c in game.deck if c not in seen and law.is_trump(c) and not c.is_joker]
    plain = [c for c in game.deck if c not in seen and not law.is_trump(c)]
    mine, others = ([c for c in hand if law.is_trump(c) is held] for held in (True, False))
    for n in range(1, min(len(free), len(others)) + 1):
        more = (*mine, *free[:n], *others[n:])
        yield TrumpsHeld(len(mine) + n), position._replace(hand=law.sort(more))
    for n in range(1, min(len(plain), len(mine)) + 1):
        fewer = (*mine[n:], *plain[:n], *others)
        yield TrumpsHeld(len(mine) - n), position._replace(hand=law.sort(fewer))


KIND = Count()

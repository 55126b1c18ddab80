"""``memory``: which suits a player has run out of; the strongest card of a suit that is still out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.memory_edits import left_edits, nothing_single, void_edits
from tutor.puzzles.played import TRICKS, PlayedDeal, PlayedPosition, played_deals
from tutor.puzzles.played_fields import PLAYED_FIELDS, played_data, read_played
from tutor.puzzles.positions import LEARNER
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong_memory import HIGHEST, MISCONCEPTIONS, VOIDS, best_left, suits_answer, voids
from tutor.rules.cards import Seat, Suit
from tutor.rules.counting import highest_left, ranking_rule
from tutor.rules.impossible import Impossible

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

_ASKS: Final = (VOIDS, HIGHEST)
_VOIDS_SHARE: Final = 0.5
_NONE_SHARE: Final = 0.2
"""Of the questions about voids, those in which nothing has been shown."""
_TRAPS: Final = ("held", "held", "played", "any")
"""Where the best card of the suit asked for is: in one's own hand, played, or anywhere."""


class Memory(BaseKind):
    """What has been shown by the cards played: suits that have run out, or the strongest card left."""

    id: str = "memory"
    version: str = "1"
    reads: Reads = Reads.SUITS
    fields: tuple[str, ...] = PLAYED_FIELDS
    rules: tuple[str, ...] = (
        "note-voids",
        "follow-suit",
        "track-aces",
        "rank-ace-high",
        "order-low",
        "jokers-are-trumps",
    )
    misconceptions: tuple[Misconception[PlayedPosition], ...] = MISCONCEPTIONS

    def reads_of(self, position: PlayedPosition) -> Reads:  # type: ignore[override]
        return Reads.CARD if position.ask == HIGHEST else Reads.SUITS

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[PlayedPosition]:
        """What is to be shown, and by whom, is drawn first; then deals until it is so."""
        least, most = TRICKS[level]
        if not draw.chance(_VOIDS_SHARE):
            trap = draw.pick(_TRAPS)
            for deal in played_deals(draw, house, most):
                yield from _highest(draw, house, deal, draw.between(least, most), trap)
        seat = draw.pick([s for s in Seat if s is not LEARNER])
        shown = not draw.chance(_NONE_SHARE)
        ruffed = draw.chance(0.5) if house.game.family.has_trump else None
        for deal in played_deals(draw, house, most, short=seat if shown else None):
            for tricks in draw.shuffled(range(least, most + 1)):
                hand, done, current = deal.cut(tricks)
                found = PlayedPosition(VOIDS, hand, seat, done, current, deal.law, deal.contract, None, house)
                how = [deal.law.is_trump(c) for _, _, c in voids(found).shown]
                if bool(how) is shown and (
                    not how or ruffed is None or deal.law.trump is None or ruffed in how
                ):
                    yield found
                    break

    def solve(self, position: PlayedPosition) -> Solution:
        law, game = position.law, position.house.game
        if position.ask == VOIDS:
            reason = voids(position)
            rules = [reason.rule, "follow-suit"]
            if any(c.is_joker for c in position.played):
                rules.append("nt-joker-only-when-void" if law.trump is None else "jokers-are-trumps")
            answer = suits_answer(reason.suits)
            return Solution(answer, Mode.SET, reason, tuple(dict.fromkeys(rules)))
        assert position.suit is not None
        try:
            left = highest_left(position.hand, position.played, position.suit, law, game)
        except Impossible as fault:
            raise PositionError(fault.code, **fault.params) from None
        found = (left.rule, ranking_rule((left.card,), law))
        return Solution((left.card.code,), Mode.ONE, left, tuple(dict.fromkeys(found)))

    def choices(self, position: PlayedPosition) -> Answer | None:
        return None

    def parse(self, fields: Mapping[str, object], house: House) -> PlayedPosition:
        position = read_played(fields, house, _ASKS)
        name = "seat" if position.ask == VOIDS else "suit"
        if getattr(position, name) is None:
            raise PositionError("missing", field=name)
        self.solve(position)
        return position

    def data(self, position: PlayedPosition) -> dict[str, object]:
        return played_data(position)

    def features(self, position: PlayedPosition) -> frozenset[str]:
        found = {
            position.ask: True,
            "many-tricks": len(position.tricks) > TRICKS[3][0],
            "several-voids": position.ask == VOIDS and len(voids(position).suits) > 1,
            "nothing-shown": position.ask == VOIDS and not voids(position).suits,
            "joker": any(c.is_joker for c in (*position.hand, *position.played)),
            "low-order": position.law.order.code == "low",
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: PlayedPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, PlayedPosition]]:
        if position.ask == VOIDS:
            return void_edits(position)
        return left_edits(position, house, given)

    def lesser_edit(self, position: PlayedPosition, given: Answer) -> Edit | None:
        return nothing_single(position, given, self.solve(position).answer)


def _highest(draw: Draw, house: House, deal: PlayedDeal, tricks: int, trap: str) -> Iterator[PlayedPosition]:
    """Questions about the suits in which the trap lies: the best card is in one's own hand, or has been played."""
    hand, done, current = deal.cut(tricks)
    for suit in draw.shuffled(tuple(Suit)):
        found = PlayedPosition(HIGHEST, hand, None, done, current, deal.law, deal.contract, suit, house)
        left = best_left(found, (*hand, *found.played))
        if not left:
            continue
        held, gone = best_left(found, found.played) != left, best_left(found, hand) != left
        if trap == "any" or (trap == "held" and held) or (trap == "played" and gone):
            yield found


KIND = Memory()

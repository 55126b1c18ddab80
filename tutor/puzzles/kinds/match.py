"""``match``: is the match over, and who has won? Or who deals next?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.deal_scores import most_points, with_rule
from tutor.puzzles.edits import FirstDealer, OtherHouse, OtherLast
from tutor.puzzles.figures import read_ask
from tutor.puzzles.match_points import NEXT_DEALER, WINNER, MatchPosition, Row, read_row
from tutor.puzzles.pose_matches import draw_match, draw_plan, outcomes
from tutor.puzzles.positions import Fields
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong_matches import STANDING
from tutor.rules.cards import Seat, Team
from tutor.rules.cited import match_rules
from tutor.rules.impossible import Impossible
from tutor.rules.match import play_match
from tutor.rules.scoring import BOOK, TRICKS, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House
    from tutor.rules.match import Match


class MatchKind(BaseKind):
    """Who has won, if anybody, and who deals next? Answers are teams, a draw, none; or seats."""

    id: str = "match"
    version: str = "1"
    reads: Reads = Reads.OUTCOME
    fields: tuple[str, ...] = ("points", "first_dealer", "ask")
    rules: tuple[str, ...] = (
        "reach-target-wins",
        "minus-target-loses",
        "equal-scores-continue",
        "fixed-deals-highest-total",
        "deal-passes-left",
    )
    misconceptions: tuple[Misconception[MatchPosition], ...] = tuple(
        Misconception(name, rule) for name, rule in STANDING
    )

    def fits(self, game: Game) -> bool:
        return True

    def reads_of(self, position: object) -> Reads:
        asked = isinstance(position, MatchPosition) and position.ask == NEXT_DEALER
        return Reads.SEAT if asked else self.reads

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[MatchPosition]:
        """What is asked, and where the match stands, are drawn first."""
        plan = draw_plan(draw, house, level)
        while True:
            yield draw_match(draw, house, level, plan)

    def solve(self, position: MatchPosition) -> Solution:
        match = standing(position)
        rules = match_rules(match, position.house)
        if position.ask == NEXT_DEALER:
            if match.next_dealer is None:
                raise PositionError("no-answer")
            dealt = listed("deal-passes-left", "play-clockwise", *rules)
            return Solution((match.next_dealer.code,), Mode.ONE, match.reason, dealt)
        if not match.over:
            answer = "none"
        else:
            answer = "draw" if match.winner is None else match.winner.code
        return Solution((answer,), Mode.ONE, match.reason, rules)

    def choices(self, position: MatchPosition) -> Answer:
        if position.ask == NEXT_DEALER:
            return tuple(seat.code for seat in Seat)
        return outcomes(position.house)

    def parse(self, fields: Mapping[str, object], house: House) -> MatchPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        words = (reader.text("points") or "").split()
        if not words:
            raise PositionError("missing", field="points")
        first = reader.seat("first_dealer")
        position = MatchPosition(
            house,
            tuple(read_row(word) for word in words),
            Seat.N if first is None else first,
            read_ask(reader, (WINNER, NEXT_DEALER)),
        )
        self.solve(position)
        return position

    def data(self, position: MatchPosition) -> dict[str, object]:
        return {
            "points": [str(row) for row in position.deals],
            "first_dealer": position.first_dealer.code,
            "ask": position.ask,
        }

    def features(self, position: MatchPosition) -> frozenset[str]:
        match = standing(position)
        found = {
            "next-dealer": position.ask == NEXT_DEALER,
            "over": match.over,
            "minus": any(row.ns < 0 or row.ew < 0 for row in position.deals),
            "honours": any(row.ns_honours or row.ew_honours for row in position.deals),
            "level": match.totals[Team.NS] == match.totals[Team.EW],
            "many-deals": len(position.deals) > 4,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: MatchPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, MatchPosition]]:
        """The last deal's points, nearest first, then another target; another first dealer where that was asked."""
        if position.ask == NEXT_DEALER:
            for seat in Seat:
                if seat is not position.first_dealer:
                    yield FirstDealer(seat), position._replace(first_dealer=seat)
            return
        last = position.deals[-1]
        for points in _other_points(last, house):
            team = Team.NS if points.ns else Team.EW
            edit = OtherLast(team, points.ns or points.ew)
            yield edit, position._replace(deals=(*position.deals[:-1], points))
        target = int(house["target"])
        if house["match-end"] == "target":
            for more in range(1, 2 * target):
                for other in (target - more, target + more):
                    if other > 0:
                        changed = with_rule(house, "target", str(other))
                        yield OtherHouse("target", str(other)), position._replace(house=changed)
            return
        for n in (len(position.deals), len(position.deals) + 1):
            if house["match-end"] != str(n):
                changed = with_rule(house, "match-end", str(n))
                yield OtherHouse("match-end", str(n)), position._replace(house=changed)
        for value in ("draw", "extra-deal"):
            if house["deals-tie"] != value:
                yield (
                    OtherHouse("deals-tie", value),
                    position._replace(house=with_rule(house, "deals-tie", value)),
                )

    def lesser_edit(self, position: MatchPosition, given: Answer) -> Edit | None:
        return None


def standing(position: MatchPosition) -> Match:
    """Where the match stands by the rules. Raises PositionError."""
    try:
        return play_match([row.points for row in position.deals], position.house, position.first_dealer)
    except Impossible as fault:
        raise PositionError(fault.code, **fault.params) from None


def _other_points(last: Row, house: House) -> Iterator[Row]:
    """The last deal with other points for tricks: the same team's first, the nearest first."""
    own_is_ns = bool(last.ns) or not last.ew
    now = last.ns or last.ew
    # Beyond seven points are doubled ones.
    won = [n for n in range(1, most_points(house) + 1) if n <= TRICKS - BOOK or n % 2 == 0]
    values = [*won, *(-n for n in won)] if house.game.family.loses_at_minus_target else won
    for ns in (own_is_ns, not own_is_ns):
        for n in sorted(values, key=lambda n: (abs(n - now), n)):
            if ns is not own_is_ns or n != now:
                yield last._replace(ns=n, ew=0) if ns else last._replace(ns=0, ew=n)


KIND = MatchKind()

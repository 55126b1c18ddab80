"""``score``: how many points does a team get for this deal?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.deal_scores import ScorePosition, most_points, with_rule
from tutor.puzzles.edits import (
    MostPoints,
    OtherContract,
    OtherHonours,
    OtherHouse,
    OtherTricks,
    WithoutRevoke,
)
from tutor.puzzles.figures import of, pair_data, pair_of, read_ask, read_contract, read_figures, read_team
from tutor.puzzles.pose_scores import draw_deal, draw_plan
from tutor.puzzles.positions import Fields
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong_scores import SCORING
from tutor.rules.calls import GRAND, PASS, Way, bid
from tutor.rules.cards import Seat, Team
from tutor.rules.game import House
from tutor.rules.impossible import Impossible
from tutor.rules.scoring import BOOK, TRICKS, both_teams, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game

_ASKS: Final = ("NS", "EW")
_PAYING: Final = {
    "grand-failed": ("double", "single"),
    "pass-scoring": ("under-six", "under-seven"),
    "set-penalty": ("bid", "shortfall"),
    "nt-double": ("yes", "no"),
    "honours": ("on", "off"),
    "revoke-penalty": ("3-tricks", "none"),
}
"""House rules that change what a deal pays."""


class ScoreKind(BaseKind):
    """How many points does a team get for this deal? Answers are numbers, below nothing for points lost."""

    id: str = "score"
    version: str = "1"
    reads: Reads = Reads.NUMBER
    fields: tuple[str, ...] = ("contract", "declarer", "tricks", "honours", "revoke", "ask")
    rules: tuple[str, ...] = (
        "odd-tricks-score",
        "honours-four",
        "honours-three",
        "grand-made-score",
        "grand-failed-doubled",
        "pass-under-six",
        "pass-six-seven-none",
        "pass-under-seven",
        "made-scores-all-over-six",
        "set-loses-whole-bid",
        "set-loses-shortfall",
        "nt-doubles",
        "defenders-never-score",
        "revoke-three-tricks",
        "revoke-under-three-all",
    )
    misconceptions: tuple[Misconception[ScorePosition], ...] = tuple(
        Misconception(name, rule) for name, rule in SCORING
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[ScorePosition]:
        """Who is asked about, whether that team scores, and how the deal went are drawn first."""
        plan = draw_plan(draw, level)
        while True:
            yield draw_deal(draw, house, level, plan)

    def solve(self, position: ScorePosition) -> Solution:
        try:
            score = position.house.game.family.score(position.result, position.house)
        except Impossible as fault:
            contract = "" if position.contract is None else position.contract.code
            told = {"game": position.house.game.id, "contract": contract, **fault.params}
            raise PositionError(fault.code, **told) from None
        ask = position.ask
        own = [line.rule for line in score.lines if line.team is ask and line.points]
        if not own and "defenders-never-score" in score.rules:
            own = ["defenders-never-score"]
        rules = listed(*own, *score.rules)
        reason = next((line.reason for line in score.lines if line.rule == rules[0]), score.lines[0].reason)
        return Solution((str(score.points[ask]),), Mode.ONE, reason, rules)

    def choices(self, position: ScorePosition) -> None:
        return None

    def parse(self, fields: Mapping[str, object], house: House) -> ScorePosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        contract, declarer = reader.text("contract"), reader.seat("declarer")
        tricks = read_figures(reader, "tricks")
        if tricks is None:
            raise PositionError("missing", field="tricks")
        if house.game.family.bidding is not None:
            if contract is None:
                raise PositionError("missing", field="contract")
            if declarer is None and contract != PASS.code:
                raise PositionError("missing", field="declarer")
        try:
            taken = both_teams(tricks)
        except Impossible as fault:
            raise PositionError(fault.code, **fault.params) from None
        held = read_figures(reader, "honours")
        if held is not None and "honours" not in house:
            raise PositionError("no-honours-in-game", game=house.game.id)
        position = ScorePosition(
            house,
            (taken[Team.NS], taken[Team.EW]),
            read_team(read_ask(reader, _ASKS)),
            None if contract is None else read_contract(contract),
            declarer,
            None if held is None else (held.get(Team.NS, 0), held.get(Team.EW, 0)),
            tuple(dict.fromkeys(read_team(word) for word in (reader.text("revoke") or "").split())),
        )
        self.solve(position)
        return position

    def data(self, position: ScorePosition) -> dict[str, object]:
        return {
            "contract": None if position.contract is None else position.contract.code,
            "declarer": None if position.declarer is None else position.declarer.code,
            "tricks": pair_data(position.tricks),
            "honours": pair_data(position.honours),
            "revoke": " ".join(team.value for team in position.revoked) or None,
            "ask": position.ask.value,
        }

    def features(self, position: ScorePosition) -> frozenset[str]:
        contract = position.contract
        found = {
            "pass": contract == PASS,
            "grand": contract == GRAND,
            "no-trump": contract is not None and contract.way is Way.NT,
            "negative": self.solve(position).answer[0].startswith("-"),
            "nothing": self.solve(position).answer == ("0",),
            "honours": position.honours is not None,
            "revoke": bool(position.revoked),
            "uneven": max(position.tricks) > 12,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: ScorePosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, ScorePosition]]:
        """Another contract, another team's, a trick more or less, a house rule; then other tricks and honours."""
        yield from _other_contracts(position)
        team = position.ask if position.declarer is None else position.declarer.team
        own = of(position.tricks, team)
        counts = sorted((n for n in range(TRICKS + 1) if n != own), key=lambda n: abs(n - own))
        for n in counts[:2]:
            yield _with_tricks(position, team, n)
        yield from _other_numbers(position)
        if position.revoked:
            yield WithoutRevoke(), position._replace(revoked=())
        for option, values in _PAYING.items():
            for value in values:
                if house.get(option) not in (None, value):
                    yield OtherHouse(option, value), position._replace(house=with_rule(house, option, value))
        for n in counts[2:]:
            yield _with_tricks(position, team, n)
        if position.honours is not None:
            for n in range(4, -1, -1):
                if n != of(position.honours, position.ask):
                    held = pair_of(position.ask, n, 4 - n)
                    yield OtherHonours(position.ask, n), position._replace(honours=held)

    def lesser_edit(self, position: ScorePosition, given: Answer) -> Edit | None:
        """Of more points than any deal gives: how many that is."""
        most = most_points(position.house)
        return MostPoints(most) if given and abs(int(given[0])) > most else None


def _with_tricks(position: ScorePosition, team: Team, n: int) -> tuple[Edit, ScorePosition]:
    return OtherTricks(team, n), position._replace(tricks=pair_of(team, n, TRICKS - n))


def _other_contracts(position: ScorePosition) -> Iterator[tuple[Edit, ScorePosition]]:
    """Grand for pass and pass for grand; the same for the other team, or another kind of bid."""
    contract, declarer = position.contract, position.declarer
    if contract is None:
        return
    if contract == PASS:
        more = Seat.N if position.tricks[0] > position.tricks[1] else Seat.E
        for seat in (more, more.left):
            yield OtherContract(GRAND, seat), position._replace(contract=GRAND, declarer=seat)
        return
    if declarer is None:
        return
    yield OtherContract(contract, declarer.left), position._replace(declarer=declarer.left)
    if contract == GRAND:
        yield OtherContract(PASS, None), position._replace(contract=PASS, declarer=None)
        return
    new = bid(contract.number, Way.UP if contract.way is Way.NT else Way.NT)
    yield OtherContract(new, declarer), position._replace(contract=new)


def _other_numbers(position: ScorePosition) -> Iterator[tuple[Edit, ScorePosition]]:
    """One trick less bid, and one more."""
    contract, declarer = position.contract, position.declarer
    if contract is None or declarer is None or contract.way is None:
        return
    for number in (contract.number - 1, contract.number + 1):
        if int(position.house["min-bid"]) <= number <= TRICKS - BOOK:
            new = bid(number, contract.way)
            yield OtherContract(new, declarer), position._replace(contract=new)


KIND = ScoreKind()

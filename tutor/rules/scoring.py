"""Scoring one deal: what its families' score functions take and give. Each line cites the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Team
from tutor.rules.impossible import Impossible
from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason

TRICKS: Final = 13
"""Tricks in a deal, the kitty counting as one in bid whist (twelve-played-plus-kitty)."""
BOOK: Final = 6
_NONE: Final[Mapping[Team, int]] = MappingProxyType({})


class Result(Record):
    """A finished deal. ``tricks`` are as taken, by team, 13 in all, before any revoke is settled (G10)."""

    tricks: Mapping[Team, int]
    contract: Call | None = None
    """None where there is no bidding; PASS where everybody passed."""
    declarer: Seat | None = None
    honours: Mapping[Team, int] = _NONE
    """Honour cards held in the dealt hands (G18); a team left out holds none that counts."""
    revoked: frozenset[Team] = frozenset()


class Line(Record):
    """Points for one team, and why."""

    team: Team
    points: int
    reason: Reason

    @property
    def rule(self) -> str:
        return self.reason.rule


class Score(Record):
    """A deal's score: the sum of its lines by team. ``made`` is None where nothing was promised."""

    made: bool | None
    lines: tuple[Line, ...]
    rules: tuple[str, ...] = ()
    """All rules it rests on, the deciding one first."""

    @property
    def points(self) -> dict[Team, int]:
        return {team: sum(line.points for line in self.lines if line.team is team) for team in Team}

    @property
    def rule(self) -> str:
        return self.rules[0]


Scoring = Callable[[Result, "House"], Score]
"""A family's score function. Raises Impossible for a result that the family cannot have."""


def both_teams(given: Mapping[Team, int]) -> Mapping[Team, int]:
    """Tricks by team, the other team's worked out where only one is given. Raises Impossible."""
    for team, n in given.items():
        if not 0 <= n <= TRICKS:
            raise Impossible("tricks-out-of-range", team=team, tricks=n, most=TRICKS)
    if len(given) == 1:
        ((team, n),) = given.items()
        return MappingProxyType({team: n, team.other: TRICKS - n})
    if sum(given.values()) != TRICKS:
        raise Impossible("tricks-do-not-add", total=sum(given.values()), right=TRICKS)
    return MappingProxyType(dict(given))


def check_honours(held: Mapping[Team, int]) -> None:
    """Refuse more honours than there are. Raises Impossible."""
    for team, n in held.items():
        if not 0 <= n <= 4:
            raise Impossible("honours-out-of-range", team=team, honours=n)
    if sum(held.values()) > 4:
        raise Impossible("honours-do-not-add", total=sum(held.values()))


def listed(*rules: str) -> tuple[str, ...]:
    """Rule ids without repeats, in order."""
    return tuple(dict.fromkeys(rules))

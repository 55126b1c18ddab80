"""Posing finished deals of a level: who is asked about and how the deal went are drawn first, then figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.deal_scores import ScorePosition
from tutor.puzzles.figures import pair_of
from tutor.rules.calls import GRAND, PASS, Way, bid
from tutor.rules.cards import Seat, Team
from tutor.rules.scoring import BOOK, TRICKS

if TYPE_CHECKING:
    from tutor.puzzles.draw import Draw
    from tutor.puzzles.figures import Pair
    from tutor.rules.calls import Call
    from tutor.rules.game import House

_SCORING_SHARE: Final = 0.85
"""Of the questions, those about the team that wins or loses points."""
_PASS_SHARE: Final = 0.4
"""Of the deals where everybody may pass, those in which they do."""
_MOST_TRICKS: Final = {1: 10, 2: 12}
"""Of the team with more tricks, on levels where there is a limit."""


class Plan(NamedTuple):
    """What is drawn first: the team asked about, the one that wins or loses the points, and how it came to it."""

    ask: Team
    scorer: Team
    passed: bool
    kept: bool


def draw_plan(draw: Draw, level: int) -> Plan:
    """What stays the same for all candidates of a puzzle."""
    ask = Team.NS if draw.chance(0.5) else Team.EW
    scorer = ask if draw.chance(_SCORING_SHARE) else ask.other
    return Plan(ask, scorer, draw.chance(_PASS_SHARE), draw.chance(0.5 if level > 1 else 0.6))


def draw_deal(draw: Draw, house: House, level: int, plan: Plan) -> ScorePosition:
    """A deal on this plan, as far as the game has such deals."""
    calls = () if house.game.family.bidding is None else house.game.family.bidding.calls
    declarer = Seat.N.after(2 * draw.below(2) + (plan.scorer is Team.EW))
    contract: Call | None = None
    own, seat = draw.between(BOOK + 1, _MOST_TRICKS.get(level, TRICKS)), None
    if any(call.is_bid for call in calls):
        contract, own = _bid(draw, house, level, plan.kept)
        seat = declarer
    elif PASS in calls and plan.passed:
        contract, own = PASS, TRICKS - own
    elif GRAND in calls:
        contract, seat = GRAND, declarer if plan.kept else declarer.left
    return ScorePosition(
        house,
        pair_of(plan.scorer, own, TRICKS - own),
        plan.ask,
        contract,
        seat,
        _honours(draw, house, level),
        _revoked(draw, house, level),
    )


def _bid(draw: Draw, house: House, level: int, kept: bool) -> tuple[Call, int]:
    """A bid, and the tricks that came of it."""
    least = int(house["min-bid"])
    most = 7 if level > 3 else max(least, min(5, least + 2))
    ways = (Way.UP, Way.DOWN) if level == 1 else (Way.UP, Way.DOWN, Way.NT, Way.NT)
    call = bid(draw.between(least, most), draw.pick(ways))
    if kept:
        return call, draw.between(call.tricks, min(TRICKS, call.tricks + 3))
    deepest = call.tricks - (3 if level < 3 else 6)
    return call, draw.between(max(1, deepest), call.tricks - 1)


def _honours(draw: Draw, house: House, level: int) -> Pair | None:
    """All four are held by somebody; where they do not count they are told now and then, from level 3."""
    if "honours" not in house:
        return None
    share = 0.85 if house["honours"] == "on" else 0.4
    if level < (2 if house["honours"] == "on" else 3) or not draw.chance(share):
        return None
    n = draw.pick((0, 1, 1, 2, 3, 3, 4))
    return n, 4 - n


def _revoked(draw: Draw, house: House, level: int) -> tuple[Team, ...]:
    costs = house.get("revoke-penalty") == "3-tricks"
    if level < 4 or not draw.chance(0.4 if costs else 0.2):
        return ()
    return (draw.pick((Team.NS, Team.EW)),)

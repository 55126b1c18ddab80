"""Posing matches of a level: what is asked and where the match stands are drawn first, then deals that lead there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.match_points import NEXT_DEALER, WINNER, MatchPosition, Row, ends_of, stands, totals
from tutor.rules.cards import Seat

if TYPE_CHECKING:
    from tutor.puzzles.draw import Draw
    from tutor.puzzles.match_points import Ends
    from tutor.rules.game import House

_DEALER_SHARE: Final = 0.3
_DEALS: Final = {1: (2, 3), 2: (3, 4), 3: (3, 5), 4: (4, 6), 5: (5, 8)}
"""Fewest and most deals of a level, as far as a match can be so long."""
_WON: Final = (1, 1, 2, 2, 3, 3, 4, 5)
_WON_IN_GRAND: Final = (1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 8)
_WON_BY_BID: Final = (3, 3, 4, 4, 5, 6, -3, -3, -4, -5, -6, 1, 2, -1, -2)
_HONOURS: Final = (2, 2, 2, 4)
_WON_BY_MUCH: Final = (4, 5, 5, 6, 6, 7)
_GOES_ON: Final = 0.4
"""A little more than its share: while a match goes on, the team ahead has not won yet."""
_LEVEL: Final = 0.3
"""Of the matches that go on to an agreed number of deals, those with level totals."""
_TRIES: Final = 12
_LONGEST: Final = 12
"""Deals that are never exceeded, though a target may be far."""
_FAR: Final = 24
_FARTHEST: Final = 45
"""Targets that are reached only by winning much, and those within so many deals not at all."""


class Plan(NamedTuple):
    """What is drawn first. ``dealer``: who deals first, or next where that is asked."""

    ask: str
    outcome: str
    dealer: Seat
    deals: int
    level: bool
    """The totals are level, where that decides nothing."""


def outcomes(house: House) -> tuple[str, ...]:
    """Where a match can stand at a table."""
    ends = ends_of(house)
    return ("NS", "EW", "draw", "none") if ends.deals and not ends.extra_deal else ("NS", "EW", "none")


def draw_plan(draw: Draw, house: House, level: int) -> Plan:
    """What stays the same for all candidates of a puzzle."""
    ends = ends_of(house)
    may_go_on = (ends.deals or ends.target) > 1
    ask = NEXT_DEALER if draw.chance(_DEALER_SHARE) and may_go_on else WINNER
    too_far = not ends.deals and ends.target > _FARTHEST
    goes_on = may_go_on and (ask == NEXT_DEALER or draw.chance(_GOES_ON) or too_far)
    outcome = "none" if goes_on else draw.pick([o for o in outcomes(house) if o != "none"])
    level_totals = bool(ends.deals) and goes_on and draw.chance(_LEVEL)
    return Plan(ask, outcome, Seat(draw.below(4)), draw.between(*_DEALS[level]), level_totals)


def draw_match(draw: Draw, house: House, level: int, plan: Plan) -> MatchPosition:
    """Deals that lead to what was planned, as nearly as a few tries give."""
    deals: tuple[Row, ...] = ()
    for _ in range(_TRIES):
        deals, found = _deals(draw, house, level, plan)
        if found:
            break
    else:
        if plan.outcome == "none":
            deals = (Row(1, 0),)
    first = plan.dealer.after(-len(deals)) if plan.ask == NEXT_DEALER else plan.dealer
    return MatchPosition(house, deals, first, plan.ask)


def _deals(draw: Draw, house: House, level: int, plan: Plan) -> tuple[tuple[Row, ...], bool]:
    """Deals without an end, and a last one after which the match stands as planned; whether it does."""
    ends = ends_of(house)
    wanted = plan.deals
    if ends.deals:
        wanted = ends.deals if plan.outcome != "none" else min(wanted, ends.deals - 1)
    honours = level > 1 and house.get("honours") == "on"
    rows: tuple[Row, ...] = ()
    values: tuple[int, ...] = _WON if house.game.family.bidding is None else _WON_IN_GRAND
    if ends.minus:
        values = _WON_BY_BID
    if ends.target > _FAR and not ends.deals:
        values = _WON_BY_MUCH
    far = plan.outcome != "none" and not ends.deals
    while len(rows) < wanted - 1 or (far and len(rows) < _LONGEST and _distance(rows, ends) > max(values)):
        row = _row(draw, values, honours and draw.chance(0.3))
        if stands((*rows, row), ends) != "none":
            break
        rows = (*rows, row)
    last = _row(draw, values, False)
    for _ in range(_TRIES):
        last = _row(draw, values, honours and draw.chance(0.6))
        deals = (*rows, last)
        if stands(deals, ends) == plan.outcome and (not plan.level or len(set(totals(deals))) == 1):
            return deals, True
    return (*rows, last), stands((*rows, last), ends) == plan.outcome


def _distance(rows: tuple[Row, ...], ends: Ends) -> int:
    """How far the nearer team is from an end."""
    us, them = totals(rows)
    if ends.minus:
        us, them = abs(us), abs(them)
    return ends.target - max(us, them)


def _row(draw: Draw, values: tuple[int, ...], honours: bool) -> Row:
    """One deal's points: one team's for tricks, and where they count, either team's for honours."""
    points = draw.pick(values)
    row = Row(points, 0) if draw.chance(0.5) else Row(0, points)
    if not honours:
        return row
    held = draw.pick(_HONOURS)
    return row._replace(ns_honours=held) if draw.chance(0.5) else row._replace(ew_honours=held)

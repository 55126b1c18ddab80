"""A match: deals added up until a team has won (reach-target-wins, minus-target-loses, fixed-deals-highest-total)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.cards import Seat, Team
from tutor.rules.impossible import Impossible
from tutor.rules.reasons import DealsPlayed, MatchGoesOn, MinusReached, TargetReached

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tutor.rules.game import House
    from tutor.rules.reasons import Reason


@dataclass(frozen=True, slots=True)
class DealPoints:
    """One deal's points by team: for tricks, and for honours beside them (classic family with honours only)."""

    tricks: Mapping[Team, int]
    honours: Mapping[Team, int]


@dataclass(frozen=True, slots=True)
class Match:
    """A match after some deals. ``winner`` None with ``over`` is a draw; ``next_dealer`` None once it is over."""

    totals: Mapping[Team, int]
    over: bool
    winner: Team | None
    next_dealer: Seat | None
    reason: Reason
    deals: int

    @property
    def rule(self) -> str:
        return self.reason.rule


def play_match(deals: Sequence[DealPoints], house: House, first_dealer: Seat = Seat.N) -> Match:
    """Where a match stands. Raises Impossible for a deal after the end."""
    totals = dict.fromkeys(Team, 0)
    ended: Reason | None = None
    for n, deal in enumerate(deals, 1):
        if ended is not None:
            raise Impossible("deal-after-end", deal=n)
        ended = _add(totals, deal, n, house)
    if ended is not None:
        return Match(totals, True, _winner(ended), None, ended, len(deals))
    dealer = first_dealer.after(len(deals))  # deal-passes-left
    return Match(totals, False, None, dealer, _goes_on(totals, len(deals), house), len(deals))


def _add(totals: dict[Team, int], deal: DealPoints, n: int, house: House) -> Reason | None:
    """Add a deal to the totals; the reason if it ends the match. Trick points count before honours (G15)."""
    before = dict(totals)
    for team in Team:
        totals[team] += deal.tricks.get(team, 0)
    fixed = house["match-end"] != "target"
    if not fixed and (ended := _at_target(totals, house)):
        return ended
    capped = house.get("honours-cap") == "on"
    for team in Team:
        points = deal.honours.get(team, 0)
        if points and house.get("honours") != "on":
            raise Impossible("honours-not-counted", deal=n)
        if not (capped and not fixed and before[team] == int(house["target"]) - 1):
            totals[team] += points
    if fixed:
        return _after_fixed(totals, n, house)
    return _at_target(totals, house)


def _at_target(totals: Mapping[Team, int], house: House) -> Reason | None:
    target = int(house["target"])
    if house.game.family.loses_at_minus_target:
        for team in Team:
            if totals[team] <= -target:
                return MinusReached(team, totals[team], target)  # whatever the other has (G17)
    for team in Team:
        if totals[team] >= target:
            return TargetReached(team, totals[team], target)
    return None


def _after_fixed(totals: Mapping[Team, int], n: int, house: House) -> Reason | None:
    if n < int(house["match-end"]):
        return None
    leads = [team for team in Team if totals[team] > totals[team.other]]
    if not leads and house["deals-tie"] == "extra-deal":
        return None
    return DealsPlayed(n, leads[0] if leads else None)


def _winner(reason: Reason) -> Team | None:
    match reason:
        case TargetReached(team=team):
            return team
        case MinusReached(team=team):
            return team.other
        case DealsPlayed(winner=team):
            return team
        case other:
            raise TypeError(other)


def _goes_on(totals: Mapping[Team, int], deals: int, house: House) -> Reason:
    level = totals[Team.NS] == totals[Team.EW]
    rule = "equal-scores-continue" if level and deals else "reach-target-wins"
    if house["match-end"] == "target":
        return MatchGoesOn(rule, int(house["target"]), None)
    left = max(int(house["match-end"]) - deals, 1)
    return MatchGoesOn("fixed-deals-highest-total" if left and not level else rule, None, left)

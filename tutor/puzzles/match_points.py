"""A match so far, what ends it at a table, and a tally on any ends, for wrong rules to start from."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.faults import PositionError
from tutor.rules.cards import Seat, Team
from tutor.rules.match import DealPoints

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.game import House

WINNER: Final = "winner"
NEXT_DEALER: Final = "next-dealer"
_WORD: Final = re.compile(r"(NS|EW)=([+-]?\d{1,3})(h?)(?:\+(\d)h)?")


class Row(NamedTuple):
    """One deal's points: for tricks, then for honours."""

    ns: int
    ew: int
    ns_honours: int = 0
    ew_honours: int = 0

    @property
    def points(self) -> DealPoints:
        return DealPoints(
            {Team.NS: self.ns, Team.EW: self.ew}, {Team.NS: self.ns_honours, Team.EW: self.ew_honours}
        )

    def __str__(self) -> str:
        """As ``judge match`` writes it: ``NS=3``, ``NS=1,EW=4h``, ``EW=1+2h``."""
        both = (("NS", self.ns, self.ns_honours), ("EW", self.ew, self.ew_honours))
        words = [
            f"{team}={tricks}" + (f"+{held}h" if held else "") if tricks or not held else f"{team}={held}h"
            for team, tricks, held in both
            if tricks or held
        ]
        return ",".join(words) or "NS=0"


class MatchPosition(NamedTuple):
    """The deals so far, who dealt first, and what is asked."""

    house: House
    deals: tuple[Row, ...]
    first_dealer: Seat
    ask: str


def read_row(text: str) -> Row:
    """One deal's word. Raises PositionError."""
    tricks = dict.fromkeys(Team, 0)
    held = dict.fromkeys(Team, 0)
    seen = set()
    for part in text.split(","):
        read = _WORD.fullmatch(part)
        if read is None or read[1] in seen or (read[3] and read[4]):
            raise PositionError("unreadable-figure", text=text)
        seen.add(read[1])
        team = Team(read[1])
        (held if read[3] else tricks)[team] = int(read[2])
        if read[4]:
            held[team] = int(read[4])
    return Row(tricks[Team.NS], tricks[Team.EW], held[Team.NS], held[Team.EW])


class Ends(NamedTuple):
    """What ends a match. ``deals`` 0: a target does."""

    target: int
    deals: int
    extra_deal: bool
    minus: bool
    capped: bool
    honours_first: bool = False
    exact: bool = False
    beyond: bool = False


def ends_of(house: House) -> Ends:
    """The ends of a table."""
    return _ends(house.pairs, house.game.family.loses_at_minus_target)


@cache
def _ends(pairs: tuple[tuple[str, str], ...], minus: bool) -> Ends:
    rules = dict(pairs)
    deals = 0 if rules["match-end"] == "target" else int(rules["match-end"])
    return Ends(
        int(rules["target"]),
        deals,
        rules["deals-tie"] == "extra-deal",
        minus,
        rules.get("honours-cap") == "on",
    )


def stands(deals: Sequence[Row], ends: Ends) -> str:
    """Where a match stands on these ends: ``NS``, ``EW``, ``draw``, or ``none`` while it goes on."""
    us = them = 0
    for n, row in enumerate(deals, 1):
        if ends.deals:
            us, them = us + row.ns + row.ns_honours, them + row.ew + row.ew_honours
            if n >= ends.deals and (us != them or not ends.extra_deal):
                return "draw" if us == them else "NS" if us > them else "EW"
            continue
        one_short = ends.target - 1
        held = (
            0 if ends.capped and us == one_short else row.ns_honours,
            0 if ends.capped and them == one_short else row.ew_honours,
        )
        tricks = (row.ns, row.ew)
        for more in (held, tricks) if ends.honours_first else (tricks, held):
            us, them = us + more[0], them + more[1]
            if won := _at_end(us, them, ends):
                return won
    return "none"


def _at_end(us: int, them: int, ends: Ends) -> str:
    for other, total in (("EW", us), ("NS", them)):
        if ends.minus and total <= -ends.target:
            return other
    for team, total in (("NS", us), ("EW", them)):
        if total == ends.target if ends.exact else total >= ends.target + ends.beyond:
            return team
    return ""


def totals(deals: Sequence[Row]) -> tuple[int, int]:
    """All points of either team, honours too."""
    return sum(r.ns + r.ns_honours for r in deals), sum(r.ew + r.ew_honours for r in deals)

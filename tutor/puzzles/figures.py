"""Reading figures from lessons, packs and JSON: teams, calls, tricks and points, with typed faults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tutor.puzzles.faults import PositionError
from tutor.rules.calls import parse_call
from tutor.rules.cards import NotationError, Team

if TYPE_CHECKING:
    from tutor.puzzles.positions import Fields
    from tutor.rules.calls import Call

Pair = tuple[int, int]
"""A figure of North and South, and one of East and West."""
_FIGURE: Final = re.compile(r"(NS|EW)=([+-]?\d{1,4})")


def of(pair: Pair, team: Team) -> int:
    """A team's figure."""
    return pair[0] if team is Team.NS else pair[1]


def pair_of(team: Team, own: int, other: int) -> Pair:
    """A pair from a team's figure and its opponents'."""
    return (own, other) if team is Team.NS else (other, own)


def pair_data(pair: Pair | None) -> dict[str, int] | None:
    """Figures as JSON: ``{"NS": 9, "EW": 4}``."""
    return None if pair is None else {"NS": pair[0], "EW": pair[1]}


def read_figures(fields: Fields, name: str) -> dict[Team, int] | None:
    """``{NS: 9, EW: 4}`` or ``NS=9 EW=4``, for one team or both; None where the field is empty."""
    value = fields.values.get(name)
    if value is None or value == "":
        return None
    if isinstance(value, Mapping):
        words = [f"{team}={n}" for team, n in value.items()]
    else:
        words = re.split(r"[\s,;]+", (fields.text(name) or "").strip())
    found: dict[Team, int] = {}
    for word in words:
        read = _FIGURE.fullmatch(word)
        if read is None or Team(read[1]) in found:
            raise PositionError("unreadable-figure", text=word)
        found[Team(read[1])] = int(read[2])
    return found


def read_team(text: str) -> Team:
    try:
        return Team(text.strip())
    except ValueError:
        raise PositionError("unreadable-team", text=text) from None


def read_contract(text: str) -> Call:
    try:
        return parse_call(text.strip())
    except NotationError:
        raise PositionError("unreadable-call", text=text) from None


def read_ask(fields: Fields, known: tuple[str, ...]) -> str:
    """Which of several questions is asked."""
    text = fields.text("ask")
    if text is None:
        raise PositionError("missing", field="ask")
    if text not in known:
        raise PositionError("unreadable-ask", text=text, known=known)
    return text

"""Reading what is said of a whole table: teams and their figures, hands and tricks with their seats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Seat, Team
from tutor.rules.impossible import Impossible
from tutor.words.answers import AnswerError, read_each_card, read_number, read_seat
from tutor.words.vocabulary import folded, vocabulary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.cards import Card
    from tutor.rules.match import DealPoints

_LONGEST: Final = 4000
_SIGNS: Final = {"−": "-", "–": "-", "＝": "="}
_POINTS: Final = re.compile(
    r"(?P<tricks>[+-]?\d{1,4})(?:\+(?P<more>\d{1,4})h)?|(?P<honours>\d{1,4})h", re.ASCII
)


def read_team(text: str, lang: str) -> Team:
    """``NS``, ``EW``, in the language's own letters too, or a team's two seats by name. Raises AnswerError."""
    words = folded(text).strip(" .,;!")
    known = vocabulary(lang).compass
    parts = [part for part in re.split(r"[\s/&+-]+", words) if part not in vocabulary(lang).skipped and part]
    if len(parts) == 1 and len(parts[0]) == 2:
        parts = list(parts[0])
    seats = {known[part] for part in parts if part in known}
    for team in Team:
        if len(parts) == 2 and seats == {seat for seat in Seat if seat.team is team}:
            return team
    raise AnswerError("no-team", text.strip())


def read_teams(text: str, lang: str) -> frozenset[Team]:
    """One team or both, divided by spaces, commas or semicolons. Raises AnswerError."""
    words = re.split(r"[\s,;]+", text.strip(" ,;"))
    if len(text) > _LONGEST or not text.strip(" ,;"):
        raise AnswerError("no-team", text.strip()[:60])
    return frozenset(read_team(word, lang) for word in words)


def read_figures(text: str, lang: str) -> Mapping[Team, int]:
    """``NS=9``, ``NS=9,EW=4``. Raises AnswerError, and Impossible for a team that comes twice."""
    found: dict[Team, int] = {}
    for word in _words(text):
        name, equals, figure = word.partition("=")
        try:
            team, number = read_team(name, lang), read_number(figure)
        except AnswerError as fault:
            raise fault if fault.code == "no-team" and equals else AnswerError("no-figure", word) from None
        if team in found:
            raise Impossible("team-twice", team=team)
        found[team] = number
    if not found:
        raise AnswerError("no-figure", text.strip())
    return found


def read_points(text: str, lang: str) -> tuple[DealPoints, ...]:
    """One word a deal: ``NS=3``, ``NS=1,EW=4h``, ``NS=1+2h`` (G15). Raises AnswerError and Impossible."""
    if len(text) > _LONGEST:
        raise AnswerError("too-long")
    words = re.sub(r"\s*([=,])\s*", r"\1", text.replace(";", " ")).split()
    return tuple(_deal_points(word, lang) for word in words)


def _deal_points(word: str, lang: str) -> DealPoints:
    from tutor.rules.match import DealPoints

    tricks: dict[Team, int] = {}
    honours: dict[Team, int] = {}
    for part in word.strip(",").split(","):
        name, _, figure = part.partition("=")
        team = _team_of(name, word, lang)
        read = _POINTS.fullmatch(_signed(figure).lower())
        if read is None:
            raise AnswerError("no-points", word[:60])
        for value, found in ((read["tricks"], tricks), (read["honours"] or read["more"], honours)):
            if value is not None:
                if team in found:
                    raise Impossible("team-twice", team=team)
                found[team] = int(value)
    return DealPoints(tricks, honours)


def _team_of(name: str, word: str, lang: str) -> Team:
    try:
        return read_team(name, lang)
    except AnswerError:
        raise AnswerError("no-points", word[:60]) from None


def _signed(text: str) -> str:
    for sign, plain in _SIGNS.items():
        text = text.replace(sign, plain)
    return text


def read_groups(text: str, lang: str) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """``N: HA HK; S: HQ``: cards after the seat they belong to, in order. Raises AnswerError and Impossible."""
    if len(text) > _LONGEST:
        raise AnswerError("too-long")
    head, *rest = text.split(":")
    found: list[tuple[Seat, tuple[Card, ...]]] = []
    if not rest:
        if text.strip(" ,;"):
            raise Impossible("seat-unsaid", text=text.strip()[:60])
        return ()
    for i, part in enumerate(rest):
        seat, before = _last_word(head)
        if i == 0 and before.strip(" ,;"):
            raise Impossible("seat-unsaid", text=before.strip()[:60])
        who = read_seat(seat, lang)
        body, head = (part, "") if i == len(rest) - 1 else (_last_word(part)[1], part)
        cards = read_each_card(body, lang) if body.strip(" ,;\n") else ()
        found.append((who, cards))
    return tuple(found)


def _last_word(text: str) -> tuple[str, str]:
    """The last word, and what stands before it."""
    parts = re.split(r"[\s,;]+", text.strip(" ,;\n"))
    last = parts[-1]
    return last, text[: text.rindex(last)] if last else text


def _words(text: str) -> list[str]:
    if len(text) > _LONGEST:
        raise AnswerError("too-long")
    return re.sub(r"\s*=\s*", "=", _signed(text)).replace(",", " ").replace(";", " ").split()

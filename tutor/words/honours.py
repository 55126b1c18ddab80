"""Honours held, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import Team
from tutor.rules.honours import honour_points
from tutor.rules.reasons import HonoursHeld
from tutor.words.scores import line_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.cards import Card, Suit
    from tutor.rules.game import House
    from tutor.words.voice import Voice


def who_holds(voice: Voice, held: Mapping[Team, tuple[Card, ...]], trump: Suit | None) -> str:
    """What decided: the honours of each team."""
    if trump is None:
        return voice.say("Without trumps there are no honours.")
    found = [
        voice.say("{team} hold {cards}.", team=voice.team(team), cards=voice.cards(held[team]))
        for team in Team
        if held[team]
    ]
    return " ".join(found) if found else voice.say("Nobody here holds an honour in trumps.")


def what_they_score(
    voice: Voice, held: Mapping[Team, tuple[Card, ...]], trump: Suit | None, house: House
) -> str:
    """The rule: what three and four of them score, and whether the table counts them; nothing without trumps."""
    if trump is None:
        return ""
    found = []
    for team in Team:
        rule, points = honour_points(len(held[team]))
        if points:
            found.append(line_text(voice, HonoursHeld(rule, team, len(held[team]))))
    if not found:
        found.append(
            voice.say("The ace, king, queen and jack of trumps score only when one team holds three or four.")
        )
    if house.get("honours") == "off":
        found.append(voice.say("They count only where that is agreed before the match."))
    return " ".join(found)

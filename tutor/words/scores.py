"""A deal's score in words: what each team gets, and which rule each line rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import reasons as why
from tutor.rules.cards import Team
from tutor.rules.scoring import BOOK, TRICKS
from tutor.words.calls import call_name
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason
    from tutor.rules.scoring import Result, Score
    from tutor.words.voice import Voice


def who_gets(voice: Voice, score: Score) -> str:
    """What decided: ``You get 2.``, ``They lose 4.``, ``Nobody scores.``"""
    said = []
    for team in Team:
        if score.points[team]:
            said.append(points_of(voice, team, score.points[team]))
    return " ".join(said) if said else voice.say("Nobody scores.")


def points_of(voice: Voice, team: Team, points: int) -> str:
    """``You get 2 points.``, ``They lose 4 points.``, ``They get nothing.``"""
    if points > 0:
        return _gets(voice, team, points)
    if points < 0:
        return _loses(voice, team, -points)
    return voice.say("{team} get nothing.", team=voice.team(team))


def _gets(voice: Voice, team: Team, points: int) -> str:
    if voice.is_yours(team):
        return voice.say_n("You get {n} point.", "You get {n} points.", points)
    return voice.say_n("{team} get {n} point.", "{team} get {n} points.", points, team=voice.team(team))


def _loses(voice: Voice, team: Team, points: int) -> str:
    if voice.is_yours(team):
        return voice.say_n("You lose {n} point.", "You lose {n} points.", points)
    return voice.say_n("{team} lose {n} point.", "{team} lose {n} points.", points, team=voice.team(team))


def why_this_score(voice: Voice, score: Score) -> str:
    """Every line's rule, in order."""
    return " ".join(line_text(voice, line.reason) for line in score.lines)


def line_text(voice: Voice, reason: Reason) -> str:
    """One line of a score, with its figures and its rule."""
    catalog = voice.catalog
    match reason:
        case why.OddTricks(team=team, tricks=tricks):
            return voice.say(
                "{team} took {tricks}, and each trick over six is one point.",
                team=voice.team(team),
                tricks=number_word(catalog, tricks),
            )
        case why.HonoursHeld(team=team, held=4):
            return voice.say("{team} held all four honours: that is 4 points.", team=voice.team(team))
        case why.HonoursHeld(team=team):
            return voice.say(
                "{team} held three of the four honours: that is 2 points.", team=voice.team(team)
            )
        case why.GrandMade(team=team, tricks=tricks):
            return voice.say(
                "{team} bid grand and took {tricks}: each trick over six is one point.",
                team=voice.team(team),
                tricks=number_word(catalog, tricks),
            )
        case why.GrandFailed(bidders=bidders, tricks=tricks, times=times):
            names = {
                "bidders": voice.team(bidders),
                "others": voice.team_label(bidders.other),
                "few": number_word(catalog, TRICKS - tricks),
                "tricks": number_word(catalog, tricks),
                "over": number_word(catalog, tricks - BOOK),
            }
            if times == 2:
                return voice.say(
                    "{bidders} bid grand but took {few}. {others} took {tricks}, {over} over six, and that doubles.",
                    **names,
                )
            return voice.say(
                "{bidders} bid grand but took {few}. {others} took {tricks}, {over} over six, a point for each.",
                **names,
            )
        case why.PassUnder(team=team, tricks=tricks, line=line):
            return voice.say(
                "Everybody passed, so the fewest tricks score: one point for each under {line}. {team} took {tricks}.",
                team=voice.team_label(team),
                tricks=number_word(catalog, tricks),
                line=number_word(catalog, line),
            )
        case why.PassNothing():
            return voice.say("Everybody passed, and six against seven scores nothing.")
        case why.BidMade(team=team, contract=contract, tricks=tricks):
            return voice.say(
                "{team} bid {bid} and got {tricks} with the kitty: every trick over six counts.",
                team=voice.team(team),
                bid=call_name(catalog, contract),
                tricks=number_word(catalog, tricks),
            )
        case why.BidFailed():
            return _failed(voice, reason)
        case why.NoTrumpDoubles():
            return voice.say("After a no-trump bid the points count double.")
        case why.RevokeMoves(rule="revoke-under-three-all"):
            return voice.say("Whoever revokes with fewer than three tricks gives all thirteen away.")
        case why.RevokeMoves(offenders=team):
            return voice.say(
                "{team} did not follow suit when it was possible, and that moves three tricks to the others.",
                team=voice.team(team),
            )
        case why.RevokesCancel():
            return voice.say("Both teams revoked, so no tricks move.")
        case other:
            raise TypeError(other)


def unscored(voice: Voice, result: Result, house: House) -> list[tuple[str, str]]:
    """What was told of a deal but counts for nothing at this table: rule and sentence (honours-off, G9)."""
    found = []
    if any(result.honours.values()) and house.get("honours") == "off":
        found.append(("honours-off", voice.say("Honours do not count at this table.")))
    if result.revoked and house.get("revoke-penalty") != "3-tricks":
        found.append(("revoke-definition", voice.say("A revoke costs nothing at this table.")))
    return found


def _failed(voice: Voice, reason: why.BidFailed) -> str:
    names = {
        "team": voice.team(reason.team),
        "bid": call_name(voice.catalog, reason.contract),
        "tricks": number_word(voice.catalog, reason.tricks),
    }
    if reason.rule == "set-loses-whole-bid":
        return voice.say("{team} bid {bid} but got {tricks} with the kitty: the whole bid is lost.", **names)
    return voice.say(
        "{team} bid {bid} but got {tricks} with the kitty: what is short of the bid is lost.", **names
    )

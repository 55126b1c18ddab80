"""Where a match stands, in words: the totals, whether it is over, by which rule, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import reasons as why
from tutor.rules.cards import Team

if TYPE_CHECKING:
    from tutor.rules.match import Match
    from tutor.rules.reasons import Reason
    from tutor.words.voice import Voice


def who_has_won(voice: Voice, match: Match) -> str:
    """What decided: who has won, a draw, or that it goes on."""
    if not match.over:
        return voice.say("The match goes on.")
    if match.winner is None:
        return voice.say("The match is over, and it is a draw.")
    if voice.is_yours(match.winner):
        return voice.say("The match is over: you have won.")
    return voice.say("The match is over: {team} have won.", team=voice.team(match.winner))


def totals(voice: Voice, match: Match) -> str:
    """``North and South have 6, and East and West have 3.``"""
    return voice.say(
        "{us} have {ours}, and {them} have {theirs}.",
        ours=_points(match.totals[Team.NS]),
        us=voice.team(Team.NS),
        theirs=_points(match.totals[Team.EW]),
        them=voice.team(Team.EW),
    )


def why_it_stands_so(voice: Voice, reason: Reason) -> str:
    """The rule in a sentence."""
    match reason:
        case why.TargetReached(team=team, target=target):
            return voice.say(
                "{team} have reached {target}, and whoever gets there first has won.",
                team=voice.team(team),
                target=target,
            )
        case why.MinusReached(team=team, target=target):
            return voice.say(
                "{team} are down to {target} or lower, and that loses the match.",
                team=voice.team(team),
                target=_points(-target),
            )
        case why.DealsPlayed(deals=deals, winner=None):
            return voice.say_n(
                "{n} deal was agreed, and the totals are level.",
                "{n} deals were agreed, and the totals are level.",
                deals,
            )
        case why.DealsPlayed(deals=deals):
            return voice.say_n(
                "{n} deal was agreed, and the higher total wins.",
                "{n} deals were agreed, and the higher total wins.",
                deals,
            )
        case why.MatchGoesOn(target=None, deals_left=left):
            assert left is not None
            return voice.say_n(
                "There is at least {n} deal left, whatever the score.",
                "There are {n} deals left, whatever the score.",
                left,
            )
        case why.MatchGoesOn(rule="equal-scores-continue", target=target):
            return voice.say("Level scores change nothing: play goes on to {target}.", target=target)
        case why.MatchGoesOn(target=target):
            return voice.say("Nobody has reached {target} yet.", target=target)
        case other:
            raise TypeError(other)


def next_dealer(voice: Voice, match: Match) -> str:
    """Who deals next, where the match goes on."""
    assert match.next_dealer is not None
    if voice.is_you(match.next_dealer):
        return voice.say("The deal has passed to the left, and you deal next.")
    return voice.say("The deal passes to the left, so {seat} deals next.", seat=voice.seat(match.next_dealer))


def _points(n: int) -> str:
    """A figure with a real minus sign."""
    return str(n).replace("-", "−")

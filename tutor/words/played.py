"""A deal played part of the way, in words: how it is bid, and how its cards and tricks are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.words.calls import call_name

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat
    from tutor.rules.reasons import TricksNeeded, TrumpsOut
    from tutor.words.voice import Voice


def who_bid(voice: Voice, seat: Seat, contract: Call) -> str:
    """``Your partner bid four uptown.``"""
    return voice.say("{seat} bid {bid}.", seat=voice.seat(seat), bid=call_name(voice.catalog, contract))


def trumps_counted(voice: Voice, reason: TrumpsOut) -> str:
    """``Of 13 trumps you hold 4, and 4 have been played: that leaves 5.``"""
    names = {"total": reason.total, "held": reason.held, "played": reason.played, "out": reason.out}
    if voice.learner is None:
        if not reason.played:
            return voice.say(
                "Of {total} trumps, {held} are in hand, and none has been played: that leaves {out}.", **names
            )
        return voice.say(
            "Of {total} trumps, {held} are in hand and {played} have been played: that leaves {out}.", **names
        )
    if not reason.played:
        return voice.say(
            "Of {total} trumps you hold {held}, and none has been played: that leaves {out}.", **names
        )
    return voice.say(
        "Of {total} trumps you hold {held}, and {played} have been played: that leaves {out}.", **names
    )


def tricks_counted(voice: Voice, reason: TricksNeeded) -> str:
    """``You need 3 more: you have 4 and aim at 7.``"""
    names = {"team": voice.team(reason.team), "taken": reason.taken, "aim": reason.aim}
    if not reason.needed:
        return voice.say("{team} need no more: {team} have {taken} and aim at {aim}.", **names)
    if reason.kitty:
        return voice.say_n(
            "{team} need {n} more: {team} have {taken} with the kitty and aim at {aim}.",
            "{team} need {n} more: {team} have {taken} with the kitty and aim at {aim}.",
            reason.needed,
            **names,
        )
    return voice.say_n(
        "{team} need {n} more: {team} have {taken} and aim at {aim}.",
        "{team} need {n} more: {team} have {taken} and aim at {aim}.",
        reason.needed,
        **names,
    )

"""What would have made an answer about a bidding, a trump or a record right: calls, turned cards, tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.edits import (
    CameLater,
    Followed,
    OtherCall,
    OtherDeal,
    OtherTurned,
    SuitCameLater,
    WithoutCalls,
)
from tutor.rules.calls import PASS
from tutor.words.calls import call_name

if TYPE_CHECKING:
    from tutor.words.voice import Voice

Change = OtherCall | OtherTurned | OtherDeal | Followed | CameLater | SuitCameLater | WithoutCalls
"""Changes told here; ``changes`` passes them on."""


def right_table(voice: Voice, edit: Change) -> str:
    """One sentence: ``Had East passed, you would have been right.``"""
    match edit:
        case OtherCall(seat=seat, new=new) if new == PASS:
            if voice.is_you(seat):
                return voice.say("Had you passed, that would have been right.")
            return voice.say("Had {seat} passed, you would have been right.", seat=voice.seat(seat))
        case OtherCall(seat=seat, new=new):
            call = call_name(voice.catalog, new)
            if voice.is_you(seat):
                return voice.say("Had you called {call}, that would have been right.", call=call)
            return voice.say(
                "Had {seat} called {call}, you would have been right.", seat=voice.seat(seat), call=call
            )
        case OtherTurned(new=new):
            return voice.say("Had {card} been turned up, you would have been right.", card=voice.card(new))
        case OtherDeal(deal=deal):
            return voice.say("In deal {n} you would have been right.", n=deal)
        case Followed(seat=seat, trick=trick, new=new):
            names = {"card": voice.card(new), "n": trick}
            if voice.is_you(seat):
                return voice.say("With {card} from you in trick {n} you would have been right.", **names)
            return voice.say(
                "With {card} from {seat} in trick {n} you would have been right.",
                seat=voice.seat(seat),
                **names,
            )
        case CameLater(seat=seat, trick=trick, new=new):
            names = {"card": voice.card(new), "n": trick}
            if voice.is_you(seat):
                return voice.say("Had you played {card} in trick {n}, that would have been right.", **names)
            return voice.say(
                "Had {seat} played {card} in trick {n}, you would have been right.",
                seat=voice.seat(seat),
                **names,
            )
        case SuitCameLater(seat=seat, trick=trick, led=led):
            names = {"suit": voice.suit(led), "n": trick}
            if voice.is_you(seat):
                return voice.say("Had you played {suit} later, trick {n} would have counted.", **names)
            return voice.say(
                "Had {seat} played {suit} later, trick {n} would have counted.",
                seat=voice.seat(seat),
                **names,
            )
        case WithoutCalls(calls=calls):
            named = voice.catalog.listing([call_name(voice.catalog, call) for call in calls])
            return voice.say("Without {calls} you would have been right.", calls=named)

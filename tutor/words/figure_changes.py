"""What would have made a figure right: another contract, other tricks, other points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.edits import (
    FirstDealer,
    HeldBy,
    InHand,
    MostPoints,
    OtherContract,
    OtherHonours,
    OtherHouse,
    OtherLast,
    OtherTricks,
    PutCount,
    WithoutRevoke,
)
from tutor.words.catalog import msg
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.words.voice import Voice

Change = (
    OtherContract
    | OtherTricks
    | WithoutRevoke
    | OtherHonours
    | OtherLast
    | OtherHouse
    | MostPoints
    | FirstDealer
    | HeldBy
    | PutCount
    | InHand
)
"""Changes to figures; ``changes`` passes them on."""

HOUSES: Final = {
    ("grand-failed", "single"): msg("Where a failed grand is not doubled, you would have been right."),
    ("grand-failed", "double"): msg("Where a failed grand is doubled, you would have been right."),
    ("pass-scoring", "under-six"): msg("Where pass counts tricks under six, you would have been right."),
    ("pass-scoring", "under-seven"): msg("Where pass counts tricks under seven, you would have been right."),
    ("set-penalty", "bid"): msg("Where the whole bid is lost, you would have been right."),
    ("set-penalty", "shortfall"): msg("Where only what is missing is lost, you would have been right."),
    ("nt-double", "yes"): msg("Where no trump counts double, you would have been right."),
    ("nt-double", "no"): msg("Where no trump does not count double, you would have been right."),
    ("honours", "on"): msg("Where honours count, you would have been right."),
    ("honours", "off"): msg("Where honours do not count, you would have been right."),
    ("honours-cap", "on"): msg(
        "Where honours do not count one point short of winning, you would have been right."
    ),
    ("honours-cap", "off"): msg(
        "Where honours also count one point short of winning, you would have been right."
    ),
    ("revoke-penalty", "3-tricks"): msg("Where a revoke costs three tricks, you would have been right."),
    ("revoke-penalty", "none"): msg("Where a revoke costs nothing, you would have been right."),
    ("deals-tie", "draw"): msg("Where level scores at the end are a draw, you would have been right."),
    ("deals-tie", "extra-deal"): msg(
        "Where level scores at the end mean one more deal, you would have been right."
    ),
    ("grand-lead", "right"): msg("Where the player on the bidder's right leads, you would have been right."),
    ("grand-lead", "left"): msg("Where the player on the bidder's left leads, you would have been right."),
    ("down-vs-up", "equal"): msg("Where uptown and downtown are equal, you would have been right."),
    ("down-vs-up", "down-higher"): msg("Where downtown beats uptown, you would have been right."),
    ("dealer-may-match", "yes"): msg("Where the dealer may match the bid, you would have been right."),
    ("dealer-may-match", "no"): msg("Where the dealer too must go higher, you would have been right."),
    ("forced-dealer", "yes"): msg("Where the dealer must bid after three passes, you would have been right."),
    ("forced-dealer", "redeal"): msg("Where the dealer may pass too, you would have been right."),
    ("trump-method", "last-card"): msg("Where the last card sets the trumps, you would have been right."),
    ("trump-method", "rotation"): msg("Where trumps go round, you would have been right."),
    ("rotation-fifth", "hearts"): msg("Where the fifth deal has hearts again, you would have been right."),
    ("rotation-fifth", "no-trump"): msg("Where every fifth deal has no trumps, you would have been right."),
}
"""At what other table an answer would have been right, by house rule and value."""
_ANOTHER_HOUSE: Final = msg("With another house rule you would have been right.")


def right_figures(voice: Voice, edit: Change) -> str:
    """One sentence: ``Had they bid grand, you would have been right.``"""
    match edit:
        case OtherHouse(name="target", value=value):
            return voice.say("In a match to {n} you would have been right.", n=value)
        case OtherHouse(name="min-bid", value=value):
            return voice.say(
                "Where bids begin at {n}, you would have been right.",
                n=number_word(voice.catalog, int(value)),
            )
        case OtherHouse(name="match-end", value=value):
            return voice.say_n(
                "Had {n} deal been agreed, you would have been right.",
                "Had {n} deals been agreed, you would have been right.",
                int(value),
            )
        case OtherHouse(name=name, value=value):
            return voice.say(HOUSES.get((name, value), _ANOTHER_HOUSE))
        case OtherContract(declarer=None):
            return voice.say("Had everybody passed, you would have been right.")
        case OtherContract(contract=contract, declarer=seat):
            from tutor.words.calls import call_name

            assert seat is not None
            return voice.say(
                "Had {team} bid {bid}, you would have been right.",
                team=voice.team(seat.team),
                bid=call_name(voice.catalog, contract),
            )
        case OtherTricks(team=team, tricks=tricks):
            return voice.say(
                "Had {team} taken {tricks}, you would have been right.",
                team=voice.team(team),
                tricks=number_word(voice.catalog, tricks),
            )
        case WithoutRevoke():
            return voice.say("Without the revoke you would have been right.")
        case OtherHonours(team=team, held=held):
            return voice.say_n(
                "Had {team} held {n} honour, you would have been right.",
                "Had {team} held {n} honours, you would have been right.",
                held,
                team=voice.team(team),
            )
        case OtherLast(team=team, points=points, honours=honours):
            names = {"team": voice.team(team), "n": str(points).replace("-", "−")}
            if honours:
                return voice.say(
                    "Had {team} got {n} for honours in the last deal, you would have been right.", **names
                )
            return voice.say("Had {team} got {n} in the last deal, you would have been right.", **names)
        case MostPoints(points=points):
            return voice.say("No deal ever gives more than {n} points.", n=points)
        case FirstDealer(seat=seat) if voice.is_you(seat):
            return voice.say("Had you dealt first, you would have been right.")
        case FirstDealer(seat=seat):
            return voice.say("Had {seat} dealt first, you would have been right.", seat=voice.seat(seat))
        case HeldBy(seat=seat, card=card) if voice.is_you(seat):
            return voice.say("Had you held {card}, you would have been right.", card=voice.card(card))
        case HeldBy(seat=seat, card=card):
            return voice.say(
                "Had {seat} held {card}, you would have been right.",
                seat=voice.seat(seat),
                card=voice.card(card),
            )
        case PutCount(cards=n):
            return voice.say("With {n} cards you would have been right.", n=number_word(voice.catalog, n))
        case InHand(card=card):
            return voice.say("With {card} in the hand you would have been right.", card=voice.card(card))

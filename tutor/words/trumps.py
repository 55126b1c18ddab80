"""How the trump of a deal is found, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import reasons as why

if TYPE_CHECKING:
    from tutor.rules.cards import Suit
    from tutor.rules.reasons import Reason
    from tutor.words.voice import Voice


def which_trump(voice: Voice, trump: Suit | None) -> str:
    """What decided: ``Diamonds are trumps.``"""
    if trump is None:
        return voice.say("There are no trumps in this deal.")
    return voice.say("{suit} are trumps in this deal.", suit=voice.suit(trump))


def why_this_trump(voice: Voice, reason: Reason) -> str:
    """The rule in a sentence or two."""
    match reason:
        case why.TurnedCard(card=card):
            return voice.say(
                "The last card dealt is turned up, and its suit is trumps: here {card}.",
                card=voice.card(card),
            )
        case why.TrumpRotates(trump=None, deal=deal):
            return voice.say(
                "Trumps go round deal by deal: hearts, diamonds, spades, clubs, and then a deal without. "
                "This is deal {deal}.",
                deal=deal,
            )
        case why.TrumpRotates(deal=deal):
            return voice.say(
                "Trumps go round deal by deal: hearts, diamonds, spades, clubs. This is deal {deal}.",
                deal=deal,
            )
        case why.NeverTrump():
            return voice.say("In this game there are never any trumps.")
        case other:
            raise TypeError(other)

"""Who wins a trick, and by which rule: the first two moves of an explanation (voice)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import Order
from tutor.rules.reasons import HighestOfLed, HighestTrump, OnlyJokers
from tutor.rules.trick import winner

if TYPE_CHECKING:
    from tutor.rules.trick import Trick, TrickLaw
    from tutor.words.voice import Voice


def who_wins(voice: Voice, trick: Trick, law: TrickLaw) -> str:
    """What decided, with these cards: ``East takes the trick with the 2 of hearts.``"""
    verdict = winner(trick, law)
    if verdict.seat is None or verdict.card is None:
        return voice.say("Nobody is winning the trick yet.")
    names = {"seat": voice.seat(verdict.seat), "card": voice.card(verdict.card)}
    if voice.is_you(verdict.seat):
        if verdict.complete:
            return voice.say("You take the trick with {card}.", **names)
        return voice.say("You are winning so far, with {card}.", **names)
    if verdict.complete:
        return voice.say("{seat} takes the trick with {card}.", **names)
    return voice.say("{seat} is winning so far, with {card}.", **names)


def why_it_wins(voice: Voice, trick: Trick, law: TrickLaw) -> str:
    """The rule that decides, in a sentence or two."""
    match winner(trick, law).reason:
        case HighestTrump() as reason:
            compared = bool(reason.others) and not reason.card.is_joker
            return " ".join([_trump_rule(voice, reason, law), *_order_rule(voice, law, compared)])
        case HighestOfLed() as reason:
            return " ".join([_led_rule(voice, reason, trick, law), *_order_rule(voice, law, True)])
        case OnlyJokers():
            return voice.say("In no trump a joker sets no suit: the first other card does.")
        case other:
            raise TypeError(other)


def _trump_rule(voice: Voice, reason: HighestTrump, law: TrickLaw) -> str:
    names = {"suit": voice.suit(reason.trump)}
    low = law.order is Order.LOW
    if reason.card.is_joker:
        if any(c.is_joker for c in reason.others):
            return voice.say("The jokers are the highest trumps, and the big one beats the little one.")
        return voice.say("{suit} are trumps, and a joker is a trump above even the ace.", **names)
    if reason.led == reason.trump and low:
        return voice.say("{suit} are trumps and were led, so the strongest trump takes it.", **names)
    if reason.led == reason.trump:
        return voice.say("{suit} are trumps and were led, so the highest trump takes it.", **names)
    if reason.others and low:
        return voice.say("{suit} are trumps. Several were played, and the strongest takes it.", **names)
    if reason.others:
        return voice.say("{suit} are trumps. Several were played, and the highest trump takes it.", **names)
    return voice.say("{suit} are trumps, and a trump beats every other suit.", **names)


def _led_rule(voice: Voice, reason: HighestOfLed, trick: Trick, law: TrickLaw) -> str:
    names = {"suit": voice.suit(reason.led)}
    if law.trump is None and any(c.is_joker for c in trick.cards):
        if trick.cards[0].is_joker:
            none = voice.say("In no trump a joker sets no suit and never wins.")
            return " ".join([none, voice.say("{suit} came first after it, so only {suit} can win.", **names)])
        return voice.say("In no trump a joker never wins, and {suit} were led: only {suit} can win.", **names)
    if all(c.suit == reason.led for c in trick.cards):
        return voice.say("Only {suit} were played, so the strongest of them takes it.", **names)
    if law.trump is not None:
        return voice.say("{suit} were led and nobody played a trump, so only {suit} can win.", **names)
    return voice.say("{suit} were led, so only {suit} can win.", **names)


def _order_rule(voice: Voice, law: TrickLaw, compared: bool) -> list[str]:
    """Which cards are high here, where cards of one suit were compared in the low order."""
    if law.order is Order.HIGH or not compared:
        return []
    if law.low_ace_bad:
        return [voice.say("Low cards win here: the 2 is best, then the 3 and so on; the ace is weakest.")]
    return [voice.say("Low cards win here: the ace is best, then the 2, the 3 and so on.")]

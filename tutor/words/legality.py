"""Which cards may be played, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules import reasons as why
from tutor.rules.trick import legal

if TYPE_CHECKING:
    from tutor.puzzles.positions import HandPosition
    from tutor.rules.cards import Card, Suit
    from tutor.rules.reasons import Reason
    from tutor.rules.trick import LegalVerdict
    from tutor.words.voice import Voice

_NAMED: Final = 2
"""Held cards that are named one by one."""


def what_may_be_played(voice: Voice, position: HandPosition) -> str:
    """What decided, with these cards, and so what may be played."""
    verdict = legal(*position)
    may = voice.cards(verdict.legal)
    return f"{_situation(voice, position, verdict)} {_allowed(voice, verdict, may)}"


def _allowed(voice: Voice, verdict: LegalVerdict, may: str) -> str:
    spoken = voice.learner is not None
    if not verdict.illegal:
        return voice.say("You may play any card.") if spoken else voice.say("Any card may be played.")
    if len(verdict.legal) == 1:
        return (
            voice.say("You must play {cards}.", cards=may)
            if spoken
            else voice.say("{cards} must be played.", cards=may)
        )
    return (
        voice.say("You may play {cards}.", cards=may)
        if spoken
        else voice.say("{cards} may be played.", cards=may)
    )


def _situation(voice: Voice, position: HandPosition, verdict: LegalVerdict) -> str:
    plays, law = position.plays, position.law
    if not plays:
        return voice.say("You are on lead.") if voice.learner is not None else voice.say("This is the lead.")
    led = law.led(plays)
    if led is None:
        return voice.say("Only jokers have been played so far.")
    if plays[0].is_joker and law.trump is not None:
        return voice.say("A joker was led, and a joker is a trump.")
    if plays[0].is_joker:
        return voice.say("A joker was led, and after it {suit} came first.", suit=voice.suit(led))
    held = tuple(c for c in position.hand if law.follows_as(c) == led)
    if voice.learner is None:
        return voice.say("{suit} were led.", suit=voice.suit(led))
    names = {"seat": voice.seat(position.trick.leader), "suit": voice.suit(led)}
    if held and all(c.is_joker for c in held):
        return voice.say("{seat} led {suit}, and you have a joker, which is a trump.", **names)
    if held:
        return voice.say("{seat} led {suit}, and you have {suit}.", **names)
    return voice.say("{seat} led {suit}, and you have none.", **names)


def why_these(voice: Voice, position: HandPosition) -> str:
    """The rule in a sentence or two."""
    verdict = legal(*position)
    law = position.law
    match verdict.reason:
        case why.MayLeadAnything():
            if verdict.illegal:
                return voice.say("At this table a joker is led only when nothing else is left.")
            if law.trump is not None:
                return voice.say("Whoever leads may play any card, trumps too.")
            return voice.say("Whoever leads may play any card.")
        case why.NoSuitYet():
            return voice.say("In no trump a joker sets no suit, so there is nothing to follow yet.")
        case why.MustFollow() as reason:
            return " ".join([_follow_rule(voice, reason), *_joker_note(voice, position, verdict)])
        case why.JokerOnlyWhenVoid() as reason:
            follow = why.MustFollow(reason.led, reason.held)
            return " ".join([_follow_rule(voice, follow), *_joker_note(voice, position, verdict)])
        case why.JokerMustBeThrown():
            return voice.say("At this table you must throw a joker when you cannot follow suit.")
        case why.Void() as reason:
            return _void_rule(voice, position, reason.led)
        case other:
            raise TypeError(other)


def _follow_rule(voice: Voice, reason: why.MustFollow) -> str:
    if reason.joker_led:
        return voice.say("If you have a trump, you must play one; the other joker counts too.")
    if any(c.is_joker for c in reason.held):
        return voice.say("If you have the suit, you must follow it, and a joker belongs to the trumps.")
    return voice.say("If you have the suit, you must follow it.")


def _joker_note(voice: Voice, position: HandPosition, verdict: LegalVerdict) -> list[str]:
    if any(isinstance(r, why.JokerOnlyWhenVoid) for r in verdict.illegal.values()):
        return [voice.say("In no trump a joker may be played only when you have none of the suit.")]
    law = position.law
    if law.trump is None and law.nt_joker_any_time and any(c.is_joker for c in verdict.legal):
        return [voice.say("At this table a joker may be played at any time when there are no trumps.")]
    barred_joker = any(c.is_joker for c in verdict.illegal)
    if barred_joker and law.trump is not None:
        return [
            voice.say(
                "A joker is a trump here, so it does not follow {suit}.", suit=_led_name(voice, position)
            )
        ]
    return []


def _led_name(voice: Voice, position: HandPosition) -> str:
    led = position.law.led(position.plays)
    return "" if led is None else voice.suit(led)


def _void_rule(voice: Voice, position: HandPosition, led: Suit) -> str:
    names = {"suit": voice.suit(led)}
    if any(position.law.is_trump(c) for c in position.hand):
        return voice.say(
            "Without the suit you may play anything: trump if you like, but you need not.", **names
        )
    return voice.say("Without the suit you may play anything.", **names)


def _held(voice: Voice, led: Suit, held: tuple[Card, ...]) -> str:
    """The cards that follow, by name; more than a few by their suit."""
    return voice.cards(held) if len(held) <= _NAMED else voice.suit(led)


def why_not(voice: Voice, c: Card, reason: Reason) -> str:
    """Why one card may not be played."""
    match reason:
        case why.MustFollow(led=led, held=held):
            return voice.say(
                "{card} must wait: you have {cards}.", card=voice.card(c), cards=_held(voice, led, held)
            )
        case why.JokerOnlyWhenVoid(led=led, held=held):
            return voice.say(
                "{card} must wait: in no trump it may be played only when you have none of the suit, "
                "and you have {cards}.",
                card=voice.card(c),
                cards=_held(voice, led, held),
            )
        case why.JokerMustBeThrown(jokers=jokers):
            return voice.say(
                "{card} must wait: at this table {cards} must be thrown first.",
                card=voice.card(c),
                cards=voice.cards(jokers),
            )
        case why.JokerNotLed():
            return voice.say(
                "{card} must wait: at this table a joker is led only when nothing else is left.",
                card=voice.card(c),
            )
        case other:
            raise TypeError(other)

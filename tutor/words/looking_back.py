"""A deal looked back on, in words: which card cost what, what was better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players.reasons import LeadsSafe
from tutor.rules.calls import Call
from tutor.words.advice import reason_text
from tutor.words.calls import call_name
from tutor.words.numbers import number_word
from tutor.words.rules import rule_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.players.player import Advice
    from tutor.rules.cards import Card, Order
    from tutor.words.voice import Voice

_NAMED: Final = 3
"""Better cards that are named one by one."""


def cost(
    voice: Voice, trick: int, card: Card, better: Sequence[Card], lost: int, exact: bool, avoid: bool
) -> str:
    """What a card cost, and which were better. ``exact``: proved, not only likely; ``avoid``: tricks are unwanted."""
    names = {
        "trick": trick,
        "card": voice.card(card),
        "tricks": number_word(voice.catalog, lost),
        "better": voice.catalog.either([voice.card(c) for c in better[:_NAMED]]),
    }
    if avoid and exact:
        return voice.say_n(
            "In trick {trick}, {card} brought your team {tricks} trick too many. Better: {better}.",
            "In trick {trick}, {card} brought your team {tricks} tricks too many. Better: {better}.",
            lost,
            **names,
        )
    if avoid:
        return voice.say_n(
            "In trick {trick}, {card} probably brought your team {tricks} trick too many. Better: {better}.",
            "In trick {trick}, {card} probably brought your team {tricks} tricks too many. Better: {better}.",
            lost,
            **names,
        )
    if exact:
        return voice.say_n(
            "In trick {trick}, {card} cost your team {tricks} trick. Better: {better}.",
            "In trick {trick}, {card} cost your team {tricks} tricks. Better: {better}.",
            lost,
            **names,
        )
    return voice.say_n(
        "In trick {trick}, {card} probably cost your team {tricks} trick. Better: {better}.",
        "In trick {trick}, {card} probably cost your team {tricks} tricks. Better: {better}.",
        lost,
        **names,
    )


def maxim(voice: Voice, advice: Advice | None, order: Order) -> str:
    """The maxim behind the better card; empty where there is none to learn from."""
    if advice is None or isinstance(advice.reason, LeadsSafe):
        return ""
    return reason_text(voice, advice.reason, order)


def other_call(voice: Voice, advice: Advice) -> str:
    """What the coach would have said in the bidding."""
    assert isinstance(advice.move, Call)
    told = voice.say(
        "In the bidding the coach would have said {call}.", call=call_name(voice.catalog, advice.move)
    )
    return f"{told} {reason_text(voice, advice.reason)}"


def comes_back(voice: Voice, rules: Sequence[str]) -> str:
    """Which maxims the schedule brings back."""
    titles = [rule_title(voice.catalog, rule) for rule in rules]
    return voice.say("This comes back when you review: {rules}.", rules="; ".join(titles))

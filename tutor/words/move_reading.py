"""Reading a move at the table as typed: a card, a call, a suit or an order named, six cards to put away.

Cards and what may be named are numbered on the screen, and a bare number picks one; a number in the bidding is a bid.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeVar

from tutor.players.player import Naming
from tutor.rules.cards import Order, Suit, sort_cards
from tutor.rules.deal import KITTY, Phase
from tutor.words.answers import AnswerError, command, read_cards, read_order, read_suit
from tutor.words.catalog import msg_in
from tutor.words.vocabulary import folded, forms_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.players.player import Move
    from tutor.rules.cards import Card
    from tutor.rules.view import View

T = TypeVar("T")
_COMMANDS: Final = {
    "last-trick": msg_in("typed command", "last trick|last"),
    "tricks": msg_in("typed command", "tricks|tricks so far"),
    "score": msg_in("typed command", "score|points"),
}
"""Commands at the table beside those at every prompt."""


def table_command(text: str, lang: str) -> str | None:
    """The command that a line is at the table, or None."""
    words = folded(text)
    for name, msgid in _COMMANDS.items():
        if words in forms_of(lang, "typed command", msgid):
            return name
    return command(text, lang)


def shown_hand(view: View) -> tuple[Card, ...]:
    """The hand in the order in which it is shown and numbered."""
    if view.law is None:
        return sort_cards(view.hand)
    return sort_cards(view.hand, view.law.order, view.law.low_ace_bad)


def read_move(text: str, view: View, lang: str) -> Move:
    """The move of whoever sees this, whose turn it is; it may still be illegal. Raises AnswerError."""
    if not text.strip():
        raise AnswerError("empty")
    match view.phase:
        case Phase.BIDDING:
            from tutor.words.call_reading import read_call

            return read_call(text, view.house.game, lang)
        case Phase.NAMING:
            return _naming(text, view, lang)
        case Phase.PUTTING:
            return _cards(text, view, lang, KITTY)
        case _:
            (card,) = _cards(text, view, lang, 1)
            return card


def names_on_offer(view: View) -> tuple[Naming, ...]:
    """What the declarer may name, in the order in which it is numbered."""
    contract = None if view.auction is None else view.auction.contract
    if contract is None or contract.way is None:
        return ()
    if contract.way.value == "nt":
        return tuple(Naming(None, order) for order in Order)
    order = Order.LOW if contract.way.value == "down" else Order.HIGH
    return tuple(Naming(suit, order) for suit in Suit)


def _naming(text: str, view: View, lang: str) -> Naming:
    offered = names_on_offer(view)
    if (numbers := _numbers(text)) is not None:
        (picked,) = _picked(numbers, offered, 1)
        return picked
    if offered[0].trump is None:
        return Naming(None, read_order(text, lang))
    suit = read_suit(text, lang)
    if suit is None:
        raise AnswerError("no-suit", text.strip())
    return Naming(suit, offered[0].order)


def _cards(text: str, view: View, lang: str, most: int) -> tuple[Card, ...]:
    hand = shown_hand(view)
    if (numbers := _numbers(text)) is not None:
        return _picked(numbers, hand, most)
    cards = read_cards(text, lang)
    for c in cards:
        if c not in view.house.game.deck:
            raise AnswerError("no-jokers", c.code)
        if c not in hand:
            raise AnswerError("not-in-hand", c.code)
    if most == 1 and len(cards) > 1:
        raise AnswerError("one-only", " ".join(c.code for c in cards))
    return cards


def _numbers(text: str) -> list[int] | None:
    """Bare numbers; None where anything else is written."""
    parts = re.split(r"[\s,;]+", folded(text).strip(" ,;."))
    return [int(p) for p in parts] if all(re.fullmatch(r"[0-9]{1,6}", p) for p in parts) else None


def _picked(numbers: Sequence[int], choices: Sequence[T], most: int) -> tuple[T, ...]:
    for n in numbers:
        if not 1 <= n <= len(choices):
            raise AnswerError("no-such-choice", str(n), most=len(choices))
    if most == 1 and len(set(numbers)) > 1:
        raise AnswerError("one-only", " ".join(map(str, numbers)))
    return tuple(choices[n - 1] for n in dict.fromkeys(numbers))

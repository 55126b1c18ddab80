"""The words a person may type, in one language: the catalogue's ``typed`` lists, forms divided by ``|``.

A language is its catalogue: none of these words stands in the code.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import BIG_JOKER, LITTLE_JOKER, Card, Order, Seat, Suit
from tutor.words.catalog import catalog, msg_in

if TYPE_CHECKING:
    from collections.abc import Mapping

_SUITS: Final = {
    Suit.S: msg_in("typed", "spades|spade"),
    Suit.H: msg_in("typed", "hearts|heart"),
    Suit.D: msg_in("typed", "diamonds|diamond"),
    Suit.C: msg_in("typed", "clubs|club"),
}
_SUIT_LETTERS: Final = {
    Suit.S: msg_in("typed suit letter", "S"),
    Suit.H: msg_in("typed suit letter", "H"),
    Suit.D: msg_in("typed suit letter", "D"),
    Suit.C: msg_in("typed suit letter", "C"),
}
_RANKS: Final = {
    14: msg_in("typed", "ace|aces"),
    13: msg_in("typed", "king"),
    12: msg_in("typed", "queen"),
    11: msg_in("typed", "jack|knave"),
    10: msg_in("typed", "ten"),
    9: msg_in("typed", "nine"),
    8: msg_in("typed", "eight"),
    7: msg_in("typed", "seven"),
    6: msg_in("typed", "six"),
    5: msg_in("typed", "five"),
    4: msg_in("typed", "four"),
    3: msg_in("typed", "three"),
    2: msg_in("typed", "two|deuce"),
}
_RANK_LETTERS: Final = {
    14: msg_in("typed rank letter", "A"),
    13: msg_in("typed rank letter", "K"),
    12: msg_in("typed rank letter", "Q"),
    11: msg_in("typed rank letter", "J"),
    10: msg_in("typed rank letter", "T"),
}
_JOKERS: Final = {
    BIG_JOKER: msg_in("typed", "big joker|the big joker"),
    LITTLE_JOKER: msg_in("typed", "little joker|the little joker|small joker"),
}
_COMPASS: Final = {
    Seat.N: msg_in("typed", "north|n"),
    Seat.E: msg_in("typed", "east|e"),
    Seat.S: msg_in("typed", "south|s"),
    Seat.W: msg_in("typed", "west|w"),
}
# By turns clockwise from the learner.
_SPOKEN: Final = (
    msg_in("typed", "you|me|i|myself"),
    msg_in(
        "typed",
        "left|on the left|the left|on my left|on your left|player on the left|the player on your left",
    ),
    msg_in("typed", "partner|my partner|your partner"),
    msg_in(
        "typed",
        "right|on the right|the right|on my right|on your right|player on the right|the player on your right",
    ),
)
SKIPPED: Final = msg_in("typed words that mean nothing", "the|of|and|&|+")
_YES: Final = msg_in("typed", "yes|y")
_NO: Final = msg_in("typed", "no|n")
_NO_TRUMP: Final = msg_in("typed", "none|no trump|no trumps|nt|notrump|without trump")
_ORDERS: Final = {
    Order.HIGH: msg_in("typed", "high|high cards|high cards win|uptown|up"),
    Order.LOW: msg_in("typed", "low|low cards|low cards win|downtown|down"),
}
COMMANDS: Final = {
    "help": msg_in("typed", "help|?"),
    "hint": msg_in("typed", "hint"),
    "dont-know": msg_in("typed", "don't know|dont know|="),
    "undo": msg_in("typed", "undo"),
    "why": msg_in("typed", "why"),
    "again": msg_in("typed", "again"),
    "code": msg_in("typed", "code"),
    "quit": msg_in("typed", "quit|q|exit|stop"),
}
"""At a prompt (contract, section 3): the active language's words, and always the English ones."""


def composed(text: str) -> str:
    """Text with composed letters and without variation selectors."""
    return unicodedata.normalize("NFC", text).replace("\ufe0f", "").replace("\ufe0e", "")


def folded(text: str) -> str:
    """Text as it is compared: composed, lower case, with plain apostrophes, spaces made one."""
    return " ".join(composed(text).replace("’", "'").casefold().split())


def bare(text: str) -> str:
    """Text as it is searched: folded, and without signs."""
    import re

    return " ".join(re.sub(r"[^\w]+", " ", folded(text)).split())


class Vocabulary(NamedTuple):
    """One language's typed words, folded."""

    lang: str
    suits: Mapping[str, Suit]
    ranks: Mapping[str, int]
    jokers: Mapping[str, Card]
    codes: Mapping[str, Card]
    """Every card code that is read: suit first, and in English rank first too."""
    suit_codes: Mapping[str, Suit]
    compass: Mapping[str, Seat]
    spoken: Mapping[str, int]
    """Turns clockwise from the learner."""
    skipped: frozenset[str]
    yes: frozenset[str]
    no: frozenset[str]
    no_trump: frozenset[str]
    orders: Mapping[str, Order]
    commands: Mapping[str, str]
    rank_comes_first: bool


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The words of one language (raises ValueError for another than ours)."""
    texts = catalog(lang)

    def forms(context: str, msgid: str) -> list[str]:
        return [folded(form) for form in texts.phrase_in(context, msgid).split("|")]

    def always(msgid: str) -> list[str]:
        return [*forms("typed", msgid), *(folded(form) for form in msgid.split("|"))]

    suits = {form: suit for suit, msgid in _SUITS.items() for form in forms("typed", msgid)}
    ranks = {form: rank for rank, msgid in _RANKS.items() for form in forms("typed", msgid)}
    ranks |= {str(rank): rank for rank in range(2, 11)}
    suit_codes = {form: s for s, msgid in _SUIT_LETTERS.items() for form in forms("typed suit letter", msgid)}
    rank_codes = {form: r for r, msgid in _RANK_LETTERS.items() for form in forms("typed rank letter", msgid)}
    return Vocabulary(
        lang=lang,
        suits=suits,
        ranks=ranks,
        jokers={form: c for c, msgid in _JOKERS.items() for form in forms("typed", msgid)},
        codes=_card_codes(lang, suit_codes, rank_codes),
        suit_codes={**{s.code.lower(): s for s in Suit}, **suit_codes},
        compass={
            **{form: seat for seat, msgid in _COMPASS.items() for form in forms("typed", msgid)},
            **{seat.code.lower(): seat for seat in Seat},
        },
        spoken={form: turns for turns, msgid in enumerate(_SPOKEN) for form in forms("typed", msgid)},
        skipped=frozenset(forms("typed words that mean nothing", SKIPPED)),
        yes=frozenset(forms("typed", _YES)),
        no=frozenset(forms("typed", _NO)),
        no_trump=frozenset(always(_NO_TRUMP)),
        orders={form: order for order, msgid in _ORDERS.items() for form in always(msgid)},
        commands={form: name for name, msgid in COMMANDS.items() for form in always(msgid)},
        rank_comes_first=texts.phrase("{rank} of {suit}", rank="1", suit="2").startswith("1"),
    )


def _card_codes(lang: str, suits: Mapping[str, Suit], ranks: Mapping[str, int]) -> dict[str, Card]:
    """Suit first in the language's letters and in the canonical ones; rank first in English only."""
    from tutor.rules.cards import DECK52, RANKS, card_of

    plain = {str(rank): rank for rank in range(2, 11)}
    found = {c.code.lower(): c for c in DECK52} | {
        f"{c.suit.code}10".lower(): c for c in DECK52 if c.suit is not None and c.rank == 10
    }
    for suit_code, suit in suits.items():
        for rank_code, rank in {**ranks, **plain}.items():
            found.setdefault(suit_code + rank_code, card_of(suit, rank))
    if lang == "en":
        for c in DECK52:
            if c.suit is not None:
                for rank_code in {RANKS[c.rank - 2].lower(), str(c.rank) if c.rank < 11 else ""} - {""}:
                    found.setdefault(rank_code + c.suit.code.lower(), c)
    jokers = {"bj": BIG_JOKER, "jb": BIG_JOKER, "lj": LITTLE_JOKER, "jl": LITTLE_JOKER}
    return found | jokers


@cache
def forms_of(lang: str, context: str, msgid: str) -> frozenset[str]:
    """A list of typed words, folded: the language's forms, and the English ones."""
    texts = catalog(lang).phrase_in(context, msgid)
    return frozenset(folded(form) for form in f"{texts}|{msgid}".split("|"))

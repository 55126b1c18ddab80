"""Reading seats, cards, suits and numbers as typed. What cannot be read is no wrong answer: it raises."""

from __future__ import annotations

import re
from typing import Final

from tutor.rules.cards import Card, Order, Seat, Suit
from tutor.words.cards import SIGNS
from tutor.words.vocabulary import Vocabulary, composed, folded, vocabulary

_SUIT_OF_SIGN: Final = {sign: suit for suit, sign in SIGNS.items()} | {
    "♤": Suit.S,
    "♡": Suit.H,
    "♢": Suit.D,
    "♧": Suit.C,
}
_SIGN: Final = "".join(_SUIT_OF_SIGN)
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}")
_LONGEST_POSITION: Final = 4000


class AnswerError(ValueError):
    """An answer that is none: ``code`` says why, ``text`` is the part it is about.

    Codes: empty, too-long, no-card, no-seat, no-number, no-suit, no-order, no-yes-or-no, no-such-choice,
    not-in-hand, not-at-trick, no-jokers, one-only, not-all, not-offered.
    """

    def __init__(self, code: str, text: str = "", most: int = 0) -> None:
        super().__init__(f"{code}: {text}")
        self.code, self.text, self.most = code, text, most


def command(text: str, lang: str) -> str | None:
    """The command that a line is (help, hint, dont-know, undo, why, again, code, quit), or None."""
    return vocabulary(lang).commands.get(folded(text))


def read_seat(text: str, lang: str) -> Seat:
    """A seat by compass or, to the learner in South, by left, partner, right and you. Raises AnswerError."""
    words = folded(text).strip(" .,;!")
    known = vocabulary(lang)
    if words in known.spoken:
        return Seat.S.after(known.spoken[words])
    if words in known.compass:
        return known.compass[words]
    raise AnswerError("no-seat", text.strip())


def read_cards(text: str, lang: str) -> tuple[Card, ...]:
    """Cards as an answer: repeats count once. Raises AnswerError."""
    return tuple(dict.fromkeys(read_each_card(text, lang)))


def read_each_card(text: str, lang: str) -> tuple[Card, ...]:
    """Cards by code, sign or name, divided by spaces, commas or semicolons, as typed. Raises AnswerError."""
    if len(text) > _LONGEST_POSITION:
        raise AnswerError("too-long")
    known = vocabulary(lang)
    spaced = re.sub(f"([{_SIGN}])", r" \1 ", composed(text))
    # As typed, for the message; and folded, to be read.
    typed = [w for w in re.split(r"[\s,;]+", spaced) if w and folded(w) not in known.skipped]
    words = [folded(w) for w in typed]
    found: list[Card] = []
    at = 0
    while at < len(words):
        read = _next_card(words[at : at + 3], known)
        if read is None:
            raise AnswerError("no-card", typed[at])
        found.append(read[0])
        at += read[1]
    if not found:
        raise AnswerError("no-card", text.strip())
    return tuple(found)


def _next_card(words: list[str], known: Vocabulary) -> tuple[Card, int] | None:
    """The card that a list of words begins with, and how many of them it takes; None where there is none."""
    from tutor.rules.cards import card_of

    first = words[0]
    if first in known.codes:
        return known.codes[first], 1
    if len(words) > 1:
        pair = f"{first} {words[1]}"
        if pair in known.jokers:
            return known.jokers[pair], 2
        suit, rank = _suit(first, known), _rank(words[1], known)
        by_sign = first in _SUIT_OF_SIGN or words[1] in _SUIT_OF_SIGN
        if (
            suit is not None
            and rank is not None
            and (by_sign or not known.rank_comes_first or first in known.suits)
        ):
            return card_of(suit, rank), 2
        rank, suit = _rank(first, known), _suit(words[1], known)
        if suit is not None and rank is not None and (by_sign or known.rank_comes_first):
            return card_of(suit, rank), 2
    if len(words) > 2 and " ".join(words[:3]) in known.jokers:
        return known.jokers[" ".join(words[:3])], 3
    joined = _compound(first, known)
    return None if joined is None else (joined, 1)


def _compound(word: str, known: Vocabulary) -> Card | None:
    """``hjerterdame``, ``spaderess``: the two words written together, where the suit comes first."""
    from tutor.rules.cards import card_of

    if known.rank_comes_first:
        return None
    for suit_word, suit in known.suits.items():
        rest = word.removeprefix(suit_word).removeprefix("-")
        if word.startswith(suit_word) and rest in known.ranks:
            return card_of(suit, known.ranks[rest])
    return None


def _suit(word: str, known: Vocabulary) -> Suit | None:
    if word in _SUIT_OF_SIGN:
        return _SUIT_OF_SIGN[word]
    return known.suits.get(word)


def _rank(word: str, known: Vocabulary) -> int | None:
    if word in known.ranks:
        return known.ranks[word]
    c = known.codes.get("s" + word)
    return None if c is None else c.rank


def read_suit(text: str, lang: str) -> Suit | None:
    """A suit by name, letter or sign; no trump gives None. Raises AnswerError."""
    words = folded(text).strip(" .,;!")
    known = vocabulary(lang)
    if words in known.no_trump:
        return None
    suit = _suit(words, known)
    if suit is None and words not in known.suit_codes:
        raise AnswerError("no-suit", text.strip())
    return known.suit_codes[words] if suit is None else suit


def read_order(text: str, lang: str) -> Order:
    """Whether high or low cards win. Raises AnswerError."""
    words = folded(text).strip(" .,;!")
    order = vocabulary(lang).orders.get(words)
    if order is None:
        raise AnswerError("no-order", text.strip())
    return order


def read_number(text: str) -> int:
    """A whole number; every sort of minus sign is one. Raises AnswerError."""
    words = folded(text).replace("−", "-").replace("–", "-").replace(" ", "")
    if not _NUMBER.fullmatch(words):
        raise AnswerError("no-number", text.strip())
    return int(words)


def read_yes_no(text: str, lang: str) -> bool:
    """Yes or no in the reader's language, a letter or the word. Raises AnswerError."""
    words = folded(text).strip(" .!")
    known = vocabulary(lang)
    if words in known.yes:
        return True
    if words in known.no:
        return False
    raise AnswerError("no-yes-or-no", text.strip())

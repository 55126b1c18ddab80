"""Small numbers as words, as they stand in a sentence about tricks; points and larger ones are figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.words.catalog import msg_in

if TYPE_CHECKING:
    from tutor.words.catalog import Catalog

_WORDS: Final = (
    msg_in("number of tricks", "none"),
    msg_in("number of tricks", "one"),
    msg_in("number of tricks", "two"),
    msg_in("number of tricks", "three"),
    msg_in("number of tricks", "four"),
    msg_in("number of tricks", "five"),
    msg_in("number of tricks", "six"),
    msg_in("number of tricks", "seven"),
    msg_in("number of tricks", "eight"),
    msg_in("number of tricks", "nine"),
    msg_in("number of tricks", "ten"),
    msg_in("number of tricks", "eleven"),
    msg_in("number of tricks", "twelve"),
    msg_in("number of tricks", "all thirteen"),
)


def number_word(catalog: Catalog, n: int) -> str:
    """``none`` to ``all thirteen``; beyond that a figure."""
    return catalog.phrase_in("number of tricks", _WORDS[n]) if 0 <= n < len(_WORDS) else str(n)

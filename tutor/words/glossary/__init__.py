"""The glossary: what players call things in each language, and the words that mislead between them.

A term's forms in a language are a message of the catalogue, so that a new language brings its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.words.catalog import msg
from tutor.words.glossary import bidding, cards, score, table, tricks, trumps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.words.glossary.term import Term

CHAPTERS: Final[Mapping[str, tuple[Term, ...]]] = {
    msg("The cards"): cards.TERMS,
    msg("Table and deal"): table.TERMS,
    msg("Tricks and play"): tricks.TERMS,
    msg("Trumps"): trumps.TERMS,
    msg("Bidding and kitty"): bidding.TERMS,
    msg("Points and match"): score.TERMS,
}
"""Title of a chapter -> its terms, in the order in which one learns them."""

TERMS: Final[Mapping[str, Term]] = {term.id: term for terms in CHAPTERS.values() for term in terms}

__all__ = ["CHAPTERS", "TERMS"]

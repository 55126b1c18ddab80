"""Finding terms by any of their forms, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.record import Record
from tutor.words.catalog import catalog
from tutor.words.glossary import TERMS
from tutor.words.glossary.traps import TRAPS
from tutor.words.language import LANGUAGES
from tutor.words.vocabulary import bare

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.words.glossary.term import Term, Trap


class Found(Record):
    """What a word may mean, and how it may mislead."""

    terms: tuple[Term, ...]
    traps: tuple[Trap, ...]


def find_terms(text: str) -> Found | None:
    """The terms of which a text is a form, in any language; else those with a form that begins so, or holds it.

    None where nothing is found.
    """
    wanted = bare(text)
    if not wanted:
        return None
    tests: tuple[Callable[[str], bool], ...] = (
        lambda form: form == wanted,
        lambda form: form.startswith(wanted),
        lambda form: wanted in form,
    )
    for fits in tests:
        traps = tuple(trap for trap in TRAPS if any(fits(bare(word)) for word in trap.words))
        ids = [term for term, forms in _forms().items() if any(map(fits, forms))]
        named = [term for trap in traps for term in trap.terms]
        if ids or traps:
            return Found(tuple(TERMS[term] for term in dict.fromkeys([*ids, *named])), traps)
    return None


def traps_of(term: Term) -> tuple[Trap, ...]:
    """The misleading words that lead to a term."""
    return tuple(trap for trap in TRAPS if term.id in trap.terms)


def near_words(text: str, lang: str, most: int = 3) -> list[str]:
    """Words of a language much like one that was not found."""
    from difflib import get_close_matches

    spoken = catalog(lang)
    words = {bare(form): form for term in TERMS.values() for form in term.forms(spoken).all}
    return [words[near] for near in get_close_matches(bare(text), words, most)]


def _forms() -> dict[str, set[str]]:
    catalogs = [catalog(lang) for lang in LANGUAGES]
    return {
        term.id: {term.id, *(bare(form) for spoken in catalogs for form in term.forms(spoken).all)}
        for term in TERMS.values()
    }

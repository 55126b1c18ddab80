"""The glossary: whole in every language, and every form finds its term."""

from __future__ import annotations

import pytest

from tutor.words.catalog import catalog
from tutor.words.glossary import CHAPTERS, TERMS
from tutor.words.glossary.search import find_terms, near_words, traps_of
from tutor.words.glossary.traps import TRAPS
from tutor.words.language import LANGUAGES
from tutor.words.vocabulary import bare


def test_ids_are_unique():
    assert len(TERMS) == sum(len(terms) for terms in CHAPTERS.values()) > 90


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_finds_its_term(lang: str):
    spoken = catalog(lang)
    for term in TERMS.values():
        for form in term.forms(spoken).all:
            assert form == form.strip() != "", (lang, term.id)
            found = find_terms(f" {form.upper()} ")
            assert found is not None
            assert term in found.terms, (lang, form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_uses_its_word(lang: str):
    """A word, or the word of it that carries the meaning, stands in the sentence that tells what it means."""
    spoken = catalog(lang)
    missing = []
    for term in TERMS.values():
        forms = term.forms(spoken)
        told = bare(spoken.say(term.sentence))
        stems = {bare(form)[:-1] if len(form) > 4 else bare(form) for form in (forms.head, *forms.inflected)}
        pieces = {max(stem.split(), key=len) for stem in stems if stem}
        if not any(stem in told for stem in stems | pieces):
            missing.append((term.id, told))
    assert missing == []


def test_no_language_borrows_the_english_words():
    """Only words that are the same at the table are spelled the same."""
    same = {
        lang: {id for id, term in TERMS.items() if term.forms(catalog(lang)).head == term.forms(catalog("en")).head}
        for lang in ("nb", "sv")
    }  # fmt: skip
    assert same["nb"] <= {"joker", "grand", "signal"}
    assert same["sv"] <= {"joker", "grand", "signal", "partner", "kitty", "hand-cards"}


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("dräkt", "suit"),  # machine translated
        ("klubbor", "hearts"),
        ("spargris", "kitty"),
        ("domkraft", "jack"),
        ("sort", "suit"),
        ("trekk", "odd-trick"),
        ("bekänna färg", "follow-suit"),
        ("beit", "set"),
        ("NT", "no-trump"),
        ("äss", "ace"),
        ("es", "ace"),
        ("renons", "void"),
        ("makkeren", "partner"),
        ("ma\u0308tare", None),
        ("fa\u0308rg", "suit"),  # letters put together
        ("bytteko", "kitty"),  # the beginning of a word
        ("trumffa", "trump-suit"),
        ("", None),
        ("♠", None),
        ("xyzzy", None),
    ],
)
def test_search(text: str, first: str | None):
    found = find_terms(text)
    assert (found.terms[0].id if found else None) == first


def test_what_was_not_found_has_neighbours():
    assert "stikk" in near_words("stik", "nb")
    assert near_words("qqqqqq", "nb") == []


def test_traps_lead_to_terms_and_warn_in_every_language():
    for trap in TRAPS:
        assert set(trap.terms) <= set(TERMS)
        for word in trap.words:
            found = find_terms(word)
            assert found is not None
            assert trap in found.traps
        told = [catalog(lang).say(trap.text) for lang in LANGUAGES]
        assert len(set(told)) == len(LANGUAGES)
    assert traps_of(TERMS["suit"])

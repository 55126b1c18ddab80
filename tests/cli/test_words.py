"""`whist words`: the glossary on the screen and as JSON."""

from __future__ import annotations

import json

import pytest

from tutor.words.catalog import catalog
from tutor.words.glossary import CHAPTERS, TERMS
from tutor.words.language import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", ["20", "40", "80"])
def test_all_words(whist, lang, columns):
    done = whist("--lang", lang, "words", COLUMNS=columns)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(len(line) <= int(columns) for line in done.stdout.splitlines())
    flat = " ".join(done.stdout.split())
    for title, terms in CHAPTERS.items():
        assert catalog(lang).phrase(title) in flat
        for term in terms:
            assert term.forms(catalog(lang)).head in flat


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_of_any_language_is_told_in_ones_own(whist, lang):
    for typed in ("stikk", "stick", "tricks"):
        done = whist("--lang", lang, "--plain", "words", typed)
        assert done.returncode == 0
        first, sentence, *_ = done.stdout.splitlines()
        assert first == TERMS["trick"].forms(catalog(lang)).head
        assert sentence == catalog(lang).say(TERMS["trick"].sentence)


def test_a_false_friend_is_told(whist):
    done = whist("--lang", "sv", "words", "dräkt")
    assert "Se upp: Dräkt är kläder. På kort heter det färg." in done.stdout


def test_an_unknown_word(whist):
    done = whist("--lang", "nb", "words", "stikc")
    assert (done.returncode, done.stdout) == (2, "")
    assert "«stikc»" in done.stderr
    assert "«stikk»" in done.stderr


def test_json(whist):
    book = json.loads(whist("words", "--json").stdout)
    assert [entry["term"] for entry in book] == list(TERMS)
    (entry,) = json.loads(whist("--lang", "nb", "words", "stikket", "--json").stdout)
    assert list(entry) == ["term", "words", "also", "sentence", "misleading"]
    assert entry["words"]["sv"] == ["stick", "sticket", "sticken"]
    assert entry["sentence"] == "Fire kort, ett fra hver spiller, er et stikk."

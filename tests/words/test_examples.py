"""Every rule has a worked example that can be read in all three languages."""

from __future__ import annotations

import re

import pytest

from tutor.rules.examples import EXAMPLES
from tutor.rules.rulebook import RULES
from tutor.words.catalog import catalog
from tutor.words.examples import PLAIN, example_text
from tutor.words.language import LANGUAGES
from tutor.words.rule_examples import advice, bid, cards, norwegian, score, table, tricks, trump
from tutor.words.voice import Voice

CHAPTERS = {
    "table": table,
    "cards": cards,
    "tricks": tricks,
    "trump": trump,
    "norwegian": norwegian,
    "bid": bid,
    "score": score,
    "advice": advice,
}
LONGEST = 420
#: Words that nobody says at a table (glossary, section 0), or that are of another language.
NOT_SAID = {
    "en": r"\b(he|him|his|she|her)\b",
    "nb": r"\b(deres|sort|utdeling|kontrakt\w*|hans?|hun|och|är|spader)\b",
    "sv": r"\b(talong\w*|dealer\w*|kontrakt\w*|hans?|hon|og|er er|spar|kløver)\b",
}


def test_every_rule_has_one() -> None:
    assert set(RULES) == set(EXAMPLES) | set(PLAIN)


@pytest.mark.parametrize("part", CHAPTERS)
def test_in_the_order_of_the_book(part: str) -> None:
    texts = CHAPTERS[part].EXAMPLES
    assert list(texts) == [r.id for r in RULES.values() if r.part == part and r.id in texts]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_it_can_be_read(rule: str, lang: str) -> None:
    text = example_text(Voice(catalog(lang)), rule)
    assert re.fullmatch(r"[A-ZÅÄÖÆØ0-9“”«].*[.!»”]", text), text
    assert not re.search(r"[{}]|  |\.\.|[A-Z]{2}\b|None", text), text
    assert len(text) <= LONGEST
    assert not re.search(NOT_SAID[lang], text, re.IGNORECASE), text
    if lang != "en":
        assert text != example_text(Voice(catalog("en")), rule)


def test_an_unknown_rule_has_none() -> None:
    with pytest.raises(KeyError):
        example_text(Voice(catalog("en")), "no-such-rule")


# What a reader is promised, in one language each: the engine's own sentences about the very rule.
@pytest.mark.parametrize(
    ("lang", "rule", "held"),
    [
        ("nb", "offsuit-cannot-win", "Du: kløver ess. Makkeren din tar stikket med spar 9."),
        ("sv", "grand-failed-doubled", "De får 4 poäng."),
        ("en", "up-down-rank", "Four downtown does not beat four uptown"),
        ("nb", "jokers-are-trumps", "den store slår den lille"),
        ("sv", "minus-target-loses", "−8"),
    ],
)
def test_said(lang: str, rule: str, held: str) -> None:
    assert held in example_text(Voice(catalog(lang)), rule)

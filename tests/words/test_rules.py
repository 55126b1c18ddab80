"""Every rule has a title and a statement, in words that fit a table in all three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tutor.rules.rulebook import RULES
from tutor.words.catalog import catalog
from tutor.words.language import LANGUAGES
from tutor.words.rule_texts import advice, bid, cards, norwegian, revoke, score, table, tricks, trump
from tutor.words.rules import STATEMENTS, TITLES, rule_statement, rule_title

LOCALES = Path(__file__).resolve().parents[2] / "locales"
CHAPTERS = {
    "table": table,
    "cards": cards,
    "tricks": tricks,
    "trump": trump,
    "norwegian": norwegian,
    "bid": bid,
    "score": score,
    "revoke": revoke,
    "advice": advice,
}
LONGEST = 240

#: Words that are wrong at a table (glossary, sections 0, 1 and 10), as patterns for whole words.
NOT_SAID = {
    "en": r"club suit|renounce|he|him|his",
    "nb": r"deres|sort|lagkamerat\w*|utdeling\w*|hans?|hun",
    "sv": (
        r"dräkt\w*|klubb\w*|dealer\w*|talong\w*|hjärtan?|diamant\w*|muta\w*|knep\w*|bok|böcker\w*"
        r"|satt|hans?|hon"
    ),
}


def texts(lang: str, msgids: dict[str, str]) -> dict[str, str]:
    """By rule id; of a catalogue only what stands in it."""
    if lang == "en":
        return msgids
    with (LOCALES / lang / "LC_MESSAGES" / "tutor.po").open("rb") as stream:
        found = read_po(stream, locale=lang)
    entries = {rule: found.get(msgid) for rule, msgid in msgids.items()}
    return {rule: str(entry.string) for rule, entry in entries.items() if entry is not None}


def test_tables_cover_the_rule_book() -> None:
    assert list(TITLES) == list(RULES)
    assert list(STATEMENTS) == list(RULES)


@pytest.mark.parametrize("part", CHAPTERS)
def test_each_rule_stands_in_its_chapter(part: str) -> None:
    assert list(CHAPTERS[part].TEXTS) == [r.id for r in RULES.values() if r.part == part]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_said_through_the_catalogue(lang: str) -> None:
    words = catalog(lang)
    for rule in RULES:
        assert rule_title(words, rule)
        assert rule_statement(words, rule)


def test_english_is_the_msgid() -> None:
    english = catalog("en")
    assert rule_title(english, "follow-suit") == "Follow suit"
    assert rule_statement(english, "follow-suit") == STATEMENTS["follow-suit"]


@pytest.mark.parametrize("say", [rule_title, rule_statement])
def test_an_unknown_rule_is_refused(say: object) -> None:
    assert callable(say)
    with pytest.raises(KeyError):
        say(catalog("en"), "no-such-rule")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles(lang: str) -> None:
    titles = texts(lang, dict(TITLES))
    assert [t for t in titles.values() if not 2 <= len(t.split()) <= 6] == []
    assert [t for t in titles.values() if t.endswith(".") or not (t[0].isupper() or t[0].isdigit())] == []
    assert len({t.casefold() for t in titles.values()}) == len(titles)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_statements(lang: str) -> None:
    statements = texts(lang, dict(STATEMENTS))
    assert [s for s in statements.values() if len(s) > LONGEST] == []
    assert [s for s in statements.values() if not s.endswith(".")] == []
    # Two sentences, or three short ones.
    assert [s for s in statements.values() if len(re.findall(r"[.?!](?: |$)", s)) > 3] == []
    assert len(set(statements.values())) == len(statements)


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_every_text_is_translated(lang: str) -> None:
    for msgids in (dict(TITLES), dict(STATEMENTS)):
        found = texts(lang, msgids)
        assert [rule for rule, text in found.items() if not text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_no_player_says(lang: str) -> None:
    wrong = re.compile(rf"\b(?:{NOT_SAID[lang]})\b", re.IGNORECASE)
    both = [*texts(lang, dict(TITLES)).values(), *texts(lang, dict(STATEMENTS)).values()]
    assert [t for t in both if wrong.search(t)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_codes_in_the_texts(lang: str) -> None:
    # Rule ids, option names and card codes are for the machine: a rule speaks in words.
    code = re.compile(r"\b\w+-\w+-\w+\b|\b[SHDC][2-9AKQJT]\b|\b[BL]J\b|[{}<>=_]")
    both = [*texts(lang, dict(TITLES)).values(), *texts(lang, dict(STATEMENTS)).values()]
    assert [t for t in both if code.search(t)] == []

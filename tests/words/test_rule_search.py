"""Finding rules by what a person types."""

from __future__ import annotations

import pytest

from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES, rules_of
from tutor.words.catalog import catalog
from tutor.words.games import game_name
from tutor.words.language import LANGUAGES
from tutor.words.rule_search import ALIASES, find_rules, near_titles
from tutor.words.rules import rule_title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_and_title_finds_its_rule(lang: str) -> None:
    texts = catalog(lang)
    for rule in RULES:
        for text in (rule, rule.upper(), rule_title(texts, rule), f" {rule_title(texts, rule).upper()}"):
            found = find_rules(texts, text)
            assert found is not None
            assert (text, found.rule) == (text, rule)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_found_by_its_id_and_name(game: str, lang: str) -> None:
    for text in (game, game_name(catalog(lang), game)):
        found = find_rules(catalog(lang), text)
        assert found is not None
        assert found.game == game
        assert found.rules == tuple(rule.id for rule in rules_of(game))


@pytest.mark.parametrize(
    ("lang", "text", "rule"),
    [
        ("en", "follow", None),  # several rules hold the word
        ("en", "follow s", "follow-suit"),
        ("en", "nt-joker-l", "nt-joker-led"),
        ("nb", "følg", None),
        ("nb", "følg farge", "follow-suit"),
        ("nb", "FØLG FARGE", "follow-suit"),
        ("nb", "fo\u0308lg", None),  # an ö put together, which is no ø
        ("sv", "fo\u0308lj fa\u0308rg", "follow-suit"),  # the same letters put together
        ("en", "who deals first", "first-dealer"),  # without its question mark
        ("en", "low-ace", "order-low"),  # a house rule that turns a single rule
        ("en", "matchbox", None),
    ],
)
def test_one_rule_or_several(lang: str, text: str, rule: str | None) -> None:
    found = find_rules(catalog(lang), text)
    assert (found and found.rule) == rule


def test_a_word_finds_all_that_hold_it() -> None:
    found = find_rules(catalog("sv"), "kitty")
    assert found is not None
    assert found.rule is None
    assert {"kitty-exchange", "kitty-shown", "bid-means-six-plus"} <= set(found.rules)
    assert list(found.rules) == [rule for rule in RULES if rule in found.rules]


def test_several_words_in_any_order() -> None:
    found = find_rules(catalog("en"), "kitty bidder")
    assert found is not None
    assert "kitty-shown" in found.rules


@pytest.mark.parametrize("text", ["", " ", "?!", "xyzzy", "\x00", "x" * 5000])
def test_nothing_is_found(text: str) -> None:
    assert find_rules(catalog("en"), text) is None
    assert near_titles(catalog("en"), text) == []


def test_a_slip_is_near() -> None:
    assert "Følg farge" in near_titles(catalog("nb"), "folg farge")


def test_aliases_lead_to_rules() -> None:
    assert set(ALIASES.values()) <= set(RULES)
    assert not set(ALIASES) & set(RULES)

"""Every house rule and every value of it has words, each its own, in all three languages."""

from __future__ import annotations

import re

import pytest

from tutor.rules.game import NUMBER, Game
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.words.catalog import catalog
from tutor.words.language import LANGUAGES
from tutor.words.options import NAMES, VALUES, house_text, option_name, value_text, values_listed

SAID = [
    (game, option.name, value)
    for game in ALL_GAMES
    for option in game.options
    for value in (v if v != NUMBER else n for v in option.values for n in ("1", "6"))
]


def test_the_tables_hold_the_house_rules_and_no_others() -> None:
    options = {option.name: option for game in ALL_GAMES for option in game.options}
    assert set(NAMES) == set(options)
    for name, texts in VALUES.items():
        assert set(texts) == {value for value in options[name].values if value != NUMBER}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_is_a_sentence_of_its_own(lang: str) -> None:
    texts = catalog(lang)
    for game in ALL_GAMES:
        for option in game.options:
            told = {
                v: value_text(texts, game, option.name, v)
                for g, n, v in SAID
                if (g, n) == (game, option.name)
            }
            assert len(set(told.values())) == len(told)
            for text in told.values():
                assert re.fullmatch(r"[A-ZÅÄÖÆØ][^{}]+\.", text), text


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_nothing_is_left_in_english(lang: str) -> None:
    for game, name, value in SAID:
        own, english = catalog(lang), catalog("en")
        assert value_text(own, game, name, value) != value_text(english, game, name, value)
    assert all(option_name(catalog(lang), name) != option_name(catalog("en"), name) for name in NAMES)


@pytest.mark.parametrize(
    ("game", "name", "value", "en", "nb", "sv"),
    [
        (
            "classic",
            "target",
            "5",
            "You play to 5 points.",
            "Dere spiller til 5 poeng.",
            "Ni spelar till 5 poäng.",
        ),
        (
            *("bid", "target", "7", "You play to 7. A team down to minus 7 has lost."),
            "Dere spiller til 7. Et lag som er nede i minus 7, har tapt.",
            "Ni spelar till 7. Ett lag som är nere på minus 7 har förlorat.",
        ),
        (
            *("betting", "forced-dealer", "yes", "If the first three pass, the dealer must bid."),
            "Giveren må melde når de tre første sier pass.",
            "Givaren måste bjuda när de tre första passar.",
        ),
        (
            *("norwegian", "match-end", "1", "You play 1 deal, and then the match is over."),
            "Dere spiller 1 omgang, og så er partiet slutt.",
            "Ni spelar 1 giv, och sedan är partiet slut.",
        ),
    ],
)
def test_said(game: str, name: str, value: str, en: str, nb: str, sv: str) -> None:
    said = {lang: value_text(catalog(lang), GAMES[game], name, value) for lang in LANGUAGES}
    assert said == {"en": en, "nb": nb, "sv": sv}


def test_no_target_where_the_number_of_deals_decides() -> None:
    game: Game = GAMES["bid"]
    assert "7" in house_text(catalog("en"), game.house(), "target")
    assert "7" not in house_text(catalog("en"), game.house({"match-end": "4"}), "target")


def test_values_are_listed_with_what_they_mean() -> None:
    assert values_listed(catalog("en"), GAMES["bid"], "low-ace") == [
        "low-ace=good: When low cards win, the ace is best.",
        "low-ace=bad: When low cards win, the ace is weakest.",
    ]
    assert values_listed(catalog("nb"), GAMES["bid"], "match-end")[1].startswith("match-end=TALL: ")
    assert values_listed(catalog("en"), GAMES["bid"], "min-bid") == []

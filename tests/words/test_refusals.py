"""Every refusal has a sentence in every language, with nothing left to fill in."""

from __future__ import annotations

import re

import pytest

from tutor.puzzles.codes import CodeError, parse_code
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import PositionError
from tutor.rules.cards import card
from tutor.rules.game import HouseError, LawError
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.words.answers import AnswerError
from tutor.words.catalog import catalog
from tutor.words.faults import SENTENCES
from tutor.words.refusals import refusal

LANGS = ("en", "nb", "sv")

ANSWERS = [
    AnswerError("empty"),
    AnswerError("too-long"),
    AnswerError("no-card", "HX"),
    AnswerError("no-seat", "X"),
    AnswerError("no-number", "x"),
    AnswerError("no-suit", "x"),
    AnswerError("no-order", "x"),
    AnswerError("no-yes-or-no", "x"),
    AnswerError("no-such-choice", "9", most=4),
    AnswerError("not-in-hand", "H3"),
    AnswerError("not-at-trick", "S"),
    AnswerError("no-jokers", "BJ"),
    AnswerError("one-only", "SA HK"),
    AnswerError("one-only", "1 2"),
]
POSITIONS = [
    PositionError("missing", field="leader"),
    PositionError("missing", field="plays"),
    PositionError("missing", field="hand"),
    PositionError("missing", field="dealer"),
    PositionError("unknown-field", field="x", known=("hand", "plays")),
    PositionError("not-text", field="hand"),
    PositionError("unreadable-card", text="HX"),
    PositionError("unreadable-seat", text="X"),
    PositionError("unreadable-suit", text="X"),
    PositionError("unreadable-order", text="X"),
    PositionError("leader-differs", leader="W", plays="N"),
    PositionError("not-your-turn", leader="W"),
    PositionError("card-twice", card=card("H3")),
    PositionError("card-not-in-game", card=card("BJ"), game="classic"),
    PositionError("trump-not-in-game", game="norwegian"),
    PositionError("order-not-in-game", game="classic"),
    PositionError("too-many-cards", most=1),
    PositionError("too-many-cards", most=4),
    PositionError("too-few-cards", least=4),
    PositionError("no-answer"),
    PositionError("not-asked-in-game", kind="winner", game="classic"),
    PositionError("no-honours-in-game", game="bid"),
    PositionError("hand-of-eighteen", n=17),
    PositionError("nobody-leads"),
    PositionError("unreadable-number", text="x", field="deal"),
]
CODES = [
    ("x", "form"),
    ("a.b", "form"),
    ("x" * 500, "form"),
    ("nope.classic.2.1k4f9a1c", "kind"),
    ("winner.nope.2.1k4f9a1c", "game"),
    ("winner.classic.6.1k4f9a1c", "level"),
    ("winner.classic.2.0k4f9a1c", "version"),
    ("winner.classic.2.1k4f9a1", "seed"),
    ("winner.classic.2.1K4F9A1C", "seed"),
    ("winner.classic.2.1k4f9a1c.low-ace=bad", "house"),
    ("winner.classic.2.1k4f9a1c.target=5,target=7", "house"),
]
LAWS = [LawError(GAMES["norwegian"], "trump"), LawError(GAMES["classic"], "order")]
FAULTS = [*ANSWERS, *POSITIONS, *LAWS]


def check(text: str, lang: str) -> None:
    """A whole sentence, in the language, without a code or a gap."""
    assert re.search(r"[.\w]$", text), text
    assert text[0].isupper() or not text[0].isalpha(), text
    assert "{" not in text
    assert "None" not in text
    if lang != "en":
        assert not re.search(r"\b(the|there|write|choose|is no)\b", text, re.IGNORECASE), text


@pytest.mark.parametrize("fault", FAULTS, ids=str)
@pytest.mark.parametrize("lang", LANGS)
def test_every_fault_has_a_sentence(fault, lang):
    check(refusal(catalog(lang), fault), lang)
    check(refusal(catalog(lang), fault, learner=False), lang)
    if lang != "en":
        assert refusal(catalog(lang), fault) != refusal(catalog("en"), fault)


@pytest.mark.parametrize(("code", "what"), CODES)
@pytest.mark.parametrize("lang", LANGS)
def test_codes(code, what, lang):
    with pytest.raises(CodeError) as fault:
        parse_code(code)
    assert fault.value.what == what
    check(refusal(catalog(lang), fault.value), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_a_kind_that_the_game_lacks(lang):
    check(refusal(catalog(lang), CodeError("winner.classic.2.1k4f9a1c", "not-in-game")), lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_house_rules(game, lang):
    with pytest.raises(HouseError) as unknown:
        game.house({"nope": "1"})
    text = refusal(catalog(lang), unknown.value)
    check(text, lang)
    assert all(option.name in text for option in game.options)
    for option in game.options:
        with pytest.raises(HouseError) as bad:
            game.house({option.name: "nope"})
        text = refusal(catalog(lang), bad.value)
        check(text, lang)
        assert all(value in text for value in option.values if value != "number")


SAID: list[tuple[Exception, str, str, str]] = [
    (
        AnswerError("not-in-hand", "H3"),  # LC15
        "The 3 of hearts is not in your hand. Choose from the cards you hold.",
        "Hjerter 3 er ikke på hånden din. Velg blant kortene du har.",
        "Hjärter 3 finns inte på din hand. Välj bland korten du har.",
    ),
    (
        AnswerError("no-jokers", "BJ"),  # AN17
        "There are no jokers in this game. Choose from the cards you hold.",
        "Det er ingen jokere i dette spillet. Velg blant kortene du har.",
        "Det finns inga jokrar i det här spelet. Välj bland korten du har.",
    ),
    (
        AnswerError("no-card", "HX"),
        "“HX” is no card. Write cards like SA HJ, or by name: ace of spades.",
        "«HX» er ikke noe kort. Skriv kort som SE HKn, eller med navn: spar ess.",
        "”HX” är inget kort. Skriv kort som SE HKn, eller med namn: spader ess.",
    ),
    (
        PositionError("card-twice", card=card("BJ")),
        "The big joker is there twice, but each card exists only once.",
        "Store joker er med to ganger, men hvert kort finnes bare én gang.",
        "Stora jokern är med två gånger, men varje kort finns bara en gång.",
    ),
    (
        AnswerError("one-only", "SA HK"),
        "Only one answer is wanted here, and you gave more: the ace of spades and the king of hearts.",
        "Her trengs bare ett svar, og du ga flere: spar ess og hjerter konge.",
        "Här behövs bara ett svar, och du gav flera: spader ess och hjärter kung.",
    ),
]


@pytest.mark.parametrize(("fault", *LANGS), SAID, ids=lambda value: str(value)[:20])
def test_what_is_said(fault, en, nb, sv):
    for lang, text in zip(LANGS, (en, nb, sv), strict=True):
        assert refusal(catalog(lang), fault) == text


@pytest.mark.parametrize("lang", LANGS)
def test_examples_can_be_typed(lang):
    from tutor.words.answers import read_cards
    from tutor.words.refusals import _examples

    shown = _examples(catalog(lang))
    assert [c.code for c in read_cards(shown["letters"], lang)] == ["SA", "HJ"]
    assert [c.code for c in read_cards(shown["name"], lang)] == ["SA"]
    assert str(parse_code("winner.classic.2.1k4f9a1c")) == "winner.classic.2.1k4f9a1c"


def test_every_code_of_the_source_is_here():
    """Codes that the puzzles floor raises, found in its text: refused in words here, or told of a file by `check`."""
    from importlib import import_module
    from pathlib import Path

    files = [
        import_module("tutor.puzzles.positions").__file__,
        *(import_module(type(k).__module__).__file__ for k in KINDS.values()),
    ]
    raised = {
        code
        for file in files
        if file is not None
        for code in re.findall(r'PositionError\(\s*"([a-z-]+)"', Path(file).read_text(encoding="utf-8"))
    }
    assert raised
    assert raised <= {fault.code for fault in POSITIONS} | set(SENTENCES)

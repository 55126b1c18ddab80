"""What cannot be at a table is refused in a whole sentence; teams, figures and calls are read in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tutor
from tutor.rules.calls import BIDS, PASS, parse_call
from tutor.rules.cards import Seat, Team, card
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.impossible import Impossible
from tutor.words.answers import AnswerError
from tutor.words.call_reading import CallError, read_call, read_calls
from tutor.words.calls import call_label, call_name
from tutor.words.catalog import catalog
from tutor.words.refusals import refusal
from tutor.words.table_reading import read_groups, read_points, read_team
from tutor.words.table_refusals import TABLE

LANGS = ("en", "nb", "sv")
PARAMS = {
    "tricks": 14, "most": 13, "total": 14, "right": 13, "team": Team.NS, "honours": 5, "deal": 3, "n": 3,
    "call": parse_call("4nt"), "least": 3, "calls": "pass grand", "seat": Seat.E, "why": "X.", "card": card("H6"),
    "dealer": Seat.S, "text": "SA SK", "game": "classic",
}  # fmt: skip


def raised() -> set[str]:
    """The codes with which the program refuses what cannot be at a table."""
    found = set()
    for path in Path(tutor.__file__).parent.rglob("*.py"):
        if "puzzles" in path.parts or path.stem == "counting":
            continue  # what only an author can write is told by tutor.words.faults
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if name in ("Impossible", "impossible"):
                    found.add(node.args[0].value)
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", sorted(raised() | set(TABLE)))
def test_every_code_has_a_sentence(lang, code):
    text = refusal(catalog(lang), Impossible(code, **PARAMS), learner=False)
    assert not text.startswith(f"{code}:")
    assert text[0].isupper() or not text[0].isalpha()
    assert "{" not in text
    assert "Seat." not in text
    assert "Team." not in text
    if lang != "en":
        assert text != refusal(catalog("en"), Impossible(code, **PARAMS), learner=False)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game.family.bidding is not None])
def test_every_call_is_read_as_it_is_written_and_said(lang, game):
    known = game.family.bidding.calls
    for call in known:
        for text in (call.code, call_label(catalog(lang), call), call_name(catalog(lang), call)):
            assert read_call(text, game, lang) == call
    row = " ".join(call_name(catalog(lang), call) for call in known)
    assert read_calls(row, game, lang) == known


UNREAD = [
    ("bid", "4", "bare-number"),
    ("bid", "pass 4 pass", "bare-number"),
    ("bid", "four high no trump", "order-in-no-trump"),
    ("bid", "4nt low", "order-in-no-trump"),
    ("betting", "low four no trump", "order-in-no-trump"),
    ("bid", "0up", "no-call"),
    ("bid", "8up", "no-call"),
    ("bid", "grand", "no-call"),
    ("norwegian", "4up", "no-call"),
    ("norwegian", "4", "no-call"),
    ("classic", "pass", "no-call"),
    ("bid", "4up five", "bare-number"),
    ("bid", "x" * 500, "too-long"),
]


@pytest.mark.parametrize(("game", "text", "code"), UNREAD)
def test_what_is_no_call(game, text, code):
    with pytest.raises(AnswerError) as fault:
        read_calls(text, GAMES[game], "en")
    assert fault.value.code == code
    for lang in LANGS:
        assert refusal(catalog(lang), fault.value, learner=False)


@pytest.mark.parametrize("text", ["", "  ", "4up 5up"])
def test_one_call_only(text):
    with pytest.raises(AnswerError):
        read_call(text, GAMES["bid"], "en")


def test_a_long_row_is_read_at_once():
    assert len(read_calls("pass " * 80, GAMES["bid"], "en")) == 80
    with pytest.raises(CallError):
        read_calls("4 " * 199 + "x", GAMES["betting"], "en")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("code", ["no-team", "no-figure", "no-points", "no-deal"])
def test_what_cannot_be_read_has_a_sentence(lang, code):
    assert "“" not in refusal(catalog(lang), AnswerError(code, "x"), learner=False) or lang == "en"


@pytest.mark.parametrize("text", ["NE", "N", "", "NSEW", "NN", "NS EW", "left right"])
def test_what_is_no_team(text):
    with pytest.raises(AnswerError):
        read_team(text, "en")


def test_points_of_honours_stand_apart():
    (deal,) = read_points("NS=1+2h,EW=-3", "en")
    assert (dict(deal.tricks), dict(deal.honours)) == ({Team.NS: 1, Team.EW: -3}, {Team.NS: 2})


@pytest.mark.parametrize(
    "text", ["N: HA HK; S: HQ", "N:HA,HK S:HQ", "N: HA HK\nS: HQ", "north: HA HK south: HQ"]
)
def test_cards_after_their_seats(text):
    assert read_groups(text, "en") == ((Seat.N, (card("HA"), card("HK"))), (Seat.S, (card("HQ"),)))


def test_passes_alone():
    assert read_calls("pass, pass; pass", GAMES["norwegian"], "en") == (PASS,) * 3
    assert len(BIDS) == 21

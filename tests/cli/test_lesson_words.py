"""No English in Norwegian or Swedish: whole lessons, practice in every game, and what goes wrong on the way."""

from __future__ import annotations

import re
from functools import cache

import pytest
from talk import asks, context, errs, knows, learn, learns, practice
from test_no_english import english_in
from tiny_course import LESSONS, lesson

from tutor.cli.shell import run
from tutor.content.index import read_index
from tutor.content.loader import load_course
from tutor.content.model import Lesson
from tutor.data import folder
from tutor.puzzles.kinds import all_kinds
from tutor.rules.games import GAMES
from tutor.session.practice import Plan
from tutor.words.vocabulary import vocabulary

ENTRIES = read_index(folder("lessons")).entries
FIRST = {entry.part: entry.id for entry in reversed(ENTRIES)}
# Whole lessons with every command, one of each part of the course; test_whole_course.py has all of them.
COURSE = [
    entry.id if entry.id in FIRST.values() else pytest.param(entry.id, marks=pytest.mark.full)
    for entry in ENTRIES
]


@cache
def _lessons() -> dict[str, Lesson]:
    return {each.id: each for each in load_course(folder("lessons")).lessons}


def shipped(name: str) -> Lesson:
    """One of the lessons that everybody has; they are read once."""
    return _lessons()[name]


COMMANDS = ("help", "hint", "hint", "hint", "hint", "why", "undo", "again", "code")
UNREADABLE = (
    "",
    "xyzzy",
    "99",
    "1 1 2 2 3",
    "0",
    "-1",
    "S1",
    "KD KD",
    "♠♠",
    "x" * 500,
    "BJ",
    "HK",
    "1,2,x",
    "N E",
)
# More words than help has; none is a word of Norwegian or Swedish as the tutor writes them.
ENGLISH = re.compile(
    r"(?<![\w-])(the|you|your|and|with|trick|tricks|card|cards|suit|suits|wrong|not|would|have|takes|took|led|leads|"
    r"play|played|question|here|this|that|only|hearts?|spades|diamonds?|clubs?|jack|queen|king|ace|highest|who|which|"
    r"lesson|another|again|right|left|more|first|answer|because|hint|enough|today|of|was|were|can|must|may)(?![\w-])",
    re.IGNORECASE,
)
# Kinds of puzzles are typed as they stand, and so are the keys of a lesson file. Swedes call an odd trick trick.
MEANT = {"leader", "legal", "winner", "show"}
SWEDISH = {"trick"}


def english(shown: str, lang: str) -> list[str]:
    # What a person typed stands behind the prompt and in quotation marks; a code is no word.
    told = re.sub(r"(?m)^> .*$", "", shown)
    told = re.sub(r"«[^»]*»|”[^”]*”|\b(lesson|pack)\.\S+|\b[\w-]+\.\w+\.\d\.\w+|[\w-]+=\S+", " ", told)
    return sorted(
        {*english_in(told, lang), *ENGLISH.findall(told)} - MEANT - (SWEDISH if lang == "sv" else set())
    )


def own_words(lang: str) -> list[str]:
    """Every command in the language's own words."""
    return [word for word, name in vocabulary(lang).commands.items() if name not in ("quit", "dont-know")]


@pytest.mark.parametrize("lang", ["nb", "sv"])
@pytest.mark.parametrize("name", COURSE)
def test_whole_lessons(name, lang):
    whole = shipped(name)
    shown = ""
    for n, says in enumerate(
        (learns(), errs, asks(*COMMANDS), asks(*UNREADABLE), asks("="), asks(*own_words(lang)))
    ):
        text = learn(context(lang, plain=n % 2 == 1), whole, says, seed=f"s{n}")
        assert text.count("\n> ") >= sum(hasattr(step, "puzzle") for step in whole.steps)
        shown += text
    assert english(shown, lang) == []
    assert "{" not in shown
    assert "Content-Type" not in shown  # LO09


@pytest.mark.parametrize("lang", ["nb", "sv"])
@pytest.mark.parametrize("game", list(GAMES))
def test_practice_in_every_game(game, lang):
    kinds = tuple(kind for kind in all_kinds() if kind.fits(GAMES[game]))
    shown = ""
    for level in (1, 4):
        plan = Plan(GAMES[game].house({}), kinds, level=level, count=8)
        for says in (knows, errs, asks(*COMMANDS), asks(*UNREADABLE)):
            shown += practice(context(lang), plan, says, seed=f"p{level}")
    assert english(shown, lang) == []
    assert "{" not in shown


ERRORS = [
    ["learn", "nosuch"],
    ["learn", "nosuch.yaml"],
    ["learn", "mini/trick", "--step", "99"],
    ["learn", "mini/trick", "--step", "0"],
    ["learn", "mini/trick", "--step", "x"],
    ["learn", "broken.yaml"],
    ["practice", "nosuch"],
    ["practice", "winner.classic.9.1abcdefg"],
    ["practice", "winner.nosuch.1.1abcdefg"],
    ["practice", "winner.classic.1.9abcdefg"],
    ["practice", "--level", "9"],
    ["practice", "--count", "x"],
    ["practice", "--game", "nosuch"],
    ["practice", "--house", "nosuch=1"],
    ["practice", "--house", "nosuch"],
    ["practice", "nt-joker-led", "--game", "classic"],
    ["practice", "--nosuch"],
]


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_the_usual_errors(lang, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("WHIST_LANG", lang)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.yaml").write_text("schema: 1\nsteps:\n  - sy: {en: x}\n")
    told = []
    for line in ERRORS:
        assert run(line, str(LESSONS)) == 2, line
        out, err = capsys.readouterr()
        assert out == ""
        told.append(err)
    shown = re.sub(r"whist \w+|--\w+|broken\.yaml:\d+:\d+", " ", "\n".join(told))
    assert english(shown, lang) == []


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_the_canary_sings(lang):
    shown = learn(context("en"), lesson("mini/trick"), learns())
    assert len(english(shown, lang)) > 10

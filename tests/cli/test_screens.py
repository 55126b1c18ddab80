"""Screens as people see them, kept in screens/: a change of any of them shows as a difference to look at.

`pytest tests/cli/test_screens.py --update-screens` writes them anew; read the difference before keeping it.
"""

from __future__ import annotations

import re
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from talk import asks, context, errs, knows, learn, practice
from tiny_course import LESSONS, NOON, desk, lesson, right
from wcwidth import wcswidth

from tutor.cli.commands import home
from tutor.cli.context import using
from tutor.progress.opening import open_store
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import authored
from tutor.rules.games import GAMES
from tutor.session.lesson import LessonRun
from tutor.session.practice import Plan
from tutor.words.cards import SIGNS

SCREENS = Path(__file__).parent / "screens"
HEART_TRUMP = {"leader": "W", "plays": "SA S4 H2 SK", "trump": "H"}
TABLES = {
    "winner": ("classic", HEART_TRUMP),
    "leader": ("classic", HEART_TRUMP),
    "legal": ("classic", {"hand": "SA HJ H4 DK D3 C9 C2", "leader": "W", "plays": "HT HQ D7", "trump": "S"}),
    "winning-card": (
        "bid",
        {"hand": "BJ D4 DK", "leader": "W", "plays": "HT C9 HA", "trump": "C", "order": "low"},
    ),
}


def puzzle(kind: str):
    game, fields = TABLES[kind]
    house = GAMES[game].house({})
    return authored(KINDS[kind], house, KINDS[kind].parse(fields, house))


def one(ctx, kind, says):
    made = puzzle(kind)
    return practice(ctx, Plan(made.house, (made.kind,), codes=(made,)), says)


def at_home(ctx, folder):
    """The menu, with a lesson left in the middle long ago."""
    with open_store(folder, NOON).store as store:
        run = LessonRun(lesson("mini/trick"), desk(store))
        run.next()
        run.answer(right(run.next()))
    written = StringIO()
    stdin, sys.stdin = sys.stdin, StringIO("9\n5\n6\n")
    try:
        with using(ctx), redirect_stdout(written):
            home.run()
    finally:
        sys.stdin = stdin
    return written.getvalue()


def screens(ctx, folder):
    """Each screen's name and text."""
    yield "a lesson opens", learn(ctx, lesson("mini/trick"), lambda *_: None)
    yield "a lesson, once wrong and taken back", learn(ctx, lesson("mini/trick"), asks("3", "undo"), 1)
    yield "a lesson, everything wrong", learn(ctx, lesson("mini/follow"), errs)
    yield "who takes it: right", one(ctx, "winner", knows)
    yield "who takes it: wrong", one(ctx, "winner", errs)
    yield (
        "who takes it: all commands",
        one(
            ctx,
            "winner",
            asks("help", "hint", "hint", "hint", "hint", "why", "undo", "xyzzy", "5", "again", "code"),
        ),
    )
    yield "who takes it: not known", one(ctx, "winner", asks("="))
    yield "who leads: wrong", one(ctx, "leader", errs)
    yield "what may be played: wrong", one(ctx, "legal", errs)
    yield "what may be played: nearly", one(ctx, "legal", asks("H3", "2"))
    yield "which card takes it: wrong", one(ctx, "winning-card", errs)
    yield "home", at_home(ctx, folder)


@pytest.mark.parametrize("style", ["drawn", "plain"])
@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_screens(lang, columns, style, monkeypatch, tmp_path, request):
    monkeypatch.setenv("COLUMNS", str(columns))
    ctx = context(lang, style == "plain", data_dir=str(tmp_path), lessons=str(LESSONS))
    shown = [(name, text) for name, text in screens(ctx, tmp_path)]
    for name, text in shown:
        sound(name, text, columns, style)
    whole = "\n".join(f"===== {name} =====\n{text}" for name, text in shown)
    stored = SCREENS / f"{lang}-{columns}-{style}.txt"
    if request.config.getoption("--update-screens"):
        SCREENS.mkdir(exist_ok=True)
        stored.write_text(whole, encoding="utf-8")
    assert whole == stored.read_text(encoding="utf-8"), "pytest --update-screens, and look at the difference"


def sound(name: str, text: str, columns: int, style: str) -> None:
    """What no screen may break."""
    lines = text.splitlines()
    assert max(map(wcswidth, lines)) <= columns, name
    assert not re.search(r"\n\n\n", text), name
    assert not re.search(r"[ \t]$", text.replace("\n> \n", "\n"), re.MULTILINE), name
    assert "\x1b" not in text
    assert "\ufe0f" not in text  # TM08
    if style == "plain":
        assert not set(text) & {*SIGNS.values(), *"╭╮╰╯│─+|"}, name
    frame = [wcswidth(line) for line in lines if line and line[0] in "╭│╰"]
    for width in set(frame):
        assert width <= 60
    assert len(set(frame)) <= 1, name

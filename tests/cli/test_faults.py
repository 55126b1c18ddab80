"""Exit codes, with a small command that does what it is told to."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Annotated

import pytest
import typer

from tutor.__main__ import main
from tutor.cli.app import COMMANDS, Entry
from tutor.cli.errors import UnusableInput


class Suit(StrEnum):
    """A choice, as a command might have one."""

    S = "S"
    H = "H"


def run(
    what: str,
    number: Annotated[int, typer.Option(min=1, max=5)] = 1,
    suit: Annotated[Suit, typer.Option()] = Suit.S,
    file: Annotated[Path | None, typer.Option(exists=True, dir_okay=False)] = None,
) -> int | None:
    """Raise or return what was asked for."""
    raised = {
        "broken": BrokenPipeError(32, "closed"),
        "interrupt": KeyboardInterrupt(),
        "end": EOFError(),
        "unusable": UnusableInput("Ikke slik."),
        "exit": typer.Exit(1),
        "fault": RuntimeError("spar ♠"),
        "disk": OSError(5, "input/output"),
    }
    if what in raised:
        raise raised[what]
    return 1 if what == "check" else None


@pytest.fixture(autouse=True)
def _command(monkeypatch):
    module = ModuleType("tutor.cli.commands.try_out")
    vars(module)["run"] = run
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(COMMANDS, "try-out", Entry("try_out", ""))
    monkeypatch.setenv("WHIST_LANG", "nb")


@pytest.mark.parametrize(
    ("what", "code", "told"),
    [
        ("done", 0, ""),
        ("check", 1, ""),
        ("exit", 1, ""),
        ("broken", 0, ""),
        ("end", 0, ""),
        ("interrupt", 130, ""),
        ("unusable", 2, "Ikke slik.\n"),
    ],
)
def test_exit_codes(capsys, what, code, told):
    assert main(["try-out", what]) == code
    assert capsys.readouterr().err == told


@pytest.mark.parametrize("what", ["fault", "disk"])
def test_an_internal_fault_leaves_a_report(capsys, tmp_path, what):
    assert main(["try-out", what]) == 70
    told = capsys.readouterr().err
    (report,) = (tmp_path / "data" / "crash").iterdir()
    assert told.splitlines() == [
        f"Noe gikk galt inne i programmet. Det du har svart, er tatt vare på. Rapport: {report}"
    ]
    text = report.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert "try-out" in text
    assert report.stat().st_mode & 0o777 == 0o600


def test_a_report_that_cannot_be_saved(capsys, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WHIST_DATA", str(tmp_path / "file" / "x"))
    assert main(["try-out", "fault"]) == 70
    assert "WHIST_DEBUG=1" in capsys.readouterr().err


def test_debug_shows_the_traceback(capsys, monkeypatch):
    monkeypatch.setenv("WHIST_DEBUG", "1")
    assert main(["try-out", "fault"]) == 70
    assert "RuntimeError: spar ♠" in capsys.readouterr().err


REFUSED = [
    ("try-out", "Missing argument 'WHAT'", "Her mangler 'WHAT'", "Här saknas 'WHAT'"),
    ("try-out x --number", "requires an argument", "må ha en verdi", "måste ha ett värde"),
    ("try-out x --number y", "not a valid integer", "er ikke et tall", "är inget tal"),
    ("try-out x --number 9", "not in the range", "er utenfor", "är utanför"),
    ("try-out x --suit Q", "not one of 'S', 'H'", "ikke en av disse: 'S', 'H'", "inte en av dessa: 'S', 'H'"),
    ("try-out x --file nowhere", "does not exist", "finnes ikke", "finns inte"),
    ("try-out x --file .", "is a directory", "er en mappe", "är en mapp"),
    ("try-out x --numbr 2", "Did you mean '--number'?", "Mente du '--number'?", "Menade du '--number'?"),
]


@pytest.mark.parametrize(("line", "en", "nb", "sv"), REFUSED)
def test_errors_of_the_parser_in_each_language(capsys, monkeypatch, line, en, nb, sv):
    for lang, told in (("en", en), ("nb", nb), ("sv", sv)):
        monkeypatch.setenv("WHIST_LANG", lang)
        assert main(line.split()) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert told in shown.err
        assert shown.err.endswith("whist try-out --help\n")


def test_gettext_is_left_as_it_was():
    assert main(["--help"]) == 0
    assert "LANGUAGE" not in os.environ

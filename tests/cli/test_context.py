"""What a run knows of its terminal: colour, signs, plain."""

from __future__ import annotations

import io
import sys

import pytest

from tutor.cli.context import context, make, using
from tutor.progress.settings import Settings


class Screen(io.TextIOWrapper):
    """A terminal that keeps what it is sent."""

    def isatty(self) -> bool:
        """It says that it is one."""
        return True


@pytest.mark.parametrize(
    ("environ", "plain", "settings", "colour", "shown_plain"),
    [
        ({"TERM": "xterm"}, False, {}, True, False),
        ({"TERM": "xterm", "NO_COLOR": ""}, False, {}, True, False),
        ({"TERM": "xterm", "NO_COLOR": "0"}, False, {}, False, False),
        ({"TERM": "dumb"}, False, {}, False, False),
        ({"TERM": "xterm"}, True, {}, False, True),
        ({"TERM": "xterm", "WHIST_PLAIN": "1"}, False, {}, False, True),
        ({"TERM": "xterm", "WHIST_PLAIN": "0"}, False, {}, True, False),
        ({"TERM": "xterm"}, False, {"plain": "on"}, False, True),
    ],
)
def test_colour_and_plain(monkeypatch, environ, plain, settings, colour, shown_plain):
    monkeypatch.setattr(sys, "stdout", Screen(io.BytesIO(), encoding="utf-8"))
    ctx = make("nb", True, plain, Settings(settings), "", environ)
    assert (ctx.colour, ctx.plain, ctx.signs) == (colour, shown_plain, not shown_plain)


@pytest.mark.parametrize(("encoding", "signs"), [("utf-8", True), ("ascii", False), ("cp1252", False)])
def test_signs_need_an_encoding(monkeypatch, encoding, signs):
    monkeypatch.setattr(sys, "stdout", Screen(io.BytesIO(), encoding=encoding))
    assert make("sv", True, False, Settings(), "", {}).signs is signs


def test_no_terminal_means_no_colour(monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    ctx = make("nb", True, False, Settings(), "", {"TERM": "xterm"})
    assert (ctx.colour, ctx.interactive) == (False, False)


@pytest.mark.parametrize(("columns", "width"), [("1", 20), ("20", 20), ("200", 200)])
def test_width(monkeypatch, columns, width):
    monkeypatch.setenv("COLUMNS", columns)
    assert make("nb", True, False, Settings(), "", {}).width == width


def test_there_is_a_context_only_inside_a_run():
    with pytest.raises(LookupError):
        context()
    with using(make("sv", True, False, Settings({"letters": "international"}), "", {})) as ctx:
        assert context() is ctx
        assert ctx.letters == "international"

"""A sheet of numbered questions, and their answers: plain lines, to be printed and handed out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.cli.boards import draw
from tutor.cli.page import Page
from tutor.words.explain import explanation
from tutor.words.questions import question, spoken_answer
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tutor.cli.context import Context
    from tutor.puzzles.puzzle import Puzzle


def questions(ctx: Context, puzzles: Sequence[Puzzle[Any]]) -> None:
    """Each puzzle with its number, the table and its choices."""
    page, voice = _plain(ctx)
    for n, puzzle in enumerate(puzzles, 1):
        if n > 1:
            page.blank()
        page.text(f"{n}. {question(voice, puzzle)}")
        draw(page, voice, puzzle)


def answers(ctx: Context, puzzles: Sequence[Puzzle[Any]]) -> None:
    """The right answers and why, by number."""
    page, voice = _plain(ctx)
    page.blank()
    page.text(ctx.catalog.say("Answers"))
    for n, puzzle in enumerate(puzzles, 1):
        page.text(f"{n}. {spoken_answer(voice, puzzle)}. {explanation(voice, puzzle)}")


def _plain(ctx: Context) -> tuple[Page, Voice]:
    plain = replace(ctx, plain=True, colour=False, signs=False)
    return Page(plain), Voice(ctx.catalog)

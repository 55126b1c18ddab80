"""``match``: what is agreed, the points deal by deal, and the teams or seats as choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.words.kinds.match import agreed, told
from tutor.words.replies import label

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.match_points import MatchPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[MatchPosition]) -> None:
    for text in agreed(voice, puzzle.position):
        page.text(text)
    page.lines(told(voice, puzzle.position))
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[MatchPosition]) -> None:
    for n, code in enumerate(puzzle.choices() or (), 1):
        text = label(voice, puzzle.reads, code)
        page.lines([f"{n} {text[:1].upper()}{text[1:]}"])

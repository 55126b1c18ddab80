"""``count``: the tricks played, the unfinished one and the learner's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.played import draw

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def choices(page: Page, voice: Voice, puzzle: Puzzle[PlayedPosition]) -> None:
    """The answer is free."""


__all__ = ["choices", "draw"]

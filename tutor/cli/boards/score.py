"""``score``: what is known of the deal, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.words.kinds.score import told

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.deal_scores import ScorePosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[ScorePosition]) -> None:
    page.lines(told(voice, puzzle.position))


def choices(page: Page, voice: Voice, puzzle: Puzzle[ScorePosition]) -> None:
    """The answer is free."""

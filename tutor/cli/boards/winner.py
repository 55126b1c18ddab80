"""``winner``: a trick whose cards are the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.positions import TrickPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[TrickPosition]) -> None:
    trick, law = puzzle.position
    tables.conditions(page, puzzle.game.family, law.trump, law.order)
    tables.trick(page, voice, trick.plays(), numbered=True)


def choices(page: Page, voice: Voice, puzzle: Puzzle[TrickPosition]) -> None:
    """They stand on the table."""

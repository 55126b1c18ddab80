"""``revoke``: the tricks, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import played, tables

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.revoke import RevokePosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[RevokePosition]) -> None:
    position = puzzle.position
    tables.conditions(page, puzzle.game.family, position.law.trump, position.law.order)
    played.tricks(page, voice, position.tricks, position.law)


def choices(page: Page, voice: Voice, puzzle: Puzzle[RevokePosition]) -> None:
    """The answer is free."""

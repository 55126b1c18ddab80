"""``legal``: the trick so far, and the hand whose cards are the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables
from tutor.puzzles.positions import LEARNER

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.positions import HandPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[HandPosition]) -> None:
    position = puzzle.position
    tables.conditions(page, puzzle.game.family, position.law.trump, position.law.order)
    tables.trick(page, voice, position.trick.plays(), numbered=False, waiting=LEARNER)
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[HandPosition]) -> None:
    tables.hand(page, puzzle.position.hand, numbered=True)

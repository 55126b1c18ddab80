"""``order``: the cards to be put in order, numbered as they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.order import OrderPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[OrderPosition]) -> None:
    law = puzzle.position.law
    tables.conditions(page, puzzle.game.family, law.trump, law.order)
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[OrderPosition]) -> None:
    tables.row(page, puzzle.position.cards, numbered=True)

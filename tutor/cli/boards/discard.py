"""``discard``: the eighteen cards, those to be put away, and yes or no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables
from tutor.cli.boards.honours import in_a_row
from tutor.words.replies import label

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.discard import DiscardPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[DiscardPosition]) -> None:
    tables.hand(page, puzzle.position.hand, numbered=False)
    page.text(voice.say("Put away: {cards}.", cards=in_a_row(page, puzzle.position.puts)))
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[DiscardPosition]) -> None:
    for n, code in enumerate(puzzle.choices() or (), 1):
        text = label(voice, puzzle.reads, code)
        page.lines([f"{n} {text[:1].upper()}{text[1:]}"])

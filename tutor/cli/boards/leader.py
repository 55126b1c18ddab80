"""``leader``: a finished trick, or the seats round an empty table."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tutor.cli import tables
from tutor.cli.boards import winner
from tutor.puzzles.kinds.leader import AfterDeal
from tutor.rules.cards import parse_seat

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.leader import LeaderPosition
    from tutor.puzzles.positions import TrickPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[LeaderPosition]) -> None:
    if isinstance(puzzle.position, AfterDeal):
        tables.seats(page, voice, [parse_seat(code) for code in puzzle.choices() or ()])
    else:
        winner.draw(page, voice, cast("Puzzle[TrickPosition]", puzzle))


def choices(page: Page, voice: Voice, puzzle: Puzzle[LeaderPosition]) -> None:
    """They stand on the table."""

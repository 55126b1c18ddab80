"""``grand``: the bidding so far and the hand; what is called is written, as at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables
from tutor.cli.biddings import bidding

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.grand import GrandPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[GrandPosition]) -> None:
    position = puzzle.position.auction
    auction = position.auction
    bidding(page, voice, position.dealer, auction.seats, position.calls, auction.next)
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[GrandPosition]) -> None:
    tables.hand(page, puzzle.position.hand, numbered=False)

"""``contract``: the whole bidding, and four ends of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.biddings import bidding
from tutor.words.replies import label

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.bidding import AuctionPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[AuctionPosition]) -> None:
    position = puzzle.position
    bidding(page, voice, position.dealer, position.auction.seats, position.calls, None)
    page.blank()
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[AuctionPosition]) -> None:
    page.lines(
        [f"{n} {label(voice, puzzle.reads, code)}" for n, code in enumerate(puzzle.choices() or (), 1)]
    )

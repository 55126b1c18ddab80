"""``leader``: a finished trick, or the seats round an empty table, after the bidding if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tutor.cli import tables
from tutor.cli.biddings import bidding
from tutor.cli.boards import winner
from tutor.puzzles.bidding import AuctionPosition
from tutor.puzzles.kinds.leader import AfterDeal
from tutor.rules.cards import parse_seat

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.leader import LeaderPosition
    from tutor.puzzles.positions import TrickPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[LeaderPosition]) -> None:
    position = puzzle.position
    if isinstance(position, AuctionPosition):
        bidding(page, voice, position.dealer, position.auction.seats, position.calls, None)
        page.blank()
    if isinstance(position, AfterDeal | AuctionPosition):
        tables.seats(page, voice, [parse_seat(code) for code in puzzle.choices() or ()])
    else:
        winner.draw(page, voice, cast("Puzzle[TrickPosition]", puzzle))


def choices(page: Page, voice: Voice, puzzle: Puzzle[LeaderPosition]) -> None:
    """They stand on the table."""

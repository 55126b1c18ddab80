"""``call``: the bidding so far, and the calls on offer, which are answered by name: their numbers are bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.biddings import bidding
from tutor.words.calls import call_label

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.call import CallPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[CallPosition]) -> None:
    position = puzzle.position.auction
    auction = position.auction
    bidding(page, voice, position.dealer, auction.seats, position.calls, auction.next)
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[CallPosition]) -> None:
    catalog = page.ctx.catalog
    page.text(catalog.say("On offer:"))
    page.lines([call_label(catalog, call) for call in puzzle.position.offered])

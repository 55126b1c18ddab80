"""``score``: what is known of the deal, a line each, after the house rules that matter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.words.kinds.score import told
from tutor.words.options import house_text

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.deal_scores import ScorePosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.rules.game import House
    from tutor.words.voice import Voice

_PAYING: Final = ("pass-scoring", "grand-failed", "set-penalty", "nt-double", "honours", "revoke-penalty")
"""House rules that change what a deal pays."""


def draw(page: Page, voice: Voice, puzzle: Puzzle[ScorePosition]) -> None:
    agreed(page, puzzle.house, _PAYING)
    page.lines(told(voice, puzzle.position))


def choices(page: Page, voice: Voice, puzzle: Puzzle[ScorePosition]) -> None:
    """The answer is free."""


def agreed(page: Page, house: House, names: tuple[str, ...]) -> None:
    """What this table has agreed otherwise than its game, among these house rules."""
    changes = house.changes()
    for name in names:
        if name in changes:
            page.text(house_text(page.ctx.catalog, house, name))

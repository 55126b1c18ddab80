"""``best-card``: the other hands, the trick so far, and the learner's hand; on *why*, how play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import played, tables
from tutor.cli.boards.honours import in_a_row
from tutor.puzzles.endings import line
from tutor.puzzles.positions import LEARNER
from tutor.rules.cards import card
from tutor.words.kinds.best_card import how_it_goes_on

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.endings import EndingPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[EndingPosition]) -> None:
    position = puzzle.position
    tables.conditions(page, puzzle.game.family, position.law.trump, position.law.order)
    page.text(voice.say("The other hands:"))
    others = (LEARNER.left, LEARNER.partner, LEARNER.right)
    page.lines([f"{voice.seat_label(seat)}: {in_a_row(page, position.hands[seat])}" for seat in others])
    if position.plays:
        page.text(voice.say("On the table:"))
        tables.trick(page, voice, position.trick.plays(), numbered=False, waiting=LEARNER)
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[EndingPosition]) -> None:
    tables.hand(page, puzzle.position.hand, numbered=True)


def why(page: Page, voice: Voice, puzzle: Puzzle[EndingPosition], verdict: Verdict) -> None:
    """Card by card to the end: after a best card, and after the learner's own where it was another one that may be
    played."""
    position = puzzle.position
    shown = [verdict.given[0]] if verdict.correct else [puzzle.solution.answer[0], *verdict.given]
    for code in shown:
        c = card(code)
        if c in position.legal():
            page.text(how_it_goes_on(voice, puzzle, c))
            played.tricks(page, voice, line(position, c), position.law)

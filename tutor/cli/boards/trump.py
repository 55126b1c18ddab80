"""``trump``: what is known of the deal, and the suits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.kinds.trump import rotates
from tutor.words.replies import label

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.trump import TrumpPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[TrumpPosition]) -> None:
    position = puzzle.position
    if rotates(puzzle.house):
        if puzzle.house["rotation-fifth"] == "no-trump":
            page.text(voice.say("At this table trumps go round, and every fifth deal is without."))
        else:
            page.text(voice.say("At this table trumps go round, a suit for each deal."))
    if position.deal is not None:
        page.text(voice.say("This is deal {n}.", n=position.deal))
    if position.dealer is not None and voice.is_you(position.dealer):
        page.text(voice.say("You dealt."))
    elif position.dealer is not None:
        page.text(voice.say("{seat} dealt.", seat=voice.seat(position.dealer)))
    if position.turned is not None:
        page.text(voice.say("The last card was turned up: {card}.", card=voice.card(position.turned)))
    if position.led is not None:
        page.text(voice.say("The first card played is {card}.", card=voice.card(position.led)))
    choices(page, voice, puzzle)


def choices(page: Page, voice: Voice, puzzle: Puzzle[TrumpPosition]) -> None:
    page.lines(
        [f"{n} {label(voice, puzzle.reads, code)}" for n, code in enumerate(puzzle.choices() or (), 1)]
    )

"""A sheet of numbered questions, and their answers: plain lines, to be printed and handed out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.cli import tables
from tutor.cli.page import Page
from tutor.puzzles.kinds.leader import AfterDeal
from tutor.puzzles.positions import HandPosition, TrickPosition
from tutor.puzzles.puzzle import Reads
from tutor.rules.cards import card, parse_seat
from tutor.words.cards import card_label
from tutor.words.explain import explanation
from tutor.words.questions import question
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tutor.cli.context import Context
    from tutor.puzzles.puzzle import Puzzle


def questions(ctx: Context, puzzles: Sequence[Puzzle[Any]]) -> None:
    """Each puzzle with its number, the table and its choices."""
    page, voice = _plain(ctx)
    for n, puzzle in enumerate(puzzles, 1):
        if n > 1:
            page.blank()
        page.text(f"{n}. {question(voice, puzzle)}")
        _position(page, voice, puzzle)


def answers(ctx: Context, puzzles: Sequence[Puzzle[Any]]) -> None:
    """The right answers and why, by number."""
    page, voice = _plain(ctx)
    page.blank()
    page.text(ctx.catalog.say("Answers"))
    for n, puzzle in enumerate(puzzles, 1):
        page.text(f"{n}. {_answer(voice, puzzle)}. {explanation(voice, puzzle)}")


def _plain(ctx: Context) -> tuple[Page, Voice]:
    plain = replace(ctx, plain=True, colour=False, signs=False)
    return Page(plain), Voice(ctx.catalog)


def _position(page: Page, voice: Voice, puzzle: Puzzle[Any]) -> None:
    family = puzzle.game.family
    match puzzle.position:
        case TrickPosition(trick=trick, law=law):
            tables.conditions(page, family, law.trump, law.order)
            tables.trick(page, voice, trick.plays(), numbered=True)
        case HandPosition(hand=hand, law=law) as position:
            tables.conditions(page, family, law.trump, law.order)
            tables.trick(page, voice, position.trick.plays(), numbered=False)
            tables.hand(page, hand, numbered=True)
        case AfterDeal():
            tables.seats(page, voice, [parse_seat(code) for code in puzzle.choices() or ()])
        case other:
            raise TypeError(other)


def _answer(voice: Voice, puzzle: Puzzle[Any]) -> str:
    solution = puzzle.solution
    if puzzle.kind.reads is Reads.SEAT:
        return voice.seat_label(parse_seat(solution.answer[0]))
    labels = [card_label(voice.catalog, card(code)) for code in solution.answer]
    return ", ".join(labels)

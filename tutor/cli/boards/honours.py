"""``honours``: trumps, and the four hands, a paragraph each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables
from tutor.rules.cards import Order, Seat
from tutor.words.cards import card_label, card_sign
from tutor.words.kinds.honours import shown

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.puzzles.kinds.honours import HonoursPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.rules.cards import Card
    from tutor.words.voice import Voice


def draw(page: Page, voice: Voice, puzzle: Puzzle[HonoursPosition]) -> None:
    position = puzzle.position
    tables.conditions(page, puzzle.game.family, position.trump, Order.HIGH)
    page.text(shown(voice, position))
    south = voice.learner if voice.learner is not None else Seat.S
    for seat in (south, south.left, south.partner, south.right):
        if cards := position.by_seat[seat]:
            page.lines([f"{voice.seat_label(seat)}: {in_a_row(page, cards)}"])


def choices(page: Page, voice: Voice, puzzle: Puzzle[HonoursPosition]) -> None:
    """The answer is free."""


def in_a_row(page: Page, cards: tuple[Card, ...]) -> str:
    """Cards one after the other: by name in plain mode, else as they are drawn."""
    ctx = page.ctx
    if ctx.plain:
        return ", ".join(card_label(ctx.catalog, c) for c in cards)
    return " ".join(
        card_sign(ctx.catalog, c, ctx.letters == "local", ctx.signs).replace(" ", "\N{NO-BREAK SPACE}")
        for c in cards
    )

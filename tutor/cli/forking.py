"""Where the path goes on after a lesson: one way, or several to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.course import lesson_choice
from tutor.cli.lines import read_line
from tutor.cli.page import Page
from tutor.words.answers import command

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.cli.context import Context
    from tutor.content.index import Entry, Index


def next_of(ctx: Context, index: Index, ahead: Sequence[Entry]) -> Entry | None:
    """After a lesson, in a terminal: Enter for the next one or a number where the path forks; quit for enough."""
    if not ctx.interactive or not ahead:
        return None
    if len(ahead) > 1:
        return chosen(ctx, index, ahead)
    while True:
        typed = read_line(ctx, ctx.catalog.say("Enter: one more. Quit: enough for today.") + " ")
        if not typed.strip():
            return ahead[0]
        if command(typed, ctx.lang) == "quit":
            return None


def chosen(ctx: Context, index: Index, ahead: Sequence[Entry]) -> Entry | None:
    """The way that the learner picks; None for enough."""
    page = Page(ctx)
    page.blank()
    page.text(ctx.catalog.say("Here you choose your own way. You can take another one later."))
    page.lines([f"{n} {lesson_choice(ctx, index, entry, forked=True)}" for n, entry in enumerate(ahead, 1)])
    while True:
        typed = read_line(ctx, ctx.catalog.say("A number, or quit: enough for today.") + " ").strip()
        if command(typed, ctx.lang) == "quit":
            return None
        if typed.isascii() and typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(ahead):
            return ahead[int(typed) - 1]
        page.text(ctx.catalog.say("Choose a number from 1 to {most}.", most=len(ahead)))

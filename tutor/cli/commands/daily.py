"""`whist daily`: ten puzzles made from the date, the same for everybody, and a line to share."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.session.plan import Summary


def details() -> str:
    """More help, below the first sentence."""
    return say("At the end stands a line to share: how it went, and nothing of the answers.")


def run(
    day: Annotated[
        str | None,
        typer.Option("--date", metavar=phrase("DATE"), help=say("Another day's set, such as 2026-12-24.")),
    ] = None,
) -> None:
    """Ask the day's ten."""
    from tutor.cli.page import Page
    from tutor.cli.practising import once_more, practise
    from tutor.cli.world import desk, now
    from tutor.session.daily import daily_puzzles
    from tutor.session.plan import Plan
    from tutor.session.practice import PracticeRun

    ctx = context()
    page = Page(ctx)
    which = now().date() if day is None else _read(day)
    puzzles = daily_puzzles(which)
    with desk(ctx) as world:
        session = PracticeRun(Plan(puzzles[0].house, (puzzles[0].kind,), codes=puzzles), world)
        summary = practise(page, session, heading=say("Puzzles of the day, {date}", date=which.isoformat()))
        if summary.asked == len(puzzles):
            page.blank()
            page.text(_line(ctx, which, summary))
        once_more(page, session, summary)


def _read(text: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        raise UnusableInput(say("“{text}” is no date. Write it like this: 2026-12-24", text=text)) from None


def _line(ctx: Context, day: date, summary: Summary) -> str:
    """`whist 2026-12-24 ■■□■■■■□■■ 8/10`: squares where they can be shown, else the score alone."""
    squares = "".join("■" if right else "□" for right in summary.answers) if ctx.signs else ""
    return " ".join(f"whist {day.isoformat()} {squares} {summary.right}/{summary.asked}".split())

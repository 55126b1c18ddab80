"""`whist progress`: how it goes; and moving progress between machines, each in a module of its own."""

from __future__ import annotations

from typing import Annotated

import click
import typer
from typer.core import TyperGroup

from tutor.cli.app import Entry, load
from tutor.cli.context import context, phrase, say
from tutor.cli.given import json_option
from tutor.words.catalog import msg

#: What can be done with progress, in the order of help.
PARTS: dict[str, Entry] = {
    "export": Entry("progress.export", msg("Writes all your progress to a file.")),
    "import": Entry("progress.bring", msg("Adds the progress of such a file to your own.")),
    "restore": Entry("progress.restore", msg("Puts back what the backups hold and is missing here.")),
}


class Parts(TyperGroup):
    """The group of all of them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every one, in the order of help."""
        return list(PARTS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one; None for a name that is not there."""
        return load(cmd_name, PARTS[cmd_name]) if cmd_name in PARTS else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write them without loading them."""
        with formatter.section(phrase("Commands")):
            formatter.write_dl([(name, say(entry.help)) for name, entry in PARTS.items()])


def group() -> typer.Typer:
    """How it goes; with a command, what is to be done with it."""
    progress = typer.Typer(cls=Parts, invoke_without_command=True)
    progress.callback()(_alone)
    return progress


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "A file from export can be read in on another machine with import; what is there already stays as it is, "
        "and reading it in twice changes nothing. A backup is made every day, and the last three are kept."
    )


def _alone(ctx: typer.Context, as_json: Annotated[bool, json_option()] = False) -> None:
    if ctx.invoked_subcommand is not None:
        return
    from pathlib import Path

    from tutor.cli.course import course
    from tutor.cli.world import now, open_store
    from tutor.progress.opening import FILE_NAME
    from tutor.session.overview import overview

    run = context()
    # To look creates nothing.
    nothing = not Path(run.data_dir, FILE_NAME).exists()
    at = now()
    with open_store(run, memory=nothing) as store:
        seen = overview(store, course(run), at)
    if as_json:
        _write_json(seen, run.lang)
    else:
        from tutor.cli.progress_page import show

        show(run, seen, at.date())


def _write_json(seen: object, lang: str) -> None:
    import json

    from tutor.session.overview import Overview

    assert isinstance(seen, Overview)
    found = {
        "attempts": seen.totals.attempts,
        "right": seen.totals.right,
        "streak_days": seen.streak,
        "rules": [
            {
                "rule": row.rule,
                "game": row.game,
                "attempts": row.attempts,
                "right": row.right,
                "due": None if row.due is None else row.due.isoformat(),
            }
            for row in seen.rules
        ],
        "lessons": [
            {
                "id": row.entry.id,
                "title": row.entry.title_in(lang),
                "game": row.entry.game,
                "steps": row.entry.steps,
                "done": row.done,
                "needs": list(row.entry.needs),
                "mastery": row.mastery.value,
            }
            for row in seen.lessons
        ],
        "sprints": [
            {
                "game": sprint.game,
                "seconds": sprint.seconds,
                "what": list(sprint.what),
                "level": sprint.level,
                "right": sprint.right,
                "asked": sprint.asked,
                "date": sprint.local_date.isoformat(),
            }
            for sprint in seen.sprints
        ],
    }
    print(json.dumps(found, ensure_ascii=False))

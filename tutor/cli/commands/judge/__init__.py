"""`whist judge`: settles a question at the table. Each question is a module here, named in PARTS, which holds

- `HELP`: its one sentence of help, a marked message;
- `run`: a function with typer's annotations, as for any command;
- `interview(house)`: asks for the position step by step, and tells the verdict.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import typer

from tutor.cli.context import context, say
from tutor.cli.errors import UnusableInput

#: The questions, in the order of help.
PARTS = ("winner", "legal")


def part(name: str) -> ModuleType:
    """The module of a question."""
    return import_module(f"{__name__}.{name}")


def group() -> typer.Typer:
    """All questions; without one they are offered, where somebody sits at the terminal."""
    judge = typer.Typer(invoke_without_command=True)
    judge.callback()(_alone)
    for name in PARTS:
        judge.command(name, help=say(part(name).HELP))(part(name).run)
    return judge


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "Seats, suits and cards may be written in any way: W or West, S or spades, SK or king of spades. "
        "In a terminal, without a question, it asks step by step."
    )


def _alone(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is not None:
        return
    if not context().interactive:
        listed = context().catalog.either(list(PARTS))
        text = say(
            "What is to be judged? Write {parts}, for example: {example}", parts=listed, example=EXAMPLE
        )
        raise UnusableInput(f"{text}\n{say('What is accepted: {command} --help', command=ctx.command_path)}")
    from tutor.cli.commands.judge.ask import ask_everything

    ask_everything()


EXAMPLE = "whist judge winner --trump H --leader W SK S3 H2 SA"

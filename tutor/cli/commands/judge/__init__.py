"""`whist judge`: settles a question at the table. Each question is a line in PARTS and a module here, which holds

- `run`: a function with typer's annotations, as for any command;
- `interview(house)`: asks for the position step by step, and tells the verdict.

A question's module is loaded when it is asked.
"""

from __future__ import annotations

import click
import typer
from typer.core import TyperGroup

from tutor.cli.app import Entry, load
from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.words.catalog import msg

#: The questions, in the order of help.
PARTS: dict[str, Entry] = {
    "winner": Entry("judge.winner", msg("Who takes a trick, or is taking it so far?")),
    "legal": Entry("judge.legal", msg("Which cards of a hand may be played?")),
    "trump": Entry("judge.trump", msg("Which suit is trumps?")),
    "auction": Entry("judge.auction", msg("What may be called, and how did the bidding end?")),
    "leader": Entry("judge.leader", msg("Who leads to the first trick?")),
    "score": Entry("judge.score", msg("What does a deal score?")),
    "honours": Entry("judge.honours", msg("Who holds the honours in trumps?")),
    "match": Entry("judge.match", msg("Has somebody won the match?")),
    "revoke": Entry("judge.revoke", msg("Did somebody not follow suit, and what shows it?")),
    "deal": Entry(
        "judge.deal", msg("A whole deal from a file: who took what, and was it played by the rules?")
    ),
}
EXAMPLE = "whist judge winner --trump H --leader W SK S3 H2 SA"


class Judge(TyperGroup):
    """The group of all questions."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every question, in the order of help."""
        return list(PARTS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one question; None for a name that is not there."""
        return load(cmd_name, PARTS[cmd_name]) if cmd_name in PARTS else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the questions without loading them."""
        with formatter.section(phrase("Questions")):
            formatter.write_dl([(name, say(entry.help)) for name, entry in PARTS.items()])


def group() -> typer.Typer:
    """All questions; without one they are offered, where somebody sits at the terminal."""
    judge = typer.Typer(cls=Judge, invoke_without_command=True)
    judge.callback()(_alone)
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

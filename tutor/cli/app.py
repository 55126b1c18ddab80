"""The command line as a whole. Commands are loaded when they are called: help and start-up stay quick.

A command is a line in COMMANDS and a module of tutor/cli/commands/ that holds one of

- `run`: a function with typer's annotations, which returns None or an exit code;
- `group()`: gives a `typer.Typer` with commands of its own;

and, if it wants, `details()`: more help below the first sentence, and CONTEXT_SETTINGS: click's own.
Annotations are read each time the command is built, so their texts are said in the language of that run:
`Annotated[str, typer.Argument(metavar=phrase("CODE"), help=say("…"))]` with `say` and `phrase` of
tutor/cli/context.py.
"""

from __future__ import annotations

import gettext
from collections.abc import Iterable
from importlib import import_module
from typing import Any, NamedTuple

import click
import typer
import typer.main
from typer.core import TyperArgument, TyperGroup
from typer.main import get_command

from tutor.cli.context import context, phrase, say
from tutor.data import folder
from tutor.words.catalog import DOMAIN, msg


class Entry(NamedTuple):
    """A command's line: its module and one sentence of help."""

    module: str
    help: str


LEARN, TABLE, TUTOR, WRITE = (msg("Learn"), msg("At the table"), msg("The tutor"), msg("For authors"))
#: Section -> command -> entry, in the order in which help shows them.
SECTIONS: dict[str, dict[str, Entry]] = {
    LEARN: {
        "learn": Entry("learn", msg("The course, from where you left it.")),
        "practice": Entry("practice", msg("Puzzles without end, on what you find hardest.")),
        "review": Entry("review", msg("What is due today, in new positions.")),
        "daily": Entry("daily", msg("Ten puzzles a day, the same for everybody.")),
    },
    TABLE: {
        "play": Entry("play", msg("Whole deals, with three players and a coach.")),
        "judge": Entry("judge", msg("Settles a question at the table.")),
        "rules": Entry("rules", msg("The rule book, with an example for each rule.")),
        "words": Entry("words", msg("What things are called, in all three languages.")),
        "table": Entry("table", msg("How you play at your table: the house rules, saved once.")),
    },
    TUTOR: {
        "progress": Entry("progress", msg("How it goes: what you know well, and what is due.")),
        "lang": Entry("lang", msg("Shows or saves the language.")),
        "settings": Entry("settings", msg("Shows or saves the settings.")),
    },
    WRITE: {
        "new": Entry("new", msg("Begins a lesson or a pack of your own.")),
        "puzzles": Entry("puzzles", msg("Writes puzzles, one JSON object a line.")),
        "answer": Entry("answer", msg("Checks one answer to a puzzle.")),
        "check": Entry("check", msg("Proves lessons, puzzle packs and translations.")),
    },
}
COMMANDS: dict[str, Entry] = {name: entry for part in SECTIONS.values() for name, entry in part.items()}
_PACKAGE = "tutor.cli.commands"


def build_app(lang: str) -> click.Group:
    """The application in one language: click's and typer's own texts come from our catalogue too.

    The current context (tutor.cli.context.using) must speak the same language.
    """
    if context().lang != lang:
        raise ValueError(lang)
    gettext.bindtextdomain(DOMAIN, str(folder("locales")))
    gettext.textdomain(DOMAIN)
    shell = Shell(
        name="whist",
        help=say(
            "Learn whist in small steps. Without a command you come home: to your path, and one key to go on."
        ),
        callback=_home,
        invoke_without_command=True,
        rich_markup_mode=None,
        suggest_commands=False,
        context_settings=_settings({}),
        params=[
            # Read before the application is built (tutor/words/language.py); here for the sake of --help.
            click.Option(
                ["--lang"], metavar=phrase("CODE"), help=say("The language of this run: nb, sv or en.")
            ),
            click.Option(
                ["--plain"], is_flag=True, help=say("Plain text, line by line, for a screen reader.")
            ),
            click.Option(["--version"], is_flag=True, help=say("Shows the version.")),
        ],
    )
    _localise(shell)
    return shell


def _settings(more: dict[str, Any]) -> dict[str, Any]:
    return {"help_option_names": ["-h", "--help"], "terminal_width": min(80, context().width), **more}


@click.pass_context
def _home(ctx: click.Context, /, version: bool, **_read_before: object) -> Any:
    if version:
        from tutor import __version__

        click.echo(f"whist {__version__}")
        ctx.exit(0)
    if ctx.invoked_subcommand is None:
        return import_module(f"{_PACKAGE}.home").run()
    return None


class Narrow(click.HelpFormatter):
    """Help that stays readable on a narrow screen: below 50 columns an explanation goes under its term."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the first line."""
        if self.width >= 50:
            super().write_usage(prog, args, prefix)
        else:
            self.write_text(f"{prefix or gettext.gettext('Usage:')} {prog} {args}")

    def write_heading(self, heading: str) -> None:
        """Write the name of a section."""
        self.write_text(f"{heading}:")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write terms and explanations."""
        if self.width >= 50:
            super().write_dl(rows, col_max, col_spacing)
            return
        for term, text in rows:
            self.write_text(term)
            with self.indentation():
                self.write_text(text)


class Argument(TyperArgument):
    """An argument that keeps its help: click 8.5 forgets the one that typer 0.25 sets.

    `help` itself stays None, or click would write a second section of arguments below typer's.
    """

    def __init__(self, *, help: str | None = None, **attrs: Any) -> None:
        super().__init__(help=help, **attrs)
        self._told = help or ""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The argument and its help, as typer writes them."""
        name, extra = super().get_help_record(ctx) or (self.make_metavar(ctx), "")
        return name, "  ".join(filter(None, (self._told, extra)))


# typer makes every argument with this class, and click every help with that one; neither can be told.
vars(typer.main)["TyperArgument"] = Argument
click.Context.formatter_class = Narrow


class Shell(TyperGroup):
    """The group of all commands; it knows their names and first sentences without loading them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command, in the order of help."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load one command; None for a name that is not there."""
        entry = COMMANDS.get(cmd_name)
        return None if entry is None else load(cmd_name, entry)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands by section."""
        for section, entries in SECTIONS.items():
            with formatter.section(phrase(section)):
                formatter.write_dl([(name, say(entry.help)) for name, entry in entries.items()])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click's, with a suggestion for a name mistyped."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(_unknown(args[0]), ctx)
        return super().resolve_command(ctx, args)


def _unknown(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name, COMMANDS, 1)
    if near:
        return say("There is no command “{name}”. Did you mean “{near}”?", name=name, near=near[0])
    listed = context().catalog.listing(list(COMMANDS))
    return say("There is no command “{name}”. The commands are {commands}.", name=name, commands=listed)


def load(name: str, entry: Entry) -> click.Command:
    """Build a command, or a part of one, from its module."""
    module = import_module(f"{_PACKAGE}.{entry.module}")
    text = say(entry.help)
    if hasattr(module, "details"):
        text = f"{text}\n\n{module.details()}"
    settings = _settings(getattr(module, "CONTEXT_SETTINGS", {}))
    if hasattr(module, "group"):
        parts: typer.Typer = module.group()
    else:
        parts = typer.Typer()
        parts.command(name, context_settings=settings)(module.run)
    # Nothing of rich on the way: help is plain text, and faults are told in tutor/cli/shell.py.
    parts.rich_markup_mode = None
    parts.pretty_exceptions_enable = False
    parts._add_completion = False
    command = get_command(parts)
    command.name = name
    command.help = text
    command.context_settings = settings
    _localise(command)
    return command


def _localise(command: click.Command) -> None:
    """Put our words where click would show its own English ones."""
    command.options_metavar = phrase("[OPTIONS]")
    if isinstance(command, click.Group):
        command.subcommand_metavar = phrase("COMMAND [ARGUMENTS]")
        if isinstance(command, TyperGroup):
            command.suggest_commands = False
        for part in command.commands.values():
            _localise(part)
    for param in command.params:
        if isinstance(param, click.Option) and not (param.metavar or param.is_flag or param.count):
            param.metavar = _metavar(param.type)


def _metavar(kind: object) -> str | None:
    if isinstance(kind, click.Choice):
        return None  # click shows the choices
    if isinstance(kind, click.types.IntParamType | click.types.FloatParamType):
        return phrase("NUMBER")
    if isinstance(kind, click.Path | click.File):
        return phrase("FILE")
    return phrase("TEXT")

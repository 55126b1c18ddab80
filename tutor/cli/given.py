"""What commands share in reading their options, in refusing them, and in writing JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.rules.game import Game, House


def game_option() -> Any:
    """`--game G`."""
    return typer.Option("--game", metavar=phrase("GAME"), help=say("The game: {games}.", games=_games()))


def house_option() -> Any:
    """`--house NAME=VALUE`, as often as wanted."""
    return typer.Option(
        "--house",
        metavar=phrase("NAME=VALUE"),
        help=say("A house rule of your table. May be given several times."),
    )


def json_option() -> Any:
    """`--json`."""
    return typer.Option("--json", help=say("JSON for scripts, instead of text."))


def read_game(name: str) -> Game:
    """The game of a name. Raises UnusableInput with the list."""
    from tutor.rules.games import GAMES

    game = GAMES.get(name.strip().lower())
    if game is None:
        raise UnusableInput(say("There is no game “{name}”. Choose {games}.", name=name, games=_games()))
    return game


def read_house(game: Game, pairs: Sequence[str]) -> House:
    """The house rules of this run: the table's, with the `NAME=VALUE` words of `--house` on top.

    Of one named twice the last counts. Raises UnusableInput.
    """
    return house_at_table(context(), game, pairs)


def house_at_table(ctx: Context, game: Game, pairs: Sequence[str] = ()) -> House:
    """As `read_house`, in a context: what `whist table` saved, with words on top. Raises UnusableInput."""
    return _house(game, table_rules(ctx, game), pairs)


def house_by_the_book(game: Game, pairs: Sequence[str]) -> House:
    """The game's own defaults with words on top, whatever the table plays by. Raises UnusableInput."""
    return _house(game, {}, pairs)


def table_rules(ctx: Context, game: Game) -> dict[str, str]:
    """The house rules saved with `whist table`; a line of the file that the game can't use counts for nothing."""
    saved = ctx.settings.house(game.id)
    return {o.name: saved[o.name] for o in game.options if o.name in saved and o.accepts(saved[o.name])}


def _house(game: Game, saved: dict[str, str], pairs: Sequence[str]) -> House:
    changes = dict(saved)
    for pair in pairs:
        name, equals, value = (part.strip().lower() for part in pair.partition("="))
        if not equals:
            names = context().catalog.listing([option.name for option in game.options])
            text = say(
                "“{pair}” is no house rule. Write NAME=VALUE; the names are {names}.", pair=pair, names=names
            )
            raise UnusableInput(text)
        changes[name] = value
    with refusing():
        return game.house(changes)


@contextmanager
def refusing(where: str | None = None, learner: bool = False) -> Iterator[None]:
    """Turn what can't be used into one message; `where` names the option that it stands in."""
    # ValueError is what they have in common: their modules are loaded only to word a refusal.
    try:
        yield
    except ValueError as fault:
        from tutor.words.refusals import REFUSABLE, refusal

        if not isinstance(fault, REFUSABLE):
            raise
        text = refusal(context().catalog, fault, learner)
        raise UnusableInput(text if where is None else f"{where}: {text}") from fault


def write_json(value: object) -> None:
    """One JSON object on a line; signs beyond ASCII are escaped unless the output is UTF-8."""
    import json

    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    typer.echo(json.dumps(value, ensure_ascii=encoding != "utf8", separators=(",", ":")))


def _games() -> str:
    from tutor.rules.games import GAMES

    return context().catalog.either(list(GAMES))

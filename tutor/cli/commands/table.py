"""`whist table [GAME [NAME=VALUE…]] [--reset]`: the house rules a table plays by, saved once, as a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import house_at_table, house_by_the_book, read_game

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.rules.game import House


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "Practice, lessons, play and judge go by them; --house goes before them. "
        "Example: whist table bid low-ace=bad target=5"
    )


def run(
    game: Annotated[
        str | None,
        typer.Argument(metavar=phrase("[GAME]"), help=say("The game; without it, all games in short.")),
    ] = None,
    changes: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("[NAME=VALUE]..."), help=say("What to change; without it, the sheet is shown.")
        ),
    ] = None,
    reset: Annotated[
        bool, typer.Option("--reset", help=say("Back to the rules of the book, for one game or for all."))
    ] = False,
) -> None:
    """Show how the table plays, or save it."""
    ctx = context()
    if game is None:
        if reset:
            _forget(ctx)
        _overview(ctx, {} if reset else None)
        return
    if "=" in game:
        raise UnusableInput(
            say("Which game? Name it before the house rule, for example: whist table bid low-ace=bad")
        )
    known = read_game(game)
    if reset:
        house = house_by_the_book(known, changes or ())
    else:
        house = house_at_table(ctx, known, changes or ())
    if changes or reset:
        _save(ctx, house, reset)
    _sheet(ctx, house)


def _save(ctx: Context, house: House, reset: bool) -> None:
    from tutor.cli.commands.lang import save_all

    # What a later version may have written there stays, unless everything is to go.
    saved = {} if reset else ctx.settings.house(house.game.id)
    foreign = {name: value for name, value in saved.items() if house.game.option(name) is None}
    save_all(ctx.settings.with_house(house.game.id, {**foreign, **house.changes()}))


def _forget(ctx: Context) -> None:
    from tutor.cli.commands.lang import save_all
    from tutor.rules.games import GAMES

    settings = ctx.settings
    for game in GAMES:
        settings = settings.with_house(game, {})
    save_all(settings)


def _overview(ctx: Context, only: dict[str, str] | None) -> None:
    """Every game, with the house rules that are the table's own; ``only`` in the place of the saved ones."""
    from tutor.cli.page import Page
    from tutor.rules.games import ALL_GAMES
    from tutor.words.games import game_name
    from tutor.words.options import house_text

    page, catalog = Page(ctx), ctx.catalog
    page.heading(catalog.say("How you play"))
    for game in ALL_GAMES:
        house = house_at_table(ctx, game) if only is None else game.house(only)
        own = [house_text(catalog, house, name) for name in house.changes()]
        told = own or [catalog.say("By the book.")]
        page.lines([f"- {game_name(catalog, game.id)}: {' '.join(told)}"])
    page.blank()
    page.text(catalog.say("One game in full: whist table {game}", game="bid"))


def _sheet(ctx: Context, house: House) -> None:
    """All house rules of a game on one page, the table's own marked in words."""
    from tutor.cli.page import Page
    from tutor.words.games import game_name
    from tutor.words.options import house_text

    page, catalog, game = Page(ctx), ctx.catalog, house.game
    page.heading(catalog.say("{game}: how you play", game=game_name(catalog, game.id)))
    page.blank()
    own = house.changes()
    for name in house:
        text = house_text(catalog, house, name)
        if name in own:
            text = catalog.say("Your own rule: {rule}", rule=text)
        page.lines([f"- {text} ({name}={house[name]})"])
    page.blank()
    last = list(house)[-1]
    example = f"{last}={next(v for v in game.options[-1].values if v != house[last])}"
    page.text(catalog.say("Change one: whist table {game} {example}", game=game.id, example=example))
    if own:
        page.text(catalog.say("Back to the book: whist table {game} --reset", game=game.id))

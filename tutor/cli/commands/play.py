"""`whist play`: whole deals at the table, with three players and a coach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import game_option, house_option, read_game, read_house

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.cli.page import Page
    from tutor.rules.game import House
    from tutor.session.question import Desk
    from tutor.session.table import Setup
    from tutor.session.table_run import TableRun


def details() -> str:
    """More help, below the first sentence."""
    return say("A match you left goes on where you left it. Example: whist play --game bid --players strong")


def run(
    code: Annotated[
        str | None,
        typer.Argument(metavar=phrase("[CODE]"), help=say("A deal that somebody has shared.")),
    ] = None,
    game: Annotated[str | None, game_option()] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", help=say("The same deals for everybody who gives the same number.")),
    ] = None,
    house: Annotated[list[str] | None, house_option()] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", min=1, help=say("Stop after so many deals."))
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar=phrase("STRENGTH"),
            help=say("How well the other three play: beginner, club or strong."),
        ),
    ] = None,
    new: Annotated[bool, typer.Option("--new", help=say("A new match, though another one waits."))] = False,
    auto: Annotated[
        bool, typer.Option("--auto", help=say("Nobody asks you: the deals are played and told card by card."))
    ] = False,
) -> None:
    """Play."""
    from tutor.cli.page import Page
    from tutor.cli.world import desk

    ctx = context()
    page = Page(ctx)
    wish = _Wish(ctx, code, game, seed, house or [], deals, players)
    with desk(ctx, memory=auto) as world:
        if auto:
            from tutor.cli.telling import tell_match

            tell_match(page, wish.setup(world))
        else:
            _sit_down(page, world, wish, new)


class _Wish:
    """What the command line asks for."""

    def __init__(
        self,
        ctx: Context,
        code: str | None,
        game: str | None,
        seed: str | None,
        pairs: list[str],
        deals: int | None,
        players: str | None,
    ) -> None:
        self.ctx = ctx
        self.game = None if game is None else read_game(game)
        self.pairs, self.seed, self.deals = pairs, seed, deals
        self.players = None if players is None else _strength(ctx, players)
        self.shared = None if code is None else _shared(ctx, code)
        if self.shared is not None and (game or seed or pairs or deals):
            raise UnusableInput(
                say("The code says all about the deal. Leave out the other options, or the code.")
            )

    def fits(self, setup: Setup) -> bool:
        """Whether a match that waits is the one that is meant."""
        if self.players is not None and setup.players != self.players:
            return False
        if self.shared is not None:
            return setup.shared and (setup.house, setup.seed) == self.shared
        named = (self.game, self.seed, self.deals)
        if named != (None, None, None) or self.pairs:
            game = setup.house.game if self.game is None else self.game
            found = (setup.house.game, setup.seed, setup.deals)
            if setup.shared or any(w not in (None, f) for w, f in zip(named, found, strict=True)):
                return False
            return not self.pairs or setup.house == read_house(game, self.pairs)
        return True

    def setup(self, world: Desk) -> Setup:
        """What to begin."""
        from tutor.cli.commands.practice import last_game
        from tutor.session.table import Setup

        players = self.players or "club"
        if self.shared is not None:
            house, seed = self.shared
            return Setup(house, seed, players, shared=True)
        game = self.game or read_game(last_game(world.store))
        return Setup(read_house(game, self.pairs), self.seed or next(world.seeds), players, self.deals)


def _strength(ctx: Context, name: str) -> str:
    from tutor.players import PLAYERS

    word = name.strip().lower()
    if word not in PLAYERS:
        known = ctx.catalog.either(list(PLAYERS))
        raise UnusableInput(say("No players are called “{name}”. Choose {known}.", name=name, known=known))
    return word


def _shared(ctx: Context, code: str) -> tuple[House, str]:
    from tutor.session.deals import DealCodeError, read_deal_code

    try:
        return read_deal_code(code)
    except DealCodeError as fault:
        example = "deal.classic.1k4f9a1c"
        if fault.what == "version":
            text = say("The deal {code} is no longer dealt: this version shuffles in another way.", code=code)
        else:
            text = say("“{code}” is no deal. A code looks like this: {example}", code=code, example=example)
        raise UnusableInput(text) from fault


def _sit_down(page: Page, world: Desk, wish: _Wish, new: bool) -> None:
    from tutor.cli.asking import Left
    from tutor.cli.playing import Playing
    from tutor.session.table_run import Elsewhere

    table, resumed = _table(world, wish, new)
    try:
        Playing(page, table).play(resumed)
    except (Left, EOFError, KeyboardInterrupt) as stopped:
        if world.store.path is not None:  # else nothing could be saved, and that was said at the beginning
            page.text(say("The deal waits for you. Go on with it: whist play"))
        if not isinstance(stopped, Left):
            raise
    except Elsewhere:
        raise UnusableInput(
            say("This match has been played on in another window. What you see here is old: whist play")
        ) from None


def _table(world: Desk, wish: _Wish, new: bool) -> tuple[TableRun, bool]:
    """The match that waits, or a new one; and which of them it is."""
    from tutor.session.table_run import begin_match, open_matches, resume

    for match, setup in open_matches(world):
        if not wish.fits(setup):
            continue
        run = resume(world, match, setup)
        if run is not None and not new:
            return run, True
        if run is not None:
            run.finish()
    return begin_match(world, wish.setup(world)), False

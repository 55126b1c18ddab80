"""`whist practice`: endless fresh puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import game_option, house_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from typing import Any

    from tutor.cli.context import Context
    from tutor.cli.page import Page
    from tutor.puzzles.puzzle import Kind, Puzzle
    from tutor.rules.game import House
    from tutor.session.practice import Plan, PracticeRun, Summary


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "Without --game it is the game you practised last. "
        "Example: whist practice winner --game bid --count 10"
    )


def run(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("[KIND|RULE|CODE]..."),
            help=say("Kinds of puzzles, rules or codes; without any, what you find hardest."),
        ),
    ] = None,
    game: Annotated[str | None, game_option()] = None,
    level: Annotated[
        int | None,
        typer.Option("--level", min=1, max=5, help=say("From 1 to 5; without it, the level follows you.")),
    ] = None,
    count: Annotated[
        int | None, typer.Option("--count", min=1, help=say("Stop after so many puzzles."))
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", help=say("The same puzzles for everybody who gives the same number.")),
    ] = None,
    house: Annotated[list[str] | None, house_option()] = None,
) -> None:
    """Practise."""
    from tutor.cli.page import Page
    from tutor.cli.world import desk
    from tutor.session.practice import PracticeRun

    ctx = context()
    with desk(ctx, seed) as world:
        plan = _plan(ctx, what or [], game or _last_game(world.store), level, count, house or [], seed)
        practise(Page(ctx), PracticeRun(plan, world))


def _last_game(store: Any) -> str:
    from tutor.rules.games import DEFAULT_GAME, GAMES

    last = store.last_attempt()
    return last.game if last is not None and last.game in GAMES else DEFAULT_GAME.id


def _plan(
    ctx: Context,
    what: list[str],
    game: str,
    level: int | None,
    count: int | None,
    house: list[str],
    seed: str | None,
) -> Plan:
    from tutor.puzzles.codes import looks_like_code
    from tutor.puzzles.kinds import ALL_KINDS, KINDS
    from tutor.rules.rulebook import RULES
    from tutor.session.practice import Plan

    table = read_house(read_game(game), house)
    kinds: list[Kind[Any]] = []
    rules: list[str] = []
    codes: list[Puzzle[Any]] = []
    for word in what:
        if word in KINDS:
            kinds.append(KINDS[word])
        elif word in RULES:
            rules.append(word)
        elif looks_like_code(word):
            codes.append(_coded(word))
        else:
            names = ctx.catalog.listing(list(KINDS))
            raise UnusableInput(
                say(
                    "“{word}” is no kind of puzzle, rule or code. The kinds are {names}.",
                    word=word,
                    names=names,
                )
            )
    asked = kinds or [k for k in ALL_KINDS if not k.optional or set(rules) & set(k.rules)]
    fitting = tuple(k for k in asked if k.fits(table.game))
    _check_rules(rules, fitting, table)
    return Plan(table, fitting, tuple(rules), tuple(codes), level, count, seeded=seed is not None)


def _check_rules(rules: list[str], kinds: tuple[Kind[Any], ...], table: House) -> None:
    from tutor.rules.rulebook import RULES

    for rule in rules:
        if table.game.id not in RULES[rule].games or not any(rule in k.rules for k in kinds):
            raise UnusableInput(
                say(
                    "No puzzle in this game asks about “{rule}” alone. Choose another rule or game.",
                    rule=rule,
                )
            )


def _coded(word: str) -> Puzzle[Any]:
    from tutor.session.coded import puzzle_of

    with refusing():
        return puzzle_of(word)


def practise(page: Page, session: PracticeRun) -> None:
    """A session of practice on a page, until its count is reached or the person stops."""
    from tutor.cli.asking import Desk, Left
    from tutor.session.practice import Summary
    from tutor.words.games import game_name
    from tutor.words.voice import Voice

    catalog = page.ctx.catalog
    desk = Desk(page, Voice(catalog))
    page.heading(game_name(catalog, session.plan.house.game.id))
    try:
        while True:
            item = session.next()
            if isinstance(item, Summary):
                break
            page.blank()
            if desk.put(session, item) is not None:
                desk.pause(session)
    except (Left, EOFError, KeyboardInterrupt) as end:
        _close(page, session.summary())
        if isinstance(end, KeyboardInterrupt):
            raise
        return
    _close(page, session.summary())


def _close(page: Page, summary: Summary) -> None:
    """Look back: right ones in all, and what to look at again."""
    from tutor.words.rules import rule_title

    catalog = page.ctx.catalog
    page.blank()
    if not summary.asked:
        page.text(catalog.say("No puzzles this time. Welcome back!"))
        return
    page.text(
        catalog.say_n(
            "{right} of {n} puzzle right.",
            "{right} of {n} puzzles right.",
            summary.asked,
            right=summary.right,
        )
    )
    if summary.weak:
        page.text(catalog.say("Worth another look:"))
        page.lines([f"- {rule_title(catalog, rule)}" for rule in summary.weak])

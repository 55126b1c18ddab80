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
    from tutor.content.model import Ask
    from tutor.puzzles.puzzle import Kind, Puzzle
    from tutor.rules.game import House
    from tutor.session.plan import Plan


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
    sprint: Annotated[
        str | None,
        typer.Option("--sprint", metavar=phrase("TIME"), help=say("Against the clock, such as 3m or 90s.")),
    ] = None,
) -> None:
    """Practise."""
    from tutor.cli.page import Page
    from tutor.cli.practising import once_more, practise
    from tutor.cli.world import desk
    from tutor.session.practice import PracticeRun

    ctx = context()
    page = Page(ctx)
    seconds = None if sprint is None else _seconds(sprint)
    words = what or []
    preview = any(_is_file(word) for word in words)
    with desk(ctx, seed, memory=preview) as world:
        plan = _plan(ctx, words, game or last_game(world.store), level, count, house or [], seed, seconds)
        session = PracticeRun(plan, world)
        summary = practise(page, session)
        once_more(page, session, summary)
        if preview:
            page.text(say("That was a preview; nothing of it is kept."))


def _seconds(text: str) -> float:
    """`3m`, `90s`, or minutes alone, up to an hour. Raises UnusableInput."""
    import re

    found = re.fullmatch(r"(\d{1,4})\s*([ms]?)", text.strip().lower())
    seconds = 0 if found is None else int(found[1]) * (1 if found[2] == "s" else 60)
    if not 1 <= seconds <= 3600:
        raise UnusableInput(say("“{text}” is no time for a sprint. Write 3m or 90s, up to 60m.", text=text))
    return seconds


def last_game(store: Any) -> str:
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
    seconds: float | None = None,
) -> Plan:
    from tutor.puzzles.codes import looks_like_code
    from tutor.puzzles.kinds import KINDS, all_kinds, usual_kinds
    from tutor.rules.rulebook import RULES
    from tutor.session.plan import Plan

    table = read_house(read_game(game), house)
    kinds: list[Kind[Any]] = []
    rules: list[str] = []
    codes: list[Puzzle[Any]] = []
    authored: dict[str, Ask] = {}
    for word in what:
        if word in KINDS:
            kinds.append(KINDS[word])
        elif word in RULES:
            rules.append(word)
        elif _is_file(word) or _is_pack(word):
            asks = _pack_of(ctx, word) if _is_file(word) else _packed(ctx, word)
            authored |= {ask.puzzle.code: ask for ask in asks}
            codes += [ask.puzzle for ask in asks]
        elif looks_like_code(word):
            codes.append(_coded(ctx, word))
        else:
            names = ctx.catalog.listing(list(KINDS))
            raise UnusableInput(
                say(
                    "“{word}” is no kind of puzzle, rule or code. The kinds are {names}.",
                    word=word,
                    names=names,
                )
            )
    asked = kinds or (
        usual_kinds()
        if not rules
        else [k for k in all_kinds() if not k.optional or set(rules) & set(k.rules)]
    )
    fitting = tuple(k for k in asked if k.fits(table.game))
    _check_rules(rules, fitting, table)
    return Plan(
        table,
        fitting,
        tuple(rules),
        tuple(codes),
        authored,
        level,
        count,
        seeded=seed is not None,
        path=() if seed is not None else _path(ctx),
        seconds=seconds,
    )


def _is_pack(word: str) -> bool:
    from tutor.session.coded import PACK

    return word.startswith(PACK)


def _path(ctx: Context) -> tuple[str, ...]:
    """The rules in the order in which the course teaches them."""
    from tutor.cli.course import course

    index = course(ctx)
    return tuple(dict.fromkeys(rule for entry in index.entries for rule in entry.teaches))


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


def _coded(ctx: Context, word: str) -> Puzzle[Any]:
    from tutor.content.own import own_courses
    from tutor.session.coded import puzzle_of

    with refusing():
        return puzzle_of(word, own_courses(ctx.data_dir))


def _packed(ctx: Context, word: str) -> tuple[Ask, ...]:
    """The puzzles of a pack, or the one that a code names."""
    from tutor.content.own import own_courses
    from tutor.session.coded import asks_of

    with refusing():
        return asks_of(word, own_courses(ctx.data_dir))


def _is_file(word: str) -> bool:
    return word.lower().endswith((".yaml", ".yml"))


def _pack_of(ctx: Context, name: str) -> tuple[Ask, ...]:
    """The puzzles of a file that holds a pack, to try them."""
    from pathlib import Path

    from tutor.content.loader import load_lesson
    from tutor.words.faults import fault_text

    path = Path(name)
    if not path.is_file():
        raise UnusableInput(say("There is no file “{name}”.", name=name))
    loaded = load_lesson(path)
    if loaded.lesson is not None:
        raise UnusableInput(say("“{name}” is a lesson. Try it: whist learn {name}", name=name))
    if loaded.pack is None:
        lines = [f"{fault.place}: {fault_text(ctx.catalog, fault)}" for fault in loaded.faults]
        raise UnusableInput("\n".join(lines or [say("“{name}” holds no puzzles.", name=name)]))
    return loaded.pack.puzzles

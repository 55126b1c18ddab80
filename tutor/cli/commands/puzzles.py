"""`whist puzzles`: writes puzzles, as JSON lines for scripts or as a sheet with the answers at its end."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import (
    game_option,
    house_by_the_book,
    house_option,
    json_option,
    read_game,
    write_json,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from tutor.puzzles.puzzle import Kind, Puzzle
    from tutor.rules.game import House


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "Without --json: a sheet to print, the answers at its end. "
        "Example: whist puzzles --kind winner --game bid --level 3 --seed 7 --count 20"
    )


def run(
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind",
            metavar=phrase("KIND"),
            help=say("The kind of question; without it, all kinds in turn."),
        ),
    ] = None,
    game: Annotated[str, game_option()] = "classic",
    level: Annotated[
        int | None,
        typer.Option(
            "--level", min=1, max=5, help=say("How hard they are; without it, all levels in turn, 1 first.")
        ),
    ] = None,
    house: Annotated[list[str] | None, house_option()] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help=say("The same number gives the same puzzles; without it, fresh ones.")),
    ] = None,
    count: Annotated[int, typer.Option("--count", min=1, help=say("How many puzzles."))] = 10,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Write puzzles."""
    at_table = house_by_the_book(read_game(game), house or ())
    kinds = _kinds(kind, at_table)
    if seed is None:
        import secrets

        seed = secrets.randbits(63)
    made = islice(_in_turn(kinds, at_table, level, str(seed)), count)
    if as_json:
        for puzzle in made:
            write_json(_data(puzzle))
    else:
        _sheet(list(made))


def _kinds(name: str | None, house: House) -> tuple[Kind[Any], ...]:
    from tutor.puzzles.kinds import KINDS, all_kinds

    asked = tuple(kind for kind in all_kinds() if kind.fits(house.game))
    if name is None:
        return asked
    kind = KINDS.get(name.strip().lower())
    if kind is None:
        known = context().catalog.either(list(KINDS))
        raise UnusableInput(
            say("There is no kind of question “{name}”. Choose {known}.", name=name, known=known)
        )
    if kind not in asked:
        raise UnusableInput(
            say(
                "Questions of the kind {kind} are not asked in the game {game}.",
                kind=kind.id,
                game=house.game.id,
            )
        )
    return (kind,)


def _in_turn(kinds: Sequence[Kind[Any]], house: House, level: int | None, seed: str) -> Iterator[Puzzle[Any]]:
    """Endless puzzles: the kinds in turn and, level by level, each; none twice while there are others."""
    from tutor.puzzles.generator import sequence
    from tutor.puzzles.puzzle import LEVELS

    levels = LEVELS if level is None else (level,)
    rows = [(kind, sequence(kind, house, each, seed)) for each in levels for kind in kinds]
    seen: set[tuple[str, object]] = set()
    while True:
        for kind, row in rows:
            # A sequence repeats nothing while it can; two levels of one kind may still meet.
            puzzle = next(
                (p for p in islice(row, _TRIES) if (kind.id, p.position) not in seen), None
            ) or next(row)
            seen.add((kind.id, puzzle.position))
            yield puzzle


_TRIES = 5


def _data(puzzle: Puzzle[Any]) -> dict[str, object]:
    """A puzzle as JSON (contract, section 5), told by the compass."""
    from tutor.puzzles.puzzle import Mode
    from tutor.words.explain import explanation
    from tutor.words.questions import question
    from tutor.words.voice import Voice

    voice = Voice(context().catalog, learner=None)
    choices = puzzle.choices()
    solution = puzzle.solution
    flag = {Mode.SET: "set", Mode.ANY: "any", Mode.ORDERED: "ordered"}.get(solution.mode)
    return {
        "code": puzzle.code,
        "kind": puzzle.kind.id,
        "game": puzzle.game.id,
        "house": puzzle.house.changes(),
        "level": puzzle.level,
        "position": puzzle.kind.data(puzzle.position),
        "question": question(voice, puzzle),
        "choices": None if choices is None else list(choices),
        "answer": list(solution.answer),
        **({} if flag is None else {flag: True}),
        "rule": solution.rule,
        "rules": list(solution.rules),
        "text": explanation(voice, puzzle),
    }


def _sheet(puzzles: list[Puzzle[Any]]) -> None:
    from tutor.cli.sheet import answers, questions

    ctx = context()
    questions(ctx, puzzles)
    answers(ctx, puzzles)

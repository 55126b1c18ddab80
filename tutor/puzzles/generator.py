"""Fresh puzzles from codes and seeds: pure, the same everywhere."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tutor.puzzles.codes import Code
from tutor.puzzles.diagnosis import exposed
from tutor.puzzles.draw import Draw
from tutor.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from tutor.puzzles.puzzle import Kind
    from tutor.rules.game import House

CANDIDATES = 3
"""How many positions are drawn for each puzzle, to keep the one that tells most misconceptions from the truth."""
_GIVE_UP = 400
"""How many seeds are tried for a puzzle that rests on a given rule, or that differs from the ones before it."""
_PATIENCE = 60
"""How many more are tried for a better one, when a puzzle that would do is at hand: a learner waits for it."""


def make(code: Code) -> Puzzle[Any]:
    """The puzzle of a code."""
    kind = code.kind
    house = kind.posed(code.house)
    text = str(Code(kind, house, code.level, code.seed))
    best: tuple[int, Any, Any] | None = None
    for position in islice(kind.candidates(Draw(text), house, code.level), CANDIDATES):
        solution = kind.solve(position)
        score = exposed(kind, position, solution)
        if best is None or score > best[0]:
            best = (score, position, solution)
    assert best is not None
    return Puzzle(kind, house, code.level, best[1], best[2], text)


def sequence(kind: Kind[Any], house: House, level: int, seed: str) -> Iterator[Puzzle[Any]]:
    """Endless puzzles of one kind and level from a seed; no position comes twice while there are others."""
    draw = Draw(f"{kind.id}.{house.game.id}.{level}.{seed}")
    seen: set[Any] = set()
    repeats = 0
    while True:
        puzzle = make(Code(kind, house, level, draw.seed()))
        if puzzle.position in seen and repeats < _GIVE_UP:
            repeats += 1
            continue
        if repeats == _GIVE_UP:
            seen.clear()  # all have come: another round
        repeats = 0
        seen.add(puzzle.position)
        yield puzzle


def about_rule(
    kind: Kind[Any],
    house: House,
    rule: str,
    seed: str,
    level: int | None = None,
    tries: int = _GIVE_UP,
    within: frozenset[str] | None = None,
) -> Puzzle[Any] | None:
    """A puzzle of a kind that a rule decides, or else one that rests on it; None where none turns up.

    ``level`` None: the lowest level at which one does. ``tries``: how many are made in search of it, over all levels.
    ``within``: features that the learner has met; a puzzle without any other is preferred.
    """
    levels = (level,) if level is not None else (1, 2, 3, 4, 5)
    second: Puzzle[Any] | None = None
    least, waited = (True, 0), 0
    for each in levels:
        draw = Draw(f"{kind.id}.{house.game.id}.{each}.{rule}.{seed}")
        for _ in range(tries // len(levels)):
            waited += second is not None
            if waited > _PATIENCE:
                return second
            puzzle = make(Code(kind, house, each, draw.seed()))
            if rule not in puzzle.solution.rules:
                continue
            strange = 0 if within is None else len(kind.features(puzzle.position) - within)
            lack = (puzzle.solution.rule != rule, strange)
            if lack == (False, 0):
                return puzzle
            if second is None or lack < least:
                second, least = puzzle, lack
    return second


def is_asked(kind: Kind[Any], house: House, rule: str, seed: str, level: int) -> bool:
    """Whether ``about_rule`` finds a puzzle: one that the rule decides, or that rests on it."""
    draw = Draw(f"{kind.id}.{house.game.id}.{level}.{rule}.{seed}")
    return any(rule in make(Code(kind, house, level, draw.seed())).solution.rules for _ in range(_GIVE_UP))

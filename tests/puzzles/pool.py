"""Generated puzzles that many tests share, and positions judged by the brute force, on strings alone."""

from __future__ import annotations

import functools
import itertools
from typing import Any

from oracle import brute

from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import ALL_KINDS, KINDS
from tutor.puzzles.puzzle import LEVELS, Mode, Puzzle
from tutor.rules.games import ALL_GAMES, GAMES

SEATS = "NESW"
PER_LEVEL = 400
PAIRS = [(kind.id, game.id) for kind in ALL_KINDS for game in ALL_GAMES if kind.fits(game)]

# Tables whose house rules change what a trick or a hand means.
HOUSES = [
    ("bid", {"low-ace": "bad"}),
    ("bid", {"nt-joker-any-time": "yes"}),
    ("bid", {"nt-joker-lead": "last"}),
    ("bid", {"nt-joker-shed": "must"}),
    ("betting", {"low-ace": "bad", "nt-joker-lead": "last", "nt-joker-shed": "must"}),
]


@functools.cache
def puzzles(kind: str, game: str) -> tuple[Puzzle[Any], ...]:
    """2,000 puzzles of a kind and a game: one sequence of 400 for each level."""
    house = GAMES[game].house()
    return tuple(
        puzzle
        for level in LEVELS
        for puzzle in itertools.islice(sequence(KINDS[kind], house, level, "tests"), PER_LEVEL)
    )


@functools.cache
def house_puzzles(kind: str, row: int, per_level: int = 60) -> tuple[Puzzle[Any], ...]:
    """Puzzles of a kind at one of the tables of HOUSES."""
    game, changes = HOUSES[row]
    house = GAMES[game].house(changes)
    return tuple(
        puzzle
        for level in LEVELS
        for puzzle in itertools.islice(sequence(KINDS[kind], house, level, "tests"), per_level)
    )


def at_level(kind: str, game: str, level: int) -> list[Puzzle[Any]]:
    return [p for p in puzzles(kind, game) if p.level == level]


def wrong_answers(puzzle: Puzzle[Any]) -> list[tuple[str, ...]]:
    """Every wrong choice; of a set, what each misconception says, the set less a card, and all cards."""
    solution = puzzle.solution
    choices = puzzle.choices() or ()
    given: list[tuple[str, ...]] = [(c,) for c in choices]
    if solution.mode is Mode.SET:
        given.append(choices)
        given += [a for m in puzzle.kind.misconceptions for a in m.predict(puzzle.position)]
        given += [tuple(c for c in solution.answer if c != less) for less in solution.answer]
    return [a for a in dict.fromkeys(given) if a and not solution.accepts(a)]


def believed_by_brute(kind: str, data: dict[str, Any], house: dict[str, str]) -> set[str]:
    """The right answers (of a set: all of them) to a position as JSON, without the engine's help."""
    if kind == "leader" and "dealer" in data:
        return {SEATS[(SEATS.index(data["dealer"]) + 1) % 4]}
    plays, trump, order = list(data["plays"]), data["trump"], data["order"]
    if kind in ("winner", "leader"):
        place, _ = brute.winner(plays, trump, order, house)
        return set() if place is None else {SEATS[(SEATS.index(data["leader"]) + place) % 4]}
    may, _, _ = brute.legal(data["hand"], plays, trump, house)
    if kind == "legal":
        return may
    return {c for c in may if brute.winner([*plays, c], trump, order, house)[0] == len(plays)}

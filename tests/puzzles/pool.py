"""Generated puzzles that many tests share, and positions judged by the brute force, on strings alone."""

from __future__ import annotations

import functools
import itertools
from typing import Any

from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.puzzles.puzzle import LEVELS, Mode, Puzzle
from tutor.rules.games import ALL_GAMES, GAMES

from .second_readings import READINGS

PER_LEVEL = 400
READ = [kind for kind in all_kinds() if kind.id in READINGS]
"""The kinds that have a second reading; the others are tested on their own."""
PAIRS = [(kind.id, game.id) for kind in READ for game in ALL_GAMES if kind.fits(game)]

# Tables whose house rules change what a trick, a hand, a bidding or a deal means.
HOUSES: list[tuple[str, dict[str, str]]] = [
    ("bid", {"low-ace": "bad"}),
    ("bid", {"nt-joker-any-time": "yes"}),
    ("bid", {"nt-joker-lead": "last"}),
    ("bid", {"nt-joker-shed": "must"}),
    ("betting", {"low-ace": "bad", "nt-joker-lead": "last", "nt-joker-shed": "must"}),
    ("norwegian", {"grand-lead": "left"}),
    (
        "bid",
        {"down-vs-up": "down-higher", "dealer-may-match": "yes", "forced-dealer": "redeal", "min-bid": "2"},
    ),
    ("betting", {"down-vs-up": "equal", "bidding": "one-round", "min-bid": "7"}),
    ("classic", {"trump-method": "rotation"}),
    ("standard", {"trump-method": "rotation", "rotation-fifth": "no-trump"}),
]
HOUSE_PAIRS = [(k.id, row) for k in READ for row, (game, _) in enumerate(HOUSES) if k.fits(GAMES[game])]


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
    if not KINDS[kind].fits(GAMES[game]):
        return ()
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
    if puzzle.choices() is None:
        given += [a for m in puzzle.kind.misconceptions for a in m.predict(puzzle.position)]
    if solution.mode is Mode.SET:
        given.append(choices)
        given += [a for m in puzzle.kind.misconceptions for a in m.predict(puzzle.position)]
        given += [tuple(c for c in solution.answer if c != less) for less in solution.answer]
    return [a for a in dict.fromkeys(given) if a and not solution.accepts(a)]


def believed_by_brute(kind: str, data: dict[str, Any], house: dict[str, str]) -> set[str]:
    """The right answers (of a set: all of them) to a position as JSON, without the engine's help."""
    return READINGS[kind](data, house)


def among(puzzle: Puzzle[Any], right: set[str]) -> set[str]:
    """Right answers that can be given: those on offer, where only some are."""
    choices = puzzle.choices()
    return right if choices is None or puzzle.solution.mode is not Mode.SET else right & set(choices)

"""Puzzles with all hands open, made and proved: how many a second of processor time. Prints JSON."""

from __future__ import annotations

import json
import time
from itertools import islice

from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds.best_card import KIND
from tutor.rules.games import GAMES

PUZZLES = 20
TABLES = ("classic", "norwegian", "bid")
AT_LEAST = {3: 15, 5: 3}
"""Puzzles a second by level: four cards at level 3, five or six at level 5."""


def measure(count: int = PUZZLES) -> dict[str, object]:
    """By level, over a game of each family."""
    return {f"level {level}": _measured(level, count) for level in AT_LEAST}


def _measured(level: int, count: int) -> dict[str, object]:
    start = time.process_time()
    made = [p for game in TABLES for p in islice(sequence(KIND, GAMES[game].house(), level, "bench"), count)]
    taken = time.process_time() - start
    sizes = sorted({len(puzzle.position.hand) for puzzle in made})
    return {"cards": sizes, "puzzles_a_second": round(len(made) / taken, 1), "at_least": AT_LEAST[level]}


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

"""The day's set: ten puzzles made from the date, the same for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.codes import Code
from tutor.puzzles.draw import Draw
from tutor.puzzles.generator import make
from tutor.puzzles.kinds import usual_kinds
from tutor.rules.games import ALL_GAMES

if TYPE_CHECKING:
    from datetime import date
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle

COUNT: Final = 10
_A_LEVEL: Final = 2
"""Puzzles of each level, the easiest first."""


def daily_puzzles(day: date) -> tuple[Puzzle[Any], ...]:
    """The ten of a day: different kinds, all games, levels 1 to 5. House rules are each game's own."""
    draw = Draw(f"daily.{day.isoformat()}")
    kinds = usual_kinds()
    wanted = [*draw.shuffled(kinds), *draw.shuffled(kinds)][:COUNT]
    puzzles = []
    for n, kind in enumerate(wanted):
        game = draw.pick([g for g in ALL_GAMES if kind.fits(g)])
        puzzles.append(make(Code(kind, game.house(), 1 + n // _A_LEVEL, draw.seed())))
    return tuple(puzzles)

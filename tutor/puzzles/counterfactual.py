"""The smallest change to a position that would have made an answer right: computed, never written by hand."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tutor.puzzles.puzzle import PositionError

if TYPE_CHECKING:
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer, P, Puzzle

_MOST_TRIED = 400


def nearest_edit(puzzle: Puzzle[P], given: Answer) -> Edit | None:
    """The first of the kind's single changes under which the answer given is the right one.

    Where there is none: what would have made a part of it right; None where nothing would.
    """
    kind = puzzle.kind
    for edit, changed in islice(kind.edits(puzzle.position, puzzle.house, given), _MOST_TRIED):
        try:
            if kind.solve(changed).accepts(given):
                return edit
        except PositionError:
            continue  # a change may leave nothing to ask about: nobody winning, no card that takes the trick
    return kind.lesser_edit(puzzle.position, given)

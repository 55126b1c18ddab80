"""What a puzzle asks, how to answer it, and its three hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.words.kinds import words_of
from tutor.words.replies import label

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def question(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The question itself, without the table."""
    return words_of(puzzle.kind.id).question(voice, puzzle)


def hints(voice: Voice, puzzle: Puzzle[Any]) -> tuple[str, ...]:
    """Three stages: where to look, the rule, all but the answer. None holds the solution."""
    words = words_of(puzzle.kind.id)
    return (words.where_to_look(voice, puzzle), words.rule_hint(voice, puzzle), words.all_but(voice, puzzle))


def how_to_answer(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """What may be typed as an answer."""
    return words_of(puzzle.kind.id).how_to_answer(voice)


def spoken_answer(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The right answer as a label: a seat, cards, a number."""
    return ", ".join(label(voice, puzzle.reads, code) for code in puzzle.solution.answer)

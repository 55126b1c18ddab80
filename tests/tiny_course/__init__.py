"""A course of three small lessons for tests of the application, and what drives sessions without a person.

Tests use it instead of the real lessons, whose texts may change at any time.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from tutor.content.loader import load_course
from tutor.content.model import Lesson
from tutor.progress.opening import store_in_memory
from tutor.progress.store import Store
from tutor.puzzles.puzzle import Answer, Mode, Reads
from tutor.session.question import Desk, Given, Question

LESSONS = Path(__file__).parent / "lessons"
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def lesson(lesson_id: str, folder: Path = LESSONS) -> Lesson:
    """One lesson of the tiny course, or of another folder."""
    found = load_course(folder).lesson(lesson_id)
    assert found is not None
    return found


def desk(store: Store | None = None, seed: str = "s", ids: str = "a", hours: int = 0) -> Desk:
    """A desk with a clock that moves a second at each look, so many hours on, ids a1, a2, … and seeds s.1, s.2, …"""
    seconds = count(3600 * hours)
    return Desk(
        store or store_in_memory(),
        lambda: NOON + timedelta(seconds=next(seconds)),
        (f"{ids}{n}" for n in count(1)),
        _seeds(seed),
    )


def _seeds(seed: str) -> Iterator[str]:
    return (f"{seed}.{n}" for n in count(1))


def right(question: Question) -> Given:
    """A right answer."""
    solution = question.puzzle.solution
    answer = next(a for a in ((solution.answer), *((c,) for c in solution.answer)) if solution.accepts(a))
    return Given(answer, " ".join(answer))


def wrong(question: Question) -> Given:
    """An answer that may be given and is not right."""
    answer = wrong_answer(question)
    return Given(answer, " ".join(answer))


FREE = {
    Reads.NUMBER: ("0", "1"),
    Reads.CARD: ("SA", "SK"),
    Reads.SUITS: ("none", "S"),
    Reads.REVOKES: ("none", "N1"),
    Reads.LEGALITY: ("0", "1"),
}


def wrong_answer(question: Question) -> Answer:
    """The first choice, or the first few, that are not right; where the answer is free, one of its sort."""
    if question.puzzle.solution.mode is Mode.ORDERED:
        return tuple(reversed(question.puzzle.solution.answer))
    choices = question.puzzle.choices() or FREE[question.puzzle.reads]
    tries = [(c,) for c in choices] + [tuple(choices[:n]) for n in range(2, len(choices) + 1)]
    return next(a for a in tries if not question.puzzle.solution.accepts(a))

"""When a rule is due again: one pure step of FSRS for a rule in a game, and what that makes of a day.

Clock, calendar and state come in as arguments; nothing here reads a clock or draws a number. fsrs is imported
when a review is scheduled, never to ask what is due: a state knows its due date.

Days are the learner's own calendar days: a rule practised one evening and again the next morning has had a
night to be forgotten in, whatever the hours between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import UTC, date, datetime, time, timedelta
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any

from tutor.rules.record import Record

if TYPE_CHECKING:
    from fsrs import Scheduler

MOST_A_DAY = 10
"""Due rules asked on one day, so that a pause does not pile up (trainer)."""

AGAIN_AFTER = timedelta(minutes=10)
"""A missed rule comes back the same day, but not at once."""

QUICK = 0.5
"""An answer is quick when it takes at most this share of the usual time."""

_FEWEST = 5
"""Right answers of a kind before there is a usual time to be quicker than."""


class Grade(IntEnum):
    """How well a rule was known; the numbers are FSRS's own."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


class CardState(Record):
    """What is remembered of one rule in one game.

    ``step``, ``stability`` and ``difficulty`` are FSRS's; ``due`` is an instant in UTC and ``due_date`` the
    learner's day that it falls on; ``last`` is the day of the review that counted.
    """

    learning: int
    step: int | None
    stability: float
    difficulty: float
    due: datetime
    due_date: date
    last: date


class Review(Record):
    """One rule in one game on the schedule.

    ``begun`` is the day on which it was last asked while due from an earlier day; None: not yet.
    """

    rule: str
    game: str
    due: datetime
    due_date: date
    last: date
    begun: date | None


class DueToday(Record):
    """What to review now, the longest due first, and how many rules wait for another day."""

    rules: tuple[Review, ...]
    waiting: int


def graded(correct: bool, hints: int, seconds: float | None, usual: float | None) -> Grade:
    """The grade of an answer: wrong, right after a hint, right, or right in half the usual time or less."""
    if not correct:
        return Grade.AGAIN
    if hints:
        return Grade.HARD
    if seconds is not None and usual is not None and seconds <= usual * QUICK:
        return Grade.EASY
    return Grade.GOOD


def usual_time(seconds: Collection[float]) -> float | None:
    """The median of the times that right answers took; None while they are too few to tell."""
    if len(seconds) < _FEWEST:
        return None
    return sorted(seconds)[len(seconds) // 2]


def reviewed(state: CardState | None, grade: Grade, at: datetime, day: date | None = None) -> CardState:
    """The state after an answer at an aware instant, on the learner's ``day`` (None: as the instant says it).

    A right answer changes nothing for a rule that was reviewed that day and is not due on it: to know it a
    minute later proves no memory, and a rule asked twenty times in an evening would be put off for years.
    """
    day = at.date() if day is None else day
    at = at.astimezone(UTC)
    if state is not None and grade is not Grade.AGAIN and state.last >= day and state.due_date > day:
        return state
    from fsrs import Card, Rating, State

    today = datetime.combine(day, time(), UTC)
    if state is None:
        card = Card(card_id=0, due=today)
    else:
        card = Card(
            card_id=0,
            state=State(state.learning),
            step=state.step,
            stability=state.stability,
            difficulty=state.difficulty,
            due=today,
            last_review=datetime.combine(min(state.last, day), time(), UTC),
        )
    after, _ = _scheduler().review_card(card, Rating(int(grade)), today)
    pause = after.due - today
    assert after.stability is not None
    assert after.difficulty is not None
    return CardState(
        after.state.value, after.step, after.stability, after.difficulty, at + pause, day + pause, day
    )


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    return Scheduler(learning_steps=(AGAIN_AFTER,), relearning_steps=(AGAIN_AFTER,), enable_fuzzing=False)


def due_today(reviews: Iterable[Review], day: date, most: int = MOST_A_DAY) -> DueToday:
    """What is due on a day. What was begun on it counts towards ``most``; of that, missed rules come again."""
    known = tuple(reviews)
    due = sorted((r for r in known if r.due_date <= day), key=_order)
    again = [r for r in due if r.last >= day]
    fresh = [r for r in due if r.last < day]
    room = max(0, most - sum(r.begun == day for r in known))
    listed = (again + fresh[:room])[:most]
    return DueToday(tuple(sorted(listed, key=_order)), len(due) - len(listed))


def due_on(reviews: Iterable[Review], day: date) -> tuple[Review, ...]:
    """What falls due on exactly this day."""
    return tuple(sorted((r for r in reviews if r.due_date == day), key=_order))


def _order(review: Review) -> tuple[Any, ...]:
    return review.due, review.rule, review.game


def to_text(state: CardState | None) -> str | None:
    """A state as JSON, for the store."""
    import json

    if state is None:
        return None
    values = (state.learning, state.step, state.stability, state.difficulty)
    return json.dumps([*values, state.due.isoformat(), state.due_date.isoformat(), state.last.isoformat()])


def from_text(text: str | None) -> CardState | None:
    """A state as ``to_text`` wrote it."""
    import json

    if text is None:
        return None
    learning, step, stability, difficulty, due, due_date, last = json.loads(text)
    return CardState(
        learning,
        step,
        stability,
        difficulty,
        datetime.fromisoformat(due),
        date.fromisoformat(due_date),
        date.fromisoformat(last),
    )

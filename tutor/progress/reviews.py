"""The schedule as rows: the grade of an answer, the step it makes, and the working out anew from attempts.

All of it runs inside the transaction that saves the attempt, so that the two never part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, datetime
from typing import TYPE_CHECKING

from tutor.progress.schedule import (
    CardState,
    Grade,
    Review,
    from_text,
    graded,
    reviewed,
    to_text,
    usual_time,
)

if TYPE_CHECKING:
    import sqlite3

    from tutor.progress.database import Database
    from tutor.progress.model import Attempt

_LAST = 50
"""Attempts of a kind in a game that its usual time is taken from."""


def grade(connection: sqlite3.Connection, attempt: Attempt) -> Grade:
    """The grade of an attempt that is not saved yet."""
    if not attempt.correct or attempt.hints:
        return graded(attempt.correct, attempt.hints, None, None)
    rows = connection.execute(
        "SELECT correct, hints, seconds FROM attempts WHERE kind = ? AND game = ? ORDER BY at DESC LIMIT ?",
        (attempt.kind, attempt.game, _LAST),
    ).fetchall()
    times = [seconds for correct, hints, seconds in rows if correct and not hints and seconds is not None]
    return graded(True, 0, attempt.seconds, usual_time(times))


def move(connection: sqlite3.Connection, attempt: Attempt, grade: Grade) -> None:
    """Move the rule of an attempt that was just saved."""
    found = connection.execute(
        "SELECT begun, state FROM schedule WHERE rule = ? AND game = ?", (attempt.rule, attempt.game)
    ).fetchone()
    before = None if found is None else from_text(found[1])
    if before is None:
        work_out(connection, attempt.rule, attempt.game)
        return
    begun = None if found[0] is None else date.fromisoformat(found[0])
    after, then = _step(before, begun, grade, attempt.at, attempt.local_date)
    if after is not before:
        _write(connection, attempt.rule, attempt.game, after, then)


def undone(connection: sqlite3.Connection, attempt: str) -> None:
    """Put the rule of an attempt that was just undone where it would be without it."""
    found = connection.execute("SELECT rule, game FROM attempts WHERE id = ?", (attempt,)).fetchone()
    work_out(connection, *found)


def work_out(connection: sqlite3.Connection, rule: str, game: str) -> None:
    """The place of a rule from all its attempts, in the order in which they were made."""
    rows = connection.execute(
        "SELECT a.at, a.local_date, a.grade, a.correct, a.hints FROM attempts a "
        "LEFT JOIN undos u ON u.attempt = a.id "
        "WHERE u.id IS NULL AND a.rule = ? AND a.game = ? ORDER BY a.at, a.seq",
        (rule, game),
    )
    state: CardState | None = None
    begun: date | None = None
    for at, day, grade, correct, hints in _telling(rows):
        grade = graded(bool(correct), hints, None, None) if grade is None else Grade(grade)
        state, begun = _step(state, begun, grade, datetime.fromisoformat(at), date.fromisoformat(day))
    if state is None:
        connection.execute("DELETE FROM schedule WHERE rule = ? AND game = ?", (rule, game))
    else:
        _write(connection, rule, game, state, begun)


def all_of(database: Database) -> Iterator[Review]:
    """Every row of the schedule."""
    for rule, game, due, due_date, last, begun in database.rows(
        "SELECT rule, game, due, due_date, last_date, begun FROM schedule ORDER BY rule, game"
    ):
        yield Review(
            rule,
            game,
            datetime.fromisoformat(due),
            date.fromisoformat(due_date),
            date.fromisoformat(last),
            None if begun is None else date.fromisoformat(begun),
        )


_Row = tuple[str, str, int | None, int, int]


def _telling(rows: Iterable[_Row]) -> Iterator[_Row]:
    """Rows without those that `reviewed` would pass over: right ones on a day on which the rule was known."""
    known_on = ""
    for row in rows:
        _, day, grade, correct, hints = row
        if not correct:
            known_on = ""
        elif day == known_on:
            continue
        elif not hints and (grade is None or grade >= Grade.GOOD):
            known_on = day
        yield row


def _step(
    state: CardState | None, begun: date | None, grade: Grade, at: datetime, day: date
) -> tuple[CardState, date | None]:
    fresh = state is not None and state.due_date <= day and state.last < day
    return reviewed(state, grade, at, day), day if fresh else begun


def _write(
    connection: sqlite3.Connection, rule: str, game: str, state: CardState, begun: date | None
) -> None:
    connection.execute(
        "INSERT INTO schedule (rule, game, due, due_date, last_date, begun, state) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (rule, game) DO UPDATE SET due = excluded.due, due_date = excluded.due_date, "
        "last_date = excluded.last_date, begun = excluded.begun, state = excluded.state",
        (
            rule,
            game,
            state.due.isoformat(timespec="microseconds"),
            state.due_date.isoformat(),
            state.last.isoformat(),
            None if begun is None else begun.isoformat(),
            to_text(state),
        ),
    )

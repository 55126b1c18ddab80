"""Merging other progress into a store: all of it or nothing, and twice is once.

What comes in is first put into tables that only this connection sees, so that a fault on its last line leaves the
store untouched and nobody waits for a lock while a file is read. Then one transaction merges it: attempts, undos and
sprints by id, lessons by what is further on, and the schedule of every rule that got attempts is worked out anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from tutor.progress import sprints
from tutor.progress.lines import Line
from tutor.progress.rows import COLUMNS
from tutor.progress.shapes import ATTEMPT, LESSON, SPRINT, UNDO
from tutor.rules.record import Record

if TYPE_CHECKING:
    import sqlite3
    from datetime import datetime

    from tutor.progress.store import Store

_AT_ONCE = 2000
_ATTEMPT = (*COLUMNS.split(", "), "grade")
_UNDO = ("id", "attempt", "at", "local_date")
_LESSON = ("lesson", "last_step", "last_index", "total", "begun", "touched", "finished")
_STEP = ("lesson", "step", "at")
_SPRINT = tuple(sprints.COLUMNS.split(", "))
_TABLES = {
    "attempts": _ATTEMPT,
    "undos": _UNDO,
    "lessons": _LESSON,
    "lesson_steps": _STEP,
    "sprints": _SPRINT,
}


class Merged(Record):
    """What came in: attempts and undos that were new, lessons further on, and how many attempts were read."""

    attempts: int
    undos: int
    lessons: int
    read: int

    def __add__(self, other: Merged) -> Merged:
        """Two of them in one sum."""
        return Merged(
            self.attempts + other.attempts,
            self.undos + other.undos,
            self.lessons + other.lessons,
            self.read + other.read,
        )


def merge(
    store: Store, records: Iterable[Line], tick: Callable[[float], None] = lambda share: None
) -> Merged:
    """Merge records as ``lines.read`` gives them; what reading them raises goes through, and nothing has changed.

    ``tick`` is told from time to time which share of the merging is done, once all is read.
    """
    database = store._database
    connection = database.connection
    try:
        with database.transaction(locked=False):
            for table, columns in _TABLES.items():
                connection.execute(f"CREATE TEMP TABLE new_{table} ({', '.join(columns)})")
            read = _stage(connection, records)
        with database.transaction():
            return _merged(connection, read, tick)
    finally:
        for table in _TABLES:
            connection.execute(f"DROP TABLE IF EXISTS temp.new_{table}")


def _stage(connection: sqlite3.Connection, records: Iterable[Line]) -> int:
    waiting: dict[str, list[tuple[Any, ...]]] = {table: [] for table in _TABLES}
    read = 0

    def put(table: str) -> None:
        marks = ", ".join("?" * len(_TABLES[table]))
        connection.executemany(f"INSERT INTO temp.new_{table} VALUES ({marks})", waiting[table])
        waiting[table].clear()

    for record in records:
        if record["type"] == ATTEMPT:
            read += 1
            record["rules"] = json.dumps(record["rules"])
            record["read_as"] = json.dumps(record["read_as"])
            waiting["attempts"].append(tuple([record[name] for name in _ATTEMPT]))
            if len(waiting["attempts"]) >= _AT_ONCE:
                put("attempts")
        elif record["type"] == UNDO:
            waiting["undos"].append(tuple(record[name] for name in _UNDO))
        elif record["type"] == LESSON:
            waiting["lessons"].append(tuple(record[name] for name in _LESSON))
            waiting["lesson_steps"] += [(record["lesson"], *pair) for pair in record["done"].items()]
        elif record["type"] == SPRINT:
            record["what"] = " ".join(record["what"])
            record["correct"] = record["right"]
            waiting["sprints"].append(tuple(record[name] for name in _SPRINT))
    for table in _TABLES:
        put(table)
    return read


def _merged(connection: sqlite3.Connection, read: int, tick: Callable[[float], None]) -> Merged:
    from tutor.progress import reviews

    touched = connection.execute(
        "SELECT DISTINCT rule, game FROM temp.new_attempts WHERE id NOT IN (SELECT id FROM main.attempts) "
        "UNION SELECT a.rule, a.game FROM temp.new_undos n JOIN main.attempts a ON a.id = n.attempt "
        "WHERE n.attempt NOT IN (SELECT attempt FROM main.undos)"
    ).fetchall()
    attempts = 0
    for first in range(0, read, _AT_ONCE):
        attempts += connection.execute(
            f"INSERT INTO main.attempts ({', '.join(_ATTEMPT)}) SELECT {', '.join(_ATTEMPT)} "
            "FROM temp.new_attempts WHERE rowid > ? AND rowid <= ? ORDER BY rowid ON CONFLICT DO NOTHING",
            (first, first + _AT_ONCE),
        ).rowcount
        tick(0.7 * first / read)
    undos = connection.execute(
        "INSERT INTO main.undos (id, attempt, at, local_date) SELECT id, attempt, at, local_date "
        "FROM temp.new_undos WHERE attempt IN (SELECT id FROM main.attempts) ORDER BY rowid "
        "ON CONFLICT DO NOTHING"
    ).rowcount
    lessons = _merge_lessons(connection)
    connection.execute(
        f"INSERT INTO main.sprints ({sprints.COLUMNS}) SELECT {sprints.COLUMNS} FROM temp.new_sprints "
        "WHERE true ORDER BY rowid ON CONFLICT DO NOTHING"
    )
    for number, pair in enumerate(touched):
        reviews.work_out(connection, *pair)
        tick(0.7 + 0.3 * number / len(touched))
    tick(1.0)
    return Merged(attempts, undos, lessons, read)


def _merge_lessons(connection: sqlite3.Connection) -> int:
    """What is further on counts: the latest step, the first beginning, any finish."""
    lessons = connection.execute(
        "INSERT INTO main.lessons (lesson, last_step, last_index, total, begun, touched, finished) "
        "SELECT lesson, last_step, last_index, total, begun, touched, finished "
        "FROM temp.new_lessons WHERE true ORDER BY rowid ON CONFLICT (lesson) DO UPDATE SET "
        + ", ".join(
            f"{name} = CASE WHEN excluded.touched > touched THEN excluded.{name} ELSE {name} END"
            for name in ("last_step", "last_index", "total")
        )
        + ", begun = MIN(begun, excluded.begun), touched = MAX(touched, excluded.touched), "
        "finished = COALESCE(MAX(finished, excluded.finished), finished, excluded.finished) "
        "WHERE excluded.touched > touched OR excluded.begun < begun "
        "OR COALESCE(excluded.finished, '') > COALESCE(finished, '')"
    ).rowcount
    connection.execute(
        "INSERT INTO main.lesson_steps (lesson, step, at) SELECT lesson, step, at FROM temp.new_lesson_steps "
        "WHERE true ORDER BY rowid ON CONFLICT (lesson, step) DO UPDATE SET at = MAX(at, excluded.at)"
    )
    return lessons


def restore(store: Store, now: datetime, tick: Callable[[float], None] = lambda share: None) -> Merged | None:
    """Put back what the backups beside a store hold and it lacks; None where there is none that can be read.

    ``tick`` is told from time to time which share of the work is done.
    """
    from tutor.progress import backup
    from tutor.progress.database import Database
    from tutor.progress.lines import END, HEADER, records
    from tutor.progress.store import Store

    if store.path is None:
        return None
    total: Merged | None = None
    paths = backup.all_of(store.path)
    for number, path in enumerate(paths):
        copy = Database.copy_of(path)
        if copy is None:
            continue
        with Store(copy) as old:
            found = (line for line in records(old, now) if line["type"] not in (HEADER, END))
            came = merge(store, found, lambda share, n=number: tick((n + share) / len(paths)))  # type: ignore[misc]
        total = came if total is None else total + came
    return total

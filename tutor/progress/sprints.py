"""Sprints as rows: saved one by one, and the best of those that are alike."""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final

from tutor.progress.model import Sprint
from tutor.progress.rows import instant

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from tutor.progress.database import Database

COLUMNS: Final = "id, at, local_date, game, seconds, what, level, correct, asked"
_BETTER_FIRST: Final = "correct DESC, asked, at, seq"
"""More right answers; then fewer wrong ones; then who did it first."""


def save(connection: sqlite3.Connection, sprint: Sprint) -> None:
    """Add a sprint; one whose id is there already is left as it stands."""
    values = (
        sprint.id,
        instant(sprint.at),
        sprint.local_date.isoformat(),
        sprint.game,
        sprint.seconds,
        " ".join(sprint.what),
        sprint.level,
        sprint.right,
        sprint.asked,
    )
    marks = ", ".join("?" * len(values))
    connection.execute(
        f"INSERT INTO sprints ({COLUMNS}) VALUES ({marks}) ON CONFLICT (id) DO NOTHING", values
    )


def best_like(database: Database, sprint: Sprint) -> Sprint | None:
    """The best of all saved sprints that are alike to this one."""
    rows = database.rows(
        f"SELECT {COLUMNS} FROM sprints WHERE game = ? AND seconds = ? AND what = ? AND level IS ? "
        f"ORDER BY {_BETTER_FIRST} LIMIT 1",
        (sprint.game, sprint.seconds, " ".join(sprint.what), sprint.level),
    )
    return next(map(_from_row, rows), None)


def bests(database: Database) -> Iterator[Sprint]:
    """The best of each sort, by game and length."""
    rows = database.rows(
        f"SELECT {COLUMNS} FROM (SELECT *, ROW_NUMBER() OVER "
        f"(PARTITION BY game, seconds, what, level ORDER BY {_BETTER_FIRST}) AS place FROM sprints) "
        "WHERE place = 1 ORDER BY game, seconds, what, level"
    )
    return map(_from_row, rows)


def all_of(database: Database) -> Iterator[Sprint]:
    """Every sprint, in the order in which they were saved."""
    return map(_from_row, database.rows(f"SELECT {COLUMNS} FROM sprints ORDER BY seq"))


def _from_row(row: tuple[Any, ...]) -> Sprint:
    id_, at, day, game, seconds, what, level, right, asked = row
    return Sprint(
        id_,
        datetime.fromisoformat(at),
        date.fromisoformat(day),
        game,
        seconds,
        tuple(what.split()),
        level,
        right,
        asked,
    )

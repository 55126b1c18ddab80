"""The schema grows by steps that are never edited, and every older file comes along with its rows."""

from __future__ import annotations

import re
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from samples import NOON, sample

from tutor.progress.migrations import MIGRATIONS, Migration, NewerSchema, migrate, schema_version
from tutor.progress.model import Day, Totals
from tutor.progress.opening import FILE_NAME, open_store

OLDER = Path(__file__).with_name("schemas")
"""One file a released version: its schema as SQL, and a row or two in each table. Never edited either."""

VERSIONS = sorted(OLDER.glob("*.sql"))


def schema(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    return [re.sub(r"\s+", " ", sql).strip() for (sql,) in found]


def memory() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def test_each_step_has_its_name_and_its_frozen_schema() -> None:
    assert len({migration.name for migration in MIGRATIONS}) == len(MIGRATIONS)
    assert [int(path.stem) for path in VERSIONS] == list(range(1, len(MIGRATIONS) + 1))


@pytest.mark.parametrize("path", VERSIONS, ids=lambda path: path.stem)
def test_released_steps_are_as_they_were(path: Path) -> None:
    frozen, made = memory(), memory()
    frozen.executescript(path.read_text(encoding="utf-8"))
    migrate(made, MIGRATIONS[: int(path.stem)])
    assert schema(made) == schema(frozen)
    assert schema_version(made) == schema_version(frozen) == int(path.stem)


@pytest.mark.parametrize("path", VERSIONS, ids=lambda path: path.stem)
def test_an_older_file_is_brought_up_to_date(tmp_path: Path, path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.executescript(path.read_text(encoding="utf-8"))
    connection.close()
    opened = open_store(tmp_path, NOON)
    with opened.store as store:
        assert opened.warning is None
        assert store.totals() == Totals(2, 1)
        assert store.days() == (Day(NOON.date(), 2, 1),)
        assert [attempt.id for attempt in store.recent(5)] == ["a2", "a1"]
        state = store.lesson_state("start/following-suit")
        assert state is not None
        assert state.done == ("hello",)
        assert [(r.rule, r.due_date.isoformat()) for r in store.reviews()] == [
            ("follow-suit", "2026-12-01"),
            ("highest-trump-wins", "2026-12-01"),
        ]
        assert [s.id for s in store.sprints()] == (["s1"] if int(path.stem) >= 4 else [])
        store.record(sample("new", at=NOON + timedelta(days=1)))
        assert store.totals() == Totals(3, 2)
        # The rule's place is worked out from both of its answers now.
        assert [(r.rule, r.due_date.isoformat()) for r in store.reviews()] == [
            ("follow-suit", "2026-12-01"),
            ("highest-trump-wins", "2026-12-08"),
        ]
    fresh, brought = memory(), sqlite3.connect(tmp_path / FILE_NAME)
    migrate(fresh)
    assert schema(brought) == schema(fresh)
    brought.close()


FIRST = Migration("first", ("CREATE TABLE one (a)", "INSERT INTO one VALUES (1)"))
SECOND = Migration("second", ("ALTER TABLE one ADD COLUMN b DEFAULT 2",))
BROKEN = Migration("broken", ("CREATE TABLE two (a)", "DELETE FROM one", "INSERT INTO nowhere VALUES (1)"))


@pytest.mark.parametrize("had", [0, 1, 2])
def test_only_missing_steps_run(had: int) -> None:
    connection = memory()
    migrate(connection, (FIRST, SECOND)[:had])
    migrate(connection, (FIRST, SECOND))
    assert schema_version(connection) == 2
    assert connection.execute("SELECT * FROM one").fetchall() == [(1, 2)]


def test_a_step_that_fails_leaves_the_file_as_it_was() -> None:
    connection = memory()
    migrate(connection, (FIRST,))
    before = list(connection.iterdump())
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        migrate(connection, (FIRST, SECOND, BROKEN))
    assert list(connection.iterdump()) == before
    assert schema_version(connection) == 1
    assert not connection.in_transaction


def test_a_newer_schema_is_refused_unchanged() -> None:
    connection = memory()
    migrate(connection, (FIRST, SECOND))
    with pytest.raises(NewerSchema) as caught:
        migrate(connection, (FIRST,))
    assert caught.value.version == 2
    assert schema_version(connection) == 2

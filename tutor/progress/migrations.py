"""The schema as a list of named steps. The list is append-only: a released step is never edited.

`PRAGMA user_version` counts the steps a file has had, so version N has had the first N. A file with more
than this program knows comes from a newer one and is refused before anything is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3


class Migration(NamedTuple):
    """One step of the schema; its statements run in order, in one transaction with all other new steps."""

    name: str
    statements: tuple[str, ...]


class NewerSchema(Exception):
    """The file has had more steps than this program knows."""

    def __init__(self, version: int) -> None:
        super().__init__(f"schema version {version}")
        self.version = version


ATTEMPTS = Migration(
    "attempts and lessons",
    (
        """
        CREATE TABLE attempts (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            local_date TEXT NOT NULL,
            code TEXT,
            kind TEXT NOT NULL,
            game TEXT NOT NULL,
            level INTEGER NOT NULL,
            rule TEXT NOT NULL,
            rules TEXT NOT NULL,
            given TEXT NOT NULL,
            read_as TEXT NOT NULL,
            correct INTEGER NOT NULL CHECK (correct IN (0, 1)),
            hints INTEGER NOT NULL,
            seconds REAL,
            misconception TEXT,
            lesson TEXT,
            step TEXT
        )
        """,
        "CREATE INDEX attempts_at ON attempts (at)",
        "CREATE INDEX attempts_kind_game ON attempts (kind, game, at)",
        # An undo is a row of its own: no attempt is ever changed or removed.
        """
        CREATE TABLE undos (
            id TEXT NOT NULL PRIMARY KEY,
            attempt TEXT NOT NULL UNIQUE REFERENCES attempts (id),
            at TEXT NOT NULL,
            local_date TEXT NOT NULL
        )
        """,
        # Sums kept by triggers, so that counting costs the same after a million attempts as after a
        # hundred, however the attempts came in.
        """
        CREATE TABLE tallies (
            rule TEXT NOT NULL,
            game TEXT NOT NULL,
            kind TEXT NOT NULL,
            attempts INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            PRIMARY KEY (rule, game, kind)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE days (
            local_date TEXT NOT NULL,
            rule TEXT NOT NULL,
            attempts INTEGER NOT NULL,
            correct INTEGER NOT NULL,
            PRIMARY KEY (local_date, rule)
        ) WITHOUT ROWID
        """,
        """
        CREATE TRIGGER attempts_count AFTER INSERT ON attempts BEGIN
            INSERT INTO tallies (rule, game, kind, attempts, correct)
            VALUES (NEW.rule, NEW.game, NEW.kind, 1, NEW.correct)
            ON CONFLICT (rule, game, kind)
            DO UPDATE SET attempts = attempts + 1, correct = correct + excluded.correct;
            INSERT INTO days (local_date, rule, attempts, correct)
            VALUES (NEW.local_date, NEW.rule, 1, NEW.correct)
            ON CONFLICT (local_date, rule)
            DO UPDATE SET attempts = attempts + 1, correct = correct + excluded.correct;
        END
        """,
        """
        CREATE TRIGGER undos_count AFTER INSERT ON undos BEGIN
            UPDATE tallies
            SET attempts = tallies.attempts - 1,
                correct = tallies.correct - (SELECT correct FROM attempts WHERE id = NEW.attempt)
            WHERE (rule, game, kind) = (SELECT rule, game, kind FROM attempts WHERE id = NEW.attempt);
            UPDATE days
            SET attempts = days.attempts - 1,
                correct = days.correct - (SELECT correct FROM attempts WHERE id = NEW.attempt)
            WHERE (local_date, rule) = (SELECT local_date, rule FROM attempts WHERE id = NEW.attempt);
        END
        """,
        """
        CREATE TABLE lessons (
            lesson TEXT NOT NULL PRIMARY KEY,
            last_step TEXT,
            last_index INTEGER,
            total INTEGER,
            begun TEXT NOT NULL,
            touched TEXT NOT NULL,
            finished TEXT
        )
        """,
        """
        CREATE TABLE lesson_steps (
            seq INTEGER PRIMARY KEY,
            lesson TEXT NOT NULL REFERENCES lessons (lesson),
            step TEXT NOT NULL,
            at TEXT NOT NULL,
            UNIQUE (lesson, step)
        )
        """,
    ),
)

SCHEDULE = Migration(
    "the schedule",
    (
        # 1 again, 2 hard, 3 good, 4 easy; without one (older rows) it is told from the answer and its hints.
        "ALTER TABLE attempts ADD COLUMN grade INTEGER",
        "CREATE INDEX attempts_rule_game ON attempts (rule, game, at)",
        # One row a rule and game. `state` is NULL where it has to be worked out from the attempts first.
        """
        CREATE TABLE schedule (
            rule TEXT NOT NULL,
            game TEXT NOT NULL,
            due TEXT NOT NULL,
            due_date TEXT NOT NULL,
            last_date TEXT NOT NULL,
            begun TEXT,
            state TEXT,
            PRIMARY KEY (rule, game)
        ) WITHOUT ROWID
        """,
        # What was practised before there was a schedule is due the day after.
        """
        INSERT INTO schedule (rule, game, due, due_date, last_date)
        SELECT rule, game, MAX(at), date(MAX(local_date), '+1 day'), MAX(local_date)
        FROM attempts WHERE id NOT IN (SELECT attempt FROM undos) GROUP BY rule, game
        """,
    ),
)

PRACTISED = Migration(
    "days of practice",
    (
        # `days` has a row for each rule of a day: after years too many to add up each time somebody looks.
        """
        CREATE TABLE practised (
            local_date TEXT NOT NULL PRIMARY KEY,
            attempts INTEGER NOT NULL,
            correct INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO practised (local_date, attempts, correct)
        SELECT local_date, SUM(attempts), SUM(correct) FROM days GROUP BY local_date
        """,
        """
        CREATE TRIGGER attempts_practised AFTER INSERT ON attempts BEGIN
            INSERT INTO practised (local_date, attempts, correct)
            VALUES (NEW.local_date, 1, NEW.correct)
            ON CONFLICT (local_date)
            DO UPDATE SET attempts = attempts + 1, correct = correct + excluded.correct;
        END
        """,
        """
        CREATE TRIGGER undos_practised AFTER INSERT ON undos BEGIN
            UPDATE practised
            SET attempts = practised.attempts - 1,
                correct = practised.correct - (SELECT correct FROM attempts WHERE id = NEW.attempt)
            WHERE local_date = (SELECT local_date FROM attempts WHERE id = NEW.attempt);
        END
        """,
    ),
)

SPRINTS = Migration(
    "sprints",
    (
        # One row a finished sprint. `what` names the kinds and rules asked for, empty: everything; `level` NULL: it
        # followed the learner. Only sprints alike in game, length, `what` and level are compared.
        """
        CREATE TABLE sprints (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            local_date TEXT NOT NULL,
            game TEXT NOT NULL,
            seconds INTEGER NOT NULL,
            what TEXT NOT NULL,
            level INTEGER,
            correct INTEGER NOT NULL,
            asked INTEGER NOT NULL
        )
        """,
        "CREATE INDEX sprints_alike ON sprints (game, seconds, what, level, correct)",
    ),
)

MATCHES = Migration(
    "matches at the table",
    (
        # One row a match begun with `whist play`. `seed` makes all its deals, or where `shared` the one shared deal;
        # `house` is JSON with every house rule, so that later defaults change nothing; `deals`: stop after so many.
        """
        CREATE TABLE matches (
            seq INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            at TEXT NOT NULL,
            local_date TEXT NOT NULL,
            game TEXT NOT NULL,
            house TEXT NOT NULL,
            seed TEXT NOT NULL,
            shared INTEGER NOT NULL CHECK (shared IN (0, 1)),
            players TEXT NOT NULL,
            deals INTEGER
        )
        """,
        # One row a move of any seat, in order from 0; what is taken back, the next deal and the end are rows too.
        """
        CREATE TABLE match_moves (
            seq INTEGER PRIMARY KEY,
            match TEXT NOT NULL REFERENCES matches (id),
            n INTEGER NOT NULL,
            at TEXT NOT NULL,
            move TEXT NOT NULL,
            UNIQUE (match, n)
        )
        """,
    ),
)

MIGRATIONS: tuple[Migration, ...] = (ATTEMPTS, SCHEDULE, PRACTISED, SPRINTS, MATCHES)


def schema_version(connection: sqlite3.Connection) -> int:
    """How many steps the file has had."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a connection (in autocommit mode) to the last of `migrations`: all missing steps or none.

    Raises NewerSchema, having written nothing, when the file has had more; sqlite3.Error, having rolled
    back, when a step fails.
    """
    if _missing(connection, migrations) == ():
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again under the lock: another process may have done the work meanwhile.
        for migration in _missing(connection, migrations):
            for statement in migration.statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _missing(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> tuple[Migration, ...]:
    version = schema_version(connection)
    if version > len(migrations):
        raise NewerSchema(version)
    return tuple(migrations[version:])

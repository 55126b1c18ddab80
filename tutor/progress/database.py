"""One SQLite connection, as this program wants it: careful, patient, and with typed errors.

The only module that imports sqlite3 at its top; `opening` imports it when a store is opened.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tutor.progress.migrations import MIGRATIONS, NewerSchema, migrate, schema_version
from tutor.progress.model import Cause, DiskFull, StoreError

PATIENCE = 5.0
"""Seconds to wait for another process to finish its (short) write."""

_SMALL = 1024
"""Pages up to which opening checks the whole file: a few milliseconds, and years of ordinary practice."""

_CAUSES = {
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_BUSY: Cause.BUSY,
    sqlite3.SQLITE_LOCKED: Cause.BUSY,
    sqlite3.SQLITE_PROTOCOL: Cause.BUSY,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
    sqlite3.SQLITE_READONLY: Cause.UNWRITABLE,
    sqlite3.SQLITE_CANTOPEN: Cause.UNWRITABLE,
    sqlite3.SQLITE_PERM: Cause.UNWRITABLE,
    sqlite3.SQLITE_AUTH: Cause.UNWRITABLE,
    sqlite3.SQLITE_IOERR: Cause.UNWRITABLE,
}

_TABLES = (
    "attempts", "undos", "tallies", "days", "lessons", "lesson_steps", "schedule", "practised", "sprints",
    "matches", "match_moves",
)  # fmt: skip

_HEADER = b"SQLite format 3\x00"


def version_on_disk(path: Path) -> int:
    """The schema version in the file's header, read without opening the database; 0 if it has none.

    Opening alone can write (a write-ahead log is folded in), and a newer file is to stay untouched.
    """
    with open(path, "rb") as file:
        header = file.read(64)
    return int.from_bytes(header[60:64], "big") if header.startswith(_HEADER) and len(header) == 64 else 0


class Database:
    """A connection whose faults come out as StoreError; `path` is None in memory."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self.connection = connection
        self.path = path

    @classmethod
    def on_disk(cls, path: Path) -> Database:
        """Open (or begin) the file, prove it readable and bring its schema up to date.

        Raises StoreError, its cause telling what to do about it, or NewerSchema.
        """
        try:
            connection = _connect(os.fspath(path))
        except sqlite3.Error as error:
            raise _fault(error, path) or error from error
        try:
            connection.execute("PRAGMA journal_mode = TRUNCATE")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
            _prove(connection)
        except sqlite3.Error as error:
            connection.close()
            raise _fault(error, path) or StoreError(path, Cause.DAMAGED, str(error)) from error
        except BaseException:
            connection.close()
            raise
        return cls(connection, path)

    @classmethod
    def in_memory(cls, copied_from: Path | None = None) -> Database:
        """A database that lives as long as the program, begun as a copy of a file where that can be read."""
        connection = _connect(":memory:")
        if copied_from is not None and not _copied(copied_from, connection):
            connection.close()
            connection = _connect(":memory:")
        migrate(connection)
        return cls(connection, None)

    @classmethod
    def copy_of(cls, path: Path) -> Database | None:
        """A copy in memory of a file that is sound, brought up to date; None of one that is not."""
        connection = _connect(":memory:")
        if _copied(path, connection):
            return cls(connection, None)
        connection.close()
        return None

    def rows(self, sql: str, parameters: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Everything a query finds."""
        try:
            return self.connection.execute(sql, parameters).fetchall()
        except sqlite3.Error as error:
            raise _fault(error, self.path) or error from error

    @contextmanager
    def transaction(self, *, locked: bool = True) -> Iterator[sqlite3.Connection]:
        """A short write: on disk when the block has ended without an error, and wholly undone otherwise.

        Not `locked`, it is for temporary tables alone, and other processes may write meanwhile.
        """
        try:
            self.connection.execute("BEGIN IMMEDIATE" if locked else "BEGIN")
            try:
                yield self.connection
                self.connection.execute("COMMIT")
            except BaseException:
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise _fault(error, self.path) or error from error

    def copy_to(self, path: Path) -> None:
        """Copy all of it into a file that is there already, and see that it reaches the disk. Raises OSError."""
        try:
            target = _connect(os.fspath(path))
            try:
                # The file is of no use until it is whole, so a journal and waits on the way are of none either.
                target.execute("PRAGMA journal_mode = OFF")
                target.execute("PRAGMA synchronous = OFF")
                self.connection.backup(target, progress=_impatient())
            finally:
                target.close()
        except sqlite3.Error as error:
            raise OSError(str(error)) from error
        with open(path, "rb+") as file:
            os.fsync(file.fileno())

    def close(self) -> None:
        """Close; more than once is fine."""
        if self.path is not None:
            try:
                # Removes the empty journal file, under a lock, unless another process has it in use.
                self.connection.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.Error:
                pass
        self.connection.close()


def hold(lock: Path) -> sqlite3.Connection:
    """Lock an empty file of its own until the connection is closed; raises StoreError."""
    connection = None
    try:
        connection = sqlite3.connect(lock, timeout=PATIENCE, isolation_level=None)
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise _fault(error, lock) or error from error
    return connection


def _connect(name: str, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=PATIENCE, isolation_level=None, uri=uri)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _impatient() -> Callable[[int, int, int], None]:
    """Ends a copy that waits for another process too long; left alone, it would wait for ever."""
    until = time.monotonic() + PATIENCE

    def look(status: int, remaining: int, total: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) and time.monotonic() > until:
            raise TimeoutError

    return look


def _prove(connection: sqlite3.Connection) -> None:
    """Raise sqlite3.DatabaseError when the file is damaged, so far as a glance can tell."""
    for table in _TABLES:
        connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()
    if connection.execute("PRAGMA page_count").fetchone()[0] <= _SMALL:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _copied(path: Path, target: sqlite3.Connection) -> bool:
    try:
        source = _connect(path.absolute().as_uri() + "?mode=ro", uri=True)
        try:
            if schema_version(source) > len(MIGRATIONS):
                return False
            source.backup(target)
            migrate(target)
            _prove(target)
        finally:
            source.close()
    except (sqlite3.Error, OSError, NewerSchema):
        return False
    return True


def _fault(error: sqlite3.Error, path: Path | None) -> StoreError | None:
    """The typed error for one of SQLite's; None for a fault of the program's own (a bad statement)."""
    # The low byte is the kind of error; the rest only details it.
    code = getattr(error, "sqlite_errorcode", None)
    cause = None if code is None else _CAUSES.get(code & 0xFF)
    if cause is None:
        return None
    return DiskFull(path, cause, str(error)) if cause is Cause.FULL else StoreError(path, cause, str(error))

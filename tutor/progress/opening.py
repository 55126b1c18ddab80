"""Opening the store: whatever state the disk is in, the learner gets a store that works.

Where the file cannot be used as it is, the store comes with a typed warning, for the caller to put in words.
"""

from __future__ import annotations

import errno
import os
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tutor.progress.model import Cause, Damaged, Newer, OpeningWarning, ReadOnly, StoreError
from tutor.progress.store import Store

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from tutor.progress.database import Database

FILE_NAME = "progress.sqlite3"


class Opened(NamedTuple):
    """A working store, and what the learner should be told about it (None: nothing)."""

    store: Store
    warning: OpeningWarning | None


def open_store(folder: Path, now: datetime) -> Opened:
    """Open `progress.sqlite3` in the data folder, making both where they are missing.

    `now` (aware) names a damaged file that is put aside. Never raises for what the disk holds or refuses.
    """
    from tutor.progress.database import Database, version_on_disk
    from tutor.progress.migrations import MIGRATIONS, NewerSchema

    path = folder / FILE_NAME
    try:
        _prepare(folder, path)
        version = version_on_disk(path)
        if version > len(MIGRATIONS):
            raise NewerSchema(version)
        try:
            return Opened(_with_backup(Database.on_disk(path), path, now), None)
        except StoreError as error:
            if error.cause is not Cause.DAMAGED:
                raise
        database, damaged = _begin_afresh(path, now)
        return Opened(Store(database), damaged)
    except NewerSchema as error:
        return Opened(Store(Database.in_memory()), Newer(error.version, path))
    except StoreError as error:
        cause = Cause.UNWRITABLE if error.cause is Cause.DAMAGED else error.cause
        return Opened(Store(Database.in_memory(path)), ReadOnly(path, cause))
    except OSError as error:
        cause = Cause.FULL if error.errno in (errno.ENOSPC, errno.EDQUOT) else Cause.UNWRITABLE
        return Opened(Store(Database.in_memory(path)), ReadOnly(path, cause))


def _with_backup(database: Database, path: Path, now: datetime) -> Store:
    """The store of a sound file, which is backed up once a day: now, or when it is closed."""
    from tutor.progress import backup

    store = Store(database)
    if store.is_empty() or not backup.of_today(database, path, now):
        return store
    return Store(database, lambda: backup.make(database, path, now.date()))


def store_in_memory() -> Store:
    """A store that keeps nothing, for a preview."""
    from tutor.progress.database import Database

    return Store(Database.in_memory())


def _prepare(folder: Path, path: Path) -> None:
    """Make the folder and the file for their owner alone; raise OSError where one cannot be written.

    A folder that is there already keeps its mode: it may be one that the learner named.
    """
    # Parents keep the usual mode; only the last folder is ours.
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    # SQLite's journal takes its mode from the file, so the file is never born wider than 0600.
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if os.name == "posix" and os.fstat(descriptor).st_mode & 0o077:
            os.chmod(path, 0o600)
    finally:
        os.close(descriptor)
    # A journal is made beside the file at the first answer: better to know now than then.
    effective = os.access in os.supports_effective_ids
    if not os.access(folder, os.W_OK | os.X_OK, effective_ids=effective):
        raise PermissionError(f"{folder} cannot be written")


def _begin_afresh(path: Path, now: datetime) -> tuple[Database, Damaged | None]:
    """Put the damaged file aside and begin a new one; None when another process has done so meanwhile."""
    from tutor.progress import backup
    from tutor.progress.database import Database

    with _alone(path):
        try:
            return Database.on_disk(path), None
        except StoreError as error:
            if error.cause is not Cause.DAMAGED:
                raise
        kept_as = _free_name(path, now)
        # The journals go too, and first: a stale one would be played back into the new file.
        for ending in ("-journal", "-wal", "-shm"):
            beside = path.with_name(path.name + ending)
            if beside.exists():
                beside.replace(kept_as.with_name(kept_as.name + ending))
        path.rename(kept_as)
        _prepare(path.parent, path)
        database = Database.on_disk(path)
        return database, Damaged(path, kept_as, backup.set_apart(path, _stamp(now)))


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold a lock among processes of this program, given up even if this one is killed.

    The lock is SQLite's own, on an empty file, because it works wherever the database does.
    """
    lock = path.with_name("progress.repair")
    connection = _locked(lock)
    try:
        yield
    finally:
        connection.close()
        # Whoever was waiting for it tries again, and then finds the database mended.
        try:
            lock.unlink(missing_ok=True)
        except OSError:
            pass


def _locked(lock: Path) -> sqlite3.Connection:
    from tutor.progress.database import hold

    tries = 20
    while True:
        try:
            return hold(lock)
        except StoreError as error:
            # The lock's file was removed by whoever held it before.
            tries -= 1
            if error.cause is not Cause.UNWRITABLE or not tries:
                raise


def _free_name(path: Path, now: datetime) -> Path:
    stamp = _stamp(now)
    name = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    number = 1
    while name.exists():
        number += 1
        name = path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}")
    return name


def _stamp(now: datetime) -> str:
    return now.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")

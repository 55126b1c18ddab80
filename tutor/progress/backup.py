"""Backups of the progress file: one a day, three kept, in a folder `backups` beside it.

A backup is made when a sound file is opened on a day that has none yet. A file too large to be copied in the
blink of an eye is copied when it is closed, when nobody waits. Backups never get in the way: one that cannot be
made is left for another time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.progress.model import Backup

if TYPE_CHECKING:
    from tutor.progress.database import Database

KEPT = 3
_FOLDER = "backups"
_DAILY = "progress-"
_BEFORE = "before-damage-"
"""What was the newest backup when the file was found damaged: it is kept beyond the three."""
_ENDING = ".sqlite3"

SMALL = 4 * 1024 * 1024
"""Files up to this many bytes are copied at opening: a few milliseconds."""


def is_needed(path: Path, today: date) -> bool:
    """Whether there is no backup of this day or a later one."""
    days = [day for day, _ in _daily(path)]
    return not days or max(days) < today


def make(database: Database, path: Path, today: date) -> None:
    """Copy an open database, then drop all but the newest three; a copy is whole or not there at all."""
    folder = path.parent / _FOLDER
    half = folder / f"{_DAILY}{today.isoformat()}.{os.getpid()}.new"
    try:
        if not folder.is_dir():
            folder.mkdir(mode=0o700)
        os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        database.copy_to(half)
        half.replace(folder / f"{_DAILY}{today.isoformat()}{_ENDING}")
        for _, old in _daily(path)[KEPT:]:
            old.unlink()
    except OSError:
        _forget(half)
    else:
        _tidy(folder, today)


def set_apart(path: Path, stamp: str) -> Backup | None:
    """Keep the newest sound backup out of the rotation, now that its file is damaged; None: there is none."""
    from tutor.progress.database import Database

    for day, file in _daily(path):
        copy = Database.copy_of(file)
        if copy is not None:
            copy.close()
            kept = file.with_name(f"{_BEFORE}{stamp}{_ENDING}")
            try:
                file.replace(kept)
            except OSError:
                kept = file
            return Backup(kept, day)
    return None


def all_of(path: Path) -> tuple[Path, ...]:
    """Every backup, those set apart first, then from the oldest to the newest."""
    folder = path.parent / _FOLDER
    try:
        apart = sorted(folder.glob(f"{_BEFORE}*{_ENDING}"))
    except OSError:
        apart = []
    return (*apart, *(file for _, file in reversed(_daily(path))))


def _daily(path: Path) -> list[tuple[date, Path]]:
    """The daily backups, the newest first."""
    return sorted(_dated(path.parent / _FOLDER), reverse=True)


def _dated(folder: Path) -> Iterator[tuple[date, Path]]:
    try:
        names = os.listdir(folder)
    except OSError:
        return
    for name in names:
        if name.startswith(_DAILY) and name.endswith(_ENDING):
            try:
                yield date.fromisoformat(name[len(_DAILY) : -len(_ENDING)]), folder / name
            except ValueError:
                continue


def _tidy(folder: Path, today: date) -> None:
    """Remove what a backup cut short on an earlier day left behind."""
    for left in folder.glob(f"{_DAILY}*.new"):
        try:
            if date.fromtimestamp(left.stat().st_mtime) < today:
                left.unlink()
        except (OSError, OverflowError):
            continue


def _forget(half: Path) -> None:
    try:
        half.unlink(missing_ok=True)
    except OSError:
        pass


def of_today(database: Database, path: Path, now: datetime) -> bool:
    """Make the day's backup of a small file at once. True: it is due, and left for closing."""
    today = now.date()
    if not is_needed(path, today):
        return False
    if path.stat().st_size > SMALL:
        return True
    make(database, path, today)
    return False

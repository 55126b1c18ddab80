"""A backup a day, three of them kept, and what becomes of them when the file is damaged."""

from __future__ import annotations

import os
import stat
from datetime import date, timedelta
from pathlib import Path

import pytest
from samples import NOON, sample

from tutor.progress import backup
from tutor.progress.merging import Merged, restore
from tutor.progress.model import Backup, Damaged, Totals
from tutor.progress.opening import FILE_NAME, open_store

DAY = timedelta(days=1)


def names(folder: Path) -> list[str]:
    place = folder / "backups"
    return sorted(path.name for path in place.iterdir()) if place.exists() else []


def practise(folder: Path, day: int, **changes: object) -> None:
    """One answer, so many days on."""
    at = NOON + day * DAY
    with open_store(folder, at).store as store:
        store.record(sample(f"day{day}", at=at, **changes))


def held(path: Path) -> int:
    """The attempts in a backup."""
    from tutor.progress.database import Database
    from tutor.progress.store import Store

    copy = Database.copy_of(path)
    assert copy is not None
    with Store(copy) as store:
        return store.count()


def test_one_a_day_as_the_day_began_and_three_are_kept(tmp_path: Path) -> None:
    practise(tmp_path, 0)
    assert names(tmp_path) == []  # there was nothing yet
    for day in (1, 1, 2, 3, 7):
        practise(tmp_path, day)
    assert names(tmp_path) == [
        "progress-2026-12-02.sqlite3",
        "progress-2026-12-03.sqlite3",
        "progress-2026-12-07.sqlite3",
    ]
    assert [held(path) for path in backup.all_of(tmp_path / FILE_NAME)] == [2, 3, 4]


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX")
def test_backups_are_their_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        practise(tmp_path, 0)
        practise(tmp_path, 1)
    finally:
        os.umask(before)
    place = tmp_path / "backups"
    assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert [stat.S_IMODE(path.stat().st_mode) for path in place.iterdir()] == [0o600]


def test_a_large_file_is_copied_when_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    practise(tmp_path, 0)
    monkeypatch.setattr(backup, "SMALL", 0)
    store = open_store(tmp_path, NOON + DAY).store
    assert names(tmp_path) == []
    store.record(sample("more"))
    store.close()
    assert [held(path) for path in backup.all_of(tmp_path / FILE_NAME)] == [2]


def test_a_backup_that_cannot_be_made_is_left(tmp_path: Path) -> None:
    practise(tmp_path, 0)
    (tmp_path / "backups").write_text("in the way")
    practise(tmp_path, 1)
    (tmp_path / "backups").unlink()
    practise(tmp_path, 1)
    assert names(tmp_path) == ["progress-2026-12-01.sqlite3"]


def test_what_a_killed_backup_left_goes_another_day(tmp_path: Path) -> None:
    practise(tmp_path, 0)
    practise(tmp_path, 1)
    left = tmp_path / "backups" / "progress-2026-12-01.99.new"
    left.write_bytes(b"half")
    os.utime(left, (NOON.timestamp(), NOON.timestamp()))
    practise(tmp_path, 2)
    assert names(tmp_path) == ["progress-2026-12-01.sqlite3", "progress-2026-12-02.sqlite3"]


def test_a_clock_set_back_makes_no_backup_of_the_past(tmp_path: Path) -> None:
    for day in (0, 5, 2):
        practise(tmp_path, day)
    assert names(tmp_path) == ["progress-2026-12-05.sqlite3"]


# Damage


def damaged(folder: Path, at: int) -> Damaged:
    (folder / FILE_NAME).write_bytes(b"not a database")
    opened = open_store(folder, NOON + at * DAY)
    opened.store.close()
    assert isinstance(opened.warning, Damaged)
    return opened.warning


def test_pr01_the_newest_sound_backup_is_named_and_kept_for_good(tmp_path: Path) -> None:
    for day in range(4):
        practise(tmp_path, day)
    place = tmp_path / "backups"
    (place / "progress-2026-12-03.sqlite3").write_bytes(b"damaged too")
    warning = damaged(tmp_path, 4)
    kept = place / "before-damage-20261204T120000Z.sqlite3"
    assert warning.backup == Backup(kept, date(2026, 12, 2))
    assert held(kept) == 2
    for day in range(5, 12):
        practise(tmp_path, day)
    assert kept in backup.all_of(tmp_path / FILE_NAME)
    assert len(names(tmp_path)) == 4


def test_pr01_without_a_backup_there_is_none_to_name(tmp_path: Path) -> None:
    practise(tmp_path, 0)
    assert damaged(tmp_path, 1).backup is None


def test_restoring_puts_back_what_is_missing_and_loses_nothing(tmp_path: Path) -> None:
    practise(tmp_path, 0, correct=False)
    with open_store(tmp_path, NOON).store as store:
        store.finish_lesson("start/one", NOON)
    practise(tmp_path, 1)
    with open_store(tmp_path, NOON + 2 * DAY).store as store:
        before = store.reviews()
    damaged(tmp_path, 3)
    practise(tmp_path, 4, rule="other")
    with open_store(tmp_path, NOON + 5 * DAY).store as store:
        found = restore(store, NOON)
        assert found == Merged(attempts=2, undos=0, lessons=1, read=5)
        assert store.lesson_state("start/one") is not None
        assert store.totals() == Totals(3, 2)
        assert [r for r in store.reviews() if r.rule != "other"] == list(before)
        assert restore(store, NOON) == Merged(attempts=0, undos=0, lessons=0, read=5)
        assert store.totals() == Totals(3, 2)


def test_restoring_without_backups(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        assert restore(store, NOON) is None

"""Whatever the disk holds or refuses, the learner gets a store that works and at most one warning."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from samples import NOON, REPOSITORY, sample

from tutor.progress.migrations import MIGRATIONS
from tutor.progress.model import Cause, Damaged, Newer, ReadOnly, Totals
from tutor.progress.opening import FILE_NAME, open_store

posix = pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX")


def with_attempts(folder: Path, count: int) -> Path:
    """A sound file of one attempt, and then as many more as asked, in as few commits as can be."""
    with open_store(folder, NOON).store as store:
        store.record(sample("old"))
    path = folder / FILE_NAME
    connection = sqlite3.connect(path)
    connection.executemany(
        "INSERT INTO attempts (id, at, local_date, kind, game, level, rule, rules, given, read_as, correct, "
        "hints) SELECT ?, at, local_date, kind, game, level, rule, rules, given, read_as, correct, hints "
        "FROM attempts WHERE id = 'old'",
        [(str(number),) for number in range(count)],
    )
    connection.commit()
    connection.close()
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.is_file())


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Making the file


@posix
@pytest.mark.parametrize("mask", [0o022, 0o000, 0o077])
def test_folder_and_file_are_their_owners_alone(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        with open_store(tmp_path / "new" / "data", NOON).store as store:
            store.record(sample())
            assert {mode(path) for path in (tmp_path / "new" / "data").iterdir()} == {0o600}
    finally:
        os.umask(before)
    assert mode(tmp_path / "new" / "data") == 0o700


@posix
def test_a_file_open_to_others_is_closed_and_a_folder_keeps_its_mode(tmp_path: Path) -> None:
    path = with_attempts(tmp_path, 0)
    path.chmod(0o644)
    tmp_path.chmod(0o755)
    open_store(tmp_path, NOON).store.close()
    assert (mode(path), mode(tmp_path)) == (0o600, 0o755)


def test_nothing_but_the_file_is_left(tmp_path: Path) -> None:
    with_attempts(tmp_path, 0)
    assert names(tmp_path) == [FILE_NAME]


def test_closing_twice_is_fine(tmp_path: Path) -> None:
    store = open_store(tmp_path, NOON).store
    store.close()
    store.close()


@pytest.mark.parametrize("name", ["med mellomrom", "å ø ö", "100% ?mode=ro#x", "'quoted'"])
def test_any_folder_name(tmp_path: Path, name: str) -> None:
    with open_store(tmp_path / name, NOON).store as store:
        store.record(sample())
    opened = open_store(tmp_path / name, NOON)
    assert (opened.warning, opened.store.totals()) == (None, Totals(1, 1))
    opened.store.close()


def test_every_write_reaches_the_disk_before_it_returns(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        pragmas = [
            store._database.rows(f"PRAGMA {name}")[0][0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert pragmas == ["truncate", 2, 1, 5000]


@pytest.mark.parametrize("module", ["opening", "store", "model", "migrations", "standing"])
def test_sqlite_is_not_imported_before_a_store_is_opened(module: str) -> None:
    code = f"import sys, tutor.progress.{module}; sys.exit('sqlite3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY).returncode == 0


# PR01: a damaged file is kept aside, the learner is told, and goes on


def cut_to(size: int) -> Callable[[Path], None]:
    return lambda path: os.truncate(path, size)


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def overwrite(content: bytes, at: int = 0) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with open(path, "r+b") as file:
            file.seek(at)
            file.write(content)

    return damage


def replace_by(content: bytes) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        path.write_bytes(content)

    return damage


def without_a_table(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE attempts")
    connection.commit()
    connection.close()


def of_another_program(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE attempts (something TEXT)")
    connection.commit()
    connection.close()


DAMAGE = [
    pytest.param(replace_by(b'{"done": ["l1"'), id="PR01 cut JSON"),
    pytest.param(replace_by(b"\x00" * 8192), id="PR01 zeros"),
    pytest.param(replace_by("lagret på nytt\n".encode() * 1000), id="PR01 text"),
    pytest.param(cut_to(2), id="PR01 cut to two bytes"),
    pytest.param(cut_to(50), id="PR01 cut in the header"),
    pytest.param(cut_to(100), id="PR01 cut after the header"),
    pytest.param(cut_to(4096), id="PR01 cut after a page"),
    pytest.param(cut_in_half, id="PR01 cut in half"),
    pytest.param(overwrite(b"garbage"), id="PR01 start overwritten"),
    pytest.param(overwrite(b"\xff" * 4096, at=4096), id="PR01 a page overwritten"),
    pytest.param(overwrite(b"\xff" * 4096, at=4096 * 12), id="PR01 a page deep inside overwritten"),
    pytest.param(without_a_table, id="PR01 a table missing"),
    pytest.param(of_another_program, id="PR01 another program's"),
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    path = with_attempts(tmp_path, 1000)
    damage(path)
    broken = path.read_bytes()
    opened = open_store(tmp_path, NOON)
    kept_as = tmp_path / "progress.damaged-20261130T120000Z.sqlite3"
    assert opened.warning == Damaged(path, kept_as)
    assert kept_as.read_bytes() == broken
    with opened.store as store:
        assert store.totals() == Totals(0, 0)
        store.record(sample("new"))
    assert names(tmp_path) == [kept_as.name, FILE_NAME]
    again = open_store(tmp_path, NOON)
    assert (again.warning, again.store.totals()) == (None, Totals(1, 1))
    again.store.close()


def test_pr01_damaged_twice_in_a_second_keeps_both(tmp_path: Path) -> None:
    for text in (b"first", b"second", b"third"):
        (tmp_path / FILE_NAME).write_bytes(text)
        opened = open_store(tmp_path, NOON)
        opened.store.close()
        assert isinstance(opened.warning, Damaged)
        assert opened.warning.kept_as.read_bytes() == text
    assert len(names(tmp_path)) == 4


@posix
def test_pr01_what_is_kept_aside_stays_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"not a database")
    opened = open_store(tmp_path, NOON)
    opened.store.close()
    assert isinstance(opened.warning, Damaged)
    assert mode(opened.warning.kept_as) == mode(tmp_path / FILE_NAME) == 0o600


def test_pr01_a_stale_journal_goes_aside_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(b"not a database")
    (tmp_path / (FILE_NAME + "-journal")).write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\x01" * 2000)
    opened = open_store(tmp_path, NOON)
    with opened.store as store:
        store.record(sample())
    assert isinstance(opened.warning, Damaged)
    with open_store(tmp_path, NOON).store as store:
        assert store.totals() == Totals(1, 1)


def test_an_empty_file_is_a_beginning_and_no_damage(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    opened = open_store(tmp_path, NOON)
    with opened.store as store:
        store.record(sample())
    assert opened.warning is None


# PR05: a newer file is left alone


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_pr05_a_newer_file_is_untouched(tmp_path: Path, journal: str) -> None:
    path = with_attempts(tmp_path, 3)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA journal_mode = {journal}")
    connection.execute("ALTER TABLE attempts ADD COLUMN mood TEXT DEFAULT 'happy'")
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    before, listed = (path.read_bytes(), path.stat().st_mtime_ns), names(tmp_path)
    opened = open_store(tmp_path, NOON)
    assert opened.warning == Newer(99, path)
    with opened.store as store:
        assert store.path is None
        assert store.totals() == Totals(0, 0)
        store.record(sample())
        assert store.totals() == Totals(1, 1)
    assert ((path.read_bytes(), path.stat().st_mtime_ns), names(tmp_path)) == (before, listed)


def test_pr05_one_version_newer_is_newer(tmp_path: Path) -> None:
    path = with_attempts(tmp_path, 0)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    connection.close()
    assert open_store(tmp_path, NOON).warning == Newer(len(MIGRATIONS) + 1, path)


# PR07: a home that cannot be written


def a_file_for_a_folder(folder: Path) -> Path:
    folder.rmdir()
    folder.write_text("")
    return folder


def a_file_for_a_parent(folder: Path) -> Path:
    return a_file_for_a_folder(folder) / "data"


def a_folder_for_the_file(folder: Path) -> Path:
    (folder / FILE_NAME).mkdir()
    return folder


def a_link_to_nowhere(folder: Path) -> Path:
    (folder / FILE_NAME).symlink_to(folder / "no" / "such")
    return folder


def a_name_too_long(folder: Path) -> Path:
    return folder / ("x" * 300)


def a_folder_of_the_system(folder: Path) -> Path:
    return Path("/proc/whist")


UNUSABLE = [
    pytest.param(a_file_for_a_folder, id="PR07 a file in the folder's place"),
    pytest.param(a_file_for_a_parent, id="PR07 a file in a parent's place"),
    pytest.param(a_folder_for_the_file, id="PR07 a folder in the file's place"),
    pytest.param(a_link_to_nowhere, id="PR07 a link to nowhere", marks=posix),
    pytest.param(a_name_too_long, id="PR07 a name too long"),
    pytest.param(a_folder_of_the_system, id="PR07 a folder of the system", marks=posix),
]


@pytest.mark.parametrize("make", UNUSABLE)
def test_what_cannot_be_written_is_worked_in_memory(tmp_path: Path, make: Callable[[Path], Path]) -> None:
    made = tmp_path / "made"
    made.mkdir()
    folder = make(made)
    opened = open_store(folder, NOON)
    assert opened.warning == ReadOnly(folder / FILE_NAME)
    with opened.store as store:
        assert store.path is None
        store.record(sample())
        assert store.totals() == Totals(1, 1)


@pytest.fixture
def guest() -> Iterator[Path]:
    """A folder to be made read-only, seen by someone to whom modes apply (to root they don't)."""
    # Not tmp_path: only the user who runs the tests may pass through its parents.
    folder = Path(tempfile.mkdtemp(prefix="whist-"))
    folder.chmod(0o755)
    root = os.geteuid() == 0
    if root:
        shutil.chown(folder, 65534)
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o700)
        shutil.rmtree(folder)


@posix
@pytest.mark.parametrize("closed", ["folder", "file"])
def test_pr07_a_read_only_home_shows_what_it_holds(guest: Path, closed: str) -> None:
    path = with_attempts(guest, 4)
    before = path.read_bytes()
    (guest if closed == "folder" else path).chmod(0o500)
    opened = open_store(guest, NOON)
    assert opened.warning == ReadOnly(path)
    with opened.store as store:
        assert store.totals() == Totals(5, 5)
        store.record(sample("new", at=NOON + timedelta(minutes=1)))
        assert store.totals() == Totals(6, 6)
    assert path.read_bytes() == before
    assert names(guest) == [FILE_NAME]


@posix
@pytest.mark.parametrize("content", [None, b"", b"not a database"], ids=["no file", "empty", "damaged"])
def test_pr07_a_read_only_home_with_nothing_to_show(guest: Path, content: bytes | None) -> None:
    path = guest / FILE_NAME
    if content is not None:
        path.write_bytes(content)
    guest.chmod(0o500)
    opened = open_store(guest, NOON)
    assert opened.warning == ReadOnly(path)
    with opened.store as store:
        store.record(sample())
        assert store.totals() == Totals(1, 1)


def test_a_file_that_someone_else_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.progress.database.PATIENCE", 0.05)
    path = with_attempts(tmp_path, 0)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    opened = open_store(tmp_path, NOON)
    assert opened.warning == ReadOnly(path, Cause.BUSY)
    opened.store.close()
    holder.close()

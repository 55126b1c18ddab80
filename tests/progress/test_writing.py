"""Nothing that was saved is lost: a full disk, a killed process, two processes at once."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from samples import NOON, program, sample

from tutor.progress.model import Cause, Damaged, DiskFull, StoreError, Totals
from tutor.progress.opening import FILE_NAME, open_store
from tutor.progress.store import Store

posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits of POSIX")


def finish(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate("", timeout=60)
    assert process.returncode == 0, err
    return out


# PR03: no room on the disk

BIG = "x" * 20_000

WRITES: list[object] = [
    pytest.param(lambda store: store.record(sample("big", given=BIG)), id="PR03 record"),
    pytest.param(lambda store: store.undo("old", NOON, BIG), id="PR03 undo"),
    pytest.param(lambda store: store.mark_step("start/one", BIG, 0, 1, NOON), id="PR03 mark a step"),
    pytest.param(lambda store: store.finish_lesson(BIG, NOON), id="PR03 finish a lesson"),
]


@pytest.mark.parametrize("write", WRITES)
def test_a_full_disk_changes_nothing(tmp_path: Path, write: Callable[[Store], object]) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record(sample("old"))
        pages = store._database.rows("PRAGMA page_count")[0][0]
        before = (tmp_path / FILE_NAME).read_bytes()
        store._database.rows(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(DiskFull) as caught:
            write(store)
        assert (caught.value.path, caught.value.cause) == (tmp_path / FILE_NAME, Cause.FULL)
        assert (tmp_path / FILE_NAME).read_bytes() == before
        assert store.totals() == Totals(1, 1)
        # Once there is room, the same store goes on.
        store._database.rows("PRAGMA max_page_count = 1000000")
        write(store)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


@posix
def test_pr03_a_write_cut_short_by_the_system_changes_nothing(tmp_path: Path) -> None:
    body = """
import resource
from tutor.progress.model import StoreError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
with open_store(folder, NOON).store as store:
    store.record(sample("old"))
    size = (folder / "progress.sqlite3").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    try:
        store.record(sample("big", given="x" * 200_000))
    except StoreError as error:
        print(error.cause.value)
"""
    assert finish(program(body, tmp_path)) in ("unwritable\n", "full\n")
    assert [path.name for path in tmp_path.iterdir() if path.name != "backups"] == [FILE_NAME]
    opened = open_store(tmp_path, NOON)
    with opened.store as store:
        assert (opened.warning, store.totals()) == (None, Totals(1, 1))


def test_a_broken_off_write_is_undone_whole(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:

        def break_off() -> None:
            with store._database.transaction() as connection:
                connection.execute("INSERT INTO lessons (lesson, begun, touched) VALUES ('one', '', '')")
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            break_off()
        assert store.lessons() == ()
        store.record(sample())
        assert store.totals() == Totals(1, 1)


def test_a_file_that_stays_locked_is_said_so(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        store._database.rows("PRAGMA busy_timeout = 50")
        holder = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            store.record(sample())
        assert caught.value.cause is Cause.BUSY
        holder.execute("ROLLBACK")
        holder.close()
        store.record(sample())
        assert store.totals() == Totals(1, 1)


def test_damage_found_on_the_way_is_said_so(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record(sample())
        path = tmp_path / FILE_NAME
        size = path.stat().st_size
        with open(path, "r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * (size - 4096))
        store._database.connection.execute("PRAGMA shrink_memory")
        with pytest.raises(StoreError) as caught:
            store.record(sample("new"))
    assert caught.value.cause is Cause.DAMAGED


def test_a_fault_of_our_own_is_not_taken_for_the_disks(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            store._database.rows("SELECT * FROM missing")
        with pytest.raises(sqlite3.IntegrityError):
            store.record(sample(kind=None))
        assert store.totals() == Totals(0, 0)


# Killed

KILLED_AFTER_A_VERDICT = """
store = open_store(folder, NOON).store
store.record(sample(sys.argv[2]))
print("Riktig.", flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""

KILLED_IN_A_WRITE = """
store = open_store(folder, NOON).store
store.record(sample(sys.argv[2]))
connection = store._database.connection
connection.execute("PRAGMA cache_size = 1")
connection.execute("BEGIN IMMEDIATE")
for number in range(200):
    values = (str(number) * 200, "", "")
    connection.execute("INSERT INTO lessons (lesson, begun, touched) VALUES (?, ?, ?)", values)
os.kill(os.getpid(), signal.SIGKILL)
"""


@posix
@pytest.mark.parametrize(
    ("body", "times", "half_written"),
    [
        pytest.param(KILLED_AFTER_A_VERDICT, 50, False, id="after a verdict"),
        pytest.param(KILLED_IN_A_WRITE, 3, True, id="in the middle of a write"),
    ],
)
def test_what_was_shown_survives_a_kill(tmp_path: Path, body: str, times: int, half_written: bool) -> None:
    for number in range(times):
        process = program(body, tmp_path, str(number))
        process.communicate(timeout=60)
        assert process.returncode == -signal.SIGKILL
        journal = tmp_path / (FILE_NAME + "-journal")
        assert bool(journal.stat().st_size) is half_written
        opened = open_store(tmp_path, NOON)
        with opened.store as store:
            assert opened.warning is None
            assert store.totals() == Totals(number + 1, number + 1)
            assert store.lessons() == ()


# Two at once

AT_ONCE = """
print("ready", flush=True)
sys.stdin.readline()
opened = open_store(folder, NOON)
with opened.store as store:
    for number in range(4):
        store.record(sample(f"{sys.argv[2]}-{number}"))
print(type(opened.warning).__name__)
"""


def both_at_once(folder: Path) -> list[str]:
    processes = [program(AT_ONCE, folder, name) for name in ("left", "right")]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    return [finish(process).strip() for process in processes]


@pytest.mark.parametrize("run", range(50))
def test_two_processes_at_once_are_both_kept(tmp_path: Path, run: int) -> None:
    folder = tmp_path / "data"
    assert both_at_once(folder) == ["NoneType", "NoneType"]
    with open_store(folder, NOON).store as store:
        assert store.totals() == Totals(8, 8)
        assert [review.rule for review in store.reviews()] == ["highest-trump-wins"]
    assert {path.name for path in folder.iterdir()} <= {FILE_NAME, "backups"}


@pytest.mark.parametrize("run", range(5))
def test_pr01_two_processes_at_once_on_a_damaged_file_begin_one_new_one(tmp_path: Path, run: int) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"not a database")
    warned = both_at_once(tmp_path)
    assert sorted(warned) == [Damaged.__name__, "NoneType"]
    with open_store(tmp_path, NOON).store as store:
        assert store.totals() == Totals(8, 8)
    kept = tmp_path / "progress.damaged-20261130T120000Z.sqlite3"
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [kept.name, FILE_NAME]
    assert kept.read_bytes() == b"not a database"

"""What the store keeps and how it counts, in memory and on disk."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from samples import NOON, OSLO, sample

from tutor.progress.model import Attempt, Day, Tally, Totals
from tutor.progress.opening import open_store
from tutor.progress.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path / "data", NOON)
    assert opened.warning is None
    with opened.store as store:
        yield store


def minutes(count: int) -> datetime:
    return NOON + timedelta(minutes=count)


FULL = sample(
    code="winner.classic.2.1k4f9a1c",
    rules=("highest-trump-wins", "follow-suit"),
    hints=2,
    seconds=3.25,
    correct=False,
    misconception="highest-card-wins",
    lesson="start/trumps",
    step="first-trick",
)

KEPT = [
    pytest.param(FULL, id="every field"),
    pytest.param(sample(), id="no optional field"),
    pytest.param(sample(given="", read_as=()), id="nothing read"),
    pytest.param(sample(given="♠️ spar ess, a\u030a, 'DROP TABLE", read_as=("SA", "H2")), id="odd text"),
    pytest.param(sample(given="a\x00b\n\x1b[31m"), id="control characters"),
    pytest.param(sample(given="x" * 100_000), id="a long answer"),
    pytest.param(sample(at=NOON.replace(microsecond=7)), id="microseconds"),
]


@pytest.mark.parametrize("attempt", KEPT)
def test_an_attempt_comes_back_as_it_was(store: Store, attempt: Attempt) -> None:
    store.record(attempt)
    assert store.attempt(attempt.id) == attempt
    assert store.last_attempt() == attempt


def test_bytes_that_are_no_text_are_kept_readable(store: Store) -> None:
    store.record(sample(given="s\udcf8r"))
    kept = store.attempt("a1")
    assert kept is not None
    assert kept.given == "s\\udcf8r"


def test_time_is_kept_in_utc_beside_the_local_date(store: Store) -> None:
    # Half past midnight in Oslo is still the day before in UTC.
    late = datetime(2026, 12, 1, 0, 30, tzinfo=OSLO)
    store.record(sample(at=late))
    kept = store.attempt("a1")
    assert kept is not None
    assert kept.at == late
    assert kept.at.utcoffset() == timedelta(0)
    assert kept.local_date == date(2026, 12, 1)
    assert store.totals(day=date(2026, 12, 1)).attempts == 1
    assert store.totals(day=date(2026, 11, 30)).attempts == 0


def test_an_instant_without_a_zone_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="time zone"):
        store.record(sample(at=datetime(2026, 11, 30, 12, 0)))


def test_recording_twice_is_once(store: Store) -> None:
    store.record(sample())
    store.record(sample(correct=False))
    assert store.totals() == Totals(1, 1)


def test_an_undo_adds_a_row_and_leaves_the_counts(store: Store) -> None:
    store.record(sample("a1"))
    store.record(sample("a2", at=minutes(1), correct=False, misconception="ace-always-wins"))
    assert store.undo("a2", minutes(2), "u1")
    assert store.totals() == Totals(1, 1)
    assert store.by_rule() == (Tally("highest-trump-wins", "classic", 1, 1),)
    assert store.by_kind() == (Tally("winner", "classic", 1, 1),)
    last = store.last_attempt()
    assert last is not None
    assert last.id == "a1"
    undone = store.attempt("a2")
    assert undone is not None
    assert undone.undone_by == "u1"


@pytest.mark.parametrize("target", ["a1", "nobody"], ids=["undone already", "no such attempt"])
def test_there_is_nothing_to_undo(store: Store, target: str) -> None:
    store.record(sample())
    store.undo("a1", minutes(1), "u1")
    assert not store.undo(target, minutes(2), "u2")
    assert store.totals() == Totals(0, 0)


def test_a_wholly_undone_day_has_no_practice(store: Store) -> None:
    store.record(sample())
    store.undo("a1", minutes(1), "u1")
    assert store.days() == ()
    assert store.by_rule() == ()
    assert store.last_attempt() is None


@pytest.fixture
def practised(store: Store) -> Store:
    tomorrow = NOON + timedelta(days=1)
    for attempt in (
        sample("1", correct=False, misconception="ace-always-wins"),
        sample("2", at=minutes(1), correct=False, misconception="trump-ignored"),
        sample("3", at=minutes(2), game="bid"),
        sample("4", at=minutes(3), kind="legal", rule="follow-suit"),
        sample("5", at=tomorrow, correct=False, misconception="trump-ignored"),
        sample("6", at=tomorrow, rule="gone-rule"),
    ):
        store.record(attempt)
    return store


KNOWN = {"highest-trump-wins", "follow-suit"}


def test_counts(practised: Store) -> None:
    first, second = date(2026, 11, 30), date(2026, 12, 1)
    assert practised.totals() == Totals(6, 3)
    assert practised.totals(day=second) == Totals(2, 1)
    assert practised.by_rule() == (
        Tally("follow-suit", "classic", 1, 1),
        Tally("gone-rule", "classic", 1, 1),
        Tally("highest-trump-wins", "bid", 1, 1),
        Tally("highest-trump-wins", "classic", 3, 0),
    )
    assert practised.by_kind() == (
        Tally("legal", "classic", 1, 1),
        Tally("winner", "bid", 1, 1),
        Tally("winner", "classic", 4, 1),
    )
    assert practised.days() == (Day(first, 4, 2), Day(second, 2, 1))
    assert [attempt.id for attempt in practised.recent(2)] == ["6", "5"]


def test_pr06_a_rule_that_is_gone_keeps_its_rows_and_is_not_counted(practised: Store) -> None:
    assert practised.totals(KNOWN) == Totals(5, 2)
    assert practised.totals(KNOWN, day=date(2026, 12, 1)) == Totals(1, 0)
    assert "gone-rule" not in {tally.name for tally in practised.by_rule(KNOWN)}
    assert practised.by_kind(KNOWN)[-1] == Tally("winner", "classic", 3, 0)
    assert practised.days()[-1] == Day(date(2026, 12, 1), 2, 1)
    assert practised.attempt("6") is not None


def test_accuracy() -> None:
    assert Tally("follow-suit", "classic", 4, 3).accuracy == 0.75


def test_a_lesson_is_taken_up_where_it_was_left(store: Store) -> None:
    assert store.lesson_state("start/one") is None
    store.mark_step("start/one", "hello", 0, 3, NOON)
    store.mark_step("start/one", "led", 1, 3, minutes(1))
    state = store.lesson_state("start/one")
    assert state is not None
    assert (state.last_step, state.last_index, state.total) == ("led", 1, 3)
    assert state.done == ("hello", "led")
    assert (state.begun, state.touched, state.finished) == (NOON, minutes(1), None)
    assert state.underway


def test_a_finished_lesson_can_be_begun_again(store: Store) -> None:
    store.mark_step("start/one", "hello", 0, 1, NOON)
    store.finish_lesson("start/one", minutes(1))
    done = store.lesson_state("start/one")
    assert done is not None
    assert (done.finished, done.underway) == (minutes(1), False)
    store.mark_step("start/one", "hello", 0, 1, minutes(5))
    again = store.lesson_state("start/one")
    assert again == replace(done, touched=minutes(5))
    assert again.underway


def test_a_lesson_without_steps_can_be_finished(store: Store) -> None:
    store.finish_lesson("start/one", NOON)
    state = store.lesson_state("start/one")
    assert state is not None
    assert (state.done, state.last_step, state.finished) == ((), None, NOON)


def test_pr06_a_lesson_that_is_gone_keeps_its_row_and_is_not_counted(store: Store) -> None:
    store.mark_step("start/gone", "hello", 0, 1, NOON)
    store.finish_lesson("start/gone", NOON)
    store.mark_step("start/one", "hello", 0, 2, minutes(1))
    store.mark_step("start/two", "hello", 0, 2, minutes(2))
    assert [state.lesson for state in store.lessons()] == ["start/two", "start/one", "start/gone"]
    known = {"start/one", "start/two", "start/three"}
    assert [state.lesson for state in store.lessons(known)] == ["start/two", "start/one"]
    assert store.lesson_state("start/gone") is not None


def test_everything_is_there_the_next_time(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record(FULL)
        store.mark_step("start/one", "hello", 0, 2, NOON)
    with open_store(tmp_path, NOON).store as store:
        assert store.recent(5) == (FULL,)
        state = store.lesson_state("start/one")
        assert state is not None
        assert state.begun.tzinfo is UTC

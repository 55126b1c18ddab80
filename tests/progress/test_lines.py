"""Progress as lines of JSON: out, in, merged, and every way in which a line can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from samples import NOON, OSLO, sample, sprint

from tutor.progress.lines import Fault, LineError, read, written
from tutor.progress.merging import Merged, merge
from tutor.progress.model import DiskFull, Totals
from tutor.progress.opening import open_store, store_in_memory
from tutor.progress.store import Store

MINUTE = timedelta(minutes=1)


def lines(store: Store) -> list[bytes]:
    return [line.encode() for line in written(store, NOON)]


def bring(store: Store, source: list[bytes]) -> Merged:
    return merge(store, read(source))


def practised(*ids: str, at: int = 0) -> Store:
    store = store_in_memory()
    for number, name in enumerate(ids):
        store.record(sample(name, at=NOON + (at + number) * MINUTE, correct=number % 2 == 0))
    return store


def everything() -> Store:
    """A store with something of each sort in it."""
    store = practised("a1", "a2", "a3")
    store.record(
        sample(
            "a4",
            at=(NOON + timedelta(hours=12)).astimezone(OSLO),
            code="winner.classic.2.1k4f9a1c",
            rules=("highest-trump-wins", "follow-suit"),
            given="sør\u2028\x00«»",
            read_as=("H2", "S"),
            correct=False,
            hints=2,
            seconds=4.25,
            misconception="trump-ignored",
            lesson="start/one",
            step="hello",
        )
    )
    store.undo("a2", NOON + 5 * MINUTE, "u1")
    store.mark_step("start/one", "hello", 0, 3, NOON)
    store.mark_step("start/one", "again", 1, 3, NOON + MINUTE)
    store.finish_lesson("start/two", NOON)
    store.record_sprint(sprint("s1", what=("legal", "winner")))
    return store


# Out and in


def test_what_goes_out_comes_in() -> None:
    store, other = everything(), store_in_memory()
    assert bring(other, lines(store)) == Merged(attempts=4, undos=1, lessons=2, read=4)
    assert lines(other) == lines(store)
    assert other.recent(9) == store.recent(9)
    assert other.reviews() == store.reviews()
    assert other.sprints() == store.sprints() != ()
    assert (other.totals(), other.days(), other.by_kind()) == (store.totals(), store.days(), store.by_kind())
    assert {s.lesson: s.done for s in other.lessons()} == {"start/one": ("hello", "again"), "start/two": ()}


def test_the_form_of_the_lines() -> None:
    found = [json.loads(line) for line in lines(everything())]
    assert found[0] == {
        "type": "header",
        "format": "whist-progress",
        "version": 1,
        "exported": "2026-11-30T12:00:00.000000+00:00",
    }
    assert [line["type"] for line in found[1:]] == ["attempt"] * 4 + [
        "undo",
        "lesson",
        "lesson",
        "sprint",
        "end",
    ]
    assert found[4] == {
        "type": "attempt",
        "id": "a4",
        "at": "2026-12-01T00:00:00.000000+00:00",
        "local_date": "2026-12-01",
        "code": "winner.classic.2.1k4f9a1c",
        "kind": "winner",
        "game": "classic",
        "level": 2,
        "rule": "highest-trump-wins",
        "rules": ["highest-trump-wins", "follow-suit"],
        "given": "sør\u2028\x00«»",
        "read_as": ["H2", "S"],
        "correct": False,
        "hints": 2,
        "seconds": 4.25,
        "misconception": "trump-ignored",
        "lesson": "start/one",
        "step": "hello",
        "grade": 1,
    }
    assert found[8] == {
        "type": "sprint",
        "id": "s1",
        "at": "2026-11-30T12:00:00.000000+00:00",
        "local_date": "2026-11-30",
        "game": "classic",
        "seconds": 180,
        "what": ["legal", "winner"],
        "level": None,
        "right": 7,
        "asked": 9,
    }
    assert found[5] == {
        "type": "undo",
        "id": "u1",
        "attempt": "a2",
        "at": "2026-11-30T12:05:00.000000+00:00",
        "local_date": "2026-11-30",
    }


def test_an_empty_store_goes_out_and_in() -> None:
    assert bring(store_in_memory(), lines(store_in_memory())) == Merged(0, 0, 0, 0)


def test_more_than_a_page() -> None:
    store = practised(*(f"a{n}" for n in range(2500)))
    other = store_in_memory()
    assert bring(other, lines(store)).attempts == 2500
    assert lines(other) == lines(store)


# Merging


def test_twice_is_once() -> None:
    source, store = lines(everything()), store_in_memory()
    bring(store, source)
    once = lines(store), store.reviews()
    assert bring(store, source) == Merged(attempts=0, undos=0, lessons=0, read=4)
    assert (lines(store), store.reviews()) == once


def test_two_machines_become_one_whichever_way() -> None:
    left, right = practised("a1", "both", "a3"), practised("b1", "b2", at=10)
    right.record(sample("both", at=NOON + MINUTE, correct=False))
    right.undo("both", NOON + 2 * MINUTE, "u")
    out_left, out_right = lines(left), lines(right)
    assert bring(left, out_right) == Merged(attempts=2, undos=1, lessons=0, read=3)
    assert bring(right, out_left) == Merged(attempts=2, undos=0, lessons=0, read=3)
    assert left.totals() == right.totals() == Totals(4, 3)
    assert left.reviews() == right.reviews()
    assert left.recent(9) == right.recent(9)


def test_what_is_here_stays_as_it_is() -> None:
    store = practised("a1")
    other = store_in_memory()
    other.record(sample("a1", correct=False, given="another"))
    bring(store, lines(other))
    found = store.attempt("a1")
    assert found is not None
    assert (found.correct, found.given) == (True, "sør")


@pytest.mark.parametrize("first", [True, False])
def test_the_lesson_that_is_further_on_counts(first: bool) -> None:
    early, late = store_in_memory(), store_in_memory()
    early.mark_step("one", "a", 0, 3, NOON)
    early.finish_lesson("one", NOON + MINUTE)
    late.mark_step("one", "b", 1, 4, NOON + 2 * MINUTE)
    store, other = (early, late) if first else (late, early)
    bring(store, lines(other))
    state = store.lesson_state("one")
    assert state is not None
    assert (state.last_step, state.last_index, state.total) == ("b", 1, 4)
    assert set(state.done) == {"a", "b"}
    assert (state.begun, state.touched, state.finished) == (NOON, NOON + 2 * MINUTE, NOON + MINUTE)


def test_several_exports_one_after_another() -> None:
    store = store_in_memory()
    assert bring(store, [*lines(practised("a1")), b"\n", *lines(practised("b1"))]).attempts == 2


def test_what_an_older_program_wrote_lacks_no_grade() -> None:
    source = [json.loads(line) for line in lines(practised("a1", "a2"))]
    for line in source:
        line.pop("grade", None)
    store = store_in_memory()
    bring(store, [json.dumps(line).encode() for line in source])
    assert store.reviews() == practised("a1", "a2").reviews()


def test_unknown_rules_games_and_kinds_are_kept() -> None:
    store, other = store_in_memory(), store_in_memory()
    other.record(sample("a1", rule="gone", game="gone", kind="gone"))
    bring(store, lines(other))
    assert store.totals({"follow-suit"}) == Totals(0, 0)
    assert store.totals() == Totals(1, 1)


# Faults: nothing is read in


def changed(**values: object) -> Callable[[list[bytes]], list[bytes]]:
    """The second attempt with other values; None removes a key."""

    def change(source: list[bytes]) -> list[bytes]:
        line = json.loads(source[2])
        for key, value in values.items():
            line.pop(key, None)
            if value is not None:
                line[key] = value
        return [*source[:2], json.dumps(line).encode(), *source[3:]]

    return change


def raw(line: bytes) -> Callable[[list[bytes]], list[bytes]]:
    return lambda source: [*source[:2], line, *source[3:]]


FAULTY = [
    (raw(b"{"), 3, Fault.NOT_JSON, ""),
    (raw(b"[1]"), 3, Fault.NOT_JSON, ""),
    (raw(b"\xff\xfe"), 3, Fault.NOT_JSON, ""),
    (raw(b"[" * 100_000), 3, Fault.NOT_JSON, ""),
    (raw(b'{"type":"attempt","seconds":NaN}'), 3, Fault.NOT_JSON, ""),
    (raw(b'{"type":"mood"}'), 3, Fault.UNKNOWN_TYPE, "mood"),
    (raw(b'{"type":["attempt"]}'), 3, Fault.UNKNOWN_TYPE, "['attempt']"),
    (raw(b"{}"), 3, Fault.UNKNOWN_TYPE, "None"),
    (lambda source: source[1:], 1, Fault.NO_HEADER, ""),
    (lambda source: [], 1, Fault.NO_HEADER, ""),
    (lambda source: [b"\n", b"\n"], 2, Fault.NO_HEADER, ""),
    (lambda source: [b'{"type":"header","format":"other","version":1}'], 1, Fault.NO_HEADER, ""),
    (lambda source: [b'{"type":"header","format":"whist-progress"}'], 1, Fault.NO_HEADER, ""),
    (lambda source: [b'{"type":"header","format":"whist-progress","version":2}'], 1, Fault.NEWER, "2"),
    (lambda source: source[:-1], 3, Fault.CUT_OFF, ""),
    (lambda source: source[:2], 2, Fault.CUT_OFF, ""),
    (lambda source: [*source[:2], source[2][:-20]], 3, Fault.NOT_JSON, ""),
    (changed(id=None), 3, Fault.MISSING_KEY, "id"),
    (changed(correct=None), 3, Fault.MISSING_KEY, "correct"),
    (changed(mood="happy"), 3, Fault.UNKNOWN_KEY, "mood"),
    (changed(id=7), 3, Fault.BAD_VALUE, "id"),
    (changed(id=""), 3, Fault.BAD_VALUE, "id"),
    (changed(id="\ud800"), 3, Fault.BAD_VALUE, "id"),
    (changed(at="yesterday"), 3, Fault.BAD_VALUE, "at"),
    (changed(at="2026-11-30T12:00:00"), 3, Fault.BAD_VALUE, "at"),
    (changed(at="0001-01-01T00:00:00+10:00"), 3, Fault.BAD_VALUE, "at"),
    (changed(local_date="2026-02-30"), 3, Fault.BAD_VALUE, "local_date"),
    (changed(level=True), 3, Fault.BAD_VALUE, "level"),
    (changed(level=10**30), 3, Fault.BAD_VALUE, "level"),
    (changed(hints=-1), 3, Fault.BAD_VALUE, "hints"),
    (changed(correct=1), 3, Fault.BAD_VALUE, "correct"),
    (changed(seconds=-0.5), 3, Fault.BAD_VALUE, "seconds"),
    (changed(seconds="5"), 3, Fault.BAD_VALUE, "seconds"),
    (changed(rules="follow-suit"), 3, Fault.BAD_VALUE, "rules"),
    (changed(read_as=[1]), 3, Fault.BAD_VALUE, "read_as"),
    (changed(grade=5), 3, Fault.BAD_VALUE, "grade"),
]


@pytest.mark.parametrize(("change", "number", "fault", "what"), FAULTY)
def test_a_fault_is_told_with_its_line_and_changes_nothing(
    change: Callable[[list[bytes]], list[bytes]], number: int, fault: Fault, what: str
) -> None:
    store = practised("mine")
    before = lines(store)
    source = change(lines(practised("a1", "a2")))
    with pytest.raises(LineError) as caught:
        bring(store, source)
    found = caught.value
    assert (found.number, found.fault, found.what) == (number, fault, what)
    assert lines(store) == before
    store.record(sample("next"))  # and the store goes on
    assert bring(store, lines(practised("a1", "a2"))).attempts == 2


@pytest.mark.parametrize("ending", [b"\n", b"\r\n"])
def test_line_ends_and_marks_of_other_systems(ending: bytes) -> None:
    source = [line + ending for line in lines(practised("a1"))]
    source[0] = b"\xef\xbb\xbf" + source[0]
    assert bring(store_in_memory(), source).attempts == 1


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
KEYS = [
    "type",
    "id",
    "at",
    "local_date",
    "kind",
    "level",
    "rule",
    "rules",
    "given",
    "correct",
    "seconds",
    "step",
]


@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=4))
def test_any_line_is_read_or_refused(values: dict[str, object]) -> None:
    source = lines(practised("a1", "a2"))
    line = json.loads(source[2]) | values
    fault = None
    try:
        bring(store_in_memory(), [*source[:2], json.dumps(line).encode(), *source[3:]])
    except LineError as error:
        fault = error
    assert fault is None or fault.number == 3


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record(sample("mine"))
        before = lines(store)
        pages = store._database.rows("PRAGMA page_count")[0][0]
        store._database.rows(f"PRAGMA max_page_count = {pages + 2}")
        with pytest.raises(DiskFull):
            bring(store, lines(practised(*(f"a{n}" for n in range(3000)))))
        assert lines(store) == before
        store._database.rows("PRAGMA max_page_count = 1000000")
        assert bring(store, lines(practised("a1"))).attempts == 1


def test_reading_a_file_keeps_nobody_waiting(tmp_path: Path) -> None:
    source = lines(practised("a1", "a2"))
    with open_store(tmp_path, NOON).store as store, open_store(tmp_path, NOON).store as other:

        def meanwhile():  # type: ignore[no-untyped-def]
            yield from source[:2]
            other.record(sample("meanwhile"))
            yield from source[2:]

        assert merge(store, read(meanwhile())).attempts == 2
        assert store.totals().attempts == 3


def test_the_share_that_is_done_only_grows() -> None:
    shares: list[float] = []
    source = lines(practised(*(f"a{n}" for n in range(5000))))
    merge(store_in_memory(), read(source), shares.append)
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] == 1
    assert len(shares) > 3

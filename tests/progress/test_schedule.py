"""When a rule is due again: grades, the pure step, what a day holds, and the rows that keep it."""

from __future__ import annotations

import random
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from samples import NOON, OSLO, REPOSITORY, sample

from tutor.progress.model import DiskFull
from tutor.progress.opening import open_store, store_in_memory
from tutor.progress.schedule import (
    MOST_A_DAY,
    CardState,
    Grade,
    Review,
    due_on,
    due_today,
    from_text,
    graded,
    reviewed,
    to_text,
    usual_time,
)

TODAY = NOON.date()
DAY = timedelta(days=1)

# Grades


@pytest.mark.parametrize(
    ("correct", "hints", "seconds", "usual", "grade"),
    [
        (False, 0, 1.0, 10.0, Grade.AGAIN),
        (False, 2, None, None, Grade.AGAIN),
        (True, 1, 1.0, 10.0, Grade.HARD),
        (True, 0, 10.0, 10.0, Grade.GOOD),
        (True, 0, 5.1, 10.0, Grade.GOOD),
        (True, 0, 5.0, 10.0, Grade.EASY),
        (True, 0, 0.1, None, Grade.GOOD),  # nothing to be quicker than
        (True, 0, None, 10.0, Grade.GOOD),
    ],
)
def test_grades(correct: bool, hints: int, seconds: float | None, usual: float | None, grade: Grade) -> None:
    assert graded(correct, hints, seconds, usual) is grade


@pytest.mark.parametrize(
    ("seconds", "usual"), [([], None), ([1, 2, 3, 4], None), ([9, 1, 5, 2, 3], 3), ([1, 1, 1, 9, 9, 9], 9)]
)
def test_the_usual_time_is_the_median_of_enough(seconds: list[float], usual: float | None) -> None:
    assert usual_time(seconds) == usual


def test_a_store_knows_the_usual_time_of_a_kind_in_a_game() -> None:
    store = store_in_memory()
    grades = []
    for number, (game, seconds) in enumerate(
        [*[("bid", 10.0)] * 5, ("bid", 5.0), ("bid", 5.1), ("classic", 1.0), ("bid", 2.0)]
    ):
        store.record(sample(f"a{number}", game=game, seconds=seconds, at=NOON + timedelta(minutes=number)))
        grades.append(store.page(number, 1)[0][2])
    assert grades == [3, 3, 3, 3, 3, 4, 3, 3, 4]


# The step


def days_between(grades: str, at: datetime = NOON) -> list[int]:
    """The days until it is due again after each answer, asked whenever it is due."""
    state: CardState | None = None
    found = []
    for grade in grades:
        state = reviewed(
            state, {"w": Grade.AGAIN, "h": Grade.HARD, "g": Grade.GOOD, "e": Grade.EASY}[grade], at
        )
        found.append((state.due_date - at.date()).days)
        at = max(at, state.due)
    return found


@pytest.mark.parametrize(
    ("grades", "days"),
    [
        ("g", [2]),
        ("e", [8]),
        ("h", [0]),
        ("w", [0]),
        ("wg", [0, 1]),
        ("wwwg", [0, 0, 0, 1]),
        ("hg", [0, 1]),
    ],
)
def test_first_answers(grades: str, days: list[int]) -> None:
    assert days_between(grades) == days


def test_who_is_always_right_is_asked_at_growing_intervals() -> None:
    days = days_between("g" * 8)
    assert days == sorted(set(days))
    assert days[-1] > 365


def test_who_forgets_is_brought_back_the_same_day_and_then_soon() -> None:
    days = days_between("ggggwgg")
    assert days[3] > 30
    assert days[4] == 0
    assert days[5] < days[3] / 4
    assert days[6] > days[5]


def test_a_missed_rule_waits_ten_minutes() -> None:
    assert reviewed(None, Grade.AGAIN, NOON).due - NOON == timedelta(minutes=10)


STATES = st.lists(
    st.tuples(st.sampled_from(list(Grade)), st.integers(min_value=0, max_value=400_000)),
    min_size=1,
    max_size=30,
)


@given(STATES)
def test_properties_of_any_history(history: list[tuple[Grade, int]]) -> None:
    state: CardState | None = None
    at = NOON
    for grade, seconds in history:
        at += timedelta(seconds=seconds)
        after = reviewed(state, grade, at)
        assert after == reviewed(state, grade, at)  # no clock and no chance in it
        assert from_text(to_text(after)) == after
        assert after.due_date >= after.last
        if after is state:
            assert grade is not Grade.AGAIN
            assert after.due_date > at.date()
        else:
            assert after.last == at.date()
            assert after.due > at
            assert after.due.tzinfo is UTC
            if grade is Grade.AGAIN:
                assert (after.due - at, after.due_date) == (timedelta(minutes=10), at.date())
            if grade is Grade.EASY:
                assert after.due_date > at.date()
        state = after


@given(st.sampled_from([Grade.HARD, Grade.GOOD, Grade.EASY]), st.integers(0, 11), st.integers(1, 12))
def test_what_is_known_today_is_not_put_off_by_being_asked_again(grade: Grade, hour: int, times: int) -> None:
    state = reviewed(None, Grade.GOOD, NOON)
    for _ in range(times):
        assert reviewed(state, grade, NOON + timedelta(hours=hour)) is state


def test_an_evening_and_the_next_morning_are_two_days() -> None:
    evening = datetime(2026, 11, 30, 23, 30, tzinfo=OSLO)
    state = reviewed(reviewed(None, Grade.AGAIN, evening), Grade.GOOD, evening)
    assert state.due_date == date(2026, 12, 1)
    later = reviewed(state, Grade.GOOD, evening + timedelta(hours=8))
    assert later.due_date > date(2026, 12, 1)
    assert later.last == date(2026, 12, 1)


def test_the_learners_day_counts_and_not_that_of_the_instant() -> None:
    state = reviewed(None, Grade.GOOD, datetime(2026, 11, 30, 23, 30, tzinfo=UTC), date(2026, 12, 1))
    assert (state.last, state.due_date) == (date(2026, 12, 1), date(2026, 12, 3))


def test_a_clock_that_was_set_back_harms_nothing() -> None:
    state = reviewed(None, Grade.GOOD, NOON)
    back = reviewed(state, Grade.AGAIN, NOON - 5 * DAY)
    assert back.due_date == TODAY - 5 * DAY
    assert reviewed(back, Grade.GOOD, NOON).due_date > TODAY


# A day


def review(rule: str, due: int, last: int = -5, begun: int | None = None) -> Review:
    """A rule due, last asked and begun so many days from today."""
    return Review(
        rule,
        "classic",
        NOON + due * DAY,
        TODAY + due * DAY,
        TODAY + last * DAY,
        None if begun is None else TODAY + begun * DAY,
    )


def listed(reviews: list[Review]) -> tuple[list[str], int]:
    due = due_today(reviews, TODAY)
    return [each.rule for each in due.rules], due.waiting


def test_the_longest_due_first_and_nothing_before_its_day() -> None:
    assert listed([review("b", -1), review("c", 0), review("later", 1), review("a", -9)]) == (
        ["a", "b", "c"],
        0,
    )


def test_at_most_ten_a_day() -> None:
    many = [review(f"r{n:02}", -n) for n in range(1, 31)]
    rules, waiting = listed(many)
    assert rules == [f"r{n:02}" for n in range(30, 20, -1)]
    assert (len(rules), waiting) == (MOST_A_DAY, 20)


def test_what_was_begun_today_counts() -> None:
    done = [review(f"done{n}", 3, last=0, begun=0) for n in range(7)]
    many = [review(f"r{n}", -1) for n in range(9)]
    assert listed([*done, *many]) == (["r0", "r1", "r2"], 6)
    # One missed today comes again and takes no other's place; one begun on another day takes none.
    missed = review("missed", 0, last=0, begun=0)
    assert listed([*done, missed, *many]) == (["r0", "r1", "missed"], 7)
    assert len(listed([review("old", 3, last=-1, begun=-1), *many])[0]) == 9


def test_after_ten_the_day_is_done() -> None:
    done = [review(f"done{n}", 3, last=0, begun=0) for n in range(10)]
    assert listed([*done, review("more", -1)]) == ([], 1)


def test_due_on_a_day() -> None:
    assert [r.rule for r in due_on([review("b", 1), review("a", 0), review("c", 2)], TODAY + DAY)] == ["b"]


# Rows


def place(store: object, rule: str = "highest-trump-wins") -> tuple[str, str]:
    found = next(r for r in store.reviews() if r.rule == rule)  # type: ignore[attr-defined]
    return found.due_date.isoformat(), found.last.isoformat()


def test_an_attempt_moves_its_rule() -> None:
    store = store_in_memory()
    store.record(sample("a1"))
    assert place(store) == ("2026-12-02", "2026-11-30")
    store.record(sample("a2", correct=False, at=NOON + timedelta(minutes=1)))
    assert place(store) == ("2026-11-30", "2026-11-30")
    store.record(sample("a2", correct=True, at=NOON + 9 * DAY))  # saved already: nothing moves
    assert place(store) == ("2026-11-30", "2026-11-30")


def test_games_are_apart_and_rules_can_be_chosen() -> None:
    store = store_in_memory()
    store.record(sample("a1", correct=False))
    store.record(sample("a2", correct=False, game="bid"))
    store.record(sample("a3", correct=False, rule="gone"))
    assert [(r.rule, r.game) for r in store.due(NOON).rules] == [
        ("gone", "classic"),
        ("highest-trump-wins", "bid"),
        ("highest-trump-wins", "classic"),
    ]
    due = store.due(NOON, {"highest-trump-wins"}, {"bid"})
    assert [(r.rule, r.game) for r in due.rules] == [("highest-trump-wins", "bid")]


def test_undo_puts_the_rule_back_where_it_was() -> None:
    store = store_in_memory()
    store.record(sample("a1"))
    before = store.reviews()
    store.record(sample("a2", correct=False, at=NOON + DAY))
    store.undo("a2", NOON + DAY, "u2")
    assert store.reviews() == before
    store.undo("a1", NOON + DAY, "u1")
    assert store.reviews() == ()


@pytest.mark.parametrize("seed", range(5))
def test_worked_out_from_the_attempts_it_is_the_same(seed: int) -> None:
    chosen, store, at = random.Random(seed), store_in_memory(), NOON
    for number in range(200):
        at += timedelta(minutes=chosen.choice([1, 30, 600, 3000]))
        store.record(
            sample(
                f"a{number}",
                rule=chosen.choice("ab"),
                correct=chosen.random() < 0.7,
                hints=chosen.choice([0, 0, 1]),
                seconds=chosen.choice([1.0, 6.0, 7.0]),
                at=at,
            )
        )
    moved = store.reviews()
    store.record(sample("last", rule="a", at=at))
    store.undo("last", at, "u")
    store.record(sample("last b", rule="b", at=at))
    store.undo("last b", at, "ub")
    assert store.reviews() == moved


def test_on_a_full_disk_neither_attempt_nor_rule_moves(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record(sample("a1"))
        before = store.reviews()
        pages = store._database.rows("PRAGMA page_count")[0][0]
        store._database.rows(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(DiskFull):
            store.record(sample("a2", correct=False, at=NOON + DAY, given="x" * 20_000))
        assert store.reviews() == before


@pytest.mark.parametrize(
    "work",
    [
        "store.due(NOON)",
        "store.reviews(); store.by_rule(); store.recent(3)",
    ],
)
def test_to_ask_what_is_due_imports_no_fsrs(tmp_path: Path, work: str) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record(sample("a1"))
    code = (
        f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); from samples import NOON\n"
        "from pathlib import Path; from tutor.progress.opening import open_store\n"
        f"store = open_store(Path({str(tmp_path)!r}), NOON).store; {work}\n"
        "sys.exit('fsrs' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=REPOSITORY).returncode == 0

"""Personal bests: which sprint is the best, and which are compared at all."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from samples import NOON, sprint

from tutor.progress.opening import open_store, store_in_memory

DAY = timedelta(days=1)


def test_the_best_before_it_is_given_back() -> None:
    store = store_in_memory()
    first = sprint("s1", right=7)
    assert store.record_sprint(first) is None
    better = sprint("s2", right=8, at=NOON + DAY)
    assert store.record_sprint(better) == first
    assert store.record_sprint(sprint("s3", right=6, at=NOON + 2 * DAY)) == better
    assert store.best_sprints() == (better,)
    assert [s.id for s in store.sprints()] == ["s1", "s2", "s3"]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ({"right": 7, "asked": 7}, {"right": 8, "asked": 20}),
        ({"right": 7, "asked": 9}, {"right": 7, "asked": 8}),
        ({"at": NOON + DAY}, {"at": NOON}),
    ],
    ids=["more right", "fewer wrong", "earlier"],
)
def test_what_makes_a_sprint_better(worse: dict[str, object], better: dict[str, object]) -> None:
    for order in ((worse, better), (better, worse)):
        store = store_in_memory()
        made = [sprint(f"s{n}", **values) for n, values in enumerate(order)]
        for each in made:
            store.record_sprint(each)
        assert store.best_sprints() == (made[order.index(better)],)


@pytest.mark.parametrize("other", [{"game": "bid"}, {"seconds": 90}, {"what": ("winner",)}, {"level": 1}])
def test_only_sprints_alike_are_compared(other: dict[str, object]) -> None:
    store = store_in_memory()
    store.record_sprint(sprint("s1"))
    assert store.record_sprint(sprint("s2", right=20, asked=20, **other)) is None
    assert {s.id for s in store.best_sprints()} == {"s1", "s2"}


def test_a_sprint_saved_twice_is_there_once(tmp_path: Path) -> None:
    with open_store(tmp_path, NOON).store as store:
        store.record_sprint(sprint("s1"))
        store.record_sprint(sprint("s1", right=9))
    with open_store(tmp_path, NOON).store as store:
        assert store.sprints() == (sprint("s1"),)

"""Weak rules first, and days in a row."""

from __future__ import annotations

from datetime import date

import pytest

from tutor.progress.model import Tally
from tutor.progress.standing import streak, weakest_first

# attempts and right of A, of B, and which comes first; the path has A before B
ORDER = [
    ((0, 0), (0, 0), "A"),
    ((4, 4), (0, 0), "B"),
    ((4, 1), (0, 0), "A"),
    ((0, 0), (4, 1), "B"),
    ((0, 0), (4, 4), "A"),
    ((10, 9), (10, 2), "B"),
    ((1, 0), (10, 0), "B"),
    ((5, 4), (5, 4), "A"),
]


@pytest.mark.parametrize(("a", "b", "first"), ORDER)
def test_weakest_first(a: tuple[int, int], b: tuple[int, int], first: str) -> None:
    tallies = [Tally(name, "bid", *counts) for name, counts in (("A", a), ("B", b)) if counts[0]]
    assert weakest_first([("A", "bid"), ("B", "bid")], tallies)[0] == (first, "bid")


def test_games_are_apart_and_unlisted_rules_stay_out() -> None:
    tallies = [Tally("A", "classic", 5, 0), Tally("gone", "bid", 5, 0)]
    assert weakest_first([("A", "bid"), ("A", "classic")], tallies) == [("A", "classic"), ("A", "bid")]


STREAKS = [
    pytest.param([], 0, id="never"),
    pytest.param([10], 1, id="today"),
    pytest.param([9], 1, id="yesterday, today still open"),
    pytest.param([8], 0, id="broken"),
    pytest.param([7, 8, 9], 3, id="up to yesterday"),
    pytest.param([6, 8, 9, 10], 3, id="a gap before"),
    pytest.param([10, 10, 9], 2, id="a day twice"),
    pytest.param([11], 0, id="a day to come"),
]


@pytest.mark.parametrize(("days", "expected"), STREAKS)
def test_streak(days: list[int], expected: int) -> None:
    assert streak([date(2026, 12, day) for day in days], date(2026, 12, 10)) == expected


def test_a_streak_runs_over_new_year() -> None:
    assert streak([date(2026, 12, 31), date(2027, 1, 1)], date(2027, 1, 1)) == 2

"""The solver's values beside DDS's, where that is installed."""

from __future__ import annotations

import pytest

from solver.contracts import endings, told
from tutor.solver import solve

pytest.importorskip("endplay", reason="endplay is not installed: make bench brings it")

BRIDGE = ("trump", "no trump", "low", "low, ace bad", "trump, jokers")
"""The others are beyond DDS: it knows neither avoiding nor jokers that belong to no suit."""


def compare(name: str, count: int, sizes: tuple[int, ...]) -> None:
    from solver.dds import bridged, worths

    for size in sizes:
        for position in endings(name, count // len(sizes), size, "dds", on_lead=True):
            ending = solve(position)
            assert ending.values == worths(*bridged(position)), told(position)


@pytest.mark.parametrize("name", BRIDGE)
def test_agrees_with_dds(name: str) -> None:
    compare(name, 30, (5, 6, 7))


@pytest.mark.full
@pytest.mark.parametrize("name", BRIDGE)
def test_agrees_with_dds_300_times(name: str) -> None:
    compare(name, 300, (5, 6, 7))

"""Timing that a busy machine disturbs least: rivals take turns, and the median of all rounds counts."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping


def medians(rivals: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds that each of them takes, after one round to warm up."""
    taken: dict[str, list[float]] = {name: [] for name in rivals}
    for number in range(rounds + 1):
        for name, run in rivals.items():
            start = time.perf_counter()
            run()
            if number:
                taken[name].append(time.perf_counter() - start)
    return {name: statistics.median(times) for name, times in taken.items()}

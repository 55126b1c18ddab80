"""Start-up of the command against bare Python: `python -m benchmarks.startup` prints JSON.

Each run of a command has a data folder of its own, with nothing in it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from benchmarks._timing import medians

RUNS = 15
BARE = [sys.executable, "-c", "pass"]
WHIST = [sys.executable, "-m", "tutor"]


class Case(NamedTuple):
    """What is started, how many times as long as bare Python it may take, and what is typed."""

    words: str
    most: float
    typed: str = ""


CASES = {
    "version": Case("--version", 2.5),
    "help": Case("--help", 9.0),
    "judge winner": Case("judge winner --trump H --leader W SK S3 H2 SA", 9.0),
    "first puzzle": Case("practice --seed 1", 14.0, "1\n"),
    "learn --list": Case("learn --list", 12.0),
}


def measure(runs: int = RUNS) -> dict[str, object]:
    """Bare Python in milliseconds; of each command the ratio and its limit."""
    with tempfile.TemporaryDirectory() as away:
        rivals = {"bare": _starter(BARE, "", away)}
        for name, case in CASES.items():
            rivals[name] = _starter([*WHIST, *case.words.split()], case.typed, away)
        seconds = medians(rivals, runs)
    return {
        "bare_ms": round(seconds["bare"] * 1000, 1),
        "times_bare": {
            name: {"ratio": round(seconds[name] / seconds["bare"], 2), "at_most": case.most}
            for name, case in CASES.items()
        },
    }


def _starter(command: list[str], typed: str, away: str) -> Callable[[], object]:
    environ = {**os.environ, "WHIST_LANG": "nb"}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what changed is compiled once, not at each start
    numbers = count()

    def start() -> None:
        data = os.path.join(away, f"{command[-1]} {next(numbers)}")
        subprocess.run(
            command,
            env={**environ, "WHIST_DATA": data},
            input=typed.encode(),
            capture_output=True,
            check=True,
        )

    return start


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

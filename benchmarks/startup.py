"""Start-up of the command against bare Python: `python -m benchmarks.startup` prints JSON.

Runs are interleaved, so that a busy moment of the machine meets all of them alike; the median counts.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 15
BARE = [sys.executable, "-c", "pass"]
WHIST = [sys.executable, "-m", "tutor"]
#: What is started, and how many times as long as bare Python it may take.
CASES: dict[str, tuple[list[str], float]] = {
    "--version": ([*WHIST, "--version"], 2.5),
    "--help": ([*WHIST, "--help"], 9.0),
    "judge": ([*WHIST, "judge", "winner", "--trump", "H", "--leader", "W", "SK", "S3", "H2", "SA"], 9.0),
    "first puzzle": ([*WHIST, "puzzles", "--kind", "winner", "--count", "1", "--json"], 14.0),
}


def _seconds(command: list[str], environ: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, env=environ, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return time.perf_counter() - start


def measure(runs: int = RUNS) -> dict[str, object]:
    """The ratios, their limits, and bare Python in milliseconds."""
    with tempfile.TemporaryDirectory() as data:
        environ = {**os.environ, "XDG_DATA_HOME": data, "WHIST_LANG": "nb"}
        environ.pop("WHIST_DATA", None)
        commands = {"bare": BARE, **{name: command for name, (command, _most) in CASES.items()}}
        times: dict[str, list[float]] = {name: [] for name in commands}
        for command in commands.values():  # once for the caches
            _seconds(command, environ)
        for _ in range(runs):
            for name, command in commands.items():
                times[name].append(_seconds(command, environ))
    median = {name: statistics.median(taken) for name, taken in times.items()}
    return {
        "bare_ms": round(median["bare"] * 1000, 1),
        "ratios": {name: round(median[name] / median["bare"], 2) for name in CASES},
        "limits": {name: most for name, (_command, most) in CASES.items()},
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

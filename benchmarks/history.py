"""A long history against a short one: `python -m benchmarks.history` prints JSON.

The first puzzle of a practice and `whist progress`, after a million answers and after a hundred; and how long it takes
to read in a hundred thousand. Each run finds the files as the one before left them, the day's backup made.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from benchmarks._timing import medians

LONG, SHORT, IMPORTED = 1_000_000, 100, 100_000
AT_MOST = 1.5
"""Times as slow as with a short history."""
IMPORT_SECONDS = 10.0
RUNS = 9
A_DAY = 250
"""Answers a day: a million of them are eleven years."""
WHIST = [sys.executable, "-m", "tutor"]
CASES = {"first puzzle": (["practice", "--seed", "1"], "1\n"), "progress": (["progress"], "")}


def attempts(count: int, until: datetime) -> Iterator[dict[str, object]]:
    """Answers of all kinds, rules and games, about three in four of them right, the last one just before ``until``."""
    from tutor.puzzles.kinds import all_kinds
    from tutor.rules.rulebook import RULES

    chosen = random.Random("history")
    asked = [(k, rule, game) for k in all_kinds() for rule in k.rules for game in RULES[rule].games]
    for number in range(count):
        kind, rule, game = asked[int(chosen.random() * len(asked))]
        at = until - timedelta(seconds=(count - number) * 86400 / A_DAY)
        right = chosen.random() < 0.75
        yield {
            "type": "attempt",
            "id": f"{number:032x}",
            "at": at.isoformat(),
            "local_date": at.date().isoformat(),
            "code": f"{kind.id}.{game}.2.1k4f9a1c",
            "kind": kind.id,
            "game": game,
            "level": 2,
            "rule": rule,
            "rules": [rule],
            "given": "x",
            "read_as": ["S"],
            "correct": right,
            "hints": 0,
            "seconds": 3 + 10 * chosen.random(),
            "misconception": None if right or not kind.misconceptions else kind.misconceptions[0].id,
            "grade": 3 if right else 1,
        }


def write(path: Path, count: int) -> None:
    """An export with so many answers."""
    head = {"type": "header", "format": "whist-progress", "version": 1}
    with path.open("w", encoding="utf-8") as file:
        for record in (head, *attempts(count, datetime.now(UTC)), {"type": "end"}):
            file.write(json.dumps(record) + "\n")


def measure(runs: int = RUNS, long: int = LONG) -> dict[str, object]:
    """Of each command how many times as slow it is after a long history; and the seconds of an import."""
    with tempfile.TemporaryDirectory() as away:
        folder = Path(away)
        homes = {name: folder / name for name in ("short", "long", "imported")}
        rivals: dict[str, Callable[[], object]] = {}
        for name, count in (("short", SHORT), ("long", long), ("imported", IMPORTED)):
            write(folder / "history.jsonl", count)
            begun = time.perf_counter()
            _run(homes[name], ["progress", "import", str(folder / "history.jsonl")], "")
            taken = time.perf_counter() - begun
            if name != "imported":
                for case, (line, typed) in CASES.items():
                    rivals[f"{case}, {name}"] = lambda h=homes[name], w=line, t=typed: _run(h, w, t)
        seconds = medians(rivals, runs)
    return {
        "times_as_slow": {
            case: {
                "ratio": round(seconds[f"{case}, long"] / seconds[f"{case}, short"], 2),
                "at_most": AT_MOST,
                "ms": [round(seconds[f"{case}, {name}"] * 1000) for name in ("short", "long")],
            }
            for case in CASES
        },
        "import": {"attempts": IMPORTED, "seconds": round(taken, 1), "at_most": IMPORT_SECONDS},
    }


def _run(home: Path, line: list[str], typed: str) -> None:
    environ = {**os.environ, "WHIST_LANG": "nb", "WHIST_DATA": str(home)}
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([*WHIST, *line], env=environ, input=typed.encode(), capture_output=True, check=True)


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

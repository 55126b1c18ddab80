"""What a command does not need it does not import: each in a process of its own, in which things were done before."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tutor import data

HEAVY = {"fsrs", "msgspec", "yaml"}
CODE = f"""
import sys
from tutor.cli.shell import run
code = run(sys.argv[1:])
print(*sorted({HEAVY!r} & set(sys.modules)), file=sys.stderr)
sys.exit(code)
"""
INDEXED = [
    [],
    ["learn", "--list"],
    ["practice", "winner", "--seed", "1"],
    ["progress"],
    ["progress", "--json"],
    ["daily"],
]
OTHERS = [
    ["--help"],
    ["practice", "--help"],
    ["lang"],
    ["settings"],
    ["rules", "follow-suit"],
    ["words", "trumf"],
    ["judge", "winner", "--trump", "H", "--leader", "W", "SK", "S3", "H2", "SA"],
    ["answer", "winner.classic.2.1a1b2c3d", "N"],
    ["progress", "export", "-"],
    ["review"],
]


def heavy(line: list[str], typed: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", CODE, *line], input=typed, capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.split())


@pytest.mark.parametrize("line", [*INDEXED, *OTHERS], ids=lambda line: " ".join(line[:2]) or "home")
def test_no_command_imports_what_it_does_not_need(whist, line):
    if line in INDEXED:
        lessons = [path.stat().st_mtime for path in data.folder("lessons").rglob("*.yaml")]
        index = data.lesson_index()
        if not index.exists() or index.stat().st_mtime < max(lessons):
            pytest.skip("the index of the lessons is older than they are: make compile")
    whist("practice", "winner", "--seed", "2", "--count", "1", input="1\n")
    # Review would ask, and an answer is scheduled: at the end of the input nothing was answered.
    assert heavy(line, "" if line else "slutt\n") == set()


def test_an_answer_is_scheduled_and_needs_fsrs_alone():
    assert heavy(["practice", "winner", "--seed", "1", "--count", "1"], "1\n") == {"fsrs"}

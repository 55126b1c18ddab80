"""Attempts for the tests of progress, and a way to run a piece of a program as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from tutor.progress.model import Attempt, Sprint

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
OSLO = timezone(timedelta(hours=1))

REPOSITORY = Path(__file__).resolve().parents[2]


def sample(id: str = "a1", **changes: Any) -> Attempt:
    """A right answer to a `winner` puzzle; `at` decides the local date unless that is given too."""
    at = changes.pop("at", NOON)
    values: dict[str, Any] = {
        "id": id,
        "at": at,
        "local_date": at.date(),
        "kind": "winner",
        "game": "classic",
        "level": 2,
        "rule": "highest-trump-wins",
        "given": "sør",
        "read_as": ("S",),
        "correct": True,
    }
    return Attempt(**(values | changes))


def sprint(id: str = "s1", **changes: Any) -> Sprint:
    """Three minutes of everything in `classic`, seven of nine right."""
    at = changes.pop("at", NOON)
    values: dict[str, Any] = {
        "id": id,
        "at": at,
        "local_date": at.date(),
        "game": "classic",
        "seconds": 180,
        "what": (),
        "level": None,
        "right": 7,
        "asked": 9,
    }
    return Sprint(**(values | changes))


PRELUDE = """
import os, signal, sys
from datetime import datetime, UTC
from pathlib import Path
sys.path.insert(0, {tests!r})
from samples import NOON, sample
from tutor.progress.opening import open_store
folder = Path(sys.argv[1])
"""


def program(body: str, *arguments: str | Path) -> subprocess.Popen[str]:
    """Start `body` in a process of its own, after PRELUDE; `folder` is its first argument."""
    code = PRELUDE.format(tests=str(Path(__file__).parent)) + body
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=REPOSITORY,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

"""What every test may use: a clean environment, a data folder, and the command as a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no fault of the code; the same examples each time, so that a failure can be met again.
settings.register_profile("suite", deadline=None, derandomize=True)
settings.load_profile("suite")

_SPOKEN = ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "NO_COLOR", "COLUMNS", "TERM")

Whist = Callable[..., "subprocess.CompletedProcess[str]"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/cli/test_screens.py --update-screens` writes the stored screens anew; look at the difference."""
    parser.addoption("--update-screens", action="store_true", help="write tests/cli/screens/ anew")


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No language, no settings and no data of whoever runs the tests."""
    for name in [*_SPOKEN, *(name for name in os.environ if name.startswith("WHIST_"))]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WHIST_DATA", str(tmp_path / "data"))


@pytest.fixture
def whist(tmp_path: Path) -> Whist:
    """`whist("lang", input="…", LANG="nb_NO.UTF-8")`: a real process, outside the tree; UTF-8 unless told."""

    def run(*args: str, input: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tutor", *args],
            input=input,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environ},
            cwd=tmp_path,
            timeout=60,
            check=False,
        )

    return run

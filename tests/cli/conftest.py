"""What tests of the command line share: `whist judge` in this process."""

from __future__ import annotations

import io
import json
import sys

import pytest

from tutor.__main__ import main
from tutor.rules.rulebook import RULES


@pytest.fixture
def judged(capsys):
    """Run `whist judge` with one command line in this process: exit code, output, errors."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(["judge", *line])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def verdict(judged):
    """The JSON of one command line of `whist judge`, sound in what all of them share."""

    def run(*line: str) -> dict[str, object]:
        code, out, err = judged(*line, "--json")
        assert (code, err, out.count("\n")) == (0, "", 1)
        found = json.loads(out)
        assert set(found["rules"]) <= set(RULES)
        assert found["rule"] == found["rules"][0]
        assert list(found)[-3:] == ["rule", "rules", "text"]
        assert found["text"][0].isupper()
        assert found["text"].endswith(".")
        assert "  " not in found["text"]
        return found

    return run


class Screen(io.StringIO):
    """A terminal, as far as a command can tell."""

    def isatty(self) -> bool:
        """It says that it is one."""
        return True


@pytest.fixture
def talk(monkeypatch):
    """Run `whist judge` with these lines typed: exit code and what was shown."""

    def run(lang: str, *lines: str) -> tuple[int, str]:
        screen = Screen()
        monkeypatch.setattr(sys, "stdin", Screen("".join(f"{line}\n" for line in lines)))
        monkeypatch.setattr(sys, "stdout", screen)
        return main(["judge", "--lang", lang]), screen.getvalue()

    return run

"""Codes: read strictly, and rebuilt to the byte in every Python, hash seed and language (contract, 5)."""

from __future__ import annotations

import json
import os
import pathlib
import shutil
import subprocess
import sys
from typing import Any

import pytest

from tutor.puzzles.codes import CodeError, looks_like_code, parse_code
from tutor.puzzles.generator import make
from tutor.puzzles.kinds import KINDS, all_kinds

from .make_golden import CODES_A_KIND, GOLDEN, ROOT, golden_codes, golden_row

SCRIPT = pathlib.Path(__file__).with_name("rebuild.py")
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def golden(kind: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((GOLDEN / f"{kind}.json").read_text(encoding="utf-8"))
    return rows


def all_codes() -> list[str]:
    return [row["code"] for kind in KINDS for row in golden(kind)]


def run(python: str, *args: str, **environ: str) -> bytes:
    """The lines that a fresh process prints for all golden codes."""
    variables = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "PYTHON"))}
    return subprocess.run(
        [python, str(SCRIPT), *args],
        input="\n".join(all_codes()).encode(),
        env={**variables, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **environ},
        capture_output=True,
        check=True,
        timeout=120,
    ).stdout


def python_of(version: str) -> str | None:
    """Another Python of this machine: on the path, or one of pyenv's."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    kept = sorted(pathlib.Path("~/.pyenv/versions").expanduser().glob(f"{version}.*/bin/python"))
    candidates = [*map(str, kept), shutil.which(f"python{version}")]
    for python in candidates:
        if (
            python
            and subprocess.run([python, "-c", "pass"], capture_output=True, check=False).returncode == 0
        ):
            return python
    return None


@pytest.fixture(scope="module")
def here() -> bytes:
    return run(sys.executable, PYTHONHASHSEED="0")


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda k: k.id)
def test_golden_positions_never_change(kind: Any) -> None:
    """To renew them: python tests/puzzles/make_golden.py (only together with the kind's version)."""
    rows = golden(kind.id)
    assert [row["code"] for row in rows] == golden_codes(kind)
    assert len({json.dumps(row["position"]) for row in rows}) >= CODES_A_KIND * 3 // 4
    for row in rows:
        assert golden_row(row["code"]) == row


def test_the_fresh_process_sees_the_golden_positions(here: bytes) -> None:
    rows = [json.loads(line) for line in here.splitlines()]
    wanted = [row for kind in KINDS for row in golden(kind)]
    assert [{k: row[k] for k in ("code", "position", "answer")} for row in rows] == wanted


@pytest.mark.parametrize("seed", ["0", "1", "4294967295", "random"])
def test_every_hash_seed_rebuilds_the_same(here: bytes, seed: str) -> None:
    assert run(sys.executable, PYTHONHASHSEED=seed) == here


@pytest.mark.parametrize("version", PYTHONS)
def test_every_python_rebuilds_the_same(here: bytes, version: str) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"no Python {version} on this machine")
    assert run(python) == here


def test_languages_change_the_words_alone() -> None:
    """PZ08."""
    by_lang = {}
    for lang, locale in (("en", "C"), ("nb", "nb_NO.UTF-8"), ("sv", "sv_SE.UTF-8")):
        by_lang[lang] = [json.loads(line) for line in run(sys.executable, lang, LC_ALL=locale).splitlines()]
    bare = {
        lang: [{k: v for k, v in row.items() if k != "question"} for row in rows]
        for lang, rows in by_lang.items()
    }
    assert bare["en"] == bare["nb"] == bare["sv"]
    for rows in zip(*by_lang.values(), strict=True):
        assert len({row["question"] for row in rows}) == 3


BAD_CODES = [
    ("", "form"),
    ("winner", "form"),
    ("winner.classic.2", "form"),
    ("winner.classic.2.1abcdefg" + "x" * 400, "form"),
    ("nothing.classic.2.1abcdefg", "kind"),
    ("Winner.classic.2.1abcdefg", "kind"),
    ("winner.whist.2.1abcdefg", "game"),
    ("winner.classic.0.1abcdefg", "level"),
    ("winner.classic.6.1abcdefg", "level"),
    ("winner.classic.٢.1abcdefg", "level"),
    ("winner.classic.02.1abcdefg", "level"),
    ("winner.classic.2.1abcdef", "seed"),
    ("winner.classic.2.1abcdefgh", "seed"),
    ("winner.classic.2.1ABCDEFG", "seed"),
    ("winner.classic.2.1abcde-g", "seed"),
    ("winner.classic.2.1abcdeé7", "seed"),
    ("winner.classic.2.9abcdefg", "version"),
    ("winner.classic.2.0abcdefg", "version"),
    ("winner.classic.2.1abcdefg.", "house"),
    ("winner.classic.2.1abcdefg.low-ace=bad", "house"),
    ("winner.bid.2.1abcdefg.low-ace=worse", "house"),
    ("winner.bid.2.1abcdefg.low-ace", "house"),
    ("winner.bid.2.1abcdefg.low-ace=bad,low-ace=good", "house"),
    ("winner.bid.2.1abcdefg.low-ace=bad,,", "house"),
]


@pytest.mark.parametrize(("text", "what"), BAD_CODES)
def test_bad_codes_say_what_is_wrong(text: str, what: str) -> None:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    assert caught.value.what == what
    assert caught.value.code == text


def test_house_rules_at_their_defaults_leave_the_code_as_it_was() -> None:
    """One table, one code: otherwise the same puzzle would have two names, and two positions."""
    plain = parse_code("winner.bid.4.1abcdefg")
    told = parse_code("winner.bid.4.1abcdefg.low-ace=good")
    assert str(told) == str(plain)
    assert make(told) == make(plain)


def test_the_order_of_house_rules_in_a_code_is_no_matter() -> None:
    one = parse_code("winner.bid.4.1abcdefg.low-ace=bad,nt-joker-shed=must")
    two = parse_code("winner.bid.4.1abcdefg.nt-joker-shed=must,low-ace=bad")
    assert str(one) == str(two)
    assert make(one) == make(two)


def test_codes_are_told_from_other_words() -> None:
    assert looks_like_code("winner.classic.2.1abcdefg")
    assert looks_like_code("pack.start.3")
    assert not looks_like_code("winner")
    assert not looks_like_code("highest-trump-wins")

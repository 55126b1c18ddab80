"""YAML without surprises (cases YM01–YM15, LO13)."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from tutor.content import yaml_strict
from tutor.content.document import UNREADABLE
from tutor.content.yaml_strict import read_bytes, read_file, read_text


@pytest.fixture(params=["CSafeLoader", "SafeLoader"])
def _parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both parsers: the one in C may be missing on some machines."""
    monkeypatch.setattr(yaml_strict, "_LOADER", getattr(yaml, request.param, yaml.SafeLoader))


pytestmark = pytest.mark.usefixtures("_parser")

PLAIN: list[tuple[str, Any]] = [
    ("trump: no", {"trump": "no"}),  # YM03
    ("trump: off", {"trump": "off"}),
    ("x: yes", {"x": "yes"}),
    ("x: on", {"x": "on"}),
    ("x: null", {"x": "null"}),
    ("x: ~", {"x": "~"}),
    ("x: 1.5", {"x": "1.5"}),
    ("x: 2026-01-01", {"x": "2026-01-01"}),
    ("x: 0x1F", {"x": "0x1F"}),
    ("x: 012", {"x": "012"}),
    ("x: 1_000", {"x": "1_000"}),
    ("x: 12:30", {"x": "12:30"}),
    ("x: True", {"x": "True"}),
    ("x: true", {"x": True}),
    ("x: false", {"x": False}),
    ("x: 10", {"x": 10}),  # YM04
    ("x: -4", {"x": -4}),
    ("x: '10'", {"x": "10"}),
    ("ranks: [A, K, 10, 9]", {"ranks": ["A", "K", 10, 9]}),
    ("title: {no: Stikk, sv: Stick}", {"title": {"no": "Stikk", "sv": "Stick"}}),  # YM01
    ("hands: {N: SA, E: S2, S: S3, W: S4}", {"hands": {"N": "SA", "E": "S2", "S": "S3", "W": "S4"}}),  # YM14
    ("C:", {"C": None}),  # YM15
    ("1: x", {"1": "x"}),
    ("x: &a [1, 2]\ny: *a", {"x": [1, 2], "y": [1, 2]}),
    ("\ufeffx: å", {"x": "å"}),
    ("x: |\r\n  å\r\n  ø\r\ny: 1\r\n", {"x": "å\nø\n", "y": 1}),
    ("x: 9999999999999999999", {"x": "9999999999999999999"}),
]


@pytest.mark.parametrize(("text", "data"), PLAIN)
def test_text_stays_text(text: str, data: Any) -> None:
    document = read_text(text, "f")
    assert document.faults == []
    assert document.data == data
    assert _types(document.data) == _types(data)


def _types(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _types(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_types(each) for each in value]
    return type(value)


FAULTY: list[tuple[str, list[tuple[int | None, int | None, str]]]] = [
    ("a: 1\nb: 2\na: 3\nb: 4\n", [(3, 1, "key-twice"), (4, 1, "key-twice")]),  # YM06
    ("a:\n\t- x\n", [(2, 1, "tab")]),  # YM08
    ("a:\n  b: 1\n\tc: 2\n", [(3, 1, "tab")]),
    ("a: |\n\tx\n", [(2, 1, "tab")]),
    ("a: &x [*x]\n", [(1, 8, "alias-loop")]),  # YM11
    ("a: &x {b: *x}\n", [(1, 11, "alias-loop")]),
    ("a: *x\n", [(1, 4, "alias-unknown")]),
    ("a: &x 1\nb: &x 2\nc: *x\n", [(2, 4, "anchor-twice")]),
    ("a: &amp text\n", [(1, 4, "unused-anchor")]),
    ("x: !!python/object/apply:os.getcwd []\n", [(1, 4, "tag")]),  # YM12
    ("x: !hei du\ny: !!int 3\n", [(1, 4, "tag"), (2, 4, "tag")]),
    ("C: -\n", [(1, 4, "dash-value")]),  # YM15
    ("a: x: y\n", [(1, 5, "colon-text")]),
    ("- show: {hand: HA, plays: W: H8}\n", [(1, 28, "colon-text")]),
    ("a: [fs] betyr\n", [(1, 4, "bracket-text")]),
    ("a: {HA} tar\n", [(1, 4, "bracket-text")]),
    ("t: {en: x, nb: {HA} er}\n", [(1, 16, "bracket-text")]),
    ("t: {en: a, nb: b} x\n", [(1, 19, "after-bracket")]),
    ("a: 'don't do'\n", [(1, 4, "text-after-quote")]),
    ("a: **bold** text\n", [(1, 4, "special-start")]),
    ("a: @b\n", [(1, 4, "special-start")]),
    ('a: "x\nb: 1\n', [(1, 4, "open-quote")]),
    ("a: [1, 2\nb: 3\n", [(1, 4, "open-bracket")]),
    ("a: ]\n", [(1, 4, "stray-bracket")]),
    ("a: 1\n b: 2\n", [(2, 3, "bad-indent")]),
    ("a: |\n  text\nmore\nb: 1\n", [(3, 1, "no-colon")]),
    ("a:\n  - x\n y: 2\n", [(3, 2, "bad-indent")]),
    ("? [a]\n: b\n", [(1, 3, "key-not-text")]),
    ("a: 1\n---\nb: 2\n", [(2, 1, "two-documents")]),
    ("a: b\x01c\n", [(1, 5, "control-character")]),
    ("", [(None, None, "empty-file")]),
    ("# only a comment\n", [(None, None, "empty-file")]),
]


@pytest.mark.parametrize(("text", "faults"), FAULTY)
def test_faults_have_a_place(text: str, faults: list[tuple[int | None, int | None, str]]) -> None:
    found = read_text(text, "f").faults
    assert [(fault.line, fault.column, fault.code) for fault in found] == faults


def test_nothing_runs_from_a_tag(tmp_path: Path) -> None:
    sign = tmp_path / "ran"
    document = read_text(f"x: !!python/object/apply:os.mkdir ['{sign}']\n", "f")  # YM12
    assert document.data == {"x": UNREADABLE}
    assert not sign.exists()


N = 200_000
BOMBS = {
    # YM10: nine levels of nine references, under 1 kB
    "aliases": "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    + "".join(f"a{i}: &a{i} [{','.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 9)),
    "lists in lists": "a: " + "[" * N,
    "maps in maps": "a: " + "{a: " * (N // 4),
    "dashes": "- " * (N // 2),
    "keys as keys": "? " * (N // 2),
    "a wide list": "a: [" + "1," * (N // 2) + "]",
    "many anchors": "".join(f"k{i}: &a{i} x\n" for i in range(12_000)),
    "one key again and again": "k: x\n" * 9_000,
    "documents": "---\n" * (N // 4),
    "colons": "a: b: " * (N // 6),
    "a number": "a: " + "9" * N,
    "a key": "x" * N + ": 1",
    "more than may be": "a: " + "x" * 300_000,
    "exclamations": "a: " + "! " * (N // 2),
}


@pytest.mark.parametrize("name", BOMBS)
def test_bombs_are_stopped_soon(name: str) -> None:
    start = time.process_time()
    document = read_bytes(BOMBS[name].encode(), "f")
    for fault in document.faults[:3]:
        assert fault.code
    document.place(("a", 0))
    assert time.process_time() - start < 2
    assert document.faults or name == "a number"


@pytest.mark.parametrize(
    ("raw", "line", "column", "code"),
    [
        (b"a: 1\nb: \xff\n", 2, 4, "not-utf8"),
        ("a: \xe5".encode("latin-1"), 1, 4, "not-utf8"),
        ("a: å".encode("utf-16"), 1, 1, "not-utf8"),
    ],
)
def test_only_utf8(raw: bytes, line: int, column: int, code: str) -> None:
    fault = read_bytes(raw, "f").faults[0]
    assert (fault.line, fault.column, fault.code) == (line, column, code)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert [fault.code for fault in read_file(tmp_path / "none.yaml").faults] == ["no-file"]
    assert [fault.code for fault in read_file(tmp_path).faults] == ["not-a-file"]
    assert [fault.code for fault in read_file("a\0b").faults] == ["cannot-open"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.yaml")
        assert [fault.code for fault in read_file(tmp_path / "pipe.yaml").faults] == ["not-a-file"]


def test_utf8_whatever_the_locale(tmp_path: Path) -> None:
    path = tmp_path / "å.yaml"
    path.write_bytes("x: blåbær og ör\n".encode())
    code = (
        "import os, sys; from tutor.content.yaml_strict import read_file;"
        "print(ascii(read_file(os.fsencode(sys.argv[1])).data))"
    )
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}  # LO13
    done = subprocess.run([sys.executable, "-c", code, str(path)], env=env, capture_output=True, check=True)
    assert done.stdout.split() == ascii({"x": "blåbær og ör"}).encode().split()


def test_places_of_values_and_keys() -> None:
    document = read_text("a:\n  - b: [x, y]\n    c: |\n      one\n      two\n", "f")
    assert document.place(("a", 0, "b", 1)) == (2, 12)
    assert document.place(("a", 0, "b"), key=True) == (2, 5)
    assert document.place(("a", 0, "gone", 3)) == (2, 5)
    assert document.place_in_text(("a", 0, "c"), "one\ntwo\n", 5) == (5, 8)


def test_random_bytes_never_raise() -> None:
    chance = random.Random("yaml")
    signs = "a:b -[]{}\"'&*!|>%@`#,\n\t ?0\\å"
    for _ in range(3_000):
        text = "".join(chance.choice(signs) for _ in range(chance.randrange(40)))
        document = read_text(text, "f")
        assert document.faults or document.data is not UNREADABLE
        document.place(("a", 0, "b"))

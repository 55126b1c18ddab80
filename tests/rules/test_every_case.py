"""Every worked example and every case of the rules is a row of some test, told by its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
NUMBERS = {
    "E": [n for n in range(1, 76) if n != 29],
    "TW": [1, 3, 4, 5, 7, 9, 11, 12, 13, 15, 17, 18],
    "LC": [1, 3, 5, 6, 7, 9, 11, 13, 14, 15],
    "FL": [1, 3, 5, 7, 9, 10, 11],
    "BI": [1, 3, 5, 7, 9, 10, 11],
    "SC": [1, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 16, 18, 19, 21, 23, 24, 26],
    "HO": [1, 3, 5, 6, 8],
    "RV": [1, 3, 5],
    "DK": [1, 3, 4, 5],
    "AN": [1, 2, 4, 5, 7, 9, 11, 13, 15, 16, 17],
}
IDS = [f"{kind}{n}" if kind == "E" else f"{kind}{n:02}" for kind, some in NUMBERS.items() for n in some]
_ID = re.compile(r"(?<![A-Z0-9])(?:E\d{1,2}|(?:TW|LC|FL|BI|SC|HO|RV|DK|AN)\d\d)(?![A-Z0-9])")
FOUND = {
    found
    for path in TESTS.rglob("test_*.py")
    if path != Path(__file__)
    for found in _ID.findall(path.read_text(encoding="utf-8").upper())
}
"""The ids of all rows, and those that a test names beside its rows."""


@pytest.mark.parametrize("row", IDS)
def test_is_a_row(row: str) -> None:
    assert row in FOUND

"""The rows of the table of YAML's traps, each in a lesson and in a pack: the place, and how to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.content.fault import ContentFault

from .test_mistakes import LESSON, PACK, Told, assert_said, changed, checked, told

BOMB = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"a{i}: &a{i} [{','.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 9)
)
# Row, what is replaced in a lesson or a pack, by what, and the faults there.
Case = tuple[str, str, str, Told]

LESSONS: list[Case] = [
    ("YM01", "nb: Min egen", "no: Min egen", [(4, 33, "language-hint")]),
    ("YM01", 'nb: "Se etter', 'no: "Se etter', [(24, 9, "language-hint")]),
    ("YM03", 'plays: "N: H8 H5"', 'trump: no, plays: "N: H8 H5"', [(21, 50, "unreadable-suit")]),
    ("YM03", 'plays: "N: H8 H5"', 'trump: off, plays: "N: H8 H5"', [(21, 50, "unreadable-suit")]),
    ("YM03", 'plays: "N: H8 H5"', 'trump: ~, plays: "N: H8 H5"', [(21, 50, "unreadable-suit")]),
    ("YM03", "steps:\n", "steps:\n  - show: {hand: HA, trump: no}\n", [(9, 29, "unreadable-suit")]),
    ("YM04", "SA HQ H3 D7", "SA H10 H3 D7", [(21, 30, "unreadable-card")]),
    ("YM04", "SA HQ H3 D7", "[SA, HQ, 10]", [(21, 39, "unreadable-card")]),
    ("YM06", "    expect: HQ H3\n", "    expect: HQ H3\n    expect: HQ\n", [(27, 5, "key-twice")]),
    ("YM06", "sv: Min egen lektion", "sv: Min egen lektion, sv: Min", [(4, 77, "key-twice")]),
    ("YM08", "  - drill", "\t- drill", [(28, 1, "tab")]),
    ("YM08", "    expect", "\t\texpect", [(26, 1, "tab")]),
    ("YM10", "needs: []\n", BOMB, [(9, 14, "too-many-values")]),
    ("YM11", "needs: []", "needs: &x [*x]", [(5, 12, "alias-loop")]),
    ("YM12", "needs: []", "needs: !!python/object/apply:os.mkdir [TARGET]", [(5, 8, "tag")]),
    ("YM12", 'nb: "Se', 'nb: !!python/object/new:os.system "Se', [(24, 13, "tag")]),
    ("YM14", "steps:\n", "steps:\n  - show: {hands: {N: SK, E: S2, S: S3, W: S4}}\n", []),
    ("YM14", "steps:\n", "steps:\n  - show: {hands: {N: SK, Ø: S2}}\n", [(9, 27, "unknown-key")]),
    ("YM15", "steps:\n", "steps:\n  - show: {hands: {N: SK, E: }}\n", []),
    ("YM15", "needs: []", "needs: -", [(5, 8, "dash-value")]),
    ("YM15", "expect: HQ H3", "expect:", [(26, 5, "empty-value")]),
]  # fmt: skip
PACKS: list[Case] = [
    ("YM01", "nb: Mine egne", "no: Mine egne", [(3, 32, "language-hint")]),
    ("YM03", 'plays: "E: H8"', 'plays: "E: H8", trump: no', [(8, 63, "unreadable-suit")]),
    ("YM03", 'plays: "E: H8"', 'plays: "E: H8", trump: off', [(8, 63, "unreadable-suit")]),
    ("YM04", "HA H7 S2", "HA H10 S2", [(8, 30, "unreadable-card")]),
    ("YM06", "    expect: HA H7\n", "    expect: HA H7\n    expect: HA\n", [(10, 5, "key-twice")]),
    ("YM08", "  - id: who", "\t- id: who", [(11, 1, "tab")]),
    ("YM10", "puzzles:", BOMB + "puzzles:", [(10, 14, "too-many-values")]),
    ("YM11", "game: classic", "game: &x [*x]", [(4, 7, "word-wanted"), (4, 11, "alias-loop")]),
    ("YM12", "game: classic", "game: !!python/object/apply:os.mkdir [TARGET]", [(4, 7, "tag")]),
    ("YM14", 'kind: winner, plays: "W: HK H3 C2 HA"', "kind: leader, leader: N, plays: SK S2 S3 S4", []),
    ("YM14", 'winner, plays: "W: HK H3 C2 HA"', "leader, leader: no, plays: SK S2", [(12, 33, "unreadable-seat")]),
    ("YM15", "hand: HA H7 S2", "hand:", [(8, 24, "empty-value")]),
    ("YM15", "game: classic", "game: -", [(4, 7, "dash-value")]),
]  # fmt: skip


@pytest.mark.parametrize(("row", "old", "new", "expected"), LESSONS)
def test_rows_in_a_lesson(row: str, old: str, new: str, expected: Told, tmp_path: Path) -> None:
    assert_row(checked(tmp_path, "mine/a.yaml", _with(LESSON, old, new, tmp_path)), expected, tmp_path)


@pytest.mark.parametrize(("row", "old", "new", "expected"), PACKS)
def test_rows_in_a_pack(row: str, old: str, new: str, expected: Told, tmp_path: Path) -> None:
    assert_row(checked(tmp_path, "p.yaml", _with(PACK, old, new, tmp_path)), expected, tmp_path)


def _with(whole: str, old: str, new: str, place: Path) -> str:
    return changed(whole, old, new.replace("TARGET", str(place / "ran")))


def assert_row(faults: list[ContentFault], expected: Told, place: Path) -> None:
    assert told(faults) == expected
    assert_said(faults)
    assert not (place / "ran").exists()


def test_each_row_is_there_for_both() -> None:
    rows = {"YM01", "YM03", "YM04", "YM06", "YM08", "YM10", "YM11", "YM12", "YM14", "YM15"}
    assert {case[0] for case in LESSONS} == {case[0] for case in PACKS} == rows

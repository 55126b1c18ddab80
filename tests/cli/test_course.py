"""The path through a course with parts: where it forks, everybody goes a way of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import ANOTHER_COURSE

from tutor import data
from tutor.audit import audit

LESSON = """\
schema: 1
id: {id}
game: {game}
title: {{en: Trick {n}, nb: Stikk {n}, sv: Stick {n}}}
needs: [{needs}]
teaches: []
steps:
  - say: {{en: Look., nb: Se her., sv: Titta här.}}
  - ask: {{kind: winner, plays: "W: H8 HQ H3 H5"}}
    expect: N
"""
NEEDS = {
    "begin/one": "",
    "zebra/one": "begin/one",
    "zebra/two": "zebra/one",
    "ape/one": "begin/one",
    "ape/two": "ape/one",
}
COURSE = """\
schema: 1
parts:
  - id: begin
    title: {en: First, nb: Først, sv: Först}
  - id: zebra
    title: {en: The king, nb: Kongen, sv: Kungen}
  - id: ape
    title: {en: The queen, nb: Damen, sv: Damen}
"""


@pytest.fixture
def lessons(tmp_path: Path) -> Path:
    folder = tmp_path / "lessons"
    for n, (id, needs) in enumerate(NEEDS.items(), 1):
        path = folder / f"{id}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(LESSON.format(n=n, id=id, game="norwegian", needs=needs), encoding="utf-8")
    (folder / "course.yaml").write_text(COURSE, encoding="utf-8")
    return folder


def course(lessons: Path, *args: str, answers: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER_COURSE, str(lessons), "--lang", "nb", *args],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=30,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def menu(lessons: Path) -> list[str]:
    """What home offers to learn."""
    return [
        line.partition(" ")[2]
        for line in course(lessons, answers="slutt\n").splitlines()
        if "begynn med" in line or "Fortsett med" in line
    ]


def test_parts_order_the_path_and_head_the_list(lessons: Path):
    assert course(lessons, "learn", "--list").splitlines() == [
        "Først",
        "1. Stikk 1 (begin/one)",
        "",
        "Kongen",
        "2. Stikk 2 (zebra/one)",
        "3. Stikk 3 (zebra/two)",
        "",
        "Damen",
        "4. Stikk 4 (ape/one)",
        "5. Stikk 5 (ape/two)",
    ]
    rows = json.loads(course(lessons, "learn", "--list", "--json"))
    assert [row["id"] for row in rows] == ["begin/one", "zebra/one", "zebra/two", "ape/one", "ape/two"]


def test_the_path_forks_and_then_keeps_to_the_part_that_was_chosen(lessons: Path):
    course(lessons, "learn", answers="makker\n")
    fork = ["Kongen: begynn med «Stikk 2»", "Damen: begynn med «Stikk 4»"]
    assert menu(lessons) == fork
    # The second way, from home; then home goes on with it.
    course(lessons, answers="2\nmakker\nslutt\n")
    assert menu(lessons) == ["Fortsett med leksjon 5 av 5: Stikk 5"]
    course(lessons, "learn", answers="makker\n")
    # That part is done: the other one is left.
    assert menu(lessons) == ["Fortsett med leksjon 2 av 5: Stikk 2"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("id: zebra", "id: zebras", "part-unknown"),
        ("id: ape", "id: zebra", "word-twice"),
        (", sv: Damen", "", "language-missing"),
        ("parts:", "pats:", "unknown-key"),
        ("schema: 1", "schema: 2", "schema-unknown"),
    ],
)
def test_faults_of_the_list_of_parts(lessons: Path, old: str, new: str, code: str):
    assert audit([lessons]).findings == ()
    file = lessons / "course.yaml"
    file.write_text(COURSE.replace(old, new), encoding="utf-8")
    for checked in (lessons, file):
        found = audit([checked]).findings
        assert code in [fault.code for fault in found]
        assert all(fault.file == str(file) for fault in found)
    assert "zebra/one" in course(lessons, "learn", "--list")


def test_packs_are_listed_below_the_path(whist):
    shown = whist("--lang", "nb", "learn", "--list").stdout
    assert "\nOppgavesamlinger\n" in shown
    for name in data.folder("puzzles").glob("*.yaml"):
        assert f"(whist practice pack.{name.stem})" in shown

"""A small sound lesson for the tests, and ways to change it."""

from __future__ import annotations

from pathlib import Path

from tutor.content.fault import ContentFault
from tutor.content.lessons import read_lesson
from tutor.content.model import Lesson
from tutor.content.yaml_strict import read_text

SOUND = """\
schema: 1
id: start/sample
game: classic
title: {en: Following suit, nb: Å følge farge, sv: Att följa färg}
needs: []
teaches: [first-card-sets-suit, follow-suit]
steps:
  - say:
      en: |
        Your {HA} may win. See [follow-suit].
      nb: |
        {HA} kan vinne. Se [følge farge](follow-suit).
      sv: |
        {HA} kan vinna. Se [follow-suit].
  - show: {hand: HA H7 S2 C9, plays: "E: H8"}
  - id: must-follow
    ask: {kind: legal, hand: HA H7 S2 C9, plays: H8, trump: S}
    expect: HA H7
    hints:
      - {en: "Look at the suit.", nb: "Se på fargen.", sv: "Titta på färgen."}
  - ask: {kind: winner, plays: "W: H8 HQ H3 H5", trump: none}
    show: false
    expect: N
    right: {en: Yes., nb: Ja., sv: Ja.}
  - drill: {kind: legal, rules: [follow-suit], count: 2}
"""


def changed(old: str, new: str) -> str:
    """The sound lesson with one piece replaced."""
    assert SOUND.count(old) == 1, old
    return SOUND.replace(old, new)


def read(text: str) -> tuple[Lesson | None, list[ContentFault]]:
    """A lesson from text, with its faults."""
    return read_lesson(read_text(text, "lesson.yaml"))


def told(text: str) -> list[tuple[int | None, int | None, str]]:
    """The faults of a text as line, column, code."""
    return [(fault.line, fault.column, fault.code) for fault in read(text)[1]]


def write_course(folder: Path, files: dict[str, str]) -> Path:
    """A course folder with these files."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder

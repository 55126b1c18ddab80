"""Proves lessons, packs and catalogues: everything that can be known before anybody learns from them.

Findings are typed faults with a place; their sentences are in ``words.faults``.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from tutor import data
from tutor.audit.catalogues import audit_catalogue, audit_locales
from tutor.audit.coverage import Covered, coverage
from tutor.audit.language import Sentences, audit_language
from tutor.audit.prose import Passage, passages_of_document
from tutor.content.document import Document
from tutor.content.fault import ContentFault, in_order
from tutor.content.loader import Course, Loaded, load_course, load_lesson
from tutor.content.model import Ask, Drill, Lesson
from tutor.puzzles.generator import is_asked
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import Mode
from tutor.rules.games import GAMES
from tutor.words.language import LANGUAGES

__all__ = ["Covered", "Report", "audit", "coverage"]

PARTS: Final = ("lessons", "puzzles", "locales")
_SEED: Final = "audit"


@dataclass(frozen=True, slots=True)
class Report:
    """What was looked at, and what is wrong with it."""

    findings: tuple[ContentFault, ...]
    lessons: tuple[Lesson, ...] = ()
    lesson_files: int = 0
    pack_files: int = 0
    catalogues: int = 0
    unspelled: tuple[str, ...] = ()
    """Languages whose spelling could not be checked: their dictionaries are not installed."""
    sentences: Mapping[str, Sentences] = field(default_factory=dict)
    """By language, how long the sentences are."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One file or folder: its faults, what it holds, and what it says."""

    findings: list[ContentFault]
    lessons: tuple[Lesson, ...] = ()
    lesson_files: int = 0
    pack_files: int = 0
    catalogues: int = 0
    passages: Sequence[Passage] = ()


def audit(paths: Sequence[str | os.PathLike[str]] = (), *, spelled: bool = True) -> Report:
    """Proves these files and folders, or without any the tutor's own.

    A folder is a course, unless it holds ``lessons``, ``puzzles`` or ``locales``: then those are. Without
    ``spelled`` no dictionary is asked.
    """
    parts: list[_Part] = []
    for path in map(Path, paths) if paths else (data.folder(part) for part in PARTS):
        if paths or path.is_dir():
            parts += _audit_path(path, shipped=not paths)
    said = audit_language([passage for part in parts for passage in part.passages], spelled=spelled)
    findings = in_order([*said.findings, *(finding for part in parts for finding in part.findings)])
    return Report(
        tuple(findings),
        tuple(lesson for part in parts for lesson in part.lessons),
        sum(part.lesson_files for part in parts),
        sum(part.pack_files for part in parts),
        sum(part.catalogues for part in parts),
        said.unspelled,
        said.sentences,
    )


def _audit_path(path: Path, *, shipped: bool) -> list[_Part]:
    if not path.is_dir():
        if path.suffix == ".po":
            findings, passages = audit_catalogue(path)
            return [_Part(findings, catalogues=1, passages=passages)]
        return [_audit_files([load_lesson(path)])]
    inner = [path / part for part in PARTS if (path / part).is_dir()]
    if inner:
        return [part for each in inner for part in _audit_path(each, shipped=shipped)]
    if any(path.glob("*/LC_MESSAGES")):
        findings, count, passages = audit_locales(path, compiled=shipped)
        return [_Part(findings, catalogues=count, passages=passages)]
    course = load_course(path, LANGUAGES)
    return [_audit_files(course.files, course)]


# Lessons and packs


def _audit_files(files: Sequence[Loaded], course: Course | None = None) -> _Part:
    findings = list(course.faults) if course else [fault for each in files for fault in each.faults]
    for loaded in files:
        if loaded.lesson is not None:
            findings += _audit_lesson(loaded.lesson, loaded.document)
        elif loaded.pack is not None:
            for index, ask in enumerate(loaded.pack.puzzles):
                findings += _audit_ask(ask, loaded.document, ("puzzles", index, "ask"))
    packs = sum(loaded.is_pack for loaded in files)
    return _Part(
        findings,
        tuple(loaded.lesson for loaded in files if loaded.lesson is not None),
        sum(not loaded.is_pack and loaded.parts is None for loaded in files),
        packs,
        passages=[each for loaded in files for each in passages_of_document(loaded.document, set(LANGUAGES))],
    )


def _audit_lesson(lesson: Lesson, document: Document) -> list[ContentFault]:
    findings: list[ContentFault] = []
    for index, step in enumerate(lesson.steps):
        if isinstance(step, Ask):
            findings += _audit_ask(step, document, ("steps", index, "ask"))
        elif isinstance(step, Drill):
            findings += _audit_drill(lesson, step, document, index)
    return findings


def _audit_ask(ask: Ask, document: Document, path: tuple[str | int, ...]) -> list[ContentFault]:
    """A question whose every choice is right asks nothing."""
    solution, choices = ask.puzzle.solution, ask.puzzle.choices()
    if solution.mode in (Mode.ONE, Mode.ANY) and choices and set(choices) <= set(solution.answer):
        return [document.fault(path, "answer-free")]
    return []


def _audit_drill(lesson: Lesson, drill: Drill, document: Document, index: int) -> list[ContentFault]:
    """Each rule of a drill must turn up in a question of that kind and level."""
    house = tuple(sorted(drill.house.items()))
    return [
        document.fault(
            ("steps", index, "drill", "rules", number),
            "rule-not-drilled",
            kind=drill.kind,
            rule=rule,
            level=drill.level,
        )
        for number, rule in enumerate(drill.rules)
        if not _is_asked(drill.kind, lesson.game, house, rule, drill.level)
    ]


@cache
def _is_asked(kind: str, game: str, house: tuple[tuple[str, str], ...], rule: str, level: int) -> bool:
    return is_asked(KINDS[kind], GAMES[game].house(dict(house)), rule, _SEED, level)

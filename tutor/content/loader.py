"""Finds lessons in folders: one file that is broken never hides the others.

Lesson ids come from their place: ``start/01-first-deal.yaml`` is ``start/first-deal``; the number
only orders.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tutor.content import yaml_strict
from tutor.content.document import UNREADABLE, Document
from tutor.content.fault import ContentFault, in_order
from tutor.content.lessons import read_lesson
from tutor.content.model import LANGUAGES, Lesson
from tutor.content.packs import Pack, is_pack, read_pack
from tutor.content.reading import nearest

SUFFIX: Final = ".yaml"
# What people's tools leave behind, and what explains a folder: no lessons, and no faults.
_IGNORED = re.compile(r"\.|__pycache__$|.*~$|README(\.\w+)?$|LICENSE(\.\w+)?$")
_NUMBER = re.compile(r"\d+-")
_MOST_FILES: Final = 2_000
_MOST_FOLDERS: Final = 6


@dataclass(frozen=True, slots=True)
class Loaded:
    """One file: its lesson or pack, or None where it can't be used, and what is wrong with it."""

    path: Path
    lesson: Lesson | None
    faults: tuple[ContentFault, ...]
    document: Document
    pack: Pack | None = None
    is_pack: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """A folder's lessons in the order in which they are learnt."""

    folder: Path
    lessons: tuple[Lesson, ...]
    faults: tuple[ContentFault, ...]
    files: tuple[Loaded, ...] = ()

    def lesson(self, lesson_id: str) -> Lesson | None:
        """The lesson with this id, or with this one among its former ids."""
        return next(
            (lesson for lesson in self.lessons if lesson.id == lesson_id),
            next((lesson for lesson in self.lessons if lesson_id in lesson.was), None),
        )

    @property
    def packs(self) -> tuple[Pack, ...]:
        """The packs among the files."""
        return tuple(loaded.pack for loaded in self.files if loaded.pack is not None)

    def path(self, lesson_id: str) -> Path | None:
        """The file of a lesson."""
        for loaded in self.files:
            if loaded.lesson is not None and loaded.lesson.id == lesson_id:
                return loaded.path
        return None


def id_of_path(path: Path, root: Path) -> str:
    """The id that a file's place in its course gives it."""
    parts = path.relative_to(root).with_suffix("").parts
    return "/".join(_NUMBER.sub("", part, count=1) for part in parts)


def load_lesson(
    path: str | os.PathLike[str], root: Path | None = None, languages: Sequence[str] = LANGUAGES
) -> Loaded:
    """One file; with ``puzzles`` it is a pack. Without its course's folder, ``root``, no id is compared."""
    file = Path(path)
    document = yaml_strict.read_file(file)
    if is_pack(document):
        pack, faults = read_pack(document, file.stem if root else None, languages)
        return Loaded(file, None, tuple(faults), document, pack, is_pack=True)
    lesson, faults = read_lesson(document, id_of_path(file, root) if root else None, languages)
    return Loaded(file, lesson, tuple(faults), document)


def lesson_files(folder: Path) -> tuple[list[Path], list[Path]]:
    """The lesson files below a folder in path order, and the files that are none."""
    lessons: list[Path] = []
    strays: list[Path] = []
    for where, folders, files in os.walk(folder):
        here = Path(where)
        depth = len(here.relative_to(folder).parts)
        folders[:] = (
            sorted(name for name in folders if not _IGNORED.match(name)) if depth < _MOST_FOLDERS else []
        )
        for name in sorted(files):
            if _IGNORED.match(name):
                continue
            (lessons if name.endswith(SUFFIX) else strays).append(here / name)
        if len(lessons) + len(strays) > _MOST_FILES:
            break
    return sorted(lessons[:_MOST_FILES]), sorted(strays)


def load_course(folder: str | os.PathLike[str], languages: Sequence[str] = LANGUAGES) -> Course:
    """Every lesson below a folder, and every fault of every file and of how they fit together."""
    root = Path(folder)
    if not root.is_dir():
        return Course(root, (), (ContentFault(str(root), None, None, "no-folder"),))
    paths, strays = lesson_files(root)
    files = tuple(load_lesson(path, root, languages) for path in paths)
    faults = [fault for loaded in files for fault in loaded.faults]
    faults += [ContentFault(str(path), None, None, "stray-file", {"suffix": SUFFIX}) for path in strays]
    faults += _between(files)
    lessons = tuple(_in_path_order([loaded.lesson for loaded in files if loaded.lesson is not None]))
    return Course(root, lessons, tuple(in_order(faults)), files)


def _in_path_order(lessons: Iterable[Lesson]) -> list[Lesson]:
    """File order, save that a lesson comes after those it needs; a circle is left as the files have it."""
    unique: dict[str, Lesson] = {}
    for lesson in lessons:
        unique.setdefault(lesson.id, lesson)
    done: dict[str, Lesson] = {}
    for lesson in unique.values():
        # A stack of our own: a long chain of needs must not be a deep recursion.
        stack, entered = [lesson.id], {lesson.id}
        while stack:
            top = unique[stack[-1]]
            waiting = next(
                (need for need in top.needs if need in unique and need not in done and need not in entered),
                None,
            )
            if waiting is None:
                done.setdefault(top.id, top)
                stack.pop()
            else:
                entered.add(waiting)
                stack.append(waiting)
    return list(done.values())


def _between(files: Sequence[Loaded]) -> list[ContentFault]:
    """Faults that no file has alone: an id twice, a need that leads nowhere or in a circle."""
    faults = _packs_twice(files)
    owners: dict[str, Loaded] = {}
    said = {_said_id(loaded) for loaded in files} - {None}
    for loaded in files:
        lesson = loaded.lesson
        if lesson is None:
            continue
        for name, path in ((lesson.id, ("id",)), *((old, ("was",)) for old in lesson.was)):
            if name in owners:
                faults.append(loaded.document.fault(path, "id-twice", id=name, file=str(owners[name].path)))
            else:
                owners[name] = loaded
    needs = {each.lesson.id: each.lesson.needs for each in files if each.lesson is not None}
    for loaded in files:
        lesson = loaded.lesson
        if lesson is None:
            continue
        for index, need in enumerate(lesson.needs):
            if need not in owners and need not in said:
                faults.append(
                    loaded.document.fault(
                        ("needs", index), "needs-unknown", word=need, near=nearest(need, owners), known=()
                    )
                )
            elif _reaches(need, lesson.id, needs):
                faults.append(
                    loaded.document.fault(("needs", index), "needs-circle", id=need, other=lesson.id)
                )
    return faults


def _packs_twice(files: Sequence[Loaded]) -> list[ContentFault]:
    faults: list[ContentFault] = []
    owners: dict[str, Path] = {}
    for loaded in files:
        pack = loaded.pack
        if pack is not None and pack.id in owners:
            file = str(owners[pack.id])
            faults.append(loaded.document.fault(("id",), "id-twice", id=pack.id, file=file))
        elif pack is not None:
            owners[pack.id] = loaded.path
    return faults


def _said_id(loaded: Loaded) -> str | None:
    """The id that a file names, even where the rest of it can't be read."""
    data = loaded.document.data
    if data is not UNREADABLE and isinstance(data, dict) and isinstance(data.get("id"), str):
        return str(data["id"])
    return None


def _reaches(start: str, goal: str, needs: dict[str, tuple[str, ...]]) -> bool:
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        if here == goal:
            return True
        fresh = [need for need in needs.get(here, ()) if need not in seen]
        seen.update(fresh)
        waiting.extend(fresh)
    return False

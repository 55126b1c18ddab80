"""Reads the lessons and packs of a folder: one file that is broken never hides the others."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from tutor import data
from tutor.content import yaml_strict
from tutor.content.document import UNREADABLE, Document
from tutor.content.fault import ContentFault, in_order
from tutor.content.files import SUFFIX, id_of_path, lesson_files, unnumbered
from tutor.content.index import part_of
from tutor.content.lessons import read_lesson
from tutor.content.model import LANGUAGES, Lesson
from tutor.content.packs import Pack, is_pack, read_pack
from tutor.content.parts import FILE as PARTS_FILE
from tutor.content.parts import Part, folders_beside, read_parts
from tutor.content.reading import nearest


@dataclass(frozen=True, slots=True)
class Loaded:
    """One file: its lesson or pack, or None where it can't be used, and what is wrong with it."""

    path: Path
    lesson: Lesson | None
    faults: tuple[ContentFault, ...]
    document: Document
    pack: Pack | None = None
    is_pack: bool = False
    parts: tuple[Part, ...] | None = None
    """What a course's list of its parts holds; None for every other file."""


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
    def parts(self) -> tuple[Part, ...]:
        """The parts in the order in which they are learnt, as far as the course names them."""
        here = (each for each in self.files if each.path.parent == self.folder)
        return next((each.parts for each in here if each.parts is not None), ())

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


def expected_id(document: Document, path: Path, root: Path) -> str:
    """The id that a file should have.

    Where only a part of a course is looked at, the folder itself may belong to the id: ``mine/no-beating`` is
    right for ``no-beating.yaml`` in a folder ``mine``, from wherever it is looked at.
    """
    below = id_of_path(path, root)
    said, above = _said_id(document), Path(os.path.abspath(root)).parts[1:]
    longer = below
    for part in reversed(above):
        longer = f"{unnumbered(part)}/{longer}"
        if said == longer:
            return longer
    return below


def load_lesson(
    path: str | os.PathLike[str], root: Path | None = None, languages: Sequence[str] = LANGUAGES
) -> Loaded:
    """One file; with ``puzzles`` it is a pack. Without its course's folder, ``root``, no id is compared."""
    file = Path(path)
    document = yaml_strict.read_file(file)
    if file.name == PARTS_FILE:
        parts, faults = read_parts(document, folders_beside(file), languages)
        return Loaded(file, None, tuple(faults), document, parts=parts)
    if is_pack(document):
        pack, faults = read_pack(document, file.stem if root else None, languages)
        return Loaded(file, None, tuple(faults), document, pack, is_pack=True)
    lesson, faults = read_lesson(document, expected_id(document, file, root) if root else None, languages)
    return Loaded(file, lesson, tuple(faults), document)


def load_course(
    folder: str | os.PathLike[str], languages: Sequence[str] = LANGUAGES, *, linked: bool = False
) -> Course:
    """Every lesson below a folder, and every fault of every file and of how they fit together."""
    root = Path(folder)
    if not root.is_dir():
        return Course(root, (), (ContentFault(str(root), None, None, "no-folder"),))
    paths, strays, links = lesson_files(root, linked=linked)
    files = tuple(load_lesson(path, root, languages) for path in paths)
    faults = [fault for loaded in files for fault in loaded.faults]
    faults += [ContentFault(str(path), None, None, "stray-file", {"suffix": SUFFIX}) for path in strays]
    faults += [ContentFault(str(path), None, None, "link") for path in links]
    faults += _between(files, _others(root))
    course = Course(root, (), tuple(in_order(faults)), files)
    places = {part.id: place for place, part in enumerate(course.parts)}
    found = [loaded.lesson for loaded in files if loaded.lesson is not None]
    found.sort(key=lambda lesson: places.get(part_of(lesson.id), len(places)))
    return replace(course, lessons=tuple(_in_path_order(found)))


def _in_path_order(lessons: Iterable[Lesson]) -> list[Lesson]:
    """The order given, save that a lesson comes after those it needs; a circle is left as the files have it."""
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


def _between(files: Sequence[Loaded], others: Callable[[], frozenset[str]]) -> list[ContentFault]:
    """Faults that no file has alone: an id twice, a need that leads nowhere or in a circle.

    ``others`` gives the ids of lessons that may be needed and lie elsewhere; asked only where one is looked for.
    """
    faults = _packs_twice(files)
    owners: dict[str, Loaded] = {}
    said = {_said_id(loaded.document) for loaded in files} - {None}
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
            if need not in owners and need not in said and need not in others():
                near = nearest(need, (*owners, *others()))
                faults.append(
                    loaded.document.fault(("needs", index), "needs-unknown", word=need, near=near, known=())
                )
            elif _reaches(need, lesson.id, needs):
                faults.append(
                    loaded.document.fault(("needs", index), "needs-circle", id=need, other=lesson.id)
                )
    return faults


def _others(root: Path) -> Callable[[], frozenset[str]]:
    """The lessons that everybody has, as a course of one's own may build on them; these have none but themselves."""
    if os.path.realpath(root) == os.path.realpath(data.folder("lessons")):
        return frozenset
    return _shipped_ids


@cache
def _shipped_ids() -> frozenset[str]:
    from tutor.content.index import read_index

    return frozenset(name for entry in read_index().entries for name in (entry.id, *entry.was))


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


def _said_id(document: Document) -> str | None:
    """The id that a file names, even where the rest of it can't be read."""
    data = document.data
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

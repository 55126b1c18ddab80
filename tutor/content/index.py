"""The list of lessons without the lessons: built once, so that home needs no YAML to show the path.

Reading the index imports neither YAML nor msgspec; making it does.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tutor import data
from tutor.rules.record import Record

FORMAT: Final = 3


def part_of(lesson_id: str) -> str:
    """The part of the course that a lesson belongs to."""
    return lesson_id.partition("/")[0]


class Titled(Record):
    """Something of the course by its id, and its title by language."""

    id: str
    title: Mapping[str, str]

    def title_in(self, language: str) -> str:
        """The title in a language, or in English, or in whatever there is."""
        return self.title.get(language) or self.title.get("en") or next(iter(self.title.values()), self.id)


class Entry(Titled):
    """What the path shows of a lesson."""

    game: str
    steps: int
    step_keys: tuple[str, ...]
    """What progress may have stored, in order."""
    needs: tuple[str, ...]
    teaches: tuple[str, ...]
    was: tuple[str, ...]
    path: str
    """The file, below the lessons folder, with forward slashes."""
    root: str = ""
    """The folder that ``path`` counts from, where it is another than the index's: one's own courses."""

    @property
    def part(self) -> str:
        """The part of the course that it belongs to."""
        return part_of(self.id)


class PackEntry(Titled):
    """What the path shows of a pack of puzzles."""

    puzzles: int


class Index(Record):
    """The lessons of a folder in path order. ``broken`` are the files that could not be read."""

    folder: Path
    entries: tuple[Entry, ...]
    broken: tuple[str, ...] = ()
    parts: tuple[Titled, ...] = ()
    """Those that have a title, in path order."""
    packs: tuple[PackEntry, ...] = ()
    own: Path | None = None
    """The folder of the learner's own courses, where there is one."""
    own_broken: tuple[str, ...] = ()
    own_taken: tuple[str, ...] = ()
    """Own lessons left out, because a lesson before them has their id."""

    def entry(self, lesson_id: str) -> Entry | None:
        """The lesson with this id, or with this one among its former ids."""
        return next(
            (entry for entry in self.entries if entry.id == lesson_id),
            next((entry for entry in self.entries if lesson_id in entry.was), None),
        )

    def home(self, entry: Entry) -> Path:
        """The folder that a lesson's id counts from."""
        return Path(entry.root) if entry.root else self.folder

    def file(self, entry: Entry) -> Path:
        """Where a lesson's file lies."""
        return self.home(entry).joinpath(*entry.path.split("/"))


def build_index(
    folder: str | os.PathLike[str], *, packs: str | os.PathLike[str] | None = None, linked: bool = False
) -> dict[str, Any]:
    """The index of a folder as JSON data. Files that can't be read are listed as broken.

    ``packs``: another folder, whose packs of puzzles are listed beside those among the lessons.
    ``linked``: the folders in it may be links, as one's own courses may.
    """
    from tutor.content.loader import load_course

    course = load_course(folder, linked=linked)
    root = Path(folder)
    lessons = []
    for lesson in course.lessons:
        path = course.path(lesson.id)
        assert path is not None
        lessons.append(
            {
                "id": lesson.id,
                "title": dict(lesson.title.by_language),
                "game": lesson.game,
                "steps": len(lesson.steps),
                "step_keys": [lesson.step_key(index) for index in range(len(lesson.steps))],
                "needs": list(lesson.needs),
                "teaches": list(lesson.teaches),
                "was": list(lesson.was),
                "path": path.relative_to(root).as_posix(),
            }
        )
    broken = [
        each.path.relative_to(root).as_posix()
        for each in course.files
        if each.lesson is None and each.pack is None and each.parts is None
    ]
    parts = [{"id": part.id, "title": dict(part.title.by_language)} for part in course.parts]
    both = (*course.packs, *(load_course(packs).packs if packs is not None else ()))
    collections = [
        {"id": pack.id, "title": dict(pack.title.by_language), "puzzles": len(pack.puzzles)} for pack in both
    ]
    return {"format": FORMAT, "lessons": lessons, "broken": broken, "parts": parts, "packs": collections}


def read_index(folder: Path | None = None, index_file: Path | None = None) -> Index:
    """The shipped lessons, or another folder's.

    The index that the build wrote serves where it is not older than the lessons; else they are read.
    """
    root = folder or data.folder("lessons")
    packs = data.folder("puzzles") if folder is None else None
    file = index_file or (data.lesson_index() if folder is None else None)
    if file is not None and _is_fresh(file, root) and (packs is None or _is_fresh(file, packs)):
        found = _from_json(file, root)
        if found is not None:
            return found
    return from_data(build_index(root, packs=packs), root)


def _is_fresh(file: Path, root: Path) -> bool:
    try:
        made = os.stat(file).st_mtime_ns
        if file.parent == root.parent:  # packed together by the build: nothing there is edited
            return True
        return all(changed <= made for changed in _changes(root))
    except OSError:
        return False


def _changes(root: Path) -> Iterable[int]:
    """When each folder and lesson below ``root`` was last written."""
    waiting = [os.fspath(root)]
    while waiting:
        here = waiting.pop()
        yield os.stat(here).st_mtime_ns
        with os.scandir(here) as found:
            for each in found:
                if each.is_dir(follow_symlinks=False):
                    waiting.append(each.path)
                elif each.name.endswith(".yaml"):
                    yield each.stat().st_mtime_ns


def _from_json(file: Path, root: Path) -> Index | None:
    try:
        return from_data(json.loads(file.read_text(encoding="utf-8")), root)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None  # half written, or of another version: the lessons themselves know


def from_data(found: Mapping[str, Any], root: Path, *, own: bool = False) -> Index:
    """The index that JSON data holds; raises ValueError, KeyError or TypeError where it is no index."""
    if found["format"] != FORMAT:
        raise ValueError(found["format"])
    entries = tuple(
        Entry(
            id=each["id"],
            title=each["title"],
            game=each["game"],
            steps=each["steps"],
            step_keys=tuple(each["step_keys"]),
            needs=tuple(each["needs"]),
            teaches=tuple(each["teaches"]),
            was=tuple(each["was"]),
            path=each["path"],
            root=str(root) if own else "",
        )
        for each in found["lessons"]
    )
    parts = tuple(Titled(each["id"], each["title"]) for each in found["parts"])
    packs = tuple(PackEntry(each["id"], each["title"], each["puzzles"]) for each in found["packs"])
    return Index(root, entries, tuple(found["broken"]), parts, packs)

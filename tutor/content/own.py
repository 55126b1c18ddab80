"""The learner's own courses: a folder in the data folder, one folder a course, beside the lessons that are shipped.

Home and ``learn --list`` must stay quick, so the index of them is kept as JSON with the name, time and size of
every file: as long as those are the same, no YAML is read.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tutor.content.index import Index, build_index, from_data

FOLDER: Final = "courses"
_KEPT: Final = "courses.json"
_MOST_FILES: Final = 5_000
_MOST_FOLDERS: Final = 8


def own_courses(data_dir: str | os.PathLike[str]) -> Path:
    """Where own courses lie; the folder need not be there."""
    return Path(data_dir, FOLDER)


def own_index(data_dir: str | os.PathLike[str]) -> Index | None:
    """The lessons of one's own courses; None where there is no such folder."""
    root = own_courses(data_dir)
    if not root.is_dir():
        return None
    stamp = _stamp(root)
    kept = Path(data_dir, "cache", _KEPT)
    try:
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found["stamp"] == stamp:
            return from_data(found, root, own=True)
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        pass  # none yet, or half written: the lessons themselves know
    built = build_index(root, linked=True)
    _keep(kept, {**built, "stamp": stamp})
    return from_data(built, root, own=True)


def joined(shipped: Index, own: Index | None) -> Index:
    """One path: what is shipped, then one's own. An own lesson whose id is taken is told of, and left out."""
    if own is None:
        return shipped
    taken = {name for entry in shipped.entries for name in (entry.id, *entry.was)}
    return Index(
        shipped.folder,
        (*shipped.entries, *(each for each in own.entries if each.id not in taken)),
        shipped.broken,
        (*shipped.parts, *own.parts),
        (*shipped.packs, *own.packs),
        own=own.folder,
        own_broken=own.broken,
        own_taken=tuple(each.path for each in own.entries if each.id in taken),
    )


def _stamp(root: Path) -> list[list[Any]]:
    """Name, time and size of each file below a folder; its folders by name alone."""
    return sorted(_stamps(str(root), "", 0))


def _stamps(where: str, prefix: str, depth: int) -> Iterator[list[Any]]:
    try:
        found = list(os.scandir(where))[:_MOST_FILES]
    except OSError:
        return
    for each in found:
        name = prefix + each.name
        try:
            # Only a course itself may be a link: see loader.lesson_files.
            if each.is_dir(follow_symlinks=depth == 0):
                yield [name, 0, 0]
                if depth < _MOST_FOLDERS and not each.name.startswith("."):
                    yield from _stamps(each.path, f"{name}/", depth + 1)
            else:
                seen = each.stat()
                yield [name, seen.st_mtime_ns, seen.st_size]
        except OSError:
            yield [name, -1, 0]


def _keep(path: Path, found: dict[str, Any]) -> None:
    """Keep the index for the next time; where that fails it is made anew."""
    half = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        os.makedirs(path.parent, mode=0o700, exist_ok=True)
        half.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
        half.replace(path)
    except OSError:
        with suppress(OSError):
            half.unlink()

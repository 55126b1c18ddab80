"""Which files of a folder are lessons, and the ids that their places give them.

``start/01-first-deal.yaml`` is ``start/first-deal``; the number only orders.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

SUFFIX: Final = ".yaml"
# What people's tools leave behind, and what explains a folder: no lessons, and no faults.
_IGNORED = re.compile(r"\.|__pycache__$|.*~$|README(\.\w+)?$|LICENSE(\.\w+)?$")
_NUMBER = re.compile(r"\d+-")
_MOST_FILES: Final = 2_000
_MOST_FOLDERS: Final = 6


def unnumbered(name: str) -> str:
    """A name without the number that orders it."""
    return _NUMBER.sub("", name, count=1)


def id_of_path(path: Path, root: Path) -> str:
    """The id that a file's place in its course gives it."""
    parts = path.relative_to(root).with_suffix("").parts
    return "/".join(unnumbered(part) for part in parts)


class Found(NamedTuple):
    """The files below a folder, each sort in path order."""

    lessons: list[Path]
    strays: list[Path]
    """Files that are no lessons."""
    links: list[Path]
    """Links that are not followed."""


def lesson_files(folder: Path, *, linked: bool = False) -> Found:
    """What lies below a folder.

    Nothing outside it is read: a link to a file counts where the file lies inside, and a link to a folder
    is not followed. ``linked``: the folders right below may be links, each to a course of its own.
    """
    found = Found([], [], [])
    roots = [folder]
    if linked:
        roots += sorted(each for each in folder.iterdir() if each.is_symlink() and each.is_dir())
    for root in roots:
        _walk(root, found, skip=roots[1:])
    return Found(sorted(found.lessons[:_MOST_FILES]), sorted(found.strays), sorted(found.links))


def _walk(root: Path, found: Found, skip: Sequence[Path]) -> None:
    inside = os.path.realpath(root)
    for where, folders, files in os.walk(root):
        here = Path(where)
        deep = len(here.relative_to(root).parts) >= _MOST_FOLDERS
        names = sorted(name for name in folders if not _IGNORED.match(name))
        found.links.extend(here / n for n in names if (here / n).is_symlink() and here / n not in skip)
        folders[:] = [] if deep else [name for name in names if not (here / name).is_symlink()]
        for name in sorted(files):
            path = here / name
            if _IGNORED.match(name):
                continue
            if path.is_symlink() and not _is_inside(path, inside):
                found.links.append(path)
            else:
                (found.lessons if name.endswith(SUFFIX) else found.strays).append(path)
        if len(found.lessons) + len(found.strays) > _MOST_FILES:
            break


def _is_inside(path: Path, folder: str) -> bool:
    target = os.path.realpath(path)
    try:
        return os.path.commonpath((folder, target)) == folder
    except ValueError:  # another drive
        return False

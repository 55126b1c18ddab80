"""Where lessons, puzzles and catalogues lie: packed in the wheel, or in the tree of an editable install."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_PACKED = os.path.join(_PACKAGE, "_data")


def folder(name: str) -> Path:
    """The folder `lessons`, `puzzles` or `locales` of this installation."""
    root = _PACKED if os.path.isdir(os.path.join(_PACKED, "locales")) else os.path.dirname(_PACKAGE)
    return Path(root, name)


def lesson_index() -> Path:
    """The JSON index of the lessons that the build wrote (it may be missing in a tree never installed)."""
    return Path(_PACKED, "lessons.json")

"""A file as plain data that knows where each value stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from tutor.content.fault import ContentFault

Path = tuple[str | int, ...]
"""Where a value stands: keys and indices from the top."""
Places = tuple[dict[Path, tuple[int, int]], dict[Path, tuple[int, int]]]
"""Line and column of values, and of keys."""


class _Unreadable:
    """Stands where a value had a fault of its own; later checks pass over it."""

    def __repr__(self) -> str:
        return "UNREADABLE"


UNREADABLE: Final = _Unreadable()


@dataclass(slots=True)
class Document:
    """A file as plain data, and where each value stands."""

    file: str
    data: Any
    faults: list[ContentFault]
    text: str = field(repr=False, default="")
    locate: Callable[[str], Places] = field(repr=False, default=lambda text: ({}, {}))
    """Works out the places of a text's values and keys; called once at most."""
    _found: Places | None = field(repr=False, default=None)

    def place(self, path: Path, *, key: bool = False) -> tuple[int, int]:
        """Line and column of the value at ``path`` (with ``key``: of its key), or of what holds it."""
        if self._found is None:
            self._found = self.locate(self.text)
        places, keys = self._found
        if key and path in keys:
            return keys[path]
        while path and path not in places:
            path = path[:-1]
        return places.get(path, (1, 1))

    def place_in_text(self, path: Path, value: str, at: int) -> tuple[int, int]:
        """Where the character ``at`` of a text stands; the text's own place where it can't be told."""
        line, column = self.place(path)
        lines = self.text.splitlines()
        opened = lines[line - 1][column - 1 :] if line <= len(lines) else ""
        for quote in (0, 1):
            if "\n" not in value and opened[quote:].startswith(value[: at + 1]):
                return line, column + quote + at
        start = value.rfind("\n", 0, at) + 1
        said = value[start:].split("\n", 1)[0]
        number = line + value.count("\n", 0, at) + 1
        source = lines[number - 1] if number <= len(lines) else ""
        if opened.startswith("|") and source.endswith(said):
            return number, len(source) - len(said) + at - start + 1
        return line, column

    def has_colon(self, path: Path) -> bool:
        """Whether the key at ``path`` is followed by a colon; a word among braces need not be."""
        line, column = self.place(path, key=True)
        lines = self.text.splitlines()
        rest = lines[line - 1][column - 1 :] if line <= len(lines) else ""
        return rest[len(str(path[-1])) :].lstrip("\"'").lstrip().startswith(":")

    def fault(self, path: Path, code: str, /, *, key: bool = False, **params: object) -> ContentFault:
        """A fault about the value at ``path``."""
        line, column = self.place(path, key=key)
        return ContentFault(self.file, line, column, code, params)

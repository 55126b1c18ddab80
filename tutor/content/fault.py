"""What is wrong with a file, as a value: the sentence is made in ``words.faults``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class ContentFault:
    """One fault in one file.

    ``line`` and ``column`` count from 1, and are None where the whole file is meant. ``code`` names
    the sentence; ``params`` fill it, and are text, numbers or tuples of text.
    """

    file: str
    line: int | None
    column: int | None
    code: str
    params: Mapping[str, object] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """``file:line:column``, as compilers write it."""
        if self.line is None:
            return self.file
        return f"{self.file}:{self.line}:{self.column or 1}"

    @property
    def sort_key(self) -> tuple[str, int, int, str]:
        """Reading order: by file, then from top to bottom."""
        return (self.file, self.line or 0, self.column or 0, self.code)


def in_order(faults: list[ContentFault]) -> list[ContentFault]:
    """The faults from top to bottom, each once."""
    seen: list[ContentFault] = []
    for fault in sorted(faults, key=lambda each: each.sort_key):
        if fault not in seen[-8:]:
            seen.append(fault)
    return seen

"""The puzzle of a code: generated ones are made again, authored ones found in the pack or lesson that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor import data
from tutor.puzzles.codes import CodeError, parse_code
from tutor.puzzles.generator import make

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle

AUTHORED: Final = ("pack.", "lesson.")
"""How the codes of authored positions begin: ``pack.NAME.ID`` and ``lesson.PART/NAME.STEP``."""


def puzzle_of(code: str) -> Puzzle[Any]:
    """Any puzzle by its code. Raises CodeError."""
    bare = code.strip()
    if not bare.startswith(AUTHORED):
        return make(parse_code(bare))
    for puzzle in _authored(bare):
        if puzzle.code == bare:
            return puzzle
    raise CodeError(bare, "authored")


def _authored(code: str) -> Iterable[Puzzle[Any]]:
    """The puzzles of the file that a code names. The name is looked up, never opened as a path."""
    where, _, rest = code.partition(".")
    name = rest.rpartition(".")[0]
    return _in_pack(name) if where == "pack" else _in_lesson(name)


def _in_pack(name: str) -> Iterable[Puzzle[Any]]:
    from tutor.content.loader import load_lesson

    folder = data.folder("puzzles")
    for path in sorted(folder.glob("*.yaml")) if folder.is_dir() else ():
        if path.stem == name and (pack := load_lesson(path).pack) is not None:
            return [ask.puzzle for ask in pack.puzzles]
    return ()


def _in_lesson(name: str) -> Iterable[Puzzle[Any]]:
    from tutor.content.index import read_index
    from tutor.content.loader import load_lesson
    from tutor.content.model import Ask

    index = read_index()
    entry = index.entry(name)
    if entry is None:
        return ()
    lesson = load_lesson(index.file(entry), index.folder).lesson
    return () if lesson is None else [step.puzzle for step in lesson.steps if isinstance(step, Ask)]

"""The puzzle of a code: generated ones are made again, authored ones found in the pack or lesson that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor import data
from tutor.puzzles.codes import CodeError, parse_code
from tutor.puzzles.generator import make

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

    from tutor.content.index import Index
    from tutor.content.model import Ask
    from tutor.puzzles.puzzle import Puzzle

PACK, LESSON = "pack.", "lesson."
AUTHORED: Final = (PACK, LESSON)
"""How the codes of authored positions begin: ``pack.NAME.ID`` and ``lesson.PART/NAME.STEP``."""


def puzzle_of(code: str, own: Path | None = None) -> Puzzle[Any]:
    """Any puzzle by its code. ``own``: the folder of the learner's own courses. Raises CodeError."""
    bare = code.strip()
    if not bare.startswith(AUTHORED):
        return make(parse_code(bare))
    for ask in asks_of(bare, own):
        if ask.puzzle.code == bare:
            puzzle: Puzzle[Any] = ask.puzzle
            return puzzle
    raise CodeError(bare, "authored")


def asks_of(code: str, own: Path | None = None) -> tuple[Ask, ...]:
    """The authored questions of a code: one, or for ``pack.NAME`` all that the pack holds. Raises CodeError."""
    bare = code.strip()
    where, _, rest = bare.partition(".")
    if bare.startswith(PACK) and "." not in rest:
        found = _in_pack(rest, own)
    else:
        name = rest.rpartition(".")[0]
        held = _in_pack(name, own) if where == "pack" else _in_lesson(name, own)
        found = tuple(ask for ask in held if ask.puzzle.code == bare)
    if not found:
        raise CodeError(bare, "authored")
    return found


# A name is looked up, never opened as a path.


def _in_pack(name: str, own: Path | None) -> tuple[Ask, ...]:
    """The questions of the first pack of this name: a shipped one, else one's own."""
    from tutor.content.loader import load_lesson

    for path in _pack_files(own):
        if path.stem == name and (pack := load_lesson(path).pack) is not None:
            return pack.puzzles
    return ()


def _pack_files(own: Path | None) -> Iterator[Path]:
    from tutor.content.files import lesson_files

    folder = data.folder("puzzles")
    if folder.is_dir():
        yield from sorted(folder.glob("*.yaml"))
    if own is not None and own.is_dir():
        yield from lesson_files(own, linked=True).lessons


def _in_lesson(name: str, own: Path | None) -> tuple[Ask, ...]:
    from tutor.content.loader import load_lesson
    from tutor.content.model import Ask

    for index in _indexes(own):
        entry = index.entry(name)
        if entry is not None:
            lesson = load_lesson(index.file(entry), index.home(entry)).lesson
            return () if lesson is None else tuple(step for step in lesson.steps if isinstance(step, Ask))
    return ()


def _indexes(own: Path | None) -> Iterator[Index]:
    from tutor.content.index import read_index
    from tutor.content.own import own_index

    yield read_index()
    if own is not None and (found := own_index(own.parent)) is not None:
        yield found

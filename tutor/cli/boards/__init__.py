"""How each puzzle kind is laid out on the page: one module a kind, loaded when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from typing import Any

    from tutor.cli.page import Page
    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


class Board(Protocol):
    """The layout of one kind."""

    def draw(self, page: Page, voice: Voice, puzzle: Puzzle[Any]) -> None:
        """The position, with what may be chosen numbered."""
        ...

    def choices(self, page: Page, voice: Voice, puzzle: Puzzle[Any]) -> None:
        """The numbered choices alone, where the position stands above already."""
        ...


def board_of(kind_id: str) -> Board:
    """The layout of a kind."""
    return cast("Board", import_module(f"tutor.cli.boards.{kind_id.replace('-', '_')}"))


def draw(page: Page, voice: Voice, puzzle: Puzzle[Any]) -> None:
    """A puzzle's position, after what its table has agreed otherwise than the game."""
    from tutor.cli.boards.agreed import tell

    tell(page, puzzle)
    board_of(puzzle.kind.id).draw(page, voice, puzzle)

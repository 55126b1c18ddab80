"""What a session of practice is to hold, and what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from tutor.content.model import Ask
    from tutor.puzzles.puzzle import Kind, Puzzle
    from tutor.rules.game import House


class Plan(Record):
    """What to practise. Empty rules: all that the kinds ask. ``level`` None: it follows the learner."""

    house: House
    kinds: tuple[Kind[Any], ...]
    rules: tuple[str, ...] = ()
    codes: tuple[Puzzle[Any], ...] = ()
    """Given puzzles, asked in this order instead of fresh ones."""
    authored: Mapping[str, Ask] = {}
    """By code, the words that the authors of given puzzles gave them."""
    level: int | None = None
    count: int | None = None
    seeded: bool = False
    """A seed was given: the same puzzles for everybody, whatever they have practised."""
    path: tuple[str, ...] = ()
    """Rules in the order in which the course teaches them: new ones enter by it."""
    seconds: float | None = None
    """A sprint: the last question is the one at hand when so many seconds have gone."""


class Summary(Record):
    """A session looked back on: rules by id with (right, asked), in the order in which they came."""

    right: int
    asked: int
    rules: tuple[tuple[str, int, int], ...]
    answers: tuple[bool, ...] = ()
    """Right or not, answer by answer."""
    missed: tuple[Puzzle[Any], ...] = ()
    """The puzzles that were missed, to be asked again."""

    @property
    def weak(self) -> tuple[str, ...]:
        """Rules with a miss."""
        return tuple(rule for rule, right, asked in self.rules if right < asked)

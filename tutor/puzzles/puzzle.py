"""A puzzle: a position of some kind, its solution, and the checking of answers to it.

Answers are canonical strings (``"E"``, ``"HA"``); an answer is a tuple of them, whatever the kind. Reading what a
person typed belongs to ``tutor.words.answers``.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from tutor.puzzles.faults import PositionError as PositionError
from tutor.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.rules.game import Game, House
    from tutor.rules.reasons import Reason

Answer = tuple[str, ...]
LEVELS = (1, 2, 3, 4, 5)


class Mode(Enum):
    """How an answer meets the right ones (contract, section 5)."""

    ONE = "one"
    """Exactly one answer is right."""
    SET = "set"
    """All of them must be named, in any order."""
    ANY = "any"
    """Each of them is right alone."""
    ORDERED = "ordered"
    """All of them, in this order."""


class Reads(Enum):
    """What an answer is made of, so that it can be read and its choices shown."""

    SEAT = "seat"
    CARD = "card"
    CARDS = "cards"
    """Several cards: a set, or an order."""
    TRUMP = "trump"
    """A suit, or none."""
    SUITS = "suits"
    """A set of suits, or none."""
    NUMBER = "number"
    CALLS = "calls"
    CONTRACT = "contract"
    """A call and who plays it; pass; redeal."""
    OUTCOME = "outcome"
    """A team, a draw, or none."""
    REVOKES = "revokes"
    """A set of seats with the number of a trick, or none."""
    LEGALITY = "legality"
    """Legal or illegal; or a number."""


class Solution(Record):
    """The right answers, and the reason that decides."""

    answer: Answer
    mode: Mode
    reason: Reason
    rules: tuple[str, ...]
    """All rules it rests on, the deciding one first."""

    @property
    def rule(self) -> str:
        return self.rules[0]

    def accepts(self, given: Answer) -> bool:
        """Whether an answer is right. Repeats count once in a set."""
        match self.mode:
            case Mode.ONE | Mode.ANY:
                return len(given) == 1 and given[0] in self.answer
            case Mode.SET:
                return set(given) == set(self.answer)
            case Mode.ORDERED:
                return given == self.answer


P = TypeVar("P")


class Misconception(Record, Generic[P]):
    """A deliberately wrong rule: what a learner who believes it would answer here.

    ``predict`` gives every answer the belief allows (none where it says nothing of the position).
    """

    id: str
    predict: Callable[[P], tuple[Answer, ...]]


class Kind(Protocol[P]):
    """A puzzle kind: one file in ``puzzles/kinds``. ``version`` is one letter, raised when positions change."""

    @property
    def id(self) -> str: ...
    @property
    def version(self) -> str: ...
    @property
    def reads(self) -> Reads:
        """What its answers are made of, for most of its positions."""
        ...

    @property
    def optional(self) -> bool:
        """Whether it is only for who names it: practice leaves it out otherwise."""
        ...

    @property
    def fields(self) -> tuple[str, ...]:
        """The keys of its position, as lessons and packs write them."""
        ...

    @property
    def rules(self) -> tuple[str, ...]:
        """Rules that can decide it, in some game."""
        ...

    @property
    def misconceptions(self) -> tuple[Misconception[P], ...]: ...

    def fits(self, game: Game) -> bool:
        """Whether the question means anything in a game."""
        ...

    def posed(self, house: House) -> House:
        """The house rules under which its puzzles are made at a table: those of the table, and what it asks about."""
        ...

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[P]:
        """Endless positions of a level. What must be spread evenly (the place of the answer) is drawn once, first."""
        ...

    def solve(self, position: P) -> Solution:
        """The right answers by the rules engine."""
        ...

    def reads_of(self, position: P) -> Reads:
        """What the answers to a position are made of."""
        ...

    def choices(self, position: P) -> Answer | None:
        """What may be answered, in the order shown and numbered; None where the answer is free."""
        ...

    def parse(self, fields: Mapping[str, object], house: House) -> P:
        """A position from a lesson's or pack's fields. Raises PositionError."""
        ...

    def data(self, position: P) -> dict[str, object]:
        """The position as JSON (contract, section 5); ``parse`` reads it back."""
        ...

    def features(self, position: P) -> frozenset[str]:
        """What makes it hard, by name."""
        ...

    def edits(self, position: P, house: House, given: Answer) -> Iterator[tuple[Edit, P]]:
        """Single changes to the position, nearest first, for the counterfactual."""
        ...

    def lesser_edit(self, position: P, given: Answer) -> Edit | None:
        """Where no single change makes a wrong answer right: what would have made a part of it right."""
        ...


class BaseKind(Record):
    """What most kinds have in common: one sort of answer, and the table's own house rules."""

    reads: Reads
    optional: bool = False

    def reads_of(self, position: object) -> Reads:
        return self.reads

    def posed(self, house: House) -> House:
        return house


class Verdict(Record):
    """What became of one answer."""

    correct: bool
    given: Answer
    solution: Solution
    misconceptions: tuple[str, ...]
    """Those that alone predict the answer given; empty when it is right."""
    edit: Edit | None
    """The smallest change that would have made it right, if one does."""

    @property
    def misconception(self) -> str | None:
        return self.misconceptions[0] if self.misconceptions else None


class Puzzle(Record, Generic[P]):
    """One question. ``code`` rebuilds it; authored positions have their own."""

    kind: Kind[P]
    house: House
    level: int | None
    position: P
    solution: Solution
    code: str | None

    @property
    def game(self) -> Game:
        return self.house.game

    @property
    def reads(self) -> Reads:
        return self.kind.reads_of(self.position)

    def choices(self) -> Answer | None:
        return self.kind.choices(self.position)

    def check(self, given: Answer) -> Verdict:
        """Judge an answer from the position, with the misconception and the counterfactual behind a wrong one.

        An empty answer is "don't know": not right, and no mistake either.
        """
        from tutor.puzzles.counterfactual import nearest_edit
        from tutor.puzzles.diagnosis import diagnose

        solution = self.kind.solve(self.position)
        if solution.accepts(given):
            return Verdict(True, given, solution, (), None)
        if not given:
            return Verdict(False, given, solution, (), None)
        found = diagnose(self.kind, self.position, solution, given)
        return Verdict(False, given, solution, found, nearest_edit(self, given))


def authored(kind: Kind[P], house: House, position: P, code: str | None = None) -> Puzzle[P]:
    """A puzzle from a position that somebody wrote."""
    return Puzzle(kind, house, None, position, kind.solve(position), code)

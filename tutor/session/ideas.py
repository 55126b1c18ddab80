"""Wrong ideas that come back: met twice, a misconception brings puzzles that expose it, until it is gone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.puzzles.codes import CodeError, parse_code
from tutor.puzzles.diagnosis import comparable, predicts
from tutor.puzzles.draw import Draw
from tutor.puzzles.generator import make, sequence
from tutor.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from tutor.progress.model import Attempt
    from tutor.puzzles.puzzle import Answer, Kind, Misconception, Puzzle
    from tutor.rules.game import House

MET: Final = 2
"""Misses that one idea explains, before it is taken for a habit."""
GONE_AFTER: Final = 3
"""Right answers in a row, each to a puzzle that exposes the idea, after which it is gone."""
LOOK_BACK: Final = 60
"""How many of the latest attempts are looked at."""
_TRIED: Final = 60
_LABORIOUS: Final = frozenset({"grand", "best-card"})
"""Kinds whose positions take a tenth of a second each to make: those answered are not made again, what their verdicts
said is taken instead, and fewer are sought."""
_TRIED_LABORIOUS: Final = 3
_CLOSE: Final = 2
"""The difference in weight up to which two ideas are to be told apart."""


class Standing(Record):
    """How an idea stands among a learner's latest attempts of its kind."""

    kind: Kind[Any]
    idea: Misconception[Any]
    explained: int
    """Misses that it predicts."""
    contradicted: int
    """Answers that it does not predict, to puzzles that expose it."""
    withstood: int
    """Right answers to such puzzles since the last miss that it explains."""
    rivals: tuple[Misconception[Any], ...] = ()
    """Other ideas that explain the misses nearly as well."""

    @property
    def weight(self) -> int:
        return self.explained - self.contradicted


def haunting(attempts: Iterable[Attempt], kinds: Iterable[Kind[Any]], game: str) -> list[Standing]:
    """The idea, if one, that best explains the misses of each kind in a game. ``attempts``: the latest first.

    Many ideas predict the same wrong answer; the one that somebody holds also predicts what he gets right.
    """
    known = [a for a in attempts if a.game == game]
    found = []
    for kind in kinds:
        own = [a for a in known if a.kind == kind.id]
        if sum(not a.correct for a in own) < MET:
            continue
        posed = [(a, None if kind.id in _LABORIOUS else _puzzle(a.code)) for a in own]
        standings = [_standing(kind, idea, posed) for idea in kind.misconceptions]
        live = [s for s in standings if s.explained >= MET and s.withstood < GONE_AFTER and s.weight > 0]
        if live:
            best = max(live, key=lambda s: s.weight)
            close = tuple(s.idea for s in live if s is not best and s.weight >= best.weight - _CLOSE)
            found.append(Standing(kind, best.idea, best.explained, best.contradicted, best.withstood, close))
    return found


def _standing(
    kind: Kind[Any], idea: Misconception[Any], posed: list[tuple[Attempt, Puzzle[Any] | None]]
) -> Standing:
    explained = contradicted = withstood = 0
    for attempt, puzzle in posed:
        if puzzle is None:
            # An authored position, or a kind that has changed: what its verdict said is all there is to go by.
            explained += attempt.misconception == idea.id
            withstood += kind.id in _LABORIOUS and attempt.correct and not explained
        elif predicted_by(idea, puzzle, attempt.read_as):
            explained += 1
        elif exposes(puzzle, idea):
            contradicted += 1
            withstood += attempt.correct and not explained
    return Standing(kind, idea, explained, contradicted, withstood)


@lru_cache(maxsize=512)
def _puzzle(code: str | None) -> Puzzle[Any] | None:
    try:
        return None if code is None else make(parse_code(code))
    except CodeError:
        return None  # authored, or of a kind that has changed since


def predicted_by(idea: Misconception[Any], puzzle: Puzzle[Any], given: Answer) -> bool:
    """Whether an idea predicts this wrong answer."""
    return bool(given) and comparable(given, puzzle.solution) in predicts(
        idea, puzzle.position, puzzle.solution
    )


def exposes(puzzle: Puzzle[Any], idea: Misconception[Any]) -> bool:
    """Whether an idea leads only to wrong answers here."""
    answers = idea.predict(puzzle.position)
    return bool(answers) and not any(puzzle.solution.accepts(a) for a in answers)


def exposing(
    kind: Kind[Any],
    idea: Misconception[Any],
    house: House,
    level: int,
    seed: str,
    rivals: Iterable[Misconception[Any]] = (),
) -> Puzzle[Any] | None:
    """A puzzle that exposes an idea: at its level if one turns up there, else at the next ones up.

    One on which its rivals lead elsewhere is preferred, so that the answer tells which of them somebody holds.
    """
    others = tuple(rivals)
    tried = _TRIED_LABORIOUS if kind.id in _LABORIOUS else _TRIED
    draw = Draw(f"{kind.id}.{idea.id}.{seed}")
    for each in (*range(level, 6), *range(level - 1, 0, -1)):
        best: tuple[int, Puzzle[Any] | None] = (-1, None)
        puzzles = sequence(kind, house, each, draw.seed())
        for _ in range(tried):
            puzzle = next(puzzles)
            if exposes(puzzle, idea) and (apart := _apart(puzzle, idea, others)) > best[0]:
                best = apart, puzzle
                if apart == len(others):
                    break
        if best[1] is not None:
            return best[1]
    return None


def _apart(puzzle: Puzzle[Any], idea: Misconception[Any], others: Iterable[Misconception[Any]]) -> int:
    """How many of the others lead to no answer that the idea leads to."""
    own = predicts(idea, puzzle.position, puzzle.solution)
    return sum(own.isdisjoint(predicts(other, puzzle.position, puzzle.solution)) for other in others)

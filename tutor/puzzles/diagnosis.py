"""Which wrong idea an answer came from: the misconceptions that predict it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.puzzles.puzzle import Answer, Kind, Misconception, P, Solution


def predicts(idea: Misconception[P], position: P, solution: Solution) -> frozenset[frozenset[str] | Answer]:
    """The wrong answers that an idea allows here, in the form in which answers of this mode are compared."""
    return frozenset(comparable(a, solution) for a in idea.predict(position) if not solution.accepts(a))


def diagnose(kind: Kind[P], position: P, solution: Solution, given: Answer) -> tuple[str, ...]:
    """Ids of the misconceptions that alone predict a wrong answer, in the kind's order."""
    key = comparable(given, solution)
    return tuple(m.id for m in kind.misconceptions if key in predicts(m, position, solution))


def exposed(kind: Kind[P], position: P, solution: Solution) -> int:
    """How many misconceptions a position tells from the truth: those that only lead to wrong answers."""
    count = 0
    for idea in kind.misconceptions:
        answers = idea.predict(position)
        if answers and not any(solution.accepts(a) for a in answers):
            count += 1
    return count


def comparable(answer: Answer, solution: Solution) -> frozenset[str] | Answer:
    """An answer in the form in which answers of its mode are compared."""
    from tutor.puzzles.puzzle import Mode

    return frozenset(answer) if solution.mode is Mode.SET else answer

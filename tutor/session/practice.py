"""Practice as a session: puzzle after puzzle, harder after right answers, easier after misses."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from tutor.puzzles.puzzle import LEVELS
from tutor.session.choosing import Chooser, start_level
from tutor.session.plan import Plan, Summary
from tutor.session.question import Given, Judged, Question, authored
from tutor.session.run import Run

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle
    from tutor.session.question import Desk

UP_AFTER, DOWN_AFTER = 3, 2
"""Right answers in a row for the next level up, misses in a row for the next one down."""

__all__ = ["DOWN_AFTER", "UP_AFTER", "Plan", "PracticeRun", "Summary"]


@dataclass(frozen=True, slots=True)
class _State:
    level: int
    asked: int = 0
    right: int = 0
    run: int = 0
    """Right answers in a row; misses in a row where it is negative."""
    tally: tuple[tuple[str, bool], ...] = field(default=())
    missed: tuple[Puzzle[Any], ...] = ()
    question: Question | None = None


class PracticeRun(Run[_State]):
    """One session of practice."""

    def __init__(self, plan: Plan, desk: Desk) -> None:
        super().__init__(desk, _State(level=plan.level or _first_level(plan, desk)))
        self.plan = plan
        self._chooser = Chooser(plan, desk)
        self._ends = None if plan.seconds is None else desk.now() + timedelta(seconds=plan.seconds)

    def next(self) -> Question | Summary:
        """The next question, or the summary when the count is reached."""
        state = self._state
        if state.question is not None:
            return state.question
        total = len(self.plan.codes) or self.plan.count
        if (total is not None and state.asked >= total) or self.seconds_left() == 0:
            return self.summary()
        puzzle = self.plan.codes[state.asked] if self.plan.codes else self._chooser.fresh(state.level)
        ask = self.plan.authored.get(puzzle.code or "")
        place: dict[str, Any] = {"number": state.asked + 1, "of": total}
        question = Question(puzzle, **place) if ask is None else authored(ask, **place)
        self._state = replace(state, question=question)
        return question

    def answer(self, given: Given) -> Judged:
        """Judge an answer; it is recorded before this returns. Raises StoreError."""
        state = self._state
        question, verdict, attempt = self._judge(given)
        self._state = self._after(state, question, verdict.correct, verdict.solution.rule)
        return Judged(question, verdict, attempt, state.asked, goes_on=True)

    def summary(self) -> Summary:
        """What the session came to so far."""
        asked = Counter(rule for rule, _ in self._state.tally)
        right = Counter(rule for rule, correct in self._state.tally if correct)
        rows = tuple((rule, right[rule], n) for rule, n in asked.items())
        answers = tuple(correct for _, correct in self._state.tally)
        return Summary(self._state.right, self._state.asked, rows, answers, self._state.missed)

    def seconds_left(self) -> float | None:
        """Of a sprint, 0 when it is over; None where there is no clock."""
        if self._ends is None:
            return None
        return max(0.0, (self._ends - self.desk.now()).total_seconds())

    def _after(self, state: _State, question: Question, correct: bool, rule: str) -> _State:
        run = max(state.run, 0) + 1 if correct else min(state.run, 0) - 1
        level = state.level
        if self.plan.level is None and run in (UP_AFTER, -DOWN_AFTER):
            level = min(max(level + (1 if run > 0 else -1), LEVELS[0]), LEVELS[-1])
            run = 0
        missed = state.missed if correct else (*state.missed, question.puzzle)
        tally = (*state.tally, (rule, correct))
        return _State(level, state.asked + 1, state.right + correct, run, tally, missed)


def _first_level(plan: Plan, desk: Desk) -> int:
    """Where the learner is, or the lowest when everybody is to get the same."""
    if plan.seeded or plan.codes:
        return LEVELS[0]
    return start_level(desk.store, plan.house.game.id)

"""Running a lesson: its steps in order, after a miss another question of its rule, missed rules at the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tutor.content.model import Ask, Drill, Say, Show
from tutor.puzzles.generator import about_rule
from tutor.puzzles.kinds import KINDS
from tutor.rules.games import GAMES
from tutor.rules.record import Record
from tutor.session.question import Given, Judged, Question, authored
from tutor.session.run import Run

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from tutor.content.model import Lesson, Step, Table
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.game import House
    from tutor.session.question import Desk, Words

MISSES_ALLOWED = 2
"""After so many misses in a row the answer has been shown and the lesson goes on (voice)."""


class Told(Record):
    """Something to read."""

    words: Words


class Shown(Record):
    """A table to look at."""

    table: Table


class Ended(Record):
    """The lesson is over: how many first answers were right, and the rules to look at again."""

    right: int
    asked: int
    missed: tuple[str, ...]


Item = Told | Shown | Question | Ended


@dataclass(frozen=True, slots=True)
class _State:
    """Where a lesson stands; replaced, never changed, so that an answer can be undone."""

    index: int
    row: tuple[Question, ...] = ()
    """Questions of this step that are still to come."""
    misses: int = 0
    right: int = 0
    asked: int = 0
    turn: int = 0
    missed: tuple[tuple[str, str], ...] = ()
    """(kind, rule) missed for good, in order."""
    closing: bool = False
    """The steps are done; the missed rules come once more."""
    question: Question | None = None


class LessonRun(Run[_State]):
    """One walk through a lesson. ``next`` gives what to show: a Question again until it is answered.

    ``table``: the house rules that the learner plays by at home. Drills obey them, save where the lesson
    names its own.
    """

    def __init__(
        self, lesson: Lesson, desk: Desk, start: int = 0, table: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(desk, _State(index=min(start, len(lesson.steps))))
        self.lesson = lesson
        self._table = dict(table or {})

    @property
    def kept(self) -> bool:
        """Whether what is done here is saved; a preview is not."""
        return self.desk.store.path is not None

    @property
    def step(self) -> int:
        """The index of the step that is being run."""
        return self._state.index

    def next(self) -> Item:
        """What comes next."""
        state = self._state
        if state.question is not None:
            return state.question
        if state.row:
            self._state = replace(state, question=state.row[0], row=state.row[1:])
            return state.row[0]
        if state.closing:
            return Ended(state.right, state.asked, tuple(dict.fromkeys(rule for _, rule in state.missed)))
        if state.index >= len(self.lesson.steps):
            return self._close()
        step = self.lesson.steps[state.index]
        if isinstance(step, Say | Show):
            self._done(state.index)
            self._state = replace(state, index=state.index + 1)
            return Told(step.say.by_language) if isinstance(step, Say) else Shown(step.show)
        row = self._questions(step, state.index)
        if not row:
            self._done(state.index)
            self._state = replace(state, index=state.index + 1)
            return self.next()
        self._state = replace(state, row=row)
        return self.next()

    def answer(self, given: Given) -> Judged:
        """Judge an answer to the question at hand; it is recorded before this returns. Raises StoreError."""
        state = self._state
        question, verdict, attempt = self._judge(given)
        again = self._after(state, question, verdict)
        return Judged(question, verdict, attempt, state.turn, goes_on=not again)

    def _after(self, state: _State, question: Question, verdict: Verdict) -> bool:
        """Move on from an answer; true when the same rule is asked again at once."""
        first = state.misses == 0
        after = replace(
            state,
            question=None,
            turn=state.turn + 1,
            asked=state.asked + first,
            right=state.right + (first and verdict.correct),
            misses=0 if verdict.correct else state.misses + 1,
        )
        again = False
        if not verdict.correct and after.misses < MISSES_ALLOWED:
            another = self._another(question.puzzle, verdict.solution.rule)
            if another is not None:
                again = True
                after = replace(after, row=(_like(question, another), *after.row))
        elif not verdict.correct:
            pair = (question.puzzle.kind.id, verdict.solution.rule)
            missed = after.missed if state.closing or pair in after.missed else (*after.missed, pair)
            after = replace(after, misses=0, missed=missed)
        if not again:
            after = replace(after, misses=0)
        if not after.row and not state.closing:
            self._done(state.index)
            after = replace(after, index=state.index + 1)
        self._state = after
        return again

    def _close(self) -> Item:
        """Ask the missed rules once more, then end."""
        state = self._state
        self.desk.store.finish_lesson(self.lesson.id, self.desk.now())
        row: list[Question] = []
        for kind, rule in state.missed:
            puzzle = about_rule(KINDS[kind], self._house({}), rule, next(self.desk.seeds))
            if puzzle is not None:
                row.append(Question(puzzle, lesson=self.lesson.id, number=len(row) + 1))
        self._state = replace(state, closing=True, row=tuple(row))
        return self.next()

    def _done(self, index: int) -> None:
        key = self.lesson.step_key(index)
        self.desk.store.mark_step(self.lesson.id, key, index, len(self.lesson.steps), self.desk.now())

    def _questions(self, step: Step, index: int) -> tuple[Question, ...]:
        match step:
            case Ask():
                return (authored(step, lesson=self.lesson.id, step=self.lesson.step_key(index)),)
            case Drill():
                return self._drill(step, index)
            case _:
                return ()

    def _drill(self, step: Drill, index: int) -> tuple[Question, ...]:
        kind, house = KINDS[step.kind], self._house(step.house)
        row: list[Question] = []
        seen: set[Any] = set()
        for n in range(step.count):
            rule = step.rules[n % len(step.rules)] if step.rules else None
            puzzle = _fresh(kind, house, rule, step.level, self.desk, seen)
            if puzzle is not None:
                seen.add(puzzle.position)
                row.append(
                    Question(
                        puzzle,
                        number=n + 1,
                        of=step.count,
                        lesson=self.lesson.id,
                        step=self.lesson.step_key(index),
                    )
                )
        return tuple(row)

    def _another(self, puzzle: Puzzle[Any], rule: str) -> Puzzle[Any] | None:
        """Of the same sort: with nothing in it that the missed one did not have, if that can be."""
        seed, features = next(self.desk.seeds), puzzle.kind.features(puzzle.position)
        return about_rule(puzzle.kind, puzzle.house, rule, seed, puzzle.level, within=features)

    def _house(self, changes: Any) -> House:
        return GAMES[self.lesson.game].house({**self._table, **self.lesson.house, **changes})


def _fresh(
    kind: Any, house: House, rule: str | None, level: int, desk: Desk, seen: set[Any]
) -> Puzzle[Any] | None:
    """A puzzle whose position was not asked in this row, if one turns up in a few tries."""
    from tutor.puzzles.generator import sequence

    puzzle: Puzzle[Any] | None = None
    for _ in range(5):
        seed = next(desk.seeds)
        puzzle = (
            next(sequence(kind, house, level, seed))
            if rule is None
            else about_rule(kind, house, rule, seed, level)
        )
        if puzzle is None or puzzle.position not in seen:
            break
    return puzzle


def _like(question: Question, puzzle: Puzzle[Any]) -> Question:
    """Another question in the place of a missed one."""
    return Question(
        puzzle, number=question.number, of=question.of, lesson=question.lesson, step=question.step
    )


def resume_at(lesson: Lesson, last_step: str | None, done: tuple[str, ...], underway: bool) -> int:
    """The step at which a lesson left in the middle goes on; 0 when it is new or was finished."""
    if not underway:
        return 0
    if last_step is not None and (index := lesson.step_index(last_step)) is not None:
        return _with_its_text(lesson, index + 1)
    keys = [lesson.step_key(i) for i in range(len(lesson.steps))]
    return _with_its_text(lesson, next((i for i, key in enumerate(keys) if key not in done), 0))


def _with_its_text(lesson: Lesson, index: int) -> int:
    """Back to the texts and tables that lead up to a question, so that it is understood."""
    if index >= len(lesson.steps):
        return 0
    while index > 0 and isinstance(lesson.steps[index - 1], Say | Show):
        index -= 1
    return index

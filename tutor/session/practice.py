"""Practice: fresh puzzles without end, weakest rules first, harder after right answers, easier after misses."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tutor.progress.standing import weakest_first
from tutor.puzzles.draw import Draw
from tutor.puzzles.generator import about_rule, sequence
from tutor.puzzles.puzzle import LEVELS
from tutor.rules.record import Record
from tutor.session.question import Given, Judged, Question

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Kind, Puzzle
    from tutor.rules.game import House
    from tutor.session.question import Desk

UP_AFTER, DOWN_AFTER = 3, 2
"""Right answers in a row for the next level up, misses in a row for the next one down."""
_WEAKEST = 3
"""Practice draws among so many of the weakest rules, so that one does not come all the time."""


class Plan(Record):
    """What to practise. Empty rules: all that the kinds ask. ``level`` None: it follows the learner."""

    house: House
    kinds: tuple[Kind[Any], ...]
    rules: tuple[str, ...] = ()
    codes: tuple[Puzzle[Any], ...] = ()
    """Given puzzles, asked in this order instead of fresh ones."""
    level: int | None = None
    count: int | None = None
    seeded: bool = False
    """A seed was given: the same puzzles for everybody, whatever they have practised."""


class Summary(Record):
    """A session looked back on: rules by id with (right, asked), in the order in which they came."""

    right: int
    asked: int
    rules: tuple[tuple[str, int, int], ...]

    @property
    def weak(self) -> tuple[str, ...]:
        """Rules with a miss."""
        return tuple(rule for rule, right, asked in self.rules if right < asked)


@dataclass(frozen=True, slots=True)
class _State:
    level: int
    asked: int = 0
    right: int = 0
    run: int = 0
    """Right answers in a row; misses in a row where it is negative."""
    tally: tuple[tuple[str, bool], ...] = field(default=())
    question: Question | None = None


class PracticeRun:
    """One session of practice."""

    def __init__(self, plan: Plan, desk: Desk) -> None:
        self.plan = plan
        self._desk = desk
        self._state = _State(level=plan.level or LEVELS[0])
        self._before: tuple[_State, str] | None = None
        self._seen: set[Any] = set()
        self._rules = _askable(plan)
        self._vain: set[tuple[str, str, int | None]] = set()
        """Kind, rule and level of questions that there are none of."""

    def next(self) -> Question | Summary:
        """The next question, or the summary when the count is reached."""
        state = self._state
        if state.question is not None:
            return state.question
        total = len(self.plan.codes) or self.plan.count
        if total is not None and state.asked >= total:
            return self.summary()
        puzzle = self.plan.codes[state.asked] if self.plan.codes else self._fresh()
        question = Question(puzzle, number=state.asked + 1, of=total)
        self._state = replace(state, question=question)
        return question

    def answer(self, given: Given) -> Judged:
        """Judge an answer; it is recorded before this returns. Raises StoreError."""
        state = self._state
        question = state.question
        if question is None:
            raise RuntimeError("no question is open")
        verdict = question.puzzle.check(given.answer)
        attempt = self._desk.record(question, verdict, given)
        self._before = (state, attempt)
        self._state = self._after(state, verdict.correct, verdict.solution.rule)
        return Judged(question, verdict, attempt, state.asked, goes_on=True)

    def undo(self) -> bool:
        """Take the last answer back and ask its question again; only until the next answer."""
        if self._before is None:
            return False
        state, attempt = self._before
        self._before = None
        if not self._desk.undo(attempt):
            return False
        self._state = state
        return True

    def summary(self) -> Summary:
        """What the session came to so far."""
        asked = Counter(rule for rule, _ in self._state.tally)
        right = Counter(rule for rule, correct in self._state.tally if correct)
        rows = tuple((rule, right[rule], n) for rule, n in asked.items())
        return Summary(self._state.right, self._state.asked, rows)

    def _after(self, state: _State, correct: bool, rule: str) -> _State:
        run = max(state.run, 0) + 1 if correct else min(state.run, 0) - 1
        level = state.level
        if self.plan.level is None and run in (UP_AFTER, -DOWN_AFTER):
            level = min(max(level + (1 if run > 0 else -1), LEVELS[0]), LEVELS[-1])
            run = 0
        return _State(level, state.asked + 1, state.right + correct, run, (*state.tally, (rule, correct)))

    def _fresh(self) -> Puzzle[Any]:
        for _ in range(50):
            puzzle = self._drawn()
            if puzzle.position not in self._seen:
                break
        self._seen.add(puzzle.position)
        return puzzle

    def _drawn(self) -> Puzzle[Any]:
        level = self._state.level
        seed = next(self._desk.seeds)
        draw = Draw(seed)
        rules = self._in_turn(draw)
        # At its level where a rule can be asked there; at another one only where none can.
        for each in (level, None):
            for rule in rules:
                found = self._about(rule, each, seed, draw)
                if found is not None:
                    return found
        kind = draw.pick(self.plan.kinds)
        return next(sequence(kind, self.plan.house, level, seed))

    def _about(self, rule: str, level: int | None, seed: str, draw: Draw) -> Puzzle[Any] | None:
        """A puzzle about a rule, of any kind that asks it. What was sought in vain once is not sought again."""
        for kind in draw.shuffled([k for k in self.plan.kinds if rule in k.rules]):
            if (kind.id, rule, level) not in self._vain:
                found = about_rule(kind, self.plan.house, rule, seed, level)
                # A rule that decides nothing under these house rules would come for ever: it is never practised.
                if found is not None and (self.plan.rules or found.solution.rule == rule):
                    return found
                self._vain.add((kind.id, rule, level))
        return None

    def _in_turn(self, draw: Draw) -> list[str]:
        """The rules in the order in which they are tried: one of the weakest first."""
        if self.plan.seeded:
            return draw.shuffled(self._rules)
        game = self.plan.house.game.id
        tallies = self._desk.store.by_rule()
        ranked = [rule for rule, _ in weakest_first(((r, game) for r in self._rules), tallies)]
        return [*draw.shuffled(ranked[:_WEAKEST]), *ranked[_WEAKEST:]]


def _askable(plan: Plan) -> tuple[str, ...]:
    """The rules that can decide a question of the plan's kinds in its game; if some are named, only those."""
    from tutor.rules.rulebook import RULES

    game = plan.house.game.id
    asked = dict.fromkeys(rule for kind in plan.kinds for rule in kind.rules if game in RULES[rule].games)
    return tuple(rule for rule in asked if not plan.rules or rule in plan.rules)

"""Learners over weeks, with a fixed clock and seed: what is known comes ever more seldom, what is forgotten soon."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from itertools import count, pairwise

import pytest
from tiny_course import right, wrong

from tutor.progress.opening import store_in_memory
from tutor.progress.schedule import MOST_A_DAY
from tutor.puzzles.kinds import KINDS
from tutor.rules.games import GAMES
from tutor.session.plan import Plan, Summary
from tutor.session.practice import PracticeRun
from tutor.session.question import Desk
from tutor.session.reviewing import due_puzzles

START = datetime(2026, 1, 5, 19, tzinfo=UTC)
DAY = timedelta(days=1)
CLASSIC = GAMES["classic"].house({})
PLAN = Plan(CLASSIC, tuple(KINDS[k] for k in ("winner", "legal", "leader", "revoke", "count")))

Knows = Callable[[int | None], bool]
"""Whether a rule is known, given the days since it was last seen; None: never before."""


class Learner:
    """Sits down every evening, and answers by what is remembered of a rule."""

    def __init__(self, knows: Knows, seed: str) -> None:
        self.knows = knows
        self.day = 0
        self.seen: dict[str, dict[int, list[bool]]] = defaultdict(lambda: defaultdict(list))
        """By rule and day, how its answers went."""
        seconds = count()
        self.desk = Desk(
            store_in_memory(),
            lambda: START + self.day * DAY + timedelta(seconds=next(seconds) % 3600),
            (f"a{n}" for n in count()),
            (f"{seed}.{n}" for n in count()),
        )

    @property
    def today(self) -> date:
        return (START + self.day * DAY).date()

    def answer_all(self, plan: Plan) -> None:
        run = PracticeRun(plan, self.desk)
        while not isinstance(question := run.next(), Summary):
            rule = question.puzzle.solution.rule
            days = self.seen[rule]
            last = max((day for day in days if day < self.day), default=None)
            well = bool(days.get(self.day)) or self.knows(None if last is None else self.day - last)
            run.answer(right(question) if well else wrong(question))
            days[self.day].append(well)

    def practise(self, puzzles: int) -> None:
        self.answer_all(Plan(PLAN.house, PLAN.kinds, count=puzzles))

    def review(self) -> int:
        """What is due, until nothing is: a missed rule comes again the same evening. How many rules there were."""
        asked = 0
        for _ in range(3):
            puzzles, _ = due_puzzles(self.desk, lambda game: game.house())
            if puzzles:
                self.answer_all(Plan(CLASSIC, PLAN.kinds, codes=puzzles))
                asked = asked or len(puzzles)
        return asked

    def gaps(self, rule: str) -> list[int]:
        """Days between the evenings on which a rule was asked."""
        return [later - earlier for earlier, later in pairwise(sorted(self.seen[rule]))]


def over(weeks: int, knows: Knows, seed: str) -> Learner:
    """One evening of practice, and then every evening what is due."""
    learner = Learner(knows, seed)
    learner.practise(30)
    for learner.day in range(1, 7 * weeks):
        assert learner.review() <= MOST_A_DAY
    return learner


def never_forgets(_: int | None) -> bool:
    return True


def forgets(after: int) -> Knows:
    """Knows a rule for so many days; what is new is known as well."""
    return lambda days: days is None or days <= after


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_perfect_learner_sees_each_rule_at_growing_intervals(seed):
    learner = over(26, never_forgets, seed)
    assert len(learner.seen) >= 6
    for rule in learner.seen:
        gaps = learner.gaps(rule)
        assert len(gaps) >= 3, rule
        assert all(earlier < later for earlier, later in pairwise(gaps)), (rule, gaps)
        assert gaps[0] <= 3
        assert gaps[-1] >= 28


@pytest.mark.parametrize("seed", ["one", "two"])
def test_practice_every_evening_never_shortens_what_the_schedule_grants_a_perfect_learner(seed):
    learner = Learner(never_forgets, seed)
    pauses: dict[str, list[int]] = defaultdict(list)
    for learner.day in range(28):
        learner.practise(6)
        for review in learner.desk.store.reviews():
            pauses[review.rule].append((review.due_date - review.last).days)
            assert review.due_date > learner.today
    for rule, granted in pauses.items():
        assert granted == sorted(granted), rule
    assert max(max(granted) for granted in pauses.values()) >= 28


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_forgetful_learner_is_brought_back(seed):
    perfect, forgetful = over(12, never_forgets, seed), over(12, forgets(4), seed)
    missed = [rule for rule, days in forgetful.seen.items() if not all(all(w) for w in days.values())]
    assert set(missed) == set(forgetful.seen)  # everybody's first longer pause is too long for this one
    for rule in missed:
        days = sorted(forgetful.seen[rule])
        for day in days:
            if not forgetful.seen[rule][day][0]:
                assert forgetful.seen[rule][day][1:] == [True], "asked again that evening"
                after = [d for d in days if d > day]
                assert not after or after[0] - day <= 4, "and within days"
        assert len(days) >= 2 * len(perfect.seen[rule]), rule


def test_after_a_pause_what_was_missed_is_due_at_once_and_the_rest_waits_its_turn():
    learner = over(3, never_forgets, "pause")
    learner.day += 60
    due = learner.desk.store.due(learner.desk.now())
    assert 6 <= len(due.rules) <= MOST_A_DAY
    learner.knows = lambda days: False
    puzzles, waiting = due_puzzles(learner.desk, lambda game: game.house())
    learner.answer_all(Plan(CLASSIC, PLAN.kinds, codes=puzzles[:1]))
    again = learner.desk.store.due(learner.desk.now())
    assert puzzles[0].solution.rule in {review.rule for review in again.rules}
    assert waiting == due.waiting

"""How it goes: everything that `whist progress` shows, as values. What the program no longer has is not counted."""

from __future__ import annotations

from collections import Counter
from datetime import date, datetime, timedelta
from enum import Enum
from typing import TYPE_CHECKING

from tutor.progress.schedule import due_on, due_today
from tutor.progress.standing import streak
from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.content.index import Entry, Index
    from tutor.progress.model import Day, LessonState, Sprint, Tally, Totals
    from tutor.progress.schedule import Review
    from tutor.progress.store import Store

_KNOWN_WELL, _ENOUGH = 0.8, 3
"""A rule is known well from this share of right answers on, out of so many at least."""


class Mastery(Enum):
    """How far a lesson has come."""

    NEW = "new"
    BEGUN = "begun"
    DONE = "done"
    MASTERED = "mastered"
    """Done, and every rule of it that was asked is known well."""


class RuleRow(Record):
    """One rule in one game; ``due`` None: not on the schedule."""

    rule: str
    game: str
    attempts: int
    right: int
    due: date | None

    @property
    def known_well(self) -> bool:
        return self.attempts >= _ENOUGH and self.right >= self.attempts * _KNOWN_WELL


class LessonRow(Record):
    """One lesson of the path."""

    entry: Entry
    done: int
    mastery: Mastery


class Idea(Record):
    """A misconception that stands behind several misses of late, and the kind and game where it did most often."""

    misconception: str
    kind: str
    game: str
    count: int


class Overview(Record):
    """All of it."""

    totals: Totals
    streak: int
    days: tuple[Day, ...]
    rules: tuple[RuleRow, ...]
    """In the order of the rule book."""
    kinds: tuple[Tally, ...]
    games: tuple[Tally, ...]
    """By game; name and game are the same."""
    lessons: tuple[LessonRow, ...]
    ideas: tuple[Idea, ...]
    due: int
    """Rules to review today."""
    waiting: int
    """Due ones for which today has no room."""
    tomorrow: int
    sprints: tuple[Sprint, ...]
    """The best of each sort, in the order of the games."""


def overview(store: Store, index: Index, now: datetime) -> Overview:
    """What a store knows, with a course's lessons. ``now`` is in the learner's own time zone."""
    from tutor.progress.model import Totals
    from tutor.puzzles.kinds import KINDS
    from tutor.rules.games import GAMES
    from tutor.rules.rulebook import RULES

    today = now.date()
    reviews = store.reviews(RULES, GAMES)
    tallies = [tally for tally in store.by_rule(RULES) if tally.game in GAMES]
    days = store.days()
    kinds = tuple(t for t in store.by_kind(RULES) if t.name in KINDS and t.game in GAMES)
    due = due_today(reviews, today)
    rules = _rules(tallies, reviews, list(RULES))
    return Overview(
        totals=Totals(sum(t.attempts for t in tallies), sum(t.right for t in tallies)),
        streak=streak((day.date for day in days), today),
        days=days,
        rules=rules,
        kinds=kinds,
        games=_games(tallies, list(GAMES)),
        lessons=_lessons(store.lessons(), index, rules),
        ideas=ideas(store),
        due=len(due.rules),
        waiting=due.waiting,
        tomorrow=len(due_on(reviews, today + timedelta(days=1))),
        sprints=_sprints(store.best_sprints(), list(GAMES), {*KINDS, *RULES}),
    )


def ideas(store: Store) -> tuple[Idea, ...]:
    """What haunts the learner, as practice sees it, added up over games and kinds; what explains most first."""
    from tutor.puzzles.kinds import all_kinds
    from tutor.rules.games import GAMES
    from tutor.session.ideas import LOOK_BACK, haunting

    recent = store.recent(LOOK_BACK)
    count: Counter[str] = Counter()
    where: dict[str, tuple[int, str, str]] = {}
    for game in dict.fromkeys(attempt.game for attempt in recent if attempt.game in GAMES):
        for standing in haunting(recent, all_kinds(), game):
            name, misses = standing.idea.id, standing.explained
            count[name] += misses
            best = (misses, standing.kind.id, game)
            where[name] = max(where.get(name, best), best)
    found = [Idea(name, where[name][1], where[name][2], n) for name, n in count.items()]
    return tuple(sorted(found, key=lambda idea: (-idea.count, idea.misconception)))


def _rules(tallies: list[Tally], reviews: tuple[Review, ...], order: list[str]) -> tuple[RuleRow, ...]:
    due = {(review.rule, review.game): review.due_date for review in reviews}
    place = {rule: n for n, rule in enumerate(order)}
    rows = [RuleRow(t.name, t.game, t.attempts, t.right, due.get((t.name, t.game))) for t in tallies]
    return tuple(sorted(rows, key=lambda row: (place[row.rule], row.game)))


def _sprints(bests: tuple[Sprint, ...], order: list[str], known: set[str]) -> tuple[Sprint, ...]:
    """Those with something right, of what there is still."""
    found = [s for s in bests if s.right and s.game in order and known.issuperset(s.what)]
    return tuple(sorted(found, key=lambda s: order.index(s.game)))


def _games(tallies: list[Tally], order: list[str]) -> tuple[Tally, ...]:
    from tutor.progress.model import Tally

    attempts: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for tally in tallies:
        attempts[tally.game] += tally.attempts
        right[tally.game] += tally.right
    return tuple(Tally(game, game, attempts[game], right[game]) for game in order if attempts[game])


def _lessons(
    states: tuple[LessonState, ...], index: Index, rules: tuple[RuleRow, ...]
) -> tuple[LessonRow, ...]:
    rows = []
    known = {state.lesson: state for state in states}
    for entry in index.entries:
        own = [known[name] for name in (entry.id, *entry.was) if name in known]
        finished = any(state.finished is not None for state in own)
        steps = {step for state in own for step in state.done} & set(entry.step_keys)
        done = entry.steps if finished else len(steps)
        rows.append(LessonRow(entry, done, _mastery(entry, finished, done, rules)))
    return tuple(rows)


def _mastery(entry: Entry, finished: bool, done: int, rules: tuple[RuleRow, ...]) -> Mastery:
    if not finished:
        return Mastery.BEGUN if done else Mastery.NEW
    asked = [row for row in rules if row.rule in entry.teaches and row.game == entry.game]
    return Mastery.MASTERED if asked and all(row.known_well for row in asked) else Mastery.DONE

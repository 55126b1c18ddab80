"""The store: records what happened, and answers what the trainer and the screens ask about it.

Clock and ids come in as arguments. Every writing method has committed when it returns, and raises
StoreError (DiskFull where that is the cause) having changed nothing. Rows are added, never removed: an undo
is a row too, and rows of rules and lessons that the program no longer has stay, but are not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from tutor.progress.model import Attempt, Day, LessonState, Sprint, Tally, Totals
from tutor.progress.rows import COLUMNS, SELECT, from_row, instant, to_row

if TYPE_CHECKING:
    from tutor.progress.database import Database
    from tutor.progress.matches import Matches
    from tutor.progress.schedule import DueToday, Review


class Store:
    """Progress of one learner; made by `opening.open_store`. A context manager that closes itself."""

    def __init__(self, database: Database, before_closing: Callable[[], None] | None = None) -> None:
        self._database = database
        self._before_closing = before_closing

    @property
    def path(self) -> Path | None:
        """The file; None when nothing is saved beyond this run."""
        return self._database.path

    def close(self) -> None:
        """Close the file; more than once is fine."""
        if self._before_closing is not None:
            before_closing, self._before_closing = self._before_closing, None
            before_closing()
        self._database.close()

    def is_empty(self) -> bool:
        """Whether nothing was ever done."""
        sql = "SELECT EXISTS (SELECT 1 FROM attempts) OR EXISTS (SELECT 1 FROM lessons)"
        return not self._database.rows(sql)[0][0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # What happened

    def record(self, attempt: Attempt) -> None:
        """Save an attempt and move its rule on the schedule, both or neither.

        One whose id is there already is left as it stands, so a retry is safe.
        """
        from tutor.progress import reviews

        values = to_row(attempt)
        marks = ", ".join("?" * (len(values) + 1))
        with self._database.transaction() as connection:
            grade = reviews.grade(connection, attempt)
            added = connection.execute(
                f"INSERT INTO attempts ({COLUMNS}, grade) VALUES ({marks}) ON CONFLICT (id) DO NOTHING",
                (*values, int(grade)),
            ).rowcount
            if added:
                reviews.move(connection, attempt, grade)

    def undo(self, attempt_id: str, at: datetime, id: str) -> bool:
        """Take an attempt out of every count and off the schedule, by adding a row.

        False if there is none or it is undone already.
        """
        from tutor.progress import reviews

        values = (id, instant(at), at.date().isoformat(), attempt_id)
        with self._database.transaction() as connection:
            added = connection.execute(
                "INSERT INTO undos (id, attempt, at, local_date) SELECT ?, a.id, ?, ? FROM attempts a "
                "WHERE a.id = ? AND NOT EXISTS (SELECT 1 FROM undos u WHERE u.attempt = a.id)",
                values,
            ).rowcount
            if added:
                reviews.undone(connection, attempt_id)
        return added == 1

    def mark_step(self, lesson: str, step_id: str, index: int, total: int, at: datetime) -> None:
        """Save that a step is done: the `index`-th (from 0) of `total` in the lesson as it is now."""
        moment = instant(at)
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO lessons (lesson, last_step, last_index, total, begun, touched) "
                "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (lesson) DO UPDATE SET "
                "last_step = excluded.last_step, last_index = excluded.last_index, total = excluded.total, "
                "touched = excluded.touched",
                (lesson, step_id, index, total, moment, moment),
            )
            connection.execute(
                "INSERT INTO lesson_steps (lesson, step, at) VALUES (?, ?, ?) "
                "ON CONFLICT (lesson, step) DO UPDATE SET at = excluded.at",
                (lesson, step_id, moment),
            )

    def finish_lesson(self, lesson: str, at: datetime) -> None:
        """Save that the lesson was gone through to its end."""
        moment = instant(at)
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO lessons (lesson, begun, touched, finished) VALUES (?, ?, ?, ?) "
                "ON CONFLICT (lesson) DO UPDATE SET touched = excluded.touched, finished = excluded.finished",
                (lesson, moment, moment, moment),
            )

    def record_sprint(self, sprint: Sprint) -> Sprint | None:
        """Save a finished sprint; gives the best one of its sort before it."""
        from tutor.progress import sprints

        before = sprints.best_like(self._database, sprint)
        with self._database.transaction() as connection:
            sprints.save(connection, sprint)
        return before

    # Sprints

    def sprints(self) -> tuple[Sprint, ...]:
        """Every finished sprint, in the order in which they were saved."""
        from tutor.progress import sprints

        return tuple(sprints.all_of(self._database))

    def best_sprints(self) -> tuple[Sprint, ...]:
        """The best of each sort, by game and length."""
        from tutor.progress import sprints

        return tuple(sprints.bests(self._database))

    @property
    def matches(self) -> Matches:
        """What is played at the table."""
        from tutor.progress.matches import Matches

        return Matches(self._database)

    # Lessons

    def lesson_state(self, lesson: str) -> LessonState | None:
        """How far a lesson has come; None if it was never begun."""
        return next(iter(self._lessons("WHERE lesson = ?", (lesson,))), None)

    def lessons(self, known: Collection[str] | None = None) -> tuple[LessonState, ...]:
        """All lessons begun, the one touched last first; with `known`, only those the course still has."""
        found = self._lessons("", ())
        return tuple(state for state in found if known is None or state.lesson in known)

    def _lessons(self, where: str, parameters: tuple[str, ...]) -> list[LessonState]:
        done: dict[str, list[str]] = {}
        for lesson, step in self._database.rows(
            f"SELECT lesson, step FROM lesson_steps {where} ORDER BY seq", parameters
        ):
            done.setdefault(lesson, []).append(step)
        return [
            LessonState(
                lesson=lesson,
                last_step=last_step,
                last_index=last_index,
                total=total,
                done=tuple(done.get(lesson, ())),
                begun=datetime.fromisoformat(begun),
                touched=datetime.fromisoformat(touched),
                finished=datetime.fromisoformat(finished) if finished else None,
            )
            for lesson, last_step, last_index, total, begun, touched, finished in self._database.rows(
                "SELECT lesson, last_step, last_index, total, begun, touched, finished FROM lessons "
                f"{where} ORDER BY touched DESC, rowid DESC",
                parameters,
            )
        ]

    # Attempts

    def attempt(self, id: str) -> Attempt | None:
        """One attempt, undone or not."""
        return next(map(from_row, self._database.rows(SELECT + "WHERE a.id = ?", (id,))), None)

    def recent(self, limit: int) -> tuple[Attempt, ...]:
        """The last attempts that were not undone, the latest first."""
        rows = self._database.rows(
            SELECT + "WHERE u.id IS NULL ORDER BY a.at DESC, a.seq DESC LIMIT ?", (limit,)
        )
        return tuple(map(from_row, rows))

    def last_attempt(self) -> Attempt | None:
        """The latest attempt that was not undone."""
        return next(iter(self.recent(1)), None)

    def last_about(self, rule: str, game: str) -> Attempt | None:
        """The latest attempt at a rule in a game that was not undone."""
        rows = self._database.rows(
            SELECT
            + "WHERE u.id IS NULL AND a.rule = ? AND a.game = ? ORDER BY a.at DESC, a.seq DESC LIMIT 1",
            (rule, game),
        )
        return next(map(from_row, rows), None)

    # All of it, page by page

    def page(self, after: int, most: int) -> list[tuple[int, Attempt, int | None]]:
        """Attempts in the order in which they were saved: each with its number, above `after`, and its grade."""
        rows = self._database.rows(
            SELECT.replace("FROM", ", a.seq, a.grade FROM", 1) + "WHERE a.seq > ? ORDER BY a.seq LIMIT ?",
            (after, most),
        )
        return [(row[-2], from_row(row[:-2]), row[-1]) for row in rows]

    def count(self) -> int:
        """All attempts, undone ones and unknown rules too."""
        count: int = self._database.rows("SELECT COUNT(*) FROM attempts")[0][0]
        return count

    def undos(self, last: int) -> list[tuple[str, str, str, str]]:
        """Undos of attempts up to a number: id, attempt, instant, local date."""
        return self._database.rows(
            "SELECT u.id, u.attempt, u.at, u.local_date FROM undos u JOIN attempts a ON a.id = u.attempt "
            "WHERE a.seq <= ? ORDER BY u.at, u.rowid",
            (last,),
        )

    def step_times(self, lesson: str) -> dict[str, str]:
        """When each step of a lesson was last done, in the order in which they were done first."""
        return dict(
            self._database.rows("SELECT step, at FROM lesson_steps WHERE lesson = ? ORDER BY seq", (lesson,))
        )

    # The schedule

    def reviews(
        self, rules: Collection[str] | None = None, games: Collection[str] | None = None
    ) -> tuple[Review, ...]:
        """Every rule and game on the schedule; with `rules` and `games`, only those among them."""
        from tutor.progress import reviews

        return tuple(
            review
            for review in reviews.all_of(self._database)
            if (rules is None or review.rule in rules) and (games is None or review.game in games)
        )

    def due(
        self, at: datetime, rules: Collection[str] | None = None, games: Collection[str] | None = None
    ) -> DueToday:
        """What to review on the day that an instant falls on for the learner; at most ten rules a day."""
        from tutor.progress.schedule import due_today

        return due_today(self.reviews(rules, games), at.date())

    # Counts, all without undone attempts; with `rules`, without rules that are not among them

    def totals(self, rules: Collection[str] | None = None, day: date | None = None) -> Totals:
        """All attempts, or those of one day by the learner's calendar."""
        if day is None:
            rows = self._database.rows("SELECT rule, SUM(attempts), SUM(correct) FROM tallies GROUP BY rule")
        else:
            rows = self._database.rows(
                "SELECT rule, attempts, correct FROM days WHERE local_date = ?", (day.isoformat(),)
            )
        counted = [row for row in rows if rules is None or row[0] in rules]
        return Totals(sum(row[1] for row in counted), sum(row[2] for row in counted))

    def by_rule(self, rules: Collection[str] | None = None) -> tuple[Tally, ...]:
        """Attempts for each rule and game that has any, by rule and game."""
        rows = self._database.rows(
            "SELECT rule, game, SUM(attempts), SUM(correct) FROM tallies "
            "GROUP BY rule, game HAVING SUM(attempts) > 0 ORDER BY rule, game"
        )
        return tuple(Tally(*row) for row in rows if rules is None or row[0] in rules)

    def by_kind(self, rules: Collection[str] | None = None) -> tuple[Tally, ...]:
        """Attempts for each puzzle kind and game that has any, by kind and game."""
        sums: dict[tuple[str, str], tuple[int, int]] = {}
        for kind, game, rule, attempts, right in self._database.rows(
            "SELECT kind, game, rule, attempts, correct FROM tallies WHERE attempts > 0 ORDER BY kind, game"
        ):
            if rules is None or rule in rules:
                before = sums.get((kind, game), (0, 0))
                sums[kind, game] = (before[0] + attempts, before[1] + right)
        return tuple(Tally(kind, game, *both) for (kind, game), both in sums.items())

    def days(self) -> tuple[Day, ...]:
        """Every day with an attempt on it, the earliest first, of whatever rules: a day stays practised."""
        rows = self._database.rows(
            "SELECT local_date, attempts, correct FROM practised WHERE attempts > 0 ORDER BY local_date"
        )
        return tuple(Day(date.fromisoformat(day), attempts, right) for day, attempts, right in rows)

"""Values of the progress store: what is kept, what is counted, and what can go wrong."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum
from pathlib import Path

from tutor.rules.record import Record


class Attempt(Record):
    """One answer to one puzzle.

    `at` is an aware instant; `local_date` the day it was where the learner sat (streaks and "today" go by
    it). `given` is the text as typed, `read_as` what it was understood as, in canonical notation. `rule`
    is the deciding rule and `rules` all that the verdict rests on. `undone_by` is the id of the undo that
    took this attempt out of every count, and is only ever read, never recorded.
    """

    id: str
    at: datetime
    local_date: date
    kind: str
    game: str
    level: int
    rule: str
    given: str
    read_as: tuple[str, ...]
    correct: bool
    rules: tuple[str, ...] = ()
    code: str | None = None
    hints: int = 0
    seconds: float | None = None
    misconception: str | None = None
    lesson: str | None = None
    step: str | None = None
    undone_by: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonState:
    """How far one lesson has come.

    `last_step`, `last_index` and `total` are as last marked; `done` holds the ids of all steps ever marked,
    so that a lesson whose steps have changed since can count those that still exist. Times are in UTC.
    """

    lesson: str
    last_step: str | None
    last_index: int | None
    total: int | None
    done: tuple[str, ...]
    begun: datetime
    touched: datetime
    finished: datetime | None

    @property
    def underway(self) -> bool:
        """Whether it was left in the middle: never finished, or begun again since."""
        return self.finished is None or self.touched > self.finished


class Sprint(Record):
    """One sprint that went on until its time was over.

    ``what`` holds the ids of the kinds and rules that it was about, none: everything; ``level`` None: it followed
    the learner. Sprints alike in game, seconds, ``what`` and level are compared with each other.
    """

    id: str
    at: datetime
    local_date: date
    game: str
    seconds: int
    what: tuple[str, ...]
    level: int | None
    right: int
    asked: int


class Totals(Record):
    """Attempts and right ones, undone ones left out."""

    attempts: int
    right: int


class Tally(Record):
    """Attempts at one rule (or one kind) in one game; `name` is the rule's or the kind's id."""

    name: str
    game: str
    attempts: int
    right: int

    @property
    def accuracy(self) -> float:
        """The share that was right, 0 to 1 (a tally is never made of no attempts)."""
        return self.right / self.attempts


class Day(Record):
    """One day of practice, by the learner's own calendar."""

    date: date
    attempts: int
    right: int


class Cause(Enum):
    """Why something cannot be read or saved."""

    UNWRITABLE = "unwritable"
    FULL = "full"
    BUSY = "busy"
    DAMAGED = "damaged"


class Backup(Record):
    """A sound copy of the progress file, as it was on a day."""

    path: Path
    day: date


class Damaged(Record):
    """The file could not be read; it was moved to `kept_as` and a fresh one begun at `path`.

    `backup` is the newest copy that can be read, if there is one: what it holds can be put back.
    """

    path: Path
    kept_as: Path
    backup: Backup | None = None


class Newer(Record):
    """The file is from a newer version of the program; it is left alone and nothing will be saved."""

    version: int
    path: Path


class ReadOnly(Record):
    """Nothing can be saved at `path`: work goes on in memory, on a copy of what was there if readable."""

    path: Path
    cause: Cause = Cause.UNWRITABLE


OpeningWarning = Damaged | Newer | ReadOnly


class StoreError(Exception):
    """The store could not read or save; nothing that was saved before is touched.

    `path` is the file (None in memory) and `cause` says why; its text is for developers, not for learners.
    """

    def __init__(self, path: Path | None, cause: Cause, detail: str) -> None:
        super().__init__(f"{path}: {cause.value}: {detail}")
        self.path = path
        self.cause = cause


class DiskFull(StoreError):
    """There was no room to save. The transaction was rolled back."""

"""Progress as lines of JSON: the form in which it is exported, kept and moved between machines.

The first line names the form and its version, the last says that nothing is missing; between them stand attempts in the
order in which they were saved, undos, lessons and sprints. Several exports one after another are read as one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NoReturn

from tutor.progress.model import Attempt, Sprint
from tutor.progress.rows import instant
from tutor.progress.shapes import ATTEMPT, LESSON, NEEDED, SHAPES, SPRINT, UNDO, Shape

if TYPE_CHECKING:
    from datetime import datetime

    from tutor.progress.store import Store

FORMAT: Final = "whist-progress"
VERSION: Final = 1
HEADER, END = "header", "end"
_AT_ONCE = 1000

Line = dict[str, Any]


class Fault(Enum):
    """What is wrong with a line."""

    NOT_JSON = "not-json"
    NO_HEADER = "no-header"
    NEWER = "newer"
    UNKNOWN_TYPE = "unknown-type"
    MISSING_KEY = "missing-key"
    UNKNOWN_KEY = "unknown-key"
    BAD_VALUE = "bad-value"
    CUT_OFF = "cut-off"


class LineError(Exception):
    """Line ``number`` (from 1) can't be read; ``what`` is the key, type or version that it is about."""

    def __init__(self, number: int, fault: Fault, what: str = "") -> None:
        super().__init__(f"line {number}: {fault.value} {what}")
        self.number = number
        self.fault = fault
        self.what = what


# Writing


def written(store: Store, now: datetime) -> Iterator[str]:
    """All of a store as lines, without their ends. Other processes may go on saving meanwhile."""
    for record in records(store, now):
        yield json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def records(store: Store, now: datetime) -> Iterator[Line]:
    """The same as dictionaries."""
    yield {"type": HEADER, "format": FORMAT, "version": VERSION, "exported": instant(now)}
    last = 0
    while page := store.page(last, _AT_ONCE):
        for _, attempt, grade in page:
            yield _from_attempt(attempt, grade)
        last = page[-1][0]
    for id_, attempt_id, at, day in store.undos(last):
        yield {"type": UNDO, "id": id_, "attempt": attempt_id, "at": at, "local_date": day}
    for state in reversed(store.lessons()):
        yield {
            "type": LESSON,
            "lesson": state.lesson,
            "last_step": state.last_step,
            "last_index": state.last_index,
            "total": state.total,
            "begun": instant(state.begun),
            "touched": instant(state.touched),
            "finished": None if state.finished is None else instant(state.finished),
            "done": store.step_times(state.lesson),
        }
    for sprint in store.sprints():
        yield _from_sprint(sprint)
    yield {"type": END}


def _from_attempt(attempt: Attempt, grade: int | None) -> Line:
    return {
        "type": ATTEMPT,
        "id": attempt.id,
        "at": instant(attempt.at),
        "local_date": attempt.local_date.isoformat(),
        "code": attempt.code,
        "kind": attempt.kind,
        "game": attempt.game,
        "level": attempt.level,
        "rule": attempt.rule,
        "rules": list(attempt.rules),
        "given": attempt.given,
        "read_as": list(attempt.read_as),
        "correct": attempt.correct,
        "hints": attempt.hints,
        "seconds": attempt.seconds,
        "misconception": attempt.misconception,
        "lesson": attempt.lesson,
        "step": attempt.step,
        "grade": grade,
    }


def _from_sprint(sprint: Sprint) -> Line:
    return {
        "type": SPRINT,
        "id": sprint.id,
        "at": instant(sprint.at),
        "local_date": sprint.local_date.isoformat(),
        "game": sprint.game,
        "seconds": sprint.seconds,
        "what": list(sprint.what),
        "level": sprint.level,
        "right": sprint.right,
        "asked": sprint.asked,
    }


# Reading


def read(lines: Iterable[bytes]) -> Iterator[Line]:
    """Attempts, undos, lessons and sprints from lines, each checked and with every key. Raises LineError.

    Instants come out as the store keeps them.
    """
    opened = closed = number = 0
    for number, raw in enumerate(lines, 1):
        record = _parsed(number, raw)
        if record is None:
            continue
        kind = record.pop("type", None)
        if not opened and (kind != HEADER or record.get("format") != FORMAT):
            raise LineError(number, Fault.NO_HEADER)
        if kind == HEADER:
            _check_version(number, record)
            opened += 1
        elif kind == END:
            closed += 1
        else:
            shape = SHAPES.get(kind) if isinstance(kind, str) else None
            if shape is None:
                raise LineError(number, Fault.UNKNOWN_TYPE, _short(kind))
            yield _checked(number, record, shape) | {"type": kind}
    if not opened:
        raise LineError(max(number, 1), Fault.NO_HEADER)
    if closed < opened:
        raise LineError(number, Fault.CUT_OFF)


def _parsed(number: int, raw: bytes) -> Line | None:
    try:
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8").strip()
        if not text:
            return None
        record = _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        raise LineError(number, Fault.NOT_JSON) from error
    if not isinstance(record, dict):
        raise LineError(number, Fault.NOT_JSON)
    return record


def _refuse(constant: str) -> NoReturn:
    raise ValueError(constant)


_DECODER: Final = json.JSONDecoder(parse_constant=_refuse)


def _check_version(number: int, record: Line) -> None:
    version = record.get("version")
    if record.get("format") != FORMAT or type(version) is not int or version < 1:
        raise LineError(number, Fault.NO_HEADER)
    if version > VERSION:
        raise LineError(number, Fault.NEWER, str(version))


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"


def _checked(number: int, record: Line, shape: Shape) -> Line:
    found: Line = {}
    for key, (value_of, default) in shape.items():
        value = record.pop(key, NEEDED)
        if value is NEEDED or (value is None and default is not NEEDED):
            if default is NEEDED:
                raise LineError(number, Fault.MISSING_KEY, key)
            found[key] = default
            continue
        try:
            found[key] = value_of(value)
        except ValueError as error:
            raise LineError(number, Fault.BAD_VALUE, key) from error
    if record:
        raise LineError(number, Fault.UNKNOWN_KEY, _short(next(iter(record))))
    return found

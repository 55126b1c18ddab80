"""What each line of exported progress holds: its keys, how their values are read, and what stands for one that lacks.

A value that cannot be read raises ValueError.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date, datetime
from typing import Any, Final

from tutor.progress.rows import instant

ATTEMPT, UNDO, LESSON, SPRINT = "attempt", "undo", "lesson", "sprint"
_LARGEST = 2**31 - 1


def _text(value: object) -> str:
    if not isinstance(value, str) or not value or len(value) > 2000:
        raise ValueError
    value.encode("utf-8")
    return value


def _typed(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError
    value.encode("utf-8")
    return value


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise ValueError
    return [_typed(each) for each in value]


def _ids(value: object) -> list[str]:
    """Ids, which stand with spaces between them in the store."""
    found = _texts(value)
    if any(not each or each.split() != [each] for each in found):
        raise ValueError
    return sorted(set(found))


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise ValueError
    return value


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise ValueError
    return value


def _seconds(value: object) -> float:
    if type(value) not in (int, float) or not 0 <= value < math.inf:  # type: ignore[operator]
        raise ValueError
    return float(value)  # type: ignore[arg-type]


def _grade(value: object) -> int:
    if type(value) is not int or not 1 <= value <= 4:
        raise ValueError
    return value


def _instant(value: object) -> str:
    try:
        return instant(datetime.fromisoformat(_text(value)))
    except OverflowError as error:
        raise ValueError from error


def _day(value: object) -> str:
    return date.fromisoformat(_text(value)).isoformat()


def _done(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise ValueError
    return {_text(step): _instant(at) for step, at in value.items()}


NEEDED: Final = object()
Shape = dict[str, tuple[Callable[[object], Any], Any]]
SHAPES: Final[dict[str, Shape]] = {
    ATTEMPT: {
        "id": (_text, NEEDED),
        "at": (_instant, NEEDED),
        "local_date": (_day, NEEDED),
        "code": (_text, None),
        "kind": (_text, NEEDED),
        "game": (_text, NEEDED),
        "level": (_whole, NEEDED),
        "rule": (_text, NEEDED),
        "rules": (_texts, []),
        "given": (_typed, NEEDED),
        "read_as": (_texts, NEEDED),
        "correct": (_flag, NEEDED),
        "hints": (_whole, 0),
        "seconds": (_seconds, None),
        "misconception": (_text, None),
        "lesson": (_text, None),
        "step": (_text, None),
        "grade": (_grade, None),
    },
    UNDO: {
        "id": (_text, NEEDED),
        "attempt": (_text, NEEDED),
        "at": (_instant, NEEDED),
        "local_date": (_day, NEEDED),
    },
    LESSON: {
        "lesson": (_text, NEEDED),
        "last_step": (_text, None),
        "last_index": (_whole, None),
        "total": (_whole, None),
        "begun": (_instant, NEEDED),
        "touched": (_instant, NEEDED),
        "finished": (_instant, None),
        "done": (_done, {}),
    },
    SPRINT: {
        "id": (_text, NEEDED),
        "at": (_instant, NEEDED),
        "local_date": (_day, NEEDED),
        "game": (_text, NEEDED),
        "seconds": (_whole, NEEDED),
        "what": (_ids, []),
        "level": (_whole, None),
        "right": (_whole, NEEDED),
        "asked": (_whole, NEEDED),
    },
}

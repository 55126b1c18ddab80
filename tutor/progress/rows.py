"""Attempts as rows of the database, and back."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from tutor.progress.model import Attempt

COLUMNS = (
    "id, at, local_date, code, kind, game, level, rule, rules, given, read_as, correct, hints, seconds, "
    "misconception, lesson, step"
)
SELECT = (
    f"SELECT {', '.join('a.' + name for name in COLUMNS.split(', '))}, u.id "
    "FROM attempts a LEFT JOIN undos u ON u.attempt = a.id "
)


def instant(at: datetime) -> str:
    """An aware instant as UTC text of one width, so that text order is time order."""
    if at.tzinfo is None:
        raise ValueError("an instant needs its time zone")
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def to_row(attempt: Attempt) -> tuple[object, ...]:
    import json

    return (
        attempt.id,
        instant(attempt.at),
        attempt.local_date.isoformat(),
        attempt.code,
        attempt.kind,
        attempt.game,
        attempt.level,
        attempt.rule,
        json.dumps(attempt.rules),
        # What was typed may hold bytes that are no text; SQLite takes only text.
        attempt.given.encode("utf-8", "backslashreplace").decode("utf-8"),
        json.dumps(attempt.read_as),
        int(attempt.correct),
        attempt.hints,
        attempt.seconds,
        attempt.misconception,
        attempt.lesson,
        attempt.step,
    )


def from_row(row: tuple[Any, ...]) -> Attempt:
    import json

    (id_, at, local_date, code, kind, game, level, rule, rules, given, read_as, correct) = row[:12]
    hints, seconds, misconception, lesson, step, undone_by = row[12:]
    return Attempt(
        id=id_,
        at=datetime.fromisoformat(at),
        local_date=date.fromisoformat(local_date),
        code=code,
        kind=kind,
        game=game,
        level=level,
        rule=rule,
        rules=tuple(json.loads(rules)),
        given=given,
        read_as=tuple(json.loads(read_as)),
        correct=bool(correct),
        hints=hints,
        seconds=seconds,
        misconception=misconception,
        lesson=lesson,
        step=step,
        undone_by=undone_by,
    )

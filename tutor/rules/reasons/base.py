"""What every reason is."""

from __future__ import annotations

from typing import ClassVar

from tutor.rules.record import Record


class Reason(Record):
    """Base of all reasons. ``rule`` is the id of the rule it rests on: one a class, or one a value."""

    rule: ClassVar[str]

"""What every reason is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Reason:
    """Base of all reasons. ``rule`` is the id of the rule it rests on: one a class, or one a value."""

    rule: ClassVar[str]

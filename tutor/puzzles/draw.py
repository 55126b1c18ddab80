"""Chance that is the same everywhere: only ``random.Random(str).random()`` and our own shuffle.

Those two are stable over Python versions, machines and hash seeds, so a puzzle's code rebuilds it (contract,
section 5).
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")
SEED_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
SEED_LENGTH = 7


class Draw:
    """A stream of chance made from a text."""

    def __init__(self, text: str) -> None:
        self._random = Random(text).random

    def chance(self, share: float) -> bool:
        """True in this share of draws."""
        return self._random() < share

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        return int(self._random() * n)

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self._random() * (high - low + 1))

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self._random() * len(things))]

    def some(self, things: Sequence[T], n: int) -> list[T]:
        """n different things in random order."""
        pool = list(things)
        rnd = self._random
        for i in range(n):
            j = i + int(rnd() * (len(pool) - i))
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:n]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return self.some(things, len(things))

    def seed(self) -> str:
        """A fresh seed for a puzzle's code."""
        return "".join(self.pick(SEED_LETTERS) for _ in range(SEED_LENGTH))

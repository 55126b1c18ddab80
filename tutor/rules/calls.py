"""Calls and contracts: what is said in the bidding, and what comes of it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterable


class Way(Enum):
    """How a bid means to win: by high cards, by low ones, or without trumps (bid-number-and-kind)."""

    UP = "up"
    DOWN = "down"
    NT = "nt"


class Call(NamedTuple):
    """One call. ``number`` is the tricks over six that a bid promises, and ``way`` None for pass and grand."""

    code: str
    number: int = 0
    way: Way | None = None

    @property
    def is_bid(self) -> bool:
        return self.way is not None

    @property
    def tricks(self) -> int:
        """The tricks a bid promises, the kitty included (bid-means-six-plus)."""
        return 6 + self.number

    def __str__(self) -> str:
        return self.code


PASS: Final = Call("pass")
GRAND: Final = Call("grand", 1)
MOST: Final = 7


def bid(number: int, way: Way) -> Call:
    """A bid of 1 to 7."""
    return Call(f"{number}{way.value}", number, way)


BIDS: Final = tuple(bid(number, way) for number in range(1, MOST + 1) for way in Way)
"""Every bid, by number, then up, down, no trump."""
_BY_CODE: Final = {call.code: call for call in (PASS, GRAND, *BIDS)}


def parse_call(code: str) -> Call:
    """``pass``, ``grand``, ``4up``, ``4down``, ``4nt``. Raises NotationError."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise NotationError(code) from None


def parse_calls(text: str) -> tuple[Call, ...]:
    """Calls separated by spaces, from the dealer's left. Raises NotationError."""
    return tuple(parse_call(word) for word in text.split())


def call_codes(calls: Iterable[Call]) -> str:
    """Canonical codes separated by spaces."""
    return " ".join(call.code for call in calls)

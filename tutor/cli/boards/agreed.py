"""What a table has agreed otherwise than its game, told where the answer may hang on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Order

if TYPE_CHECKING:
    from typing import Any

    from tutor.cli.page import Page
    from tutor.puzzles.puzzle import Puzzle

_ACE: Final = ("low-ace",)
_JOKERS: Final = ("nt-joker-any-time", "nt-joker-lead", "nt-joker-shed")
_BIDS: Final = ("bidding", "down-vs-up", "forced-dealer", "dealer-may-match")
_MATTERS: Final = {
    "winner": _ACE,
    "order": _ACE,
    "memory": _ACE,
    "legal": _JOKERS,
    "revoke": _JOKERS,
    "winning-card": (*_ACE, *_JOKERS),
    "best-card": (*_ACE, *_JOKERS),
    "leader": ("grand-lead", *_ACE),
    "grand": ("grand-lead",),
    "call": ("min-bid", *_BIDS),
    "contract": _BIDS,
    "score": ("pass-scoring", "grand-failed", "set-penalty", "nt-double", "honours", "revoke-penalty"),
}
"""The house rules that change the answers of a kind. ``match`` and ``trump`` tell theirs in sentences of their own."""


def tell(page: Page, puzzle: Puzzle[Any]) -> None:
    """A sentence for each house rule off its default that matters to a puzzle."""
    changes = puzzle.house.changes()
    for name in _MATTERS.get(puzzle.kind.id, ()):
        if name in changes and _applies(name, getattr(puzzle.position, "law", None)):
            from tutor.words.options import house_text

            page.text(house_text(page.ctx.catalog, puzzle.house, name))


def _applies(name: str, law: Any) -> bool:
    """Whether a rule about low cards or about no trump has anything to say under the law of a position."""
    if law is None:
        return True
    if name in _ACE:
        return law.order is Order.LOW
    return name not in _JOKERS or law.trump is None

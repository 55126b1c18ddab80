"""What may be put away with the kitty, and what it counts as."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.cards import Card


class PutAway(Reason):
    """Six of the eighteen are put away, any six (kitty-exchange, G26); ``strange`` is a card that is not held."""

    rule: ClassVar[str] = "kitty-exchange"
    cards: int
    strange: Card | None = None


class KittyIsTrick(Reason):
    """The six put away are the declarers' first trick, whatever they are (kitty-is-first-book)."""

    rule: ClassVar[str] = "kitty-is-first-book"

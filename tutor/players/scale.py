"""Cards by strength under one law: a group (suit, or jokers without one) and a step within it, higher steps winning.

Trumps, orders and jokers then need no case of their own: the jokers are the top steps of the trump suit, a low order
turns the steps round, and in no trump the jokers are a fifth group that never wins. A *spread* is a list of five masks,
one a group, of the cards somebody holds; the bit of a card in its group's mask is its step.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.rules.cards import ALL_CARDS, Order, Suit, strength
from tutor.rules.trick import NO_SUIT, TrickLaw

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.rules.cards import Card

GROUPS: Final = NO_SUIT + 1
Spread = list[int]
TEN: Final = 9
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12
ACE: Final = 13
"""The steps of what a suit ranks first, whichever cards they are: where low cards win, 2 to 5 are kings to tens."""


class Scale:
    """A law's places for cards: ``number`` by card index, 16 a group; ``cards`` the other way round."""

    __slots__ = ("cards", "law", "number", "trump")

    def __init__(self, law: TrickLaw) -> None:
        self.law = law
        self.trump = -1 if law.trump is None else int(law.trump)
        groups = law.table.group
        steps = [strength(c.rank, law.order, law.low_ace_bad) for c in ALL_CARDS]
        down = max(steps[:13]) - ACE  # the best plain card is on the ace's step, whichever card it is
        self.number = tuple(
            16 * groups[c.index] + step - (1 if c.is_joker else down)
            for c, step in zip(ALL_CARDS, steps, strict=True)
        )
        self.cards = dict(zip(self.number, ALL_CARDS, strict=True))

    def spread(self, cards: Iterable[Card]) -> Spread:
        """The masks of these cards by group."""
        masks = [0] * GROUPS
        number = self.number
        for c in cards:
            n = number[c.index]
            masks[n >> 4] |= 1 << (n & 15)
        return masks

    def held(self, spread: Spread) -> list[Card]:
        """The cards of a spread."""
        return [
            self.cards[16 * group + step]
            for group, mask in enumerate(spread)
            for step in range(mask.bit_length())
            if mask >> step & 1
        ]


@lru_cache(maxsize=64)
def scale_of(law: TrickLaw) -> Scale:
    """The scale of a law; one for all that share it."""
    return Scale(law)


@lru_cache(maxsize=64)
def scale(trump: Suit | None, order: Order, low_ace_bad: bool = False) -> Scale:
    """The scale under which a hand would be played, for weighing it before trump and order are known."""
    return scale_of(TrickLaw(trump, order, low_ace_bad))

"""What a hand is worth: the tricks its team may expect, in hundredths, before anything else is known.

The figures were fitted to tens of thousands of random deals that club players played out; what partner and the kitty
bring on average is in them. Whole numbers, so that every machine comes to the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players.scale import ACE, JACK, KING, QUEEN, TEN

if TYPE_CHECKING:
    from tutor.players.scale import Spread

_SUITS: Final = range(4)
_JOKERS: Final = 4
_LITTLE, _BIG = 14, 15
_LONG: Final = 4
"""A suit of more cards than this is long."""

_GRAND_BASE: Final = 408
_GRAND: Final = ((ACE, 90), (KING, 61), (QUEEN, 42), (JACK, 22), (TEN, 13))
_NT_BASE: Final = 659
_NT: Final = ((ACE, 74), (KING, 42), (QUEEN, 26), (JACK, 15), (TEN, 9))
_TRUMP_BASE: Final = 512
_TRUMPS: Final = ((_BIG, 68), (_LITTLE, 58), (ACE, 50), (KING, 37), (QUEEN, 25), (JACK, 15))
_SIDE: Final = ((ACE, 54), (KING, 25), (QUEEN, 5))


def _high(mask: int, weights: tuple[tuple[int, int], ...]) -> int:
    return sum([weight for step, weight in weights if mask >> step & 1])


def grand(hand: Spread) -> int:
    """A grand with this hand (high-cards-for-grand, weigh-distribution, partner-hand-unknown)."""
    worth = _GRAND_BASE
    for suit in _SUITS:
        mask = hand[suit]
        worth += _high(mask, _GRAND)
        if mask >> QUEEN & 3 == 3:
            worth += 12  # king and queen together
        count = mask.bit_count()
        if count > _LONG:
            worth += (count - _LONG) * (12 * (mask >> JACK).bit_count() - 21)
        elif count < 2:
            worth += 10 if count else 18
            if mask >> KING == 1:
                worth -= 18  # a lone king, while the ace is out
    return worth


def no_trump(hand: Spread) -> int:
    """A no-trump bid under this order, the kitty counted."""
    worth = _NT_BASE - 9 * hand[_JOKERS].bit_count()
    for suit in _SUITS:
        mask = hand[suit]
        worth += _high(mask, _NT)
        if mask >> KING == 3:
            worth += 6
            if mask >> QUEEN == 7:
                worth += 23
        count = mask.bit_count()
        if count > _LONG:
            worth += (count - _LONG) * (23 * (mask >> JACK).bit_count() - 25)
        elif count < 2:
            worth += 13 if count else 28
    return worth


def trumps(hand: Spread, trump: int) -> int:
    """A bid with this suit as trump, under this order, the kitty counted."""
    mask = hand[trump]
    count = mask.bit_count()
    worth = _TRUMP_BASE + 59 * count - 22 * max(0, count - 5) + _high(mask, _TRUMPS)
    for suit in _SUITS:
        if suit == trump:
            continue
        mask = hand[suit]
        worth += _high(mask, _SIDE)
        if mask >> KING == 3:
            worth += 14
            if mask >> QUEEN == 7:
                worth += 20
        if not mask:
            worth += 19
        elif not mask & (mask - 1):
            worth += 8
    return worth

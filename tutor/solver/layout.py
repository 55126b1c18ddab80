"""Cards by their rank among those left, and what one suit comes to for each seat: the tables the search rests on.

A suit is the sequence of the seats that own its cards, strongest card first, two bits a card with a one above the
last. So cards that were played leave no gap, and two suits that differ only in the spots are the same. The five suits
(the fifth: jokers in no trump) lie side by side in one integer, and above them the number of cards that each seat holds
of each suit. To play the card at a place is to add a number to it, and all such numbers of a suit are looked up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import ALL_CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.trick import TrickLaw

GROUPS: Final = 5
"""Four suits, and the jokers that belong to none."""
JOKERS: Final = 4
WIDTH: Final = 32
"""Bits a suit: 15 cards at most (a trump suit with both jokers), two bits each, and the one above them."""
FIELD: Final = (1 << WIDTH) - 1
SHAPE: Final = 160
"""Where the numbers of cards begin: 16 bits a suit, four a seat."""
SHIFTS: Final = tuple(WIDTH * g for g in range(GROUPS))


class Choice(NamedTuple):
    """Cards of a seat with none of another seat between them: the strongest stands for all."""

    change: int
    """Added to the layout, it takes the card away."""
    place: int
    """How many cards of the suit are stronger."""
    bit: int
    """The bit of this place in the layout."""
    field: int
    """The bits of the suit."""
    known: int
    """The bits of the places down to the last card of the group."""
    group: int


class Suited(NamedTuple):
    """What a seat may play of a suit, in the orders in which it is tried."""

    low: tuple[Choice, ...]
    """Weakest first."""
    cheap: tuple[Choice, ...]
    """Those that beat the best card so far, the weakest first; then the others, weakest first."""
    duck: tuple[Choice, ...]
    """Those that do not beat it, the strongest first; then the others, strongest first."""


NOTHING: Final = Suited((), (), ())


@lru_cache(maxsize=200_000)
def suited(group: int, key: int) -> tuple[Suited, Suited, Suited, Suited]:
    """By seat. ``key`` is the suit's sequence times 16, plus how many of its cards beat the best card so far."""
    beating, sequence = key & 15, key >> 4
    shift, counts = WIDTH * group, SHAPE + 16 * group
    found: list[list[Choice]] = [[], [], [], []]
    split = [0, 0, 0, 0]
    place, rest = 0, sequence
    while rest > 1:
        owner, first = rest & 3, place
        while True:
            rest >>= 2
            place += 1
            if rest & 3 != owner or place == beating or rest == 1:
                break
        if first < beating:
            split[owner] += 1
        above = 1 << 2 * first
        left = (sequence >> 2 * first + 2) * above | sequence & above - 1
        change = (left - sequence << shift) - (1 << counts + 4 * owner)
        known = (1 << 2 * place) - 1 << shift
        found[owner].append(Choice(change, first, above << shift, FIELD << shift, known, group))
    n, e, s, w = (
        _in_orders(tuple(choices), beats) if choices else NOTHING
        for choices, beats in zip(found, split, strict=True)
    )
    return n, e, s, w


def _in_orders(choices: tuple[Choice, ...], beats: int) -> Suited:
    """``choices``: strongest first; the first ``beats`` of them beat the best card."""
    winning, losing = choices[:beats], choices[beats:]
    return Suited(choices[::-1], winning[::-1] + losing[::-1], losing + winning)


@lru_cache(maxsize=200_000)
def tops(group: int, sequence: int) -> tuple[int, int, int]:
    """Who owns the strongest card of a suit, how many from the top, and the bits of their places."""
    owner, count = sequence & 3, 0
    while sequence > 1 and sequence & 3 == owner:
        sequence >>= 2
        count += 1
    return owner, count, (1 << 2 * count) - 1 << WIDTH * group


def strongest_first(law: TrickLaw) -> tuple[tuple[int, ...], ...]:
    """By group: the indices of all its cards, the strongest first."""
    group, power, _ = law.table
    found: list[list[int]] = [[] for _ in range(GROUPS)]
    for c in ALL_CARDS:
        found[group[c.index]].append(c.index)
    return tuple(tuple(sorted(cards, key=lambda i: (-power[g][i], i))) for g, cards in enumerate(found))


def laid_out(hands: Sequence[int], ranked: Sequence[Sequence[int]]) -> int:
    """Four hands, masks by seat, as one integer."""
    layout = 0
    for group, cards in enumerate(ranked):
        sequence = place = 0
        for i in cards:
            for seat in range(4):
                if hands[seat] >> i & 1:
                    sequence |= seat << 2 * place
                    place += 1
                    layout += 1 << SHAPE + 16 * group + 4 * seat
        layout |= (sequence | 1 << 2 * place) << WIDTH * group
    return layout

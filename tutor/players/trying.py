"""Trying a grand out: how often a hand makes it, over deals that fit it, between club players on all four seats."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from tutor.players import worth
from tutor.players.calling import grand_over
from tutor.players.playout import Round
from tutor.players.scale import GROUPS, Spread, scale
from tutor.rules.cards import Order, codes
from tutor.rules.counting import MAJORITY

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.rules.cards import Card

DEALS: Final = 200
_LAW: Final = scale(None, Order.HIGH)
_DECK: Final = tuple(sorted(n for n in _LAW.number if n >> 4 < GROUPS - 1))
_HAND: Final = 13
_REDRAWS: Final = 20
"""So often the hands of those who have passed are drawn again, should they be worth a grand."""


@lru_cache(maxsize=512)
def grands_made(hand: tuple[Card, ...], passes: int, lead_left: bool, deals: int = DEALS) -> int:
    """Of so many deals, those in which the caller's team takes seven tricks or more (grand-aim-seven).

    ``passes``: so many have passed before the call, none of them with a hand worth a grand to the club. ``lead_left``:
    the player on the caller's left leads, and not the one on the right (grand-lead). The deals are drawn from these
    alone, so the number is the same at every time and on every machine; fewer deals are the first of more.
    """
    held = sorted(hand, key=lambda c: c.index)
    random = Random(f"grand {codes(held)} {passes} {lead_left}").random
    mine = _LAW.spread(held)
    numbers = {_LAW.number[c.index] for c in held}
    rest = [n for n in _DECK if n not in numbers]
    made = 0
    for _ in range(deals):
        hands = _dealt(mine, rest, passes, random)
        play = Round(_LAW, hands, 1 if lead_left else 3, avoid=False, declarer=0)
        taken = play.run(4 * MAJORITY)
        while max(taken) < MAJORITY:
            play.run(4)
        made += taken[0] >= MAJORITY
    return made


def worth_of(hand: tuple[Card, ...], passes: int) -> int:
    """The hundredths of tricks that a hand is over or under what the club calls grand on: a quick first guess."""
    return grand_over(worth.grand(_LAW.spread(hand)), passes)


def _dealt(mine: Spread, rest: list[int], passes: int, random: Callable[[], float]) -> list[Spread]:
    """Four hands by seat, the caller's first, of which those that passed are not worth a grand."""
    hands = [mine]
    for _ in range(_REDRAWS):
        for i in range(len(rest) - 1, 0, -1):
            j = int(random() * (i + 1))
            rest[i], rest[j] = rest[j], rest[i]
        hands = [mine, *(_spread(rest[i : i + _HAND]) for i in range(0, len(rest), _HAND))]
        # The passes came from the seats before the caller, in order of play.
        if all(grand_over(worth.grand(hands[(place - passes) % 4]), place) < 0 for place in range(passes)):
            break
    return hands


def _spread(numbers: list[int]) -> Spread:
    hand = [0] * GROUPS
    for n in numbers:
        hand[n >> 4] |= 1 << (n & 15)
    return hand

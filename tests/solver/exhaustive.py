"""Every line of play to its end, on strings: what each card is worth. It shares no code with the tutor.

Who wins and what may be played is asked of the second reading of the rules, ``oracle.brute``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from oracle import brute

Hands = tuple[frozenset[str], ...]


class Exhaustive:
    """``house``: the joker and ace options as ``brute`` takes them."""

    def __init__(self, trump: str, order: str, house: Mapping[str, str], avoid: bool) -> None:
        self.avoid = avoid
        self.seen: dict[tuple[Hands, int, tuple[str, ...]], int] = {}
        self.taker = lru_cache(None)(lambda plays: brute.winner(plays, trump, order, house)[0])
        self.may = lru_cache(None)(
            lambda hand, plays: [
                c for c in hand if brute.rule_broken(c, sorted(hand), plays, trump, house) is None
            ]
        )

    def worths(self, hands: Hands, leader: int, plays: tuple[str, ...]) -> dict[str, int]:
        """By card that may be played: the tricks of north and south from here on."""
        turn = (leader + len(plays)) % 4
        found = {}
        for card in self.may(hands[turn], plays):
            left = (*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :])
            trick = (*plays, card)
            if len(trick) < 4:
                found[card] = self.worth(left, leader, trick)
            else:
                taker = (leader + self.taker(trick)) % 4
                found[card] = (taker in (0, 2)) + self.worth(left, taker, ())
        return found

    def worth(self, hands: Hands, leader: int, plays: tuple[str, ...]) -> int:
        if not any(hands):
            return 0
        key = (hands, leader, plays)
        if key not in self.seen:
            north_south = (leader + len(plays)) % 2 == 0
            choose = max if north_south is not self.avoid else min
            self.seen[key] = choose(self.worths(hands, leader, plays).values())
        return self.seen[key]

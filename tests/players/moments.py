"""Moments of deals that were played partly well and partly at random, so that odd positions come up too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.deals import dealt, some_house, step

from tutor.players import PLAYERS, moved
from tutor.rules.deal import Deal
from tutor.rules.games import GAMES
from tutor.rules.view import view


def some_moments(game: str, deals: int, seed: str = "") -> Iterator[Deal]:
    """Every moment of some deals in which somebody has to move."""
    rng = Random(f"{game} {seed}")
    for _ in range(deals):
        deal = dealt(rng, some_house(rng, GAMES[game]))
        wild = rng.choice((0.0, 0.2, 0.8))
        while (turn := deal.turn) is not None:
            yield deal
            if rng.random() < wild:
                deal = step(rng, deal)
            else:
                name = rng.choice(("beginner", "club"))
                deal = moved(deal, PLAYERS[name].advise(view(deal, turn), rng).move)

"""Players against weaker ones over duplicate deals, and how long they think: prints JSON.

Each deal is played twice, with the same cards and the seats swapped, and what counts is by how much the stronger side
does better than the weaker one did with its cards: in points, and in tricks, which in pass count against their taker.
Where there is a bidding the players bid too. Deals are added until both 95 % intervals lie above zero, at most 2,000.
There are a few looks at the figures, and each has its share of the 5 % (Bonferroni), so that looking early costs
nothing of the promise.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final, NamedTuple, TypeVar

from tutor.players import PLAYERS, Advice, Move, Naming, Player, moved
from tutor.rules.calls import PASS, Way
from tutor.rules.cards import Order, Seat, Suit, Team
from tutor.rules.deal import KITTY, Deal, Phase, deal_out
from tutor.rules.games import GAMES
from tutor.rules.reasons import MayLeadAnything
from tutor.rules.view import View, view

LOOKS: Final = (50, 100, 200, 400, 800, 1400, 2000)
"""After so many deals the figures are looked at."""
WIDTH: Final = statistics.NormalDist().inv_cdf(1 - 0.05 / 2 / len(LOOKS))
"""Standard errors to either side of the mean."""
AT_MOST_MS: Final = {"beginner": 5, "club": 5, "strong": 50}
T = TypeVar("T")
PLAYED: Final = ("classic", "norwegian", "bid")


class Anyhow:
    """Any legal move, each as likely as another."""

    id: Final = "random"

    def advise(self, view: View, draw: Random) -> Advice:
        return Advice(_anything(view, draw), MayLeadAnything())


def _anything(view: View, draw: Random) -> Move:
    auction = view.auction
    if view.phase is Phase.BIDDING and auction is not None:
        return _one_of(auction.allowed, draw)
    if view.phase is Phase.NAMING and auction is not None and auction.contract is not None:
        if auction.contract.way is Way.NT:
            return Naming(None, _one_of(tuple(Order), draw))
        order = Order.LOW if auction.contract.way is Way.DOWN else Order.HIGH
        return Naming(_one_of(tuple(Suit), draw), order)
    if view.phase is Phase.PUTTING:
        left = list(view.hand)
        return tuple(left.pop(int(draw.random() * len(left))) for _ in range(KITTY))
    return _one_of(view.legal, draw)


def _one_of(things: Sequence[T], draw: Random) -> T:
    return things[int(draw.random() * len(things))]


class Interval(NamedTuple):
    """A mean a deal, and how far the interval reaches to either side."""

    mean: float
    reach: float

    @property
    def above_zero(self) -> bool:
        return self.mean > self.reach

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.reach:.2f}"


Times = dict[tuple[str, int], list[float]]
"""Seconds of the processor, so that a busy machine counts for nothing, by player and the number of cards played
before; -1 for calls, naming and putting away."""


def measure() -> dict[str, object]:
    """Points and tricks a deal for each pair of neighbours in strength, and the milliseconds of a move."""
    ranked: list[Player] = [Anyhow(), *PLAYERS.values()]
    times: Times = {}
    found: dict[str, object] = {}
    for weaker, stronger in pairwise(ranked):
        for game in PLAYED:
            found[f"{stronger.id} beats {weaker.id} in {game}"] = _match(stronger, weaker, game, times)
    return {"matches": found, "milliseconds": {name: _pace(name, times) for name in PLAYERS}}


def _match(stronger: Player, weaker: Player, game: str, times: Times) -> dict[str, object]:
    rng = Random(f"players {game}")
    points: list[float] = []
    tricks: list[float] = []
    for look in LOOKS:
        while len(points) < look:
            one, other = _duplicate(stronger, weaker, game, rng, times)
            points.append(one)
            tricks.append(other)
        by = _interval(points), _interval(tricks)
        if all(interval.above_zero for interval in by):
            break
    result = {"deals": len(points), "points": str(by[0]), "tricks": str(by[1])}
    above = all(interval.above_zero for interval in by)
    print(
        f"{stronger.id:8} {weaker.id:8} {game:9} {result}", "" if above else "NOT ABOVE ZERO", file=sys.stderr
    )
    return {**result, "above_zero": above}


def _duplicate(stronger: Player, weaker: Player, game: str, rng: Random, times: Times) -> tuple[float, float]:
    """By how much the stronger pair does better with the same cards: points and tricks, the mean of both tables."""
    house = GAMES[game].house()
    dealer = rng.choice(tuple(Seat))
    deal = deal_out(house, dealer, rng.sample(house.game.deck, len(house.game.deck)))
    seed = rng.random()
    one = _played(deal, stronger, weaker, Random(f"{seed} one"), times)
    other = _played(deal, weaker, stronger, Random(f"{seed} other"), times)
    return (one[0] - other[0]) / 2, (one[1] - other[1]) / 2


def _played(deal: Deal, ns: Player, ew: Player, draw: Random, times: Times) -> tuple[float, float]:
    """What north and south are ahead by, in points and in tricks over their half."""
    while (turn := deal.turn) is not None:
        player = ns if turn.team is Team.NS else ew
        seen = view(deal, turn)
        start = time.process_time()
        move = player.advise(seen, draw).move
        taken = time.process_time() - start
        cards = 4 * len(deal.done) + len(deal.trick) if deal.phase is Phase.PLAY else -1
        times.setdefault((player.id, cards), []).append(taken)
        deal = moved(deal, move)
    if deal.phase is Phase.REDEAL:
        return 0, 0
    points, tricks = deal.score().points, deal.taken
    ahead = (tricks[Team.NS] - tricks[Team.EW]) / 2
    return points[Team.NS] - points[Team.EW], -ahead if deal.contract == PASS else ahead


def _interval(values: Sequence[float]) -> Interval:
    return Interval(statistics.fmean(values), WIDTH * statistics.stdev(values) / len(values) ** 0.5)


def _pace(name: str, times: Times) -> dict[str, object]:
    """The median of all moves, and the greatest of the medians by cards played."""
    by_card = {cards: statistics.median(taken) for (who, cards), taken in times.items() if who == name}
    every = [t for (who, _), taken in times.items() if who == name for t in taken]
    slowest = max(by_card, key=lambda cards: by_card[cards])
    return {
        "median": round(1000 * statistics.median(every), 3),
        "slowest_median": round(1000 * by_card[slowest], 3),
        "after_cards": slowest,
        "at_most": AT_MOST_MS[name],
    }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

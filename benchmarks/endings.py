"""Endings of six cards a hand, every card of the seat on lead valued, with nothing learnt before: prints JSON.

Processor time, because a busy machine is no fault of the code; its median stands against the limit. DDS solves the
same endings, through endplay, where they can be told to it: it knows neither the pass game nor jokers without a suit.
"""

from __future__ import annotations

import json
import statistics
import time
from random import Random
from typing import Any

from tutor.rules.cards import BIG_JOKER, DECK52, LITTLE_JOKER, Seat, Suit, cards_of, mask_of
from tutor.rules.position import Position, first_lead
from tutor.rules.trick import TrickLaw
from tutor.solver import solve

ENDINGS = 60
SIZE = 6
AT_MOST = {"trump": 30, "no trump": 30, "pass": 60, "no trump, jokers": None}
"""Milliseconds."""
_BRIDGE = {"trump": "hearts", "no trump": "nt"}


def measure(count: int = ENDINGS) -> dict[str, object]:
    """Median milliseconds an ending by contract, and DDS's as a share of ours."""
    return {name: _measured(name, count) for name in AT_MOST}


def _measured(name: str, count: int) -> dict[str, object]:
    endings = _endings(name, count)
    ours = []
    for position in endings:
        start = time.process_time()
        solve(position, avoid=name == "pass")
        ours.append(time.process_time() - start)
    found: dict[str, object] = {
        "median_ms": round(1000 * statistics.median(ours), 1),
        "at_most": AT_MOST[name],
        "slowest_ms": round(1000 * max(ours), 1),
    }
    if name in _BRIDGE:
        theirs = _dds(endings, _BRIDGE[name])
        if theirs:
            median = statistics.median(theirs)
            found["dds_median_ms"] = round(1000 * median, 3)
            found["times_dds"] = round(statistics.median(ours) / median)
    return found


def _endings(name: str, count: int) -> list[Position]:
    rng = Random(f"endings {name}")
    law = TrickLaw(Suit.H if name == "trump" else None)
    jokers = (LITTLE_JOKER, BIG_JOKER) if "jokers" in name else ()
    found = []
    for _ in range(count):
        cards = [*rng.sample(DECK52, 4 * SIZE - len(jokers)), *jokers]
        rng.shuffle(cards)
        hands = [mask_of(cards[seat::4]) for seat in Seat]
        found.append(first_lead(hands, Seat(rng.randrange(4)), law))
    return found


def _dds(endings: list[Position], denomination: str) -> list[float]:
    """Seconds that DDS takes for each, or nothing where endplay is not installed."""
    try:
        from endplay.dds import solve_board
        from endplay.types import Deal, Denom, Player
    except ImportError:
        return []

    def told(mask: int) -> str:
        cards = cards_of(mask)
        return ".".join("".join(c.rank_code for c in cards if c.suit is suit) for suit in Suit)

    taken = []
    for position in endings:
        text = "N:" + " ".join(told(mask) for mask in position.held)
        deal: Any = Deal(text, first=Player(position.led_by), trump=Denom[denomination])
        start = time.process_time()
        solve_board(deal)
        taken.append(time.process_time() - start)
    return taken


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

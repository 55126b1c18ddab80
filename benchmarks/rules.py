"""Verdicts and puzzles a second on one core: `python -m benchmarks.rules` prints JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

from benchmarks._timing import medians
from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import all_kinds
from tutor.puzzles.puzzle import LEVELS, Kind
from tutor.rules.cards import Card, Order, Seat, mask_of
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.trick import Trick, TrickLaw, legal, legal_mask, winner, winning_place

ROUNDS = 7
POSITIONS = 600
"""Of each game."""
PUZZLES = 40
"""Of each kind, game and level."""
AT_LEAST = 2_000
"""Of winner and legal puzzles."""
COUNTED = ("winner", "legal")
LONG = ("best-card", "grand")
"""Kinds that play deals out before they ask (`benchmarks.best_cards`)."""

Position = tuple[TrickLaw, Seat, tuple[Card, ...], tuple[Card, ...]]


def positions(game: Game) -> Iterator[Position]:
    """Law, leader, the whole trick, and the hand that plays its last card."""
    rng = Random(f"benchmark {game.id}")
    while True:
        order = rng.choice(game.family.orders) if len(game.family.orders) > 1 else Order.HIGH
        cards = rng.sample(game.deck, rng.randint(5, 16))
        law = game.law(rng.choice(game.family.trumps), order)
        yield law, rng.choice(tuple(Seat)), tuple(cards[:4]), tuple(cards[3:])


def measure(rounds: int = ROUNDS) -> dict[str, object]:
    """Verdicts with their reasons, the bare functions beneath them, and puzzles by kind and game."""
    return {"verdicts_a_second": _verdicts(rounds), "puzzles_a_second": _puzzles(max(3, rounds // 2))}


def _verdicts(rounds: int) -> dict[str, int]:
    some = [position for game in ALL_GAMES for position in islice(positions(game), POSITIONS)]
    tricks = [(Trick(leader, cards), law) for law, leader, cards, _ in some]
    whole = [(cards, law) for law, _, cards, _ in some]
    hands = [(hand, cards[:3], law) for law, _, cards, hand in some]
    masks = [(mask_of(hand), plays, law) for hand, plays, law in hands]
    rivals: dict[str, Callable[[], object]] = {
        "winner, with reasons": lambda: [winner(trick, law) for trick, law in tricks],
        "winner, bare": lambda: [winning_place(cards, law) for cards, law in whole],
        "legal, with reasons": lambda: [legal(hand, plays, law) for hand, plays, law in hands],
        "legal, bare": lambda: [legal_mask(mask, plays, law) for mask, plays, law in masks],
    }
    return {name: round(len(some) / seconds) for name, seconds in medians(rivals, rounds).items()}


def _puzzles(rounds: int) -> dict[str, object]:
    pairs = [
        (kind, game) for kind in all_kinds() for game in ALL_GAMES if kind.fits(game) and kind.id not in LONG
    ]
    seconds = medians({f"{kind.id} {game.id}": _maker(kind, game) for kind, game in pairs}, rounds)
    rates = {name: round(PUZZLES * len(LEVELS) / taken) for name, taken in seconds.items()}
    slowest = min(rate for name, rate in rates.items() if name.split()[0] in COUNTED)
    return {"each": rates, f"slowest of {' and '.join(COUNTED)}": slowest, "at_least": AT_LEAST}


def _maker(kind: Kind[Any], game: Game) -> Callable[[], object]:
    house = game.house()
    return lambda: [
        puzzle for level in LEVELS for puzzle in islice(sequence(kind, house, level, "benchmark"), PUZZLES)
    ]


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

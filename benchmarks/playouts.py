"""Random playouts of a dealt hand against OpenSpiel's bridge, driven from Python: prints JSON.

Both sides do the same: copy a state in which the cards are dealt and the bidding is over, and 52 times ask for
what may be played, pick one of it at random and play it. The deals are the same, in no trump, and so is the
picking. Ours checks every card; OpenSpiel is measured without its check, against which the limit stands, and
with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks._timing import medians
from tutor.rules.cards import DECK52, Seat, mask_of
from tutor.rules.play import Play
from tutor.rules.trick import TrickLaw

ROUNDS = 15
DEALS = 300
AT_LEAST = 0.8
_PASS = 52
"""OpenSpiel's action; calls follow it: 1 clubs 55, diamonds, hearts, spades, no trump 59."""
_ONE_NO_TRUMP = 59


def measure(rounds: int = ROUNDS) -> dict[str, object]:
    """Playouts a second, and ours as a multiple of OpenSpiel's."""
    try:
        import pyspiel
    except ImportError:
        return {"skipped": "open-spiel is not installed: make bench"}
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    deals = _deals()
    ours = [_ours(deal) for deal in deals]
    theirs = [_theirs(game, deal) for deal in deals]
    rivals: dict[str, Callable[[], object]] = {
        "ours, checked": lambda: _play_ours(ours),
        "open_spiel": lambda: _play_theirs(theirs, "apply_action"),
        "open_spiel, checked": lambda: _play_theirs(theirs, "apply_action_with_legality_check"),
    }
    seconds = medians(rivals, rounds)
    mine = seconds["ours, checked"]
    return {
        "playouts_a_second": {name: round(DEALS / taken) for name, taken in seconds.items()},
        "ratio": round(seconds["open_spiel"] / mine, 2),
        "at_least": AT_LEAST,
        "ratio_to_checked": round(seconds["open_spiel, checked"] / mine, 2),
    }


def _deals() -> list[list[int]]:
    """Shuffled indices of the 52 cards: one to each seat in turn."""
    rng = Random("playouts")
    return [rng.sample(range(len(DECK52)), len(DECK52)) for _ in range(DEALS)]


def _ours(deal: list[int]) -> Play:
    return Play([mask_of(DECK52[i] for i in deal[seat::4]) for seat in Seat], Seat.E, TrickLaw())


def _theirs(game: Any, deal: list[int]) -> Any:
    """North opens one no trump and all pass; East leads. OpenSpiel numbers cards by rank, then C D H S."""
    state = game.new_initial_state()
    for index in deal:
        suit, rank = divmod(index, 13)
        state.apply_action(rank * 4 + 3 - suit)
    for call in (_ONE_NO_TRUMP, _PASS, _PASS, _PASS):
        state.apply_action(call)
    return state


def _play_ours(states: list[Play]) -> None:
    random = Random(1).random
    for dealt in states:
        state = dealt.copy()
        play = state.play
        for _ in range(52):
            may = state.choices
            play(may[int(random() * len(may))])


def _play_theirs(states: list[Any], apply: str) -> None:
    random = Random(1).random
    for dealt in states:
        state = dealt.clone()
        play, legal = getattr(state, apply), state.legal_actions
        for _ in range(52):
            may = legal()
            play(may[int(random() * len(may))])


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

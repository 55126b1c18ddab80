"""Random deals through the public, immutable `Deal` against OpenSpiel's bridge, driven from Python: prints JSON.

A whole deal goes from a shuffled pack to the score: dealing, 52 times what may be played and one card of it, the
result. Ours is classic whist; theirs is one no trump, passed out. The play alone is measured too, from the first lead.
Each of our cards is checked and gives a new state, while OpenSpiel's state changes in place and unchecked; beside it
stands what OpenSpiel takes if each card gives a new state.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from tutor.rules.cards import DECK52, Seat
from tutor.rules.deal import Deal, deal_out
from tutor.rules.games import GAMES

ROUNDS = 150
DEALS = 30
AT_LEAST = 0.4
_THEIR_PASS = 52
_ONE_NO_TRUMP = 59


def measure(rounds: int = ROUNDS) -> dict[str, object]:
    """Deals a second, and ours as a multiple of OpenSpiel's: whole, and the play alone."""
    try:
        import pyspiel
    except ImportError:
        return {"skipped": "open-spiel is not installed: make bench"}
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    rng = Random("deals")
    packs = [rng.sample(range(52), 52) for _ in range(DEALS)]
    ours = [_ours(pack) for pack in packs]
    theirs = [_theirs(game, pack) for pack in packs]
    seconds = _quickest(
        {
            "whole, ours": lambda: _whole(lambda: map(_ours, packs), _play_ours, Deal.score),
            "whole, open_spiel": lambda: _whole(
                lambda: (_theirs(game, pack) for pack in packs), _play_theirs, lambda state: state.returns()
            ),
            "play, ours": lambda: _whole(lambda: ours, _play_ours),
            "play, open_spiel": lambda: _whole(lambda: (state.clone() for state in theirs), _play_theirs),
            "play, open_spiel, new states": lambda: _whole(lambda: theirs, _play_theirs_anew),
        },
        rounds,
    )
    return {
        "deals_a_second": {name: round(DEALS / taken) for name, taken in seconds.items()},
        "ratio_whole": round(seconds["whole, open_spiel"] / seconds["whole, ours"], 2),
        "ratio_play": round(seconds["play, open_spiel"] / seconds["play, ours"], 2),
        "ratio_play_new_states": round(seconds["play, open_spiel, new states"] / seconds["play, ours"], 2),
        "at_least": AT_LEAST,
    }


def _quickest(rivals: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds of each one's quickest round of many short ones, taken in turns: what a busy machine disturbs least."""
    taken = dict.fromkeys(rivals, float("inf"))
    for _ in range(rounds):
        for name, run in rivals.items():
            start = time.perf_counter()
            run()
            taken[name] = min(taken[name], time.perf_counter() - start)
    return taken


def _whole(
    dealt: Callable[[], Any], play: Callable[[Any, Callable[[], float]], Any], end: Any = None
) -> None:
    random = Random(1).random
    for state in dealt():
        last = play(state, random)
        if end is not None:
            end(last)


_HOUSE = GAMES["classic"].house()


def _ours(pack: list[int]) -> Deal:
    return deal_out(_HOUSE, Seat.N, [DECK52[i] for i in pack])


def _theirs(game: Any, pack: list[int]) -> Any:
    """North opens one no trump and all pass; East leads. OpenSpiel numbers cards by rank, then C D H S."""
    state = game.new_initial_state()
    for index in pack:
        suit, rank = divmod(index, 13)
        state.apply_action(rank * 4 + 3 - suit)
    for call in (_ONE_NO_TRUMP, _THEIR_PASS, _THEIR_PASS, _THEIR_PASS):
        state.apply_action(call)
    return state


def _play_ours(deal: Deal, random: Callable[[], float]) -> Deal:
    for _ in range(52):
        may = deal.legal()
        deal = deal.play(may[int(random() * len(may))])
    return deal


def _play_theirs(state: Any, random: Callable[[], float]) -> Any:
    play, legal = state.apply_action, state.legal_actions
    for _ in range(52):
        may = legal()
        play(may[int(random() * len(may))])
    return state


def _play_theirs_anew(state: Any, random: Callable[[], float]) -> Any:
    for _ in range(52):
        may = state.legal_actions()
        state = state.child(may[int(random() * len(may))])
    return state


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

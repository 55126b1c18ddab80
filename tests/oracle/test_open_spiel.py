"""Whole deals in trumps and in no trump, card by card beside OpenSpiel's bridge, where that is installed."""

from __future__ import annotations

from random import Random

import pytest

from tutor.rules.cards import DECK52, Seat, Suit, mask_of
from tutor.rules.play import Play
from tutor.rules.trick import TrickLaw

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed: make bench brings it")

PASS, FIRST_BID = 52, 55
BIDS = (Suit.C, Suit.D, Suit.H, Suit.S, None)
"""One of each in OpenSpiel's order, no trump last."""


def their_card(index: int) -> int:
    """By rank, then clubs, diamonds, hearts, spades."""
    suit, rank = divmod(index, 13)
    return rank * 4 + 3 - suit


@pytest.mark.parametrize("trump", BIDS, ids=lambda t: "none" if t is None else t.code)
def test_every_turn_and_every_legal_card(trump: Suit | None) -> None:
    rng = Random(f"beside OpenSpiel {trump}")
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    for _ in range(200):
        deal = rng.sample(range(52), 52)
        theirs = game.new_initial_state()
        for index in deal:
            theirs.apply_action(their_card(index))
        # North opens and all pass: East leads, and North plays South's cards too.
        for call in (FIRST_BID + BIDS.index(trump), PASS, PASS, PASS):
            theirs.apply_action(call)
        hands = [mask_of(DECK52[i] for i in deal[seat::4]) for seat in Seat]
        ours = Play(hands, Seat.E, TrickLaw(trump))
        while ours.choices:
            turn = Seat.N if ours.turn == Seat.S else ours.turn
            assert theirs.current_player() == turn, deal
            assert sorted(theirs.legal_actions()) == sorted(map(their_card, ours.choices)), deal
            played = rng.choice(ours.choices)
            ours.play(played)
            theirs.apply_action(their_card(played))
        assert theirs.is_terminal()

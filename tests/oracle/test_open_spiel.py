"""A thousand deals in trumps and in no trump, card by card beside OpenSpiel's bridge, where that is installed."""

from __future__ import annotations

from random import Random

import pytest

from tutor.rules.calls import PASS as WE_PASS
from tutor.rules.cards import DECK52, Seat, Suit, Team, mask_of
from tutor.rules.deal import Deal, Phase, begin
from tutor.rules.games import GAMES
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


def our_deal(hands: list[int], trump: Suit | None) -> Deal:
    """Dealt by North, so that East leads: four passes in Norwegian whist, or classic whist with rotating trumps."""
    if trump is None:
        deal = begin(GAMES["norwegian"].house(), Seat.N, hands)
        for _ in Seat:
            deal = deal.call(WE_PASS)
        return deal
    house = GAMES["classic"].house({"trump-method": "rotation"})
    return begin(house, Seat.N, hands, number="HDSC".index(trump.code) + 1)


def bridge_score(won: int, trump: Suit | None) -> int:
    """What one bid of trumps, or one no trump, is worth in bridge to North and South: it tells the tricks they won."""
    if won < 7:
        return -50 * (7 - won)
    each = 20 if trump in (Suit.C, Suit.D) else 30
    return 50 + each * (won - 6) + (10 if trump is None else 0)


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
        whole = our_deal(hands, trump)
        while ours.choices:
            turn = Seat.N if ours.turn == Seat.S else ours.turn
            assert theirs.current_player() == turn, deal
            assert sorted(theirs.legal_actions()) == sorted(map(their_card, ours.choices)), deal
            assert sorted(c.index for c in whole.legal()) == sorted(ours.choices), deal
            assert whole.turn == ours.turn
            played = rng.choice(ours.choices)
            ours.play(played)
            whole = whole.play(DECK52[played])
            theirs.apply_action(their_card(played))
        assert theirs.is_terminal()
        assert whole.phase is Phase.OVER
        assert list(whole.takers) == ours.takers
        assert theirs.returns()[Seat.N] == bridge_score(whole.taken[Team.NS], trump), deal

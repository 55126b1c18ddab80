"""The strong player does better than the club one with the same cards, and says so only where it differs."""

from __future__ import annotations

from random import Random

import pytest

from players.moments import some_moments
from players.test_playout import round_of
from tutor.players import PLAYERS
from tutor.players.reasons import TriedOut
from tutor.players.sampling import Hidden
from tutor.players.scale import scale_of
from tutor.players.seen import seen
from tutor.players.strong import clearly, values
from tutor.rules.calls import PASS
from tutor.rules.cards import Card, Team
from tutor.rules.deal import Deal, Phase
from tutor.rules.view import view
from tutor.solver.endings import solve


def worth(deal: Deal, card: Card) -> int:
    """What a card comes to as the cards really lie, when club players play on."""
    assert deal.law is not None
    assert deal.turn is not None
    play, team = round_of(deal), deal.turn.team
    play.play(scale_of(deal.law).number[card.index])
    gained = play.run(sum(hand.bit_count() for hand in deal.hands) - 1)
    taken = deal.taken[team] + gained[0 if team is Team.NS else 1]
    return values(deal.house, deal.contract, deal.declarer, team)[taken]


FULL = pytest.mark.full


@pytest.mark.parametrize(
    ("game", "sample"),
    [("classic", 70), *(pytest.param(game, 200, marks=FULL) for game in ("norwegian", "bid"))],
)
def test_looking_ahead_pays(game: str, sample: int) -> None:
    rng = Random(f"strong {game}")
    moments = [d for d in some_moments(game, 40, "strong") if d.phase is Phase.PLAY and len(d.legal()) > 2]
    gain = differs = 0
    for deal in rng.sample(moments, sample):
        assert deal.turn is not None
        at = view(deal, deal.turn)
        usual, better = (PLAYERS[name].advise(at, Random(1)) for name in ("club", "strong"))
        assert isinstance(usual.move, Card)
        assert isinstance(better.move, Card)
        if better.move == usual.move:
            assert better == usual
            continue
        assert isinstance(better.reason, TriedOut)
        assert (better.reason.card, better.reason.instead) == (better.move, usual.move)
        assert better.reason.deals > 5
        differs += 1
        gain += worth(deal, better.move) - worth(deal, usual.move)
    assert differs > 5
    assert gain > 0


@pytest.mark.parametrize("game", ["classic", "norwegian"])
def test_an_ending_whose_cards_are_known_is_played_perfectly(game: str) -> None:
    """Where all that was played leaves one way for the cards to lie, no card does better, against any play."""
    rng = Random(f"ending {game}")
    checked = 0
    for deal in some_moments(game, 150, "ending"):
        if deal.phase is not Phase.PLAY or sum(hand.bit_count() for hand in deal.hands) > 12:
            continue
        assert deal.turn is not None
        at = view(deal, deal.turn)
        hidden = Hidden(at, seen(at))
        if len(deal.legal()) == 1 or len({str(hidden.draw(rng).hands) for _ in range(12)}) > 1:
            continue
        move = PLAYERS["strong"].advise(at, rng).move
        ending = solve(deal, avoid=deal.contract == PASS)
        assert move in ending.best
        checked += 1
    assert checked > 15


def test_a_card_must_do_clearly_better() -> None:
    assert clearly([5, 6, 7, 6], [3, 4, 5, 4])
    assert not clearly([5, 0, 7, 0], [3, 4, 3, 2])
    assert not clearly([5], [3])
    assert not clearly([1, 1], [1, 1])

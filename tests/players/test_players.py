"""Every player, in every game under any house rules: always a legal move, and the same one for the same seed."""

from __future__ import annotations

from random import Random

import pytest
from rules.deals import dealt, some_house

from tutor.players import PLAYERS, Player, moved
from tutor.rules.cards import Seat
from tutor.rules.deal import Deal, Phase
from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES
from tutor.rules.view import view

DEALS = {"beginner": 40, "club": 40, "strong": 3}


def played_out(deal: Deal, players: dict[Seat, Player], seed: str) -> Deal:
    """A deal played to its end; a move that is not legal raises in ``moved``."""
    draw = Random(seed)
    while (turn := deal.turn) is not None:
        advice = players[turn].advise(view(deal, turn), draw)
        assert advice.reason.rule in RULES
        deal = moved(deal, advice.move)
    return deal


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_plays_any_deal_to_its_end(name: str, game: str) -> None:
    rng = Random(f"{game} {name}")
    everybody = dict.fromkeys(Seat, PLAYERS[name])
    for n in range(DEALS[name]):
        start = dealt(rng, some_house(rng, GAMES[game]))
        end = played_out(start, everybody, str(n))
        assert end.phase in (Phase.OVER, Phase.REDEAL)
        assert end == played_out(start, everybody, str(n))

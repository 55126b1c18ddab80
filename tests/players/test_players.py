"""Every player, in every game under any house rules: always a legal move, and the same one for the same seed."""

from __future__ import annotations

from random import Random

import pytest
from rules.deals import dealt, some_house

from players.moments import some_moments
from tutor.players import PLAYERS, Player, moved
from tutor.players.strong import Strong
from tutor.rules.cards import Seat
from tutor.rules.deal import Deal, Phase
from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES
from tutor.rules.view import view

QUICK = {**PLAYERS, "strong": Strong(effort=300)}
DEALS = {"beginner": 40, "club": 40, "strong": 3}


class OnlyRandom(Random):
    """Refuses all but ``random()``, the one source that is the same in every version of Python."""

    def getrandbits(self, k: int) -> int:
        raise AssertionError("only random() may be used")


def played_out(deal: Deal, players: dict[Seat, Player], seed: str) -> Deal:
    """A deal played to its end; a move that is not legal raises in ``moved``."""
    draw = OnlyRandom(seed)
    while (turn := deal.turn) is not None:
        advice = players[turn].advise(view(deal, turn), draw)
        assert advice.reason.rule in RULES
        deal = moved(deal, advice.move)
    return deal


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", GAMES)
def test_plays_any_deal_to_its_end(name: str, game: str) -> None:
    rng = Random(f"{game} {name}")
    everybody = dict.fromkeys(Seat, QUICK[name])
    for n in range(DEALS[name]):
        start = dealt(rng, some_house(rng, GAMES[game]))
        end = played_out(start, everybody, str(n))
        assert end.phase in (Phase.OVER, Phase.REDEAL)
        assert end == played_out(start, everybody, str(n))


@pytest.mark.parametrize("game", GAMES)
def test_finds_a_legal_move_wherever_others_have_led_it(game: str) -> None:
    """Also where the others play at random, as nobody would who follows the maxims."""
    draw = OnlyRandom(game)
    for n, deal in enumerate(some_moments(game, 25, "anywhere")):
        assert deal.turn is not None
        for player in QUICK.values():
            if player.id != "strong" or n % 8 == 0:
                moved(deal, player.advise(view(deal, deal.turn), draw).move)


def test_by_strength() -> None:
    assert list(PLAYERS) == [player.id for player in PLAYERS.values()] == ["beginner", "club", "strong"]

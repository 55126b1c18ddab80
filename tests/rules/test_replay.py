"""Records of deals: whole ones replay as they were played, and parts of them tell no more than they hold."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tutor.rules.cards import Seat
from tutor.rules.deal import Deal, Phase
from tutor.rules.games import ALL_GAMES
from tutor.rules.recorded import Recorded, record, restore
from tutor.rules.replay import replay

from .deals import dealt, some_house, step

SEEDS = range(25)


def played(game, seed: int) -> Deal:
    rng = Random(f"replay {game.id} {seed}")
    deal = dealt(rng, some_house(rng, game))
    while deal.phase not in (Phase.OVER, Phase.REDEAL):
        deal = step(rng, deal)
    return deal


@pytest.fixture(
    params=[(game, seed) for game in ALL_GAMES for seed in SEEDS], ids=lambda p: f"{p[0].id}-{p[1]}"
)
def deal(request) -> Deal:
    return played(*request.param)


def test_restored_as_it_was(deal):
    assert restore(record(deal)) == deal


def test_replayed_as_it_was_played(deal):
    found = replay(record(deal))
    assert found.fault is None
    assert (found.contract, found.declarer) == (deal.contract, deal.declarer)
    assert tuple(taken.winner for taken in found.tricks) == deal.takers
    if deal.phase is Phase.OVER:
        assert found.law == deal.law
        assert found.won == deal.taken
        assert found.score == deal.score()
    else:
        assert found.score is None


def parts(rng: Random, whole: Recorded) -> Recorded:
    """The record with something left out."""
    names = [
        n for n in ("dealer", "number", "kitty", "turned", "calls", "names", "puts") if rng.random() < 0.3
    ]
    hands = {seat: cards for seat, cards in whole.hands.items() if rng.random() < 0.6}
    return replace(whole, hands=hands, **dict.fromkeys(names))


def test_a_part_says_no_more_than_the_whole(deal):
    whole = replay(record(deal))
    rng = Random(repr(record(deal).plays))
    for _ in range(4):
        found = replay(parts(rng, record(deal)))
        assert found.fault is None
        assert found.score in (None, whole.score)
        assert found.won in (None, whole.won)
        for part, taken in zip(found.tricks, whole.tricks, strict=True):
            assert part.winner in (None, taken.winner)
            assert part.rule in (None, taken.rule)


def test_a_changed_card_is_found(deal):
    """Two cards of the same trick change places: whatever was not held, or not allowed, is told."""
    if deal.phase is not Phase.OVER:
        return
    whole = record(deal)
    trick = whole.plays[3]
    cards = (trick.cards[1], trick.cards[0], *trick.cards[2:])
    found = replay(replace(whole, plays=(*whole.plays[:3], trick._replace(cards=cards), *whole.plays[4:])))
    assert found.fault is not None
    assert (found.fault.where, found.fault.trick, found.fault.seat) == ("plays", 4, trick.leader)
    assert found.fault.rule == ("deal-12-each-kitty-6" if deal.kitty else "deal-13-each")


def test_a_leader_who_is_not_the_one(deal):
    if deal.phase is not Phase.OVER:
        return
    whole = record(deal)
    trick = whole.plays[5]
    moved = trick._replace(leader=trick.leader.left, cards=(*trick.cards[1:], trick.cards[0]))
    found = replay(replace(whole, plays=(*whole.plays[:5], moved, *whole.plays[6:])))
    assert found.fault is not None
    assert (found.fault.rule, found.fault.trick) == ("winner-leads-next", 6)


def test_what_is_missing_cannot_be_restored(deal):
    with pytest.raises(ValueError):
        restore(replace(record(deal), dealer=None))
    with pytest.raises(ValueError):
        restore(replace(record(deal), hands={Seat.N: record(deal).hands[Seat.N]}))

"""Records with one fault: two cards exchanged, or a trick given another leader; the second reading finds the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from rules.deals import some_house, to_the_end

from tutor.rules.cards import Seat, cards_of
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.recorded import Recorded, record
from tutor.rules.replay import replay
from tutor.rules.trick import Trick

from . import brute, brute_deal


def first_fault(
    told: Recorded, declarer: str, leader: str, trump: str, order: str
) -> tuple[int, str, str] | None:
    """The trick, the card, and the rule it breaks: a wrong leader, a card not held, or one not allowed."""
    house = dict(told.house)
    kitty = told.house.game.family.kitty
    held = {seat.code: {c.code for c in told.hands[seat]} for seat in Seat}
    if declarer:
        held[declarer] |= {c.code for c in told.kitty or ()}
        held[declarer] -= {c.code for c in told.puts or ()}
    turn, rule = leader, ""
    for number, trick in enumerate(told.plays, 1):
        if trick.leader.code != turn:
            return number, trick.cards[0].code, rule
        played: list[str] = []
        for c in trick.cards:
            if c.code not in held[turn]:
                return number, c.code, "deal-12-each-kitty-6" if kitty else "deal-13-each"
            broken = brute.legal(sorted(held[turn]), played, trump, house)[1].get(c.code)
            if broken is not None:
                return number, c.code, broken
            held[turn].remove(c.code)
            played.append(c.code)
            turn = brute_deal.after(turn, 1)
        place, _ = brute.winner(played, trump, order, house)
        assert place is not None
        turn, rule = brute_deal.after(turn, place), "winner-leads-next"
    return None


def exchanged(rng: Random, told: Recorded) -> Recorded:
    """Two cards change places, mostly of one seat; or one trick is said to be led by another seat."""
    if rng.random() < 0.15:
        n = rng.randrange(1, len(told.plays))
        others = [seat for seat in Seat if seat is not told.plays[n].leader]
        wrong = told.plays[n]._replace(leader=rng.choice(others))
        return replace(told, plays=(*told.plays[:n], wrong, *told.plays[n + 1 :]))
    places = [(n, place) for n in range(len(told.plays)) for place in range(4)]
    one = rng.choice(places)
    seat = told.plays[one[0]].seat_of(one[1])
    same = [(n, p) for n, p in places if told.plays[n].seat_of(p) is seat and (n, p) != one]
    two = rng.choice(same if rng.random() < 0.85 else [p for p in places if p != one])
    cards = [list(trick.cards) for trick in told.plays]
    (a, i), (b, j) = one, two
    cards[a][i], cards[b][j] = cards[b][j], cards[a][i]
    plays = tuple(Trick(trick.leader, tuple(some)) for trick, some in zip(told.plays, cards, strict=True))
    return replace(told, plays=plays)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
@pytest.mark.parametrize("deals", [15, pytest.param(300, marks=pytest.mark.full)])
def test_the_first_fault_of_a_record(game: Game, deals: int) -> None:
    rng = Random(f"records {game.id} {deals}")
    rules = set()
    for _ in range(deals):
        deal = to_the_end(rng, some_house(rng, game))
        assert deal.law is not None
        assert deal.leader is not None
        told = record(deal)
        assert replay(told).fault is None
        trump = "none" if deal.law.trump is None else deal.law.trump.code
        declarer = deal.declarer.code if deal.puts is not None and deal.declarer is not None else ""
        for _ in range(12):
            wrong = exchanged(rng, told)
            expected = first_fault(wrong, declarer, deal.leader.code, trump, deal.law.order.value)
            fault = replay(wrong).fault
            found = None
            if fault is not None:
                assert fault.where == "plays"
                assert fault.card is not None
                found = (fault.trick, fault.card.code, fault.rule)
            assert found == expected, (trump, dict(deal.house), wrong.plays)
            rules.add(expected[-1] if expected else None)
    assert rules >= {None, "follow-suit", "winner-leads-next"}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_a_record_tells_what_was_played(game: Game) -> None:
    rng = Random(f"records told {game.id}")
    for _ in range(40):
        deal = to_the_end(rng, some_house(rng, game))
        found = replay(record(deal))
        assert found.fault is None
        assert [taken.winner for taken in found.tricks] == list(deal.takers)
        assert (found.won, found.score, found.contract) == (deal.taken, deal.score(), deal.contract)
        assert set(cards_of(sum(deal.dealt) + deal.kitty)) == set(game.deck)

"""Playouts on masks are the same play as that of deals and views, card by card."""

from __future__ import annotations

from random import Random

import pytest

from players.moments import some_moments
from tutor.players import PLAYERS, moved
from tutor.players.playout import Round
from tutor.players.scale import scale_of
from tutor.players.seen import Seen, seen
from tutor.players.strong import different, values
from tutor.rules.calls import GRAND, PASS, parse_call
from tutor.rules.cards import Seat, Team, cards_of, parse_cards
from tutor.rules.deal import Deal, Phase
from tutor.rules.games import GAMES
from tutor.rules.trick import TrickLaw
from tutor.rules.view import view


def round_of(deal: Deal) -> Round:
    assert deal.law is not None
    assert deal.turn is not None
    scale = scale_of(deal.law)
    declarer = -1 if deal.declarer is None else int(deal.declarer)
    play = Round(
        scale, [scale.spread(cards_of(h)) for h in deal.hands], deal.turn, deal.contract == PASS, declarer
    )
    if deal.puts is not None:
        play.put_away(scale.spread(cards_of(deal.puts)))
    play.begin_at(seen(view(deal, deal.turn)))
    return play


@pytest.mark.parametrize("game", GAMES)
def test_a_playout_is_what_club_players_play(game: str) -> None:
    rng = Random(f"playout {game}")
    moments = [deal for deal in some_moments(game, 10, "playout") if deal.phase is Phase.PLAY]
    for start in rng.sample(moments, 40):
        play = round_of(start)
        play.run(sum(hand.bit_count() for hand in start.hands))
        deal = start
        while (turn := deal.turn) is not None:
            deal = moved(deal, PLAYERS["club"].advise(view(deal, turn), rng).move)
        gained = [deal.taken[team] - start.taken[team] for team in Team]
        assert play.taken == gained


@pytest.mark.parametrize("game", GAMES)
def test_what_a_round_knows_is_what_the_view_shows(game: str) -> None:
    rng = Random(f"known {game}")
    for deal in some_moments(game, 6, "known"):
        if deal.phase is not Phase.PLAY or rng.random() < 0.5:
            continue
        assert deal.turn is not None
        play, card = round_of(deal), rng.choice(deal.legal())
        assert deal.law is not None
        play.play(scale_of(deal.law).number[card.index])
        after = deal.play(card)
        if after.turn is None:
            continue
        play.known.me, play.known.hand = after.turn, play.hands[after.turn]
        play.known.left = play._left if after.turn == play.known.declarer else play._hidden
        known = seen(view(after, after.turn))
        assert {n: getattr(play.known, n) for n in Seen.__slots__} == {
            n: getattr(known, n) for n in Seen.__slots__
        }


def test_cards_that_come_to_the_same_are_tried_once() -> None:
    scale = scale_of(TrickLaw())
    known = Seen(scale, False, -1)
    known.hand = scale.spread(parse_cards("SA SK SJ S9 H5"))
    known.left = scale.spread(parse_cards("SA SK SJ S9 H5 SQ S2 H6"))
    numbers = {c.code: scale.number[c.index] for c in parse_cards("SA SK SJ S9 H5")}
    tried = different(list(numbers.values()), numbers["SA"], known)
    assert tried == [numbers["S9"], numbers["SA"], numbers["H5"]]
    known.best = scale.number[parse_cards("ST")[0].index]  # now it lies between the jack and the nine
    tried = different(list(numbers.values()), numbers["SK"], known)
    assert tried == [numbers["S9"], numbers["SJ"], numbers["SK"], numbers["H5"]]


@pytest.mark.parametrize(
    ("game", "call", "worth"),
    [
        ("classic", None, {6: -2 + 6, 7: 2 + 7, 9: 6 + 9}),
        ("norwegian", GRAND, {6: -4 + 6, 7: 2 + 7, 13: 14 + 13}),
        ("norwegian", PASS, {6: 0 - 6, 5: 2 - 5, 8: -2 - 8}),
        ("bid", parse_call("4up"), {9: -8 + 9, 10: 8 + 10}),
        ("bid", parse_call("3nt"), {9: 12 + 9, 8: -12 + 8}),
    ],
)
def test_what_tricks_are_worth(game: str, call: object, worth: dict[int, int]) -> None:
    """Two for a point, one for a trick, which in pass counts the other way."""
    declarer = None if call in (None, PASS) else Seat.N
    found = values(GAMES[game].house(), call, declarer, Team.NS)  # type: ignore[arg-type]
    assert {tricks: found[tricks] for tricks in worth} == worth

"""Whole deals card by card: against the second reading of the rules, against the verdicts, and refusals."""

from __future__ import annotations

from random import Random

import pytest
from oracle import brute
from oracle.test_brute import laws_of

from tutor.rules.cards import ALL_CARDS, Card, Order, Seat, Suit, card, cards_of, mask_of, parse_cards
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.play import IllegalPlay, Play
from tutor.rules.trick import Trick, TrickLaw, legal, winner

GAMES = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
DEALS = pytest.mark.parametrize("deals", [150, pytest.param(3_000, marks=pytest.mark.full)])


def hands_of(rng: Random, game: Game) -> list[list[int]]:
    """Four hands of a game, jokers among them more often than chance would have it."""
    size = game.family.hand_size
    indices = [c.index for c in game.deck]
    rng.shuffle(indices)
    jokers = [i for i in indices if ALL_CARDS[i].is_joker] if rng.random() < 0.7 else []
    cards = [*jokers, *(i for i in indices if i not in jokers)][: 4 * size]
    rng.shuffle(cards)
    return [cards[n * size : (n + 1) * size] for n in range(4)]


def masks(hands: list[list[int]]) -> list[int]:
    return [mask_of(cards(hand)) for hand in hands]


def held(*hands: str) -> list[int]:
    return [mask_of(parse_cards(hand)) for hand in hands]


def indices(text: str) -> list[int]:
    return [c.index for c in parse_cards(text)]


def cards(some: list[int] | tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(ALL_CARDS[i] for i in some)


@GAMES
@DEALS
def test_every_card_of_a_deal_by_the_second_reading(game: Game, deals: int) -> None:
    rng, laws = Random(f"deals {game.id} {deals}"), laws_of(game)
    for _ in range(deals):
        trump, order, house, law = rng.choice(laws)
        dealt, leader = hands_of(rng, game), rng.choice(tuple(Seat))
        hands = [[ALL_CARDS[i].code for i in hand] for hand in dealt]
        play = Play(masks(dealt), leader, law)
        turn = int(leader)
        for number in range(game.family.hand_size):
            trick: list[str] = []
            for _ in range(4):
                position = (trump, order, house, hands[turn], trick)
                assert play.turn == turn, position
                may, _, _ = brute.legal(hands[turn], trick, trump, house)
                assert sorted(ALL_CARDS[i].code for i in play.choices) == sorted(may), position
                played = rng.choice(play.choices)
                play.play(played)
                trick.append(ALL_CARDS[played].code)
                hands[turn].remove(trick[-1])
                turn = (turn + 1) % 4
            place, _ = brute.winner(trick, trump, order, house)
            assert place is not None
            turn = (turn + place) % 4
            assert play.takers[number:] == [turn], (trump, order, house, trick)
        assert not play.choices
        assert sorted(play.played) == sorted(i for hand in dealt for i in hand)
        assert play.hands == (0, 0, 0, 0)


@GAMES
def test_the_verdicts_say_the_same(game: Game) -> None:
    rng, laws = Random(f"verdicts {game.id}"), laws_of(game)
    for _ in range(60):
        law = rng.choice(laws)[-1]
        dealt = hands_of(rng, game)
        whole = mask_of(cards([i for hand in dealt for i in hand]))
        play = Play(masks(dealt), rng.choice(tuple(Seat)), law)
        leader = Seat(play.turn)
        while play.choices:
            assert sum(play.hands) + mask_of(cards(play.played)) == whole, "a card was lost or came twice"
            verdict = legal(cards_of(play.hands[play.turn]), cards(play.trick), law)
            assert play.legal == mask_of(verdict.legal)
            for barred, reason in verdict.illegal.items():
                before = (play.turn, tuple(play.choices), list(play.played), list(play.takers), play.hands)
                with pytest.raises(IllegalPlay) as refused:
                    play.play(barred.index)
                found = refused.value
                assert (found.seat, found.card, found.reason) == (Seat(play.turn), barred, reason)
                after = (play.turn, tuple(play.choices), list(play.played), list(play.takers), play.hands)
                assert after == before
            play.play(rng.choice(play.choices))
            if not len(play.played) % 4:
                assert play.trick == ()
                assert play.takers[-1] == winner(Trick(leader, cards(play.played[-4:])), law).seat
                assert play.tricks()[-1] == Trick(leader, cards(play.played[-4:]))
                leader = Seat(play.takers[-1])
        assert len(play.takers) == game.family.hand_size


def test_a_card_that_the_seat_does_not_hold() -> None:
    play = Play(held("SA", "SK", "SQ", "SJ"), Seat.N, TrickLaw())
    for other in ("SK", "H2"):
        with pytest.raises(IllegalPlay) as refused:
            play.play(card(other).index)
        assert refused.value.reason is None
    for index in indices("SA SK SQ SJ"):
        play.play(index)
    with pytest.raises(IllegalPlay):
        play.play(card("SA").index)
    assert (play.takers, play.turn, play.choices) == ([Seat.N], Seat.N, [])


# What may be played by the seat that follows; the law; the leader's card; its hand; the legal cards.
HOUSES = [
    ("follows suit", TrickLaw(), "S4", "SA S2 H3", "S2 SA"),
    ("void, jokers free", TrickLaw(), "D4", "SA H3 LJ", "SA H3 LJ"),
    ("void, jokers must (G5)", TrickLaw(nt_joker_shed_must=True), "D4", "SA H3 LJ", "LJ"),
    ("jokers when void only", TrickLaw(), "S4", "SA H3 LJ", "SA"),
    ("jokers at any time", TrickLaw(nt_joker_any_time=True), "S4", "SA H3 LJ", "SA LJ"),
    ("joker led in no trump (G3)", TrickLaw(nt_joker_shed_must=True), "BJ", "SA H3 LJ", "SA H3 LJ"),
    ("joker led with trumps (G1)", TrickLaw(Suit.H), "BJ", "SA H3 LJ", "H3 LJ"),
    (
        "options of no trump with trumps",
        TrickLaw(Suit.H, nt_joker_shed_must=True),
        "D4",
        "SA C3 LJ",
        "SA C3 LJ",
    ),
]


@pytest.mark.parametrize(("law", "led", "hand", "may"), [r[1:] for r in HOUSES], ids=[r[0] for r in HOUSES])
def test_jokers_by_house_rule(law: TrickLaw, led: str, hand: str, may: str) -> None:
    play = Play(held(f"{led} C5 C6", hand, "C7 C8 C9", "CT CJ CQ"), Seat.N, law)
    play.play(card(led).index)
    assert sorted(play.choices) == sorted(indices(may))
    assert play.tricks() == (Trick(Seat.N, parse_cards(led)),)


def test_jokers_are_led_last_by_house_rule() -> None:
    law = TrickLaw(nt_joker_lead_last=True)
    play = Play(held("BJ S2 LJ", "S3 S4 S5", "S6 S7 S8", "S9 ST SJ"), Seat.N, law)
    assert play.choices == indices("S2")
    assert Play(held("BJ", "S3", "S6", "S9"), Seat.N, law).choices == indices("BJ")


def test_a_copy_goes_its_own_way() -> None:
    rng = Random("copies")
    play = Play(masks(hands_of(rng, ALL_GAMES[0])), Seat.W, TrickLaw(Suit.D, Order.HIGH))
    for _ in range(30):
        play.play(rng.choice(play.choices))
    seen = (list(play.played), list(play.takers), play.hands, play.turn, list(play.choices))
    ahead = play.copy()
    assert (ahead.played, ahead.takers, ahead.hands, ahead.turn, ahead.choices) == seen
    while ahead.choices:
        ahead.play(rng.choice(ahead.choices))
    assert (list(play.played), list(play.takers), play.hands, play.turn, list(play.choices)) == seen
    for index in ahead.played[30:]:
        play.play(index)
    assert play.takers == ahead.takers

"""The engine and the second reading of the rules agree on random tricks and hands of every game.

Draws are seeded, so a failure repeats. Laws are drawn over all trumps, orders and house values of the game.
"""

from __future__ import annotations

import ast
from itertools import permutations, product
from pathlib import Path
from random import Random

import pytest

from tutor.rules.cards import Order, Seat, card, mask_of, parse_trump
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.trick import Trick, TrickLaw, legal, legal_mask, winner, winning_place

from . import brute

GAMES = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
TIMES = pytest.mark.parametrize("times", [10_000, pytest.param(400_000, marks=pytest.mark.full)])

# Stated here once more, so that the game's own data are tested too.
PLAIN = [suit + rank for suit in "SHDC" for rank in "23456789TJQKA"]
TRUMPS = {"norwegian": ["none"]}
TRICK_OPTIONS = {
    "nt-joker-any-time": ("no", "yes"),
    "nt-joker-lead": ("any", "last"),
    "nt-joker-shed": ("free", "must"),
    "low-ace": ("good", "bad"),
}
WITH_JOKERS = ("bid", "betting")
Law = tuple[str, str, dict[str, str], TrickLaw]


def laws_of(game: Game) -> list[Law]:
    """Every law of a game: trump, order, house and the engine's own value of it."""
    jokers = game.id in WITH_JOKERS
    houses = [{}]
    if jokers:
        houses = [
            dict(zip(TRICK_OPTIONS, values, strict=True)) for values in product(*TRICK_OPTIONS.values())
        ]
    trumps = TRUMPS.get(game.id, ["S", "H", "D", "C", "none"])
    orders = ["high", "low"] if jokers else ["high"]
    return [
        (trump, order, house, game.law(parse_trump(trump), Order(order), game.house(house)))
        for trump, order, house in product(trumps, orders, houses)
    ]


def deck_of(game: Game) -> list[str]:
    deck = [*PLAIN, "LJ", "BJ"] if game.id in WITH_JOKERS else PLAIN
    assert sorted(deck) == sorted(c.code for c in game.deck)
    return deck


def drawn(rng: Random, deck: list[str], count: int) -> list[str]:
    """Cards without repeats, half of the time crowded into two suits and the jokers."""
    pool = deck
    if rng.random() < 0.5:
        suits = rng.sample("SHDC", 2)
        pool = [c for c in deck if c[0] in suits or c in ("LJ", "BJ")]
    cards = rng.sample(pool, count)
    if "BJ" in deck and rng.random() < 0.4:
        joker = rng.choice(["LJ", "BJ"])
        if joker not in cards:
            cards[rng.randrange(count)] = joker
    return cards


@GAMES
@TIMES
def test_the_winner(game: Game, times: int) -> None:
    rng, deck, laws = Random(f"tricks {game.id} {times}"), deck_of(game), laws_of(game)
    for _ in range(times):
        trump, order, house, law = rng.choice(laws)
        plays = drawn(rng, deck, rng.choice((1, 2, 3, 4, 4, 4)))
        place, rule = brute.winner(plays, trump, order, house)
        leader = rng.choice(tuple(Seat))
        position = (trump, order, house, leader, plays)
        cards = tuple(map(card, plays))
        verdict = winner(Trick(leader, cards), law)
        assert winning_place(cards, law) == place, position
        assert verdict.card == (None if place is None else cards[place]), position
        assert verdict.seat == (None if place is None else Seat((leader + place) % 4)), position
        assert verdict.complete == (len(plays) == 4)
        assert verdict.rule == rule, position


@GAMES
@TIMES
def test_the_legal_cards(game: Game, times: int) -> None:
    rng, deck, laws = Random(f"hands {game.id} {times}"), deck_of(game), laws_of(game)
    for _ in range(times):
        trump, order, house, law = rng.choice(laws)
        before = rng.choice((0, 1, 1, 2, 3))
        cards = drawn(rng, deck, before + rng.choice((1, 2, 3, 4, 5, 8, 13)))
        plays, hand = cards[:before], cards[before:]
        allowed, broken, rule = brute.legal(hand, plays, trump, house)
        position = (trump, order, house, plays, hand)
        held, played = tuple(map(card, hand)), tuple(map(card, plays))
        verdict = legal(held, played, law)
        assert {c.code for c in verdict.legal} == allowed, position
        assert {c.code: reason.rule for c, reason in verdict.illegal.items()} == broken, position
        assert verdict.rule == rule, position
        assert legal_mask(mask_of(held), played, law) == mask_of(verdict.legal), position


@pytest.mark.full
@GAMES
def test_every_pair_of_cards(game: Game) -> None:
    for (trump, order, house, law), pair in product(laws_of(game), permutations(deck_of(game), 2)):
        place, _ = brute.winner(pair, trump, order, house)
        assert winning_place(tuple(map(card, pair)), law) == place, (trump, order, house, pair)


@pytest.mark.full
@GAMES
def test_every_card_against_every_small_hand(game: Game) -> None:
    """Legality depends on suits and jokers only: one card a suit and the jokers stand for all hands."""
    some = ["S5", "H5", "D5", "C5", *(["LJ", "BJ"] if game.id in WITH_JOKERS else [])]
    hands = [
        [c for c, take in zip(some, takes, strict=True) if take]
        for takes in product((0, 1), repeat=len(some))
    ]
    for trump, _, house, law in laws_of(game):
        for hand in filter(None, hands):
            rest = [c for c in deck_of(game) if c not in hand and c[1] in "2J"]
            for plays in (play for count in range(3) for play in permutations(rest, count)):
                allowed, broken, rule = brute.legal(hand, plays, trump, house)
                verdict = legal(tuple(map(card, hand)), tuple(map(card, plays)), law)
                found = {c.code: reason.rule for c, reason in verdict.illegal.items()}
                assert ({c.code for c in verdict.legal}, found, verdict.rule) == (allowed, broken, rule)


def test_the_second_reading_shares_no_code() -> None:
    tree = ast.parse(Path(brute.__file__).read_text(encoding="utf-8"))
    imported = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert imported == {"__future__", "collections.abc"}
    assert not any(isinstance(n, ast.Import) for n in ast.walk(tree))

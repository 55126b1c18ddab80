"""Whole deals against the second reading: cards, tricks, points, refusals, and every continuation of short ones."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from rules.deals import moments, some_house

from tutor.rules.cards import ALL_CARDS, Card, Order, Seat, Suit, Team, card, cards_of, mask_of
from tutor.rules.deal import Deal, IllegalMove, Phase
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.impossible import Impossible
from tutor.rules.play import Play
from tutor.rules.position import Position, first_lead

from . import brute, brute_deal
from .test_brute import deck_of, laws_of

GAMES = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
FULL = pytest.mark.full


# Every way of playing a short deal


def count(position: Position) -> Counter[int]:
    """All ways to the end, by the tricks of North and South."""
    if not position.may:
        return Counter([sum(seat.team is Team.NS for seat in position.takers)])
    found: Counter[int] = Counter()
    for c in position.legal():
        found += count(position.play(c))
    return found


def count_in_place(play: Play) -> Counter[int]:
    if not play.choices:
        return Counter([sum(Seat(seat).team is Team.NS for seat in play.takers)])
    found: Counter[int] = Counter()
    for index in play.choices:
        ahead = play.copy()
        ahead.play(index)
        found += count_in_place(ahead)
    return found


def short_deal(rng: Random, game: Game, size: int) -> list[list[str]]:
    """Hands of few suits, a joker or two among them more often than chance would have it."""
    deck = deck_of(game)
    suits = rng.sample("SHDC", rng.choice((2, 3, 4)))
    plain = [c for c in deck if c[0] in suits and not brute.is_joker(c)]
    cards = rng.sample(plain, 4 * size)
    for joker in ("LJ", "BJ"):
        if joker in deck and rng.random() < 0.6:
            cards[rng.randrange(len(cards))] = joker
    rng.shuffle(cards)
    return [cards[n::4] for n in range(4)]


@GAMES
@pytest.mark.parametrize(
    ("size", "times"),
    [(2, 3), (3, 1), pytest.param(3, 5, marks=FULL), pytest.param(4, 3, marks=FULL)],
)
def test_every_continuation_of_short_deals(game: Game, size: int, times: int) -> None:
    rng = Random(f"short {game.id} {size}")
    laws = laws_of(game)
    if size == 4:
        laws = rng.sample(laws, min(len(laws), 8))
    for trump, order, house, law in laws:
        for _ in range(times if size == 4 or len(laws) > 9 else 8 * times):
            hands, leader = short_deal(rng, game, size), rng.choice(tuple(Seat))
            masks = [mask_of(map(card, hand)) for hand in hands]
            expected = brute_deal.continuations(hands, leader, trump, order, house)
            where = (trump, order, house, hands, leader)
            assert count(first_lead(masks, leader, law)) == expected, where
            if size < 4:
                assert count_in_place(Play(masks, leader, law)) == expected, where


# Full deals


def names(cards: tuple[Card, ...] | list[Card]) -> list[str]:
    return [c.code for c in cards]


def check_the_end(deal: Deal) -> None:
    """What happened, told once more from the dealt hands and the cards in play order."""
    game, house = deal.house.game.id, dict(deal.house)
    assert deal.law is not None
    trump = "none" if deal.law.trump is None else deal.law.trump.code
    held = {seat.code: set(names(cards_of(deal.dealt[seat]))) for seat in Seat}
    tricks = {"NS": 0, "EW": 0}
    declarer = "" if deal.declarer is None else deal.declarer.code
    if deal.puts is not None:
        held[declarer] |= set(names(cards_of(deal.kitty)))
        away = set(names(cards_of(deal.puts)))
        assert len(away) == 6
        assert away <= held[declarer]
        held[declarer] -= away
        tricks[brute_deal.team(declarer)] += 1
    assert deal.leader is not None
    turn = deal.leader.code
    for trick in deal.tricks:
        played: list[str] = []
        assert trick.leader.code == turn
        for c in trick.cards:
            may, _, _ = brute.legal(sorted(held[turn]), played, trump, house)
            assert c.code in may
            held[turn].remove(c.code)
            played.append(c.code)
            turn = brute_deal.after(turn, 1)
        place, _ = brute.winner(played, trump, deal.law.order.value, house)
        assert place is not None
        turn = brute_deal.after(turn, place)
        tricks[brute_deal.team(turn)] += 1
    assert not any(held.values())
    assert sum(tricks.values()) == 13
    assert {team.code: n for team, n in deal.taken.items()} == tricks
    contract = "" if deal.contract is None else deal.contract.code
    found = {team.code: n for team, n in deal.score().points.items()}
    if house.get("honours") == "on":
        for team, n in deal.result().honours.items():
            found[team.code] -= {4: 4, 3: 2}.get(n, 0)
    assert found == brute_deal.score(game, house, contract, declarer, tricks)


def check_a_moment(rng: Random, deal: Deal) -> None:
    """All cards are somewhere, and what is not allowed raises and changes nothing."""
    whole = mask_of(deal.house.game.deck)
    played = mask_of(c for trick in deal.tricks for c in trick.cards)
    aside = deal.puts if deal.puts is not None else 0 if deal.phase is Phase.PUTTING else deal.kitty
    assert sum(deal.hands) + played + aside == whole
    told = repr(deal)
    if deal.phase is Phase.PLAY:
        may = deal.legal()
        assert may
        assert deal.turn is not None
        wrong = [c for c in cards_of(deal.hands[deal.turn]) if c not in may]
        for c in (*wrong[:2], rng.choice(ALL_CARDS)):
            if c in may:
                continue
            with pytest.raises(IllegalMove) as refused:
                deal.play(c)
            assert (refused.value.reason is not None) == (c in wrong)
    elif deal.phase is Phase.BIDDING:
        assert deal.auction is not None
        bidding = deal.house.game.family.bidding
        assert bidding is not None
        wrong_calls = [call for call in bidding.calls if call not in deal.auction.allowed]
        for call in rng.sample(wrong_calls, min(2, len(wrong_calls))):
            with pytest.raises(IllegalMove) as refused:
                deal.call(call)
            assert refused.value.reason is not None
    elif deal.phase is Phase.NAMING:
        for trump in (*Suit, None):
            for order in Order:
                if (trump, order) not in deal.names():
                    with pytest.raises(IllegalMove):
                        deal.name(trump, order)
    elif deal.phase is Phase.PUTTING:
        for count_ in (5, 7):
            with pytest.raises(Impossible):
                deal.put(rng.sample(deal.house.game.deck, count_))
    assert repr(deal) == told


@GAMES
@pytest.mark.parametrize("deals", [100, pytest.param(2_000, marks=FULL)])
def test_random_full_deals(game: Game, deals: int) -> None:
    rng = Random(f"full deals {game.id}")
    finished = 0
    while finished < deals:
        house = some_house(rng, game)
        look_at = rng.randrange(60)
        for number, deal in enumerate(moments(rng, house)):
            if number < 8 or number == look_at or deal.phase is not Phase.PLAY:
                check_a_moment(rng, deal)
        if deal.phase is Phase.OVER:
            check_the_end(deal)
            finished += 1
        else:
            assert deal.phase is Phase.REDEAL
            assert house["forced-dealer"] == "redeal"


def test_the_second_reading_shares_no_code() -> None:
    tree = ast.parse(Path(brute_deal.__file__).read_text(encoding="utf-8"))
    imported = {(n.module, n.level) for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    assert imported == {("__future__", 0), ("collections", 0), ("collections.abc", 0), (None, 1)}
    assert not any(isinstance(n, ast.Import) for n in ast.walk(tree))

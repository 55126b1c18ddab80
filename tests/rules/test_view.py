"""What one seat may know: its own cards, and what the rules show to all; nothing leads to another hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.calls import parse_calls
from tutor.rules.cards import ALL_CARDS, DECK52, Card, Order, Seat, Suit, cards_of, parse_cards
from tutor.rules.deal import Deal, Phase, begin, deal_out
from tutor.rules.game import House
from tutor.rules.games import ALL_GAMES
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.trick import TrickLaw
from tutor.rules.view import View, view

from .asked import house
from .deals import moments, some_house, step

SEEDS = st.integers(0, 10**9).map(lambda n: Random(f"view {n}"))


def reached(value: object) -> Iterator[object]:
    """Everything that a value leads to, but for what is the same in every deal: the game and the law's tables."""
    yield value
    if isinstance(value, Card | House | Seat | str):
        return
    if isinstance(value, TrickLaw):
        yield from (value.trump, value.order)
    elif is_dataclass(value):
        for field in fields(value):
            yield from reached(getattr(value, field.name))
    elif isinstance(value, Record):
        for name in value.__match_args__:
            yield from reached(getattr(value, name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from reached(key)
            yield from reached(item)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from reached(item)
    else:
        assert isinstance(value, Enum | int | None), value


def lies_open(deal: Deal) -> set[Card]:
    """By the rules, written out once more: what everybody has seen or sees."""
    cards = {c for trick in deal.tricks for c in trick.cards}
    if deal.turned is not None and deal.phase is not Phase.OVER:
        played = [seat for trick in deal.tricks for seat, _ in trick.plays()]
        until_dealer = deal.house["turned-card"] == "until-dealer-plays"
        if (deal.dealer not in played and len(deal.tricks) <= 1) if until_dealer else not played:
            cards.add(deal.turned)
    named = deal.phase in (Phase.PUTTING, Phase.PLAY, Phase.OVER)
    if deal.kitty and named and deal.law is not None:
        show = deal.house["kitty-show"]
        if show == "always" or (show == "trump-only" and deal.law.trump is not None):
            cards |= set(cards_of(deal.kitty))
    return cards


def its_own(deal: Deal, seat: Seat) -> set[Card]:
    cards = set(cards_of(deal.dealt[seat]))
    if deal.declarer is seat and deal.phase in (Phase.PUTTING, Phase.PLAY, Phase.OVER):
        cards |= set(cards_of(deal.kitty))
    return cards


@given(rng=SEEDS)
def test_no_seat_sees_a_card_that_was_not_shown(rng: Random) -> None:
    for deal in moments(rng, some_house(rng, rng.choice(ALL_GAMES))):
        for seat in Seat:
            seen = view(deal, seat)
            known = list(reached(seen))
            cards = {value for value in known if isinstance(value, Card)}
            assert cards <= its_own(deal, seat) | lies_open(deal)
            assert cards >= set(cards_of(deal.hands[seat])) | lies_open(deal)
            assert not any(isinstance(value, Position) for value in known)
            hidden = {
                *(deal.hands[other] for other in Seat if other is not seat),
                deal.kitty,
                deal.puts,
                *deal.dealt,
            }
            assert not {v for v in known if type(v) is int and v > 1 << 16} & hidden, "no masks either"


@given(rng=SEEDS)
def test_what_is_hidden_makes_no_difference(rng: Random) -> None:
    """Other cards in the hidden hands, the same calls and plays: the view is equal to the last field."""
    rules = some_house(rng, rng.choice(ALL_GAMES))
    deal = next(moments(rng, rules))
    seat = rng.choice(tuple(Seat))
    others = [other for other in Seat if other is not seat]
    one, two = rng.sample(others, 2)
    swapped = list(deal.dealt)
    mine, theirs = (
        rng.choice([c for c in cards_of(deal.dealt[other]) if c != deal.turned]) for other in (one, two)
    )
    for other in (one, two):
        swapped[other] ^= mine.bit | theirs.bit
    twin = begin(rules, deal.dealer, swapped, deal.kitty, deal.turned, deal.number)
    assert view(twin, seat) == view(deal, seat)
    assert view(twin, one) != view(deal, one)
    while deal.phase is Phase.BIDDING and deal.auction is not None:
        call = rng.choice(deal.auction.allowed)
        deal, twin = deal.call(call), twin.call(call)
        assert view(twin, seat) == view(deal, seat)


@given(rng=SEEDS)
def test_the_hand_and_what_may_be_played_from_it(rng: Random) -> None:
    for deal in moments(rng, some_house(rng, rng.choice(ALL_GAMES))):
        for seat in Seat:
            seen = view(deal, seat)
            assert seen.hand == cards_of(deal.hands[seat])
            assert seen.seat is seat
            assert (seen.turn, seen.phase, seen.tricks) == (deal.turn, deal.phase, deal.tricks)
            assert seen.legal == (deal.legal() if deal.turn is seat else ())
            assert set(seen.legal) <= set(seen.hand)
            assert bool(seen.legal) == (deal.phase is Phase.PLAY and deal.turn is seat)


# The turned card: table, how many cards have been played, whether it lies open. The dealer is South: he plays fourth.
TURNED = [
    ("E1", "classic", 0, True),
    ("until-one", "classic", 1, True),
    ("until-three", "classic", 3, True),
    ("until-dealer-plays", "classic", 4, False),
    ("until-later", "classic", 9, False),
    ("before", "classic-sv", 0, True),
    ("before-play", "classic-sv", 1, False),
    ("before-standard", "standard", 1, False),
    ("before-option", "classic turned-card=before-play", 1, False),
    ("until-option", "standard turned-card=until-dealer-plays", 3, True),
    ("rotation", "classic trump-method=rotation", 0, False),
]


@pytest.mark.parametrize(("table", "played", "open_"), [r[1:] for r in TURNED], ids=[r[0] for r in TURNED])
def test_how_long_the_turned_card_lies_open(table: str, played: int, open_: bool) -> None:
    rng = Random(f"turned {table} {played}")
    deal = deal_out(house(table), Seat.S, rng.sample(DECK52, 52))
    for _ in range(played):
        deal = deal.play(rng.choice(deal.legal()))
    for seat in Seat:
        assert view(deal, seat).turned == (deal.turned if open_ else None)
        assert (view(deal, seat).turned is not None) == open_


def test_the_dealer_who_leads_takes_the_turned_card_up_by_leading() -> None:
    rng = Random("dealer wins")
    deal = deal_out(house("classic"), Seat.S, rng.sample(DECK52, 52))
    while len(deal.done) < 1:
        assert view(deal, Seat.N).turned is not None
        deal = deal.play(rng.choice(deal.legal()))
    assert view(deal, Seat.N).turned is None


# The kitty: table, bid and what is named, who sees it before and after it is taken up. West declares.
KITTY = [
    ("E37", "bid", "4up", Suit.H, "W"),
    ("E37-nt", "bid", "4nt", None, "W"),
    ("trump-only", "bid kitty-show=trump-only", "4up", Suit.H, "NESW"),
    ("trump-only-nt", "bid kitty-show=trump-only", "4nt", None, "W"),
    ("always", "bid kitty-show=always", "4up", Suit.H, "NESW"),
    ("always-nt", "bid kitty-show=always", "4nt", None, "NESW"),
    ("betting", "betting bidding=one-round", "4down", Suit.C, "NESW"),
    ("betting-nt", "betting bidding=one-round", "4nt", None, "W"),
]


@pytest.mark.parametrize(
    ("table", "bid", "trump", "seers"), [r[1:] for r in KITTY], ids=[r[0] for r in KITTY]
)
def test_who_sees_the_kitty(table: str, bid: str, trump: Suit | None, seers: str) -> None:
    rng = Random(f"kitty {table} {bid}")
    rules = house(table)
    deal = deal_out(rules, Seat.N, rng.sample(rules.game.deck, 54))
    six = cards_of(deal.kitty)
    for call in parse_calls(f"pass pass {bid} pass"):
        assert all(view(deal, seat).kitty == () for seat in Seat)
        deal = deal.call(call)
    assert deal.phase is Phase.NAMING
    assert all(view(deal, seat).kitty == () for seat in Seat), "trump is named before the kitty is seen"
    deal = deal.name(trump, Order.LOW if bid.endswith("down") else Order.HIGH)

    def who() -> str:
        return "".join(seat.code for seat in Seat if view(deal, seat).kitty == six)

    assert who() == seers
    assert len(view(deal, Seat.W).hand) == 18
    away = cards_of(deal.hands[Seat.W])[:6]
    deal = deal.put(away)
    assert who() == seers
    while True:
        for seat in Seat:  # discards-secret
            assert view(deal, seat).puts == (away if seat is Seat.W else ())
        if deal.phase is Phase.OVER:
            break
        deal = step(rng, deal)


def test_a_view_is_a_value() -> None:
    deal = deal_out(house("norwegian"), Seat.N, DECK52)
    seen = view(deal, Seat.E)
    assert seen == view(deal, Seat.E)
    assert isinstance(seen, View)
    assert not hasattr(seen, "__dict__")
    with pytest.raises((AttributeError, TypeError)):
        seen.hand = parse_cards("SA")
    assert set(seen.hand) < set(ALL_CARDS)

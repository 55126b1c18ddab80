"""Canonical notation reads back as what was written."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.cards import (
    ALL_CARDS,
    Card,
    Order,
    Seat,
    Suit,
    Team,
    card,
    cards_of,
    codes,
    mask_of,
    parse_cards,
    parse_seat,
    parse_suit,
    parse_trump,
    trump_code,
)


@given(st.sampled_from(ALL_CARDS))
def test_card_notation(c: Card) -> None:
    assert card(c.code) is c
    assert str(c) == c.code
    assert cards_of(c.bit) == (c,)


@given(st.lists(st.sampled_from(ALL_CARDS)), st.sampled_from([" ", ",", ";", ", ", " ; ", "\n"]))
def test_cards_notation(found: list[Card], between: str) -> None:
    assert parse_cards(codes(found)) == tuple(found)
    assert parse_cards(between.join(c.code for c in found)) == tuple(found)


@given(st.sets(st.sampled_from(ALL_CARDS)))
def test_masks(found: set[Card]) -> None:
    assert set(cards_of(mask_of(found))) == found
    assert len(cards_of(mask_of(found))) == len(found)


@given(st.integers(0, (1 << 54) - 1))
def test_masks_back(mask: int) -> None:
    assert mask_of(cards_of(mask)) == mask


def test_seats_suits_trumps_orders_and_teams() -> None:
    assert [parse_seat(s.code) for s in Seat] == list(Seat)
    assert [parse_suit(s.code) for s in Suit] == list(Suit)
    assert [parse_trump(trump_code(t)) for t in (*Suit, None)] == [*Suit, None]
    assert [Order(o.code) for o in Order] == list(Order)
    assert [Team(t.code) for t in Team] == list(Team)

"""Cards, decks and their notation: DK01, DK03, contract section 1."""

from __future__ import annotations

import pytest

from tutor.rules.cards import (
    ALL_CARDS,
    DECK52,
    DECK54,
    JOKER_MASK,
    SUIT_MASK,
    NotationError,
    Order,
    Seat,
    Suit,
    Team,
    card,
    card_of,
    codes,
    first_repeated,
    mask_of,
    parse_cards,
    parse_seat,
    parse_suit,
    parse_trump,
    sort_cards,
)
from tutor.rules.games import ALL_GAMES


def test_dk01_both_decks() -> None:
    assert len(set(DECK52)) == len(DECK52) == 52 == 4 * 13
    assert len(set(DECK54)) == len(DECK54) == 54 == 4 * 12 + 6
    assert not any(c.is_joker for c in DECK52)
    assert {c.code for c in set(DECK54) - set(DECK52)} == {"BJ", "LJ"}
    assert {c.code for c in DECK52} == {s + r for s in "SHDC" for r in "AKQJT98765432"}
    assert len({c.code for c in DECK54}) == 54


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_dk01_deck_of_each_game(game) -> None:
    jokers = game.id in ("bid", "betting")
    assert game.deck == (DECK54 if jokers else DECK52)
    assert game.family.has_jokers is jokers


REPEATED = [
    ("DK03", "SA SK H2 SA", "SA"),
    ("DK03-first", "SA S2 S2 SA", "S2"),
    ("DK03-joker", "BJ LJ BJ", "BJ"),
    ("DK03-thrice", "H2 H2 H2", "H2"),
    ("two-jokers-differ", "BJ LJ", None),
    ("none", "SA HA DA CA", None),
    ("empty", "", None),
]


@pytest.mark.parametrize(("text", "repeated"), [pytest.param(*r[1:], id=r[0]) for r in REPEATED])
def test_a_card_twice_is_found(text: str, repeated: str | None) -> None:
    found = first_repeated(parse_cards(text))
    assert (None if found is None else found.code) == repeated


def test_indices_fill_the_masks() -> None:
    assert [c.index for c in ALL_CARDS] == list(range(54))
    assert mask_of(DECK54) == (1 << 54) - 1
    for suit in Suit:
        assert SUIT_MASK[suit] == mask_of(c for c in DECK52 if c.suit is suit)
    assert mask_of(parse_cards("BJ LJ")) == JOKER_MASK


def test_cards_are_interned() -> None:
    assert all(card(c.code) is c is ALL_CARDS[c.index] for c in ALL_CARDS)
    assert all(card_of(c.suit, c.rank) is c for c in DECK52)


# Canonical notation only: what people may type beside it is read by the words floor.
@pytest.mark.parametrize(
    "text", ["", "S", "A", "AS", "sa", "Sa", "S1", "S10", "S0", "XA", "JB", "J", "BJ ", "nothing", "S𝟚", "SА"]
)
def test_no_card(text: str) -> None:
    with pytest.raises(NotationError) as raised:
        card(text)
    assert raised.value.text == text


def test_the_unreadable_card_among_others_is_named() -> None:
    with pytest.raises(NotationError) as raised:
        parse_cards("SA, H11; D2")
    assert raised.value.text == "H11"


@pytest.mark.parametrize("text", ["SA H2 BJ", "SA,H2,BJ", "SA; H2; BJ", " SA ,; H2\tBJ\n"])
def test_separators(text: str) -> None:
    assert codes(parse_cards(text)) == "SA H2 BJ"


@pytest.mark.parametrize("text", ["", "n", "NE", "X", "North", "left", "partner", "0", "__class__"])
def test_no_seat(text: str) -> None:
    with pytest.raises(NotationError):
        parse_seat(text)


@pytest.mark.parametrize("text", ["", "s", "X", "NONE", "None", "nt", "0", "is_red"])
def test_no_trump_word(text: str) -> None:
    with pytest.raises(NotationError):
        parse_trump(text)


def test_none_is_a_trump_word_but_no_suit() -> None:
    assert parse_trump("none") is None
    with pytest.raises(NotationError):
        parse_suit("none")


def test_seats_clockwise_and_partners() -> None:
    assert "".join(Seat.N.after(i).code for i in range(8)) == "NESWNESW"
    for seat in Seat:
        assert seat.left is seat.after(1) is seat.right.partner
        assert seat.left.right is seat is seat.partner.partner
        assert seat.right is seat.after(-1) is seat.after(3)
        assert seat.team is seat.partner.team is seat.left.team.other
    assert {s.code: s.team for s in Seat} == {"N": Team.NS, "E": Team.EW, "S": Team.NS, "W": Team.EW}


SORTED = [
    ("high", Order.HIGH, False, "C2 BJ SA HT LJ S2 DK CA", "SA S2 HT DK CA C2 BJ LJ"),
    ("low", Order.LOW, False, "C2 BJ SA HT LJ S2 DK CA SK", "SA S2 SK HT DK CA C2 BJ LJ"),
    ("low-ace-bad", Order.LOW, True, "C2 SA HT LJ S2 DK CA SK", "S2 SK SA HT DK C2 CA LJ"),
]


@pytest.mark.parametrize(
    ("order", "ace_bad", "cards", "shown"), [pytest.param(*r[1:], id=r[0]) for r in SORTED]
)
def test_output_sorts_cards(order: Order, ace_bad: bool, cards: str, shown: str) -> None:
    assert codes(sort_cards(parse_cards(cards), order, ace_bad)) == shown

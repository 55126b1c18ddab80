"""Honours held between two hands: the rows of the case list (HO) and the worked examples (E), by their ids."""

from __future__ import annotations

from itertools import product

import pytest

from tutor.rules.cards import ALL_CARDS, Suit, Team, card
from tutor.rules.honours import is_honour

from . import asked

# id, trump, hands, held by NS, held by EW
HELD = [
    ("E26", "S", "N: SA SK; S: SQ SJ", "SA SK SQ SJ", ""),
    ("E27", "D", "N: DA; S: DQ DJ; W: DK", "DA DQ DJ", "DK"),
    ("E28", "D", "N: DA; S: DQ; W: DK; E: DJ", "DA DQ", "DK DJ"),
    ("HO01", "H", "N: HA HK; S: HQ; E: HJ", "HA HK HQ", "HJ"),
    ("HO03", "H", "N: HA HK; S: HT; E: HQ HJ", "HA HK", "HQ HJ"),
    ("HO05", "C", "N: SA SK SQ SJ; E: CK CQ; W: CJ; S: CA", "CA", "CK CQ CJ"),
    ("G19", "none", "N: SA SK SQ SJ; E: CK CQ", "", ""),
    ("order", "S", "N: SJ SA; S: SK SQ", "SA SK SQ SJ", ""),
]


@pytest.mark.parametrize(
    ("trump", "hands", "ours", "theirs"), [r[1:] for r in HELD], ids=[r[0] for r in HELD]
)
def test_held(trump: str, hands: str, ours: str, theirs: str) -> None:
    assert asked.honours(trump, hands) == {Team.NS: ours, Team.EW: theirs}


def test_which_cards_are_honours() -> None:
    """HO03, HO05, G19: ace, king, queen and jack of trumps, and nothing else."""
    for c, trump in product(ALL_CARDS, (*Suit, None)):
        assert is_honour(c, trump) == (trump is not None and c.code in {trump.code + rank for rank in "AKQJ"})
    assert not is_honour(card("BJ"), Suit.S)

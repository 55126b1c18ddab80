"""Revokes in a finished record: the rows of the case list (RV) and the worked examples (E), by their ids."""

from __future__ import annotations

from random import Random

import pytest
from oracle import brute
from oracle.test_brute import laws_of

from tutor.rules.cards import Seat, card, parse_cards
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.impossible import Impossible
from tutor.rules.revoke import find_revokes
from tutor.rules.trick import Trick, legal

from . import asked
from .positions import law

# id, table, trump, tricks, what is found
REVOKES = [
    ("RV01", "classic", "C", "N: H4 D9 H2 H3; N: S2 S3 S4 S5; N: SK HQ S6 S7", "E1 D9 by 3 HQ"),
    ("RV03", "bid", "S", "N: S9 S2 S3 D5; N: H2 H3 H4 H5; N: CA C2 C3 LJ", "W1 D5 by 3 LJ"),
    ("RV03-led", "bid", "S", "N: BJ S2 S3 D5; N: SA S4 S5 S6", "W1 D5 by 2 S6"),
    ("RV05", "bid", "none", "N: S9 S2 S3 D5; N: H2 H3 H4 H5; N: CA C2 C3 LJ", "none"),
    ("RV05-held", "bid", "none", "N: S9 S2 S3 LJ; N: SA S4 S5 S6", "W1 LJ by 2 S6"),
    ("RV05-any-time", "bid nt-joker-any-time=yes", "none", "N: S9 S2 S3 LJ; N: SA S4 S5 S6", "none"),
    ("RV05-any-time-trumps", "bid nt-joker-any-time=yes", "H", "N: S9 S2 S3 LJ; N: SA S4 S5 S6", "W1 LJ by 2 S6"),
    ("E75", "bid", "none", "N: LJ BJ S3 H4; S: SA H5 S5 S6", "none"),
    ("E75-held", "bid", "none", "N: LJ BJ S3 H4; S: SA S7 H5 S6", "W1 H4 by 2 S7"),
    ("G3-none-yet", "bid", "none", "N: LJ BJ", "none"),
    ("E38", "bid", "H", "E: C4 C5 S2 C6; E: D2 D3 C9 D4", "W1 S2 by 2 C9"),
    ("first-proof", "classic", "none", "N: H4 D9 H2 H3; N: SK HQ S6 S7; E: HJ H5 H6 H7", "E1 D9 by 2 HQ"),
    ("twice", "classic", "none", "N: H4 D9 H2 H3; N: H8 D8 S6 S7; N: CK HJ C6 C7", "E1 D9 by 3 HJ, E2 D8 by 3 HJ"),
    ("both", "classic", "none", "N: H4 D9 C2 H3; N: SK HQ H6 S7", "E1 D9 by 2 HQ, S1 C2 by 2 H6"),
    ("void", "classic", "none", "N: H4 D9 H2 H3; N: SK D8 S6 S7", "none"),
    ("ruff", "classic", "C", "N: H4 C9 H2 H3; E: SK S8 S6 S7", "none"),
    ("ruff-held", "classic", "C", "N: H4 C9 H2 H3; E: HK S8 S6 S7", "E1 C9 by 2 HK"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "trump", "tricks", "found"), [r[1:] for r in REVOKES], ids=[r[0] for r in REVOKES]
)
def test_revokes(table: str, trump: str, tricks: str, found: str) -> None:
    assert asked.revokes(table, trump, tricks) == found


def test_a_card_played_twice_is_refused() -> None:
    with pytest.raises(Impossible) as fault:
        asked.revokes("classic", "none", "N: H4 D9 H2 H3; N: SK H4")
    assert fault.value.params["card"] == card("H4")


def test_who_throws_another_suit_has_none_left() -> None:
    """E69: no hand with a heart may throw a spade on a heart, and no legal play is ever a revoke."""
    table = law("norwegian none")
    for hand in ("S2 H3", "SA HA C2", "S2 S3 H2 D4"):
        assert card("S2") not in legal(parse_cards(hand), (card("H9"),), table).legal
    assert card("S2") in legal(parse_cards("S2 C3"), (card("H9"),), table).legal


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_a_second_reading_finds_the_same(game: Game) -> None:
    """Hands played with no regard to suits: every card against what the hand still held then."""
    rng, laws = Random(f"revokes {game.id}"), laws_of(game)
    for _ in range(300):
        trump, order, house, table = rng.choice(laws)
        cards = rng.sample([c.code for c in game.deck], 20)
        hands = [cards[i::4] for i in range(4)]
        leader, played, expected = 0, [], []
        for _ in range(5):
            trick: list[str] = []
            for place in range(4):
                seat = (leader + place) % 4
                hand = hands[seat]
                choice = rng.choice(hand)
                _, broken, _ = brute.legal(hand, trick, trump, house)
                asks = brute.suit_asked(trick, trump) if trick else ""
                if choice in broken and any(brute.belongs(c, asks, trump) for c in hand):
                    expected.append(f"{Seat(seat).code}{len(played) + 1} {choice}")
                hand.remove(choice)
                trick.append(choice)
            played.append(Trick(Seat(leader), tuple(map(card, trick))))
            place, _ = brute.winner(trick, trump, order, house)
            leader = (leader + (place or 0)) % 4
        found = find_revokes(played, table)
        assert [f"{r.seat.code}{r.trick} {r.card.code}" for r in found] == expected, (trump, house, played)
        for r in found:
            assert r.proof_trick > r.trick
            assert (r.seat, r.proof) in played[r.proof_trick - 1].plays()

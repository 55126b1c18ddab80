"""Who wins: the rows of the case list (TW..., FL07, SC12) and the worked examples (E...), by their ids."""

from __future__ import annotations

from itertools import permutations

import pytest

from tutor.rules import reasons as why
from tutor.rules.cards import card, parse_cards
from tutor.rules.trick import winner

from .positions import law, trick

TRUMP = "highest-trump-wins"
LED = "highest-of-led-suit-wins"
NOBODY = "nt-joker-led"

# id, table, trick so far, who is winning with what, the deciding rule
WINNERS = [
    ("TW01", "classic H", "N: SA S4 H2 S9", "S H2", TRUMP),
    ("TW03", "classic S", "E: CJ DK HA C3", "E CJ", LED),
    ("TW04", "norwegian none", "S: D2 C6 HA SA", "S D2", LED),
    ("TW05", "classic C", "N: S9 ST S8 S2", "E ST", LED),
    ("TW09", "bid S low", "N: SA LJ S2 S3", "E LJ", TRUMP),
    ("TW09-big", "bid S low", "N: SA LJ BJ S3", "S BJ", TRUMP),
    ("TW09-ace", "bid S low", "N: S2 SA S3 SK", "E SA", TRUMP),
    ("TW09-two", "bid S low", "N: S3 SK S2 SQ", "S S2", TRUMP),
    ("TW11", "bid none low", "E: DK D2 DA D3", "W DA", LED),
    ("TW11-bad", "bid none low low-ace=bad", "E: DK D2 DA D3", "S D2", LED),
    ("TW11-bad-last", "bid none low low-ace=bad", "E: DA DK SA SK", "S DK", LED),
    ("TW11-bad-trump", "bid D low low-ace=bad", "E: DA S2 S3 S4", "E DA", TRUMP),
    ("TW12", "bid C low", "S: HK HQ HT HJ", "N HT", LED),
    ("TW13", "bid none", "W: HT BJ H4 H2", "W HT", LED),
    ("TW13-low", "betting none low", "W: HT BJ H4 H2", "S H2", LED),
    ("TW15", "bid none", "N: BJ H5 HK HA", "W HA", LED),
    ("TW15-suit", "bid none", "N: BJ H5 SA H2", "E H5", LED),
    ("TW17", "bid H", "E: C4 LJ BJ CA", "W BJ", TRUMP),
    ("TW17-turned", "bid H", "E: C4 BJ LJ CA", "S BJ", TRUMP),
    ("TW17-low", "bid H low", "E: C4 LJ BJ CA", "W BJ", TRUMP),
    ("TW18", "bid H", "N: HA H2 LJ HK", "S LJ", TRUMP),
    ("TW18-led", "betting H", "N: LJ H2 HA HK", "N LJ", TRUMP),
    ("FL07", "classic H", "N: D5 D9 DK H2", "W H2", TRUMP),
    ("SC12", "norwegian none", "N: H2 HA H9 HK", "E HA", LED),
    ("PZ01-DK", "classic S", "W: D5 D9 D7 DK", "S DK", LED),
    ("PZ01-DA", "classic S", "W: D5 D9 D7 DA", "S DA", LED),
    ("E2", "classic D", "N: SA D2", "E D2", TRUMP),
    ("E2-four", "classic D", "N: D2 SA HA CA", "N D2", TRUMP),
    ("E3", "classic H", "N: SK S3 H2 SA", "S H2", TRUMP),
    ("E6", "classic H", "N: SK S3 CQ SA", "W SA", LED),
    ("E11", "norwegian none", "N: H8 HQ H3 SA", "E HQ", LED),
    ("E35-second", "bid none", "N: S2 BJ S3 S4", "W S4", LED),
    ("E35-both", "bid none", "N: S2 BJ LJ H4", "N S2", LED),
    ("E35-led", "bid none low", "N: LJ HA BJ C2", "E HA", LED),
    ("E35-last", "betting none", "N: BJ LJ HA C2", "S HA", LED),
    ("E48-none", "standard none", "N: CT CK D3 CJ", "E CK", LED),
    ("E48-H", "standard H", "N: CT CK D3 CJ", "E CK", LED),
    ("E48-S", "standard S", "N: CT CK D3 CJ", "E CK", LED),
    ("E48-C", "standard C", "N: CT CK D3 CJ", "E CK", TRUMP),
    ("E48-D", "standard D", "N: CT CK D3 CJ", "S D3", TRUMP),
    ("E64", "betting H", "N: HA LJ H2 BJ", "W BJ", TRUMP),
    ("E65", "betting none low", "N: CK C2 CA C3", "S CA", LED),
    ("E66", "betting S low", "N: CT CK D3 CJ", "N CT", LED),
    ("E75", "bid none", "N: LJ BJ S3 S9", "W S9", LED),
    # unfinished tricks: who is winning so far (judge winner takes 1-4 cards)
    ("open-1", "classic H", "W: C2", "W C2", LED),
    ("open-2", "classic H", "W: C2 H2", "N H2", TRUMP),
    ("open-3", "norwegian none", "W: C2 SA C3", "E C3", LED),
    ("G1-joker-led", "bid C", "E: LJ", "E LJ", TRUMP),
    ("G1-ruffs-none", "bid C", "E: LJ HA SA DA", "E LJ", TRUMP),
    ("G3-third", "bid none", "W: BJ LJ C2", "E C2", LED),
]

NOBODY_WINS = [
    ("G3-one", "bid none", "N: BJ"),
    ("G3-little", "bid none low", "W: LJ"),
    ("G3-two", "betting none low low-ace=bad", "E: LJ BJ"),
]


@pytest.mark.parametrize(
    ("table", "position", "wins", "rule"), [pytest.param(*r[1:], id=r[0]) for r in WINNERS]
)
def test_winner(table: str, position: str, wins: str, rule: str) -> None:
    played = trick(position)
    verdict = winner(played, law(table))
    assert (verdict.seat, verdict.card) != (None, None)
    assert f"{verdict.seat.code} {verdict.card.code}" == wins
    assert verdict.complete == (len(played.cards) == 4)
    assert verdict.rule == rule
    assert verdict.rules[0] == rule


@pytest.mark.parametrize(("table", "position"), [pytest.param(*r[1:], id=r[0]) for r in NOBODY_WINS])
def test_nobody_wins_while_only_jokers_lie(table: str, position: str) -> None:
    verdict = winner(trick(position), law(table))
    assert (verdict.seat, verdict.card, verdict.complete) == (None, None, False)
    assert verdict.rule == NOBODY
    assert verdict.reason == why.OnlyJokers()


@pytest.mark.parametrize("order", list(permutations(("S4", "SK", "S9", "SQ"))), ids="-".join)
@pytest.mark.parametrize("leader", "NESW")
def test_tw07_owner_of_the_king_wins_in_every_play_order(order: tuple[str, ...], leader: str) -> None:
    position = f"{leader}: {' '.join(order)}"
    verdict = winner(trick(position), law("classic D"))
    assert verdict.card == card("SK")
    assert verdict.seat == trick(position).seat_of(order.index("SK"))


# E52: 2 3 4 ... 9 10 J Q K A; G21, G22: low order, the ace best, or last by house rule
LADDERS = [
    ("E52", "standard none", "2 3 4 5 6 7 8 9 T J Q K A"),
    ("E52-trump", "classic {suit}", "2 3 4 5 6 7 8 9 T J Q K A"),
    ("E52-pass", "norwegian none", "2 3 4 5 6 7 8 9 T J Q K A"),
    ("G21-high", "bid {suit}", "2 3 4 5 6 7 8 9 T J Q K A"),
    ("G21-low", "bid {suit} low", "K Q J T 9 8 7 6 5 4 3 2 A"),
    ("G22-low", "betting none low", "K Q J T 9 8 7 6 5 4 3 2 A"),
    ("G22-bad", "betting none low low-ace=bad", "A K Q J T 9 8 7 6 5 4 3 2"),
    ("G22-bad-trump", "bid {suit} low low-ace=bad", "A K Q J T 9 8 7 6 5 4 3 2"),
    ("G22-bad-high", "bid {suit} low-ace=bad", "2 3 4 5 6 7 8 9 T J Q K A"),
]


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize(("table", "ladder"), [pytest.param(*r[1:], id=r[0]) for r in LADDERS])
def test_rank_order_in_every_suit(table: str, ladder: str, suit: str) -> None:
    under = law(table.format(suit=suit))
    cards = [card(suit + rank) for rank in ladder.split()]
    assert list(under.sort(cards)) == cards[::-1]
    for i, weak in enumerate(cards):
        for strong in cards[i + 1 :]:
            for order in ((weak, strong), (strong, weak)):
                assert winner(trick(f"N: {order[0]} {order[1]}"), under).card == strong


@pytest.mark.parametrize("low", ["", " low", " low low-ace=bad"])
@pytest.mark.parametrize("suit", "SHDC")
def test_jokers_stand_above_every_trump_in_either_order(suit: str, low: str) -> None:
    under = law(f"bid {suit}{low}")
    for rank in "23456789TJQKA":
        assert winner(trick(f"N: {suit}{rank} LJ"), under).card == card("LJ")
        assert winner(trick(f"N: LJ {suit}{rank}"), under).card == card("LJ")
    assert winner(trick("N: LJ BJ"), under).card == winner(trick("N: BJ LJ"), under).card == card("BJ")


# id, table, trick, rules beside the deciding one that must be named, rules that must not be
RULES_NAMED = [
    (
        "E3",
        "classic H",
        "N: SK S3 H2 SA",
        "first-card-sets-suit",
        "offsuit-cannot-win jokers-are-trumps order-low",
    ),
    ("E6", "classic H", "N: SK S3 CQ SA", "offsuit-cannot-win rank-ace-high", "order-low"),
    ("E11", "norwegian none", "N: H8 HQ H3 SA", "offsuit-cannot-win rank-ace-high", "highest-trump-wins"),
    (
        "E64",
        "betting H",
        "N: HA LJ H2 BJ",
        "jokers-are-trumps",
        "nt-jokers-cannot-win nt-joker-led order-low",
    ),
    ("E65", "betting none low", "N: CK C2 CA C3", "order-low", "rank-ace-high offsuit-cannot-win"),
    ("E66", "betting S low", "N: CT CK D3 CJ", "order-low offsuit-cannot-win", "rank-ace-high"),
    ("TW13", "bid none", "W: HT BJ H4 H2", "nt-jokers-cannot-win", "jokers-are-trumps nt-joker-led"),
    ("TW15", "bid none", "N: BJ H5 HK HA", "nt-jokers-cannot-win nt-joker-led", "jokers-are-trumps"),
    ("TW17", "bid H", "E: C4 LJ BJ CA", "jokers-are-trumps", "nt-jokers-cannot-win offsuit-cannot-win"),
    ("G3", "bid none", "N: BJ LJ", "nt-jokers-cannot-win", "jokers-are-trumps rank-ace-high"),
]


@pytest.mark.parametrize(
    ("table", "position", "named", "silent"), [pytest.param(*r[1:], id=r[0]) for r in RULES_NAMED]
)
def test_rules_named(table: str, position: str, named: str, silent: str) -> None:
    rules = winner(trick(position), law(table)).rules
    assert set(named.split()) <= set(rules)
    assert not set(silent.split()) & set(rules)


def test_the_reason_names_the_trumps_that_were_beaten_in_play_order() -> None:
    reason = winner(trick("N: C4 HA LJ H3"), law("bid H")).reason
    assert isinstance(reason, why.HighestTrump)
    assert reason.others == parse_cards("HA H3")

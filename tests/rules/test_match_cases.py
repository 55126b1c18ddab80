"""A match and its deals: totals, the end, dealers and the trump by rotation; rows by their ids."""

from __future__ import annotations

from random import Random

import pytest

from tutor.rules.cards import Seat, parse_cards, parse_seat
from tutor.rules.dealing import draw_dealer
from tutor.rules.games import ALL_GAMES
from tutor.rules.impossible import Impossible

from . import asked

# id, table, first dealer, points deal by deal, how it stands
MATCHES = [
    ("E8", "classic", "N", "NS=3 NS=3", "NS 6 EW 0, NS wins"),
    ("E8-before", "classic", "N", "NS=3", "NS 3 EW 0, E deals"),
    ("E18", "norwegian", "N", "NS=6 NS=7", "NS 13 EW 0, NS wins"),
    ("E18-short", "norwegian", "N", "NS=6 NS=6", "NS 12 EW 0, S deals"),
    ("E18-beyond", "norwegian", "N", "NS=6 EW=14", "NS 6 EW 14, EW wins"),
    ("E41", "bid", "N", "NS=-7", "NS -7 EW 0, EW wins"),
    ("E41-nt", "bid", "N", "NS=-14", "NS -14 EW 0, EW wins"),
    ("E42", "bid", "N", "NS=7", "NS 7 EW 0, NS wins"),
    ("E42-six", "bid", "N", "NS=6 EW=-6", "NS 6 EW -6, S deals"),
    ("E42-minus", "bid", "N", "EW=-3 EW=-4", "NS 0 EW -7, NS wins"),
    ("E61", "betting", "N", "EW=5", "NS 0 EW 5, EW wins"),
    ("E61-minus", "betting", "N", "EW=-2 EW=-3", "NS 0 EW -5, NS wins"),
    ("E61-four", "betting", "N", "EW=-4 NS=4", "NS 4 EW -4, S deals"),
    ("FL09", "classic", "N", "NS=1 EW=1 NS=1 EW=1 NS=1", "NS 3 EW 2, E deals"),
    ("FL10", "classic", "W", "NS=1 EW=1 NS=1", "NS 2 EW 1, S deals"),
    ("G20", "bid", "S", "NS=3 EW=3", "NS 3 EW 3, N deals"),
    ("none-yet", "norwegian", "E", "", "NS 0 EW 0, E deals"),
    ("SC04", "classic", "N", "NS=7", "NS 7 EW 0, NS wins"),
    ("SC05", "classic", "N", "NS=4 NS=1", "NS 5 EW 0, NS wins"),
    ("SC05-seven", "classic target=7", "N", "NS=4 NS=1", "NS 5 EW 0, S deals"),
    ("SC13", "norwegian", "N", "NS=12 EW=9 NS=1", "NS 13 EW 9, NS wins"),
    ("SC21-EW", "bid", "N", "EW=-3 EW=-4", "NS 0 EW -7, NS wins"),
    ("SC21-NS", "bid", "N", "NS=-3 NS=-4", "NS -7 EW 0, EW wins"),
    ("SC21-five", "betting", "N", "NS=-3 NS=-4", "NS -7 EW 0, EW wins"),
    ("SC23", "bid", "N", "NS=4 NS=-10", "NS -6 EW 0, S deals"),
    ("SC23-five", "betting", "N", "NS=4 NS=-10", "NS -6 EW 0, EW wins"),
    ("G15-tricks-first", "classic honours=on", "N", "NS=4 EW=4 NS=1,EW=4h", "NS 5 EW 4, NS wins"),
    ("G15-other-way", "classic honours=on", "N", "NS=4 EW=4 EW=1,NS=4h", "NS 4 EW 5, EW wins"),
    ("G15-honours", "classic honours=on", "N", "NS=4 EW=3 EW=1,NS=2h", "NS 6 EW 4, NS wins"),
    ("G15-one-team", "classic honours=on", "N", "NS=3 NS=1+2h", "NS 6 EW 0, NS wins"),
    ("honours-cap", "classic honours=on honours-cap=on", "N", "NS=4 EW=1,NS=4h", "NS 4 EW 1, S deals"),
    ("honours-cap-less", "classic honours=on honours-cap=on", "N", "NS=3 EW=1,NS=4h", "NS 7 EW 1, NS wins"),
    ("G16", "classic match-end=3", "N", "NS=7 EW=1 EW=1", "NS 7 EW 2, NS wins"),
    ("G16-on", "classic match-end=3", "N", "NS=7 EW=1", "NS 7 EW 1, S deals"),
    ("G16-draw", "classic match-end=2", "N", "NS=2 EW=2", "NS 2 EW 2, a draw"),
    ("G16-extra", "classic match-end=2 deals-tie=extra-deal", "N", "NS=2 EW=2", "NS 2 EW 2, S deals"),
    (
        "G16-extra-played",
        "classic match-end=2 deals-tie=extra-deal",
        "N",
        "NS=2 EW=2 EW=1",
        "NS 2 EW 3, EW wins",
    ),
    ("G16-minus", "bid match-end=2", "N", "NS=-7", "NS -7 EW 0, E deals"),
    ("G16-minus-end", "bid match-end=2", "N", "NS=-7 EW=-8", "NS -7 EW -8, NS wins"),
    (
        "G16-honours",
        "classic match-end=1 honours=on honours-cap=on target=1",
        "N",
        "NS=1,EW=4h",
        "NS 1 EW 4, EW wins",
    ),
    ("G17", "bid", "N", "NS=6 EW=-6 NS=-13", "NS -7 EW -6, EW wins"),
    ("level", "classic", "N", "NS=3 EW=3", "NS 3 EW 3, S deals"),
    ("target-one", "classic target=1", "N", "EW=1", "NS 0 EW 1, EW wins"),
]


@pytest.mark.parametrize(
    ("table", "first", "deals", "stands"), [r[1:] for r in MATCHES], ids=[r[0] for r in MATCHES]
)
def test_match(table: str, first: str, deals: str, stands: str) -> None:
    assert asked.standing(table, deals, first) == stands


# id, table, deals, the reason's rule
RULES_OF = [
    ("equal-scores-continue", "classic", "NS=3 EW=3", "equal-scores-continue"),
    ("reach-target-wins", "classic", "NS=5", "reach-target-wins"),
    ("reach-target-on", "classic", "NS=4", "reach-target-wins"),
    ("minus-target-loses", "bid", "NS=-7", "minus-target-loses"),
    ("fixed-deals-highest-total", "classic match-end=1", "NS=1", "fixed-deals-highest-total"),
    ("fixed-deals-on", "classic match-end=2", "NS=1", "fixed-deals-highest-total"),
    ("norwegian-minus", "norwegian", "NS=12", "reach-target-wins"),
]


@pytest.mark.parametrize(("table", "deals", "rule"), [r[1:] for r in RULES_OF], ids=[r[0] for r in RULES_OF])
def test_why(table: str, deals: str, rule: str) -> None:
    assert asked.match(table, deals).rule == rule


@pytest.mark.parametrize(
    ("table", "deals", "code", "deal"),
    [
        ("classic", "NS=5 NS=1", "deal-after-end", 2),
        ("bid", "NS=3 NS=-10 EW=1", "deal-after-end", 3),
        ("classic match-end=1", "NS=1 NS=1", "deal-after-end", 2),
        ("classic", "NS=1 EW=2h", "honours-not-counted", 2),
        ("bid", "NS=2h", "honours-not-counted", 1),
        ("norwegian", "NS=2h", "honours-not-counted", 1),
    ],
)
def test_refused(table: str, deals: str, code: str, deal: int) -> None:
    with pytest.raises(Impossible) as fault:
        asked.match(table, deals)
    assert (fault.value.code, fault.value.params["deal"]) == (code, deal)


# id, table, number of the deal, turned card, trump
TRUMPS = [
    ("E1", "classic", 1, "D4", "D"),
    ("E1-later", "classic", 7, "D4", "D"),
    ("E1-sv", "classic-sv", 1, "SA", "S"),
    ("E62-1", "standard trump-method=rotation", 1, "", "H"),
    ("E62-2", "standard trump-method=rotation", 2, "", "D"),
    ("E62-3", "standard trump-method=rotation", 3, "", "S"),
    ("E62-4", "standard trump-method=rotation", 4, "", "C"),
    ("E63-5", "standard trump-method=rotation", 5, "", "H"),
    ("E63-6", "standard trump-method=rotation", 6, "", "D"),
    ("E63-5-none", "standard trump-method=rotation rotation-fifth=no-trump", 5, "", "none"),
    ("E63-6-hearts", "standard trump-method=rotation rotation-fifth=no-trump", 6, "", "H"),
    ("E74-10", "standard trump-method=rotation rotation-fifth=no-trump", 10, "", "none"),
    ("E74-11", "standard trump-method=rotation rotation-fifth=no-trump", 11, "", "H"),
    ("E74-8", "standard trump-method=rotation rotation-fifth=no-trump", 8, "", "S"),
    ("G29-10", "standard trump-method=rotation", 10, "", "D"),
    ("HO06-5", "classic trump-method=rotation", 5, "", "H"),
    ("HO06-7", "classic trump-method=rotation", 7, "", "S"),
    ("HO08", "classic trump-method=rotation", 2, "S9", "D"),
    ("never-trump", "norwegian", 3, "", "none"),
]


@pytest.mark.parametrize(
    ("table", "deal", "turned", "trump"), [r[1:] for r in TRUMPS], ids=[r[0] for r in TRUMPS]
)
def test_trump(table: str, deal: int, turned: str, trump: str) -> None:
    assert asked.trump(table, deal, turned) == trump


@pytest.mark.parametrize(
    ("table", "turned", "code"),
    [("classic", "", "turned-card-missing"), ("norwegian", "S9", "nothing-turned-in-game")],
)
def test_no_trump_without_its_card(table: str, turned: str, code: str) -> None:
    with pytest.raises(Impossible) as fault:
        asked.trump(table, 1, turned)
    assert fault.value.code == code


# id, table, cards turned up round the table from North, who deals first, how many of them were turned up
DRAWN = [
    ("first-diamond", "bid", "SA C2 D2 DA H3", "S", 3),
    ("first-diamond-late", "bid", "SA C2 BJ H3 S2 D9 DK", "N", 5),
    ("first-diamond-betting", "betting first-dealer=first-diamond", "SA C2 D2 DA", "S", 3),
    ("lot", "betting", "S3 C2 D2 DA H3", "W", 4),
    ("lot-tie", "betting", "SA C2 D2 DA H3 H4 H5 H2 C9", "S", 8),
    ("lot-joker", "bid first-dealer=lot", "BJ S9 C2 D2 S5 H3", "N", 4),
    ("first-dealer", "classic", "S3 C2 DT D9 H3", "S", 4),
    ("first-dealer-norwegian", "norwegian", "S3 C4 D2 H2 H3", "E", 4),
]


@pytest.mark.parametrize(
    ("table", "cards", "seat", "shown"), [r[1:] for r in DRAWN], ids=[r[0] for r in DRAWN]
)
def test_first_dealer(table: str, cards: str, seat: str, shown: int) -> None:
    deck = parse_cards(cards)
    turned_up = tuple(c for c in deck if not c.is_joker)[:shown]
    assert draw_dealer(asked.house(table), deck) == (parse_seat(seat), turned_up)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_everybody_may_be_drawn(game) -> None:
    rng = Random(f"first dealer {game.id}")
    found = {draw_dealer(game.house(), rng.sample(game.deck, len(game.deck)))[0] for _ in range(60)}
    assert found == set(Seat)

"""The games and their house rules: every option, value and default, written out once more."""

from __future__ import annotations

import pytest

from tutor.rules.cards import Order, Suit
from tutor.rules.game import HouseError, LawError
from tutor.rules.games import ALL_GAMES, DEFAULT_GAME, FAMILIES, GAMES, games_of

CLASSIC = ("classic", "classic-sv", "standard")
NORWEGIAN = ("norwegian",)
BID = ("bid", "betting")
NUMBER = "number"

# games, option, values, defaults in the games' order (one for all where they agree)
OPTIONS = [
    (CLASSIC, "target", NUMBER, "5"),
    (CLASSIC, "match-end", f"target {NUMBER}", "target"),
    (CLASSIC, "deals-tie", "draw extra-deal", "draw"),
    (CLASSIC, "trump-method", "last-card rotation", "last-card"),
    (CLASSIC, "rotation-fifth", "hearts no-trump", "hearts"),
    (CLASSIC, "turned-card", "until-dealer-plays before-play", "until-dealer-plays before-play before-play"),
    (CLASSIC, "honours", "off on", "off"),
    (CLASSIC, "honours-cap", "off on", "off"),
    (NORWEGIAN, "target", NUMBER, "13"),
    (NORWEGIAN, "match-end", f"target {NUMBER}", "target"),
    (NORWEGIAN, "deals-tie", "draw extra-deal", "draw"),
    (NORWEGIAN, "pass-scoring", "under-six under-seven", "under-six"),
    (NORWEGIAN, "grand-failed", "double single", "double"),
    (NORWEGIAN, "grand-lead", "right left", "right"),
    (BID, "target", NUMBER, "7 5"),
    (BID, "match-end", f"target {NUMBER}", "target"),
    (BID, "deals-tie", "draw extra-deal", "draw"),
    (BID, "first-dealer", "first-diamond lot", "first-diamond lot"),
    (BID, "min-bid", "1 2 3 4 5 6 7", "3 1"),
    (BID, "bidding", "one-round until-three-pass", "one-round until-three-pass"),
    (BID, "down-vs-up", "equal down-higher", "equal down-higher"),
    (BID, "forced-dealer", "yes redeal", "yes"),
    (BID, "dealer-may-match", "no yes", "no"),
    (BID, "kitty-show", "no trump-only always", "no trump-only"),
    (BID, "set-penalty", "bid shortfall", "bid shortfall"),
    (BID, "nt-double", "yes no", "yes no"),
    (BID, "nt-joker-any-time", "no yes", "no"),
    (BID, "nt-joker-lead", "any last", "any"),
    (BID, "nt-joker-shed", "free must", "free"),
    (BID, "low-ace", "good bad", "good"),
    (BID, "revoke-penalty", "3-tricks none", "3-tricks none"),
]
GOOD_NUMBERS = ("1", "5", "7", "13", "500")
BAD_NUMBERS = (
    "0",
    "-1",
    "+5",
    "05",
    "5.0",
    "five",
    "",
    " 5",
    "5 ",
    "٥",
    "²",
    "1e3",
    "1_0",
    "99999999999999999999",
)


def rows() -> list[object]:
    found = []
    for games, option, values, defaults in OPTIONS:
        each = defaults.split()
        for i, game in enumerate(games):
            default = each[0] if len(each) == 1 else each[i]
            found.append(pytest.param(game, option, values.split(), default, id=f"{game}-{option}"))
    return found


@pytest.mark.parametrize(("game", "option", "values", "default"), rows())
def test_option(game: str, option: str, values: list[str], default: str) -> None:
    table = GAMES[game]
    assert table.default(option) == table.house()[option] == default
    good = [*(v for v in values if v != NUMBER), *(GOOD_NUMBERS if NUMBER in values else ())]
    for value in good:
        house = table.house({option: value})
        assert house[option] == value
        assert house.changes() == ({} if value == default else {option: value})
        assert {n: v for n, v in house.items() if n != option} == {
            n: v for n, v in table.house().items() if n != option
        }
    bad = ["", "maybe", NUMBER, good[0].upper() if good[0].isalpha() else "x", f" {good[0]}", "None", "true"]
    bad += BAD_NUMBERS if NUMBER in values else ("0", "8", "10")
    for value in bad:
        with pytest.raises(HouseError) as raised:
            table.house({option: value})
        error = raised.value
        assert (error.game, error.name, error.value) == (table, option, value)
        assert error.option is table.option(option)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_no_other_options(game) -> None:
    mine = [option for games, option, _, _ in OPTIONS if game.id in games]
    assert [o.name for o in game.options] == mine == list(game.house())
    assert len(game.house()) == len(mine)
    assert set(game.defaults) <= set(mine)
    others = {option for _, option, _, _ in OPTIONS} - set(mine)
    for name in (*others, "", "Target", "target ", "TARGET", "game", "low_ace"):
        with pytest.raises(HouseError) as raised:
            game.house({name: "5"})
        assert raised.value.option is None
        assert raised.value.name == name
        assert game.option(name) is None
        with pytest.raises(KeyError):
            game.house()[name]
        with pytest.raises(KeyError):
            game.default(name)


def test_six_games_in_three_families() -> None:
    assert set(GAMES) == {*CLASSIC, *NORWEGIAN, *BID}
    assert len(ALL_GAMES) == 6
    assert [tuple(g.id for g in games_of(f)) for f in FAMILIES] == [CLASSIC, NORWEGIAN, BID]
    assert DEFAULT_GAME.id == "classic"
    for game in ALL_GAMES:
        assert GAMES[game.id] is game


# game, trumps, orders
LAWS = [
    ("classic", "S H D C none", "high"),
    ("classic-sv", "S H D C none", "high"),
    ("standard", "S H D C none", "high"),
    ("norwegian", "none", "high"),
    ("bid", "S H D C none", "high low"),
    ("betting", "S H D C none", "high low"),
]


@pytest.mark.parametrize(("game", "trumps", "orders"), LAWS)
def test_trumps_and_orders_a_game_has(game: str, trumps: str, orders: str) -> None:
    for trump in (*Suit, None):
        for order in Order:
            trump_fits = ("none" if trump is None else trump.code) in trumps.split()
            order_fits = order.code in orders.split()
            if trump_fits and order_fits:
                law = GAMES[game].law(trump, order)
                assert (law.trump, law.order) == (trump, order)
            else:
                with pytest.raises(LawError) as raised:
                    GAMES[game].law(trump, order)
                assert raised.value.what == ("order" if trump_fits else "trump")


def test_house_rules_reach_the_law() -> None:
    game = GAMES["bid"]
    plain = game.law(None)
    fields = {
        "low-ace": ("bad", "low_ace_bad"),
        "nt-joker-any-time": ("yes", "nt_joker_any_time"),
        "nt-joker-lead": ("last", "nt_joker_lead_last"),
        "nt-joker-shed": ("must", "nt_joker_shed_must"),
    }
    for option, (value, field) in fields.items():
        law = game.law(None, Order.HIGH, game.house({option: value}))
        assert {f for _, f in fields.values() if getattr(law, f) != getattr(plain, f)} == {field}


def test_house_is_immutable() -> None:
    house = GAMES["bid"].house()
    with pytest.raises((AttributeError, TypeError)):
        house["target"] = "9"
    with pytest.raises((AttributeError, TypeError)):
        house.pairs = ()

"""Every value of every house rule decides something: a row that comes out otherwise under another value.

A row asks one question of a table that differs only in the option, and says the answer under each value. Rows stand for
a whole family; they are asked at every table of it, with the other options as the row needs them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tutor.rules.calls import parse_calls
from tutor.rules.cards import Order, Seat, parse_cards, parse_trump
from tutor.rules.deal import deal_out
from tutor.rules.dealing import draw_dealer
from tutor.rules.game import NUMBER, Family
from tutor.rules.games import FAMILIES, games_of
from tutor.rules.trick import Trick, legal, winner
from tutor.rules.view import view

from . import asked
from .positions import law

Question = Callable[[str], str]
"""Of a table in the notation of ``asked``."""


def standing(deals: str) -> Question:
    return lambda table: asked.standing(table, deals)


def points(contract: str, tricks: str, *, honours: str = "", revoke: str = "") -> Question:
    return lambda table: asked.points(table, contract, tricks, honours=honours, revoke=revoke)


def bidding(calls: str) -> Question:
    return lambda table: asked.bidding(table, "N", calls).split(":")[0]


def trump(deal: int, turned: str) -> Question:
    return lambda table: asked.trump(table, deal, turned)


def leader(calls: str) -> Question:
    return lambda table: asked.leader(table, "N", calls)


def dealer(cards: str) -> Question:
    return lambda table: draw_dealer(asked.house(table), parse_cards(cards))[0].code


def taken(trick: str, order: str) -> Question:
    """Who takes a trick of no trump."""

    def ask(table: str) -> str:
        game, *house = table.split()
        seat, cards = trick.split(":")
        seen = winner(Trick(Seat[seat], parse_cards(cards)), law(" ".join([game, "none", order, *house])))
        return seen.seat.code if seen.seat is not None else "nobody"

    return ask


def may(hand: str, plays: str) -> Question:
    """What may be played in no trump."""

    def ask(table: str) -> str:
        game, *house = table.split()
        seen = legal(parse_cards(hand), parse_cards(plays), law(" ".join([game, "none", *house])))
        return " ".join(c.code for c in seen.legal)

    return ask


def turned_after(cards: int) -> Question:
    """Whether the turned card still lies open after so many cards; the dealer plays fourth."""

    def ask(table: str) -> str:
        rng = Random("turned")
        house = asked.house(table)
        deal = deal_out(house, Seat.N, rng.sample(house.game.deck, 52))
        for _ in range(cards):
            deal = deal.play(rng.choice(deal.legal()))
        return "taken up" if view(deal, Seat.E).turned is None else "open"

    return ask


def kitty_seen(bid: str, trump: str) -> Question:
    """Who sees the kitty when East has won the bidding and named."""

    def ask(table: str) -> str:
        house = asked.house(table)
        deal = deal_out(house, Seat.N, house.game.deck)
        for call in parse_calls(f"{bid} pass pass pass"):
            deal = deal.call(call)
        deal = deal.name(parse_trump(trump), Order.HIGH)
        return "".join(seat.code for seat in Seat if view(deal, seat).kitty)

    return ask


CLASSIC, NORWEGIAN, BID = FAMILIES
ALL = FAMILIES

# families, option, other options, the question, the answer under each value
ROWS: list[tuple[tuple[Family, ...], str, str, Question, dict[str, str]]] = [
    (ALL, "target", "", standing("NS=5"), {"5": "NS 5 EW 0, NS wins", "7": "NS 5 EW 0, E deals"}),
    (ALL, "target", "", standing("NS=7"), {"7": "NS 7 EW 0, NS wins", "13": "NS 7 EW 0, E deals"}),
    ((BID,), "target", "", standing("NS=-5"), {"5": "NS -5 EW 0, EW wins", "7": "NS -5 EW 0, E deals"}),
    (
        ALL,
        "match-end",
        "target=3",
        standing("NS=3"),
        {"target": "NS 3 EW 0, NS wins", "1": "NS 3 EW 0, NS wins", "2": "NS 3 EW 0, E deals"},
    ),
    (
        ALL,
        "match-end",
        "target=3",
        standing("NS=1"),
        {"target": "NS 1 EW 0, E deals", "1": "NS 1 EW 0, NS wins"},
    ),
    (
        ALL,
        "deals-tie",
        "match-end=2",
        standing("NS=1 EW=1"),
        {"draw": "NS 1 EW 1, a draw", "extra-deal": "NS 1 EW 1, S deals"},
    ),
    ((CLASSIC,), "trump-method", "", trump(1, "S9"), {"last-card": "S", "rotation": "H"}),
    (
        (CLASSIC,),
        "rotation-fifth",
        "trump-method=rotation",
        trump(5, ""),
        {"hearts": "H", "no-trump": "none"},
    ),
    (
        (CLASSIC,),
        "turned-card",
        "",
        turned_after(3),
        {"until-dealer-plays": "open", "before-play": "taken up"},
    ),
    ((CLASSIC,), "honours", "", points("", "NS=7", honours="NS=3"), {"off": "NS 1 EW 0", "on": "NS 3 EW 0"}),
    (
        (CLASSIC,),
        "honours-cap",
        "honours=on target=5",
        standing("NS=4 EW=1,NS=4h"),
        {"off": "NS 8 EW 1, NS wins", "on": "NS 4 EW 1, S deals"},
    ),
    (
        (NORWEGIAN,),
        "pass-scoring",
        "",
        points("pass", "NS=4"),
        {"under-six": "NS 2 EW 0", "under-seven": "NS 3 EW 0"},
    ),
    (
        (NORWEGIAN,),
        "grand-failed",
        "",
        points("grand E", "EW=5"),
        {"double": "NS 4 EW 0", "single": "NS 2 EW 0"},
    ),
    ((NORWEGIAN,), "grand-lead", "", leader("grand"), {"right": "N", "left": "S"}),
    ((BID,), "first-dealer", "", dealer("S3 C2 D2 DA H3"), {"first-diamond": "S", "lot": "W"}),
    *(
        (
            (BID,),
            "min-bid",
            "",
            bidding(f"{n}up"),
            {str(n): "open S", **({str(n + 1): "illegal 0"} if n < 7 else {"6": "open S"})},
        )
        for n in range(1, 7)
    ),
    ((BID,), "min-bid", "", bidding("6nt"), {"6": "open S", "7": "illegal 0"}),
    (
        (BID,),
        "bidding",
        "",
        bidding("3up 4up pass pass"),
        {"one-round": "closed 4up S, S leads", "until-three-pass": "open E"},
    ),
    ((BID,), "down-vs-up", "", bidding("4up 4down"), {"equal": "illegal 1", "down-higher": "open W"}),
    ((BID,), "forced-dealer", "", bidding("pass pass pass pass"), {"yes": "illegal 3", "redeal": "redeal"}),
    (
        (BID,),
        "dealer-may-match",
        "bidding=one-round",
        bidding("5up pass pass 5up"),
        {"no": "illegal 3", "yes": "closed 5up N, N leads"},
    ),
    ((BID,), "kitty-show", "", kitty_seen("4up", "S"), {"no": "E", "trump-only": "NESW", "always": "NESW"}),
    ((BID,), "kitty-show", "", kitty_seen("4nt", "none"), {"no": "E", "trump-only": "E", "always": "NESW"}),
    (
        (BID,),
        "set-penalty",
        "",
        points("4up N", "NS=9"),
        {"bid": "NS -4 EW 0", "shortfall": "NS -1 EW 0"},
    ),
    ((BID,), "nt-double", "", points("4nt N", "NS=11"), {"yes": "NS 10 EW 0", "no": "NS 5 EW 0"}),
    ((BID,), "nt-joker-any-time", "", may("S9 BJ H2", "SK"), {"no": "S9", "yes": "S9 BJ"}),
    ((BID,), "nt-joker-lead", "", may("S9 BJ", ""), {"any": "S9 BJ", "last": "S9"}),
    ((BID,), "nt-joker-shed", "", may("H9 LJ", "SK"), {"free": "H9 LJ", "must": "LJ"}),
    ((BID,), "low-ace", "", taken("N: DK DA D2 D3", "low"), {"good": "E", "bad": "S"}),
    (
        (BID,),
        "revoke-penalty",
        "set-penalty=bid",
        points("4up N", "NS=11", revoke="NS"),
        {"3-tricks": "NS -4 EW 0", "none": "NS 5 EW 0"},
    ),
]


def cases() -> list[object]:
    found = []
    for families, option, others, question, answers in ROWS:
        for family in families:
            for game in games_of(family):
                for value, answer in answers.items():
                    table = " ".join([game.id, others, f"{option}={value}"])
                    found.append(pytest.param(table, question, answer, id=f"{game.id}-{option}={value}"))
    return found


@pytest.mark.parametrize(("table", "question", "answer"), cases())
def test_the_answer_under_this_value(table: str, question: Question, answer: str) -> None:
    assert question(table) == answer


@pytest.mark.parametrize("family", FAMILIES, ids=lambda f: f.id)
def test_every_value_has_a_row_that_fails_under_another(family: Family) -> None:
    for option in family.options:
        rows = [row[-1] for row in ROWS if family in row[0] and row[1] == option.name]
        told = {value for row in rows for value, answer in row.items() if set(row.values()) - {answer}}
        assert told >= set(option.values) - {NUMBER}, option.name
        numbers = told - set(option.values)
        assert bool(numbers) == (NUMBER in option.values), option.name

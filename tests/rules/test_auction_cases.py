"""The bidding: the rows of the case list (BI, FL) and the worked examples (E), by their ids."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from tutor.rules.calls import BIDS, GRAND, PASS, Call, Way, call_codes, parse_call, parse_calls
from tutor.rules.cards import NotationError, Order, Seat
from tutor.rules.games import ALL_GAMES, GAMES

from . import asked


def bids(least: str) -> str:
    """Every bid from this one on, by number, then up, down, no trump."""
    codes = [call.code for call in BIDS]
    return " ".join(codes[codes.index(least) :])


# id, table, dealer, calls from the dealer's left, how the bidding stands
AUCTIONS = [
    ("E10", "norwegian", "N", "", "open E: pass grand"),
    ("E19", "norwegian", "N", "pass pass grand", "closed grand W, S leads"),
    ("E19-again", "norwegian", "N", "pass pass grand pass", "illegal 3: grand-stops-bidding"),
    ("E20", "norwegian", "N", "pass pass pass pass", "closed pass, E leads"),
    ("E20-grand-after", "norwegian", "N", "pass pass pass pass grand", "illegal 4: four-passes-make-pass"),
    ("E20-pass-after", "norwegian", "N", "pass pass pass pass pass", "illegal 4: four-passes-make-pass"),
    ("E20-three", "norwegian", "N", "pass pass pass", "open N: pass grand"),
    ("E21", "norwegian", "N", "grand", "closed grand E, N leads"),
    ("E21-left", "norwegian grand-lead=left", "N", "grand", "closed grand E, S leads"),
    ("E22", "norwegian", "N", "pass pass pass pass", "closed pass, E leads"),
    ("E22-left", "norwegian grand-lead=left", "N", "pass pass pass pass", "closed pass, E leads"),
    ("E31", "bid", "N", "4up 4down", "illegal 1: up-down-rank"),
    ("E31-turned", "bid", "N", "4down 4up", "illegal 1: up-down-rank"),
    ("E31-down-higher", "bid down-vs-up=down-higher", "N", "4up 4down", f"open W: pass {bids('4nt')}"),
    ("E31-up-lower", "betting", "N", "4down 4up", "illegal 1: up-down-rank"),
    ("E32-up", "bid", "N", "4up 4nt", f"open W: pass {bids('5up')}"),
    ("E32-down", "bid", "N", "4down 4nt", f"open W: pass {bids('5up')}"),
    ("E32-not-back", "bid", "N", "4nt 4up", "illegal 1: nt-beats-same-number"),
    ("E32-not-twice", "bid", "N", "4nt 4nt", "illegal 1: bid-must-be-higher"),
    ("E33", "bid", "N", "4up", f"open S: pass {bids('4nt')}"),
    ("E33-down-higher", "betting", "N", "4up", f"open S: pass {bids('4down')}"),
    ("E33-lower", "bid", "N", "4up 3nt", "illegal 1: higher-number-beats"),
    ("E34", "bid", "N", "pass pass pass", f"open N: {bids('3up')}"),
    ("E34-bids", "bid", "N", "pass pass pass 3down", "closed 3down N, N leads"),
    ("E34-too-low", "bid", "N", "pass pass pass 2nt", "illegal 3: bid-number-range"),
    ("E34-betting", "betting", "N", "pass pass pass 1nt", "closed 1nt N, N leads"),
    ("E57", "bid", "N", "3nt 4up", f"open W: pass {bids('4nt')}"),
    ("E57-down", "betting", "N", "3nt 4down", f"open W: pass {bids('4nt')}"),
    ("E58-down", "betting", "N", "5up 5down", f"open W: pass {bids('5nt')}"),
    ("E58-nt", "betting", "N", "5up 5down 5nt", f"open N: pass {bids('6up')}"),
    ("E58-back", "betting", "N", "5up 5nt 5down", "illegal 2: nt-beats-same-number"),
    ("E72", "betting", "N", "4up 4down pass pass pass", "closed 4down S, S leads"),
    ("E72-open", "betting", "N", "4up 4down pass pass", f"open E: pass {bids('4nt')}"),
    ("FL03", "norwegian", "N", "pass grand", "closed grand S, E leads"),
    ("FL05", "norwegian", "S", "pass pass pass pass", "closed pass, W leads"),
    ("BI01", "bid", "N", "4up 4nt pass pass", "closed 4nt S, S leads"),
    ("BI03", "bid", "N", "4up 4down", "illegal 1: up-down-rank"),
    ("BI03-down-higher", "betting", "N", "4up 4down", f"open W: pass {bids('4nt')}"),
    ("BI05", "bid", "N", "pass pass pass pass", "illegal 3: dealer-forced-bid"),
    ("BI05-least", "bid", "N", "pass pass pass", f"open N: {bids('3up')}"),
    ("BI05-betting", "betting", "N", "pass pass pass pass", "illegal 3: dealer-forced-bid"),
    ("BI05-betting-least", "betting", "N", "pass pass pass", f"open N: {bids('1up')}"),
    ("BI05-redeal", "bid forced-dealer=redeal", "N", "pass pass pass pass", "redeal"),
    ("BI05-redeal-may", "bid forced-dealer=redeal", "N", "pass pass pass", f"open N: pass {bids('3up')}"),
    ("BI05-redeal-betting", "betting forced-dealer=redeal", "N", "pass pass pass pass", "redeal"),
    (
        "BI05-redeal-over",
        "bid forced-dealer=redeal",
        "N",
        "pass pass pass pass 3up",
        "illegal 4: dealer-forced-bid",
    ),
    ("BI07", "bid", "N", "3up 4up pass pass", "closed 4up S, S leads"),
    ("BI07-again", "bid", "N", "3up 4up pass pass 5up", "illegal 4: bidding-rounds"),
    ("BI07-until", "bid bidding=until-three-pass", "N", "3up 4up pass pass", f"open E: pass {bids('4nt')}"),
    ("BI09", "bid", "N", "5up pass pass 5up", "illegal 3: bid-must-be-higher"),
    ("BI09-least", "bid", "N", "5up pass pass", f"open N: pass {bids('5nt')}"),
    ("BI09-down", "bid", "N", "5up pass pass 5down", "illegal 3: up-down-rank"),
    ("BI09-down-higher", "bid down-vs-up=down-higher", "N", "5up pass pass 5down", "closed 5down N, N leads"),
    ("BI09-match", "bid dealer-may-match=yes", "N", "5up pass pass 5up", "closed 5up N, N leads"),
    ("BI09-match-equal", "bid dealer-may-match=yes", "N", "5up pass pass 5down", "closed 5down N, N leads"),
    (
        "BI09-match-lower",
        "bid dealer-may-match=yes",
        "N",
        "5nt pass pass 5up",
        "illegal 3: nt-beats-same-number",
    ),
    (
        "BI09-match-lower-up",
        "bid dealer-may-match=yes down-vs-up=down-higher",
        "N",
        "5down pass pass 5up",
        "illegal 3: up-down-rank",
    ),
    ("BI09-match-others", "bid dealer-may-match=yes", "N", "5up 5up", "illegal 1: bid-must-be-higher"),
    ("BI10", "norwegian", "W", "pass grand", "closed grand E, N leads"),
    ("BI10-asked", "norwegian", "W", "pass grand grand", "illegal 2: grand-stops-bidding"),
    ("BI11", "norwegian", "E", "", "open S: pass grand"),
    ("BI11-grand", "norwegian", "E", "grand", "closed grand S, E leads"),
    ("G11", "bid", "W", "pass pass pass", f"open W: {bids('3up')}"),
    ("G12-out", "betting", "N", "1up pass 2up pass 3up", f"open W: pass {bids('3down')}"),
    ("G12-skipped", "betting", "N", "1up pass 2up 3up", f"open E: pass {bids('3down')}"),
    ("G12-first-passes", "betting", "N", "pass pass 1up", f"open N: pass {bids('1down')}"),
    ("G12-closes", "betting", "N", "pass pass 1up pass", "closed 1up W, W leads"),
    ("G13-partner", "betting", "N", "3up pass 4up pass pass", "closed 4up W, W leads"),
    ("G13-not-asked", "betting", "N", "3up pass pass pass", "closed 3up E, E leads"),
    ("G13-not-itself", "betting", "N", "3up pass pass pass 4up", "illegal 4: bidding-rounds"),
    ("G14", "bid", "N", "7nt", "closed 7nt E, E leads"),
    ("G14-betting", "betting", "N", "1up 7nt", "closed 7nt S, S leads"),
    ("G14-over", "betting", "N", "1up 7nt pass", "illegal 2: bidding-rounds"),
    ("G14-not-down", "betting", "N", "7down", "open S: pass 7nt"),
    ("min-bid", "bid min-bid=7", "N", "", "open E: pass 7up 7down 7nt"),
    ("min-bid-below", "bid min-bid=5", "N", "4nt", "illegal 0: bid-number-range"),
    ("first-illegal", "bid", "N", "2up 3up 3up", "illegal 0: bid-number-range"),
]


@pytest.mark.parametrize(
    ("table", "dealer", "calls", "stands"), [r[1:] for r in AUCTIONS], ids=[r[0] for r in AUCTIONS]
)
def test_auction(table: str, dealer: str, calls: str, stands: str) -> None:
    assert asked.bidding(table, dealer, calls) == stands


# id, table, dealer, calls, who leads to the first trick
LEADERS = [
    ("FL01", "classic", "S", "", "W"),
    ("FL01-standard", "standard", "W", "", "N"),
    ("FL01-sv", "classic-sv", "N", "", "E"),
    ("FL03", "norwegian", "N", "pass grand", "E"),
    ("FL03-left", "norwegian grand-lead=left", "N", "pass grand", "W"),
    ("FL05", "norwegian", "S", "pass pass pass pass", "W"),
    ("FL10", "classic", "S", "", "W"),
    ("E21", "norwegian", "N", "grand", "N"),
    ("E22", "norwegian", "N", "pass pass pass pass", "E"),
    ("E72", "betting", "N", "4up 4down pass pass pass", "S"),
    ("BI11", "norwegian", "E", "grand", "E"),
    ("G7", "norwegian", "W", "pass pass pass grand", "S"),
]


@pytest.mark.parametrize(
    ("table", "dealer", "calls", "seat"), [r[1:] for r in LEADERS], ids=[r[0] for r in LEADERS]
)
def test_first_leader(table: str, dealer: str, calls: str, seat: str) -> None:
    assert asked.leader(table, dealer, calls) == seat


# id, call, the tricks it promises, the order it is played in (None: chosen after winning)
PROMISES = [
    ("E53", "3up", 9, Order.HIGH),
    ("E54", "4up", 10, Order.HIGH),
    ("E55", "4down", 10, Order.LOW),
    ("E56", "7nt", 13, None),
]


@pytest.mark.parametrize(("code", "tricks", "order"), [r[1:] for r in PROMISES], ids=[r[0] for r in PROMISES])
def test_what_a_bid_promises(code: str, tricks: int, order: Order | None) -> None:
    call = parse_call(code)
    assert call.tricks == tricks
    assert {Way.UP: Order.HIGH, Way.DOWN: Order.LOW, Way.NT: None}[call.way or Way.UP] is order


@pytest.mark.parametrize(
    "text", ["4nthigh", "4nt-high", "high", "8up", "0up", "4UP", "4", "grand4", "", "4 up"]
)
def test_no_such_call(text: str) -> None:
    """E68 among them: no order is bid with no trump; spoken forms are read by the words, not here."""
    with pytest.raises(NotationError) as fault:
        parse_call(text)
    assert fault.value.text == text
    assert len(BIDS) == len({(c.number, c.way) for c in BIDS}) == 21


@pytest.mark.parametrize("game", [g for g in ALL_GAMES if g.family.bidding], ids=lambda g: g.id)
def test_calls_of_another_game_are_not_judged(game) -> None:
    bidding = game.family.bidding
    for call in (PASS, GRAND, *BIDS):
        for before in ((), (PASS,), (PASS,) * 4):
            if call in bidding.calls:
                bidding.judge(Seat.N, (*before, call), game.house())
                continue
            with pytest.raises(NotationError) as fault:
                bidding.judge(Seat.N, (*before, call), game.house())
            assert fault.value.text == call.code


@pytest.mark.parametrize("dealer", Seat)
def test_a_bidding_looks_the_same_from_every_dealer(dealer: Seat) -> None:
    turns = dealer - Seat.N
    for _, table, _, calls, _ in AUCTIONS:
        north, turned = asked.auction(table, "N", calls), asked.auction(table, dealer.code, calls)
        assert (turned.state, turned.allowed, turned.contract, turned.illegal, turned.rule) == (
            north.state,
            north.allowed,
            north.contract,
            north.illegal,
            north.rule,
        )
        for mine, theirs in zip(_seats(turned), _seats(north), strict=True):
            assert mine == (None if theirs is None else theirs.after(turns))


def _seats(auction) -> tuple[Seat | None, ...]:
    return (auction.next, auction.declarer, auction.leader, *auction.seats)


def test_what_is_allowed_is_what_is_accepted() -> None:
    """Of every call after every short bidding: in ``allowed`` if and only if it does not make the bidding illegal."""
    for table in ("bid", "betting", "bid dealer-may-match=yes bidding=until-three-pass"):
        some = parse_calls("pass 3up 3down 3nt 4up 7nt")
        for length in range(4):
            for calls in product(some, repeat=length):
                before = asked.auction(table, "E", call_codes(calls))
                if before.illegal is not None:
                    continue
                for call in (PASS, *BIDS):
                    after = asked.auction(table, "E", call_codes((*calls, call)))
                    assert (call in before.allowed) == (after.illegal is None), (table, calls, call)


def test_ranks_are_a_total_order_but_for_up_and_down() -> None:
    for table, equal in (("bid", 7), ("betting", 0)):
        ties = 0
        for one, other in permutations(BIDS, 2):
            over = _beats(table, one, other), _beats(table, other, one)
            ties += over == (False, False)
            assert over != (True, True)
        assert ties == 2 * equal


def _beats(table: str, call: Call, standing: Call) -> bool:
    return asked.auction(f"{table} min-bid=1", "N", f"{standing.code} {call.code}").illegal is None


def test_every_seat_of_an_auction_is_told() -> None:
    found = asked.auction("betting", "S", "1up pass 2up pass 3up")
    assert "".join(seat.code for seat in found.seats) == "WNESW"


def test_all_games_without_bidding_say_so() -> None:
    assert [g.id for g in ALL_GAMES if g.family.bidding is None] == ["classic", "classic-sv", "standard"]
    assert GAMES["norwegian"].family.bidding.calls == (PASS, GRAND)

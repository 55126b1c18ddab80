"""The bidding, scores and matches against the second reading."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tutor.rules.auction import Auction
from tutor.rules.calls import parse_call
from tutor.rules.cards import Seat, Team
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.match import DealPoints, play_match
from tutor.rules.scoring import Result

from . import brute_deal

FULL = pytest.mark.full
BID_OPTIONS = {
    "bidding": ("one-round", "until-three-pass"),
    "down-vs-up": ("equal", "down-higher"),
    "forced-dealer": ("yes", "redeal"),
    "dealer-may-match": ("no", "yes"),
    "min-bid": ("1", "2", "3", "4", "5", "6", "7"),
}
CALLS = ("pass", *(number + kind for number in "1234567" for kind in ("up", "down", "nt")))


def as_told(auction: Auction) -> dict[str, object]:
    def code(value: object) -> object:
        return getattr(value, "code", value)

    return brute_deal.told(
        auction.state.value,
        next=code(auction.next),
        allowed=[call.code for call in auction.allowed],
        declarer=code(auction.declarer),
        contract=code(auction.contract),
        leader=code(auction.leader),
        illegal=auction.illegal,
    )


def judged(game: Game, dealer: str, calls: tuple[str, ...], changes: dict[str, str]) -> dict[str, object]:
    bidding = game.family.bidding
    assert bidding is not None
    return as_told(bidding.judge(Seat[dealer], tuple(map(parse_call, calls)), game.house(changes)))


@pytest.mark.parametrize("lead", ["right", "left"])
def test_every_norwegian_bidding_up_to_six_calls(lead: str) -> None:
    changes = {"grand-lead": lead}
    for length in range(7):
        for calls in product(("pass", "grand"), repeat=length):
            for dealer in "NESW":
                expected = brute_deal.bid_norwegian(dealer, calls, changes)
                assert judged(GAMES["norwegian"], dealer, calls, changes) == expected, (dealer, calls)


def houses() -> list[dict[str, str]]:
    return [dict(zip(BID_OPTIONS, values, strict=True)) for values in product(*BID_OPTIONS.values())]


@pytest.mark.parametrize("game", ["bid", "betting"])
@pytest.mark.parametrize("times", [8, pytest.param(300, marks=FULL)])
def test_random_biddings_under_every_house_rule(game: str, times: int) -> None:
    rng = Random(f"biddings {game} {times}")
    states = set()
    for house in houses():
        for _ in range(times):
            dealer = rng.choice("NESW")
            calls: tuple[str, ...] = ()
            while True:
                expected = brute_deal.bid_number_and_kind(dealer, calls, house)
                assert judged(GAMES[game], dealer, calls, house) == expected, (house, dealer, calls)
                states.add(expected["state"])
                allowed = expected["allowed"]
                assert isinstance(allowed, list)
                over = expected["state"] in ("closed", "redeal")
                if expected["state"] == "illegal" or (over and rng.random() < 0.7):
                    break
                some = allowed[: 1 + rng.randrange(4)] if allowed and rng.random() < 0.9 else CALLS
                calls = (*calls, rng.choice(some))
    assert states == {"open", "closed", "redeal", "illegal"}


@pytest.mark.parametrize("length", [4, pytest.param(6, marks=FULL)])
def test_every_bidding_of_the_highest_bids(length: int) -> None:
    calls_of = ("pass", "7up", "7down", "7nt")
    for house in houses():
        if house["min-bid"] not in ("1", "7"):
            continue
        for size in range(length + 1):
            for calls in product(calls_of, repeat=size):
                expected = brute_deal.bid_number_and_kind("S", calls, house)
                assert judged(GAMES["betting"], "S", calls, house) == expected, (house, calls)


def test_points_of_every_contract_and_every_number_of_tricks() -> None:
    for game in ALL_GAMES:
        contracts = {"norwegian": ("pass", "grand"), "bid": CALLS[1:], "betting": CALLS[1:]}.get(
            game.id, ("",)
        )
        options = [o for o in game.options if o.name in SCORED]
        for values in product(*(o.values for o in options)):
            house = game.house(dict(zip((o.name for o in options), values, strict=True)))
            for contract, declarer, ns in product(contracts, ("N", "E"), range(14)):
                tricks = {"NS": ns, "EW": 13 - ns}
                revokes = ("", "NS", "EW") if game.family.kitty else ("",)
                if game.family.kitty and (
                    contract[0] < house["min-bid"] or not tricks[brute_deal.team(declarer)]
                ):
                    continue
                for revoked in revokes:
                    given = Result(
                        {Team(side): n for side, n in tricks.items()},
                        parse_call(contract) if contract else None,
                        Seat[declarer] if contract not in ("", "pass") else None,
                        revoked=frozenset([Team(revoked)] if revoked else []),
                    )
                    found = {team.code: n for team, n in game.family.score(given, house).points.items()}
                    expected = brute_deal.score(game.id, house, contract, declarer, tricks, revoked)
                    assert found == expected, (dict(house), contract, declarer, tricks, revoked)


SCORED = ("pass-scoring", "grand-failed", "set-penalty", "nt-double", "revoke-penalty")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
@pytest.mark.parametrize("times", [300, pytest.param(10_000, marks=FULL)])
def test_matches_by_another_adder(game: Game, times: int) -> None:
    rng = Random(f"matches {game.id}")
    minus = game.family.kitty > 0
    assert game.family.loses_at_minus_target == minus
    for _ in range(times):
        house = game.house(
            {
                "target": rng.choice("1357"),
                "match-end": rng.choice(("target", "target", "1", "4", "6")),
                "deals-tie": rng.choice(("draw", "extra-deal")),
            }
        )
        deals = [(rng.choice(("NS", "EW")), rng.choice(range(-4 if minus else 0, 5))) for _ in range(9)]
        dealer = rng.choice(tuple(Seat))
        for size in range(len(deals) + 1):
            totals, ended, winner = brute_deal.add_up(house, minus, deals[:size])
            found = play_match([DealPoints({Team(s): n}, {}) for s, n in deals[:size]], house, dealer)
            assert {team.code: n for team, n in found.totals.items()} == totals
            assert found.over == (ended is not None)
            assert (found.winner.code if found.winner else "") == winner.replace("draw", "")
            if ended is not None:
                assert ended == size
                assert found.next_dealer is None
                break
            assert found.next_dealer is dealer.after(size)

"""The club player does what the sources' maxims ask for, and says which: each row a position, its card, the rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from players.positions import to_call, to_play
from tutor.players import PLAYERS, Naming
from tutor.rules.calls import parse_call
from tutor.rules.cards import Order, Seat, Suit, codes, parse_cards
from tutor.rules.deal import Phase
from tutor.rules.view import View

H, S, D, C = Suit.H, Suit.S, Suit.D, Suit.C
PASS_DEAL = {"game": "norwegian", "calls": "pass pass pass pass"}
GRAND_DEAL = {"game": "norwegian", "dealer": Seat.E, "calls": "grand"}
"""South plays the grand."""
AGAINST_GRAND = {"game": "norwegian", "dealer": Seat.S, "calls": "grand"}
"""West plays it."""

TAKING = {
    "fourth highest of the longest suit": (
        to_play("SK SJ S8 S6 S3 HQ H5 H2 DT D4 CJ C7 C2", **AGAINST_GRAND),
        "S6", "conv-fourth-highest",
    ),
    "the top of touching honours": (
        to_play("SK SQ SJ S6 S3 HQ H5 H2 DT D4 CJ C7 C2", **AGAINST_GRAND),
        "SK", "maxim-lead-from-length",
    ),
    "the best cards of a suit that runs": (
        to_play("SA SK SQ SJ ST S9 S8 H5 H2 DT D4 CJ C7", **GRAND_DEAL),
        "SA", "track-aces",
    ),
    "a king whose ace is gone": (
        to_play("SK HJ D4 C2", "", "E: SA S2 S3 S4", game="norwegian", dealer=Seat.E, calls="grand"),
        "SK", "track-aces",
    ),
    "trumps from length": (
        to_play("HA HK H9 H4 SJ S8 S2 DT D4 D3 C9 C7 C2", trump=H), "HA", "maxim-count-trumps",
    ),
    "no more trumps once they are all out": (
        to_play("H9 SA S2", "", "S: HA H2 H3 H4", "S: HK H5 H6 H7", "S: HQ HJ HT H8", trump=H),
        "SA", "track-aces",
    ),
    "the suit partner has run out of": (
        to_play("S9 S4 D8 C9 C6 C3", "", "W: SA H2 S2 S3", trump=H), "S9", "note-voids",
    ),
    "second hand low": (to_play("SK S9 S4 HA", "S6", trump=H), "S4", "maxim-second-low-third-high"),
    "second hand covers a king with the ace": (
        to_play("SA S9 S4 H2", "SK", trump=H), "SA", "highest-of-led-suit-wins",
    ),
    "second hand with ace and king takes": (to_play("SA SK S4 H2", "S6", trump=H), "SK", "track-aces"),
    "third hand high": (to_play("SK S9 S4 H2", "S3 S6", trump=H), "SK", "maxim-second-low-third-high"),
    "third hand: the lowest of equals": (
        to_play("SK SQ SJ S4", "S3 S6", trump=H), "SJ", "maxim-second-low-third-high",
    ),
    "third hand keeps the ace over a fork, without trumps": (
        to_play("SA SQ S4 H2", "S3 S6", **AGAINST_GRAND), "SQ", "maxim-second-low-third-high",
    ),
    "third hand spares where partner's card is as good": (
        to_play("SA S9 S4 H2", "SK S6", trump=H), "S4", "spare-high-cards",
    ),
    "last hand spares over partner": (
        to_play("SA S9 S4 H2", "S5 SJ S6", trump=H), "S4", "spare-high-cards",
    ),
    "last hand takes as cheaply as it can": (
        to_play("SA SQ SJ S4", "ST S5 S6", trump=H), "SJ", "highest-of-led-suit-wins",
    ),
    "low where nothing can be done": (to_play("SJ S9 S4 H2", "SQ S5 SA", trump=H), "S4", "no-duty-to-beat"),
    "low where it was trumped": (to_play("SA S9 S4 H2", "SQ H5 S3", trump=H), "S4", "no-duty-to-beat"),
    "trumps a trick that is being lost": (
        to_play("H9 H3 D5 C8", "SK S5 S6", trump=H), "H3", "highest-trump-wins",
    ),
    "trumps over a trump": (to_play("H9 H3 D5 C8", "SK S6 H5", trump=H), "H9", "highest-trump-wins"),
    "does not trump partner's trick": (
        to_play("H9 H3 D5 C8", "S5 SA S6", trump=H), "D5", "no-duty-to-trump",
    ),
    "keeps the guard of a king": (
        to_play("DK D3 C8 C6 C5 C4", "S5 SK", **AGAINST_GRAND), "C4", "offsuit-cannot-win",
    ),
    "where low cards win, the two is a king": (
        to_play("S2 S9 SJ H2", "SQ ST", game="bid", calls="pass pass pass 3down", dealer=Seat.E, trump=H,
                order=Order.LOW),
        "S2", "maxim-second-low-third-high",
    ),
    "a joker draws trumps": (
        to_play("BJ LJ H9 H4 SA", "", game="bid", calls="pass pass 3up pass", dealer=Seat.W, trump=H),
        "BJ", "maxim-count-trumps",
    ),
    "a joker goes first where it is worth nothing": (
        to_play("BJ D3 C8", "S5 S6", game="bid", calls="pass pass 3nt pass", dealer=Seat.W),
        "BJ", "offsuit-cannot-win",
    ),
    "the only card of the suit": (to_play("SA D3 C8", "S5 S6", trump=H), "SA", "follow-suit"),
    "the last card of all": (to_play("D3", "S5 S6", trump=H), "D3", "play-all-tricks"),
}  # fmt: skip

AVOIDING = {
    "the highest card that stays under": (
        to_play("SQ S9 S4 H2", "SJ S3", **PASS_DEAL), "S9", "four-passes-make-pass",
    ),
    "the lowest where all are over": (
        to_play("SQ S9 S6 H2", "S5 S3", **PASS_DEAL), "S6", "four-passes-make-pass",
    ),
    "the highest where it takes in any case": (
        to_play("SA SQ S9 H2", "S5 S8 S3", **PASS_DEAL), "SA", "shed-high-in-pass",
    ),
    "the highest on partner's trick": (
        to_play("SQ S9 S4 H2", "S3 SK S5", **PASS_DEAL), "SQ", "shed-high-in-pass",
    ),
    "void: the dangerous high card": (
        to_play("HA DK D2 C4 C3", "SQ S3", **PASS_DEAL), "HA", "shed-high-in-pass",
    ),
    "a low card from a short suit": (
        to_play("S2 HK HJ H9 H6 DA DQ D8 D5 CK CT C8 C6", **PASS_DEAL), "S2", "four-passes-make-pass",
    ),
    "no suit that only this hand has": (
        to_play("S5 H7 H2", "", "W: S2 S3 S4 S6", "W: S7 S8 S9 ST", "W: SJ SQ SK SA", **PASS_DEAL),
        "H2", "four-passes-make-pass",
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", [*TAKING, *AVOIDING])
def test_card(row: str) -> None:
    view, card, rule = {**TAKING, **AVOIDING}[row]
    advice = PLAYERS["club"].advise(view, Random(0))
    assert (codes([advice.move]), advice.reason.rule) == (card, rule)  # type: ignore[list-item]


CALLS = {
    "ace and king in three suits": (to_call("SA SK S5 HA HK H4 DA DK D3 C5 C4 C3 C2"), "grand", "high-cards-for-grand"),
    "one suit of tops and two aces": (
        to_call("SA SK SQ SJ S5 HA H4 DA D3 D2 C5 C4 C3"), "grand", "high-cards-for-grand",
    ),
    "nothing": (to_call("SJ S9 S5 HT H7 H4 DQ D8 D3 C9 C5 C4 C2"), "pass", "weak-hand-grand-risk"),
    "two aces alone": (to_call("SA S9 S5 HA H7 H4 D9 D8 D3 C9 C5 C4 C2"), "pass", "weak-hand-grand-risk"),
    "the forced dealer bids the least": (
        to_call("SJ S9 S5 HT H7 H4 DQ D8 D3 C9 C5 C4", "pass pass pass", game="bid", dealer=Seat.S),
        "3", "dealer-forced-minimum-enough",
    ),
    "nothing, not forced": (
        to_call("SJ S9 S6 HT H7 H8 DJ D9 D7 C9 C8 C7", game="bid"), "pass", "bid-means-six-plus",
    ),
    "partner's bid stands": (
        to_call("SA S9 S6 HT H7 H8 DJ D9 D7 C9 C8 C7", "pass 4up pass", game="bid", dealer=Seat.S),
        "pass", "tricks-pooled-by-team",
    ),
    "long trumps with jokers": (
        to_call("BJ LJ HA HK HQ HT H8 SA SK D3 D2 C4", game="bid"), "up", "bid-means-six-plus",
    ),
    "low cards": (to_call("BJ LJ H2 H3 H4 H6 H7 S2 S9 D8 CQ CJ", game="bid"), "down", "bid-means-six-plus"),
}  # fmt: skip


@pytest.mark.parametrize("row", CALLS)
def test_call(row: str) -> None:
    view, call, rule = CALLS[row]
    advice = PLAYERS["club"].advise(view, Random(0))
    assert call in str(advice.move)
    assert advice.reason.rule == rule


def test_calls_after_the_least_goes_over_it() -> None:
    view = to_call("BJ LJ HA HK HQ HT H8 SA SK D3 D2 C4", "5up", game="bid", dealer=Seat.N)
    move = PLAYERS["club"].advise(view, Random(0)).move
    assert move in view.auction.allowed  # type: ignore[union-attr]
    assert move != parse_call("pass")


NAMES = {
    "the longest suit": ("BJ HA HK HQ HT H8 SA SK D3 D2 C4 C3", "4up", Naming(H, Order.HIGH)),
    "the suit with the low cards, after down": (
        "BJ SA S2 S3 S4 S6 HK HQ HJ HT H9 CK", "4down", Naming(S, Order.LOW),
    ),
    "high, with aces and kings": ("BJ SA SK SQ HA HK DA DK D5 CA CK C4", "4nt", Naming(None, Order.HIGH)),
    "low, with aces and small ones": ("BJ SA S2 S3 HA H2 DA D2 D5 CA C2 C4", "4nt", Naming(None, Order.LOW)),
}  # fmt: skip


@pytest.mark.parametrize("row", NAMES)
def test_name(row: str) -> None:
    hand, bid, named = NAMES[row]
    view = to_call(hand, f"{bid} pass pass pass", game="bid", phase=Phase.NAMING)
    advice = PLAYERS["club"].advise(view, Random(0))
    assert (advice.move, advice.reason.rule) == (named, "winner-names-trump")


def test_bad_low_ace_is_no_top_card() -> None:
    hand = "BJ SA S2 S3 HA H9 DA DQ D5 CA CK C4"
    good = to_call(hand, "4nt pass pass pass", game="bid", phase=Phase.NAMING)
    bad = to_call(hand, "4nt pass pass pass", game="bid", phase=Phase.NAMING, house={"low-ace": "bad"})
    orders = [PLAYERS["club"].advise(view, Random(0)).move.order for view in (good, bad)]  # type: ignore[union-attr]
    assert orders[1] is Order.HIGH


def test_puts_the_losers_away() -> None:
    eighteen = "BJ HA HK HQ HT H8 H2 SA SK S5 D9 D6 D3 CK CJ C9 C4 C2"
    kept = {"BJ", "HA", "HK", "HQ", "HT", "H8", "H2", "SA", "SK"}
    view = put_view(eighteen, H)
    advice = PLAYERS["club"].advise(view, Random(0))
    away = set(codes(advice.move).split())  # type: ignore[arg-type]
    assert len(away) == 6
    assert not away & kept
    assert {"D9", "D6", "D3"} <= away
    assert advice.reason.emptied == (D,)  # type: ignore[attr-defined]


def put_view(hand: str, trump: Suit) -> View:
    view = to_call("S2", "4up pass pass pass", game="bid", phase=Phase.PUTTING)
    return replace(view, hand=parse_cards(hand), law=view.house.game.law(trump, Order.HIGH, view.house))

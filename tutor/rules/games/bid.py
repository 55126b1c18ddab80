"""The bid family: kitty, jokers, uptown, downtown and no trump (source 003, and 004, part 2)."""

from __future__ import annotations

from typing import Final

from tutor.rules.cards import DECK54, Order, Suit
from tutor.rules.game import DEALS_TIE, MATCH_END, NUMBER, YES_NO, Family, Game, Option

FAMILY: Final = Family(
    id="bid",
    deck=DECK54,
    trumps=(*Suit, None),
    orders=(Order.HIGH, Order.LOW),
    hand_size=12,  # deal-12-each-kitty-6
    options=(
        Option("target", (NUMBER,), "7"),
        MATCH_END,
        DEALS_TIE,
        Option("first-dealer", ("first-diamond", "lot"), "first-diamond"),
        Option("min-bid", tuple("1234567"), "3"),
        Option("bidding", ("one-round", "until-three-pass"), "one-round"),
        Option("down-vs-up", ("equal", "down-higher"), "equal"),
        Option("forced-dealer", ("yes", "redeal"), "yes"),
        Option("dealer-may-match", YES_NO, "no"),
        Option("kitty-show", ("no", "trump-only", "always"), "no"),
        Option("set-penalty", ("bid", "shortfall"), "bid"),
        Option("nt-double", YES_NO, "yes"),
        Option("nt-joker-any-time", YES_NO, "no"),
        Option("nt-joker-lead", ("any", "last"), "any"),
        Option("nt-joker-shed", ("free", "must"), "free"),
        Option("low-ace", ("good", "bad"), "good"),
        Option("revoke-penalty", ("3-tricks", "none"), "3-tricks"),
    ),
)

BID: Final = Game("bid", FAMILY)
BETTING: Final = Game(
    "betting",
    FAMILY,
    {
        "target": "5",
        "first-dealer": "lot",
        "min-bid": "1",
        "bidding": "until-three-pass",
        "down-vs-up": "down-higher",
        "kitty-show": "trump-only",
        "set-penalty": "shortfall",
        "nt-double": "no",
        "revoke-penalty": "none",
    },
)
GAMES: Final = (BID, BETTING)

"""The classic family: trump from the last card dealt, no bidding (sources 000, 002 and 004, part 1)."""

from __future__ import annotations

from typing import Final

from tutor.rules.cards import DECK52, Order, Suit
from tutor.rules.game import DEALS_TIE, MATCH_END, NUMBER, OFF_ON, Family, Game, Option

FAMILY: Final = Family(
    id="classic",
    deck=DECK52,
    trumps=(*Suit, None),  # no trump: the fifth deal under rotation-fifth=no-trump
    orders=(Order.HIGH,),
    first_leader_after_dealer=1,
    options=(
        Option("target", (NUMBER,), "5"),
        MATCH_END,
        DEALS_TIE,
        Option("trump-method", ("last-card", "rotation"), "last-card"),
        Option("rotation-fifth", ("hearts", "no-trump"), "hearts"),
        Option("turned-card", ("until-dealer-plays", "before-play"), "until-dealer-plays"),
        Option("honours", OFF_ON, "off"),
        Option("honours-cap", OFF_ON, "off"),
    ),
)

CLASSIC: Final = Game("classic", FAMILY)
CLASSIC_SV: Final = Game("classic-sv", FAMILY, {"turned-card": "before-play"})
STANDARD: Final = Game("standard", FAMILY, {"turned-card": "before-play"})
GAMES: Final = (CLASSIC, CLASSIC_SV, STANDARD)

"""Norwegian whist: grand or pass, never any trump (source 001)."""

from __future__ import annotations

from typing import Final

from tutor.rules.cards import DECK52, Order
from tutor.rules.game import DEALS_TIE, MATCH_END, NUMBER, Family, Game, Option

FAMILY: Final = Family(
    id="norwegian",
    deck=DECK52,
    trumps=(None,),  # never-trump
    orders=(Order.HIGH,),  # ace-high-in-pass-too
    options=(
        Option("target", (NUMBER,), "13"),
        MATCH_END,
        DEALS_TIE,
        Option("pass-scoring", ("under-six", "under-seven"), "under-six"),
        Option("grand-failed", ("double", "single"), "double"),
        Option("grand-lead", ("right", "left"), "right"),
    ),
)

NORWEGIAN: Final = Game("norwegian", FAMILY)
GAMES: Final = (NORWEGIAN,)

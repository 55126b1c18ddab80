"""Trumps and the first lead, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "one-trump-suit-per-deal": msg("Hearts are trumps in the first trick, and they still are in the last."),
    "turned-card-belongs-to-dealer": msg(
        "The 4 of diamonds is turned up. With that card the dealer has thirteen, like everybody else."
    ),
    "turned-card-not-forced": msg(
        "Clubs are led to the first trick. The dealer plays a club and keeps the turned card, the 4 of "
        "diamonds."
    ),
    "everyone-sees-turned-card": msg(
        "“What was it again?” “The 4 of diamonds. Have a look before I pick it up.”"
    ),
    "turned-card-pickup": msg(
        "At Anna's the 4 of diamonds lies on the table until the dealer has to play. At Erik's it is back "
        "in the hand before the first lead."
    ),
    "write-trump-down": msg("The slip on the table says: deal 3, trumps spades."),
    "no-bidding": msg("The cards are dealt, and trumps are known. The first lead comes at once."),
    "never-trump": msg("Hearts are led, and you throw the 2 of clubs. It can't win, as there are no trumps."),
}

"""Bidding in Norwegian whist, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "bid-starts-left-of-dealer": msg("You deal. The player on your left calls first, and you call last."),
    "pass-is-not-sitting-out": msg(
        "You say pass, and then your partner bids grand. Now the two of you need seven tricks."
    ),
    "high-cards-for-grand": msg(
        "With the ace, king and queen of spades and the ace of hearts, grand is worth a try."
    ),
    "weigh-distribution": msg(
        "With the ace and six more spades, your small spades can take tricks when the others have run out."
    ),
    "team-tricks-not-alone": msg("You take four tricks and your partner three. You have made your grand."),
    "partner-hand-unknown": msg("You have three aces, but your partner may have nothing above a nine."),
    "weak-hand-grand-risk": msg(
        "You have one king and no ace: say pass. Nine tricks against your grand would usually give them 6 "
        "points."
    ),
}

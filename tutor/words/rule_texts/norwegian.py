"""Bidding in Norwegian whist, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "bid-starts-left-of-dealer": (
        msg("Left of the dealer bids first"),
        msg("The player on the dealer's left bids first. Then it goes clockwise."),
    ),
    "call-grand-or-pass": (
        msg("Grand or pass"),
        msg("When your turn comes you say grand or pass, and you are asked only once."),
    ),
    "grand-stops-bidding": (
        msg("Grand ends the bidding"),
        msg("As soon as somebody says grand, the bidding is over and you play grand."),
    ),
    "grand-aim-seven": (
        msg("Seven tricks in grand"),
        msg(
            "If you or your partner bid grand, the two of you try to take at least seven of the thirteen "
            "tricks."
        ),
    ),
    "pass-is-not-sitting-out": (
        msg("Passing is not sitting out"),
        msg(
            "You play on even though you passed. If somebody says grand after you, you play grand like "
            "the others."
        ),
    ),
    "four-passes-make-pass": (
        msg("Four passes make pass"),
        msg("If all four of you pass, you play pass. Then both teams try to take as few tricks as they can."),
    ),
    "grand-right-of-bidder-leads": (
        msg("Who leads in grand?"),
        msg(
            "In grand, the first lead belongs to the player on the bidder's right. Some give it to the "
            "one on the left."
        ),
    ),
    "pass-left-of-dealer-leads": (
        msg("Who leads in pass?"),
        msg("In pass, the first lead belongs to the player on the dealer's left, as nobody has bid grand."),
    ),
    "high-cards-for-grand": (
        msg("High cards for grand"),
        msg(
            "Aces and kings are good for grand, best of all ace, king and queen of one suit. Don't trust "
            "a lone king while the ace is out."
        ),
    ),
    "weigh-distribution": (
        msg("Look at the shape"),
        msg("Don't look only at the high cards. See too how many you have of each suit."),
    ),
    "team-tricks-not-alone": (
        msg("You are not alone"),
        msg("You don't have to take the seven tricks in grand yourself. Those your partner takes count too."),
    ),
    "partner-hand-unknown": (
        msg("You can't see partner's cards"),
        msg("You don't know what your partner holds, so you always take a chance when you bid grand."),
    ),
    "weak-hand-grand-risk": (
        msg("No grand on weak cards"),
        msg(
            "If your grand fails, the opponents usually score double. So leave it alone when your cards "
            "are weak."
        ),
    ),
}

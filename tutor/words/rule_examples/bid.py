"""Bidding and the kitty in bid whist, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "bid-number-and-kind": msg("“Four downtown” means at least ten tricks, with low cards winning."),
    "plain-number-is-high": msg("“Five” is the same bid as “five uptown”."),
    "nt-no-order-in-bid": msg(
        "“Four high no trump” is no bid. Say “four no trump”, and choose high or low when the bid is yours."
    ),
    "bidding-rounds": msg(
        "You bid three, and the next player four. In bid whist you have usually had your turn. In betting "
        "whist you may come back with five."
    ),
    "dealer-forced-minimum-enough": msg(
        "Three have passed, and you are the dealer. If your table begins at three, “three downtown” will do."
    ),
    "no-need-to-overbid": msg(
        "You have to bid, say three, and your team takes ten tricks. You score 4 all the same."
    ),
    "boston-is-bid-seven": msg(
        "“Seven uptown!” That is a Boston, and your team must take all thirteen tricks."
    ),
    "winner-names-trump": msg(
        "Your bid stands, four uptown. You have six hearts, so you say: hearts are trumps."
    ),
    "name-before-kitty": msg("You say hearts. Then there are four spades in the kitty, but hearts it is."),
    "kitty-exchange": msg(
        "You have twelve cards and take up six. Of the eighteen you put six away, and you play with twelve."
    ),
    "kitty-shown": msg(
        "In betting whist everybody usually sees the six cards first, except in no trump. In bid whist it "
        "is usually the bidder alone."
    ),
    "discards-secret": msg("You put two kings away. Nobody may ask to see them."),
    "twelve-played-plus-kitty": msg(
        "Your team won the bidding and takes eight of the twelve tricks played. With the kitty you have nine."
    ),
}

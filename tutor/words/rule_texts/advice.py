"""Advice and conventions, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "signals-allowed": (
        msg("Signals are allowed"),
        msg(
            "You may tell your partner things through the cards you play. It is part of the game, and "
            "your partner counts on it."
        ),
    ),
    "conv-fourth-highest": (
        msg("Lead the fourth highest"),
        msg("Many partners agree to lead the fourth-highest card of their longest suit."),
    ),
    "conv-high-low-doubleton": (
        msg("High, then low"),
        msg("Play a high card and then a low one in a suit, and your partner knows you had just those two."),
    ),
    "maxim-lead-from-length": (
        msg("Lead from length"),
        msg(
            "Lead from your longest suit rather than your strongest. When the others have run out of it, "
            "your last cards there can take tricks."
        ),
    ),
    "maxim-unsupported-ace": (
        msg("A lone ace, one trick"),
        msg("An ace with no other high card beside it is good for one trick, and no more."),
    ),
    "maxim-count-trumps": (
        msg("Count the trumps"),
        msg("Count the trumps as they fall. Then you know how many are still out."),
    ),
    "maxim-second-low-third-high": (
        msg("Second low, third high"),
        msg("When you are second to play, play low. When you are third, play high."),
    ),
    "count-team-tricks": (
        msg("Count your team's tricks"),
        msg("Keep count of the tricks your team has taken. In grand, the first thing is to get to seven."),
    ),
    "overtricks-after-seven": (
        msg("Don't stop at seven"),
        msg("If you bid grand and have seven tricks, keep going. Each trick more is another point."),
    ),
    "track-aces": (
        msg("Watch the aces"),
        msg("Notice when an ace is played. Then the king may be the best card left in that suit."),
    ),
    "spare-high-cards": (
        msg("Save your high cards"),
        msg("When your partner is already taking the trick in grand, keep your high card for later."),
    ),
    "note-voids": (
        msg("Who has run out?"),
        msg("A player who doesn't follow suit has none of that suit left. Remember who it was."),
    ),
    "shed-high-in-pass": (
        msg("Throw high cards in pass"),
        msg("When you can't follow suit in pass, throw a high card that could land you a trick later."),
    ),
}

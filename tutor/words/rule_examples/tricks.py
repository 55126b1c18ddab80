"""Tricks, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "trick-four-cards": msg(
        "The 8, the queen, the 3 and the 5 of hearts lie on the table. That is one trick."
    ),
    "free-choice-in-suit": msg("Which of them is up to you."),
    "no-duty-to-beat": msg("The 3 will do, although the queen beats the 10."),
    "winner-gathers-trick": msg(
        "You take the trick and lay it face down in front of you. The ace that was in it is out of play."
    ),
    "play-all-tricks": msg("Your team has nine of the first ten tricks. The last three can make it twelve."),
    "tricks-pooled-by-team": msg("You have taken four tricks and your partner three. Your team has seven."),
    "no-tied-trick": msg("Two queens of hearts can't lie in the same trick: there is only one."),
    "no-tied-deal": msg("Seven tricks against six is as close as it gets."),
    "keep-tricks-countable": msg(
        "Five tricks lie before you, each across the one below. You count them at a glance."
    ),
}

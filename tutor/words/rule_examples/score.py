"""Scoring and the match, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "count-tricks-not-cards": msg("There are 28 cards in your pile. That is seven tricks."),
    "honours-off": msg(
        "Your team was dealt all four honours. If you haven't agreed on honours, that gives no points."
    ),
    "honours-reward-deal": msg(
        "A team takes only five tricks, but gets 4 points for the honours it was dealt."
    ),
    "defenders-never-score": msg("Your own points stay as they were."),
    "agree-match-end": msg("“Shall we play to 5 or to 7?” “To 5.” Then you begin."),
    "deal-win-not-match-win": msg(
        "You take twelve tricks in one deal and get 6 points. The others get 7 in the next two, and are "
        "ahead."
    ),
}

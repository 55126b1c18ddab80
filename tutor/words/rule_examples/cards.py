"""The cards and their ranking, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "suit-not-colour": msg(
        "Hearts are led, and you have diamonds but no hearts. Then you can't follow suit, although both are"
        " red."
    ),
    "suits-equal": msg(
        "Without trumps the ace of clubs is as good as the ace of spades. What counts is which of the suits"
        " was led."
    ),
    "ace-high-in-pass-too": msg(
        "You play pass, hearts are led, and the ace of hearts is your only heart. You must play it, and the"
        " trick is yours."
    ),
}

"""Advice and conventions, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "signals-allowed": msg(
        "You follow with the 8 instead of the 2, to show your partner that you like the suit."
    ),
    "conv-fourth-highest": msg("From king, jack, 8, 6 and 3 you lead the 6."),
    "conv-high-low-doubleton": msg(
        "Your partner plays the 9 of clubs, and next time the 4. Then your partner has no more clubs."
    ),
    "maxim-lead-from-length": msg(
        "You have five diamonds with the jack as the highest, and the ace and king of spades. Lead a diamond."
    ),
    "maxim-unsupported-ace": msg(
        "You have the ace and the 5 of clubs. The ace takes a trick, the 5 hardly ever."
    ),
    "maxim-count-trumps": msg("You have five trumps, and the others have played seven. One is still out."),
    "maxim-second-low-third-high": msg(
        "The 6 of spades is led, and you have the king and the 3. Second to play, you play the 3; third to "
        "play, the king."
    ),
    "count-team-tricks": msg(
        "You have taken three tricks and your partner two. Two more, and you have made your grand."
    ),
    "overtricks-after-seven": msg(
        "You have seven tricks in grand with three to play. Take two of them, and you get 3 points instead "
        "of 1."
    ),
    "track-aces": msg("The ace of hearts has been played. Now the king is the best heart left."),
    "spare-high-cards": msg(
        "Your partner is winning with the ace of clubs. You play the 4 and keep the king."
    ),
    "note-voids": msg(
        "Hearts are led, and the player on your left throws a club. There are no hearts left there."
    ),
    "shed-high-in-pass": msg(
        "You play pass, clubs are led, and you have none. Throw the ace of diamonds, before you have to "
        "take a trick with it."
    ),
}

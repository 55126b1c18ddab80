"""The cards and their ranking, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "suit-not-colour": (
        msg("A suit is not a colour"),
        msg(
            "The suits are spades, hearts, diamonds and clubs. Hearts and diamonds are two different "
            "suits, though both are red."
        ),
    ),
    "rank-ace-high": (
        msg("The ace is highest"),
        msg(
            "In every suit the ace is highest, then king, queen, jack, 10 and on down to 2. It is "
            "different only when low cards win."
        ),
    ),
    "suits-equal": (
        msg("All suits are equal"),
        msg(
            "Spades are no better than clubs: no suit ranks above another. Only trumps, when there are "
            "any, beat the rest."
        ),
    ),
    "ace-high-in-pass-too": (
        msg("Ace high in pass too"),
        msg(
            "In pass you want to avoid tricks, but the ace is still the highest card. Only the aim is "
            "different."
        ),
    ),
    "order-low": (
        msg("When low cards win"),
        msg(
            "When low cards win, the ace is still best. After it come 2, 3, 4 and so on up, with the king "
            "last. Some put the ace last of all."
        ),
    ),
    "jokers-are-trumps": (
        msg("The jokers are trumps"),
        msg(
            "When a suit is trumps, so are both jokers. The big joker is highest and the little one next, "
            "even when low cards win. You follow trumps with a joker, and a joker with trumps."
        ),
    ),
    "nt-jokers-cannot-win": (
        msg("Jokers are worthless without trumps"),
        msg("When there are no trumps, a joker can never take a trick."),
    ),
    "nt-joker-only-when-void": (
        msg("When a joker may be played"),
        msg(
            "With no trumps, you may play a joker only when you have none of the suit led, or when you "
            "lead. Tables differ: some allow it any time, some demand it when you can't follow, some let "
            "you lead it only last."
        ),
    ),
    "nt-joker-led": (
        msg("A joker led without trumps"),
        msg(
            "If a joker is led when there are no trumps, play whatever you like until the first ordinary "
            "card comes. That card decides the suit."
        ),
    ),
}

"""The table and the deal: the words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg, msg_in
from tutor.words.glossary.term import Term

# Translators: the forms of a word divided by |; after a semicolon other words for it.
TERMS: Final[tuple[Term, ...]] = (
    Term("player", msg_in("word", "player|players"), msg("Four players sit round the table.")),
    Term(
        "partner",
        msg_in("word", "partner|partners"),
        msg("Your partner sits opposite you, and your tricks count together."),
    ),
    Term(
        "opponent",
        msg_in("word", "opponent|opponents"),
        msg("Your opponents sit on your left and on your right."),
    ),
    Term(
        "team",
        msg_in("word", "team|teams;side|pair"),
        msg("You and your partner are one team, the other two are the other."),
    ),
    Term(
        "dealer",
        msg_in("word", "dealer|dealers"),
        msg("The dealer deals the cards, and next time it is the player on the left."),
    ),
    Term(
        "eldest-hand",
        msg_in("word", "eldest hand"),
        msg("Eldest hand is the player on the dealer's left, who gets the first card."),
    ),
    Term("shuffle", msg_in("word", "shuffle|shuffles|shuffled"), msg("Shuffle well before every deal.")),
    Term("cut", msg_in("word", "cut|cuts"), msg("The player on the right cuts, then the dealer deals.")),
    Term(
        "deal-out", msg_in("word", "deal|deals|dealt"), msg("The cards are dealt one at a time, to the left.")
    ),
    Term(
        "deal", msg_in("word", "deal|deals;hand"), msg("A deal is over when all the cards have been played.")
    ),
    Term(
        "misdeal",
        msg_in("word", "misdeal|misdeals"),
        msg("Somebody got fourteen cards: a misdeal, so the same dealer deals again."),
    ),
    Term(
        "clockwise",
        msg_in("word", "clockwise"),
        msg("Everything goes clockwise: dealing, bidding and playing."),
    ),
    Term(
        "face-up",
        msg_in("word", "face up"),
        msg("The last card is laid face up, so that everybody can see it."),
    ),
    Term(
        "face-down", msg_in("word", "face down"), msg("Tricks you have taken lie face down in front of you.")
    ),
    Term(
        "house-rule",
        msg_in("word", "house rule|house rules"),
        msg("Agree on your house rules before the first deal."),
    ),
)

"""Cards and suits: the words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg, msg_in
from tutor.words.glossary.term import Term

# Translators: the forms of a word divided by |; after a semicolon other words for it.
TERMS: Final[tuple[Term, ...]] = (
    Term(
        "suit", msg_in("word", "suit|suits"), msg("There are four suits: spades, hearts, diamonds and clubs.")
    ),
    Term("spades", msg_in("word", "spades|spade"), msg("The ace of spades is the highest spade.")),
    Term("hearts", msg_in("word", "hearts|heart"), msg("I have three hearts left.")),
    Term(
        "diamonds",
        msg_in("word", "diamonds|diamond"),
        msg("Diamonds are trumps, so every diamond is a trump."),
    ),
    Term("clubs", msg_in("word", "clubs|club"), msg("If clubs are led and you have one, you play a club.")),
    Term(
        "rank",
        msg_in("word", "rank|ranks"),
        msg("The rank tells how high a card is, the suit where it belongs."),
    ),
    Term("ace", msg_in("word", "ace|aces"), msg("The ace is the highest card of its suit.")),
    Term("king", msg_in("word", "king|kings"), msg("The king is the next highest, just below the ace.")),
    Term("queen", msg_in("word", "queen|queens"), msg("The queen lies between the king and the jack.")),
    Term(
        "jack",
        msg_in("word", "jack|jacks;knave"),
        msg("The jack is the lowest court card, just above the ten."),
    ),
    Term(
        "joker",
        msg_in("word", "joker|jokers"),
        msg("With a trump suit both jokers are trumps; without one they never win."),
    ),
    Term("big-joker", msg_in("word", "big joker"), msg("Nothing beats the big joker when there are trumps.")),
    Term(
        "little-joker",
        msg_in("word", "little joker;small joker"),
        msg("The little joker beats the ace of trumps, and only the big joker beats it."),
    ),
    Term(
        "court-card",
        msg_in("word", "court card|court cards;face card|picture card"),
        msg("King, queen and jack are the court cards."),
    ),
    Term(
        "deck",
        msg_in("word", "deck|decks;pack|pack of cards"),
        msg("A deck has 52 cards, or 54 with the jokers."),
    ),
    Term("hand-cards", msg_in("word", "hand|hands"), msg("The cards you hold are your hand.")),
)

"""Points and the match: the words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg, msg_in
from tutor.words.glossary.term import Term

# Translators: the forms of a word divided by |; after a semicolon other words for it.
TERMS: Final[tuple[Term, ...]] = (
    Term("point", msg_in("word", "point|points"), msg("One trick over six is one point.")),
    Term(
        "book",
        msg_in("word", "book|first six tricks"),
        msg("The first six tricks are the book and score nothing."),
    ),
    Term(
        "odd-trick",
        msg_in("word", "trick over six|tricks over six;odd trick|odd tricks"),
        msg("Nine tricks are three tricks over six: three points."),
    ),
    Term(
        "overtrick",
        msg_in("word", "overtrick|overtricks"),
        msg("Every trick above what you bid is an overtrick."),
    ),
    Term(
        "honours",
        msg_in("word", "honours|honour;honors"),
        msg("Ace, king, queen and jack of trumps are the honours."),
    ),
    Term("score", msg_in("word", "score"), msg("The score is three to two.")),
    Term(
        "play-to",
        msg_in("word", "play to|plays to;target|target score"),
        msg("We play to five: the first team to get five points wins."),
    ),
    Term(
        "match",
        msg_in("word", "match|matches;game"),
        msg("A match is as many deals as it takes until one team has won."),
    ),
    Term(
        "rubber", msg_in("word", "rubber|rubbers"), msg("Whoever wins two matches first has won the rubber.")
    ),
    Term("slam", msg_in("word", "slam|grand slam"), msg("All thirteen tricks are a grand slam.")),
    Term("draw", msg_in("word", "draw|draws;tie"), msg("Six deals were played, four points each: a draw.")),
    Term(
        "penalty",
        msg_in("word", "penalty|penalties"),
        msg("In bid whist a revoke costs a penalty of three tricks."),
    ),
)

"""Trumps: the words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg, msg_in
from tutor.words.glossary.term import Term

# Translators: the forms of a word divided by |; after a semicolon other words for it.
TERMS: Final[tuple[Term, ...]] = (
    Term("trump", msg_in("word", "trump|trumps"), msg("A trump beats any card of the other suits.")),
    Term(
        "trump-suit",
        msg_in("word", "trump suit|trump suits"),
        msg("The trump suit is the same for the whole deal."),
    ),
    Term(
        "no-trump",
        msg_in("word", "no trump|no trumps;NT"),
        msg("In no trump the highest card of the suit led takes the trick."),
    ),
    Term(
        "ruff",
        msg_in("word", "trump|trumps|trumped;ruff"),
        msg("You have no clubs, so you may trump the trick."),
    ),
    Term(
        "overruff",
        msg_in("word", "overtrump|overtrumps|overtrumped;overruff"),
        msg("Partner trumped with the 4, but the opponents overtrumped with the 9."),
    ),
    Term(
        "draw-trumps",
        msg_in("word", "draw trumps|draws trumps|drew trumps"),
        msg("You draw trumps by leading them until the others have none."),
    ),
    Term(
        "plain-suit",
        msg_in("word", "plain suit|plain suits;side suit"),
        msg("With spades as trumps the other three are plain suits."),
    ),
    Term(
        "turned-card",
        msg_in("word", "turned card;turn-up|turned-up card"),
        msg("The turned card shows the trump suit and belongs to the dealer."),
    ),
    Term(
        "trump-rotation",
        msg_in("word", "trumps in turn;rotation"),
        msg("With trumps in turn, hearts come first, then diamonds, spades and clubs."),
    ),
)

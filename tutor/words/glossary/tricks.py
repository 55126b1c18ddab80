"""Tricks and the play: the words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg, msg_in
from tutor.words.glossary.term import Term

# Translators: the forms of a word divided by |; after a semicolon other words for it.
TERMS: Final[tuple[Term, ...]] = (
    Term("trick", msg_in("word", "trick|tricks;book"), msg("Four cards, one from each player, are a trick.")),
    Term(
        "take-trick",
        msg_in("word", "take the trick|takes the trick|took the trick;win the trick"),
        msg("The highest heart takes the trick when hearts were led."),
    ),
    Term("lead", msg_in("word", "lead|leads|led"), msg("Whoever took the last trick leads to the next.")),
    Term("the-lead", msg_in("word", "lead"), msg("The lead decides which suit the others must follow.")),
    Term("on-lead", msg_in("word", "on lead"), msg("You are on lead when it is your turn to start a trick.")),
    Term(
        "led-suit",
        msg_in("word", "suit led;led suit"),
        msg("Only the suit led can take the trick, unless somebody trumps."),
    ),
    Term(
        "follow-suit",
        msg_in("word", "follow suit|follows suit|followed suit"),
        msg("If you have the suit that was led, you must follow suit."),
    ),
    Term(
        "revoke",
        msg_in("word", "revoke|revokes|revoked;renege"),
        msg("Not following suit although you can is a revoke."),
    ),
    Term(
        "discard",
        msg_in("word", "discard|discards|discarded;throw away"),
        msg("With no hearts and no wish to trump, you discard a low club."),
    ),
    Term("void", msg_in("word", "void"), msg("You are void in diamonds when you have none left.")),
    Term(
        "singleton",
        msg_in("word", "singleton|singletons"),
        msg("A singleton is the only card you have of a suit."),
    ),
    Term(
        "doubleton",
        msg_in("word", "doubleton|doubletons"),
        msg("Two cards of a suit and no more are a doubleton."),
    ),
    Term(
        "long-suit",
        msg_in("word", "long suit|long suits"),
        msg("Lead from your long suit, so that its small cards may win in the end."),
    ),
    Term("beat", msg_in("word", "beat|beats"), msg("A king beats a queen of the same suit.")),
    Term(
        "duck",
        msg_in("word", "play low|plays low|played low;duck"),
        msg("You may play low even if you could have taken the trick."),
    ),
    Term(
        "second-hand",
        msg_in("word", "second hand"),
        msg("Second hand plays the second card of the trick, most often a low one."),
    ),
    Term(
        "third-hand",
        msg_in("word", "third hand"),
        msg("Third hand plays high, because partner's card may need help."),
    ),
    Term(
        "boss-card",
        msg_in("word", "highest left;boss card|master card"),
        msg("Once the ace has gone, the king is the highest left."),
    ),
    Term(
        "guarded",
        msg_in("word", "guarded;protected"),
        msg("A king with a small card beside it is guarded: the ace need not catch it."),
    ),
    Term(
        "bare",
        msg_in("word", "unguarded;bare|unsupported|lone"),
        msg("An unguarded king falls as soon as the ace is led."),
    ),
    Term(
        "signal",
        msg_in("word", "signal|signals"),
        msg("A signal tells your partner something through the card you play."),
    ),
    Term(
        "high-low",
        msg_in("word", "high-low"),
        msg("High-low, first a high card and then a low one, shows exactly two cards."),
    ),
    Term(
        "fourth-highest",
        msg_in("word", "fourth highest"),
        msg("With A Q 8 5 3 the fourth highest is the five."),
    ),
)

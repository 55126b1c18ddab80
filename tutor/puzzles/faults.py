"""What is wrong with a position that cannot be."""

from __future__ import annotations

from tutor.rules.impossible import Impossible


class PositionError(Impossible):
    """A position that cannot be: ``code`` names the fault, ``params`` what it is about (cards, names of fields).

    Codes: missing, unknown-field, not-text, unreadable-card, unreadable-seat, unreadable-suit, unreadable-order,
    card-twice, card-not-in-game, trump-not-in-game, order-not-in-game, too-many-cards, too-few-cards,
    leader-differs, not-your-turn, no-answer, not-asked-in-game.
    """

"""Why a card does not win: worth nothing, highest only in its own suit, of a suit that cannot win, or beaten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import Order

if TYPE_CHECKING:
    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw
    from tutor.words.voice import Voice


def beaten(voice: Voice, chosen: Card, best: Card, cards: tuple[Card, ...], law: TrickLaw) -> str:
    """Worth nothing, only highest in its own suit, of a suit that cannot win, or simply beaten."""
    suit = chosen.suit
    if suit is None and law.trump is None:
        return voice.say("You chose {card}, which is worth nothing here.", card=voice.card(chosen))
    if suit is not None and suit != law.follows_as(best):
        names = {"card": voice.card(chosen), "suit": voice.suit(suit)}
        followed = law.led(cards) == suit
        if _highest_only_there(chosen, cards, law, followed):
            return voice.say("You chose {card}, highest only in {suit}.", **names)
        if not followed:
            return voice.say("You chose {card}, but {suit} cannot win here.", **names)
    return voice.say("You chose {card}, but {best} beats it.", card=voice.card(chosen), best=voice.card(best))


def _highest_only_there(chosen: Card, cards: tuple[Card, ...], law: TrickLaw, followed: bool) -> bool:
    """Whether "highest" says something of the card: the best of what was led, a court card, or above all the rest."""
    plain = [c.rank for c in cards if not c.is_joker]
    own = max(c.rank for c in cards if c.suit == chosen.suit)
    striking = followed or chosen.rank > 10 or chosen.rank == max(plain)
    return law.order is Order.HIGH and chosen.rank == own and striking

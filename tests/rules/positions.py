"""The terse notation of the case tables, read into values.

A table is ``GAME TRUMP [low] [OPTION=VALUE ...]``: ``bid none low low-ace=bad``; a trick is ``W: SK S3 H2``.
"""

from __future__ import annotations

from tutor.rules.cards import Order, parse_cards, parse_seat, parse_trump
from tutor.rules.games import GAMES
from tutor.rules.trick import Trick, TrickLaw


def law(table: str) -> TrickLaw:
    """The law of a table. Raises what the game raises for a table it does not have."""
    name, trump, *rest = table.split()
    game = GAMES[name]
    house = dict(word.split("=") for word in rest if "=" in word)
    order = Order.LOW if "low" in rest else Order.HIGH
    return game.law(parse_trump(trump), order, game.house(house))


def trick(text: str) -> Trick:
    """Leader and cards in play order."""
    leader, cards = text.split(":")
    return Trick(parse_seat(leader), parse_cards(cards))

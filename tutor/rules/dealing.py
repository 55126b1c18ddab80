"""Dealing: who deals first, who gets which cards, and what a deal must be (deal-13-each, deal-12-each-kitty-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Seat, Suit, cards_of, mask_of
from tutor.rules.impossible import Impossible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House

KITTY: Final = 6
_FIRST_OR_LAST: Final = 4
"""So many cards at either end of the deal never go to the kitty (kitty-when-dealt)."""

Hands = tuple[int, int, int, int]
"""Masks by seat."""


def hand_out(
    game: Game, dealer: Seat, deck: Sequence[Card], kitty_at: frozenset[int] | None = None
) -> tuple[Hands, int]:
    """Hands and kitty: one card at a time from the dealer's left (deal-one-at-a-time, deal-starts-left).

    ``kitty_at``: which cards of the deck, from 0, are laid aside; by default one after each round of four.
    Raises Impossible (kitty-when-dealt).
    """
    size = game.family.kitty
    aside = kitty_at if kitty_at is not None else frozenset(range(4, 4 + 5 * size, 5))
    if len(aside) != size or any(not _FIRST_OR_LAST <= i < len(deck) - _FIRST_OR_LAST for i in aside):
        raise Impossible("kitty-when-dealt")
    left = [c for i, c in enumerate(deck) if i not in aside] if aside else deck
    round_ = [mask_of(left[place::4]) for place in range(4)]
    norths = 3 - dealer  # North is so many seats after the dealer's left
    n, e, s, w = round_[norths:] + round_[:norths]
    return (n, e, s, w), mask_of([deck[i] for i in aside])


def draw_dealer(house: House, deck: Sequence[Card]) -> tuple[Seat, tuple[Card, ...]]:
    """Who deals first, and the cards that told it, turned up from a shuffled deck round the table from North.

    Where the table goes by the first diamond (first-dealer), whoever gets it; else all four draw, and the highest
    card deals, the joint highest drawing all over again.
    """
    cards = [c for c in deck if not c.is_joker]
    if house.get("first-dealer") == "first-diamond":
        place = next(i for i, c in enumerate(cards) if c.suit is Suit.D)
        return Seat(place % 4), tuple(cards[: place + 1])
    start = next(i for i in range(0, len(cards), 4) if _one_highest(cards[i : i + 4]))
    four = cards[start : start + 4]
    return max(Seat, key=lambda seat: four[seat].rank), tuple(cards[: start + 4])


def _one_highest(cards: Sequence[Card]) -> bool:
    ranks = sorted(c.rank for c in cards)
    return ranks[-1] > ranks[-2]


def check_cards(game: Game, hands: Hands, kitty: int) -> None:
    """Raises Impossible where these are not the game's deck, dealt as it deals."""
    family = game.family
    seen = 0
    for mask in (*hands, kitty):
        if twice := seen & mask:
            raise Impossible("card-twice", card=cards_of(twice)[0])
        seen |= mask
    if strange := seen & ~family.whole:
        raise Impossible("card-not-in-game", card=cards_of(strange)[0], game=game.id)
    for seat, mask in enumerate(hands):
        if mask.bit_count() != family.hand_size:
            raise Impossible("hand-size", seat=Seat(seat), n=mask.bit_count(), right=family.hand_size)
    if kitty.bit_count() != family.kitty:
        raise Impossible("kitty-size", n=kitty.bit_count(), right=family.kitty)


def check_puts(cards: Sequence[Card], held_by: int) -> int:
    """The mask of six cards put away out of eighteen. Raises Impossible (kitty-exchange)."""
    mask = mask_of(cards)
    if len(cards) != KITTY or mask.bit_count() != KITTY:
        raise Impossible("put-away-six", n=len(cards))
    if strange := mask & ~held_by:
        raise Impossible("card-not-held", card=cards_of(strange)[0])
    return mask

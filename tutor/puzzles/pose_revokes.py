"""Posing the last tricks of a deal, in which somebody may have failed to follow suit.

Every hand is played to its last card, so that a card kept back always comes out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import BIG_JOKER, DECK52, JOKER_MASK, LITTLE_JOKER, Card, Seat, Suit, cards_of, mask_of
from tutor.rules.trick import Trick, TrickLaw, legal_mask, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tutor.puzzles.draw import Draw
    from tutor.rules.game import House

_OF_SUIT: Final = tuple(tuple(c for c in DECK52 if c.suit is s) for s in Suit)
_JOKERS: Final = (LITTLE_JOKER, BIG_JOKER)
_WITH_JOKER: Final = 0.7
"""How often an offender who holds a joker offends with it; and how often a joker goes to an offender."""
_EAGER: Final = 0.6
"""How readily an offender takes a chance to revoke."""


class Recipe(NamedTuple):
    """What the records of a level hold."""

    tricks: int
    suits: int
    """From how many suits the cards come: the fewer, the more often they are followed."""
    no_trump: float
    jokers: float
    nobody: float
    """Records in which all is in order."""
    second: float
    """Records with two offenders."""


RECIPES: Final = {
    1: Recipe(3, 3, 0.4, 0.0, 0.15, 0.0),
    2: Recipe(4, 3, 0.3, 0.0, 0.15, 0.0),
    3: Recipe(5, 4, 0.25, 0.4, 0.15, 0.1),
    4: Recipe(6, 4, 0.25, 0.7, 0.15, 0.3),
    5: Recipe(7, 4, 0.25, 0.9, 0.15, 0.4),
}


def records(draw: Draw, house: House, level: int) -> Iterator[tuple[tuple[Trick, ...], TrickLaw]]:
    """Endless records of a level; how many offend, and who, is drawn first."""
    recipe = RECIPES[level]
    count = 0 if draw.chance(recipe.nobody) else 2 if draw.chance(recipe.second) else 1
    offenders = [Seat(n) for n in draw.some(range(4), count)]
    family = house.game.family
    suits = [t for t in family.trumps if t is not None]
    while True:
        bare = not suits or (None in family.trumps and family.has_jokers and draw.chance(recipe.no_trump))
        law = house.game.law(None if bare else draw.pick(suits), house=house)
        tricks, guilty = _record(draw, law, recipe, family.has_jokers, list(offenders))
        if guilty == count:
            yield tricks, law


def _record(
    draw: Draw, law: TrickLaw, recipe: Recipe, jokers: bool, offenders: list[Seat]
) -> tuple[tuple[Trick, ...], int]:
    """The tricks, and how many revokes are in them."""
    hands = _hands(draw, law, recipe, jokers, offenders)
    leader, guilty = Seat(draw.below(4)), 0
    found: list[Trick] = []
    for n in range(recipe.tricks):
        cards: list[Card] = []
        for place in range(4):
            seat = leader.after(place)
            hand = hands[seat]
            may = legal_mask(hand, cards, law)
            wrong = hand & ~may
            # The last card is never wrong; a joker may be barred though nobody asks for a suit.
            if wrong and seat in offenders and n < recipe.tricks - 1 and cards and law.led(cards) is not None:
                following = may & law.table.group_mask[law.table.group[_first(cards, law).index]]
                if following and draw.chance(_EAGER):
                    jokers_wrong = wrong & JOKER_MASK
                    may = jokers_wrong if jokers_wrong and draw.chance(_WITH_JOKER) else wrong
                    offenders.remove(seat)
                    guilty += 1
            card = draw.pick(cards_of(may))
            hands[seat] = hand ^ card.bit
            cards.append(card)
        found.append(Trick(leader, tuple(cards)))
        place_won = winning_place(cards, law)
        leader = leader.after(place_won or 0)
    return tuple(found), guilty


def _first(cards: list[Card], law: TrickLaw) -> Card:
    """The card that set the suit."""
    return next(c for c in cards if law.follows_as(c) is not None)


def _hands(draw: Draw, law: TrickLaw, recipe: Recipe, jokers: bool, offenders: list[Seat]) -> list[int]:
    """Four hands from a few suits, the trumps among them."""
    plain = [s for s in Suit if s != law.trump]
    suits = draw.some(plain, recipe.suits - (law.trump is not None))
    pool = [c for s in (*suits, *(() if law.trump is None else (law.trump,))) for c in _OF_SUIT[s]]
    deck = draw.some(pool, 4 * recipe.tricks)
    if jokers and draw.chance(recipe.jokers):
        some = draw.some(_JOKERS, 2 if draw.chance(0.4) else 1)
        places = draw.some(range(len(deck)), len(some))
        if offenders and draw.chance(_WITH_JOKER):
            own = [at for at in range(len(deck)) if at % 4 == offenders[0] and at not in places]
            places[0] = draw.pick(own)
        for at, joker in zip(places, some, strict=True):
            deck[at] = joker
    return [mask_of(deck[n::4]) for n in range(4)]

"""Posing tricks and hands of a level: built so that the answer's place is spread evenly, then filled with traps.

Which trump, order, jokers and traps a level has is data (``Recipe``); a game takes from it what its deck and laws have.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from tutor.puzzles.positions import HandPosition, TrickPosition
from tutor.rules.cards import BIG_JOKER, DECK52, LITTLE_JOKER, Card, Order, Seat, Suit
from tutor.rules.trick import Trick, TrickLaw

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tutor.puzzles.draw import Draw
    from tutor.rules.game import House

_OF_SUIT: Final = tuple(tuple(c for c in DECK52 if c.suit == s) for s in Suit)
_JOKERS: Final = (LITTLE_JOKER, BIG_JOKER)
_TRAPPED: Final = 0.7
_NO_TRUMP_OFF_SUIT: Final = 0.15
"""More off-suit cards without trumps, where they are the only trap."""


_JOKER_TRUMP: Final = 0.25
"""Fewer jokers in tricks with trumps, where they always win: "the joker wins" must not get through either."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Shares (0..1) of what a level's positions hold."""

    trumped: float
    """Of the tricks with a trump suit: a trump falls on a plain lead."""
    trump_led: float
    second_trump: float
    """A further trump beside the one that wins."""
    off_suit: float
    """A player who does not win fails to follow."""
    unfinished: float
    low_order: float
    no_trump: float
    joker: float
    hand: tuple[int, int]
    """Fewest and most cards of a hand."""
    void: float
    """The hand has none of the led suit."""
    traps: int
    """How many cards of each suit are drawn too many, to keep weak winners and strong losers."""


RECIPES: Final[dict[int, Recipe]] = {
    1: Recipe(0.0, 0.0, 0.0, 0.15, 0.0, 0.0, 0.0, 0.0, (4, 5), 0.15, 0),
    2: Recipe(0.45, 0.0, 0.0, 0.55, 0.0, 0.2, 0.3, 0.0, (5, 6), 0.2, 1),
    3: Recipe(0.6, 0.15, 0.5, 0.5, 0.2, 0.35, 0.3, 0.3, (6, 7), 0.25, 1),
    4: Recipe(0.65, 0.15, 0.6, 0.6, 0.3, 0.5, 0.35, 0.6, (7, 9), 0.25, 1),
    5: Recipe(0.75, 0.2, 0.8, 0.65, 0.35, 0.6, 0.35, 0.8, (9, 12), 0.25, 1),
}


def draw_law(draw: Draw, house: House, recipe: Recipe) -> TrickLaw:
    """A trump and an order that the game can have."""
    family = house.game.family
    suits = [t for t in family.trumps if t is not None]
    bare = not suits or (len(family.orders) > 1 and draw.chance(recipe.no_trump))
    low = len(family.orders) > 1 and draw.chance(recipe.low_order)
    return house.game.law(None if bare else draw.pick(suits), Order.LOW if low else Order.HIGH, house)


def trick_candidates(draw: Draw, house: House, level: int, finished: bool = False) -> Iterator[TrickPosition]:
    """Tricks of one winning place and leader, drawn first; the rest varies from candidate to candidate."""
    recipe = RECIPES[level]
    size = draw.between(2, 3) if not finished and draw.chance(recipe.unfinished) else 4
    place = draw.below(size)
    leader = Seat(draw.below(4))
    if not draw.chance(_TRAPPED):
        # Now and then the highest card does win: "the highest never wins" must not get through either.
        recipe = replace(recipe, traps=0)
    while True:
        law = draw_law(draw, house, recipe)
        cards = _trick(draw, law, recipe, size, place, house.game.family.has_jokers)
        yield TrickPosition(Trick(leader, tuple(cards)), law)


def _trick(draw: Draw, law: TrickLaw, recipe: Recipe, size: int, place: int, jokers: bool) -> Sequence[Card]:
    """Cards of which the one at ``place`` wins.

    Every place is first given its group (the led suit, trump, or another suit); then the winner gets the strongest
    card of its group, and the others what is weaker.
    """
    trump = law.trump
    plain = [s for s in Suit if s != trump]
    trump_led = trump is not None and draw.chance(recipe.trump_led)
    led = trump if trump_led and trump is not None else draw.pick(plain)
    ruffed = trump is not None and not trump_led and place > 0 and draw.chance(recipe.trumped * 1.25)
    groups: list[Suit] = [led] * size
    for i in range(1, size):
        if i == place:
            groups[i] = trump if ruffed and trump is not None else led
        elif ruffed and trump is not None and draw.chance(recipe.second_trump):
            groups[i] = trump
        elif draw.chance(recipe.off_suit + (_NO_TRUMP_OFF_SUIT if trump is None and recipe.traps else 0)):
            groups[i] = draw.pick([s for s in plain if s != led])
    cards = _fill(draw, law, groups, place, recipe.traps)
    if jokers and draw.chance(recipe.joker * (1 if trump is None else _JOKER_TRUMP)):
        _add_jokers(draw, law, cards, place, groups)
    return cards


def _fill(draw: Draw, law: TrickLaw, groups: list[Suit], place: int, traps: int) -> list[Card]:
    winning = groups[place]
    cards: list[Card] = [DECK52[0]] * len(groups)
    for suit in dict.fromkeys(groups):
        places = [i for i, g in enumerate(groups) if g == suit]
        drawn = draw.some(_OF_SUIT[suit], len(places) + traps)
        drawn.sort(key=lambda c: law.table.power[suit][c.index])
        if traps:
            # Low winners among high losers: "the highest card wins" must not be a way to get through.
            drawn.pop(-1 if suit == winning else 0)
        drawn = draw.shuffled(drawn)
        if suit == winning:
            best = max(drawn, key=lambda c: law.table.power[suit][c.index])
            drawn.remove(best)
            drawn.insert(places.index(place), best)
        for i, c in zip(places, drawn, strict=True):
            cards[i] = c
    return cards


def _add_jokers(draw: Draw, law: TrickLaw, cards: list[Card], place: int, groups: list[Suit]) -> None:
    """Put one or two jokers in: with a trump suit the strongest takes the trick, without they take nothing."""
    others = [i for i in range(len(cards)) if i != place]
    if law.trump is None:
        losers = draw.some(others, min(len(others), 1 + draw.chance(0.3)))
        if len(losers) < len(cards) - 1 or groups[place] == groups[0]:
            for i, c in zip(losers, draw.shuffled(_JOKERS), strict=False):
                cards[i] = c
        return
    if place == 0 and groups[0] != law.trump and not draw.chance(0.5):
        return
    if draw.chance(0.4) and others:
        cards[place] = BIG_JOKER
        cards[draw.pick(others)] = LITTLE_JOKER
    else:
        cards[place] = draw.pick(_JOKERS)


def hand_candidates(draw: Draw, house: House, level: int) -> Iterator[HandPosition]:
    """Hands to play from after none to three plays: following, void or on lead (drawn once, first)."""
    recipe = RECIPES[level]
    void = draw.chance(recipe.void)
    before = 0 if not void and draw.chance(0.08) else draw.between(1, 3)
    while True:
        yield hand_position(draw, house, recipe, before, void)


def hand_position(draw: Draw, house: House, recipe: Recipe, before: int, void: bool) -> HandPosition:
    """One hand, and that many plays before it; ``void``: it has none of the suit led."""
    law = draw_law(draw, house, recipe)
    size = draw.between(*recipe.hand)
    with_joker = house.game.family.has_jokers and draw.chance(recipe.joker)
    if before == 0:
        hand = draw.some(DECK52, size)
        return HandPosition(law.sort(_with_jokers(draw, hand) if with_joker else hand), (), law)
    trump_led = law.trump is not None and draw.chance(recipe.trump_led * 1.5)
    led = law.trump if trump_led and law.trump is not None else draw.pick([s for s in Suit if s != law.trump])
    suited = draw.some(_OF_SUIT[led], 13)
    others = draw.some([c for c in DECK52 if c.suit != led], size + before)
    following = 0 if void else draw.between(1, max(1, size // 2))
    hand = suited[:following] + others[: size - following]
    plays = [suited[following]]
    for i in range(1, before):
        plays.append(others[size + i] if draw.chance(recipe.off_suit * 0.6) else suited[following + i])
    if with_joker and draw.chance(0.75):
        hand = _with_jokers(draw, hand)
    elif with_joker:
        plays[draw.below(before)] = draw.pick(_JOKERS)
    return HandPosition(law.sort(hand), tuple(plays), law)


def _with_jokers(draw: Draw, hand: list[Card]) -> list[Card]:
    """The hand with its last card, or two, given for jokers."""
    jokers = draw.some(_JOKERS, 2 if len(hand) > 5 and draw.chance(0.2) else 1)
    return hand[: -len(jokers)] + jokers

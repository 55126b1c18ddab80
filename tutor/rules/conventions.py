"""Conventions and maxims as questions (G30): what a partner expects, asked only where nothing speaks against it.

Each function gives the cards, any of which will do. Raises Impossible ("nothing-agreed") where the convention does
not say one clear thing.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Suit
from tutor.rules.impossible import Impossible
from tutor.rules.reasons import Agreed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw

_FOURTH: Final = 4
_JACK, _QUEEN, _KING, _ACE = 11, 12, 13, 14
_LOW: Final = 9
"""The highest card that counts as a low one."""


def of_suit(cards: Sequence[Card], suit: Suit) -> list[Card]:
    """The cards of a suit, highest first."""
    return sorted((c for c in cards if c.suit is suit), key=lambda c: -c.rank)


def longest(hand: Sequence[Card], law: TrickLaw) -> Suit | None:
    """The one suit that is longer than every other, if it is a plain one."""
    lengths = {suit: sum(c.suit is suit for c in hand) for suit in Suit}
    most = max(lengths.values())
    found = [suit for suit, n in lengths.items() if n == most]
    return found[0] if len(found) == 1 and found[0] is not law.trump else None


def fourth_highest(hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> Agreed:
    """On lead: the fourth highest of the one longest plain suit (conv-fourth-highest)."""
    suit = longest(hand, law)
    if plays or suit is None:
        raise Impossible("nothing-agreed")
    cards = of_suit(hand, suit)
    if len(cards) < _FOURTH:
        raise Impossible("nothing-agreed")
    return Agreed("conv-fourth-highest", suit, (cards[_FOURTH - 1],))


def high_low(hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> Agreed:
    """Two low cards of the suit that partner leads and wins so far: the higher first (conv-high-low-doubleton)."""
    suit, held = _followed(hand, plays, law, 2)
    first, second = plays
    safe = first.rank >= _KING and second.suit is suit and second.rank < first.rank
    if len(held) != 2 or not safe or held[0].rank > _LOW:
        raise Impossible("nothing-agreed")
    return Agreed("conv-high-low-doubleton", suit, (held[0],))


def second_low(hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> Agreed:
    """Second to play on a low card: the lowest, from an honour that has no neighbour (maxim-second-low-third-high)."""
    suit, held = _followed(hand, plays, law, 1)
    honours = [c.rank for c in held if c.rank >= _JACK]
    touching = any(one - two == 1 for one, two in pairwise(honours))
    both = {_ACE, _KING} <= set(honours)
    clear = len(held) > 2 and held[-2].rank - held[-1].rank > 1 and held[-1].rank < _LOW
    if plays[0].rank > _LOW or not honours or touching or both or not clear:
        raise Impossible("nothing-agreed")
    return Agreed("maxim-second-low-third-high", suit, (held[-1],))


def third_high(hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> Agreed:
    """Third to play after two low cards: the highest, or one touching it (maxim-second-low-third-high, G30)."""
    suit, held = _followed(hand, plays, law, 2)
    ranks = {c.rank for c in held}
    low = all(c.suit is suit and c.rank <= _LOW for c in plays)
    finesse = {_ACE, _QUEEN} <= ranks and _KING not in ranks
    if not low or not held or held[0].rank < _JACK or finesse:
        raise Impossible("nothing-agreed")
    known = ranks | {c.rank for c in plays}
    floor = held[0].rank
    while floor - 1 in known:
        floor -= 1
    best = max(c.rank for c in plays)
    cards = tuple(c for c in held if c.rank >= floor and c.rank > best)
    if len(cards) == len(held):
        raise Impossible("nothing-agreed")
    return Agreed("maxim-second-low-third-high", suit, cards)


def _followed(
    hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw, before: int
) -> tuple[Suit, list[Card]]:
    """The plain suit led, with so many cards played, and what is held of it."""
    suit = law.led(plays)
    if len(plays) != before or suit is None or suit is law.trump:
        raise Impossible("nothing-agreed")
    return suit, of_suit(hand, suit)


CONVENTIONS: Final[dict[str, Callable[[Sequence[Card], Sequence[Card], TrickLaw], Agreed]]] = {
    "fourth-highest": fourth_highest,
    "high-low": high_low,
    "second-low": second_low,
    "third-high": third_high,
}
"""By what is asked."""

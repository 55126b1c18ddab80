"""Wrong ways to judge a trick, shared by the kinds that ask about one: each predicts what its believer would say.

A wrong rule is a function from cards and law to the places that would win under it; several when it leaves a tie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import LITTLE, Order, strength
from tutor.rules.trick import TrickLaw, winning_place

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tutor.rules.cards import Card

Places = tuple[int, ...]


def _best(values: Sequence[int]) -> Places:
    top = max(values)
    return tuple(i for i, v in enumerate(values) if v == top) if top > 0 else ()


def highest_card_wins(cards: Sequence[Card], law: TrickLaw) -> Places:
    """The highest rank wins, whatever its suit; a joker is higher than an ace."""
    return _best([c.rank for c in cards])


def trump_ignored(cards: Sequence[Card], law: TrickLaw) -> Places:
    """The highest card of the led suit wins, trumps or not."""
    if law.trump is None:
        return ()
    return _under(cards, TrickLaw(None, law.order, law.low_ace_bad))


def last_trump_wins(cards: Sequence[Card], law: TrickLaw) -> Places:
    """Whoever trumped last takes the trick."""
    trumps = [i for i, c in enumerate(cards) if law.is_trump(c)]
    return (trumps[-1],) if len(trumps) > 1 else ()


def first_trump_wins(cards: Sequence[Card], law: TrickLaw) -> Places:
    """Whoever trumped first takes the trick."""
    trumps = [i for i, c in enumerate(cards) if law.is_trump(c)]
    return (trumps[0],) if len(trumps) > 1 else ()


def ace_always_wins(cards: Sequence[Card], law: TrickLaw) -> Places:
    """An ace takes any trick."""
    return tuple(i for i, c in enumerate(cards) if c.rank == 14)


def leader_always_wins(cards: Sequence[Card], law: TrickLaw) -> Places:
    """The one who leads takes the trick."""
    return (0,)


def ten_below_nine(cards: Sequence[Card], law: TrickLaw) -> Places:
    """The ten is read as a one and a nought, below the two."""
    if not any(c.rank == 10 for c in cards):
        return ()
    powers = law.table.power[_led(cards, law)]
    return _best([min(powers[c.index], 1) if c.rank == 10 else powers[c.index] * 2 for c in cards])


def high_order_in_low(cards: Sequence[Card], law: TrickLaw) -> Places:
    """High cards win, though the low order holds."""
    return _under(cards, TrickLaw(law.trump)) if law.order is Order.LOW else ()


def low_ace_misplaced(cards: Sequence[Card], law: TrickLaw) -> Places:
    """In low order the ace is taken for the other end from where this table has it."""
    return (
        _under(cards, TrickLaw(law.trump, law.order, not law.low_ace_bad)) if law.order is Order.LOW else ()
    )


def joker_wins_in_no_trump(cards: Sequence[Card], law: TrickLaw) -> Places:
    """The joker is the best card even without trumps."""
    if law.trump is not None:
        return ()
    return _best([c.rank if c.is_joker else 0 for c in cards])


def little_joker_over_big(cards: Sequence[Card], law: TrickLaw) -> Places:
    """The little joker beats the big one."""
    jokers = [i for i, c in enumerate(cards) if c.is_joker]
    if law.trump is None or len(jokers) < 2:
        return ()
    return tuple(i for i in jokers if cards[i].rank == LITTLE)


def joker_is_no_trump(cards: Sequence[Card], law: TrickLaw) -> Places:
    """A joker is not a trump, so it cannot win."""
    if law.trump is None or not any(c.is_joker for c in cards):
        return ()
    plain = [(i, c) for i, c in enumerate(cards) if not c.is_joker]
    return tuple(plain[i][0] for i in _under([c for _, c in plain], law)) if plain else ()


def colour_for_suit(cards: Sequence[Card], law: TrickLaw) -> Places:
    """All red cards, or all black ones, are one suit; a red trump makes all red cards trumps."""

    def shade(c: Card) -> int:
        return 2 if c.suit is None else int(c.suit.is_red)

    if law.trump is not None:
        trumps = [i for i, c in enumerate(cards) if law.is_trump(c) or shade(c) == int(law.trump.is_red)]
        if trumps:
            return _strongest(cards, trumps, law)
    if cards[0].is_joker:
        return ()
    return _strongest(cards, [i for i, c in enumerate(cards) if shade(c) == shade(cards[0])], law)


def _led(cards: Sequence[Card], law: TrickLaw) -> int:
    led = law.led(cards)
    return 4 if led is None else led


def _under(cards: Sequence[Card], law: TrickLaw) -> Places:
    place = winning_place(cards, law)
    return () if place is None else (place,)


def _strongest(cards: Sequence[Card], places: Sequence[int], law: TrickLaw) -> Places:
    own = {i: strength(cards[i].rank, law.order, law.low_ace_bad) for i in places}
    top = max(own.values())
    return tuple(i for i in places if own[i] == top)


WINNING: tuple[tuple[str, Callable[[Sequence[Card], TrickLaw], Places]], ...] = (
    ("joker-wins-in-no-trump", joker_wins_in_no_trump),
    ("highest-card-wins", highest_card_wins),
    ("trump-ignored", trump_ignored),
    ("last-trump-wins", last_trump_wins),
    ("first-trump-wins", first_trump_wins),
    ("little-joker-over-big", little_joker_over_big),
    ("joker-is-no-trump", joker_is_no_trump),
    ("high-order-in-low", high_order_in_low),
    ("low-ace-misplaced", low_ace_misplaced),
    ("colour-for-suit", colour_for_suit),
    ("ten-below-nine", ten_below_nine),
    ("ace-always-wins", ace_always_wins),
    ("leader-always-wins", leader_always_wins),
)
"""Every wrong rule about who wins, the likeliest first: the first that predicts an answer names it."""

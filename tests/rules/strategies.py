"""What Hypothesis draws: tables with their law, cards, and hands with the cards played before."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from tutor.rules.cards import Card, Seat, Suit
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.trick import TrickLaw

SEATS = st.sampled_from(Seat)
TRICK_OPTIONS = ("nt-joker-any-time", "nt-joker-lead", "nt-joker-shed", "low-ace")


@dataclass(frozen=True)
class Table:
    """A game and one law it can be played under."""

    game: Game
    law: TrickLaw


@st.composite
def tables(draw: st.DrawFn) -> Table:
    game = draw(st.sampled_from(ALL_GAMES))
    changes = {
        o.name: draw(st.sampled_from(o.values), label=o.name) for o in game.options if o.name in TRICK_OPTIONS
    }
    trump, order = draw(st.sampled_from(game.family.trumps)), draw(st.sampled_from(game.family.orders))
    return Table(game, game.law(trump, order, game.house(changes)))


@st.composite
def some_cards(draw: st.DrawFn, game: Game, least: int, most: int) -> tuple[Card, ...]:
    """Cards without repeats, jokers and few suits often."""
    jokers = [c for c in game.deck if c.is_joker]
    few = draw(st.sets(st.sampled_from(Suit), min_size=1))
    crowded = [c for c in game.deck if c.suit in few]
    pool = draw(st.sampled_from([game.deck, (*crowded, *jokers)]))
    found = draw(st.lists(st.sampled_from(pool), min_size=least, max_size=most, unique=True))
    extra = draw(st.sampled_from([*jokers, None]))
    if extra is not None and extra not in found:
        found[draw(st.integers(0, len(found) - 1))] = extra
    return tuple(found)


@st.composite
def plays_and_hands(draw: st.DrawFn, game: Game) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    before = draw(st.integers(0, 3))
    cards = draw(some_cards(game, before + 1, before + 13))
    return cards[:before], cards[before:]

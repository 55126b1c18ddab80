"""What a player can tell from the cards in hand and those played: an order, counts, suits that have run out.

Pure arithmetic on what the rules show; nothing here looks into another hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.rules.calls import Way
from tutor.rules.cards import Order
from tutor.rules.impossible import Impossible
from tutor.rules.reasons import HighestLeft, KnownVoids, Ranked, TricksNeeded, TrumpsOut
from tutor.rules.rulebook import RULES
from tutor.rules.trick import winning_place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Seat, Suit, Team
    from tutor.rules.game import Game, House
    from tutor.rules.trick import Trick, TrickLaw

MAJORITY: Final = 7
"""The fewest tricks that are more than half of thirteen: a point in the classic games, and a grand."""


def ranked(cards: Iterable[Card], law: TrickLaw) -> Ranked:
    """Cards of one suit, or all trumps, strongest first. Raises Impossible ("not-one-suit") for others."""
    found = tuple(cards)
    suit = law.follows_as(found[0]) if found else None
    if suit is None or any(law.follows_as(c) is not suit for c in found):
        raise Impossible("not-one-suit")
    power = law.table.power[suit]
    return Ranked(ranking_rule(found, law), tuple(sorted(found, key=lambda c: -power[c.index])))


def ranking_rule(cards: Iterable[Card], law: TrickLaw) -> str:
    """What ranks cards of one suit: the jokers' place where there are some, else the order."""
    if any(c.is_joker for c in cards):
        return "jokers-are-trumps"
    return "rank-ace-high" if law.order is Order.HIGH else "order-low"


@lru_cache(maxsize=256)
def suit_of_deck(law: TrickLaw, suit: Suit, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Every card of a deck that follows as a suit, strongest first; of trumps the jokers too (jokers-are-trumps)."""
    power = law.table.power[suit]
    return tuple(sorted((c for c in deck if law.follows_as(c) is suit), key=lambda c: -power[c.index]))


def trumps_out(hand: Sequence[Card], played: Sequence[Card], law: TrickLaw, game: Game) -> TrumpsOut:
    """How many trumps are neither in the hand nor played. Raises Impossible ("no-trump-here")."""
    if law.trump is None:
        raise Impossible("no-trump-here")
    total = len(suit_of_deck(law, law.trump, game.deck))
    held, gone = (sum(map(law.is_trump, cards)) for cards in (hand, played))
    return TrumpsOut(_first_in(game, _COUNTING), law.trump, total, held, gone)


_COUNTING: Final = ("maxim-count-trumps", "jokers-are-trumps", "one-trump-suit-per-deal")
_VOIDS: Final = ("note-voids", "follow-suit")
_LEFT: Final = ("track-aces",)


def _first_in(game: Game, rules: Iterable[str]) -> str:
    """The first of the rules that the game has."""
    return next(rule for rule in rules if game.id in RULES[rule].games)


def taken_by(tricks: Iterable[Trick], law: TrickLaw, team: Team) -> int:
    """How many of the finished tricks a team has taken (tricks-pooled-by-team)."""
    return sum(taker(trick, law).team is team for trick in tricks)


def taker(trick: Trick, law: TrickLaw) -> Seat:
    """Who takes, or is taking, a trick. Raises Impossible ("no-answer") while only jokers lie in no trump."""
    place = winning_place(trick.cards, law)
    if place is None:
        raise Impossible("no-answer")
    return trick.seat_of(place)


def tricks_needed(
    tricks: Iterable[Trick], law: TrickLaw, team: Team, contract: Call | None, house: House
) -> TricksNeeded:
    """How many tricks more a team needs: for its bid or its grand, or else for the majority.

    ``team`` declares where there is a contract. Raises Impossible ("nothing-needed") in pass.
    """
    taken = taken_by(tricks, law, team)
    if contract is None:
        return TricksNeeded("odd-tricks-score", team, None, MAJORITY, taken, False)
    if contract.is_bid:
        kitty = house.game.family.kitty > 0
        return TricksNeeded("bid-means-six-plus", team, contract, contract.tricks, taken + kitty, kitty)
    if not contract.number:
        raise Impossible("nothing-needed")
    return TricksNeeded("grand-aim-seven", team, contract, contract.tricks, taken, False)


def not_followed(tricks: Iterable[Trick], law: TrickLaw) -> Iterator[tuple[int, Seat, Suit, Card]]:
    """Every play that shows a void: trick (from 1), seat, the suit asked for, the card (follow-suit)."""
    for n, trick in enumerate(tricks, 1):
        for place in range(1, len(trick.cards)):
            c = trick.cards[place]
            led = law.led(trick.cards[:place])
            if led is None or law.follows_as(c) is led:
                continue
            if c.is_joker and law.nt_joker_any_time:
                continue  # at this table it may be played with the suit in hand
            yield n, trick.seat_of(place), led, c


def known_voids(tricks: Sequence[Trick], law: TrickLaw, seat: Seat, game: Game) -> KnownVoids:
    """The suits that a seat has shown to have run out of; the last trick may be unfinished."""
    shown = tuple((n, led, c) for n, who, led, c in not_followed(tricks, law) if who is seat)
    return KnownVoids(_first_in(game, _VOIDS), seat, shown)


def highest_left(
    hand: Sequence[Card], played: Sequence[Card], suit: Suit, law: TrickLaw, game: Game
) -> HighestLeft:
    """The strongest card of a suit neither held nor played. Raises Impossible ("no-answer") if there is none."""
    seen = {*hand, *played}
    best = next((c for c in suit_of_deck(law, suit, game.deck) if c not in seen), None)
    if best is None:
        raise Impossible("no-answer")
    rule = next((r for r in _LEFT if game.id in RULES[r].games), ranking_rule((best,), law))
    return HighestLeft(rule, suit, best)


def order_of(contract: Call | None) -> Order:
    """The order that a bid fixes: low cards win after a downtown bid."""
    return Order.LOW if contract is not None and contract.way is Way.DOWN else Order.HIGH

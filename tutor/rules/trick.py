"""One trick: who wins it, and which cards may be played to it, in every game.

A ``TrickLaw`` is all that a trick depends on: trump, order and the joker options. Verdicts carry typed
reasons; the bare functions on card indices beneath them (``winning_place``, ``legal_mask``) serve the hot
loops.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules import reasons as why
from tutor.rules.cards import (
    ALL_CARDS,
    JOKER_MASK,
    SUIT_MASK,
    Card,
    Order,
    Seat,
    Suit,
    mask_of,
    sort_cards,
    strength,
)
from tutor.rules.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NO_SUIT: Final = 4
"""The group of a joker in no trump: it follows nothing and sets nothing (nt-joker-led)."""
_TRUMP_POWER: Final = 100
_SUITS: Final[tuple[Suit | None, ...]] = (*Suit, None)
"""By group."""


class _Table(NamedTuple):
    """What a law says of each card, by its index."""

    group: tuple[int, ...]
    """The suit it follows as and asks for, or NO_SUIT."""
    power: tuple[tuple[int, ...], ...]
    """By led group, then card: 0 cannot win; the highest power wins."""
    group_mask: tuple[int, ...]
    """By group: the cards that belong to it."""


@lru_cache(maxsize=32)
def _table(trump: Suit | None, order: Order, low_ace_bad: bool) -> _Table:
    group = tuple(
        (NO_SUIT if trump is None else trump.value) if c.suit is None else c.suit.value for c in ALL_CARDS
    )

    def power(led: int, c: Card) -> int:
        own = strength(c.rank, order, low_ace_bad)
        if trump is not None and group[c.index] == trump:
            return _TRUMP_POWER + own
        return own if group[c.index] == led and led != NO_SUIT else 0

    powers = tuple(tuple(power(led, c) for c in ALL_CARDS) for led in range(5))
    masks = tuple(
        JOKER_MASK if g == NO_SUIT else SUIT_MASK[g] | (JOKER_MASK if trump == g else 0) for g in range(5)
    )
    return _Table(group, powers, masks)


@lru_cache(maxsize=4)
def _places(order: Order, low_ace_bad: bool) -> tuple[int, ...]:
    """By card: where it stands among all cards sorted."""
    places = {c: place for place, c in enumerate(sort_cards(ALL_CARDS, order, low_ace_bad))}
    return tuple(places[c] for c in ALL_CARDS)


@dataclass(frozen=True, slots=True)
class TrickLaw:
    """What decides a trick: trump (None: no trump), order, and the house rules on jokers and the low ace."""

    trump: Suit | None = None
    order: Order = Order.HIGH
    low_ace_bad: bool = False
    nt_joker_any_time: bool = False
    nt_joker_lead_last: bool = False
    nt_joker_shed_must: bool = False
    table: _Table = field(init=False, repr=False, compare=False)
    places: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "table", _table(self.trump, self.order, self.low_ace_bad))
        object.__setattr__(self, "places", _places(self.order, self.low_ace_bad))

    def sort(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards S H D C, strongest first under this law's order, jokers last."""
        place = self.places
        return tuple(sorted(cards, key=lambda c: place[c.index]))

    def follows_as(self, c: Card) -> Suit | None:
        """The suit a card belongs to in play: a joker is a trump (jokers-are-trumps) or has none."""
        return _SUITS[self.table.group[c.index]]

    def is_trump(self, c: Card) -> bool:
        return self.trump is not None and self.table.group[c.index] == self.trump

    def led(self, plays: Sequence[Card]) -> Suit | None:
        """The suit to follow: the first card's that has one (first-card-sets-suit, nt-joker-led)."""
        for c in plays:
            suit = self.follows_as(c)
            if suit is not None:
                return suit
        return None

    def beats(self, c: Card, other: Card, led: Suit | None) -> bool:
        """Whether a card would take a trick of this led suit from another."""
        powers = self.table.power[NO_SUIT if led is None else led]
        return powers[c.index] > powers[other.index]


class Trick(NamedTuple):
    """A leader and one to four cards in play order, clockwise from him."""

    leader: Seat
    cards: tuple[Card, ...]

    def seat_of(self, place: int) -> Seat:
        return self.leader.after(place)

    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """(seat, card) in play order."""
        return tuple((self.leader.after(i), c) for i, c in enumerate(self.cards))

    @property
    def complete(self) -> bool:
        return len(self.cards) == 4


class WinnerVerdict(Record):
    """Who is winning, and why. ``seat`` and ``card`` are None while only jokers lie in no trump."""

    seat: Seat | None
    card: Card | None
    complete: bool
    reason: why.Reason
    rules: tuple[str, ...]
    """All rules it rests on, the deciding one first."""

    @property
    def rule(self) -> str:
        return self.reason.rule


class LegalVerdict(Record):
    """Which cards of a hand may be played, and for each other one the reason why not."""

    legal: tuple[Card, ...]
    illegal: dict[Card, why.Reason]
    reason: why.Reason
    rules: tuple[str, ...]

    @property
    def rule(self) -> str:
        return self.reason.rule


def winning_place(cards: Sequence[Card], law: TrickLaw) -> int | None:
    """The place in play order that is winning, or None while only jokers lie in no trump.

    Rules: highest-trump-wins, highest-of-led-suit-wins, offsuit-cannot-win, nt-jokers-cannot-win.
    """
    group, powers, _ = law.table
    led = NO_SUIT
    for c in cards:
        led = group[c.index]
        if led != NO_SUIT:
            break
    power = powers[led]
    best, place = 0, None
    for i, c in enumerate(cards):
        if power[c.index] > best:
            best, place = power[c.index], i
    return place


def legal_mask(hand: int, plays: Sequence[Card], law: TrickLaw) -> int:
    """The cards of a hand (bit masks) that may be played after ``plays``: follow-suit and the joker rules."""
    group, _, masks = law.table
    if not plays:
        others = hand & ~JOKER_MASK
        return others if law.trump is None and law.nt_joker_lead_last and others else hand
    led = NO_SUIT
    for c in plays:
        led = group[c.index]
        if led != NO_SUIT:
            break
    if led == NO_SUIT:
        return hand
    following = hand & masks[led]
    jokers = hand & JOKER_MASK if law.trump is None else 0
    if following:
        return following | (jokers if law.nt_joker_any_time else 0)
    return jokers if jokers and law.nt_joker_shed_must else hand


def winner(trick: Trick, law: TrickLaw) -> WinnerVerdict:
    """Who wins or is winning a trick of one to four cards, with the reason."""
    cards = trick.cards
    place = winning_place(cards, law)
    led = law.led(cards)
    if place is None or led is None:
        return WinnerVerdict(
            None, None, trick.complete, why.OnlyJokers(), _winner_rules("nt-joker-led", cards, law)
        )
    seat, card = trick.seat_of(place), cards[place]
    reason: why.Reason
    if law.trump is not None and law.is_trump(card):
        others = tuple(c for c in cards if c is not card and law.is_trump(c))
        reason = why.HighestTrump(seat, card, law.trump, led, others)
    else:
        reason = why.HighestOfLed(seat, card, led, law.trump)
    return WinnerVerdict(seat, card, trick.complete, reason, _winner_rules(reason.rule, cards, law))


def legal(hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> LegalVerdict:
    """Which cards may be played from a hand after ``plays`` (none: on lead), and why the others may not."""
    whole = mask_of(hand)
    allowed = legal_mask(whole, plays, law)
    ordered = law.sort(hand)
    may = tuple([c for c in ordered if allowed & 1 << c.index])
    barred = () if len(may) == len(ordered) else tuple([c for c in ordered if not allowed & 1 << c.index])
    led = law.led(plays)
    jokers = tuple(c for c in hand if c.is_joker)
    illegal: dict[Card, why.Reason] = {}
    reason: why.Reason
    if not plays:
        reason = why.MayLeadAnything()
        illegal = {c: why.JokerNotLed(may) for c in barred}
    elif led is None:
        reason = why.NoSuitYet()
    elif held := tuple(c for c in may if law.follows_as(c) == led):
        reason = why.MustFollow(led, held, joker_led=plays[0].is_joker and law.trump is not None)
        jokers_only = why.JokerOnlyWhenVoid(led, held)
        illegal = {c: jokers_only if law.follows_as(c) is None else reason for c in barred}
        if barred and all(law.follows_as(c) is None for c in barred):
            reason = jokers_only
    else:
        reason = why.Void(led)
        if barred:
            reason = why.JokerMustBeThrown(led, law.sort(jokers))
            illegal = dict.fromkeys(barred, reason)
    return LegalVerdict(may, illegal, reason, _legal_rules(reason.rule, hand, may, plays, law))


def _winner_rules(deciding: str, cards: Sequence[Card], law: TrickLaw) -> tuple[str, ...]:
    led = law.led(cards)
    found = [deciding, "first-card-sets-suit"]
    if led is not None and law.order is Order.LOW:
        found.append("order-low")
    elif led is not None and len(cards) > 1:
        found.append("rank-ace-high")
    if led is not None and any(law.follows_as(c) not in (led, law.trump, None) for c in cards):
        found.append("offsuit-cannot-win")
    if any(c.is_joker for c in cards):
        found.append("nt-jokers-cannot-win" if law.trump is None else "jokers-are-trumps")
        if law.trump is None and cards[0].is_joker:
            found.append("nt-joker-led")
    return tuple(dict.fromkeys(found))


def _legal_rules(
    deciding: str, hand: Sequence[Card], may: Sequence[Card], plays: Sequence[Card], law: TrickLaw
) -> tuple[str, ...]:
    found = [deciding]
    if plays:
        found.append("first-card-sets-suit")
        led = law.led(plays)
        following = 0 if led is None else sum(law.follows_as(c) == led for c in may)
        if following:
            found.append("follow-suit")
        if following > 1:
            found.append("free-choice-in-suit")
        if deciding == "void-play-anything" and any(law.is_trump(c) for c in hand):
            found.append("no-duty-to-trump")
        if _beating_is_a_choice(may, plays, law):
            found.append("no-duty-to-beat")
    if any(c.is_joker for c in (*hand, *plays)):
        found.append("nt-joker-only-when-void" if law.trump is None else "jokers-are-trumps")
        if law.trump is None and plays and plays[0].is_joker:
            found.append("nt-joker-led")
    return tuple(dict.fromkeys(found))


def _beating_is_a_choice(may: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> bool:
    place = winning_place(plays, law)
    if place is None:
        return False
    led = law.led(plays)
    return len({law.beats(c, plays[place], led) for c in may}) == 2

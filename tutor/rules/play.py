"""The play of the cards: trick after trick from four hands, every card checked (section 4 of the rules).

``Play`` is the internal state of a deal from the first lead on: it changes in place and knows cards by their
indices and hands as bit masks, for whatever plays many deals or looks ahead. What a law says of a play is in
tables made once a law, so that a card costs a few look-ups and no search.

Rules: follow-suit, void-play-anything, highest-trump-wins, highest-of-led-suit-wins, winner-leads-next.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import ALL_CARDS, JOKER_MASK, SUIT_MASK, Card, Seat, cards_of
from tutor.rules.trick import NO_SUIT, TrickLaw, legal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.reasons import Reason

_ALL: Final = (1 << len(ALL_CARDS)) - 1
_NEXT: Final = (1, 2, 3, 0)
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUIT_MASK


class IllegalPlay(ValueError):
    """A card that may not be played now. ``reason`` is None where the seat does not hold it."""

    def __init__(self, seat: Seat, card: Card, reason: Reason | None) -> None:
        super().__init__(f"{seat.code} {card.code}")
        self.seat, self.card, self.reason = seat, card, reason


def _indices() -> dict[int, tuple[int, ...]]:
    """The indices of the cards in every mask that lies within one suit or within the jokers."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for suit in (*SUIT_MASK, JOKER_MASK):
        masks = [0]
        for c in cards_of(suit):
            more = [mask | c.bit for mask in masks]
            for mask, longer in zip(masks, more, strict=True):
                found[longer] = (*found[mask], c.index)
            masks += more
    return found


_INDICES: Final = _indices()


class _Tables(NamedTuple):
    """What a law says of a play. Each by the group of the card that sets the suit (trick.NO_SUIT: none does)."""

    group: tuple[int, ...]
    """Of each card, by index."""
    asked: tuple[int, ...]
    """The cards that follow."""
    allowed: tuple[int, ...]
    """The cards that whoever can follow may play."""
    power: tuple[tuple[int, ...], ...]
    """By group, then card: 0 cannot win; the highest power wins."""
    lead: int
    """The cards to lead, for whoever holds one of them."""
    thrown: int
    """The cards that whoever cannot follow must throw, if he has one (G5)."""


@lru_cache(maxsize=256)
def _tables(law: TrickLaw) -> _Tables:
    group, power, belong = law.table
    no_trump = law.trump is None
    asked = (*belong[:NO_SUIT], _ALL)
    free = JOKER_MASK if no_trump and law.nt_joker_any_time else 0
    return _Tables(
        group,
        asked,
        tuple(mask | free for mask in asked),
        power,
        lead=_ALL & ~JOKER_MASK if no_trump and law.nt_joker_lead_last else _ALL,
        thrown=JOKER_MASK if no_trump and law.nt_joker_shed_must else 0,
    )


class Play:
    """A deal from its first lead to its last trick. All of it is for reading; only ``play`` changes it."""

    __slots__ = (
        "_allowed", "_asked", "_best", "_power", "_tables", "_taker",
        "hands", "law", "legal", "played", "takers", "turn",
    )  # fmt: skip

    hands: list[int]
    """The cards still held, as masks, by seat."""
    turn: int
    """The seat to play."""
    legal: int
    """The cards that it may play, as a mask: 0 only when the play is over."""
    played: list[int]
    """The indices of all cards played, in order."""
    takers: list[int]
    """The seats that took the tricks, in order."""

    def __init__(self, hands: Sequence[int], leader: int, law: TrickLaw) -> None:
        """Hands of equally many cards, no card in two of them."""
        self.hands = list(hands)
        self.law = law
        self.turn = self._taker = int(leader)
        self.played = []
        self.takers = []
        self._tables = tables = _tables(law)
        self._asked = self._allowed = tables.lead
        self._power = tables.power[NO_SUIT]
        self._best = 0
        hand = self.hands[leader]
        self.legal = hand & tables.lead or hand

    @property
    def trick(self) -> tuple[int, ...]:
        """The cards of the unfinished trick, in play order."""
        return tuple(self.played[4 * len(self.takers) :])

    def choices(self) -> tuple[int, ...]:
        """The legal cards as indices, lowest first."""
        mask = self.legal
        if self._best:
            one = _INDICES.get(mask)
            if one:
                return one
        t = _INDICES
        return [
            *t[mask & _SPADES],
            *t[mask & _HEARTS],
            *t[mask & _DIAMONDS],
            *t[mask & _CLUBS],
            *t[mask & JOKER_MASK],
        ]

    def play(self, index: int) -> None:
        """Play a card from the hand whose turn it is. Raises IllegalPlay, and then nothing has changed."""
        bit = 1 << index
        if not bit & self.legal:
            raise self._illegal(index)
        turn = self.turn
        hands = self.hands
        hands[turn] ^= bit
        played = self.played
        played.append(index)
        best = self._best
        if best:
            power = self._power[index]
            if power > best:
                self._best = power
                self._taker = turn
        else:  # the first card, or after jokers in no trump the first one that sets a suit
            tables = self._tables
            group = tables.group[index]
            self._asked = tables.asked[group]
            self._allowed = tables.allowed[group]
            self._power = powers = tables.power[group]
            self._best = powers[index]
            self._taker = turn
        if len(played) & 3:
            self.turn = turn = _NEXT[turn]
            hand = hands[turn]
            if hand & self._asked:
                self.legal = hand & self._allowed
            else:
                self.legal = hand & self._tables.thrown or hand
        else:
            self.turn = turn = self._taker
            self.takers.append(turn)
            self._best = 0
            hand = hands[turn]
            self.legal = hand & self._tables.lead or hand

    def copy(self) -> Play:
        """A second state that can be played on without touching this one."""
        new = Play.__new__(Play)
        for name in Play.__slots__:
            setattr(new, name, getattr(self, name))
        new.hands, new.played, new.takers = self.hands.copy(), self.played.copy(), self.takers.copy()
        return new

    def _illegal(self, index: int) -> IllegalPlay:
        card = ALL_CARDS[index]
        hand, trick = cards_of(self.hands[self.turn]), tuple(ALL_CARDS[i] for i in self.trick)
        return IllegalPlay(Seat(self.turn), card, legal(hand, trick, self.law).illegal.get(card))

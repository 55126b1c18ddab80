"""The play of the cards: trick after trick from four hands, every card checked.

``Play`` is a deal from its first lead on, for whatever plays many deals or looks ahead. It changes in place
and knows cards by their indices. What a law says of each card is in tables, and each hand is sorted by what
its cards follow as; so the legal cards are a list that is there already, and a card costs a few look-ups.
Lists do that better than masks here: who picks a card must have the cards one by one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import ALL_CARDS, Card, Seat, cards_of, mask_of
from tutor.rules.trick import NO_SUIT, Trick, TrickLaw, legal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.reasons import Reason

_NOTHING: Final = NO_SUIT + 1
"""The part of a hand that is always empty: nobody can follow to it."""
_NEXT: Final = (1, 2, 3, 0)


class IllegalPlay(ValueError):
    """A card that may not be played now. ``reason`` is None where the seat does not hold it."""

    def __init__(self, seat: Seat, card: Card, reason: Reason | None) -> None:
        super().__init__(f"{seat.code} {card.code}")
        self.seat, self.card, self.reason = seat, card, reason


class _Tables(NamedTuple):
    """What a law says of the play."""

    group: tuple[int, ...]
    """By card: the suit it follows as and asks for, or NO_SUIT."""
    asked: tuple[int, ...]
    """By the group of the first card: the part of a hand that follows it (nt-joker-led)."""
    power: tuple[tuple[int, ...], ...]
    """By the group of the first card, then by card: 0 cannot win; the highest power wins."""
    joker_any_time: bool
    joker_lead_last: bool
    joker_shed_must: bool


@lru_cache(maxsize=256)
def _tables(law: TrickLaw) -> _Tables:
    no_trump = law.trump is None
    return _Tables(
        law.table.group,
        (*range(NO_SUIT), _NOTHING),
        law.table.power,
        no_trump and law.nt_joker_any_time,
        no_trump and law.nt_joker_lead_last,
        no_trump and law.nt_joker_shed_must,
    )


class Play:
    """A deal from its first lead to its last trick. All of it is for reading; only ``play`` changes it."""

    __slots__ = (
        "_asked", "_best", "_held", "_power", "_tables", "_taker",
        "choices", "law", "leader", "played", "takers", "turn",
    )  # fmt: skip

    law: TrickLaw
    _tables: _Tables
    _held: list[list[list[int]]]
    """By seat, the parts of its hand by what they follow as: four suits, jokers without a suit, nothing."""
    _asked: int
    """The part of a hand that follows; _NOTHING while no suit is set."""
    _power: tuple[int, ...]
    _best: int
    """The power of the card that is winning; 0 while no suit is set."""
    _taker: int
    """Whose card that is."""

    leader: int
    """The seat that leads to the first trick."""
    turn: int
    """The seat to play."""
    choices: Sequence[int]
    """The indices of the cards that it may play: good until the next card, empty only when all are played."""
    played: list[int]
    """The indices of all cards played, in order."""
    takers: list[int]
    """The seats that took the tricks, in order."""

    def __init__(self, hands: Sequence[int], leader: int, law: TrickLaw) -> None:
        """Four hands of equally many cards, as masks by seat; no card in two of them."""
        self.law = law
        self.turn = self._taker = self.leader = int(leader)
        self.played = []
        self.takers = []
        self._tables = _tables(law)
        group = self._tables.group
        held: list[list[list[int]]] = []
        for hand in hands:
            parts: list[list[int]] = [[], [], [], [], [], []]
            for c in cards_of(hand):
                parts[group[c.index]].append(c.index)
            held.append(parts)
        self._held = held
        self._best = 0
        self._power = law.table.power[NO_SUIT]
        self._asked = _NOTHING
        self.choices = self._free(held[leader])

    @property
    def hands(self) -> tuple[int, ...]:
        """The cards still held, as masks, by seat."""
        return tuple(mask_of(ALL_CARDS[i] for part in parts for i in part) for parts in self._held)

    @property
    def legal(self) -> int:
        """The cards that may be played, as a mask."""
        return mask_of(ALL_CARDS[i] for i in self.choices)

    @property
    def trick(self) -> tuple[int, ...]:
        """The cards of the unfinished trick, in play order."""
        return tuple(self.played[4 * len(self.takers) :])

    def tricks(self) -> tuple[Trick, ...]:
        """All tricks begun; the last one may be unfinished."""
        cards = tuple(ALL_CARDS[i] for i in self.played)
        leaders = (self.leader, *self.takers)
        return tuple(Trick(Seat(leaders[n // 4]), cards[n : n + 4]) for n in range(0, len(cards), 4))

    def play(self, index: int) -> None:
        """Play a card from the hand whose turn it is. Raises IllegalPlay, and then nothing has changed.

        Rules: follow-suit, highest-trump-wins, highest-of-led-suit-wins, play-clockwise, winner-leads-next.
        """
        if index not in self.choices:
            raise self._illegal(index)
        turn = self.turn
        held = self._held
        played = self.played
        group = self._tables.group[index]
        held[turn][group].remove(index)
        played.append(index)
        best = self._best
        if best:
            power = self._power[index]
            if power > best:
                self._best = power
                self._taker = turn
        else:  # the first card, or after jokers in no trump the first that has a suit
            tables = self._tables
            self._asked = tables.asked[group]
            self._power = powers = tables.power[group]
            self._best = powers[index]
            self._taker = turn
        if len(played) & 3:
            self.turn = turn = _NEXT[turn]
            parts = held[turn]
            following = parts[self._asked]
            if following:
                self.choices = following + parts[NO_SUIT] if self._tables.joker_any_time else following
                return
        else:
            self.turn = turn = self._taker
            self.takers.append(turn)
            self._best = 0
            self._asked = _NOTHING
            parts = held[turn]
        self.choices = self._free(parts)

    def copy(self) -> Play:
        """A second state that can be played on without touching this one."""
        new = Play.__new__(Play)
        new.law, new._tables, new.leader, new.turn = self.law, self._tables, self.leader, self.turn
        new._asked, new._power, new._best, new._taker = self._asked, self._power, self._best, self._taker
        new._held = [[part.copy() for part in parts] for parts in self._held]
        new.choices, new.played, new.takers = list(self.choices), self.played.copy(), self.takers.copy()
        return new

    def _free(self, parts: list[list[int]]) -> list[int]:
        """What may be played where nothing must be followed: on lead, void, or before a suit is set."""
        spades, hearts, diamonds, clubs, jokers, _ = parts
        if jokers:
            tables = self._tables
            leading = not len(self.played) & 3
            if leading and tables.joker_lead_last:
                return [*spades, *hearts, *diamonds, *clubs] or jokers
            if not leading and tables.joker_shed_must and self._asked != _NOTHING:
                return jokers
        return [*spades, *hearts, *diamonds, *clubs, *jokers]

    def _illegal(self, index: int) -> IllegalPlay:
        card = ALL_CARDS[index]
        hand = tuple(ALL_CARDS[i] for part in self._held[self.turn] for i in part)
        verdict = legal(hand, tuple(ALL_CARDS[i] for i in self.trick), self.law)
        return IllegalPlay(Seat(self.turn), card, verdict.illegal.get(card))

"""Whole plays between club players, in place and on masks: what looking ahead and simulating rest on.

The hands are all here, because something has to hold them; each card is chosen from a ``Seen`` of its own seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.players import avoiding, taking
from tutor.players.scale import GROUPS
from tutor.players.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tutor.players.scale import Scale, Spread
    from tutor.players.taking import Choice


class Round:
    """The play of four hands from some moment on."""

    __slots__ = ("_choose", "_hidden", "_law", "_left", "hands", "known", "taken", "turn")

    def __init__(self, scale: Scale, hands: Sequence[Spread], turn: int, avoid: bool, declarer: int) -> None:
        """With this seat on lead, unless ``begin_at`` says otherwise."""
        self.hands = [list(hand) for hand in hands]
        self.turn = turn
        self.taken = [0, 0]
        """Tricks by team from now on: north and south, east and west."""
        self.known = Seen(scale, avoid, declarer)
        self._choose: Callable[[Seen], Choice] = avoiding.card if avoid else taking.card
        self._left = [a | b | c | d for a, b, c, d in zip(*self.hands, strict=True)]
        self._hidden = self._left
        """What is left to those that did not put cards away."""
        self._law = scale.law

    def put_away(self, away: Spread) -> None:
        """Cards that only the declarer knows to be out of play."""
        self._hidden = [a | b for a, b in zip(self._left, away, strict=True)]

    def begin_at(self, at: Seen) -> None:
        """Go on from a trick on the table and the voids seen."""
        known = self.known
        known.voids, known.opened = list(at.voids), list(at.opened)
        known.place, known.led, known.best, known.taker = at.place, at.led, at.best, at.taker

    def play(self, n: int) -> None:
        """Play a card from the hand whose turn it is."""
        known, turn = self.known, self.turn
        group, bit = n >> 4, 1 << (n & 15)
        self.hands[turn][group] ^= bit
        self._left[group] ^= bit
        if self._hidden is not self._left:
            self._hidden[group] ^= bit
        led = known.led
        if led < 0:
            if group < GROUPS - 1:
                known.led, known.best, known.taker = group, n, turn
                if not known.place:
                    known.opened[turn] |= 1 << group
            elif not known.place and self._law.nt_joker_lead_last:
                known.voids[turn] |= 0b1111
        elif group == led:
            if n > known.best and known.best >> 4 == led:
                known.best, known.taker = n, turn
        elif group < GROUPS - 1 or not self._law.nt_joker_any_time:
            known.voids[turn] |= 1 << led
            if self._law.nt_joker_shed_must and group < GROUPS - 1:
                known.voids[turn] |= 1 << (GROUPS - 1)
            if group == known.trump and (known.best >> 4 != group or n > known.best):
                known.best, known.taker = n, turn
        if known.place == 3:
            self.turn = taker = known.taker
            self.taken[taker & 1] += 1
            known.place, known.led, known.best, known.taker = 0, -1, -1, -1
        else:
            known.place += 1
            self.turn = turn + 1 & 3

    def run(self, cards: int) -> list[int]:
        """Play so many cards on; the tricks taken by team."""
        known, hands, choose, play = self.known, self.hands, self._choose, self.play
        left, hidden, declarer = self._left, self._hidden, self.known.declarer
        for _ in range(cards):
            turn = self.turn
            known.me = turn
            known.hand = hands[turn]
            known.left = left if turn == declarer else hidden
            play(choose(known)[0])
        return self.taken

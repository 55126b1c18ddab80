"""A position as the search sees it, from the masks and cards that the rules know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.solver.layout import JOKERS, Choice, laid_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw

UNSET: Final = JOKERS
"""The suit led while only jokers without a suit lie: they ask for nothing (nt-joker-led)."""


class Spot(NamedTuple):
    """Whose turn it is in a layout, and what the trick has come to."""

    layout: int
    turn: int
    left: int
    """Seats that have yet to play to the trick: 4 on lead; 0 once it is decided, and ``winner`` has yet to be paid."""
    led: int
    suit: int
    """Of the best card so far."""
    beating: int
    """How many cards still held beat it."""
    winner: int
    """Whose card that is; -1 while only jokers without a suit lie."""
    contested: bool
    """Whether another card of its suit lies, so that the winner's rank has counted."""
    most: int
    """Tricks not yet decided."""

    def after(self, choice: Choice, trump: int | None) -> Spot:
        """The spot once the seat to move has played."""
        group, place = choice.group, choice.place
        led, suit, beating, winner, contested = self.led, self.suit, self.beating, self.winner, self.contested
        if led == UNSET:
            if group != JOKERS:
                led, suit, beating, winner = group, group, place, self.turn
        elif group == suit:
            contested = True
            if place < beating:
                beating, winner = place, self.turn
        elif group == trump:
            suit, beating, winner, contested = group, place, self.turn, False
        layout, turn = self.layout + choice.change, (self.turn + 1) % 4
        return Spot(layout, turn, self.left - 1, led, suit, beating, winner, contested, self.most)


def spot_of(
    law: TrickLaw, ranked: Sequence[Sequence[int]], hands: Sequence[int], leader: int, trick: Sequence[Card]
) -> Spot:
    """``hands``: masks by seat of the cards still held; ``leader`` leads, or led, to the trick."""
    led = suit = UNSET
    winner, best, contested = -1, 0, False
    for place, c in enumerate(trick):
        group = law.table.group[c.index]
        if led == UNSET:
            if group == JOKERS:
                continue
            led = group
        power = law.table.power[led][c.index]
        if group == suit:
            contested = True
        elif power > best:
            suit, contested = group, False
        if power > best:
            best, winner = power, (leader + place) % 4
    beating = 0
    if winner >= 0:
        everyone = hands[0] | hands[1] | hands[2] | hands[3]
        powers = law.table.power[suit]
        beating = sum(everyone >> i & 1 for i in ranked[suit] if powers[i] > best)
    turn = (leader + len(trick)) % 4
    most = hands[turn].bit_count()
    return Spot(laid_out(hands, ranked), turn, 4 - len(trick), led, suit, beating, winner, contested, most)

"""What a seat knows in the play of the cards: its own hand, what is out, who is void, and the trick on the table.

There is no other hand in it. Playouts fill one of these for the seat to play; for advice it is made of a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.players.scale import GROUPS, Scale, Spread, scale_of
from tutor.rules.calls import PASS

if TYPE_CHECKING:
    from tutor.rules.view import View

NOBODY = -1


class Seen:
    """The play from one seat. Cards are numbers of the scale, suits its groups."""

    __slots__ = (
        "avoid", "best", "declarer", "hand", "led", "left", "me", "opened", "place", "taker", "trump", "voids",
    )  # fmt: skip

    me: int
    hand: Spread
    left: Spread
    """Cards that were not played yet, as far as this seat knows, its own included: those put away unseen count too."""
    voids: list[int]
    """By seat: the groups it has shown to be out of, as bits."""
    opened: list[int]
    """By seat: the groups it has led, as bits."""
    trump: int
    """The group of the trumps, or -1."""
    avoid: bool
    """Both sides try to take few tricks (four-passes-make-pass)."""
    declarer: int
    """NOBODY where nobody declares."""
    place: int
    """How many cards lie in the trick."""
    led: int
    """The group to follow; -1 on lead and while only jokers lie in no trump."""
    best: int
    """The card that is winning; -1 while none is."""
    taker: int
    """Whose card that is."""

    def __init__(self, scale: Scale, avoid: bool, declarer: int) -> None:
        self.trump, self.avoid, self.declarer = scale.trump, avoid, declarer
        self.me, self.hand, self.left = 0, [0] * GROUPS, [0] * GROUPS
        self.voids, self.opened = [0] * 4, [0] * 4
        self.place, self.led, self.best, self.taker = 0, -1, -1, NOBODY


def seen(view: View) -> Seen:
    """What the view's seat knows, once trump and order are known."""
    law = view.law
    assert law is not None
    scale = scale_of(law)
    auction = view.auction
    declarer = NOBODY if auction is None or auction.declarer is None else int(auction.declarer)
    known = Seen(scale, auction is not None and auction.contract == PASS, declarer)
    known.me = int(view.seat)
    number = scale.number
    known.hand = scale.spread(view.hand)
    left = scale.spread(view.house.game.deck)
    for c in view.puts:
        n = number[c.index]
        left[n >> 4] ^= 1 << (n & 15)
    voids, opened = known.voids, known.opened
    trump, joker_any_time, joker_shed = scale.trump, law.nt_joker_any_time, law.nt_joker_shed_must
    for trick in view.tricks:
        seat = int(trick.leader)
        led = best = -1
        taker = NOBODY
        for place, c in enumerate(trick.cards):
            n = number[c.index]
            group = n >> 4
            left[group] ^= 1 << (n & 15)
            if led < 0:
                if group < GROUPS - 1:
                    led, best, taker = group, n, seat
                    if place == 0:
                        opened[seat] |= 1 << group
                elif place == 0 and law.nt_joker_lead_last:
                    voids[seat] |= 0b1111
            elif group == led:
                if best >> 4 == led and n > best:
                    best, taker = n, seat
            elif group != GROUPS - 1 or not joker_any_time:
                voids[seat] |= 1 << led
                if joker_shed and group != GROUPS - 1:
                    voids[seat] |= 1 << (GROUPS - 1)
                if group == trump and (best >> 4 != trump or n > best):
                    best, taker = n, seat
            seat = (seat + 1) & 3
        if len(trick.cards) < 4:
            known.place, known.led, known.best, known.taker = len(trick.cards), led, best, taker
    known.left = left
    return known

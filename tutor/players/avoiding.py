"""Which card to play in pass, where both sides try to take few tricks (four-passes-make-pass)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.players.whys import Why

if TYPE_CHECKING:
    from tutor.players.seen import Seen
    from tutor.players.taking import Choice


def card(s: Seen) -> Choice:
    """The card to play, of those that the law allows."""
    led = s.led
    if led < 0:
        return _lead(s)
    mine = s.hand[led]
    if not mine:
        return _shed(s)
    base = 16 * led
    if not mine & (mine - 1):
        return base + mine.bit_length() - 1, Why.ONLY
    top = mine.bit_length() - 1
    step = s.best & 15
    under = mine & (1 << step) - 1
    out = s.left[led] ^ mine
    partners = s.taker == s.me ^ 2
    if partners and (s.place == 3 or not out >> step):
        return base + top, Why.GIVE
    if under:
        return base + under.bit_length() - 1, Why.UNDER
    if s.place == 3 or not out >> (mine & -mine).bit_length():
        return base + top, Why.TAKE_HIGH
    return base + (mine & -mine).bit_length() - 1, Why.HOPE


def _shed(s: Seen) -> Choice:
    """Void: the card that threatens most to take tricks later, high and with few others to play before it."""
    found, most = -1, -1000
    for group in range(4):
        mine = s.hand[group]
        if not mine:
            continue
        out = s.left[group] ^ mine
        top = mine.bit_length() - 1
        if out & (1 << top) - 1:
            lowest = mine & -mine
            danger = 4 * top - 8 * mine.bit_count() + 4 * min((out & (lowest - 1)).bit_count(), 3)
        else:
            danger = top - 100  # nobody can be made to take less than this
        if danger > most:
            found, most = 16 * group + top, danger
    return found, Why.SHED


def _lead(s: Seen) -> Choice:
    """A low card over which others must play, from the shortest suit, so as to be out of it soon."""
    found, most, why = -1, -10000, Why.LOW
    voids = s.voids
    for group in range(4):
        mine = s.hand[group]
        if not mine:
            continue
        low = (mine & -mine).bit_length() - 1
        above = (s.left[group] ^ mine) >> low
        if above:
            void = (voids[s.me + 1 & 3] >> group & 1) + (voids[s.me + 3 & 3] >> group & 1)
            value = 2 * min(above.bit_count(), 3) - 8 * mine.bit_count() - 12 * void
        else:
            value = -200 - low
        if value > most:
            found, most, why = 16 * group + low, value, Why.LOW if above else Why.SAFE
    return found, why

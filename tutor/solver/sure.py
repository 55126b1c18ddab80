"""Tricks that can be counted without playing them: quick tricks of the seat on lead, and high trumps of any seat.

After the quick and later tricks of DDS (Haglund and Hein, "Search algorithms for a bridge double dummy solver", 2014),
of which only the plainest are counted: what one hand takes by itself.
"""

from __future__ import annotations

from tutor.solver.layout import FIELD, SHAPE, SHIFTS, tops


def high_trumps(layout: int, trump: int) -> tuple[int, int, int]:
    """Who holds the highest trump, how many from the top, and what must be known for it. Each takes a trick."""
    return tops(trump, layout >> SHIFTS[trump] & FIELD)


def quick_tricks(layout: int, seat: int, trump: int | None, runs: bool) -> tuple[int, int]:
    """Tricks that the seat on lead can cash at once from its own hand, and what must be known for it.

    ``runs``: whether a suit that the others have run out of wins with any card. It need not where a joker may be played
    at any time in no trump, because then a player need not follow.
    """
    total = need = side = 0
    counts = layout >> SHAPE
    left, right = (seat + 1) % 4, (seat + 3) % 4
    partner = seat ^ 2
    ruff_left = ruff_right = ruff_partner = False
    if trump is not None:
        held = counts >> 16 * trump
        at_left, at_right = held >> 4 * left & 15, held >> 4 * right & 15
        owner, count, known = high_trumps(layout, trump)
        if owner == seat and count:
            total, need = count, known
        else:
            count = 0
        if count < at_left or count < at_right:  # they keep a trump, however often it is led
            ruff_left, ruff_right = at_left > 0, at_right > 0
            ruff_partner = held >> 4 * partner & 15 > 0
    for group in range(4):
        if group == trump:
            continue
        owner, count, known = tops(group, layout >> SHIFTS[group] & FIELD)
        if owner != seat or not count:
            continue
        held = counts >> 16 * group
        at_left, at_right = held >> 4 * left & 15, held >> 4 * right & 15
        if ruff_left or ruff_right:
            if ruff_left and at_left < count:
                count = at_left
            if ruff_right and at_right < count:
                count = at_right
        elif runs and count >= at_left and count >= at_right and count >= held >> 4 * partner & 15:
            count = held >> 4 * seat & 15
        if count:
            side += count
            need |= known
    if ruff_partner:
        # With nothing but trumps he would have to ruff, and the lead would be his.
        side = min(side, sum(counts >> 16 * group + 4 * partner & 15 for group in range(4) if group != trump))
    return total + side, need

"""A bidding on the page: who dealt, then the calls in order; side by side where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import Seat
from tutor.words.calls import call_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.cli.page import Page
    from tutor.rules.calls import Call
    from tutor.words.voice import Voice

_GAP = 3
_PLAYERS = 4


def bidding(
    page: Page, voice: Voice, dealer: Seat, seats: Sequence[Seat], calls: Sequence[Call], waiting: Seat | None
) -> None:
    """The dealer and every call with its seat; ``waiting``: who calls next."""
    catalog = page.ctx.catalog
    if voice.is_you(dealer):
        page.text(catalog.say("You dealt."))
    else:
        page.text(catalog.say("{seat} dealt.", seat=voice.seat(dealer)))
    told = [(seat, call_label(catalog, call)) for seat, call in zip(seats, calls, strict=True)]
    if waiting is not None:
        told.append((waiting, "?"))
    labels = {seat: voice.seat_label(seat) for seat in Seat}
    widths = {
        seat: max(len(labels[seat]), *(len(text) for who, text in told if who is seat), 1) for seat in Seat
    }
    # Every call its own line where a screen reader reads, or where the four do not fit side by side.
    if page.ctx.plain or sum(widths.values()) + _GAP * (_PLAYERS - 1) > page.width:
        page.lines([f"{labels[seat]}: {text}" for seat, text in told])
        return
    order = [dealer.after(n) for n in range(1, _PLAYERS + 1)]
    page.pieces([(labels[seat].ljust(widths[seat] + _GAP), "bold") for seat in order])
    rows: list[dict[Seat, str]] = [{}]
    last = -1
    for seat, text in told:
        place = order.index(seat)
        if place <= last:
            rows.append({})
        rows[-1][seat] = text
        last = place
    for row in rows:
        page.pieces([(row.get(seat, "").ljust(widths[seat] + _GAP), "") for seat in order])

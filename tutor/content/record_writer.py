"""Writing deal records, in the form that `tutor.content.records` reads."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.content.records import SCHEMA
from tutor.rules.calls import call_codes
from tutor.rules.cards import Seat, codes
from tutor.rules.recorded import Recorded


def write_record(recorded: Recorded) -> str:
    """A record as a file: `read_record` gives it back as it was."""
    house = recorded.house
    lines = [f"schema: {SCHEMA}", f"game: {house.game.id}"]
    if changes := house.changes():
        lines.append("house: {" + ", ".join(f"{name}: {value}" for name, value in changes.items()) + "}")
    if recorded.number is not None:
        lines.append(f"deal: {recorded.number}")
    if recorded.dealer is not None:
        lines.append(f"dealer: {recorded.dealer.code}")
    if recorded.hands:
        lines.append("hands:")
        lines += [f"  {seat.code}: {codes(recorded.hands[seat])}" for seat in Seat if seat in recorded.hands]
    for name, cards in (("kitty", recorded.kitty), ("puts", recorded.puts)):
        if name == "puts":
            lines += _said(recorded)
        if cards is not None:
            lines.append(f"{name}: {codes(cards)}" if cards else f'{name}: ""')
    if recorded.plays:
        lines.append("plays: |")
        lines += [f"  {trick.leader.code}: {codes(trick.cards)}" for trick in recorded.plays]
    return "\n".join(lines) + "\n"


def _said(recorded: Recorded) -> Iterator[str]:
    if recorded.turned is not None:
        yield f"turned: {recorded.turned.code}"
    if recorded.calls is not None:
        yield f"calls: {call_codes(recorded.calls)}" if recorded.calls else 'calls: ""'
    if recorded.names is not None:
        yield f"names: {recorded.names.code}"

"""Revokes in a finished record: who did not follow suit, and the later card that proves it (revoke-definition)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.cards import first_repeated
from tutor.rules.impossible import Impossible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.cards import Card, Seat
    from tutor.rules.trick import Trick, TrickLaw


@dataclass(frozen=True, slots=True)
class Revoke:
    """Tricks count from 1. ``proof`` belonged to the suit that was asked for, and was still in the hand then."""

    trick: int
    seat: Seat
    card: Card
    proof_trick: int
    proof: Card


def find_revokes(tricks: Sequence[Trick], law: TrickLaw) -> tuple[Revoke, ...]:
    """Every revoke that the tricks themselves prove, in play order. Raises Impossible for a card played twice."""
    if twice := first_repeated(c for trick in tricks for c in trick.cards):
        raise Impossible("card-twice", card=twice)
    found = []
    for n, trick in enumerate(tricks, 1):
        for place in range(1, len(trick.cards)):
            seat, c = trick.seat_of(place), trick.cards[place]
            led = law.led(trick.cards[:place])
            if led is None or law.follows_as(c) == led:
                continue
            if c.is_joker and law.trump is None and law.nt_joker_any_time:
                continue  # always allowed at this table
            proof = _later(seat, led, tricks[n:], law)
            if proof is not None:
                found.append(Revoke(n, seat, c, n + proof[0], proof[1]))
    return tuple(found)


def _later(seat: Seat, led: object, tricks: Sequence[Trick], law: TrickLaw) -> tuple[int, Card] | None:
    """The first later trick (from 1) in which a seat plays a card of a suit, and the card."""
    for n, trick in enumerate(tricks, 1):
        for who, c in trick.plays():
            if who is seat and law.follows_as(c) == led:
                return n, c
    return None

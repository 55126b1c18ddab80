"""Every kind of contract, and endings dealt at random for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tutor.rules.cards import BIG_JOKER, DECK52, LITTLE_JOKER, Order, Seat, Suit, cards_of, codes, mask_of
from tutor.rules.position import Position, first_lead
from tutor.rules.trick import TrickLaw


class Contract(NamedTuple):
    law: TrickLaw
    avoid: bool = False
    jokers: bool = False


_NO_TRUMP_JOKERS = {
    f"no trump, jokers {any_time:d}{last:d}{must:d}": Contract(
        TrickLaw(
            None,
            nt_joker_any_time=any_time,
            nt_joker_lead_last=last,
            nt_joker_shed_must=must,
        ),
        jokers=True,
    )
    for any_time in (False, True)
    for last in (False, True)
    for must in (False, True)
}
"""Joker at any time, led last, must be thrown: every house rule with every other."""
CONTRACTS = {
    "trump": Contract(TrickLaw(Suit.H)),
    "no trump": Contract(TrickLaw()),
    "low": Contract(TrickLaw(Suit.S, Order.LOW)),
    "low, ace bad": Contract(TrickLaw(None, Order.LOW, low_ace_bad=True)),
    "trump, jokers": Contract(TrickLaw(Suit.D), jokers=True),
    "low, trump, jokers": Contract(TrickLaw(Suit.C, Order.LOW), jokers=True),
    **_NO_TRUMP_JOKERS,
    "pass": Contract(TrickLaw(), avoid=True),
    "pass with a trump": Contract(TrickLaw(Suit.C), avoid=True),
    "pass, low, jokers": Contract(TrickLaw(None, Order.LOW), avoid=True, jokers=True),
}


def endings(name: str, count: int, size: int, seed: str, on_lead: bool = False) -> Iterator[Position]:
    """Endings of ``size`` cards a hand; unless ``on_lead``, half of them with a trick begun."""
    contract = CONTRACTS[name]
    rng = Random(f"{name} {size} {seed}")
    for n in range(count):
        jokers = rng.sample([LITTLE_JOKER, BIG_JOKER], rng.choice((1, 2, 2)) if contract.jokers else 0)
        cards = [*rng.sample(DECK52, 4 * size - len(jokers)), *jokers]
        rng.shuffle(cards)
        hands = [mask_of(cards[seat::4]) for seat in Seat]
        position = first_lead(hands, Seat(rng.randrange(4)), contract.law)
        for _ in range(0 if on_lead or n % 2 else rng.choice((1, 2, 3))):
            position = position.play(rng.choice(position.legal()))
        yield position


def told(position: Position) -> str:
    """A position in a failure's message."""
    hands = "; ".join(f"{seat.code}: {codes(cards_of(position.held[seat]))}" for seat in Seat)
    return f"{hands}; led by {Seat(position.led_by).code}: {codes(position.trick)}; {position.law}"

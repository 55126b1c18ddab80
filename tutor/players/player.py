"""What a player is: given a seat's own view of the deal, it says what to do and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tutor.rules.calls import Call
from tutor.rules.cards import Card, Order, Suit

if TYPE_CHECKING:
    from random import Random

    from tutor.rules.deal import Deal
    from tutor.rules.reasons import Reason
    from tutor.rules.view import View


class Naming(NamedTuple):
    """What the declarer names: a trump suit under his bid's order, or no trump and an order (winner-names-trump)."""

    trump: Suit | None
    order: Order


Puts = tuple[Card, ...]
"""The six cards that the declarer puts away (kitty-exchange)."""
Move = Call | Naming | Card | Puts


@dataclass(frozen=True, slots=True)
class Advice:
    """A legal move for the phase of the view, and the rule or the maxim behind it."""

    move: Move
    reason: Reason


class Player(Protocol):
    """Somebody at the table. It holds no state of a deal, so one player may sit on several seats."""

    @property
    def id(self) -> str: ...

    def advise(self, view: View, draw: Random) -> Advice:
        """What to do in a view whose turn it is; equal views and draws give equal advice.

        Of ``draw`` only ``.random()`` is used, so that seeds mean the same in every version of Python.
        """
        ...


def moved(deal: Deal, move: Move) -> Deal:
    """The deal after a move of any phase. Raises what the deal raises for one that it does not take."""
    if isinstance(move, Call):
        return deal.call(move)
    if isinstance(move, Naming):
        return deal.name(move.trump, move.order)
    if isinstance(move, Card):
        return deal.play(move)
    return deal.put(move)

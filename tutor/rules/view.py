"""What one seat may know of a deal: its own cards, and what the rules show to all (hands-hidden)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.cards import cards_of
from tutor.rules.deal import Phase

if TYPE_CHECKING:
    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Seat, Team
    from tutor.rules.deal import Deal
    from tutor.rules.game import House
    from tutor.rules.trick import Trick, TrickLaw


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one seat sees it. Nothing in it leads to another hand."""

    seat: Seat
    house: House
    dealer: Seat
    number: int
    phase: Phase
    turn: Seat | None
    hand: tuple[Card, ...]
    turned: Card | None
    """The turned card, for as long as it lies there for all (turned-card-pickup)."""
    kitty: tuple[Card, ...]
    """The kitty, where this seat saw it: shown to all, or taken up by it (kitty-shown)."""
    puts: tuple[Card, ...]
    """What this seat itself put away (discards-secret)."""
    calls: tuple[Call, ...]
    auction: Auction | None
    law: TrickLaw | None
    tricks: tuple[Trick, ...]
    taken: dict[Team, int]
    legal: tuple[Card, ...]
    """What it may play, when it is its turn."""


def view(deal: Deal, seat: Seat) -> View:
    """The deal from one seat."""
    mine = seat is deal.declarer
    return View(
        seat=seat,
        house=deal.house,
        dealer=deal.dealer,
        number=deal.number,
        phase=deal.phase,
        turn=deal.turn,
        hand=cards_of(deal.hands[seat]),
        turned=deal.turned if turned_lies_open(deal) else None,
        kitty=cards_of(deal.kitty) if _saw_kitty(deal, mine) else (),
        puts=cards_of(deal.puts) if mine and deal.puts is not None else (),
        calls=deal.calls,
        auction=deal.auction,
        law=deal.law,
        tricks=deal.tricks,
        taken=deal.taken,
        legal=deal.legal() if deal.turn is seat else (),
    )


def turned_lies_open(deal: Deal) -> bool:
    """Whether the turned card still lies on the table: until the dealer plays, or until the first lead."""
    if deal.turned is None or deal.phase is Phase.OVER:
        return False
    tricks = deal.tricks
    if not tricks:
        return True
    if deal.house.get("turned-card") == "before-play":
        return False
    return len(tricks) == 1 and all(seat is not deal.dealer for seat, _ in tricks[0].plays())


def _saw_kitty(deal: Deal, by_declarer: bool) -> bool:
    if deal.phase in (Phase.BIDDING, Phase.NAMING, Phase.REDEAL) or deal.law is None or not deal.kitty:
        return False
    shown = deal.house.get("kitty-show", "no")
    return by_declarer or shown == "always" or (shown == "trump-only" and deal.law.trump is not None)

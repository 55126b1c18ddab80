"""Views written down by hand: South's, in any game."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.rules.calls import parse_calls
from tutor.rules.cards import Order, Seat, Suit, Team, cards_of, mask_of, parse_cards
from tutor.rules.counting import taken_by
from tutor.rules.deal import Phase
from tutor.rules.games import GAMES
from tutor.rules.trick import Trick, legal_mask
from tutor.rules.view import View

ME = Seat.S


def to_play(
    hand: str,
    trick: str = "",
    *done: str,
    game: str = "classic",
    trump: Suit | None = None,
    order: Order = Order.HIGH,
    calls: str = "",
    dealer: Seat = Seat.N,
    house: Mapping[str, str] | None = None,
) -> View:
    """South to play to the trick that lies there; ``done`` are finished ones, such as "W: SK S3 H2 SA"."""
    rules = GAMES[game].house(house)
    law = GAMES[game].law(trump, order, rules)
    held = parse_cards(hand)
    on_table = parse_cards(trick)
    tricks = tuple(Trick(Seat[text[0]], parse_cards(text[2:])) for text in done)
    everything = (*tricks, Trick(ME.after(-len(on_table)), on_table)) if on_table else tricks
    bidding = GAMES[game].family.bidding
    said = parse_calls(calls)
    return View(
        seat=ME,
        house=rules,
        dealer=dealer,
        number=1,
        phase=Phase.PLAY,
        turn=ME,
        hand=held,
        turned=None,
        kitty=(),
        puts=(),
        calls=said,
        auction=None if bidding is None else bidding.judge(dealer, said, rules),
        law=law,
        tricks=everything,
        taken={team: taken_by(tricks, law, team) for team in Team},
        legal=cards_of(legal_mask(mask_of(held), on_table, law)),
    )


def to_call(
    hand: str,
    calls: str = "",
    *,
    game: str = "norwegian",
    dealer: Seat = Seat.E,
    house: Mapping[str, str] | None = None,
    phase: Phase = Phase.BIDDING,
) -> View:
    """South to call, or to name the trump; by default first to call."""
    rules = GAMES[game].house(house)
    said = parse_calls(calls)
    bidding = GAMES[game].family.bidding
    assert bidding is not None
    auction = bidding.judge(dealer, said, rules)
    assert ME in (auction.next, auction.declarer)
    return View(
        seat=ME,
        house=rules,
        dealer=dealer,
        number=1,
        phase=phase,
        turn=ME,
        hand=parse_cards(hand),
        turned=None,
        kitty=(),
        puts=(),
        calls=said,
        auction=auction,
        law=None,
        tricks=(),
        taken=dict.fromkeys(Team, 0),
        legal=(),
    )

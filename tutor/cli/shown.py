"""A lesson's table to look at: all that its author gave of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import tables
from tutor.cli.biddings import bidding
from tutor.cli.boards.honours import in_a_row
from tutor.rules.calls import parse_calls
from tutor.rules.cards import Order, Seat
from tutor.rules.games import GAMES

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.content.model import Table
    from tutor.words.voice import Voice


def show(page: Page, voice: Voice, table: Table, game: str) -> None:
    """What is given, in the order in which it happens at a table."""
    family = GAMES[game].family
    if table.calls and table.dealer is not None and family.bidding is not None:
        calls = parse_calls(" ".join(table.calls))
        auction = family.bidding.judge(table.dealer, calls, GAMES[game].house())
        bidding(page, voice, table.dealer, auction.seats, calls, auction.next)
    elif table.dealer is not None and voice.is_you(table.dealer):
        page.text(voice.say("You dealt."))
    elif table.dealer is not None:
        page.text(voice.say("{seat} dealt.", seat=voice.seat(table.dealer)))
    if table.turned is not None:
        page.text(voice.say("The last card was turned up: {card}.", card=voice.card(table.turned)))
    if table.trump_said or table.order is not None:
        tables.conditions(page, family, table.trump, table.order or Order.HIGH)
    if table.kitty:
        page.text(voice.say("The kitty:"))
        tables.row(page, table.kitty, numbered=False)
    if table.plays and table.leader is not None:
        plays = [(table.leader.after(i), c) for i, c in enumerate(table.plays)]
        tables.trick(page, voice, plays, numbered=False, waiting=Seat.S if table.hand else None)
    for seat in (Seat.W, Seat.N, Seat.E):
        if seat in table.hands:
            page.lines([f"{voice.seat_label(seat)}: {in_a_row(page, table.hands[seat])}"])
    own = table.hand or table.hands.get(Seat.S)
    if own:
        tables.hand(page, own, numbered=False)
    if table.won:
        tables.won(page, {team.code: n for team, n in table.won.items()})

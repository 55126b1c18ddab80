"""A match between the built-in players, told card by card and by the compass: nobody of them is the reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import table_page, tables
from tutor.cli.biddings import bidding
from tutor.players.player import Naming
from tutor.rules.cards import Card, Seat, cards_of, sort_cards
from tutor.rules.deal import Phase
from tutor.session.deals import first_dealer
from tutor.session.table_run import TableRun
from tutor.words import table_talk
from tutor.words.tricks import who_wins, why_it_wins
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.players import Move
    from tutor.rules.deal import Deal
    from tutor.session.table import Setup


def tell_match(page: Page, setup: Setup) -> None:
    """Play and tell it, to the end of the match or of the deals asked for."""
    run = TableRun(setup, learner=None)
    voice = Voice(page.ctx.catalog, learner=None)
    while True:
        _dealt(page, voice, run)
        while run.turn is not None:
            _told(page, voice, run, *run.step())
        table_page.deal_over(page, voice, run.table)
        if run.table.over:
            return
        run.next_deal()
        page.blank()


def _dealt(page: Page, voice: Voice, run: TableRun) -> None:
    """Who deals, and all four hands."""
    table, deal = run.table, run.table.deal
    table_page.heading(page, table)
    if table.dealing == 1 and not table.setup.shared:
        dealer, shown = first_dealer(table.house, table.setup.seed)
        page.text(table_talk.who_deals_first(voice, dealer, shown, table.house))
    else:
        page.text(table_talk.who_deals(voice, deal.dealer))
    for seat in Seat:
        page.text(voice.say("{seat} has these cards:", seat=voice.seat(seat)))
        tables.row(page, sort_cards(cards_of(deal.dealt[seat])), numbered=False)
    if deal.kitty:
        page.text(voice.say("These cards lie in the kitty:"))
        tables.row(page, sort_cards(cards_of(deal.kitty)), numbered=False)
    table_page.opening(page, voice, deal)


def _told(page: Page, voice: Voice, run: TableRun, seat: Seat, move: Move) -> None:
    deal = run.table.deal
    if isinstance(move, Card):
        trick = deal.tricks[-1]
        if len(trick.cards) == 1:
            page.blank()
            page.text(voice.say("Trick {n}", n=len(deal.tricks)))
        tables.in_lines(page, voice, [(seat, move)])
        if trick.complete and deal.law is not None:
            page.text(f"{who_wins(voice, trick, deal.law)} {why_it_wins(voice, trick, deal.law)}")
    elif isinstance(move, Naming):
        page.text(table_talk.named(voice, seat, move.trump, move.order))
    elif deal.phase is not Phase.BIDDING:
        if deal.puts is not None:
            page.text(table_talk.put_away(voice, seat))
        elif deal.auction is not None:
            bidding(page, voice, deal.dealer, deal.auction.seats, deal.calls, None)
            page.text(table_talk.bidding_over(voice, deal.auction))
        _lead(page, voice, deal)


def _lead(page: Page, voice: Voice, deal: Deal) -> None:
    if deal.phase is Phase.PLAY and deal.leader is not None:
        page.text(table_talk.first_lead(voice, deal.leader, deal.auction))

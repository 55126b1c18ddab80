"""The table while a match is played, as its learner sees it: what stands, the trick, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli import played, tables
from tutor.cli.biddings import bidding
from tutor.rules.calls import PASS
from tutor.rules.deal import Phase
from tutor.words import table_talk
from tutor.words.cards import order_name, suit_name
from tutor.words.move_reading import names_on_offer, shown_hand
from tutor.words.tricks import who_wins, why_it_wins

if TYPE_CHECKING:
    from tutor.cli.page import Page
    from tutor.players.player import Naming
    from tutor.rules.cards import Card, Seat
    from tutor.rules.deal import Deal
    from tutor.rules.match import Match
    from tutor.rules.trick import Trick
    from tutor.rules.view import View
    from tutor.session.table import Table
    from tutor.session.table_review import Review
    from tutor.words.voice import Voice


def heading(page: Page, table: Table) -> None:
    """The game, and which deal it is."""
    from tutor.words.games import game_name

    catalog = page.ctx.catalog
    game = game_name(catalog, table.house.game.id)
    if table.setup.shared:
        page.heading(catalog.say("{game}: a shared deal", game=game))
    else:
        page.heading(catalog.say("{game}: deal {n}", game=game, n=table.number))


def opening(page: Page, voice: Voice, deal: Deal) -> None:
    """What everybody sees once the cards are dealt: the trump, and who leads first where no bidding tells."""
    family = deal.house.game.family
    if family.trump is not None:
        trump, reason = family.trump(deal.house, deal.number, deal.turned)
        page.text(table_talk.the_trump(voice, reason, trump))
    if deal.auction is None and deal.leader is not None and not deal.tricks:
        page.text(table_talk.first_lead(voice, deal.leader, None))


def deal_over(page: Page, voice: Voice, table: Table) -> None:
    """What a deal scores, and how the match stands then; where nobody bid there is nothing to tell."""
    deal = table.deal
    if deal.phase is Phase.REDEAL:
        return
    page.blank()
    kitty = bool(deal.house.game.family.kitty)
    page.text(table_talk.deal_over(voice, deal.score(), deal.taken, kitty))
    if not table.setup.shared:
        match_stands(page, voice, table.match)


def turn(page: Page, voice: Voice, view: View) -> None:
    """All that the learner looks at before a move, and what is asked."""
    match view.phase:
        case Phase.BIDDING:
            calls(page, voice, view)
            tables.hand(page, shown_hand(view), numbered=False)
        case Phase.NAMING:
            assert view.auction is not None
            page.text(table_talk.contract_line(voice, view.auction))
            tables.hand(page, shown_hand(view), numbered=False)
            page.lines([f"{n} {_name(page, naming)}" for n, naming in enumerate(names_on_offer(view), 1)])
        case Phase.PUTTING:
            contract(page, voice, view)
            page.text(table_talk.shown_kitty(voice, view))
            tables.hand(page, shown_hand(view), numbered=True)
        case _:
            stands(page, voice, view)
            if view.tricks and not view.tricks[-1].complete:
                tables.trick(page, voice, view.tricks[-1].plays(), numbered=False, waiting=view.seat)
            tables.hand(page, shown_hand(view), numbered=True)
    page.text(table_talk.question(voice, view))


def calls(page: Page, voice: Voice, view: View) -> None:
    """The bidding so far."""
    if view.auction is not None:
        bidding(page, voice, view.dealer, view.auction.seats, view.calls, view.auction.next)


def contract(page: Page, voice: Voice, view: View) -> None:
    """Trump and order, and the contract."""
    if view.law is not None:
        tables.conditions(page, view.house.game.family, view.law.trump, view.law.order)
    if view.auction is not None:
        page.text(table_talk.contract_line(voice, view.auction))


def stands(page: Page, voice: Voice, view: View) -> None:
    """The contract, trump and order, and the tricks taken."""
    contract(page, voice, view)
    tables.won(page, {team.code: n for team, n in view.taken.items()})


def card(page: Page, voice: Voice, seat: Seat, c: Card) -> None:
    """One card as it falls, on a line."""
    tables.in_lines(page, voice, [(seat, c)])


def taken(page: Page, voice: Voice, view: View, trick: Trick) -> None:
    """Who took a trick, and by which rule."""
    assert view.law is not None
    page.text(f"{who_wins(voice, trick, view.law)} {why_it_wins(voice, trick, view.law)}")


def last_trick(page: Page, voice: Voice, view: View) -> bool:
    """The last finished trick once more; False where there is none."""
    done = [trick for trick in view.tricks if trick.complete]
    if not done:
        return False
    tables.trick(page, voice, done[-1].plays(), numbered=False)
    taken(page, voice, view, done[-1])
    return True


def tricks(page: Page, voice: Voice, view: View) -> bool:
    """Every trick so far; False where there is none."""
    if not view.tricks or view.law is None:
        return False
    played.tricks(page, voice, view.tricks, view.law)
    tables.won(page, {team.code: n for team, n in view.taken.items()})
    return True


def match_stands(page: Page, voice: Voice, match: Match) -> None:
    """The totals, whether the match is over, and by which rule."""
    from tutor.words.matches import totals, who_has_won, why_it_stands_so

    told = [totals(voice, match), why_it_stands_so(voice, match.reason)]
    if match.over:
        told.append(who_has_won(voice, match))
    page.text(" ".join(told))


def _name(page: Page, naming: Naming) -> str:
    catalog = page.ctx.catalog
    if naming.trump is None:
        return order_name(catalog, naming.order)
    return suit_name(catalog, naming.trump)


_MOMENTS = 5
"""So many of the cards that cost tricks are told, the dearest ones."""


def looked_back(page: Page, voice: Voice, found: Review, deal: Deal) -> None:
    """What a deal teaches: the cards that cost tricks, the better ones, and the maxims behind them."""
    from tutor.words import looking_back

    assert deal.law is not None
    avoid, order = deal.contract == PASS, deal.law.order
    dearest = sorted(sorted(found.moments, key=lambda m: -m.lost)[:_MOMENTS], key=lambda m: m.trick)
    told = [
        f"{looking_back.cost(voice, m.trick, m.card, m.better, m.lost, m.exact, avoid)} "
        f"{looking_back.maxim(voice, m.advice, order)}".rstrip()
        for m in dearest
    ]
    if found.call is not None:
        told.insert(0, looking_back.other_call(voice, found.call))
    if dearest:
        page.text(voice.say("Looking back, with all cards on the table:"))
    elif avoid:
        told.append(voice.say("Looking back, none of your cards brought your team a trick too many."))
    else:
        told.append(voice.say("Looking back, none of your cards cost your team a trick."))
    page.lines([f"- {text}" for text in told] if dearest else told)
    if missed := [rule for rule, kept, _ in found.maxims if not kept]:
        page.text(looking_back.comes_back(voice, missed))

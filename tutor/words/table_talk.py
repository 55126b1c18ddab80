"""What is said at the table while a match is played: who deals, what is turned up, whose turn it is, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.calls import PASS
from tutor.rules.cards import Order, Team
from tutor.rules.deal import Phase
from tutor.rules.reasons import MustFollow, NeverTrump
from tutor.words.auctions import how_it_stands, may_call, why_it_stands
from tutor.words.calls import call_name
from tutor.words.leads import who_leads, why_leads
from tutor.words.legality import why_not, why_these
from tutor.words.scores import who_gets, why_this_score
from tutor.words.trumps import which_trump, why_this_trump

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tutor.puzzles.positions import HandPosition
    from tutor.rules.auction import Auction
    from tutor.rules.cards import Card, Seat, Suit
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason
    from tutor.rules.scoring import Score
    from tutor.rules.view import View
    from tutor.words.voice import Voice


def who_deals_first(voice: Voice, dealer: Seat, shown: Sequence[Card], house: House) -> str:
    """Who was drawn, and by which card."""
    if house.get("first-dealer") == "first-diamond":
        names = {"seat": voice.seat(dealer), "card": voice.card(shown[-1])}
        if voice.is_you(dealer):
            return voice.say("The first diamond turned up was yours, {card}: you deal first.", **names)
        return voice.say("The first diamond turned up was {card}: {seat} deals first.", **names)
    four = shown[-4:]
    names = {"seat": voice.seat(dealer), "card": voice.card(four[dealer])}
    if voice.is_you(dealer):
        return voice.say("You drew the highest card, {card}, so you deal first.", **names)
    return voice.say("{seat} drew the highest card, {card}, and deals first.", **names)


def who_deals(voice: Voice, dealer: Seat) -> str:
    """``Your partner deals.``"""
    if voice.is_you(dealer):
        return voice.say("You deal.")
    return voice.say("{seat} deals.", seat=voice.seat(dealer))


def the_trump(voice: Voice, reason: Reason, trump: Suit | None) -> str:
    """How the trump of a deal was found."""
    told = why_this_trump(voice, reason)
    return told if isinstance(reason, NeverTrump) else f"{told} {which_trump(voice, trump)}"


def bidding_over(voice: Voice, auction: Auction) -> str:
    """How the bidding ended, and who leads."""
    told = [how_it_stands(voice, auction)]
    if auction.contract == PASS:
        told.append(why_it_stands(voice, auction))
    return " ".join(told)


def first_lead(voice: Voice, leader: Seat, auction: Auction | None) -> str:
    """Who leads to the first trick, and why."""
    return f"{who_leads(voice, leader)} {why_leads(voice, auction)}"


def named(voice: Voice, declarer: Seat, trump: Suit | None, order: Order) -> str:
    """What the declarer named."""
    you = voice.is_you(declarer)
    seat = voice.seat(declarer)
    if trump is not None:
        if you:
            return voice.say("You name {suit} as trumps.", suit=voice.suit(trump))
        return voice.say("{seat} names {suit} as trumps.", seat=seat, suit=voice.suit(trump))
    if order is Order.LOW:
        return voice.say("You say low.") if you else voice.say("{seat} says low.", seat=seat)
    return voice.say("You say high.") if you else voice.say("{seat} says high.", seat=seat)


def put_away(voice: Voice, declarer: Seat) -> str:
    """That the kitty was exchanged, and what it counts."""
    seat = voice.seat(declarer)
    if voice.is_you(declarer):
        return voice.say("You have put six cards away: they are your team's first trick.")
    return voice.say("{seat} takes the kitty and puts six cards away: that is one trick already.", seat=seat)


def shown_kitty(voice: Voice, view: View) -> str:
    """The kitty, as far as this seat sees it."""
    if view.auction is not None and view.auction.declarer is view.seat:
        return voice.say("The kitty gives you {cards}.", cards=voice.cards(view.kitty))
    return voice.say("The kitty is shown: {cards}.", cards=voice.cards(view.kitty))


def question(voice: Voice, view: View) -> str:
    """What is wanted of the learner now."""
    match view.phase:
        case Phase.BIDDING:
            assert view.auction is not None
            return f"{how_it_stands(voice, view.auction)} {may_call(voice, view.auction.allowed)}"
        case Phase.NAMING:
            contract = None if view.auction is None else view.auction.contract
            if contract is not None and contract.way is not None and contract.way.value == "nt":
                return voice.say("Which cards shall win, high ones or low ones?")
            return voice.say("Which suit shall be trumps?")
        case Phase.PUTTING:
            return voice.say("Which six cards do you put away?")
        case _:
            leading = not view.tricks or view.tricks[-1].complete
            return voice.say("You lead. Which card?") if leading else voice.say("Which card do you play?")


def how_to_move(voice: Voice, view: View) -> str:
    """What may be typed now."""
    match view.phase:
        case Phase.BIDDING:
            return voice.say("Say your call in words, such as pass.")
        case Phase.NAMING:
            return voice.say("Type its number, or the word.")
        case Phase.PUTTING:
            return voice.say("Type six numbers or six cards, with spaces between them.")
        case _:
            return voice.say("Type the number of a card, or the card itself.")


def refused_card(voice: Voice, card: Card, reason: Reason, position: HandPosition) -> str:
    """Why a card may not be played now: what one holds, and the rule."""
    told = why_not(voice, card, reason)
    if not isinstance(reason, MustFollow):
        return told
    alone = tuple(
        c for c in position.hand if c == card or c in reason.held
    )  # of others that may not either, nothing
    return f"{told} {why_these(voice, position._replace(hand=alone))}"


def contract_line(voice: Voice, auction: Auction) -> str:
    """``Your partner plays four uptown.``"""
    if auction.contract is None or auction.declarer is None or auction.contract == PASS:
        return voice.say("The deal is played as pass: take as few tricks as you can.")
    name = call_name(voice.catalog, auction.contract)
    if voice.is_you(auction.declarer):
        return voice.say("You play {contract}.", contract=name)
    return voice.say("{seat} plays {contract}.", seat=voice.seat(auction.declarer), contract=name)


def deal_over(voice: Voice, score: Score, taken: Mapping[Team, int], kitty: bool) -> str:
    """Tricks, points, and by which rule."""
    names = {"us": voice.team(Team.NS), "ours": taken[Team.NS], "them": voice.team(Team.EW)}
    if kitty:
        tricks = voice.say(
            "Tricks, the kitty included: {us} {ours}, {them} {theirs}.", theirs=taken[Team.EW], **names
        )
    else:
        tricks = voice.say("Tricks: {us} {ours}, {them} {theirs}.", theirs=taken[Team.EW], **names)
    return f"{tricks} {who_gets(voice, score)} {why_this_score(voice, score)}"

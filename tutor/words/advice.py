"""Advice in words: what to do, and the maxim or the rule behind it. Spoken to whoever plays the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.players import reasons as why
from tutor.players.player import Naming
from tutor.rules.calls import Call
from tutor.rules.cards import Card, Order
from tutor.words.calls import call_name
from tutor.words.cards import suit_name
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.players.player import Advice, Move
    from tutor.rules.reasons import Reason
    from tutor.words.voice import Voice


def advice_text(voice: Voice, advice: Advice, order: Order = Order.HIGH) -> str:
    """``Try the 2 of hearts. You can't take the trick, …``. ``order``: which cards win in this deal."""
    return f"{what_to_do(voice, advice.move)} {reason_text(voice, advice.reason, order)}"


def what_to_do(voice: Voice, move: Move) -> str:
    """The move, as something to try."""
    if isinstance(move, Call):
        return voice.say("Say {call}.", call=call_name(voice.catalog, move))
    if isinstance(move, Naming):
        if move.trump is not None:
            return voice.say("Name {suit}.", suit=voice.suit(move.trump))
        return voice.say("Say low.") if move.order is Order.LOW else voice.say("Say high.")
    if isinstance(move, Card):
        return voice.say("Try {card}.", card=voice.card(move))
    return voice.say("Put away {cards}.", cards=voice.cards(move))


def reason_text(voice: Voice, reason: Reason, order: Order = Order.HIGH) -> str:
    """Why, in a sentence or two."""
    if order is Order.LOW and (text := _where_low_cards_win(voice, reason)) is not None:
        return text
    for tell in (_leading, _following, _avoiding, _bidding, _declaring):
        if (text := tell(voice, reason)) is not None:
            return text
    raise TypeError(reason)


def _where_low_cards_win(voice: Voice, reason: Reason) -> str | None:
    """The maxims that speak of high and low cards and mean strong and weak ones."""
    match reason:
        case why.FourthHighest(card=card):
            return voice.say(
                "{card} is the fourth best of your longest suit: it tells your partner what you have.",
                card=voice.card(card),
            )
        case why.LeadsLength(suit=suit, length=length):
            return voice.say(
                "You have {n} {suit}: a long suit takes tricks in the end, even with weak cards.",
                n=number_word(voice.catalog, length),
                suit=voice.suit(suit),
            )
        case why.SecondLow():
            return voice.say("Second hand plays weak: your partner plays last and can still take it.")
        case why.ThirdHigh():
            return voice.say("Third hand plays strong: then the last player needs a better card still.")
        case why.SavesTrump():
            return voice.say("Your partner may still take it, so don't waste a trump on a weak card.")
        case _:
            return None


def _leading(voice: Voice, reason: Reason) -> str | None:
    catalog = voice.catalog
    match reason:
        case why.LeadsBest(card=card):
            return voice.say(
                "{card} is the best card left of its suit, and good to lead.", card=voice.card(card)
            )
        case why.FourthHighest(card=card):
            return voice.say(
                "{card} is the fourth highest of your longest suit: it tells your partner what you have.",
                card=voice.card(card),
            )
        case why.LeadsLength(suit=suit, length=length):
            return voice.say(
                "You have {n} {suit}: a long suit takes tricks in the end, even with small cards.",
                n=number_word(catalog, length),
                suit=voice.suit(suit),
            )
        case why.DrawsTrumps(out=out):
            return voice.say_n(
                "The others still have {n} trump: draw it before it takes your tricks.",
                "The others still have {n} trumps: draw them before they take your tricks.",
                out,
            )
        case why.LeadsToVoid(suit=suit):
            return voice.say("Your partner has no {suit} left and can trump.", suit=voice.suit(suit))
        case why.LeadsSafe():
            return voice.say("Nothing is obvious here, and this card gives little away.")
        case why.LeadsLow():
            return voice.say("A low card: then somebody else has to take the trick.")
        case _:
            return None


def _following(voice: Voice, reason: Reason) -> str | None:
    match reason:
        case why.OnlyCard(rule="follow-suit"):
            return voice.say("It is your only card of the suit.")
        case why.OnlyCard():
            return voice.say("It is the only card you may play.")
        case why.SecondLow():
            return voice.say("Second hand low: your partner plays last and can still take it.")
        case why.ThirdHigh():
            return voice.say("Third hand high: then the last player must go higher still.")
        case why.SparesHigh(winning=winning):
            return voice.say(
                "Your partner is winning with {card}, so keep your good cards for later.",
                card=voice.card(winning),
            )
        case why.TakesCheaply(card=card, over=over):
            return voice.say(
                "{card} is the cheapest card that beats {over}.", card=voice.card(card), over=voice.card(over)
            )
        case why.TakesWithBest(card=card):
            return voice.say(
                "{card} is the best card left of the suit: take the trick now.", card=voice.card(card)
            )
        case why.Ruffs(led=led):
            return voice.say("You have no {suit}, and a trump takes the trick.", suit=voice.suit(led))
        case why.KeepsTrump(winning=winning):
            return voice.say(
                "Your partner is winning with {card}. You need not trump, so keep your trump.",
                card=voice.card(winning),
            )
        case why.SavesTrump():
            return voice.say("Your partner may still take it, so don't waste a trump on a low card.")
        case why.FollowsLow():
            return voice.say("You can't take the trick, so part with the card that is worth least.")
        case why.ThrowsAway():
            return voice.say("You can't take the trick, so throw the card that you will miss least.")
        case why.TriedOut(card=card, instead=instead, deals=deals):
            return voice.say(
                "Tried out in {n} ways the cards may lie, {card} did better than {other}.",
                n=deals,
                card=voice.card(card),
                other=voice.card(instead),
            )
        case _:
            return None


def _avoiding(voice: Voice, reason: Reason) -> str | None:
    match reason:
        case why.StaysUnder(card=card, winning=winning):
            return voice.say(
                "{card} is the highest card that stays under {winning}.",
                card=voice.card(card),
                winning=voice.card(winning),
            )
        case why.ShedsHigh():
            return voice.say("You have none of the suit: get rid of a dangerous high card.")
        case why.GivesHigh(winning=winning):
            return voice.say(
                "With {card} from your partner the trick is your team's anyway, so let your highest card go.",
                card=voice.card(winning),
            )
        case why.TakesHigh():
            return voice.say("The trick is yours in any case, so take it with your highest card.")
        case why.HopesLow():
            return voice.say("Play low, and hope that somebody has to go over it.")
        case _:
            return None


def _bidding(voice: Voice, reason: Reason) -> str | None:
    catalog = voice.catalog
    match reason:
        case why.CallsGrand(honours=(), tricks=tricks):
            return voice.say("Your team can expect about {n} tricks.", n=number_word(catalog, tricks))
        case why.CallsGrand(honours=honours, tricks=tricks):
            return voice.say(
                "With {cards} your team can expect about {n} tricks.",
                cards=voice.cards(honours),
                n=number_word(catalog, tricks),
            )
        case why.TooWeakForGrand(tricks=tricks):
            return voice.say(
                "Your team can expect only about {n} tricks, and a failed grand gives the others the points.",
                n=number_word(catalog, tricks),
            )
        case why.Bids(call=call, trump=trump, tricks=tricks):
            names = {
                "n": number_word(catalog, tricks),
                "call": call_name(catalog, call),
                "aim": number_word(catalog, call.tricks),
            }
            if trump is None:
                return voice.say(
                    "Without trumps your team can expect about {n} tricks, and {call} asks for {aim}.",
                    **names,
                )
            return voice.say(
                "With {suit} as trumps your team can expect about {n} tricks, and {call} asks for {aim}.",
                suit=voice.suit(trump),
                **names,
            )
        case why.BidsLeast(call=call):
            return voice.say("You must bid, and {call} is enough.", call=call_name(catalog, call))
        case why.StaysOut(least=least, tricks=tricks):
            return voice.say(
                "Your team can expect about {n} tricks, but {call} asks for {aim}.",
                n=number_word(catalog, tricks),
                call=call_name(catalog, least),
                aim=number_word(catalog, least.tricks),
            )
        case why.LeavesToPartner(standing=standing):
            return voice.say(
                "Your partner's {call} stands, and tricks count for the team.",
                call=call_name(catalog, standing),
            )
        case _:
            return None


def _declaring(voice: Voice, reason: Reason) -> str | None:
    catalog = voice.catalog
    match reason:
        case why.NamesSuit(suit=suit, length=length):
            return voice.say(
                "{suit} are your best trumps, with {n} cards.",
                suit=voice.suit(suit),
                n=number_word(catalog, length),
            )
        case why.NamesOrder(order=Order.LOW):
            return voice.say("Your low cards are better than your high ones.")
        case why.NamesOrder():
            return voice.say("Your high cards are better than your low ones.")
        case why.PutsAway(emptied=()):
            return voice.say("They would take no trick, and the six count as one all the same.")
        case why.PutsAway(emptied=emptied):
            return voice.say(
                "They would take no trick, and the six count as one all the same. You have no {suits} left then.",
                suits=catalog.either([suit_name(catalog, suit) for suit in emptied]),
            )
        case _:
            return None

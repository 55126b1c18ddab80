"""The bidding in words: how it stands or ended, by which rule, and why a call may not be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import reasons as why
from tutor.rules.auction import State
from tutor.rules.calls import PASS
from tutor.words.calls import call_name
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.reasons import Reason
    from tutor.words.voice import Voice


def how_it_stands(voice: Voice, auction: Auction) -> str:
    """What decided: whose turn it is, how the bidding ended, or which call was not allowed."""
    match auction.reason:
        case why.FourPasses():
            return voice.say("Everybody passed, so the deal is played as pass.")
        case why.NobodyBid():
            return voice.say("Nobody bid, so the same dealer deals again.")
        case _ if auction.state is State.CLOSED and auction.declarer is not None:
            return _ended(voice, auction)
        case _ if auction.state is State.OPEN and auction.next is not None:
            if voice.is_you(auction.next):
                return voice.say("It is your turn to call.")
            return voice.say("The next to call is {seat}.", seat=voice.seat(auction.next))
        case reason:
            return why_no_call(voice, reason)


def _ended(voice: Voice, auction: Auction) -> str:
    assert auction.declarer is not None
    assert auction.contract is not None
    contract = call_name(voice.catalog, auction.contract)
    if voice.is_you(auction.declarer):
        return voice.say("The bidding is over: you play {contract}.", contract=contract)
    return voice.say(
        "The bidding is over: {seat} plays {contract}.", seat=voice.seat(auction.declarer), contract=contract
    )


def why_it_stands(voice: Voice, auction: Auction) -> str:
    """The rule in a sentence or two."""
    match auction.reason:
        case why.MayCall():
            return voice.say("Each player says grand or pass, and the first grand ends the bidding.")
        case why.GrandStops():
            return voice.say("The first grand ends the bidding at once.")
        case why.FourPasses():
            return voice.say("When all four pass, both teams try to take few tricks.")
        case why.FirstBid(least=least):
            return voice.say(
                "Nobody has bid yet, so any bid from {least} up will do, or pass.",
                least=number_word(voice.catalog, least),
            )
        case why.MustBeat(standing=standing):
            return voice.say("A bid must beat {bid}.", bid=call_name(voice.catalog, standing))
        case why.DealerMustBid(least=least):
            return voice.say(
                "When the first three pass, the dealer must bid: {least} is enough.",
                least=number_word(voice.catalog, least),
            )
        case why.LastBidStands():
            return voice.say("The last bid stands, since each must beat the one before.")
        case why.NobodyBid():
            return voice.say("At this table the dealer may pass too.")
        case reason:
            return why_no_call(voice, reason)


def why_no_call(voice: Voice, reason: Reason) -> str:
    """Why a call was not allowed, with the rule."""
    catalog = voice.catalog
    match reason:
        case why.TooLow(rule=rule, call=call, standing=standing):
            names = {"call": call_name(catalog, call), "bid": call_name(catalog, standing)}
            if rule == "up-down-rank":
                return _up_or_down(voice, call, standing, names)
            if rule == "nt-beats-same-number":
                return voice.say(
                    "{call} does not beat {bid}: at the same number no trump is higher.", **names
                )
            if rule == "higher-number-beats":
                return voice.say("{call} does not beat {bid}: the number is lower.", **names)
            return voice.say("{call} does not beat {bid}: a bid must be higher than the last.", **names)
        case why.BelowLeast(call=call, least=least):
            return voice.say(
                "{call} is too little: at this table a bid begins at {least}.",
                call=call_name(catalog, call),
                least=number_word(voice.catalog, least),
            )
        case why.DealerMustBid(least=least):
            return voice.say(
                "The dealer may not pass when the first three have passed: {least} is enough.",
                least=number_word(voice.catalog, least),
            )
        case why.BiddingOver():
            return voice.say("The bidding was over already.")
        case other:
            raise TypeError(other)


def _up_or_down(voice: Voice, call: Call, standing: Call, names: dict[str, str]) -> str:
    if call.way is not None and call.way.value == "down":
        return voice.say("{call} does not beat {bid}: at this table the two stand equal.", **names)
    return voice.say("{call} does not beat {bid}: at this table downtown is at least as high.", **names)


def may_call(voice: Voice, calls: tuple[Call, ...]) -> str:
    """What may be called, the lowest bid of each kind standing for all above it."""
    catalog = voice.catalog
    bids = [c for c in calls if c != PASS]
    lowest = [c for i, c in enumerate(bids) if all(b.way is not c.way for b in bids[:i])]
    names = [call_name(catalog, c) for c in ((PASS,) if PASS in calls else ())]
    names += [call_name(catalog, c) for c in lowest]
    if any(c.is_bid for c in lowest):
        return voice.say("The calls allowed are {calls}, or anything higher.", calls=catalog.either(names))
    return voice.say("The calls allowed are {calls}.", calls=catalog.either(names))

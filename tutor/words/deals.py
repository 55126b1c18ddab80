"""A recorded deal in words: contract, tricks, score, and the first thing that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules import reasons as why
from tutor.rules.cards import Order, Seat, Team
from tutor.rules.reasons import records as wrong
from tutor.words.auctions import why_no_call
from tutor.words.calls import call_name
from tutor.words.legality import why_not
from tutor.words.scores import who_gets, why_this_score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tutor.rules.cards import Card
    from tutor.rules.reasons import Reason
    from tutor.rules.recorded import Fault
    from tutor.rules.replay import Replay, Taken
    from tutor.words.voice import Voice


def summary(voice: Voice, replay: Replay) -> str:
    """All that can be told of a deal, the fault first."""
    found = [fault_text(voice, replay.fault)] if replay.fault is not None else []
    found += _played(voice, replay)
    if replay.won is not None and replay.tricks:
        found.append(_won(voice, replay))
    if replay.score is not None:
        found += [who_gets(voice, replay.score), why_this_score(voice, replay.score)]
    elif not found:
        found.append(voice.say("Nothing here breaks a rule, but there is too little to tell more."))
    return " ".join(found)


def _played(voice: Voice, replay: Replay) -> Iterator[str]:
    """The contract, or how the bidding stands; and the trump."""
    contract, declarer = replay.contract, replay.declarer
    if contract is not None and contract.number and declarer is not None:
        name = call_name(voice.catalog, contract)
        yield voice.say(
            "The contract is {contract}, played by {seat}.", contract=name, seat=voice.seat(declarer)
        )
    elif contract is not None and not contract.number:
        yield voice.say("Everybody passed, so the deal is played as pass.")
    if not replay.tricks:
        return
    trumps = {law.trump for law in replay.laws}
    if len(trumps) > 1:
        yield voice.say("Which suit is trumps can't be told from this record.")
        return
    (trump,) = trumps
    if trump is not None:
        yield voice.say("{suit} are trumps in this deal.", suit=voice.suit(trump))
    elif replay.law is not None and replay.law.order is Order.LOW:
        yield voice.say("There are no trumps, and low cards win.")
    else:
        yield voice.say("There are no trumps in this deal.")


def _won(voice: Voice, replay: Replay) -> str:
    assert replay.won is not None
    names = {
        "us": voice.team(Team.NS),
        "ours": replay.won[Team.NS],
        "them": voice.team(Team.EW),
        "theirs": replay.won[Team.EW],
    }
    if replay.recorded.house.game.family.kitty:
        return voice.say("Tricks, the kitty included: {us} {ours}, {them} {theirs}.", **names)
    return voice.say("Tricks: {us} {ours}, {them} {theirs}.", **names)


def trick_line(voice: Voice, n: int, taken: Taken) -> str:
    """One trick on a line: ``3 West: the king of spades, … East takes it.``"""
    cards = ", ".join(voice.card(c) for c in taken.trick.cards)
    names = {"n": n, "leader": voice.seat(taken.trick.leader), "cards": cards}
    if taken.winner is None:
        return voice.catalog.phrase("{n} {leader}: {cards}", **names)
    return voice.catalog.phrase(
        "{n} {leader}: {cards} – {seat} takes it", **names, seat=voice.seat(taken.winner)
    )


def fault_text(voice: Voice, fault: Fault) -> str:
    """Where it is, and what is wrong."""
    what = _what(voice, fault.reason, fault.seat, fault.card)
    if fault.where == "plays" and fault.trick is not None:
        return voice.say("Trick {n}: {what}", n=fault.trick, what=what)
    if fault.where == "calls" and fault.call is not None and fault.index is not None:
        names = {"n": fault.index + 1, "call": call_name(voice.catalog, fault.call), "what": what}
        return voice.say("Call {n}, {call}: {what}", **names)
    return what


def _what(voice: Voice, reason: Reason, seat: Seat | None, card: Card | None) -> str:
    match reason:
        case wrong.BiddingNotOver(seat=None):
            return voice.say("The calls do not end the bidding.")
        case wrong.BiddingNotOver(seat=turn) if turn is not None:
            return voice.say("The calls do not end the bidding: {seat} is next.", seat=voice.seat(turn))
        case wrong.PlayedAfterRedeal():
            return voice.say("Nobody bid, so the same dealer deals again and this deal is not played.")
        case wrong.WrongName(contract=contract):
            return _wrong_name(
                voice, contract.is_bid and contract.way is not None and contract.way.value == "nt"
            )
        case wrong.WrongNumberPut(n=n):
            return voice.say_n(
                "Six cards are put away, but {n} is written here.",
                "Six cards are put away, but {n} are written here.",
                n,
            )
        case wrong.PutNotHeld(card=c):
            return voice.say(
                "{card} was put away, but it was neither in the declarer's hand nor in the kitty.",
                card=voice.card(c),
            )
        case wrong.WrongLeader(named=named, right=right):
            return voice.say(
                "{named} leads here, but the lead belongs to {right}.",
                named=voice.seat(named),
                right=voice.seat(right),
            )
        case wrong.CardNotHeld(seat=who, card=c):
            return voice.say("{seat} does not hold {card}.", seat=voice.seat(who), card=voice.card(c))
        case wrong.TooManyTricks(most=most):
            return voice.say("A deal has only {most} tricks to play.", most=most)
        case wrong.NotFollowed(seat=who, led=led, card=c, proof=proof, proof_trick=later):
            return voice.say(
                "{seat} played {card} when {suit} were led, but {proof} came from the same hand in trick {later}.",
                seat=voice.seat(who),
                card=voice.card(c),
                suit=voice.suit(led),
                proof=voice.card(proof),
                later=later,
            )
        case _ if card is not None and seat is not None:
            return _illegal_card(voice, reason, seat, card)
        case other:
            return why_no_call(voice, other)


def _wrong_name(voice: Voice, no_trump: bool) -> str:
    if no_trump:
        return voice.say("In no trump the declarer says high or low, and names no suit.")
    return voice.say("In a trump contract the declarer names a suit; high or low was bid already.")


def _illegal_card(voice: Voice, reason: Reason, seat: Seat, card: Card) -> str:
    """Why one card of a hand was not allowed, by the compass."""
    names = {"seat": voice.seat(seat), "card": voice.card(card)}
    match reason:
        case why.MustFollow(held=held) | why.JokerOnlyWhenVoid(held=held):
            return voice.say(
                "{seat} played {card}, but had to follow suit and held {cards}.",
                **names,
                cards=voice.cards(held),
            )
        case why.JokerMustBeThrown(jokers=jokers):
            return voice.say(
                "{seat} played {card}, but at this table had to throw {cards}.",
                **names,
                cards=voice.cards(jokers),
            )
        case why.JokerNotLed():
            return voice.say(
                "{seat} led {card}, but at this table a joker is led only when nothing else is left.", **names
            )
        case other:
            return why_not(voice, card, other)

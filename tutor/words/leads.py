"""Who leads to the first trick, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.calls import GRAND, PASS

if TYPE_CHECKING:
    from tutor.rules.auction import Auction
    from tutor.rules.cards import Seat
    from tutor.words.voice import Voice


def who_leads(voice: Voice, leader: Seat) -> str:
    """What decided: ``West leads.``"""
    if voice.is_you(leader):
        return voice.say("You lead.")
    return voice.say("{seat} leads.", seat=voice.seat(leader))


def you_chose(voice: Voice, seat: Seat) -> str:
    """The answer that was given, where nothing more can be said of it."""
    if voice.is_you(seat):
        return voice.say("You chose yourself.")
    return voice.say("You chose {seat}.", seat=voice.seat(seat))


def why_leads(voice: Voice, auction: Auction | None) -> str:
    """The rule, after a bidding that has closed or (None) where there is none."""
    if auction is None:
        return voice.say("The first lead belongs to the player on the dealer's left.")
    if auction.contract == PASS:
        return voice.say("Everybody passed, so the first lead belongs to the player on the dealer's left.")
    if auction.contract == GRAND:
        assert auction.declarer is not None
        names = {"seat": voice.seat(auction.declarer)}
        left = auction.leader is auction.declarer.left
        if voice.is_you(auction.declarer):
            return (
                voice.say("You bid grand, and at this table the player on the bidder's left leads.")
                if left
                else voice.say("You bid grand, and the player on the bidder's right leads.")
            )
        return (
            voice.say("{seat} bid grand, and at this table the player on the bidder's left leads.", **names)
            if left
            else voice.say("{seat} bid grand, and the player on the bidder's right leads.", **names)
        )
    return voice.say("Whoever wins the bidding leads to the first trick.")

"""What would have made an answer about held and played cards right: orders, counts, suits that have run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles import card_edits as change
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.words.voice import Voice


def right_cards(voice: Voice, edit: change.CardEdit) -> str:
    """One sentence: ``After two tricks you would have been right.``"""
    match edit:
        case change.HeldInstead(old=old, new=new):
            return voice.say(
                "With {new} in place of {old} you would have been right.",
                new=voice.card(new),
                old=voice.card(old),
            )
        case change.AceElsewhere(best=True):
            return voice.say("Had the ace been best, you would have been right.")
        case change.AceElsewhere():
            return voice.say("Had the ace been weakest, you would have been right.")
        case change.Moved(cards=cards) if len(cards) > 1:
            return voice.say("With the jokers at the top it would have been right.")
        case change.Moved(cards=cards):
            return voice.say(
                "With {cards} in the right place it would have been right.", cards=voice.cards(cards)
            )
        case change.TwoSwapped(first=first, second=second):
            return voice.say(
                "With {first} above {second} you would have been right.",
                first=voice.card(first),
                second=voice.card(second),
            )
        case change.TurnedRound():
            return voice.say("Begun from the other end it would have been right.")
        case change.BeforeTrick():
            return voice.say("Before this trick you would have been right.")
        case change.Earlier(tricks=0):
            return voice.say("Before the first card you would have been right.")
        case change.Earlier(tricks=n):
            return voice.say_n(
                "After the first trick you would have been right.",
                "After the first {number} tricks you would have been right.",
                n,
                number=number_word(voice.catalog, n),
            )
        case change.TrumpsHeld(held=0) if voice.learner is None:
            return voice.say("With no trumps in hand, that would have been right.")
        case change.TrumpsHeld(held=0):
            return voice.say("With no trumps in your hand you would have been right.")
        case change.TrumpsHeld(held=n) if voice.learner is None:
            return voice.say_n(
                "With {n} trump in hand, that would have been right.",
                "With {n} trumps in hand, that would have been right.",
                n,
            )
        case change.TrumpsHeld(held=n):
            return voice.say_n(
                "With {n} trump in your hand you would have been right.",
                "With {n} trumps in your hand you would have been right.",
                n,
            )
        case change.TrumpsPlayed(played=0):
            return voice.say("Had no trump been played yet, it would have been right.")
        case change.TrumpsPlayed(played=n):
            return voice.say_n(
                "Had {n} trump been played, it would have been right.",
                "Had {n} trumps been played, it would have been right.",
                n,
            )
        case change.PlayedInstead(seat=seat, trick=trick, new=new):
            return voice.say(
                "Had {seat} played {card} to trick {n}, you would have been right.",
                seat=voice.seat(seat),
                card=voice.card(new),
                n=trick,
            )
        case change.OtherSeat(seat=seat):
            return voice.say("Of {seat} it would have been right.", seat=voice.seat(seat))
        case change.NotFollowed(seat=seat, suits=suits):
            return voice.say(
                "Had {seat} failed to follow {suits}, that would have counted.",
                seat=voice.seat(seat),
                suits=voice.catalog.listing([voice.suit(s) for s in suits]),
            )
        case change.AllFollowed(seat=seat):
            return voice.say(
                "Had {seat} followed suit every time, you would have been right.", seat=voice.seat(seat)
            )
        case change.HeldToo(card=card) if voice.learner is None:
            return voice.say("With {card} in hand too, that would have been right.", card=voice.card(card))
        case change.HeldToo(card=card):
            return voice.say("With {card} in your own hand you would have been right.", card=voice.card(card))
        case change.StrongerGone():
            return voice.say("Had all the stronger ones been played, you would have been right.")
        case change.OtherSuit(suit=suit):
            return voice.say("Of {suit} it would have been right.", suit=voice.suit(suit))
        case change.OtherPlace(place=2):
            return voice.say("Second to play it would have been right.")
        case change.OtherPlace():
            return voice.say("Third to play it would have been right.")
        case change.NotAgreed():
            return voice.say("Without the agreement it would have done.")

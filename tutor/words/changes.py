"""The smallest change that would have made an answer right: the last move of an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.card_edits import CardEdit
from tutor.puzzles.edits import (
    AgainstCard,
    CameLater,
    Edit,
    FirstDealer,
    Followed,
    Freed,
    HeldBy,
    InHand,
    MostPoints,
    OnLead,
    OtherCall,
    OtherContract,
    OtherDeal,
    OtherDealer,
    OtherHonours,
    OtherHouse,
    OtherLast,
    OtherLead,
    OtherOrder,
    OtherTricks,
    OtherTrump,
    OtherTurned,
    OwnCard,
    PutCount,
    RestToo,
    SuitCameLater,
    SwapCards,
    WeakerCards,
    WithoutCalls,
    WithoutCards,
    WithoutRevoke,
)
from tutor.rules.cards import Order

if TYPE_CHECKING:
    from tutor.words.voice import Voice

_NAMED: Final = 2
"""Cards that are named one by one; more go by their suit."""


def what_would_have_been_right(
    voice: Voice, edit: Edit, complete: bool = True, before: str | None = None
) -> str:
    """One sentence: ``With the ace of diamonds your partner would have taken it.``

    ``complete`` False: the trick goes on, so the card would only be winning. ``before`` is the sentence said before
    this one: a card that it does not name is named here.
    """
    if isinstance(edit, CardEdit):
        from tutor.words.card_changes import right_cards

        return right_cards(voice, edit)
    match edit:
        case AgainstCard(chosen=chosen, new=new) if before is not None and voice.card(chosen) not in before:
            names = {"card": voice.card(new), "chosen": voice.card(chosen)}
            if complete:
                return voice.say("Against {card} {chosen} would have won.", **names)
            return voice.say("Against {card} {chosen} would be winning.", **names)
        case OwnCard(seat=seat, new=new) | SwapCards(seat=seat, new=new) if not complete and voice.is_you(
            seat
        ):
            return voice.say("With {card} you would be winning.", card=voice.card(new))
        case OwnCard(seat=seat, new=new) | SwapCards(seat=seat, new=new) if not complete:
            return voice.say(
                "With {card} {seat} would be winning.", card=voice.card(new), seat=voice.seat(seat)
            )
        case AgainstCard(new=new) if not complete:
            return voice.say("Against {card} it would be winning.", card=voice.card(new))
        case OwnCard(seat=seat, new=new) | SwapCards(seat=seat, new=new) if voice.is_you(seat):
            return voice.say("With {card} you would have taken it.", card=voice.card(new))
        case OwnCard(seat=seat, new=new) | SwapCards(seat=seat, new=new):
            return voice.say(
                "With {card} {seat} would have taken it.", card=voice.card(new), seat=voice.seat(seat)
            )
        case AgainstCard(new=new):
            return voice.say("Against {card} it would have won.", card=voice.card(new))
        case OtherTrump(trump=suit):
            if suit is None:
                return voice.say("Without trumps you would have been right.")
            return voice.say("With {suit} as trumps you would have been right.", suit=voice.suit(suit))
        case OtherOrder(order=Order.HIGH):
            return voice.say("Had high cards won, you would have been right.")
        case OtherOrder():
            return voice.say("Had low cards won, you would have been right.")
        case OtherLead(new=new):
            return voice.say("Had {card} been led, you would have been right.", card=voice.card(new))
        case OnLead() if voice.learner is not None:
            return voice.say("Had you been on lead, you would have been right.")
        case OnLead():
            return voice.say("On lead, that would have been right.")
        case OtherDealer(dealer=dealer) if voice.is_you(dealer):
            return voice.say("Had you dealt, that would have been right.")
        case OtherDealer(dealer=dealer):
            return voice.say("Had {seat} dealt, you would have been right.", seat=voice.seat(dealer))
        case Freed(cards=cards, led=led):
            jokers = [c for c in cards if c.is_joker]
            many = voice.catalog.listing([voice.suit(led), *map(voice.card, jokers)])
            held = voice.cards(cards) if len(cards) <= _NAMED else many
            return voice.say("Without {cards} it would have been allowed.", cards=held)
        case RestToo():
            return voice.say("With the rest too you would have been right.")
        case WeakerCards():
            return voice.say("Against weaker cards it would have won.")
        case WithoutCards(cards=cards):
            return voice.say("Without {cards} you would have been right.", cards=voice.cards(cards))
        case (
            OtherContract()
            | OtherTricks()
            | WithoutRevoke()
            | OtherHonours()
            | OtherLast()
            | OtherHouse()
            | MostPoints()
            | FirstDealer()
            | HeldBy()
            | PutCount()
            | InHand()
        ):
            from tutor.words.figure_changes import right_figures

            return right_figures(voice, edit)
        case (
            OtherCall()
            | OtherTurned()
            | OtherDeal()
            | Followed()
            | CameLater()
            | SuitCameLater()
            | WithoutCalls()
        ):
            from tutor.words.table_changes import right_table

            return right_table(voice, edit)

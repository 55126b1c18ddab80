"""Why a card is chosen, as numbers for the hot loops, and the typed reasons made of them."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from tutor.players import reasons as r
from tutor.rules.cards import Suit

if TYPE_CHECKING:
    from tutor.players.scale import Scale
    from tutor.players.seen import Seen
    from tutor.rules.reasons import Reason


class Why(IntEnum):
    """One for each reason about a card."""

    ONLY = 0
    BEST = 1
    FOURTH = 2
    LENGTH = 3
    TRUMPS = 4
    TO_VOID = 5
    SAFE = 6
    LOW = 7
    SECOND_LOW = 8
    THIRD_HIGH = 9
    SPARE = 10
    CHEAP = 11
    TAKE_BEST = 12
    RUFF = 13
    KEEP_TRUMP = 14
    FOLLOW_LOW = 15
    THROW = 16
    UNDER = 17
    SHED = 18
    TAKE_HIGH = 19
    HOPE = 20
    GIVE = 21
    SAVE_TRUMP = 22


def reason(why: Why, n: int, known: Seen, scale: Scale) -> Reason:
    """The reason for playing this card, with the cards and figures of the position."""
    card = scale.cards[n]
    group = n >> 4
    mine = known.hand[group]
    winning = scale.cards.get(known.best, card)
    match why:
        case Why.ONLY:
            return r.OnlyCard("follow-suit" if group == known.led else "play-all-tricks", card)
        case Why.FOURTH:
            return r.FourthHighest(Suit(group), card)
        case Why.LENGTH:
            return r.LeadsLength(Suit(group), mine.bit_count())
        case Why.TRUMPS:
            return r.DrawsTrumps(Suit(group), (known.left[group] ^ mine).bit_count())
        case Why.TO_VOID:
            return r.LeadsToVoid(Suit(group))
        case Why.SPARE:
            return r.SparesHigh(card, winning)
        case Why.CHEAP:
            return r.TakesCheaply(card, winning)
        case Why.RUFF:
            return r.Ruffs(card, Suit(known.led))
        case Why.KEEP_TRUMP:
            return r.KeepsTrump(card, winning)
        case Why.UNDER:
            return r.StaysUnder(card, winning)
        case Why.GIVE:
            return r.GivesHigh(card, winning)
        case _:
            return _OF_CARD[why](card)


_OF_CARD = {
    Why.BEST: r.LeadsBest,
    Why.SAFE: r.LeadsSafe,
    Why.LOW: r.LeadsLow,
    Why.SECOND_LOW: r.SecondLow,
    Why.THIRD_HIGH: r.ThirdHigh,
    Why.TAKE_BEST: r.TakesWithBest,
    Why.FOLLOW_LOW: r.FollowsLow,
    Why.THROW: r.ThrowsAway,
    Why.SHED: r.ShedsHigh,
    Why.TAKE_HIGH: r.TakesHigh,
    Why.HOPE: r.HopesLow,
    Why.SAVE_TRUMP: r.SavesTrump,
}

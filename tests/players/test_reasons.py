"""What a club player gives as its reason is true of the position, by the cards that its seat sees."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from players.moments import some_moments
from tutor.players import PLAYERS
from tutor.players import reasons as why
from tutor.rules.calls import PASS
from tutor.rules.cards import Card
from tutor.rules.counting import known_voids
from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES
from tutor.rules.trick import TrickLaw, winning_place
from tutor.rules.view import View, view


class Sight:
    """A view, and what can be told from it card by card."""

    def __init__(self, at: View) -> None:
        assert at.law is not None
        self.at, self.law = at, at.law
        self.plays = at.tricks[-1].cards if at.tricks and not at.tricks[-1].complete else ()
        seen = {*at.hand, *at.puts, *(c for trick in at.tricks for c in trick.cards)}
        self.out = [c for c in at.house.game.deck if c not in seen]
        self.led = self.law.led(self.plays)
        place = winning_place(self.plays, self.law)
        self.winning = None if place is None else self.plays[place]
        self.partners = place is not None and at.seat.after(place - len(self.plays)) is at.seat.partner

    def wins(self, c: Card) -> bool:
        return self.winning is not None and self.law.beats(c, self.winning, self.led)

    def highest_out(self, c: Card) -> bool:
        return not any(higher(other, c, self.law) for other in self.out)

    def void(self) -> bool:
        return self.led is not None and not any(self.law.follows_as(c) is self.led for c in self.at.hand)

    @property
    def following(self) -> list[Card]:
        return [c for c in self.at.legal if self.law.follows_as(c) is self.led]


def higher(one: Card, other: Card, law: TrickLaw) -> bool:
    """Whether a card stands above another of its suit."""
    suit = law.follows_as(other)
    return suit is not None and law.follows_as(one) is suit and law.beats(one, other, suit)


def holds(reason: object, card: Card, s: Sight) -> bool:
    law, at = s.law, s.at
    match reason:
        case why.OnlyCard(rule=rule):
            alone = len(at.legal) == 1 and rule in ("follow-suit", "play-all-tricks")
            return alone or (rule == "follow-suit" and s.following == [card])
        case why.LeadsBest():
            return s.led is None and s.highest_out(card)
        case why.FourthHighest(suit=suit):
            cards = [c for c in at.hand if law.follows_as(c) is suit]
            longest = max(
                sum(law.follows_as(c) is other for c in at.hand)
                for other in {law.follows_as(c) for c in at.hand}
                if other is not None and other is not law.trump
            )
            return len(cards) == longest and sum(higher(c, card, law) for c in cards) == 3
        case why.LeadsLength(suit=suit, length=length):
            return length >= 4 and length == sum(law.follows_as(c) is suit for c in at.hand)
        case why.DrawsTrumps(out=out):
            return law.is_trump(card) and 0 < out == sum(map(law.is_trump, s.out))
        case why.LeadsToVoid(suit=suit):
            voids = known_voids(at.tricks, law, at.seat.partner, at.house.game).suits
            return law.follows_as(card) is suit and suit in voids and law.trump not in voids
        case why.LeadsSafe():
            return s.led is None
        case why.LeadsLow():
            return s.led is None and any(higher(c, card, law) for c in s.out)
        case why.SecondLow():
            return len(s.plays) == 1 and all(c is card or higher(c, card, law) for c in s.following)
        case why.ThirdHigh():
            return len(s.plays) == 2 and s.wins(card)
        case why.SparesHigh(winning=winning):
            return s.partners and winning is s.winning
        case why.TakesCheaply(over=over):
            cheaper = [c for c in s.following if s.wins(c) and higher(card, c, law)]
            return over is s.winning and s.wins(card) and not cheaper
        case why.TakesWithBest():
            return s.wins(card) and s.highest_out(card)
        case why.Ruffs(led=led):
            return s.void() and led is s.led and law.is_trump(card) and s.wins(card)
        case why.KeepsTrump(winning=winning):
            return s.void() and s.partners and winning is s.winning and not law.is_trump(card) and trumps(s)
        case why.SavesTrump():
            return s.void() and not s.partners and len(s.plays) == 1 and not law.is_trump(card) and trumps(s)
        case why.FollowsLow():
            return not any(s.wins(c) for c in s.following) and not any(
                higher(card, c, law) for c in s.following
            )
        case why.ThrowsAway():
            return s.void() and not any(s.wins(c) for c in at.legal)
        case why.StaysUnder(winning=winning):
            under = [c for c in s.following if higher(winning, c, law)]
            return winning is s.winning and card in under and not any(higher(c, card, law) for c in under)
        case why.ShedsHigh():
            return s.void()
        case why.GivesHigh(winning=winning):
            sure = len(s.plays) == 3 or s.highest_out(winning)
            return s.partners and winning is s.winning and sure and highest(card, s)
        case why.TakesHigh():
            lowest = min(s.following, key=lambda c: sum(higher(c, o, law) for o in s.following))
            return s.wins(lowest) and highest(card, s) and (len(s.plays) == 3 or s.highest_out(lowest))
        case why.HopesLow():
            return all(s.wins(c) for c in s.following) and not any(higher(card, c, law) for c in s.following)
    return False


def trumps(s: Sight) -> bool:
    return any(map(s.law.is_trump, s.at.hand))


def highest(card: Card, s: Sight) -> bool:
    return not any(higher(c, card, s.law) for c in s.following)


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_true(game: str) -> None:
    said: Counter[str] = Counter()
    draw = Random(0)
    for deal in some_moments(game, 90, "reasons"):
        assert deal.turn is not None
        at = view(deal, deal.turn)
        advice = PLAYERS["club"].advise(at, draw)
        reason = advice.reason
        assert reason.rule in RULES
        said[type(reason).__name__] += 1
        match reason:
            case why.CallsGrand(honours=honours, tricks=tricks):
                assert tricks >= 7
                assert honours == tuple(c for c in at.hand if c.rank >= 13)
            case why.TooWeakForGrand(tricks=tricks):
                assert tricks <= 7
            case why.Bids(call=call, tricks=tricks):
                assert call == advice.move
                assert tricks >= call.tricks
            case why.BidsLeast(call=call):
                assert at.auction is not None
                assert PASS not in at.auction.allowed
                assert call.number == min(c.number for c in at.auction.allowed)
            case why.StaysOut(least=least, tricks=tricks):
                assert at.auction is not None
                assert least in at.auction.allowed
                assert tricks < least.tricks
            case why.LeavesToPartner(standing=standing):
                assert at.auction is not None
                where = [n for n, call in enumerate(at.calls) if call == standing]
                assert at.auction.seats[where[-1]] is at.seat.partner
            case why.NamesSuit(suit=suit, length=length):
                assert length == sum(c.suit is suit for c in at.hand)
            case why.PutsAway(cards=cards, emptied=emptied):
                kept = {c.suit for c in at.hand if c not in cards}
                assert not kept & set(emptied)
            case why.NamesOrder():
                pass
            case _:
                assert isinstance(advice.move, Card)
                assert holds(reason, advice.move, Sight(at)), (reason, at)
    common = {"OnlyCard", "LeadsBest", "SecondLow", "ThirdHigh", "SparesHigh", "TakesCheaply", "FollowsLow"}
    assert common <= said.keys()

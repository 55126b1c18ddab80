"""A rule's worked example in words: what lies there, and what becomes of it, told to the learner at South.

Positions are judged by the engine each time they are told; what no position can show is told in plain words.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tutor.puzzles.positions import HandPosition
from tutor.rules.auction import State
from tutor.rules.cards import Team
from tutor.rules.examples import (
    EXAMPLES,
    CallsExample,
    DealerExample,
    Example,
    HandExample,
    MatchExample,
    RevokeExample,
    ScoreExample,
    TrickExample,
    TrumpExample,
)
from tutor.rules.match import play_match
from tutor.rules.revoke import find_revokes
from tutor.rules.trick import winner
from tutor.words.auctions import how_it_stands, why_it_stands
from tutor.words.calls import call_label
from tutor.words.cards import card_label, order_name, trump_name
from tutor.words.leads import who_leads, why_leads
from tutor.words.legality import what_may_be_played, why_these
from tutor.words.matches import totals, who_has_won, why_it_stands_so
from tutor.words.revokes import who_revoked
from tutor.words.rule_examples import advice, bid, cards, norwegian, score, table, tricks, trump
from tutor.words.scores import who_gets, why_this_score
from tutor.words.tricks import who_wins, why_it_wins
from tutor.words.trumps import which_trump, why_this_trump

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Seat
    from tutor.rules.game import Game
    from tutor.rules.scoring import Result
    from tutor.rules.trick import TrickLaw
    from tutor.words.voice import Voice

_CHAPTERS: Final = (table, cards, tricks, trump, norwegian, bid, score, advice)
#: The msgids of examples in plain words, by rule id; where there is a position too they come after it.
PLAIN: Final = MappingProxyType({rule: text for part in _CHAPTERS for rule, text in part.EXAMPLES.items()})


def example_text(voice: Voice, rule: str) -> str:
    """A rule's example (raises KeyError for an unknown id)."""
    told = [_told(voice, EXAMPLES[rule])] if rule in EXAMPLES else []
    plain = [voice.say(PLAIN[rule])] if rule in PLAIN else []
    if not told and not plain:
        raise KeyError(rule)
    return " ".join([*told, *plain])


def _told(voice: Voice, example: Example) -> str:
    match example:
        case TrickExample():
            return " ".join([*_conditions(voice, example.game, example.law), _of_trick(voice, example)])
        case HandExample(game=game, law=law, hand=hand, plays=plays):
            position = HandPosition(hand, plays, law)
            return " ".join(
                [
                    *_conditions(voice, game, law),
                    *_plays(voice, position.trick.plays()),
                    voice.say("You hold {cards}.", cards=voice.cards(hand)),
                    what_may_be_played(voice, position),
                    why_these(voice, position),
                ]
            )
        case CallsExample():
            return _of_calls(voice, example)
        case DealerExample(game=game, dealer=dealer):
            turns = game.family.first_leader_after_dealer
            assert turns is not None
            return " ".join(
                [_deals(voice, dealer), who_leads(voice, dealer.after(turns)), why_leads(voice, None)]
            )
        case TrumpExample(house=house, deal=deal, turned=turned):
            assert house.game.family.trump is not None
            suit, reason = house.game.family.trump(house, deal, turned)
            return f"{why_this_trump(voice, reason)} {which_trump(voice, suit)}"
        case ScoreExample(house=house, result=result):
            scored = house.game.family.score(result, house)
            told = [why_this_score(voice, scored), who_gets(voice, scored)]
            return " ".join([_taken(voice, result), *told] if result.revoked else told)
        case MatchExample(house=house, deals=deals):
            match = play_match(deals, house)
            told = [totals(voice, match), why_it_stands_so(voice, match.reason), who_has_won(voice, match)]
            return " ".join(told)
        case RevokeExample(tricks=tricks, law=law):
            return who_revoked(voice, tricks, find_revokes(tricks, law), law)


def _conditions(voice: Voice, game: Game, law: TrickLaw) -> list[str]:
    """Trump and order, where the game leaves them open."""
    told = []
    if game.family.has_trump:
        told.append(trump_name(voice.catalog, law.trump))
    if len(game.family.orders) > 1:
        told.append(order_name(voice.catalog, law.order))
    return [f"{each[:1].upper()}{each[1:]}." for each in told]


def _plays(voice: Voice, plays: tuple[tuple[Seat, Card], ...]) -> list[str]:
    return [f"{voice.seat_label(seat)}: {card_label(voice.catalog, c)}." for seat, c in plays]


def _of_trick(voice: Voice, example: TrickExample) -> str:
    trick, law = example.trick, example.law
    told = [*_plays(voice, trick.plays()), who_wins(voice, trick, law), why_it_wins(voice, trick, law)]
    seat = winner(trick, law).seat
    if example.leads and seat is not None:
        told.append(_leads_next(voice, seat))
    return " ".join(told)


def _leads_next(voice: Voice, seat: Seat) -> str:
    if voice.is_you(seat):
        return voice.say("So you lead to the next trick.")
    return voice.say("So {seat} leads to the next trick.", seat=voice.seat(seat))


def _deals(voice: Voice, dealer: Seat) -> str:
    if voice.is_you(dealer):
        return voice.say("You deal.")
    return voice.say("{seat} deals.", seat=voice.seat(dealer))


def _of_calls(voice: Voice, example: CallsExample) -> str:
    bidding = example.house.game.family.bidding
    assert bidding is not None
    auction = bidding.judge(example.dealer, example.calls, example.house)
    told = [_deals(voice, example.dealer)]
    for seat, call in zip(auction.seats, example.calls, strict=True):
        told.append(f"{voice.seat_label(seat)}: {call_label(voice.catalog, call)}.")
    told.append(how_it_stands(voice, auction))
    if auction.state is not State.ILLEGAL and not example.leads:
        told.append(why_it_stands(voice, auction))
    if example.leads:
        assert auction.leader is not None
        told += [who_leads(voice, auction.leader), why_leads(voice, auction)]
    return " ".join(told)


def _taken(voice: Voice, result: Result) -> str:
    us, them = result.tricks[Team.NS], result.tricks[Team.EW]
    return voice.say("Tricks so far: your team {us}, the opponents {them}.", us=us, them=them)

"""``call`` in words: which of these calls may the next player make?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.bidding import AuctionPosition, has_bids
from tutor.puzzles.faults import PositionError
from tutor.rules.auction import State
from tutor.rules.calls import PASS, Way, parse_call
from tutor.rules.reasons import MustBeat
from tutor.words.auctions import why_it_stands, why_no_call
from tutor.words.calls import call_name
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.puzzles.kinds.call import CallPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.calls import Call
    from tutor.words.voice import Voice

# {least}: the lowest number that may be bid.
MISTAKES: Final = {
    "only-a-higher-number": msg("You asked for a higher number, but the same number can be enough."),
    "down-beats-up": msg("You let downtown beat uptown, but at this table they stand equal."),
    "up-beats-down": msg("You let uptown beat downtown at the same number, but it does not."),
    "down-equals-up": msg("You held uptown and downtown equal, but at this table downtown is higher."),
    "dealer-may-match": msg("You let the dealer match the bid, but the dealer too must beat it."),
    "same-number-enough": msg("You took every bid of the same number, but the bid must be higher."),
    "dealer-may-pass": msg("You let the dealer pass, but after three passes the dealer must bid."),
    "dealer-must-bid": msg("You left out pass, but the dealer may pass like the others."),
    "dealer-must-bid-the-least": msg(
        "You kept the dealer to the lowest bid, but anything from there up will do."
    ),
    "bound-by-partner": msg("You let the partner's call decide, but everybody calls freely."),
    "must-outbid": msg("You left out pass, but nobody has to bid higher."),
    "least-bid-forgotten": msg("You began too low: at this table bids begin at {least}."),
    "any-bid-will-do": msg("You took every bid, but a bid must be higher than the last."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[CallPosition]) -> str:
    seat = puzzle.position.stand.next
    if voice.is_you(seat):
        return voice.say("Which of these calls may you make?")
    return voice.say("Which of these calls may {seat} make?", seat=voice.seat(seat))


def decided(voice: Voice, puzzle: Puzzle[CallPosition]) -> str:
    at = puzzle.position.stand
    calls = _listed(voice, at.allowed)
    if voice.is_you(at.next):
        return voice.say("Of these you may call {calls}.", calls=calls)
    return voice.say("Of these {seat} may call {calls}.", seat=voice.seat(at.next), calls=calls)


def rule(voice: Voice, puzzle: Puzzle[CallPosition]) -> str:
    position = puzzle.position
    at = position.stand
    auction = position.auction.auction
    if not isinstance(auction.reason, MustBeat) or at.standing is None:
        return why_it_stands(voice, auction)
    bid = call_name(voice.catalog, at.standing)
    matches = at.next is at.dealer and puzzle.house["dealer-may-match"] == "yes"
    if matches:
        return voice.say("At this table it is enough for the dealer to match {bid}.", bid=bid)
    if at.standing.way is Way.NT:
        return voice.say("To beat {bid}, the number must be higher.", bid=bid)
    if at.standing.way is Way.UP and puzzle.house["down-vs-up"] == "down-higher":
        return voice.say(
            "To beat {bid}, the number must be higher, or the same downtown or in no trump.", bid=bid
        )
    return voice.say("To beat {bid}, the number must be higher, or the same in no trump.", bid=bid)


def mistake(voice: Voice, puzzle: Puzzle[CallPosition], verdict: Verdict) -> str:
    position = puzzle.position
    known = known_mistake(voice, MISTAKES, verdict, least=number_word(voice.catalog, position.stand.least))
    if known:
        return known
    right = verdict.solution.answer
    for call in map(parse_call, verdict.given):
        if call.code not in right:
            return _why_not(voice, position.auction, call)
    left_out = tuple(c for c in position.offered if c.code in right and c.code not in verdict.given)
    return voice.say_n(
        "You left out {calls}, which may be called too.",
        "You left out {calls}, which may be called too.",
        len(left_out),
        calls=_listed(voice, left_out),
    )


def _why_not(voice: Voice, position: AuctionPosition, call: Call) -> str:
    bidding = position.house.game.family.bidding
    assert bidding is not None
    after = bidding.judge(position.dealer, (*position.calls, call), position.house)
    if after.state is not State.ILLEGAL:
        raise PositionError("no-answer")  # it was allowed after all
    return why_no_call(voice, after.reason)


def where_to_look(voice: Voice, puzzle: Puzzle[CallPosition]) -> str:
    if puzzle.position.stand.standing is not None:
        return voice.say("Look for the last call that is not pass: that is the one to beat.")
    if not has_bids(puzzle.game):
        return voice.say("Has anybody said grand yet?")
    return voice.say("Nobody has bid yet. Who has passed, and who is next?")


def rule_hint(voice: Voice, puzzle: Puzzle[CallPosition]) -> str:
    if puzzle.position.stand.standing is not None:
        return voice.say("The number counts first, and at the same number how it is played.")
    return why_it_stands(voice, puzzle.position.auction.auction)


def all_but(voice: Voice, puzzle: Puzzle[CallPosition]) -> str:
    at = puzzle.position.stand
    barred = tuple(c for c in at.offered if c not in at.allowed)
    if barred:
        return voice.say("Not {calls}, at any rate.", calls=_listed(voice, barred))
    return voice.say("Nothing stands in the way here.")


def how_to_answer(voice: Voice) -> str:
    return voice.say("Write all the calls that are right, with commas between them.")


def _listed(voice: Voice, calls: tuple[Call, ...]) -> str:
    """Calls named in a sentence, pass first."""
    first = sorted(calls, key=lambda c: c != PASS)
    return voice.catalog.listing([call_name(voice.catalog, c) for c in first])

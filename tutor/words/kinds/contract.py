"""``contract`` in words: how did the bidding end?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.bidding import AuctionPosition, has_bids
from tutor.rules.calls import parse_call
from tutor.rules.cards import parse_seat
from tutor.words.auctions import how_it_stands, why_it_stands
from tutor.words.calls import call_name
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake

if TYPE_CHECKING:
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "last-speaker-plays": msg("You chose the one who spoke last, but it is the last bid that counts."),
    "only-numbers-count": msg(
        "You chose the first with the highest number, but a later bid of the same number goes over it."
    ),
    "first-bid-stands": msg("You chose the first bid, but a later one goes over it."),
    "dealer-plays": msg("You chose the dealer, but whoever bid it plays it."),
    "partner-plays": msg("You chose the bidder's partner, but whoever bid it plays it."),
    "grand-does-not-stop": msg("You counted the passes, but one grand is enough."),
    "four-passes-redeal": msg("You had the cards dealt again, but four passes mean that pass is played."),
    "four-passes-pass": msg("You had pass played, but there is no such deal in this game."),
    "dealer-is-left-with-it": msg("You left it to the dealer, but the dealer passed as well."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[AuctionPosition]) -> str:
    return voice.say("How did the bidding end?")


def decided(voice: Voice, puzzle: Puzzle[AuctionPosition]) -> str:
    return how_it_stands(voice, puzzle.position.auction)


def rule(voice: Voice, puzzle: Puzzle[AuctionPosition]) -> str:
    return why_it_stands(voice, puzzle.position.auction)


def mistake(voice: Voice, puzzle: Puzzle[AuctionPosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    calls = puzzle.position.calls
    code, _, who = verdict.given[0].partition(" ")
    if not who:
        return voice.say("You let nobody play it, but somebody bid.")
    call = parse_call(code)
    bid = call_name(voice.catalog, call)
    if call not in calls:
        return voice.say("Nobody bid {bid}.", bid=bid)
    if puzzle.solution.answer[0].partition(" ")[0] != code:
        return voice.say("A later bid goes over {bid}.", bid=bid)
    chosen = parse_seat(who)
    if voice.is_you(chosen):
        return voice.say("It was not you who bid {bid}.", bid=bid)
    return voice.say("It was not {seat} who bid {bid}.", seat=voice.seat(chosen), bid=bid)


def where_to_look(voice: Voice, puzzle: Puzzle[AuctionPosition]) -> str:
    return voice.say("Leave the passes out of it. What is left, and what came last?")


def rule_hint(voice: Voice, puzzle: Puzzle[AuctionPosition]) -> str:
    if has_bids(puzzle.game):
        return voice.say("Each bid goes over the one before, so the last one counts.")
    return voice.say("The first grand ends the bidding. Without one, pass is played.")


def all_but(voice: Voice, puzzle: Puzzle[AuctionPosition]) -> str:
    contract = puzzle.position.auction.contract
    if contract is None or puzzle.position.auction.declarer is None:
        return voice.say("Nobody bid anything.")
    return voice.say("What is played is {contract}. Who bid it?", contract=call_name(voice.catalog, contract))


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with the number of one of the choices.")

"""``leader`` in words: who leads now?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.bidding import AuctionPosition, ended, has_bids
from tutor.puzzles.kinds.leader import AfterDeal
from tutor.rules.cards import parse_seat
from tutor.rules.trick import winner
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.kinds.winner import chosen_seat, how_to_answer, losers
from tutor.words.kinds.winner import where_to_look as look_at_trick
from tutor.words.leads import who_leads, why_leads, you_chose
from tutor.words.tricks import who_wins

if TYPE_CHECKING:
    from tutor.puzzles.kinds.leader import LeaderPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "old-order-kept": msg("You chose the one who led last time, but the lead goes to the winner."),
    "next-in-turn": msg("You let the lead pass to the left, but it goes to the winner."),
    "last-player-leads": msg("You chose the one who played last, but the lead goes to the winner."),
    "dealer-leads": msg("You chose the dealer, but the dealer plays last."),
    "left-and-right-confused": msg("You went the wrong way round: the turn goes to the left."),
    "bidder-leads-in-grand": msg("You chose the bidder, but in grand the bidder does not lead."),
    "left-of-bidder-leads": msg("You chose the player on the bidder's left, but here the bidder leads."),
    "left-of-dealer-always-leads": msg(
        "You chose the player on the dealer's left, but here the bidding decides."
    ),
}
_AFTER_BIDDING: Final = {
    **MISTAKES,
    "dealer-leads": msg("You chose the dealer, but dealing does not give the lead."),
    "left-and-right-confused": msg("You mixed up left and right."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[LeaderPosition]) -> str:
    position = puzzle.position
    if isinstance(position, AuctionPosition):
        return voice.say("Who leads to the first trick?")
    if not isinstance(position, AfterDeal):
        return voice.say("Who leads now?")
    if voice.is_you(position.dealer):
        return voice.say("You dealt. Who leads to the first trick?")
    return voice.say("{seat} dealt. Who leads to the first trick?", seat=voice.seat(position.dealer))


def decided(voice: Voice, puzzle: Puzzle[LeaderPosition]) -> str:
    position = puzzle.position
    if isinstance(position, AfterDeal):
        return who_leads(voice, position.dealer.after(position.turns))
    if isinstance(position, AuctionPosition):
        leader = ended(position).leader
        assert leader is not None
        return who_leads(voice, leader)
    won = winner(*position)
    if won.seat is None or won.card is None:
        return who_wins(voice, *position)
    names = {"seat": voice.seat(won.seat), "card": voice.card(won.card)}
    if voice.is_you(won.seat):
        return voice.say("You took the trick with {card}, so you lead.", **names)
    return voice.say("{seat} took the trick with {card}, and so leads.", **names)


def rule(voice: Voice, puzzle: Puzzle[LeaderPosition]) -> str:
    if isinstance(puzzle.position, AfterDeal):
        return why_leads(voice, None)
    if isinstance(puzzle.position, AuctionPosition):
        return why_leads(voice, ended(puzzle.position))
    return voice.say("Whoever takes a trick leads to the next.")


def mistake(voice: Voice, puzzle: Puzzle[LeaderPosition], verdict: Verdict) -> str:
    bidden = isinstance(puzzle.position, AuctionPosition)
    known = known_mistake(voice, _AFTER_BIDDING if bidden else MISTAKES, verdict)
    if known:
        return known
    if isinstance(puzzle.position, AfterDeal | AuctionPosition):
        return you_chose(voice, parse_seat(verdict.given[0]))
    return chosen_seat(voice, puzzle.position, verdict)


def where_to_look(voice: Voice, puzzle: Puzzle[LeaderPosition]) -> str:
    if isinstance(puzzle.position, AfterDeal):
        return voice.say("Find the dealer first.")
    if isinstance(puzzle.position, AuctionPosition):
        return voice.say("How did the bidding end, and who bid it?")
    return look_at_trick(voice, puzzle)  # type: ignore[arg-type]


def rule_hint(voice: Voice, puzzle: Puzzle[LeaderPosition]) -> str:
    if isinstance(puzzle.position, AuctionPosition) and not has_bids(puzzle.game):
        return voice.say("In grand a neighbour of the bidder leads, and in pass one of the dealer's.")
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[LeaderPosition]) -> str:
    if isinstance(puzzle.position, AfterDeal | AuctionPosition):
        return voice.say("Left means clockwise round the table.")
    return losers(voice, *puzzle.position)


__all__ = [
    "NAMED",
    "all_but",
    "decided",
    "how_to_answer",
    "mistake",
    "question",
    "rule",
    "rule_hint",
    "where_to_look",
]

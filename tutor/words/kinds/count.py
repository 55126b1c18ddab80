"""``count`` in words: how many trumps are out, how many tricks are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.wrong_count import TRUMPS, needed, trumps
from tutor.rules.cards import Seat
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.played import tricks_counted, trumps_counted

if TYPE_CHECKING:
    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.reasons import TricksNeeded
    from tutor.words.voice import Voice

# {n}: the figure given; {seat}: who declares, or is asked about.
MISTAKES: Final = {
    "own-hand-forgotten": msg("You counted {n}, but the trumps in hand are not out."),
    "current-trick-forgotten": msg("You counted {n}, but this trick's cards have been played too."),
    "jokers-forgotten": msg("You counted {n}, but the jokers are trumps too."),
    "thirteen-in-all": msg("You counted from thirteen, but the two jokers are trumps too."),
    "ruffs-forgotten": msg("You counted {n}, but trumps fell in other suits' tricks too."),
    "played-forgotten": msg("You counted {n}, but some have been played."),
    "kitty-forgotten": msg("You counted {n}, but the kitty is a trick already."),
    "six-forgotten": msg("You counted {n}, but a bid promises that many over six."),
    "half-is-enough": msg("You counted {n}, but six of thirteen are not enough."),
    "partner-forgotten": msg("You counted {n}, but both partners' tricks count."),
    "current-trick-counted": msg("You counted {n}, but nobody has taken this trick yet."),
    "others-instead": msg("You counted {n}, but that goes by the other team's tricks."),
    "taken-instead": msg("You gave the tricks taken, not those needed."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask == TRUMPS:
        if puzzle.game.family.kitty:
            return voice.say("How many trumps are neither in hand nor played yet?")
        return voice.say("How many trumps do the others still hold?")
    reason = needed(position)
    if reason.contract is None:
        return voice.say("How many more tricks do {team} need for a point?", team=voice.team(reason.team))
    return voice.say("How many more tricks do {team} need for the bid?", team=voice.team(reason.team))


def decided(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    if puzzle.position.ask == TRUMPS:
        return trumps_counted(voice, trumps(puzzle.position))
    return tricks_counted(voice, needed(puzzle.position))


def rule(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    if puzzle.position.ask == TRUMPS:
        if puzzle.game.family.has_jokers:
            return voice.say("There are fifteen trumps: thirteen of the suit and both jokers.")
        return voice.say("There are thirteen trumps, one for each rank.")
    return _aim(voice, needed(puzzle.position))


def _aim(voice: Voice, reason: TricksNeeded) -> str:
    if reason.contract is None:
        return voice.say("A point takes more than half of the thirteen tricks: seven.")
    if reason.kitty:
        return voice.say("A bid promises that many tricks over six, and the kitty counts as one of them.")
    return voice.say("A grand promises at least seven of the thirteen tricks.")


def mistake(voice: Voice, puzzle: Puzzle[PlayedPosition], verdict: Verdict) -> str:
    figure = verdict.given[0]
    known = known_mistake(voice, MISTAKES, verdict, n=figure)
    if known:
        return known
    more = int(figure) > int(puzzle.solution.answer[0])
    return voice.say("You counted {n}, too many.", n=figure) if more else _too_few(voice, figure)


def _too_few(voice: Voice, figure: str) -> str:
    return voice.say("You counted {n}, too few.", n=figure.replace("-", "−"))


def where_to_look(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask == TRUMPS:
        return voice.say("Count the trumps in hand, and then those that have been played.")
    partner = (position.seat if position.seat is not None else Seat.S).partner
    if voice.is_you(partner):
        return voice.say("Count the tricks that you and your partner have taken.")
    return voice.say("Count the tricks that both partners have taken.")


def rule_hint(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    if puzzle.position.ask == TRUMPS:
        out = trumps(puzzle.position)
        if not out.played:
            return voice.say("Of {total} trumps, none has been played.", total=out.total)
        return voice.say("Of {total} trumps, {played} have been played.", total=out.total, played=out.played)
    reason = needed(puzzle.position)
    if reason.kitty:
        return voice.say_n(
            "So far it is {n} trick, the kitty counted.",
            "So far it is {n} tricks, the kitty counted.",
            reason.taken,
        )
    return voice.say_n("So far it is {n} trick.", "So far it is {n} tricks.", reason.taken)


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with a number, such as 4.")

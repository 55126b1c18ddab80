"""``grand`` in words: should this hand say grand?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.calls import GRAND
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.puzzles.kinds.grand import GrandPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.cards import Seat
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "an-ace-is-enough": msg("You let the aces decide, but one ace is one trick."),
    "seven-of-ones-own": msg("You looked for seven tricks in one hand, but partner's count too."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[GrandPosition]) -> str:
    seat = _caller(puzzle)
    if voice.is_you(seat):
        return voice.say("Should you say grand with this hand?")
    return voice.say("Should {seat} say grand with this hand?", seat=voice.seat(seat))


def decided(voice: Voice, puzzle: Puzzle[GrandPosition]) -> str:
    if puzzle.solution.answer == (GRAND.code,):
        return voice.say("Say grand: aces, kings and long suits take tricks, and partner helps.")
    if puzzle.house.get("grand-failed") == "double":
        return voice.say("Pass: a grand that fails pays the opponents double, so it takes a strong hand.")
    return voice.say("Pass: a grand that fails pays the opponents, so it takes a strong hand.")


def rule(voice: Voice, puzzle: Puzzle[GrandPosition]) -> str:
    """What came of trying it, told for a right answer too."""
    figures = {"made": puzzle.position.made, "deals": puzzle.position.deals}
    if puzzle.solution.answer == (GRAND.code,):
        return voice.say(
            "In {made} of {deals} deals with these cards the team took seven tricks or more.", **figures
        )
    return voice.say(
        "Only in {made} of {deals} deals with these cards did the team take seven tricks.", **figures
    )


def mistake(voice: Voice, puzzle: Puzzle[GrandPosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    if verdict.given == (GRAND.code,):
        return voice.say("You said grand, but too few tricks are in sight.")
    return voice.say("You passed, but the hand is strong enough.")


def where_to_look(voice: Voice, puzzle: Puzzle[GrandPosition]) -> str:
    return voice.say("Count aces and kings, and see whether there is a long suit.")


def rule_hint(voice: Voice, puzzle: Puzzle[GrandPosition]) -> str:
    return voice.say("The team needs seven tricks, and partner as a rule takes some of them.")


def all_but(voice: Voice, puzzle: Puzzle[GrandPosition]) -> str:
    position = puzzle.position
    held = len(position.honours)
    words = {
        "held": number_word(voice.catalog, held),
        "longest": number_word(voice.catalog, position.longest),
    }
    if not held:
        return voice.say("There is no ace or king here, and the longest suit has {longest} cards.", **words)
    return voice.say_n(
        "There is one ace or king here, the average being two, and the longest suit has {longest} cards.",
        "There are {held} aces and kings here, the average being two, and the longest suit has {longest} cards.",
        held,
        **words,
    )


def how_to_answer(voice: Voice) -> str:
    return voice.say("Write grand or pass.")


def _caller(puzzle: Puzzle[GrandPosition]) -> Seat:
    seat = puzzle.position.auction.auction.next
    assert seat is not None
    return seat

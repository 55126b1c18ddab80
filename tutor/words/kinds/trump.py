"""``trump`` in words: which suit is trumps in this deal?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.trump import rotates
from tutor.rules.cards import parse_trump, trump_code
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.trumps import which_trump, why_this_trump

if TYPE_CHECKING:
    from tutor.puzzles.kinds.trump import TrumpPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "first-card-sets-trump": msg("You chose the suit that was led, but the lead does not set the trumps."),
    "turned-card-sets-trump": msg("You went by the turned card, but at this table trumps go round."),
    "trumps-go-round": msg("You let trumps go round, but at this table the last card sets them."),
    "other-fifth-deal": msg("You took the fifth deal otherwise than this table does."),
    "counted-one-too-far": msg("You counted one deal too far."),
    "counted-one-short": msg("You counted one deal too few."),
    "trumps-in-hand-order": msg(
        "You took spades, hearts, diamonds, clubs, but trumps go round in another order."
    ),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[TrumpPosition]) -> str:
    return voice.say("Which suit is trumps?")


def decided(voice: Voice, puzzle: Puzzle[TrumpPosition]) -> str:
    return which_trump(voice, parse_trump(puzzle.solution.answer[0]))


def rule(voice: Voice, puzzle: Puzzle[TrumpPosition]) -> str:
    return why_this_trump(voice, puzzle.solution.reason)


def mistake(voice: Voice, puzzle: Puzzle[TrumpPosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    suit = parse_trump(verdict.given[0])
    if suit is None:
        return voice.say("You chose no trumps.")
    return voice.say("You chose {suit}.", suit=voice.suit(suit))


def where_to_look(voice: Voice, puzzle: Puzzle[TrumpPosition]) -> str:
    if rotates(puzzle.house):
        return voice.say("Which deal of the match is it?")
    return voice.say("Which card was turned up when the cards had been dealt?")


def rule_hint(voice: Voice, puzzle: Puzzle[TrumpPosition]) -> str:
    if not rotates(puzzle.house):
        return voice.say("The last card dealt sets the trumps for the whole deal.")
    if puzzle.house["rotation-fifth"] == "no-trump":
        return voice.say("Hearts, diamonds, spades, clubs, then a deal without, and then from the start.")
    return voice.say("Hearts, diamonds, spades, clubs, and then from the start.")


def all_but(voice: Voice, puzzle: Puzzle[TrumpPosition]) -> str:
    right = puzzle.solution.answer[0]
    wrong = [suit for suit in map(parse_trump, puzzle.choices() or ()) if trump_code(suit) != right]
    suits = [voice.suit(suit) for suit in wrong if suit is not None][:_RULED_OUT]
    return voice.say("It is not {suits}.", suits=voice.catalog.either(suits))


_RULED_OUT: Final = 2


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with a number, or with the name of a suit.")

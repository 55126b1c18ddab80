"""``discard`` in words: may these cards be put away? How many tricks are there already?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.discard import LEGAL, TRICKS
from tutor.rules.dealing import KITTY
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.puzzles.kinds.discard import DiscardPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

# {card}: the card that is not held.
MISTAKES: Final = {
    "five-may-go": msg("You let too few cards go."),
    "seven-may-go": msg("You let too many cards go."),
    "not-held-unseen": msg("You looked at the number, but not at the cards."),
    "jokers-stay": msg("You kept the joker back, but it may be put away too."),
    "aces-stay": msg("You kept the ace back, but it may be put away too."),
    "kitty-forgotten": msg("You forgot the cards put away."),
    "high-cards-counted": msg("You counted the high cards, but it makes no difference which cards they are."),
    "cards-counted": msg("You counted the cards, but together they are one trick."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[DiscardPosition]) -> str:
    if puzzle.position.ask == LEGAL:
        return voice.say("May these cards be put away?")
    if voice.learner is None:
        return voice.say("How many tricks does the team that won the bidding have before the first lead?")
    return voice.say("You won the bidding. How many tricks does your team have before the first lead?")


def decided(voice: Voice, puzzle: Puzzle[DiscardPosition]) -> str:
    position = puzzle.position
    n = len(position.puts)
    if position.ask == TRICKS:
        return voice.say("It is one trick.")
    if n != KITTY:
        return voice.say("It is not allowed: these are {n} cards.", n=number_word(voice.catalog, n))
    if position.strange is not None:
        return voice.say("It is not allowed: {card} is not in the hand.", card=voice.card(position.strange))
    return voice.say("It is allowed: these are six cards, all from the hand.")


def rule(voice: Voice, puzzle: Puzzle[DiscardPosition]) -> str:
    if puzzle.position.ask == TRICKS:
        return voice.say("The six put away are the first trick, whatever they are.")
    return voice.say("Whoever takes up the kitty puts any six of the eighteen cards away.")


def mistake(voice: Voice, puzzle: Puzzle[DiscardPosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    if puzzle.position.ask == TRICKS:
        return voice.say("You answered {n}.", n=verdict.given[0].replace("-", "−"))
    if verdict.given == (LEGAL,):
        return voice.say("You let them go.")
    return voice.say("You kept them back.")


def where_to_look(voice: Voice, puzzle: Puzzle[DiscardPosition]) -> str:
    if puzzle.position.ask == TRICKS:
        return voice.say("Look at the cards that are put away.")
    return voice.say("Count the cards first, and then look for each of them in the hand.")


def rule_hint(voice: Voice, puzzle: Puzzle[DiscardPosition]) -> str:
    if puzzle.position.ask == TRICKS:
        return voice.say("There are thirteen tricks in a deal, but only twelve are played.")
    return voice.say("The kitty is six cards, and as many must go. Which ones is up to the bidder.")


def all_but(voice: Voice, puzzle: Puzzle[DiscardPosition]) -> str:
    position = puzzle.position
    if position.ask == TRICKS:
        return voice.say("The cards put away belong to the team that won the bidding.")
    if len(position.puts) != KITTY and position.strange is None:
        return voice.say("All of them are in the hand. Now count them.")
    return voice.say("The number is right. Now look for each of them in the hand.")


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer yes or no, or with a number where tricks are asked for.")

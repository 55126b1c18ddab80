"""``convention`` in words: which card does partner expect?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.convention import FOURTH, HIGH_LOW, SECOND, THIRD
from tutor.puzzles.positions import HandPosition
from tutor.rules.cards import card
from tutor.rules.trick import legal
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.kinds.winning_card import how_to_answer
from tutor.words.legality import why_not

if TYPE_CHECKING:
    from tutor.puzzles.kinds.convention import ConventionPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

# {card}: the card chosen.
MISTAKES: Final = {
    "fourth-from-bottom": msg("You chose {card}, the fourth from the bottom."),
    "highest-of-longest": msg("You chose {card}, the highest of the suit."),
    "lowest-of-longest": msg("You chose {card}, the lowest of the suit."),
    "strength-first": msg("You chose {card}, but length comes before strength."),
    "low-high": msg("You chose {card}, but low and then high does not show two."),
    "second-hand-high": msg("You chose {card}, but your partner is still to play, so there is no hurry."),
    "second-hand-covers": msg("You chose {card}, but second to play you need not beat a low card."),
    "third-hand-low": msg("You chose {card}, and that lets the last player take the trick cheaply."),
    "third-hand-cheap": msg("You chose {card}, but the last player may beat it."),
}
NAMED: Final = tuple(MISTAKES)
_QUESTIONS: Final = {
    FOURTH: msg("You have agreed to lead the fourth highest of your longest suit. Which card is it?"),
    HIGH_LOW: msg("Your partner leads and wins so far. Which card begins to show that you have just two?"),
    SECOND: msg("You are second to play. Which card does your partner expect?"),
    THIRD: msg("You are third to play. Which card does your partner expect?"),
}
_NEUTRAL: Final = {
    FOURTH: msg("The fourth highest of the longest suit is to be led. Which card is it?"),
    HIGH_LOW: msg("The partner leads and wins so far. Which card begins to show just two?"),
    SECOND: msg("Second to play: which card does the partner expect?"),
    THIRD: msg("Third to play: which card does the partner expect?"),
}


def question(voice: Voice, puzzle: Puzzle[ConventionPosition]) -> str:
    asked = _NEUTRAL if voice.learner is None else _QUESTIONS
    return voice.say(asked[puzzle.position.ask])


def decided(voice: Voice, puzzle: Puzzle[ConventionPosition]) -> str:
    cards = voice.catalog.either([voice.card(card(c)) for c in puzzle.solution.answer])
    suit = puzzle.position.suit
    assert suit is not None
    if puzzle.position.ask == FOURTH:
        return voice.say(
            "The longest suit is {suit}, and the fourth highest there is {card}.",
            suit=voice.suit(suit),
            card=cards,
        )
    if puzzle.position.ask == HIGH_LOW:
        low = voice.card(puzzle.position.cards[-1])
        return voice.say("First {card}, then {low}.", card=cards, low=low)
    return voice.say("It is {card}.", card=cards)


def rule(voice: Voice, puzzle: Puzzle[ConventionPosition]) -> str:
    match puzzle.position.ask:
        case "fourth-highest":
            return voice.say("Many partners agree to lead the fourth-highest card of their longest suit.")
        case "high-low":
            return voice.say(
                "Play a high card and then a low one in a suit, and your partner knows you had just those two."
            )
        case "second-low":
            return voice.say("Second to play, play low: your partner comes last and sees what is needed.")
    if len(puzzle.solution.answer) > 1:
        return voice.say("Third to play, play high; cards next to each other are worth the same.")
    return voice.say("Third to play, play high: your side has no other chance in the trick.")


def mistake(voice: Voice, puzzle: Puzzle[ConventionPosition], verdict: Verdict) -> str:
    chosen = card(verdict.given[0])
    barred = legal(*HandPosition(*puzzle.position[1:])).illegal
    if chosen in barred:
        return why_not(voice, chosen, barred[chosen])
    known = known_mistake(voice, MISTAKES, verdict, card=voice.card(chosen))
    if known:
        return known
    if chosen.suit is not puzzle.position.suit:
        return voice.say("You chose {card}, which is of another suit.", card=voice.card(chosen))
    return voice.say("You chose {card}, which says something else.", card=voice.card(chosen))


def where_to_look(voice: Voice, puzzle: Puzzle[ConventionPosition]) -> str:
    if puzzle.position.ask == FOURTH:
        return voice.say("Which suit has the most cards?")
    return voice.say("Look at the first card, and then at the cards of that suit in hand.")


def rule_hint(voice: Voice, puzzle: Puzzle[ConventionPosition]) -> str:
    if puzzle.position.ask == THIRD:
        return voice.say("Third to play, play high.")
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[ConventionPosition]) -> str:
    right = puzzle.solution.answer
    others = [c for c in puzzle.position.cards if c.code not in right]
    out = others[:2] if puzzle.position.ask == SECOND else others[-2:]
    if puzzle.position.ask == HIGH_LOW:
        return voice.say("You have two cards of the suit. Which comes first?")
    return voice.say("Not {cards}, at any rate.", cards=voice.cards(out))


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

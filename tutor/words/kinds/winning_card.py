"""``winning-card`` in words: which card of yours takes this trick?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import card
from tutor.rules.trick import Trick, legal, winning_place
from tutor.words.beaten import beaten
from tutor.words.kinds.legal import all_but, rule_hint, where_to_look
from tutor.words.legality import why_not
from tutor.words.tricks import why_it_wins

if TYPE_CHECKING:
    from tutor.puzzles.positions import HandPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

NAMED: Final = ("illegal-card", "highest-card-wins", "following-is-enough")


def question(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    if voice.learner is None:
        return voice.say("Which card takes the trick?")
    return voice.say("Which card of yours takes the trick?")


def decided(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    cards = [voice.card(card(code)) for code in puzzle.solution.answer]
    either = voice.catalog.either(cards)
    if voice.learner is None:
        return voice.say("{cards} takes the trick.", cards=either)
    return voice.say("You take it with {cards}.", cards=either)


def rule(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    trick = puzzle.position.trick
    won = Trick(trick.leader, (*trick.cards, card(puzzle.solution.answer[0])))
    return why_it_wins(voice, won, puzzle.position.law)


def mistake(voice: Voice, puzzle: Puzzle[HandPosition], verdict: Verdict) -> str:
    position = puzzle.position
    chosen = card(verdict.given[0])
    barred = legal(*position).illegal
    if chosen in barred:
        return why_not(voice, chosen, barred[chosen])
    now = winning_place(position.plays, position.law)
    if now is None:
        return voice.say("You chose {card}.", card=voice.card(chosen))
    return beaten(voice, chosen, position.plays[now], (*position.plays, chosen), position.law)


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with the number of one card, or with its name.")


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

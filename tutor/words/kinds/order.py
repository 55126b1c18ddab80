"""``order`` in words: put these cards in order, the strongest first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Order, card
from tutor.words.cards import rank_name
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake

if TYPE_CHECKING:
    from tutor.puzzles.kinds.order import OrderPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "high-for-low": msg("You went by the high order, but here low cards win."),
    "low-ace-misplaced": msg("You put the ace at the other end."),
    "ace-low": msg("You counted the ace as a one, but it is the highest."),
    "ten-below-nine": msg("You misplaced the 10, which stands between the 9 and the jack."),
    "little-joker-over-big": msg("You put the little joker above the big one."),
    "joker-below-ace": msg("You put the joker below the other trumps, but it stands above them."),
    "jack-above-queen": msg("You mixed up the queen and the jack."),
    "weakest-first": msg("You began with the weakest card."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    return voice.say("Put the cards in order, the strongest first.")


def decided(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    return voice.say("The order is {cards}.", cards=voice.cards(card(c) for c in puzzle.solution.answer))


def rule(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    cards, law = puzzle.position
    jokers = sum(c.is_joker for c in cards)
    found = []
    if jokers and law.trump is not None:
        if jokers > 1:
            found.append(
                voice.say("The jokers are the highest trumps, and the big one beats the little one.")
            )
        else:
            found.append(
                voice.say(
                    "{suit} are trumps, and a joker is a trump above even the ace.",
                    suit=voice.suit(law.trump),
                )
            )
    if len(cards) > jokers + 1:
        found.append(_ranks(voice, puzzle))
    return " ".join(found)


def _ranks(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    law = puzzle.position.law
    if law.order is Order.HIGH:
        return voice.say("The ace is highest, then king, queen, jack, 10 and so on down to the 2.")
    if law.low_ace_bad:
        return voice.say("Low cards win here: the 2 is best, then the 3 and so on; the ace is weakest.")
    return voice.say("Low cards win here: the ace is best, then the 2, the 3 and so on.")


def mistake(voice: Voice, puzzle: Puzzle[OrderPosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    right = puzzle.solution.answer
    if len(verdict.given) != len(right):
        return voice.say("You did not place all the cards.")
    place = next(n for n, code in enumerate(verdict.given) if code != right[n])
    names = {"card": voice.card(card(verdict.given[place])), "better": voice.card(card(right[place]))}
    return voice.say("You put {card} above {better}.", **names)


def where_to_look(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    cards, law = puzzle.position
    if any(c.is_joker for c in cards):
        return voice.say("Find the jokers first.")
    if law.order is Order.LOW:
        return voice.say("Do high or low cards win here?")
    return voice.say("Find the ace and the court cards first.")


def rule_hint(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[OrderPosition]) -> str:
    """The weakest card, which leaves the others to be placed."""
    last = card(puzzle.solution.answer[-1])
    if last.is_joker:
        return voice.say("One joker is big, and one is little.")
    return voice.say("Last comes: {rank}.", rank=rank_name(voice.catalog, last.rank))


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with the numbers of the cards in order, such as 3 1 2, or with their names.")

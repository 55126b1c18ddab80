"""Explanations of answers: what decided, the rule, the learner's own mistake, what would have made it right (voice)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.leader import AfterDeal
from tutor.puzzles.positions import HandPosition, TrickPosition
from tutor.puzzles.puzzle import Mode
from tutor.rules.cards import card
from tutor.rules.trick import Trick
from tutor.words.catalog import msg
from tutor.words.changes import what_would_have_been_right
from tutor.words.legality import what_may_be_played, why_these
from tutor.words.mistakes import own_mistake
from tutor.words.tricks import who_wins, why_it_wins

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

PRAISE: Final = (msg("That's right."), msg("Yes."), msg("Exactly."), msg("Well done."))


def explanation(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """What decides and by which rule, for somebody who has not answered."""
    return f"{decided(voice, puzzle)} {rule(voice, puzzle)}"


def verdict_text(voice: Voice, puzzle: Puzzle[Any], verdict: Verdict, turn: int = 0) -> str:
    """What is said to an answer. Right: a word of praise (by ``turn``) and the rule; wrong: the four moves."""
    if verdict.correct:
        return f"{praise(voice, turn)} {rule(voice, puzzle)}"
    if not verdict.given:
        opening = voice.say("Here is the answer.")
        return f"{opening} {explanation(voice, puzzle)}"
    moves = [
        voice.say("Almost.") if _nearly(verdict) else voice.say("Not quite."),
        decided(voice, puzzle),
        rule(voice, puzzle),
        own_mistake(voice, puzzle.position, verdict),
    ]
    if verdict.edit is not None:
        position = puzzle.position
        complete = not isinstance(position, TrickPosition) or position.trick.complete
        moves.append(what_would_have_been_right(voice, verdict.edit, complete))
    return " ".join(moves)


def praise(voice: Voice, turn: int) -> str:
    """A word, not a parade; the same for the same turn."""
    return voice.say(PRAISE[turn % len(PRAISE)])


def decided(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The first move: what decided, with this position's cards."""
    match puzzle.position:
        case TrickPosition() as position if puzzle.kind.id == "leader":
            return _leads(voice, position)
        case TrickPosition() as position:
            return who_wins(voice, *position)
        case AfterDeal() as position:
            seat = position.dealer.after(position.turns)
            if voice.is_you(seat):
                return voice.say("You lead.")
            return voice.say("{seat} leads.", seat=voice.seat(seat))
        case HandPosition() as position if puzzle.solution.mode is Mode.ANY:
            return _takes_it(voice, puzzle)
        case HandPosition() as position:
            return what_may_be_played(voice, position)
        case other:
            raise TypeError(other)


def rule(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The second move: the rule."""
    match puzzle.position:
        case TrickPosition() if puzzle.kind.id == "leader":
            return voice.say("Whoever takes a trick leads to the next.")
        case TrickPosition() as position:
            return why_it_wins(voice, *position)
        case AfterDeal():
            return voice.say("The first lead belongs to the player on the dealer's left.")
        case HandPosition() as position if puzzle.solution.mode is Mode.ANY:
            return why_it_wins(voice, _with_winner(puzzle), position.law)
        case HandPosition() as position:
            return why_these(voice, position)
        case other:
            raise TypeError(other)


def _leads(voice: Voice, position: TrickPosition) -> str:
    from tutor.rules.trick import winner

    won = winner(*position)
    if won.seat is None or won.card is None:
        return who_wins(voice, *position)
    names = {"seat": voice.seat(won.seat), "card": voice.card(won.card)}
    if voice.is_you(won.seat):
        return voice.say("You took the trick with {card}, so you lead.", **names)
    return voice.say("{seat} took the trick with {card}, and so leads.", **names)


def _with_winner(puzzle: Puzzle[Any]) -> Trick:
    trick = puzzle.position.trick
    return Trick(trick.leader, (*trick.cards, card(puzzle.solution.answer[0])))


def _takes_it(voice: Voice, puzzle: Puzzle[Any]) -> str:
    cards = [voice.card(card(code)) for code in puzzle.solution.answer]
    either = voice.catalog.either(cards)
    if voice.learner is None:
        return voice.say("{cards} takes the trick.", cards=either)
    return voice.say("You take it with {cards}.", cards=either)


def _nearly(verdict: Verdict) -> bool:
    right = set(verdict.solution.answer)
    return verdict.solution.mode is Mode.SET and bool(verdict.given) and set(verdict.given) < right

"""Explanations of answers: what decided, the rule, the learner's own mistake, what would have made it right (voice)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.positions import TrickPosition
from tutor.puzzles.puzzle import Mode
from tutor.words.catalog import msg
from tutor.words.changes import what_would_have_been_right
from tutor.words.kinds import words_of

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
        own_mistake(voice, puzzle, verdict),
    ]
    if verdict.edit is not None:
        position = puzzle.position
        complete = not isinstance(position, TrickPosition) or position.trick.complete
        moves.append(what_would_have_been_right(voice, verdict.edit, complete, moves[-1]))
    return " ".join(moves)


def praise(voice: Voice, turn: int) -> str:
    """A word, not a parade; the same for the same turn."""
    return voice.say(PRAISE[turn % len(PRAISE)])


def decided(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The first move: what decided, with this position's cards."""
    return words_of(puzzle.kind.id).decided(voice, puzzle)


def rule(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The second move: the rule."""
    return words_of(puzzle.kind.id).rule(voice, puzzle)


def own_mistake(voice: Voice, puzzle: Puzzle[Any], verdict: Verdict) -> str:
    """The third move: one sentence on what the learner answered and why it fails."""
    return words_of(puzzle.kind.id).mistake(voice, puzzle, verdict)


def _nearly(verdict: Verdict) -> bool:
    right = set(verdict.solution.answer)
    return verdict.solution.mode is Mode.SET and bool(verdict.given) and set(verdict.given) < right

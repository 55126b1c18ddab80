"""A question put to the learner, what became of an answer, and its recording before anything is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.progress.model import Attempt
from tutor.rules.record import Record
from tutor.session.texts import said
from tutor.words.explain import praise, verdict_text
from tutor.words.questions import hints as kind_hints
from tutor.words.questions import question as kind_question

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from datetime import datetime
    from typing import Any

    from tutor.content.model import Ask, Text
    from tutor.progress.store import Store
    from tutor.puzzles.puzzle import Answer, Puzzle, Verdict
    from tutor.words.voice import Voice

    Words = Mapping[str, str]
    """The same sentence by language."""


class Question(Record):
    """One question: a puzzle, and where it stands. Own wordings are by language; None: the kind's."""

    puzzle: Puzzle[Any]
    wording: Words | None = None
    own_hints: tuple[Words, ...] = ()
    right: Words | None = None
    wrong: Words | None = None
    redraw: bool = True
    """Whether the table has to be drawn, or stands just above."""
    number: int = 1
    of: int | None = None
    """The number of questions in this row, where it is known."""
    lesson: str | None = None
    step: str | None = None

    def ask(self, voice: Voice) -> str:
        """The question in words."""
        return said(self.wording, voice.catalog) or kind_question(voice, self.puzzle)

    def hints(self, voice: Voice) -> tuple[str, ...]:
        """Up to three, from where to look to all but the answer: the author's own, then the kind's."""
        own = tuple(text for text in (said(h, voice.catalog) for h in self.own_hints) if text)
        return (*own, *kind_hints(voice, self.puzzle)[len(own) :])[:3]


def authored(ask: Ask, **place: Any) -> Question:
    """The question of a lesson or pack, in its author's words where there are some. ``place``: where it stands."""
    return Question(
        ask.puzzle,
        wording=_words(ask.question),
        own_hints=tuple(hint.by_language for hint in ask.hints),
        right=_words(ask.right),
        wrong=_words(ask.wrong),
        redraw=ask.redraw,
        **place,
    )


def _words(text: Text | None) -> Words | None:
    return None if text is None else text.by_language


class Judged(Record):
    """What became of an answer; it is in the store already."""

    question: Question
    verdict: Verdict
    attempt: str
    turn: int
    """How many answers came before it: chooses the word of praise."""
    goes_on: bool
    """Whether the next question is another one; after a first miss in a lesson the same rule comes again."""

    def text(self, voice: Voice) -> str:
        """What is said to the learner."""
        question = self.question
        if self.verdict.correct:
            return said(question.right, voice.catalog) or verdict_text(
                voice, question.puzzle, self.verdict, self.turn
            )
        told = verdict_text(voice, question.puzzle, self.verdict)
        own = said(question.wrong, voice.catalog)
        return f"{own} {told}" if own else told

    def praise(self, voice: Voice) -> str:
        return praise(voice, self.turn)


@dataclass(frozen=True, slots=True)
class Desk:
    """What a session takes from the world: where attempts go, what time it is, fresh ids and seeds."""

    store: Store
    now: Callable[[], datetime]
    ids: Iterator[str]
    seeds: Iterator[str]

    def record(self, question: Question, verdict: Verdict, given: Given) -> str:
        """Commit an attempt, then give its id. Raises StoreError when it cannot be kept."""
        at = self.now()
        attempt = next(self.ids)
        puzzle = question.puzzle
        self.store.record(
            Attempt(
                id=attempt,
                at=at,
                local_date=at.date(),
                kind=puzzle.kind.id,
                game=puzzle.game.id,
                level=puzzle.level or 0,
                rule=verdict.solution.rule,
                rules=verdict.solution.rules,
                given=given.typed,
                read_as=given.answer,
                correct=verdict.correct,
                code=puzzle.code,
                hints=given.hints,
                seconds=given.seconds,
                misconception=verdict.misconception,
                lesson=question.lesson,
                step=question.step,
            )
        )
        return attempt

    def undo(self, attempt: str) -> bool:
        """Take an attempt out of every count, by a row of its own."""
        return self.store.undo(attempt, self.now(), next(self.ids))


class Given(Record):
    """An answer: as read, as typed, with the hints it took and how long. An empty one is "don't know"."""

    answer: Answer
    typed: str
    hints: int = 0
    seconds: float | None = None

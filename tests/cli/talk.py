"""A session in this process: somebody who answers as told sits at the input, and the page is read from the output."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from typing import Protocol

from tiny_course import desk, right, wrong_answer

from tutor.cli.context import Context
from tutor.cli.page import Page
from tutor.cli.practising import practise
from tutor.cli.teaching import tell
from tutor.content.model import Lesson
from tutor.session.lesson import LessonRun
from tutor.session.practice import Plan, PracticeRun
from tutor.session.question import Desk, Question
from tutor.words.catalog import catalog

Says = Callable[[Question, int], str | None]
"""What is typed at a question, given how often something was typed at it before; None ends the input."""


class Session(Protocol):
    def next(self) -> object: ...


class Person:
    """Stands in for standard input: each line answers the question that is open in a session."""

    encoding = "utf-8"

    def __init__(self, session: Session, says: Says) -> None:
        self.session, self.says = session, says
        self.typed: dict[object, int] = {}

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        question = self.session.next()
        assert isinstance(question, Question)
        which = (question.step, question.number)  # after an undo the next one may be another
        before = self.typed.get(which, 0)
        self.typed[which] = before + 1
        text = self.says(question, before)
        return "" if text is None else text + "\n"


def context(lang: str, plain: bool = False, **more: object) -> Context:
    return Context(lang, catalog(lang), plain=plain, signs=not plain, **more)


def learn(ctx: Context, lesson: Lesson, says: Says, start: int = 0, seed: str = "s") -> str:
    """What a lesson writes."""
    run = LessonRun(lesson, desk(seed=seed), start)
    return _read(run, says, lambda: tell(Page(ctx), run))


def practice(ctx: Context, plan: Plan, says: Says, seed: str = "s", world: Desk | None = None) -> str:
    """What a session of practice writes; at a desk of its own where none is given."""
    run = PracticeRun(plan, world or desk(seed=seed))
    return _read(run, says, lambda: practise(Page(ctx), run))


def _read(session: Session, says: Says, talk: Callable[[], object]) -> str:
    stdin, written = sys.stdin, StringIO()
    try:
        sys.stdin = Person(session, says)  # type: ignore[assignment]
        with redirect_stdout(written):
            try:
                talk()
            except EOFError:
                pass
    finally:
        sys.stdin = stdin
    return written.getvalue()


# People


def knows(question: Question, _: int) -> str:
    """Answers rightly at once."""
    return right(question).typed


def errs(question: Question, _: int) -> str:
    """Answers wrongly, always."""
    return " ".join(wrong_answer(question))


def learns() -> Says:
    """Answers wrongly the first time, and rightly the second."""
    missed = [False]

    def says(question: Question, _: int) -> str:
        missed[0] = not missed[0]
        return errs(question, 0) if missed[0] else knows(question, 0)

    return says


def asks(*lines: str) -> Says:
    """Types these lines at every question, and then the right answer."""

    def says(question: Question, before: int) -> str:
        return lines[before] if before < len(lines) else knows(question, 0)

    return says

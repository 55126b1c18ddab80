"""What every session does with an answer: judge it, keep it, and take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from tutor.puzzles.puzzle import Verdict
    from tutor.session.question import Desk, Given, Question


class HasQuestion(Protocol):
    """The state of a session: a value that is replaced, never changed."""

    @property
    def question(self) -> Question | None:
        """The question that is open, if one is."""
        ...


S = TypeVar("S", bound=HasQuestion)


class Run(Generic[S]):
    """A session over states of one sort."""

    def __init__(self, desk: Desk, state: S) -> None:
        self.desk = desk
        self._state = state
        self._before: tuple[S, str] | None = None

    def undo(self) -> bool:
        """Take the last answer back and ask its question again; only until the next answer."""
        if self._before is None:
            return False
        state, attempt = self._before
        self._before = None
        if not self.desk.undo(attempt):
            return False
        self._state = state
        return True

    def _judge(self, given: Given) -> tuple[Question, Verdict, str]:
        """The open question, the verdict on an answer to it, and the id under which it is kept already.

        Raises StoreError when it cannot be kept; then nothing has changed.
        """
        question = self._state.question
        if question is None:
            raise RuntimeError("no question is open")
        verdict = question.puzzle.check(given.answer)
        attempt = self.desk.record(question, verdict, given)
        self._before = (self._state, attempt)
        return question, verdict, attempt

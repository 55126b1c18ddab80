"""Putting a question to a person: the table, the prompt, the commands at it, the verdict."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tutor.cli import boards
from tutor.cli.boards import board_of
from tutor.cli.lines import read_line
from tutor.session.question import Given, Judged, Question
from tutor.words.answers import AnswerError, command
from tutor.words.questions import how_to_answer
from tutor.words.refusals import refusal
from tutor.words.replies import read_answer
from tutor.words.rules import read_more, rule_statement, rule_title
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.page import Page


class Session(Protocol):
    """What a question is answered to: a lesson's run or a practice's."""

    def answer(self, given: Given) -> Judged: ...

    def undo(self) -> bool: ...


class Left(Exception):
    """The person asked to stop."""


@dataclass(slots=True)
class Talk:
    """One conversation: a page, a voice, and what was said last."""

    page: Page
    voice: Voice
    last: Judged | None = None
    repeat: Callable[[], None] | None = None
    """Says again what led up to the question."""

    def put(self, session: Session, question: Question, drawn: bool = False) -> Judged | None:
        """Ask until there is an answer, and show its verdict; None when the last one was taken back instead.

        ``drawn``: its table is the last one on the screen.
        """
        page, voice = self.page, self.voice
        if question.of is not None and question.of > 1:
            page.text(voice.say("Question {n} of {of}.", n=question.number, of=question.of))
        if drawn:
            self.choices(question)
        else:
            self.draw(question)
        page.text(question.ask(voice))
        begun = time.monotonic()
        hints = 0
        while True:
            typed = read_line(page.ctx)
            name = command(typed, voice.catalog.lang)
            if not typed.strip():
                self._again(question)
                continue
            if name is None:
                try:
                    answer = read_answer(typed, question.puzzle, voice.catalog.lang)
                except AnswerError as fault:
                    page.text(refusal(voice.catalog, fault))
                    continue
                return self._judge(session, Given(answer, typed, hints, time.monotonic() - begun))
            if name == "dont-know":
                return self._judge(session, Given((), typed, hints, time.monotonic() - begun))
            if name == "hint":
                hints = self._hint(question, hints)
            elif name == "undo":
                if self._took_back(session):
                    return None
            else:
                self.say_command(name, question)

    def say_command(self, name: str, question: Question | None) -> None:
        """Carry out a command that changes nothing: help, why, again, code; quit raises Left."""
        page, voice = self.page, self.voice
        match name:
            case "quit":
                raise Left
            case "help":
                self._help(question)
            case "why":
                self._why()
            case "again" if question is not None:
                if self.repeat is not None:
                    self.repeat()
                self._again(question)
            case "code" if question is not None:
                page.text(question.puzzle.code or voice.say("This question has no code."))
            case _:
                page.text(voice.say("There is nothing to do that to just now."))

    def draw(self, question: Question) -> None:
        """The table, with what may be chosen numbered."""
        boards.draw(self.page, self.voice, question.puzzle)

    def choices(self, question: Question) -> None:
        """The numbered choices alone, where the table stands above already."""
        board_of(question.puzzle.kind.id).choices(self.page, self.voice, question.puzzle)

    def pause(self, session: Session) -> None:
        """In a terminal a verdict waits for Enter; commands work here too, and undo above all."""
        while self.page.ctx.interactive:
            typed = read_line(self.page.ctx, self.voice.say("Enter: go on.") + " ")
            name = command(typed, self.voice.catalog.lang)
            if name is None or (name == "undo" and self._took_back(session)):
                return
            if name != "undo":
                self.say_command(name, None)

    def _took_back(self, session: Session) -> bool:
        """Take the last answer back, and say whether that was possible."""
        if not session.undo():
            self.page.text(self.voice.say("There is no answer to take back."))
            return False
        self.last = None
        self.page.text(self.voice.say("Your last answer is taken back. Here is the question again."))
        return True

    def _judge(self, session: Session, given: Given) -> Judged:
        judged = session.answer(given)  # committed before anything of it shows
        self.page.text(judged.text(self.voice))
        self.last = judged
        return judged

    def _again(self, question: Question) -> None:
        self.draw(question)
        self.page.text(question.ask(self.voice))

    def _hint(self, question: Question, given: int) -> int:
        hints = question.hints(self.voice)
        if given >= len(hints):
            self.page.text(self.voice.say("There are no more hints. Try an answer, or type: don't know."))
            return given
        self.page.text(hints[given])
        return given + 1

    def _why(self) -> None:
        if self.last is None:
            self.page.text(self.voice.say("Answer first; then you can ask why."))
            return
        catalog = self.voice.catalog
        puzzle = self.last.question.puzzle
        further = getattr(board_of(puzzle.kind.id), "why", None)
        if further is not None:
            further(self.page, self.voice, puzzle, self.last.verdict)
        rules = self.last.verdict.solution.rules
        for rule in rules:
            self.page.text(f"{rule_title(catalog, rule)}. {rule_statement(catalog, rule)}")
        self.page.text(read_more(catalog, rules[0]))

    def _help(self, question: Question | None) -> None:
        voice = self.voice
        if question is not None:
            self.page.text(how_to_answer(voice, question.puzzle))
        self.page.lines(
            [
                voice.say("hint: a little help, up to three times"),
                voice.say("don't know: show me the answer"),
                voice.say("why: the rules behind the last answer"),
                voice.say("undo: take back your last answer"),
                voice.say("again: the same question once more (or just press Enter)"),
                voice.say("code: what this question is called"),
                voice.say("quit: stop here; everything is kept"),
            ]
        )

"""Running a lesson on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tutor.cli.asking import Left, Talk
from tutor.cli.given import table_rules
from tutor.cli.page import Page
from tutor.cli.shown import show
from tutor.cli.world import desk as open_desk
from tutor.rules.games import GAMES
from tutor.session.lesson import Ended, LessonRun, Shown, Told, resume_at
from tutor.session.question import Question
from tutor.session.texts import said
from tutor.words.rules import rule_title
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.context import Context
    from tutor.content.model import Lesson
    from tutor.progress.store import Store
    from tutor.session.question import Words


_ANY = object()


class Outcome(NamedTuple):
    """How a lesson ended: to its end or not, and the context as the learner set it on the way."""

    finished: bool
    ctx: Context


def teach(
    ctx: Context,
    lesson: Lesson,
    start: int | None = None,
    preview: bool = False,
    greet: Callable[[Context], Context] | None = None,
) -> Outcome:
    """A lesson from a step (None: where it was left). A preview leaves no trace in the progress.

    ``greet`` is called once, after the lesson's first words.
    """
    with open_desk(ctx, memory=preview) as world:
        begun = _left_at(world.store, lesson) if start is None else _checked(ctx, lesson, start)
        page = Page(ctx)
        page.heading(lesson.title.in_language(ctx.lang))
        if begun and start is None:
            page.text(ctx.catalog.say("You go on where you left off."))
        table = table_rules(ctx, GAMES[lesson.game])
        return tell(page, LessonRun(lesson, world, begun, table), greet)


def tell(page: Page, run: LessonRun, greet: Callable[[Context], Context] | None = None) -> Outcome:
    """A lesson's run on a page, to its end or until the person stops."""
    return _Lesson(page, run, greet).run()


def _left_at(store: Store, lesson: Lesson) -> int:
    """The step at which a lesson was left, under its id or a former one."""
    states = (store.lesson_state(name) for name in (lesson.id, *lesson.was))
    state = next((found for found in states if found is not None), None)
    return 0 if state is None else resume_at(lesson, state.last_step, state.done, state.underway)


def _checked(ctx: Context, lesson: Lesson, start: int) -> int:
    """A step that was asked for by its number. Raises UnusableInput where there is none."""
    from tutor.cli.errors import UnusableInput

    steps = len(lesson.steps)
    if start >= steps:
        text = ctx.catalog.say_n("This lesson has only {n} step.", "This lesson has only {n} steps.", steps)
        raise UnusableInput(text)
    return start


class _Lesson:
    """One lesson on one page."""

    def __init__(self, page: Page, run: LessonRun, greet: Callable[[Context], Context] | None) -> None:
        self.page = page
        self._greet = greet
        self.session = run
        self.voice = Voice(page.ctx.catalog)
        self.talk = Talk(page, self.voice, repeat=self._repeat)
        self._led_up: list[Words] = []
        self._on_table: object = None
        """The position drawn last, or _ANY after a table that the author shows."""

    def run(self) -> Outcome:
        """To the end, or until the person stops."""
        try:
            while self._one():
                pass
        except Left:
            self.page.text(
                self.voice.say("You can go on from here another time. Everything is kept.")
                if self.session.kept
                else self.voice.say("That was a preview; nothing of it is kept.")
            )
            return Outcome(False, self.page.ctx)
        return Outcome(True, self.page.ctx)

    def _one(self) -> bool:
        page = self.page
        match self.session.next():
            case Told(words=words):
                page.blank()
                page.markup(said(words, self.voice.catalog))
                self._led_up.append(words)
                if self._greet is not None:
                    self.page = self.talk.page = Page(self._greet(page.ctx))
                    self._greet = None
            case Shown(table=table):
                page.blank()
                show(page, self.voice, table, self.session.lesson.game)
                self._on_table = _ANY
            case Question() as question:
                self._ask(question)
            case Ended() as ended:
                self._end(ended)
                return False
        return True

    def _ask(self, question: Question) -> None:
        self.page.blank()
        table = question.puzzle.position
        drawn = not question.redraw and self._on_table in (table, _ANY)
        self._on_table = None
        judged = self.talk.put(self.session, question, drawn)
        if judged is None:
            return
        self._led_up = []
        if judged.verdict.correct:
            self._on_table = table
            return
        if judged.goes_on:
            self.page.text(self.voice.say("We go on; this rule comes back later."))
        else:
            self.page.text(self.voice.say("Here comes another one of the same sort."))
        self.talk.pause(self.session)

    def _repeat(self) -> None:
        for words in self._led_up:
            self.page.markup(said(words, self.voice.catalog))

    def _end(self, ended: Ended) -> None:
        page, voice = self.page, self.voice
        page.blank()
        if ended.asked:
            page.text(
                voice.catalog.say_n(
                    "The lesson is done. {right} of {n} question right the first time.",
                    "The lesson is done. {right} of {n} questions right the first time.",
                    ended.asked,
                    right=ended.right,
                )
            )
        if ended.missed:
            page.text(voice.say("Worth another look:"))
            page.lines([f"- {rule_title(voice.catalog, rule)}" for rule in ended.missed])

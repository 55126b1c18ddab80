"""`whist` alone: home. The first run finds the language and starts lesson 1; later a short numbered menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tutor.cli.context import context
from tutor.cli.course import course, following, is_kept, kept, lesson_choice, states
from tutor.cli.lines import read_line
from tutor.cli.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.context import Context
    from tutor.content.index import Entry, Index
    from tutor.progress.store import Store


def run() -> None:
    """Home, or the very first lesson."""
    ctx = context()
    index = course(ctx)
    if not is_kept(ctx):
        from tutor.cli.welcome import first_run

        first_run(ctx, index)
        return
    _Home(ctx, index).run()


def _due(store: Store) -> int:
    """How many rules `whist review` would ask."""
    from tutor.cli.world import now
    from tutor.rules.games import GAMES
    from tutor.rules.rulebook import RULES

    return len(store.due(now(), RULES, GAMES).rules)


class _Home:
    """The menu, until somebody has had enough."""

    def __init__(self, ctx: Context, index: Index) -> None:
        self.ctx, self.index = ctx, index
        self.page = Page(ctx)

    def run(self) -> None:
        from tutor.words.answers import command

        while True:
            choices = self._choices()
            self.page.blank()
            self.page.lines([f"{n} {label}" for n, (label, _) in enumerate(choices, 1)])
            typed = read_line(self.ctx, self.ctx.catalog.say("Enter: go on with 1.") + " ").strip()
            if command(typed, self.ctx.lang) == "quit":
                return
            if command(typed, self.ctx.lang) == "help":
                self.page.text(
                    self.ctx.catalog.say("Type a number and press Enter; every command: whist --help")
                )
                continue
            number = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
            if typed and not 1 <= number <= len(choices):
                self.page.text(self.ctx.catalog.say("Choose a number from 1 to {most}.", most=len(choices)))
                continue
            _, action = choices[max(number, 1) - 1]
            if action is None:
                return
            action()

    def _choices(self) -> list[tuple[str, Callable[[], None] | None]]:
        say = self.ctx.catalog.say
        with kept(self.ctx) as store:
            entries = following(self.index, states(store, self.index))
            due = 0 if store is None else _due(store)
            waits = store is not None and bool(store.matches.open())
        choices: list[tuple[str, Callable[[], None] | None]] = []
        for entry in entries:
            label = lesson_choice(self.ctx, self.index, entry, forked=len(entries) > 1)
            choices.append((label, partial(self._learn, entry)))
        if due:
            label = self.ctx.catalog.say_n(
                "Repeat what is due today: {n} rule", "Repeat what is due today: {n} rules", due
            )
            choices.append((label, self._review))
        choices.append((say("Practise what you find hardest"), self._practise))
        play = say("Go on with the deal you left") if waits else say("Play whole deals")
        choices.append((play, self._play))
        choices.append((say("See all the lessons"), self._list))
        choices.append((say("That is enough for today"), None))
        return choices

    def _learn(self, entry: Entry) -> None:
        from tutor.cli.commands.learn import teach_from

        teach_from(self.ctx, self.index, entry)

    def _review(self) -> None:
        from tutor.cli.commands.review import run as review

        review()

    def _practise(self) -> None:
        from tutor.cli.commands.practice import run as practise

        practise()

    def _play(self) -> None:
        from tutor.cli.commands.play import run as play

        play()

    def _list(self) -> None:
        from tutor.cli.course import write_list

        write_list(self.ctx, as_json=False)

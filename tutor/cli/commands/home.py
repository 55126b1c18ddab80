"""`whist` alone: home. The first run finds the language and starts lesson 1; later a short numbered menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.context import context
from tutor.cli.course import course, next_entry, states
from tutor.cli.lines import read_line
from tutor.cli.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.context import Context
    from tutor.content.index import Entry, Index


def run() -> None:
    """Home, or the very first lesson."""
    ctx = context()
    index = course(ctx)
    if not states(ctx, index) and not _has_practised(ctx):
        from tutor.cli.welcome import first_run

        first_run(ctx, index)
        return
    _Home(ctx, index).run()


def _has_practised(ctx: Context) -> bool:
    from pathlib import Path

    from tutor.progress.opening import FILE_NAME

    return (Path(ctx.data_dir) / FILE_NAME).exists()


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
        entry = next_entry(self.ctx, self.index)
        choices: list[tuple[str, Callable[[], None] | None]] = []
        if entry is not None:
            place = self.index.entries.index(entry) + 1
            label = say(
                "Go on with lesson {n} of {of}: {title}",
                n=place,
                of=len(self.index.entries),
                title=entry.title_in(self.ctx.lang),
            )
            choices.append((label, lambda: self._learn(entry)))
        choices.append((say("Practise what you find hardest"), self._practise))
        choices.append((say("See all the lessons"), self._list))
        choices.append((say("That is enough for today"), None))
        return choices

    def _learn(self, entry: Entry) -> None:
        from tutor.cli.commands.learn import teach_from

        teach_from(self.ctx, self.index, entry)

    def _practise(self) -> None:
        from tutor.cli.commands.practice import run as practise

        practise()

    def _list(self) -> None:
        from tutor.cli.course import write_list

        write_list(self.ctx, as_json=False)

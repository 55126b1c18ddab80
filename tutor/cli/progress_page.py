"""How it goes, on a page: charts where there is room for them, else the same in sentences."""

from __future__ import annotations

import textwrap
from datetime import timedelta
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from tutor.cli.page import Page
from tutor.cli.streams import can_show
from tutor.session.overview import Mastery
from tutor.words.catalog import msg, msg_in
from tutor.words.dates import date_name, percent
from tutor.words.games import NAMES, game_name
from tutor.words.kind_names import NAMES as KIND_NAMES
from tutor.words.kind_names import kind_name
from tutor.words.misconceptions import SENTENCES, misconception
from tutor.words.rules import rule_title

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from tutor.cli.context import Context
    from tutor.progress.model import Sprint
    from tutor.session.overview import LessonRow, Overview, RuleRow

_NARROWEST = 60
"""Windows narrower than this get sentences instead of charts."""
_BAR, _LONG_BAR = 10, 30
_WIDEST_LABEL = 38
_DAYS = 14
"""The days that the history shows."""
_MOST_IDEAS = 5
_FULL, _EMPTY = "█", "░"
_MARKS = {Mastery.MASTERED: "●", Mastery.DONE: "◉", Mastery.BEGUN: "◐", Mastery.NEW: "○"}
_ASCII_MARKS = {Mastery.MASTERED: "#", Mastery.DONE: "+", Mastery.BEGUN: "-", Mastery.NEW: "."}
_MASTERY = {
    Mastery.MASTERED: msg("known well"),
    Mastery.DONE: msg_in("lesson", "done"),
    Mastery.BEGUN: msg("begun"),
    Mastery.NEW: msg("not begun"),
}
_PARTS = {"start": msg("First steps"), "table": msg("At the table")}
"""Parts of the course that are no game's."""


class _Bar(NamedTuple):
    """One line of a chart: what it is, how much, and something behind."""

    label: str
    right: int
    attempts: int
    more: str = ""


def show(ctx: Context, seen: Overview, today: date) -> None:
    """All of it."""
    _View(ctx, seen, today).show()


class _View:
    def __init__(self, ctx: Context, seen: Overview, today: date) -> None:
        self.ctx, self.seen, self.today = ctx, seen, today
        self.page, self.catalog = Page(ctx), ctx.catalog
        self.drawn = not ctx.plain and self.page.width >= _NARROWEST

    def show(self) -> None:
        say, page, seen = self.catalog.say, self.page, self.seen
        page.heading(say("How it goes"))
        begun = any(row.done for row in seen.lessons)
        if not seen.totals.attempts and not begun:
            page.text(say("Nothing answered yet. Begin with: whist"))
            return
        self._in_short()
        self._history()
        self._course()
        self._ideas()
        self._rules()
        self._others()
        self._sprints()

    def _in_short(self) -> None:
        say_n, seen, page = self.catalog.say_n, self.seen, self.page
        totals = seen.totals
        lines = []
        if totals.attempts:
            share = percent(self.catalog, totals.right / totals.attempts)
            lines.append(
                say_n(
                    "{right} of {n} answer right ({share}).",
                    "{right} of {n} answers right ({share}).",
                    totals.attempts,
                    right=totals.right,
                    share=share,
                )
            )
        days = say_n("You have practised on {n} day.", "You have practised on {n} days.", len(seen.days))
        if seen.streak > 1:
            row = say_n("{n} day in a row.", "{n} days in a row.", seen.streak)
            days = f"{days} {row}"
        lines.append(days)
        if seen.due:
            due = say_n("{n} rule is due for review today.", "{n} rules are due for review today.", seen.due)
            if seen.waiting:
                wait = say_n("{n} more can wait.", "{n} more can wait.", seen.waiting)
                due = f"{due} {wait}"
            lines.append(due)
        else:
            lines.append(self.catalog.say("Nothing is due for review today."))
        if seen.tomorrow:
            lines.append(say_n("Tomorrow it is {n} rule.", "Tomorrow it is {n} rules.", seen.tomorrow))
        page.lines(lines)

    # Charts

    def _chart(self, bars: Iterable[_Bar]) -> None:
        """Lines with a bar of the share that was right, or a sentence each."""
        rows = list(bars)
        if not self.drawn:
            self.page.lines([" ".join(filter(None, (self._sentence(bar), bar.more))) for bar in rows])
            return
        counts = [self._count(bar) for bar in rows]
        width = max(map(len, counts))
        more = max(len(bar.more) for bar in rows)
        room = min(_WIDEST_LABEL, self.page.width - _BAR - width - more - 6)
        for bar, count in zip(rows, counts, strict=True):
            first, *later = textwrap.wrap(bar.label, room, break_on_hyphens=False) or [""]
            drawn = self._drawn(bar.right, bar.attempts, _BAR, "green")
            self.page.pieces([(f"{first:{room}}  ", ""), *drawn, (f"  {count:>{width}}  {bar.more}", "")])
            self.page.lines(later)

    def _sentence(self, bar: _Bar) -> str:
        return self.catalog.say_n(
            "{what}: {right} of {n} right.",
            "{what}: {right} of {n} right.",
            bar.attempts,
            what=bar.label,
            right=bar.right,
        )

    def _count(self, bar: _Bar) -> str:
        return self.catalog.phrase("{right} of {n}", right=bar.right, n=bar.attempts)

    def _drawn(self, right: int, attempts: int, width: int, style: str) -> list[tuple[str, str]]:
        """A bar: full only where all were right, and never empty where one was."""
        full = width * right // attempts if attempts else 0
        full = max(full, 1) if right else 0
        return [(_FULL * full, style), (_EMPTY * (width - full), "")]

    def _history(self) -> None:
        """The last two weeks with practice on them: how many answers, and how many of them right."""
        since = self.today - timedelta(days=_DAYS - 1)
        days = [day for day in self.seen.days if since <= day.date <= self.today]
        if not days:
            return
        self._head(self.catalog.say("The last two weeks"))
        names = [date_name(self.catalog, day.date, self.today) for day in days]
        bars = [_Bar(n[:1].upper() + n[1:], d.right, d.attempts) for n, d in zip(names, days, strict=True)]
        if not self.drawn:
            self._chart(bars)
            return
        most = max(day.attempts for day in days)
        label = max(len(bar.label) for bar in bars)
        for bar in bars:
            long = max(1, _LONG_BAR * bar.attempts // most)
            drawn = self._drawn(bar.right, bar.attempts, long, "green")
            pad = " " * (_LONG_BAR - long)
            self.page.pieces([(f"{bar.label:{label}}  ", ""), *drawn, (f"{pad}  {self._count(bar)}", "")])

    # The course

    def _course(self) -> None:
        lessons = self.seen.lessons
        if not lessons:
            return
        self._head(self.catalog.say("The course"))
        marks = _MARKS if can_show("".join(_MARKS.values())) else _ASCII_MARKS
        parts = [
            (part, list(rows)) for part, rows in groupby(lessons, lambda row: row.entry.id.split("/")[0])
        ]
        labels = [self._part(part) for part, _ in parts]
        label, row = max(map(len, labels)), max(len(rows) for _, rows in parts)
        met: set[Mastery] = set()
        for name, (_, rows) in zip(labels, parts, strict=True):
            told = self._lessons(rows)
            if self.drawn and label + row + 4 + len(told) <= self.page.width:
                met |= {each.mastery for each in rows}
                line = "".join(marks[each.mastery] for each in rows)
                self.page.pieces([(f"{name:{label}}  {line:{row}}  {told}", "")])
            else:
                self.page.lines([self.catalog.say("{what}: {how}", what=name, how=told)])
        if met:
            listed = [f"{marks[each]} {self._mastery(each)}" for each in Mastery if each in met]
            self.page.text("   ".join(reversed(listed)))

    def _mastery(self, mastery: Mastery) -> str:
        text = _MASTERY[mastery]
        return (
            self.catalog.phrase_in("lesson", text) if mastery is Mastery.DONE else self.catalog.phrase(text)
        )

    def _part(self, part: str) -> str:
        if part in NAMES:
            return game_name(self.catalog, part)
        return self.catalog.phrase(_PARTS[part]) if part in _PARTS else part

    def _lessons(self, rows: list[LessonRow]) -> str:
        """How many of some lessons are done, and known well."""
        done = sum(row.mastery in (Mastery.DONE, Mastery.MASTERED) for row in rows)
        well = sum(row.mastery is Mastery.MASTERED for row in rows)
        say_n = self.catalog.say_n
        text = say_n("{done} of {n} lesson done.", "{done} of {n} lessons done.", len(rows), done=done)
        if well:
            known = say_n("You know {n} of them well.", "You know {n} of them well.", well)
            text = f"{text} {known}"
        return text

    # What went wrong, and what went how

    def _ideas(self) -> None:
        ideas = [idea for idea in self.seen.ideas if idea.misconception in SENTENCES][:_MOST_IDEAS]
        if not ideas:
            return
        self._head(self.catalog.say("What has led you astray lately"))
        for idea in ideas:
            what = misconception(self.catalog, idea.misconception)
            often = self.catalog.say_n("It happened {n} time.", "It happened {n} times.", idea.count)
            self.page.lines([f"- {what} {often}"])

    def _rules(self) -> None:
        """Game by game, the weakest rule first."""
        for game, whole in ((tally.game, tally) for tally in self.seen.games):
            rows = [row for row in self.seen.rules if row.game == game]
            self._head(game_name(self.catalog, game))
            whole_bar = _Bar(self.catalog.say("All in all"), whole.right, whole.attempts)
            rows.sort(key=lambda row: row.right / row.attempts)
            self._chart([whole_bar, *map(self._rule, rows)])

    def _rule(self, row: RuleRow) -> _Bar:
        title = rule_title(self.catalog, row.rule)
        if row.due is None:
            return _Bar(title, row.right, row.attempts)
        day = date_name(self.catalog, max(row.due, self.today), self.today)
        due = (
            self.catalog.phrase("due {date}", date=day)
            if self.drawn
            else self.catalog.say("Due {date}.", date=day)
        )
        return _Bar(title, row.right, row.attempts, due)

    def _others(self) -> None:
        """By kind of question, all games together."""
        sums: dict[str, tuple[int, int]] = {}
        for tally in self.seen.kinds:
            right, attempts = sums.get(tally.name, (0, 0))
            sums[tally.name] = (right + tally.right, attempts + tally.attempts)
        if sums:
            self._head(self.catalog.say("By kind of question"))
            bars = [_Bar(kind_name(self.catalog, kind), *both) for kind, both in sums.items()]
            self._chart(sorted(bars, key=lambda bar: bar.right / bar.attempts))

    def _sprints(self) -> None:
        """The best sprint of each sort."""
        if not self.seen.sprints:
            return
        self._head(self.catalog.say("Your best sprints"))
        say_n = self.catalog.say_n
        for sprint in self.seen.sprints:
            text = say_n(
                "{what}: {right} of {n} right, {date}.",
                "{what}: {right} of {n} right, {date}.",
                sprint.asked,
                what=self._sprint(sprint),
                right=sprint.right,
                date=date_name(self.catalog, sprint.local_date, self.today),
            )
            self.page.lines([f"- {text}"])

    def _sprint(self, sprint: Sprint) -> str:
        """The game, how long, and what it was about, where it was not about everything."""
        catalog, minutes = self.catalog, sprint.seconds // 60
        if sprint.seconds % 60:
            time = catalog.phrase_n("{n} second", "{n} seconds", sprint.seconds)
        else:
            time = catalog.phrase_n("{n} minute", "{n} minutes", minutes)
        about = [kind_name(catalog, w) if w in KIND_NAMES else rule_title(catalog, w) for w in sprint.what]
        if sprint.level is not None:
            about.append(catalog.phrase("level {n}", n=sprint.level))
        game = game_name(catalog, sprint.game)
        if not about:
            return catalog.phrase("{game}, {time}", game=game, time=time)
        return catalog.phrase("{game}, {time} ({about})", game=game, time=time, about="; ".join(about))

    def _head(self, text: str) -> None:
        self.page.blank()
        self.page.heading(text)

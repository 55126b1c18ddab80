"""How a session of practice closes: right ones in all and by rule, a sprint's result, and what comes back when."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from tutor.words.rules import rule_title

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.cli.page import Page
    from tutor.session.plan import Summary
    from tutor.session.practice import PracticeRun
    from tutor.session.sprinting import Result
    from tutor.words.catalog import Catalog


def close(page: Page, session: PracticeRun) -> Summary:
    """Look back on a session. Keeps the result of a sprint; raises StoreError where that cannot be done."""
    catalog, summary = page.ctx.catalog, session.summary()
    page.blank()
    if not summary.asked:
        page.text(catalog.say("No puzzles this time. Welcome back!"))
        return summary
    page.text(
        catalog.say_n(
            "{right} of {n} puzzle right.",
            "{right} of {n} puzzles right.",
            summary.asked,
            right=summary.right,
        )
    )
    if session.plan.seconds is not None:
        from tutor.session.sprinting import finish

        if (result := finish(session)) is not None:
            page.lines(_result(catalog, result))
    _rules(page, summary)
    if due := _due(catalog, session):
        page.text(due)
    return summary


def _rules(page: Page, summary: Summary) -> None:
    """The rules with a miss, the worst first; then the others, where there is more than one to tell of."""
    catalog = page.ctx.catalog

    def listed(rows: Iterable[tuple[str, int, int]]) -> list[str]:
        return [
            "- "
            + catalog.say_n(
                "{what}: {right} of {n} right.",
                "{what}: {right} of {n} right.",
                asked,
                what=rule_title(catalog, rule),
                right=right,
            )
            for rule, right, asked in rows
        ]

    weak = [row for row in summary.rules if row[1] < row[2]]
    well = [row for row in summary.rules if row[1] == row[2]]
    if weak:
        page.text(catalog.say("Worth another look:"))
        page.lines(listed(sorted(weak, key=lambda row: row[1] / row[2])))
    if well and len(summary.rules) > 1:
        page.text(catalog.say("Right every time:"))
        page.lines(listed(well))


def _result(catalog: Catalog, result: Result) -> list[str]:
    """How a sprint stands to those before it; nothing of one without a right answer."""
    from tutor.words.dates import date_name

    sprint, before = result.sprint, result.before
    if not sprint.right:
        return []
    if before is None:
        text = catalog.say("This is your first sprint of its sort. Now you have something to beat.")
    elif result.is_best:
        text = catalog.say_n(
            "Your best sprint so far! The old one had {n} right.",
            "Your best sprint so far! The old one had {n} right.",
            before.right,
        )
    elif sprint.right == before.right:
        text = catalog.say("As many as in your best sprint.")
    else:
        text = catalog.say_n(
            "Your best sprint has {n} right, from {date}.",
            "Your best sprint has {n} right, from {date}.",
            before.right,
            date=date_name(catalog, before.local_date, sprint.local_date),
        )
    return [text]


def _due(catalog: Catalog, session: PracticeRun) -> str:
    """What is to be reviewed today still, and tomorrow; empty where there is nothing."""
    from tutor.progress.schedule import due_on, due_today
    from tutor.rules.games import GAMES
    from tutor.rules.rulebook import RULES

    day = session.desk.now().date()
    reviews = session.desk.store.reviews(RULES, GAMES)
    today, tomorrow = len(due_today(reviews, day).rules), len(due_on(reviews, day + timedelta(days=1)))
    say_n = catalog.say_n
    told = []
    if today:
        told.append(say_n("{n} rule is due for review today.", "{n} rules are due for review today.", today))
    if today and tomorrow:
        told.append(say_n("Tomorrow it is {n} rule.", "Tomorrow it is {n} rules.", tomorrow))
    elif tomorrow:
        told.append(
            say_n("Tomorrow {n} rule is due for review.", "Tomorrow {n} rules are due for review.", tomorrow)
        )
    return " ".join(told)

"""A session of practice on the screen: from the first question to the summary, and the missed ones again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.asking import Left, Talk
from tutor.cli.closing import close
from tutor.cli.lines import read_line
from tutor.session.plan import Plan, Summary
from tutor.session.practice import PracticeRun
from tutor.words.answers import command
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from typing import Any

    from tutor.cli.page import Page
    from tutor.puzzles.puzzle import Puzzle


def practise(page: Page, session: PracticeRun, heading: str | None = None) -> Summary:
    """A session until its count or its time is reached or the person stops; then what it came to.

    Raises EOFError at the end of input, once the summary stands.
    """
    from tutor.words.games import game_name

    talk = Talk(page, Voice(page.ctx.catalog))
    plan = session.plan
    games = dict.fromkeys(p.game.id for p in plan.codes) or {plan.house.game.id: None}
    if heading is not None or len(games) == 1:
        page.heading(heading or game_name(page.ctx.catalog, next(iter(games))))
    try:
        while True:
            _time_left(page, session)
            item = session.next()
            if isinstance(item, Summary):
                break
            page.blank()
            if len(games) > 1:
                page.heading(game_name(page.ctx.catalog, item.puzzle.game.id))
            if talk.put(session, item) is not None:
                talk.pause(session)
    except (EOFError, KeyboardInterrupt):
        close(page, session)
        raise
    except Left:
        pass
    return close(page, session)


def once_more(page: Page, session: PracticeRun, summary: Summary) -> None:
    """In a terminal, as long as something was missed and the person wants: the missed ones again."""
    while page.ctx.interactive and summary.missed:
        text = page.ctx.catalog.say("Enter: done. Again: the ones you missed.")
        if command(read_line(page.ctx, text + " "), page.ctx.lang) != "again":
            return
        again = PracticeRun(_only(session.plan, summary.missed), session.desk)
        page.blank()
        summary = practise(page, again)


def _only(plan: Plan, puzzles: tuple[Puzzle[Any], ...]) -> Plan:
    return Plan(plan.house, plan.kinds, codes=puzzles, authored=plan.authored)


def _time_left(page: Page, session: PracticeRun) -> None:
    left = session.seconds_left()
    if left:
        minutes, seconds = divmod(round(left), 60)
        page.blank()
        time = f"{minutes}:{seconds:02d}"
        page.text(page.ctx.catalog.say("Time left: {time}.", time=time))

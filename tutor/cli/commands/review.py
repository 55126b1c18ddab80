"""`whist review`: what spaced repetition has due, at most ten rules a day."""

from __future__ import annotations

from tutor.cli.context import context, say


def details() -> str:
    """More help, below the first sentence."""
    return say("Each rule that is due comes in a position you have not seen; at most ten rules a day.")


def run() -> None:
    """Ask what is due."""
    from tutor.cli.given import house_at_table
    from tutor.cli.page import Page
    from tutor.cli.practising import once_more, practise
    from tutor.cli.world import desk
    from tutor.content.own import own_courses
    from tutor.session.plan import Plan
    from tutor.session.practice import PracticeRun
    from tutor.session.reviewing import due_puzzles

    ctx = context()
    page = Page(ctx)
    with desk(ctx) as world:
        puzzles, waiting = due_puzzles(
            world, lambda game: house_at_table(ctx, game), own_courses(ctx.data_dir)
        )
        if not puzzles:
            page.text(say("Nothing is due today. New puzzles: whist practice"))
            return
        house = puzzles[0].house
        session = PracticeRun(Plan(house, (puzzles[0].kind,), codes=puzzles), world)
        summary = practise(page, session, heading=say("What is due today"))
        if waiting:
            page.text(
                ctx.catalog.say_n(
                    "{n} more rule waits for another day.", "{n} more rules wait for another day.", waiting
                )
            )
        once_more(page, session, summary)

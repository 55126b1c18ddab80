"""A sprint that went on until its time was over: what is kept of it, and how it stands to those before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.progress.model import Sprint
from tutor.puzzles.kinds import usual_kinds
from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.session.plan import Plan
    from tutor.session.practice import PracticeRun


class Result(Record):
    """A finished sprint and the best of its sort before it, if there was one."""

    sprint: Sprint
    before: Sprint | None

    @property
    def is_best(self) -> bool:
        """Whether it beats all before it, or is the first with anything right."""
        return self.sprint.right > (0 if self.before is None else self.before.right)


def finish(session: PracticeRun) -> Result | None:
    """Keep a sprint whose time is over. None, and nothing is kept, of one that was left before.

    Given puzzles, a count or a seed make no sprint that could be compared: somebody may have seen them before.
    Raises StoreError.
    """
    plan, desk = session.plan, session.desk
    if plan.seconds is None or plan.codes or plan.count is not None or plan.seeded:
        return None
    if session.seconds_left() or not (summary := session.summary()).asked:
        return None
    at = desk.now()
    sprint = Sprint(
        id=next(desk.ids),
        at=at,
        local_date=at.date(),
        game=plan.house.game.id,
        seconds=round(plan.seconds),
        what=about(plan),
        level=plan.level,
        right=summary.right,
        asked=summary.asked,
    )
    return Result(sprint, desk.store.record_sprint(sprint))


def about(plan: Plan) -> tuple[str, ...]:
    """The ids of the kinds and rules that a plan names; none where it asks of everything there is in the game."""
    usual = {kind.id for kind in usual_kinds() if kind.fits(plan.house.game)}
    named = {kind.id for kind in plan.kinds}
    return tuple(sorted({*(() if named >= usual else named), *plan.rules}))

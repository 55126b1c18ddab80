"""What is due as questions: for each due rule a fresh position, so that none can be learnt by heart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.codes import CodeError
from tutor.puzzles.draw import Draw
from tutor.puzzles.generator import about_rule
from tutor.puzzles.kinds import all_kinds
from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES
from tutor.session.choosing import start_level
from tutor.session.coded import puzzle_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from tutor.progress.schedule import Review
    from tutor.puzzles.puzzle import Puzzle
    from tutor.rules.game import Game, House
    from tutor.session.question import Desk


def due_puzzles(
    desk: Desk, house_of: Callable[[Game], House], own: Path | None = None
) -> tuple[tuple[Puzzle[Any], ...], int]:
    """A puzzle for each rule that is due today, at most ten, and how many rules wait for another day.

    ``own``: the folder of the learner's own courses.
    """
    due = desk.store.due(desk.now(), RULES, GAMES)
    puzzles = (_about(review, desk, house_of, own) for review in due.rules)
    return tuple(p for p in puzzles if p is not None), due.waiting


def _about(
    review: Review, desk: Desk, house_of: Callable[[Game], House], own: Path | None
) -> Puzzle[Any] | None:
    """A puzzle that the rule decides, of a kind drawn among those that ask it; None where none does any more."""
    house = house_of(GAMES[review.game])
    level = start_level(desk.store, review.game)
    asking = [k for k in all_kinds() if review.rule in k.rules and k.fits(house.game)]
    draw = Draw(next(desk.seeds))
    # A kind that somebody has to ask for comes only where no other asks the rule.
    kinds = [*draw.shuffled([k for k in asking if not k.optional]), *(k for k in asking if k.optional)]
    for each in (level, None):
        for kind in kinds:
            found = about_rule(kind, house, review.rule, next(desk.seeds), each)
            if found is not None and found.solution.rule == review.rule:
                return found
    return _as_before(review, desk, own)


def _as_before(review: Review, desk: Desk, own: Path | None) -> Puzzle[Any] | None:
    """A puzzle under the house rules under which the rule was last asked, or else the very one.

    A rule may decide nothing under those of the table today; it would be due for ever.
    """
    last = desk.store.last_about(review.rule, review.game)
    if last is None or last.code is None:
        return None
    try:
        known = puzzle_of(last.code, own)
    except CodeError:
        return None
    if known.solution.rule != review.rule:
        return None
    found = about_rule(known.kind, known.house, review.rule, next(desk.seeds), known.level)
    return found if found is not None and found.solution.rule == review.rule else known

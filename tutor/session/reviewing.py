"""What is due as questions: for each due rule a fresh position, so that none can be learnt by heart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.generator import about_rule
from tutor.puzzles.kinds import ALL_KINDS
from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES
from tutor.session.choosing import start_level

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tutor.progress.schedule import Review
    from tutor.puzzles.puzzle import Puzzle
    from tutor.rules.game import Game, House
    from tutor.session.question import Desk


def due_puzzles(desk: Desk, house_of: Callable[[Game], House]) -> tuple[tuple[Puzzle[Any], ...], int]:
    """A puzzle for each rule that is due today, at most ten, and how many rules wait for another day."""
    due = desk.store.due(desk.now(), RULES, GAMES)
    puzzles = (_about(review, desk, house_of) for review in due.rules)
    return tuple(p for p in puzzles if p is not None), due.waiting


def _about(review: Review, desk: Desk, house_of: Callable[[Game], House]) -> Puzzle[Any] | None:
    """A puzzle that the rule decides, of a kind drawn among those that ask it; None where none does any more."""
    house = house_of(GAMES[review.game])
    level = start_level(desk.store, review.game)
    kinds = [k for k in ALL_KINDS if review.rule in k.rules and k.fits(house.game)]
    for each in (level, None):
        for kind in kinds:
            found = about_rule(kind, house, review.rule, next(desk.seeds), each)
            if found is not None and found.solution.rule == review.rule:
                return found
    return None

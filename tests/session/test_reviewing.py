"""What is due as questions: fresh positions that the rule decides, and none that is due for ever."""

from __future__ import annotations

from datetime import timedelta

import pytest
from tiny_course import desk, wrong

from tutor.puzzles.codes import parse_code
from tutor.puzzles.generator import make
from tutor.session.plan import Plan
from tutor.session.practice import PracticeRun
from tutor.session.reviewing import due_puzzles


def missed(code):
    """A desk at which the puzzle of a code was answered wrongly."""
    world = desk()
    puzzle = make(parse_code(code))
    run = PracticeRun(Plan(puzzle.house, (puzzle.kind,), codes=(puzzle,)), world)
    run.answer(wrong(run.next()))
    return world, puzzle


def test_a_missed_rule_comes_in_another_position():
    world, puzzle = missed("winner.classic.2.1a1b2c3d")
    (found,), waiting = due_puzzles(world, lambda game: game.house())
    assert found.solution.rule == puzzle.solution.rule
    assert found.position != puzzle.position
    assert waiting == 0
    assert world.store.due(world.now() - timedelta(days=1)).rules == ()


def test_the_kind_is_drawn_among_those_that_ask_the_rule():
    kinds = set()
    for seed in range(12):
        world, _ = missed("winner.classic.2.1a1b2c3d")
        again = desk(world.store, seed=f"kinds{seed}")
        kinds |= {p.kind.id for p in due_puzzles(again, lambda game: game.house())[0]}
    assert len(kinds) > 1
    assert "best-card" not in kinds


@pytest.mark.parametrize(
    "code",
    ["trump.classic.2.1a1b2c3d.trump-method=rotation", "score.norwegian.3.1a1b2c3e.pass-scoring=under-seven"],
)
def test_a_rule_of_other_house_rules_is_asked_under_those(code):
    world, puzzle = missed(code)
    (found,), _ = due_puzzles(world, lambda game: game.house())
    assert found.solution.rule == puzzle.solution.rule
    assert found.house.changes() == puzzle.house.changes()

"""Sprints: which are kept, how one stands to those before, and what makes two of a sort."""

from __future__ import annotations

import pytest
from tiny_course import desk, right, wrong

from tutor.progress.opening import store_in_memory
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.rules.games import GAMES
from tutor.session.plan import Plan, Summary
from tutor.session.practice import PracticeRun
from tutor.session.sprinting import about, finish

CLASSIC = GAMES["classic"].house({})


def plan(**more):
    return Plan(CLASSIC, (KINDS["winner"],), **({"seconds": 60} | more))


def sprinted(store, ids, rights=1000, **more):
    """A sprint to its end, with so many right answers at most."""
    run = PracticeRun(plan(**more), desk(store, ids=ids))
    while not isinstance(question := run.next(), Summary):
        run.answer(right(question) if run.summary().right < rights else wrong(question))
    return run


def test_a_finished_sprint_is_kept_and_compared():
    store = store_in_memory()
    run = sprinted(store, "a", rights=3)
    first = finish(run)
    assert (first.before, first.is_best) == (None, True)
    sprint = first.sprint
    assert (sprint.game, sprint.seconds, sprint.what, sprint.level) == ("classic", 60, ("winner",), None)
    assert (sprint.right, sprint.asked) == (run.summary().right, run.summary().asked)
    assert (sprint.right, store.sprints()) == (3, (sprint,))
    better = finish(sprinted(store, "b", rights=5))
    assert (better.before, better.is_best) == (sprint, True)
    equal = finish(sprinted(store, "c", rights=5))
    assert (equal.before, equal.is_best) == (better.sprint, False)
    worse = finish(sprinted(store, "d", rights=0))
    assert (worse.before, worse.is_best, worse.sprint.right) == (better.sprint, False, 0)


def test_a_first_sprint_without_a_right_answer_is_no_best():
    assert not finish(sprinted(store_in_memory(), "a", rights=0)).is_best


def test_a_sprint_that_was_left_is_not_kept():
    store = store_in_memory()
    run = PracticeRun(plan(), desk(store))
    run.answer(right(run.next()))
    assert finish(run) is None
    assert store.sprints() == ()


@pytest.mark.parametrize("more", [{"seeded": True}, {"count": 100}, {"seconds": None, "count": 2}], ids=str)
def test_what_cannot_be_compared_is_not_kept(more):
    store = store_in_memory()
    assert finish(sprinted(store, "a", **more)) is None
    assert store.sprints() == ()


def test_a_sprint_without_an_answer_is_not_kept():
    store = store_in_memory()
    run = PracticeRun(plan(seconds=1), desk(store))
    while run.seconds_left():
        pass
    assert finish(run) is None


def test_what_a_sprint_is_about():
    usual = tuple(k for k in all_kinds() if not k.optional and k.fits(CLASSIC.game))
    assert about(Plan(CLASSIC, usual)) == ()
    assert about(Plan(CLASSIC, usual, rules=("follow-suit",))) == ("follow-suit",)
    assert about(Plan(CLASSIC, (KINDS["winner"], KINDS["legal"]))) == ("legal", "winner")
    assert about(Plan(CLASSIC, (KINDS["convention"],))) == ("convention",)

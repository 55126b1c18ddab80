"""Practice as a state machine: levels, choice of rules, repeats, seeds, counts and codes."""

from __future__ import annotations

from collections import Counter
from itertools import count as counting
from itertools import pairwise

import pytest
from tiny_course import desk, right, wrong

from tutor.progress.model import Totals
from tutor.progress.opening import store_in_memory
from tutor.puzzles.codes import Code, parse_code
from tutor.puzzles.generator import make
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.session.practice import Plan, PracticeRun, Summary


def plan(game="classic", kinds=("winner",), **more):
    return Plan(GAMES[game].house({}), tuple(KINDS[k] for k in kinds), **more)


def levels(outcomes, **more):
    """The level of each question, when answers go as told."""
    run = PracticeRun(plan(**more), desk())
    found = []
    for well in outcomes:
        question = run.next()
        found.append(question.puzzle.level)
        run.answer(right(question) if well else wrong(question))
    return [*found, run.next().puzzle.level]


@pytest.mark.parametrize(
    ("outcomes", "expected"),
    [
        ("+++", "1112"),
        ("++-+++", "1111112"),
        ("+++" * 5, "1112223334445555"),  # never above 5
        ("--", "111"),  # never below 1
        ("+++--", "111221"),
        ("+++-+--", "11122221"),
        ("++++++-+-", "1112223333"),
    ],
)
def test_the_level_follows_the_learner(outcomes, expected):
    assert "".join(map(str, levels([o == "+" for o in outcomes]))) == expected


def test_a_level_that_was_asked_for_stays():
    assert set(levels([True] * 7, level=3)) == {3}


def test_undo_gives_back_level_and_count():
    world = desk()
    run = PracticeRun(plan(), world)
    for _ in range(3):
        question = run.next()
        run.answer(right(question))
    assert run.next().puzzle.level == 2
    assert run.undo()
    assert run.next() is question
    assert run.summary().asked == 2
    run.answer(wrong(question))
    assert run.next().puzzle.level == 1
    summary = run.summary()
    assert (summary.right, summary.asked, summary.answers) == (2, 3, (True, True, False))
    assert len(summary.missed) == 1
    assert world.store.totals() == Totals(3, 2)


def test_an_attempt_is_in_the_store_before_the_verdict():
    world = desk()
    run = PracticeRun(plan(), world)
    question = run.next()
    judged = run.answer(right(question))
    kept = world.store.attempt(judged.attempt)
    assert kept is not None
    assert (kept.code, kept.level, kept.correct, kept.lesson) == (question.puzzle.code, 1, True, None)


def asked(run, n):
    found = []
    for _ in range(n):
        question = run.next()
        found.append(question.puzzle)
        run.answer(right(question))
    return found


@pytest.mark.parametrize("kind", [k.id for k in all_kinds()])
def test_no_puzzle_comes_twice(kind):
    game = next(g for g in ALL_GAMES if KINDS[kind].fits(g))
    run = PracticeRun(plan(game.id, (kind,), level=1), desk())
    positions = [p.position for p in asked(run, 40)]
    if len(set(positions)) < len(positions):
        # Some questions have few positions at the first level, such as who leads first.
        drawn = {make(Code(KINDS[kind], game.house(), 1, f"{n:07d}")).position for n in range(400)}
        assert len(drawn) < 150
    assert all(a != b for a, b in pairwise(positions))


def test_seeded_runs_are_equal_and_others_are_not():  # PZ05
    def first_five(seed, store=None):
        run = PracticeRun(plan(seeded=True), desk(store, seed=seed))
        return [p.code for p in asked(run, 5)]

    assert first_five("7") == first_five("7")
    assert first_five("7") != first_five("8")
    practised = store_in_memory()
    asked(PracticeRun(plan(), desk(practised, ids="b")), 12)
    assert first_five("7", practised) == first_five("7")


def test_the_weakest_rules_come_first():
    store = store_in_memory()
    weak = "highest-trump-wins"
    everything = plan(kinds=tuple(k.id for k in all_kinds() if k.fits(GAMES["classic"])), level=2)
    run = PracticeRun(everything, desk(store))
    for _ in range(80):
        question = run.next()
        run.answer(wrong(question) if question.puzzle.solution.rule == weak else right(question))
    accuracy = {tally.name: tally.accuracy for tally in store.by_rule()}
    assert accuracy[weak] == 0
    assert len(accuracy) > 4
    later = PracticeRun(everything, desk(store, seed="later", ids="c"))
    rules = Counter(p.solution.rule for p in asked(later, 30))
    assert rules.most_common(1)[0][0] == weak


def test_a_rule_that_decides_nothing_under_the_house_rules_does_not_come_for_ever():
    kinds = tuple(k.id for k in all_kinds() if k.fits(GAMES["bid"]))
    run = PracticeRun(plan("bid", kinds, level=4), desk())
    rules = Counter(p.solution.rule for p in asked(run, 40))
    assert rules.most_common(1)[0][1] < 20


def test_a_rule_that_was_named_is_the_only_one():
    run = PracticeRun(plan(kinds=("winner", "legal"), rules=("follow-suit",)), desk())
    assert {p.solution.rule for p in asked(run, 12)} == {"follow-suit"}


def test_a_count_ends_with_a_summary():
    run = PracticeRun(plan(count=3), desk())
    for well in (True, False, True):
        question = run.next()
        assert (question.number, question.of) == (run.summary().asked + 1, 3)
        run.answer(right(question) if well else wrong(question))
    end = run.next()
    assert isinstance(end, Summary)
    assert (end.right, end.asked) == (2, 3)
    assert sum(n for _, _, n in end.rules) == 3
    assert len(end.weak) == 1
    assert run.undo()
    assert not isinstance(run.next(), Summary)


def test_codes_are_asked_in_their_order():
    codes = tuple(make(parse_code(f"winner.classic.{n}.1abcdef{n}")) for n in (3, 1, 2))
    run = PracticeRun(plan(codes=codes), desk())
    assert asked(run, 3) == list(codes)
    assert isinstance(run.next(), Summary)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_can_be_practised(game):
    kinds = tuple(k for k in all_kinds() if k.fits(GAMES[game]))
    run = PracticeRun(Plan(GAMES[game].house({}), kinds), desk())
    found = asked(run, 12)
    assert {p.game.id for p in found} == {game}
    assert len({p.kind.id for p in found}) > 1


def test_ids_and_seeds_are_taken_one_by_one():
    world = desk()
    run = PracticeRun(plan(), world)
    ids = [run.answer(right(run.next())).attempt for _ in range(3)]
    assert ids == [f"a{n}" for _, n in zip(range(3), counting(1), strict=False)]

"""Practice that adapts: wrong ideas are exposed until they are gone, new rules enter by the path."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from itertools import islice

import pytest
from tiny_course import desk, right, wrong

from tutor.content.index import read_index
from tutor.progress.opening import store_in_memory
from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.rules.games import GAMES
from tutor.session.choosing import start_level
from tutor.session.daily import COUNT, daily_puzzles
from tutor.session.ideas import MET, exposes, haunting
from tutor.session.overview import overview
from tutor.session.plan import Plan
from tutor.session.practice import PracticeRun
from tutor.session.question import Given

# (kind, game, idea): each is told apart by few of the puzzles that chance would bring.
RARE = [
    ("winner", "bid", "little-joker-over-big"),
    ("winner", "bid", "joker-is-no-trump"),
    ("legal", "bid", "joker-does-not-follow-trump"),
    ("legal", "classic", "trump-not-led"),
]


def idea_of(kind, name):
    return next(m for m in KINDS[kind].misconceptions if m.id == name)


def believer(idea):
    """Answers as somebody who holds one wrong idea and else knows the rules."""

    def answer(question):
        puzzle = question.puzzle
        if exposes(puzzle, idea):
            return Given(idea.predict(puzzle.position)[0], "")
        return right(question)

    return answer


@pytest.mark.parametrize(("kind", "game", "name"), RARE)
def test_a_fixed_idea_is_exposed_far_more_often_than_by_chance(kind, game, name):
    idea = idea_of(kind, name)
    house = GAMES[game].house({})
    by_chance = [p for level in (3, 4, 5) for p in islice(sequence(KINDS[kind], house, level, "chance"), 150)]
    share = sum(exposes(p, idea) for p in by_chance) / len(by_chance)
    run = PracticeRun(Plan(house, (KINDS[kind],), level=4), desk(seed=name))
    answer = believer(idea)
    misses, shown, after = 0, 0, 0
    for _ in range(400):
        question = run.next()
        if misses >= 2:
            after += 1
            shown += exposes(question.puzzle, idea)
        misses += not run.answer(answer(question)).verdict.correct
        if after == 60:
            break
    assert after == 60
    assert shown / after >= 3 * share


def everything(game, **more):
    """What practice asks when nobody names anything."""
    house = GAMES[game].house({})
    kinds = tuple(k for k in all_kinds() if not k.optional and k.fits(house.game))
    path = tuple(dict.fromkeys(rule for entry in read_index().entries for rule in entry.teaches))
    return Plan(house, kinds, path=path, **more)


@lru_cache(maxsize=1)
def at_random(game):
    """A long row of puzzles that pay no heed to the learner."""
    run = PracticeRun(everything(game, level=4, seeded=True), desk(seed="chance"))
    found = []
    for _ in range(300):
        question = run.next()
        found.append(question.puzzle)
        run.answer(right(question))
    return found


@pytest.mark.parametrize("game", ["classic", "norwegian", "bid"])
def test_practice_of_everything_asks_every_kind(game):
    plan = everything(game)
    run = PracticeRun(plan, desk())
    asked = set()
    for _ in range(150):
        question = run.next()
        asked.add(question.puzzle.kind.id)
        run.answer(right(question))
    assert asked == {kind.id for kind in plan.kinds}


# One idea of each kind, where practice asks of everything.
ANY = [
    ("classic", "winner", "trump-ignored"),
    ("classic", "legal", "must-beat"),
    ("classic", "trump", "first-card-sets-trump"),
    ("classic", "honours", "ten-counts"),
    ("classic", "match", "exact-hit"),
    ("bid", "call", "same-number-enough"),
    ("norwegian", "score", "as-in-grand"),
    ("norwegian", "memory", "own-hand-out"),
    ("bid", "leader", "dealer-leads"),
    ("bid", "contract", "only-numbers-count"),
    ("bid", "revoke", "joker-forgotten"),
    ("bid", "discard", "five-may-go"),
    ("bid", "order", "little-joker-over-big"),
    ("bid", "count", "jokers-forgotten"),
]


@pytest.mark.parametrize(("game", "kind", "name"), ANY)
def test_practice_of_everything_finds_the_idea_behind_misses_and_brings_it_up(game, kind, name):
    idea = idea_of(kind, name)

    def tells(puzzle):
        return puzzle.kind.id == kind and exposes(puzzle, idea)

    share = sum(map(tells, at_random(game))) / len(at_random(game))
    world = desk(seed=name)
    run = PracticeRun(everything(game, level=4), world)
    answer = believer(idea)
    misses, named, shown, after = 0, None, 0, 0
    for _ in range(300):
        question = run.next()
        if misses >= MET:
            after += 1
            shown += tells(question.puzzle)
        given = answer(question) if question.puzzle.kind.id == kind else right(question)
        if not run.answer(given).verdict.correct:
            misses += 1
            names = [each.misconception for each in overview(world.store, read_index(), world.now()).ideas]
            named = misses if named is None and name in names else named
        if after == 60:
            break
    assert (after, misses >= MET) == (60, True)
    assert named is not None
    assert named <= 5
    assert shown / after >= 3 * share > 0


@pytest.mark.parametrize(("kind", "game", "name"), RARE)
def test_an_idea_is_named_within_five_misses_and_gone_when_it_is_outgrown(kind, game, name):
    idea = idea_of(kind, name)
    world = desk(seed=name)
    run = PracticeRun(Plan(GAMES[game].house({}), (KINDS[kind],), level=4), world)
    answer = believer(idea)
    misses = 0
    while not any(s.idea.id == name for s in haunting(world.store.recent(60), [KINDS[kind]], game)):
        misses += not run.answer(answer(run.next())).verdict.correct
        assert misses <= 5
    for _ in range(40):
        run.answer(right(run.next()))
    assert not [s for s in haunting(world.store.recent(60), [KINDS[kind]], game) if s.idea.id == name]


def test_new_rules_enter_by_the_path_two_at_a_time():
    path = ("follow-suit", "void-play-anything", "lead-any-card", "highest-of-led-suit-wins")
    run = PracticeRun(
        Plan(GAMES["classic"].house({}), tuple(KINDS[k] for k in ("legal", "winner")), path=path), desk()
    )
    asked = []
    for _ in range(30):
        question = run.next()
        asked.append(question.puzzle.solution.rule)
        run.answer(right(question))
    firsts = list(dict.fromkeys(asked))
    assert set(firsts[:2]) == set(path[:2])
    assert path.index("follow-suit") < 2
    assert "highest-trump-wins" not in firsts[:4]


def test_the_level_is_where_it_was_left():
    store = store_in_memory()
    first = PracticeRun(Plan(GAMES["classic"].house({}), (KINDS["winner"],)), desk(store))
    for _ in range(7):
        first.answer(right(first.next()))
    assert start_level(store, "classic") >= 3
    assert start_level(store, "bid") == 1
    later = PracticeRun(
        Plan(GAMES["classic"].house({}), (KINDS["winner"],)), desk(store, seed="later", ids="b", hours=1)
    )
    assert later.next().puzzle.level == start_level(store, "classic")
    before = start_level(store, "classic")
    for _ in range(4):
        later.answer(wrong(later.next()))
    assert start_level(store, "classic") < before


def test_a_sprint_ends_when_its_time_is_over():
    world = desk()
    run = PracticeRun(Plan(GAMES["classic"].house({}), (KINDS["winner"],), seconds=60), world)
    begun = world.now()
    asked = 0
    while asked < 1000:
        item = run.next()
        if run.summary() == item:
            break
        run.answer(right(item))
        asked += 1
    assert 0 < asked < 1000
    assert world.now() - begun >= timedelta(seconds=60)
    assert run.seconds_left() == 0


def test_the_day_is_the_same_for_everybody_and_no_other_day_like_it():
    day = date(2026, 12, 1)
    puzzles = daily_puzzles(day)
    assert len(puzzles) == COUNT
    assert [p.code for p in puzzles] == [p.code for p in daily_puzzles(day)]
    assert {p.code for p in puzzles}.isdisjoint({p.code for p in daily_puzzles(day + timedelta(days=1))})
    assert [p.level for p in puzzles] == sorted(p.level for p in puzzles)
    assert (
        len({p.kind.id for p in puzzles}) >= min(COUNT, len([k for k in all_kinds() if not k.optional])) - 1
    )

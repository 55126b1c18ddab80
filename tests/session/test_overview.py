"""How it goes, as values: what counts, what is named, and how far the lessons have come."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import count

import pytest
from tiny_course import LESSONS

from tutor.content.index import read_index
from tutor.progress.model import Attempt, Tally, Totals
from tutor.progress.opening import store_in_memory
from tutor.puzzles.kinds import KINDS
from tutor.rules.games import GAMES
from tutor.session.ideas import GONE_AFTER, LOOK_BACK, exposing, haunting, predicted_by
from tutor.session.overview import Mastery, RuleRow, overview

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
DAY = timedelta(days=1)
INDEX = read_index(LESSONS)


def answered(store, rule="highest-trump-wins", correct=True, days=0, **more):
    """One answer, so many days ago."""
    number = store.count()
    at = NOON - days * DAY + timedelta(seconds=number)
    values = {"kind": "winner", "game": "classic", "level": 1, "given": "x", "read_as": ()} | more
    store.record(Attempt(id=f"a{number}", at=at, local_date=at.date(), rule=rule, correct=correct, **values))


def seen(store):
    return overview(store, INDEX, NOON)


def test_nothing_yet():
    found = seen(store_in_memory())
    assert (found.totals, found.streak, found.days, found.rules, found.ideas) == (Totals(0, 0), 0, (), (), ())
    assert (found.due, found.waiting, found.tomorrow) == (0, 0, 0)
    assert [row.mastery for row in found.lessons] == [Mastery.NEW] * 3


def test_sums_by_rule_kind_and_game():
    store = store_in_memory()
    answered(store, days=3)
    answered(store, correct=False, days=1)
    answered(store, game="bid", correct=False)
    answered(store, "follow-suit", kind="legal")
    found = seen(store)
    assert found.totals == Totals(4, 2)
    assert found.streak == 2
    assert [day.date for day in found.days] == [date(2026, 11, 27), date(2026, 11, 29), date(2026, 11, 30)]
    assert found.rules == (  # as in the rule book
        RuleRow("follow-suit", "classic", 1, 1, date(2026, 12, 2)),
        RuleRow("highest-trump-wins", "bid", 1, 0, date(2026, 11, 30)),
        RuleRow("highest-trump-wins", "classic", 2, 1, date(2026, 11, 29)),
    )
    assert found.kinds == (
        Tally("legal", "classic", 1, 1),
        Tally("winner", "bid", 1, 0),
        Tally("winner", "classic", 2, 1),
    )
    assert found.games == (Tally("classic", "classic", 3, 2), Tally("bid", "bid", 1, 0))
    assert (found.due, found.waiting, found.tomorrow) == (2, 0, 0)


@pytest.mark.parametrize("gone", [{"rule": "gone"}, {"game": "gone"}])
def test_pr06_what_is_gone_is_kept_and_not_counted(gone):
    store = store_in_memory()
    answered(store)
    answered(store, **gone)
    store.finish_lesson("gone/lesson", NOON)
    found = seen(store)
    assert found.totals == Totals(1, 1)
    assert (len(found.rules), len(found.kinds), len(found.games), found.due) == (1, 1, 1, 0)
    assert {row.done for row in found.lessons} == {0}
    assert store.count() == 2


def test_a_kind_that_is_gone_names_no_idea():
    store = store_in_memory()
    for _ in range(3):
        answered(store, kind="gone", correct=False, misconception="trump-ignored")
    assert (seen(store).kinds, seen(store).ideas) == ((), ())
    assert seen(store).totals == Totals(3, 0)


@pytest.mark.parametrize(("times", "named"), [(1, False), (2, True), (5, True)])
def test_an_idea_is_named_when_it_was_met_twice(times, named):
    store = store_in_memory()
    for _ in range(times):
        answered(store, correct=False, misconception="trump-ignored")
    answered(store, correct=False)
    found = [(idea.misconception, idea.kind, idea.game, idea.count) for idea in seen(store).ideas]
    assert found == ([("trump-ignored", "winner", "classic", times)] if named else [])


def test_ideas_add_up_over_games_and_the_most_frequent_comes_first():
    store = store_in_memory()
    for game, kind, idea in [
        ("classic", "winner", "trump-ignored"),
        ("classic", "winner", "trump-ignored"),
        ("bid", "order", "ten-below-nine"),
        ("bid", "winner", "trump-ignored"),
        ("bid", "winner", "trump-ignored"),
        ("bid", "winner", "trump-ignored"),
        ("bid", "order", "ten-below-nine"),
    ]:
        answered(store, game=game, kind=kind, correct=False, misconception=idea)
    found = [(idea.misconception, idea.game, idea.count) for idea in seen(store).ideas]
    assert found == [("trump-ignored", "bid", 5), ("ten-below-nine", "bid", 2)]


def exposing_puzzle(number):
    """A puzzle that tells trumps ignored from the truth and from every other idea, and what it leads to."""
    winner = KINDS["winner"]
    idea = next(m for m in winner.misconceptions if m.id == "trump-ignored")
    puzzles = (exposing(winner, idea, GAMES["classic"].house({}), 2, f"{number}.{n}") for n in count())
    led_to = ((puzzle, idea.predict(puzzle.position)[0]) for puzzle in puzzles)
    return next(
        (p, given)
        for p, given in led_to
        if [m for m in winner.misconceptions if predicted_by(m, p, given)] == [idea]
    )


def ignores_trumps(store, number):
    puzzle, given = exposing_puzzle(number)
    answered(store, puzzle.solution.rule, correct=False, code=puzzle.code, read_as=given)


def knows_trumps(store, number):
    puzzle, _ = exposing_puzzle(number)
    answered(store, puzzle.solution.rule, code=puzzle.code, read_as=puzzle.solution.answer)


def test_the_page_names_what_practice_sees_and_nothing_that_is_gone():
    store = store_in_memory()
    for number in range(3):
        ignores_trumps(store, number)
    assert [(idea.misconception, idea.count) for idea in seen(store).ideas] == [("trump-ignored", 3)]
    practised = haunting(store.recent(LOOK_BACK), [KINDS["winner"]], "classic")
    assert [standing.idea.id for standing in practised] == ["trump-ignored"]
    for number in range(3, 3 + GONE_AFTER):
        assert seen(store).ideas
        knows_trumps(store, number)
    assert seen(store).ideas == ()


def test_an_idea_is_gone_when_it_was_long_not_met():
    store = store_in_memory()
    for _ in range(4):
        answered(store, correct=False, misconception="trump-ignored")
    for _ in range(LOOK_BACK):
        answered(store)
    assert seen(store).ideas == ()


def test_an_undone_miss_names_nothing():
    store = store_in_memory()
    for _ in range(2):
        answered(store, correct=False, misconception="trump-ignored")
    store.undo("a1", NOON, "u")
    assert seen(store).ideas == ()


def lesson(index, game=None):
    entry = INDEX.entries[index]
    return entry, {"rule": entry.teaches[0], "game": entry.game}


def test_mastery_of_a_lesson():
    store = store_in_memory()
    entry, of_it = lesson(0)
    store.mark_step(entry.id, entry.step_keys[0], 0, entry.steps, NOON)
    store.mark_step(entry.id, "gone", 1, entry.steps, NOON)
    assert (seen(store).lessons[0].done, seen(store).lessons[0].mastery) == (1, Mastery.BEGUN)
    store.finish_lesson(entry.id, NOON)
    assert (seen(store).lessons[0].done, seen(store).lessons[0].mastery) == (entry.steps, Mastery.DONE)
    for _ in range(2):
        answered(store, **of_it)
    assert seen(store).lessons[0].mastery is Mastery.DONE  # too few to tell
    answered(store, **of_it)
    assert seen(store).lessons[0].mastery is Mastery.MASTERED
    for _ in range(2):
        answered(store, correct=False, **of_it)
    assert seen(store).lessons[0].mastery is Mastery.DONE


def test_to_look_imports_no_fsrs_and_changes_nothing():
    import subprocess
    import sys

    code = (
        "import sys; from datetime import datetime, UTC; from tutor.content.index import Index\n"
        "from pathlib import Path; from tutor.progress.opening import store_in_memory\n"
        "from tutor.session.overview import overview\n"
        "overview(store_in_memory(), Index(Path('.'), ()), datetime.now(UTC))\n"
        "sys.exit(bool({'fsrs', 'yaml', 'msgspec'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0

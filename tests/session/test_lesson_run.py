"""A lesson as a state machine: what comes after what, and what is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tiny_course import desk, lesson, right, wrong

from tutor.content.model import Drill, Say, Text
from tutor.progress.model import Cause, StoreError, Totals
from tutor.progress.opening import store_in_memory
from tutor.session.lesson import Ended, LessonRun, Shown, Told, resume_at
from tutor.session.question import Given, Question

TRICK, FOLLOW, LOW = lesson("mini/trick"), lesson("mini/follow"), lesson("mini/low")


def walk(run, answers=right, most=60):
    """Every item to the end; `answers` chooses for each question."""
    items = []
    while len(items) < most:
        item = run.next()
        items.append(item)
        if isinstance(item, Question):
            run.answer(answers(item))
        elif isinstance(item, Ended):
            return items
    raise AssertionError("the lesson does not end")


def shapes(items):
    return [
        f"ask {item.step}" if isinstance(item, Question) else type(item).__name__.lower() for item in items
    ]


def questions(items):
    return [item for item in items if isinstance(item, Question)]


def test_items_come_in_the_order_of_the_steps():
    items = walk(LessonRun(TRICK, desk()))
    assert shapes(items) == ["told", "ask who-takes", "ask who-leads", "told", "ask last-one", "ended"]
    assert items[-1] == Ended(right=3, asked=3, missed=())
    items = walk(LessonRun(FOLLOW, desk()))
    assert shapes(items) == [
        *("shown", "ask may-play", "told", "ask on-your-own", "ask on-your-own", "told", "ended"),
    ]
    assert [(q.number, q.of) for q in questions(items)] == [(1, None), (1, 2), (2, 2)]
    assert isinstance(items[0], Shown)
    assert isinstance(items[2], Told)


def test_a_question_stays_until_it_is_answered():
    run = LessonRun(TRICK, desk(), 1)
    first = run.next()
    assert run.next() is first
    run.answer(right(first))
    with pytest.raises(RuntimeError):
        run.answer(right(first))
    assert run.next() is not first


def test_a_miss_brings_another_question_of_the_same_rule():
    run = LessonRun(TRICK, desk(), 4)
    first = run.next()
    judged = run.answer(wrong(first))
    assert not judged.goes_on
    second = run.next()
    assert second.puzzle.position != first.puzzle.position
    assert second.puzzle.kind is first.puzzle.kind
    assert second.puzzle.solution.rule == first.puzzle.solution.rule == "highest-of-led-suit-wins"
    assert (second.step, second.lesson, second.wording, second.redraw) == (
        "last-one",
        "mini/trick",
        None,
        True,
    )
    assert run.answer(right(second)).goes_on
    assert run.next() == Ended(right=0, asked=1, missed=())


def test_after_two_misses_the_lesson_goes_on_and_the_rule_comes_again_at_the_end():
    run = LessonRun(TRICK, desk())
    items = walk(run, lambda q: wrong(q) if q.step == "last-one" else right(q))
    asked = [q.step for q in questions(items)]
    assert asked == ["who-takes", "who-leads", "last-one", "last-one", None]
    again = questions(items)[-1]
    assert again.puzzle.solution.rule == "highest-of-led-suit-wins"
    assert len({q.puzzle.position for q in questions(items)[2:]}) == 3
    assert items[-1] == Ended(right=3, asked=4, missed=("highest-of-led-suit-wins",))


def test_a_rule_missed_twice_for_good_comes_again_once():
    items = walk(LessonRun(FOLLOW, desk()), wrong)
    assert [q.step for q in questions(items)] == [
        *("may-play", "may-play"),
        *("on-your-own", "on-your-own") * 2,
        *(None, None),
    ]
    assert isinstance(items[-1], Ended)
    assert items[-1].missed == ("follow-suit",)
    assert items[-1].right == 0


def test_a_rule_missed_by_two_kinds_of_question_is_named_once():
    drills = [
        Drill(kind=kind, rules=("highest-of-led-suit-wins",), count=1) for kind in ("winner", "winning-card")
    ]
    items = walk(LessonRun(replace_steps(TRICK, drills), desk()), wrong)
    assert {q.puzzle.kind.id for q in questions(items)} == {"winner", "winning-card"}
    assert isinstance(items[-1], Ended)
    assert items[-1].missed == ("highest-of-led-suit-wins",)


def test_dont_know_is_a_miss():
    run = LessonRun(TRICK, desk(), 1)
    run.next()
    judged = run.answer(Given((), "="))
    assert (judged.verdict.correct, judged.goes_on) == (False, False)


def test_an_attempt_is_in_the_store_before_the_verdict():
    world = desk()
    run = LessonRun(TRICK, world)
    run.next()
    question = run.next()
    judged = run.answer(Given(("E",), "høyre", hints=2, seconds=3.5))
    kept = world.store.attempt(judged.attempt)
    assert kept is not None
    assert (kept.id, kept.given, kept.read_as, kept.correct) == ("a1", "høyre", ("E",), False)
    assert (kept.lesson, kept.step, kept.kind, kept.game) == (
        "mini/trick",
        "who-takes",
        "winner",
        "norwegian",
    )
    assert (kept.rule, kept.hints, kept.seconds) == (question.puzzle.solution.rule, 2, 3.5)
    assert kept.misconception == judged.verdict.misconception


def test_an_answer_that_cannot_be_kept_changes_nothing():
    class Full:
        """A store without room."""

        def record(self, attempt):
            raise StoreError(None, Cause.FULL, "no room")

        def mark_step(self, *_):
            pass

    run = LessonRun(TRICK, replace(desk(), store=Full()), 1)
    question = run.next()
    with pytest.raises(StoreError):
        run.answer(right(question))
    assert run.next() is question


@pytest.mark.parametrize("answer", [right, wrong])
def test_undo_asks_again_and_removes_no_row(answer):
    world = desk()
    run = LessonRun(TRICK, world, 1)
    first = run.next()
    judged = run.answer(answer(first))
    after = run.next()
    assert run.undo()
    assert run.next() is first
    undone = world.store.attempt(judged.attempt)
    assert undone is not None
    assert undone.undone_by is not None
    assert world.store.totals().attempts == 0
    assert not run.undo()
    run.answer(right(first))
    assert world.store.totals() == Totals(1, 1)
    assert run.next().step == "who-leads"
    assert after is not None


def test_undo_counts_for_one_answer_only():
    run = LessonRun(TRICK, desk(), 1)
    run.answer(right(run.next()))
    run.answer(right(run.next()))
    assert run.undo()
    assert run.next().step == "who-leads"
    assert not run.undo()


def test_undo_of_a_first_miss_gives_the_first_answer_back():
    run = LessonRun(TRICK, desk(), 4)
    run.answer(wrong(run.next()))
    run.undo()
    run.answer(right(run.next()))
    assert run.next() == Ended(1, 1, ())


def test_undo_after_the_last_answer_of_the_lesson():
    run = LessonRun(TRICK, desk(), 4)
    question = run.next()
    run.answer(right(question))
    assert run.undo()
    assert run.next() is question


def test_the_same_clock_ids_and_seeds_give_the_same_lesson():
    def codes(seed):
        return [q.puzzle.code for q in questions(walk(LessonRun(LOW, desk(seed=seed)), wrong))]

    assert codes("one") == codes("one")
    assert codes("one") != codes("two")


def test_a_drill_asks_no_position_twice():
    step = Drill(id="d", kind="winner", count=12, level=1)
    run = LessonRun(replace_steps(TRICK, (step,)), desk())
    asked = questions(walk(run))
    assert len({q.puzzle.position for q in asked}) == 12


def replace_steps(whole, steps):
    import msgspec

    return msgspec.structs.replace(whole, steps=steps)


def test_steps_are_kept_as_they_are_done():
    store = store_in_memory()
    run = LessonRun(TRICK, desk(store))
    run.next()
    run.next()
    state = store.lesson_state("mini/trick")
    assert (state.last_step, state.done, state.finished) == ("1", ("1",), None)
    run.answer(wrong(run.next()))
    assert store.lesson_state("mini/trick").done == ("1",)
    run.answer(right(run.next()))
    assert store.lesson_state("mini/trick").done == ("1", "who-takes")
    walk(run)
    state = store.lesson_state("mini/trick")
    assert state.done == ("1", "who-takes", "who-leads", "4", "last-one")
    assert state.finished is not None
    assert not state.underway


TOLD = Say(say=Text({"en": "Hear."}))


@pytest.mark.parametrize(
    ("last", "done", "underway", "index"),
    [
        (None, (), True, 0),
        ("1", ("1",), True, 0),  # the text before the question is told again
        ("who-takes", ("1", "who-takes"), True, 2),
        ("who-leads", ("1", "who-takes", "who-leads"), True, 3),
        ("4", ("1", "who-takes", "who-leads", "4"), True, 3),
        ("last-one", ("1", "who-takes", "who-leads", "4", "last-one"), True, 0),
        ("who-leads", ("1", "who-takes", "who-leads"), False, 0),  # finished: from the start
        ("gone", ("1", "who-takes", "gone"), True, 2),  # a step that is no longer there
        ("99", ("99",), True, 0),
    ],
)
def test_where_a_lesson_goes_on(last, done, underway, index):
    assert resume_at(TRICK, last, done, underway) == index


def test_several_texts_before_a_question_are_all_told_again():
    whole = replace_steps(TRICK, (TRICK.steps[1], TOLD, TOLD, TRICK.steps[4]))
    assert resume_at(whole, "3", ("who-takes", "2", "3"), True) == 1


def test_a_lesson_left_in_the_middle_and_taken_up_again():
    store = store_in_memory()
    run = LessonRun(TRICK, desk(store))
    run.next()
    run.answer(right(run.next()))
    state = store.lesson_state("mini/trick")
    later = LessonRun(
        TRICK, desk(store, ids="b"), resume_at(TRICK, state.last_step, state.done, state.underway)
    )
    assert shapes(walk(later)) == ["ask who-leads", "told", "ask last-one", "ended"]
    assert store.totals() == Totals(3, 3)


def test_beginning_again_after_the_end_counts_as_underway():
    store = store_in_memory()
    walk(LessonRun(TRICK, desk(store)))
    again = replace(desk(store, ids="b"), now=lambda: desk().now().replace(year=2027))
    run = LessonRun(TRICK, again)
    run.next()
    run.answer(right(run.next()))
    state = store.lesson_state("mini/trick")
    assert state.underway
    assert state.finished is not None
    assert resume_at(TRICK, state.last_step, state.done, state.underway) == 2

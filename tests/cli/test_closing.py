"""How a session closes: what was right by rule, a sprint's result, and what comes back when."""

from __future__ import annotations

import pytest
from talk import context, errs, knows, learns, practice
from tiny_course import desk

from tutor.progress.opening import store_in_memory
from tutor.puzzles.kinds import KINDS
from tutor.rules.games import GAMES
from tutor.session.plan import Plan

CLASSIC = GAMES["classic"].house({})
SPRINT = Plan(CLASSIC, (KINDS["winner"],), seconds=40)


def summary(text: str) -> list[str]:
    """The lines below the last question."""
    return text.rpartition("\n\n")[2].splitlines()


def knows_first(most: int):
    """Answers rightly so many times, and then wrongly."""
    answers = iter([knows] * most)
    return lambda question, before: next(answers, errs)(question, before)


@pytest.mark.parametrize(
    ("lang", "first", "best", "equal", "less", "none"),
    [
        (
            "en",
            "This is your first sprint of its sort. Now you have something to beat.",
            "Your best sprint so far! The old one had 1 right.",
            "As many as in your best sprint.",
            "Your best sprint has 3 right, from today.",
            "0 of ",
        ),
        (
            "nb",
            "Dette er den første sprinten din av dette slaget. Nå har du noe å slå.",
            "Ny rekord! Den gamle var 1 riktig.",
            "Like mange som i den beste sprinten din.",
            "Rekorden din er 3 riktige, fra i dag.",
            "0 av ",
        ),
        (
            "sv",
            "Det här är din första sprint av det här slaget. Nu har du något att slå.",
            "Nytt rekord! Det gamla var 1 rätt.",
            "Lika många som i din bästa sprint.",
            "Ditt rekord är 3 rätt, från i dag.",
            "0 av ",
        ),
    ],
)
def test_a_sprint_is_told_how_it_stands(lang, first, best, equal, less, none):
    store = store_in_memory()

    def told(right: int, ids: str) -> list[str]:
        return summary(practice(context(lang), SPRINT, knows_first(right), world=desk(store, ids=ids)))

    assert told(1, "a")[1] == first
    assert told(3, "b")[1] == best
    assert told(3, "c")[1] == equal
    assert told(2, "d")[1] == less
    assert told(0, "e")[0].startswith(none)


def test_rules_with_a_miss_come_first_the_worst_on_top():
    plan = Plan(CLASSIC, (KINDS["winner"], KINDS["legal"]), count=12, level=3)
    lines = summary(practice(context("en"), plan, learns()))
    again, well = lines.index("Worth another look:"), lines.index("Right every time:")
    assert again < well
    shares = [
        [int(n) for n in line.split(": ")[-1].split() if n.isdigit()] for line in lines if line[0] == "-"
    ]
    assert sum(asked for _, asked in shares) == 12
    missed = [right / asked for right, asked in shares[: well - again - 1]]
    assert missed == sorted(missed)
    assert missed[-1] < 1
    assert all(right == asked for right, asked in shares[well - again - 1 :])


def test_one_rule_that_went_well_needs_no_list():
    text = practice(context("nb"), Plan(CLASSIC, (KINDS["winner"],), ("highest-trump-wins",), count=3), knows)
    assert summary(text) == ["3 av 3 oppgaver riktige."]


@pytest.mark.parametrize(
    ("lang", "today", "tomorrow"),
    [
        ("en", "1 rule is due for review today.", "Tomorrow 1 rule is due for review."),
        ("nb", "1 regel skal repeteres i dag.", "I morgen skal 1 regel repeteres."),
        ("sv", "1 regel ska repeteras i dag.", "I morgon ska 1 regel repeteras."),
    ],
)
def test_what_comes_back_and_when(lang, today, tomorrow):
    store = store_in_memory()
    plan = Plan(CLASSIC, (KINDS["winner"],), ("highest-trump-wins",), count=1)
    said = [
        summary(practice(context(lang), plan, says, world=desk(store, ids=ids)))
        for says, ids in ((errs, "a"), (knows, "b"))
    ]
    assert said[0][-1] == today
    # Missed and then known on the same day: it comes the day after.
    assert said[1][-1] == tomorrow

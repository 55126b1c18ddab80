"""`daily`, `review` and `practice --sprint`: what is asked, what is shared, what is refused."""

from __future__ import annotations

from datetime import date

import pytest

from tutor.session.daily import daily_puzzles

DAY = "2026-12-24"


def right_answers() -> str:
    return "".join(" ".join(p.solution.answer[:1] if p.solution.mode.value == "any" else p.solution.answer) + "\n"
                   for p in daily_puzzles(date.fromisoformat(DAY)))  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_the_days_ten_are_answered_and_shared_in_a_line(whist, lang):
    done = whist("--lang", lang, "daily", "--date", DAY, input=right_answers())
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == f"whist {DAY} ■■■■■■■■■■ 10/10"


def test_the_line_tells_nothing_but_the_score_where_squares_cannot_be_shown(whist):
    done = whist("--plain", "daily", "--date", DAY, input=right_answers())
    assert done.stdout.splitlines()[-1] == f"whist {DAY} 10/10"


def test_a_day_left_early_is_not_shared(whist):
    done = whist("daily", "--date", DAY, input="".join(right_answers().splitlines(keepends=True)[:3]))
    assert done.returncode == 0
    assert f"whist {DAY}" not in done.stdout


@pytest.mark.parametrize(
    "args",
    [("daily", "--date", "yesterday"), ("practice", "--sprint", "soon"), ("practice", "--sprint", "0s")],
)
def test_what_is_no_date_or_time_is_refused(whist, args):
    done = whist(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_review_asks_what_was_missed_and_is_silent_when_nothing_is_due(whist):
    assert whist("review").stdout == "Nothing is due today. New puzzles: whist practice\n"
    whist("practice", "winner", "--seed", "1", "--count", "1", input="=\n")
    asked = whist("review", input="=\n").stdout
    assert "What is due today" in asked
    assert "Here is the answer." in asked


def test_a_sprint_shows_the_time_and_ends(whist):
    done = whist("practice", "winner", "--sprint", "2m", "--seed", "1", input="1\n1\n")
    assert done.stdout.count("Time left:") == 3
    assert "Time left: 2:00." in done.stdout


def test_where_games_mix_each_question_says_its_own(whist):
    shown = whist(
        "--lang", "nb", "practice", "call.bid.2.1abcdefg", "winner.norwegian.1.1abcdefg", input="=\n=\n"
    ).stdout
    assert [line for line in shown.splitlines() if line.endswith(" whist")] == ["Bid whist", "Norsk whist"]
    alone = whist("--lang", "nb", "practice", "call.bid.2.1abcdefg", input="=\n").stdout
    assert alone.startswith("Bid whist\n")

"""A real terminal: whole lessons and practice in each language, other widths, and every way of leaving."""

from __future__ import annotations

import os
import re
import resource
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import Terminal
from tiny_course import LESSONS, lesson
from wcwidth import wcswidth

from tutor.content.model import Ask, Say
from tutor.data import folder
from tutor.progress.opening import FILE_NAME
from tutor.puzzles.codes import parse_code
from tutor.puzzles.generator import make
from tutor.words.catalog import catalog

LOCALES = {"en": "en_GB.UTF-8", "nb": "nb_NO.UTF-8", "sv": "sv_SE.UTF-8"}
LANGUAGES = list(LOCALES)
WORDS = {  # no, undo, quit, left, partner, right, you
    "en": ("no", "undo", "quit", "left", "partner", "right", "you"),
    "nb": ("nei", "angre", "slutt", "venstre", "makker", "høyre", "du"),
    "sv": ("nej", "ångra", "sluta", "vänster", "partner", "höger", "du"),
}
SEATS = {"W": 3, "N": 4, "E": 5, "S": 6}


def attempts(data: Path) -> list[tuple[str, int]]:
    """What was typed, and whether it was right, of every answer in the store."""
    with sqlite3.connect(data / FILE_NAME) as connection:
        return list(connection.execute("SELECT given, correct FROM attempts ORDER BY seq"))


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def say(lang: str, text: str, **params: object) -> str:
    return " ".join(catalog(lang).say(text, **params).split())


def in_words(lang: str, step: Ask) -> str:
    """A right answer as a person types it: a seat by name, cards by number."""
    choices = step.puzzle.choices()
    answer = step.puzzle.solution.answer
    if set(answer) <= set(SEATS):
        return WORDS[lang][SEATS[answer[0]]]
    return " ".join(str(choices.index(code) + 1) for code in answer)


def tidy(lines: list[str], columns: int) -> None:
    """What holds of every screen: nothing too wide, no gap of two lines, a whole frame."""
    assert max(wcswidth(line) for line in lines) <= columns
    assert not re.search(r"\n\n\n", "\n".join(lines))
    frames = [line for line in lines if line and line[0] in "╭│╰"]
    assert len({wcswidth(line) for line in frames}) <= 1
    assert all(line[-1] in "╮│╯" for line in frames)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_run_and_a_whole_lesson(lang, data):
    no, undo, leave = WORDS[lang][:3]
    whole = lesson("start/first-deal", folder("lessons"))
    with Terminal(LANG=LOCALES[lang]) as person:
        first = next(s for s in whole.steps if isinstance(s, Say))
        person.until(say(lang, "Do you use a screen reader? yes/no"))
        assert " ".join(first.say.in_language(lang).split()) in person.said()
        person.type("hm")
        person.until(say(lang, "Please answer yes or no."))
        person.type(no)
        asks = [s for s in whole.steps if isinstance(s, Ask)]
        for n, step in enumerate(asks):
            question = step.question.in_language(lang) if step.question else "?"
            person.until(question)
            if n == 0:
                # A wrong answer waits for Enter, and can be taken back there.
                losing = next(c for c in step.puzzle.choices() if c not in step.puzzle.solution.answer)
                person.type(WORDS[lang][SEATS[losing]])
                assert say(lang, "Not quite.") in person.until(say(lang, "Enter: go on."))
                assert say(lang, "Here comes another one of the same sort.") in person.said()
                person.type(undo)
                person.until(say(lang, "Your last answer is taken back. Here is the question again."))
            person.type(in_words(lang, step))
            if step.right is not None:
                person.until(step.right.in_language(lang))
        person.until(say(lang, "Enter: one more. Quit: enough for today."))
        lines = person.lines()
        person.type(leave)
        assert person.end() == 0
    tidy(lines, 80)
    assert lines[0] == whole.title.in_language(lang)
    assert b"Traceback" not in person.raw
    assert [right for _, right in attempts(data)] == [0, *[1] * len(asks)]
    assert (data / "settings.conf").exists() or any(data.glob("settings*"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_session_of_practice(lang, data):
    codes = ["winner.classic.2.1abcdef1", "legal.norwegian.1.1abcdef2", "leader.classic.1.2abcdef3"]
    undo = WORDS[lang][1]
    puzzles = [make(parse_code(code)) for code in codes]
    with Terminal("practice", *codes, LANG=LOCALES[lang]) as person:
        for n, puzzle in enumerate(puzzles, 1):
            person.until(say(lang, "Question {n} of {of}.", n=n, of=3))
            good = puzzle.solution.answer
            bad = next(c for c in puzzle.choices() if not puzzle.solution.accepts((c,)))
            person.type(bad if n == 1 else " ".join(good))
            said = person.until(say(lang, "Enter: go on."))
            assert (say(lang, "Not quite.") in said) is (n == 1)
            if n == 3:
                person.type(undo)
                person.until(say(lang, "Question {n} of {of}.", n=n, of=3))
                person.type(" ".join(good))
                person.until(say(lang, "Enter: go on."))
            person.type("")
        # Once more the one that was missed, and then it is enough.
        person.until(say(lang, "Enter: done. Again: the ones you missed."))
        person.type({"en": "again", "nb": "en gang til", "sv": "en gång till"}[lang])
        person.until(say(lang, "Who takes the trick?"))
        person.type(" ".join(puzzles[0].solution.answer))
        person.until(say(lang, "Enter: go on."))
        person.type("")
        assert person.end() == 0
        lines = person.lines()
    tidy(lines, 80)
    flat = " ".join(" ".join(lines).split())
    summary = catalog(lang).say_n("{right} of {n} puzzle right.", "{right} of {n} puzzles right.", 3, right=2)
    assert summary in flat
    assert say(lang, "Worth another look:") in flat
    assert [right for _, right in attempts(data)] == [0, 1, 1, 1, 1]


@pytest.mark.parametrize("columns", [20, 40, 43, 44, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_other_widths(lang, columns):
    with Terminal("learn", "mini/trick", columns=columns, lessons=LESSONS, LANG=LOCALES[lang]) as person:
        for answer in ("1", "", "="):
            person.until("")
            person.type(answer)
        person.until("")
        person.press("d")
        assert person.end() == 0
    lines = person.lines()
    tidy(lines, columns)
    assert any("╭" in line for line in lines) is (columns >= 44)


def test_the_language_is_asked_for_where_nothing_tells_it(data):
    with Terminal(lessons=LESSONS, LANG="C") as person:
        said = person.until(">")
        for lang in LANGUAGES:
            assert say(lang, "Which language would you like?") in said
        person.type("klingon")
        person.until("1-3")
        person.type("svenska")
        person.until(say("sv", "Do you use a screen reader? yes/no"))
        person.press("d")
        assert person.end() == 0
    with Terminal(lessons=LESSONS, LANG="C") as person:
        person.until(say("sv", "Enter: go on with 1."))


def test_a_known_language_is_not_asked_for():
    with Terminal(lessons=LESSONS, LANG=LOCALES["nb"]) as person:
        assert say("en", "Which language would you like?") not in person.until(
            say("nb", "Do you use a screen reader? yes/no")
        )


def test_a_screen_reader_gets_plain_text_and_is_not_asked_again():
    with Terminal(lessons=LESSONS, LANG=LOCALES["nb"]) as person:
        person.until(say("nb", "Do you use a screen reader? yes/no"))
        before = len(person.raw)
        person.type("ja")
        person.until(say("nb", "Who takes the trick?"))
        shown = person.raw[before:].decode()
        assert not set(shown) & set("╭│♠♥♦♣\x1b")
        assert "hjerter dame" in shown
        person.press("d")
        person.end()
    with Terminal("settings", LANG=LOCALES["nb"]) as person:
        person.end()
        assert "plain=on" in "\n".join(person.lines())
    with Terminal("learn", "mini/trick", lessons=LESSONS, LANG=LOCALES["nb"]) as person:
        person.until("stikket?")
        assert b"\x1b" not in person.raw


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_from_the_second_run_on(lang, data):
    leave = WORDS[lang][2]
    with Terminal("learn", "mini/trick", lessons=LESSONS, LANG=LOCALES[lang]) as person:
        person.until(say(lang, "Who takes the trick?"))
        person.type("2")
        person.until("?")
        person.type(leave)
        assert person.end() == 0
        assert say(lang, "You can go on from here another time. Everything is kept.") in person.said()
    with Terminal(lessons=LESSONS, LANG=LOCALES[lang]) as person:
        title = lesson("mini/trick").title.in_language(lang)
        said = person.until(say(lang, "Enter: go on with 1."))
        assert said.startswith(
            "1 " + say(lang, "Go on with lesson {n} of {of}: {title}", n=1, of=3, title=title)
        )
        for label in ("Practise what you find hardest", "See all the lessons", "That is enough for today"):
            assert say(lang, label) in said
        person.type("9")
        person.until(say(lang, "Choose a number from 1 to {most}.", most=5))
        person.type("4")
        assert "mini/low" in person.until(say(lang, "Enter: go on with 1."))
        person.type("")
        question = lesson("mini/trick").steps[2].question.in_language(lang)
        # Where it was left: after the first answer.
        assert say(lang, "You go on where you left off.") in person.until(question)
        person.type(leave)
        person.until(say(lang, "Enter: go on with 1."))
        person.type("5")
        assert person.end() == 0
    tidy(person.lines(), 80)


def two_answers(person: Terminal) -> None:
    """The first two of a lesson's questions, rightly."""
    person.until(say("nb", "Who takes the trick?"))
    person.type("2")
    person.until("Hvem begynner nå?")
    person.type("makker")
    person.until(say("nb", "Who takes the trick?"))


LEAVING = [
    (lambda person: person.press("d"), 0),  # TM09
    (lambda person: person.press("c"), 130),  # TM10
    (lambda person: person.kill(signal.SIGINT), 130),
    (lambda person: person.kill(signal.SIGTERM), -signal.SIGTERM),
    (lambda person: person.type("q"), 0),
]


@pytest.mark.parametrize("command", [["learn", "mini/trick"], ["practice", "winner", "--seed", "1"]])
@pytest.mark.parametrize(("leave", "code"), LEAVING, ids=["ctrl-d", "ctrl-c", "sigint", "sigterm", "quit"])
def test_leaving_loses_nothing(command, leave, code, data):
    with Terminal(*command, lessons=LESSONS, LANG=LOCALES["nb"]) as person:
        if command[0] == "learn":
            two_answers(person)
        else:
            for _ in range(2):
                person.until("?")
                person.type("1")
                person.until(say("nb", "Enter: go on."))
                person.type("")
            person.until("?")
        leave(person)
        if command[0] == "practice" and leave is LEAVING[-1][0]:
            person.until(say("nb", "Enter: done. Again: the ones you missed."))
            person.type("")
        assert person.end() == code
    assert b"Traceback" not in person.raw
    assert len(attempts(data)) == 2
    # The shell's prompt begins on a line of its own.
    assert code < 0 or person.raw.endswith(b"\n")


@pytest.mark.parametrize("environ", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"WHIST_PLAIN": "1"}], ids=str)
def test_no_escape_bytes(environ):  # TM03
    with Terminal("learn", "mini/trick", lessons=LESSONS, LANG=LOCALES["nb"], **environ) as person:
        person.until(say("nb", "Who takes the trick?"))
        person.type("1")
        person.until(say("nb", "Enter: go on."))
        person.type("")
        person.until("stikket?")
        person.press("d")
        assert person.end() == 0
    assert person.raw.count(b"\x1b") == 0


def test_colour_where_it_may_be():
    with Terminal("learn", "mini/trick", lessons=LESSONS, LANG=LOCALES["nb"], NO_COLOR="") as person:
        person.until(say("nb", "Who takes the trick?"))
    assert b"\x1b[31m" in person.raw
    assert "\ufe0f" not in person.raw.decode()  # TM08


def test_suits_differ_without_colour():  # TM07
    hand = "\n".join(
        [
            *("schema: 1", "id: one/hand", "game: classic", "title: {en: H, nb: H, sv: H}", "teaches: []"),
            "steps:",
            "  - show: {hand: SA HK DQ CJ}",
        ]
    )
    path = Path("hand.yaml").absolute()
    with Terminal("learn", str(path), LANG=LOCALES["nb"], NO_COLOR="1") as person:
        path.write_text(hand)
        person.end()
    path.unlink()
    assert re.search("♠E +♥K +♦D +♣Kn", "\n".join(person.lines()))


def course(*args: str, environ: dict[str, str], **more: object) -> subprocess.CompletedProcess[bytes]:
    from terminal import ANOTHER_COURSE

    return subprocess.run(
        [sys.executable, "-c", ANOTHER_COURSE, str(LESSONS), *args],
        env={**os.environ, **environ},
        timeout=30,
        check=False,
        **more,
    )


@pytest.mark.parametrize("line", [["practice"], ["learn"], []])
def test_an_empty_input_ends_at_once(line):  # TM11
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-m", "tutor", *line],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=10,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    # Its own time, for a busy machine keeps everybody waiting: a loop would burn all of it.
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 2


def test_the_end_of_a_piped_input_ends_the_lesson_and_keeps_it(data):
    done = course(
        "learn", "mini/trick", environ={"WHIST_LANG": "nb"}, input=b"2\nmakker\n", capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert [right for _, right in attempts(data)] == [1, 1]
    assert b"\x1b" not in done.stdout  # TM03


def test_nothing_beyond_the_answers_is_consumed():
    script = 'printf "2\\nq\\nrest\\n" | { "$0" -m tutor learn start/first-deal > /dev/null; cat; }'
    done = subprocess.run(["sh", "-c", script, sys.executable], capture_output=True, check=False, timeout=30)
    assert (done.stdout, done.stderr) == (b"rest\n", b"")


@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_pipe_closed_on_the_other_side(buffered):  # TM13
    script = 'yes 1 | "$0" -m tutor practice winner --count 2000 | head -1'
    done = subprocess.run(
        ["sh", "-c", script, sys.executable],
        env={**os.environ, "PYTHONUNBUFFERED": buffered},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("encoding", "card", "seat"),
    [("cp1252", "HD", "høyre"), ("ascii", "HD", "hoyre"), ("utf-8", "♥D", "høyre")],
)
def test_any_encoding(encoding, card, seat):  # TM01
    environ = {"WHIST_LANG": "nb", "PYTHONIOENCODING": encoding}
    done = course("learn", "mini/trick", environ=environ, input=b"3\n", capture_output=True)
    shown = done.stdout.decode(encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert f"2 {card} " in shown
    assert f"spilleren til {seat}" in shown or f"Til {seat}" in shown


def test_a_pipe_is_80_wide():  # TM05
    done = course("learn", "mini/trick", environ={}, input=b"1\n", capture_output=True)
    widths = [len(line) for line in done.stdout.decode().splitlines()]
    assert 70 < max(widths) <= 80

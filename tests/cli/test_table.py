"""`whist table`: saved once, kept beside what else the file holds, and obeyed wherever the table is meant."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from msgspec import structs
from tiny_course import desk, lesson, right

from tutor.__main__ import main
from tutor.cli.commands.practice import _plan
from tutor.cli.context import Context, using
from tutor.cli.given import house_at_table, house_by_the_book, read_house, table_rules
from tutor.content.model import Lesson
from tutor.progress.settings import FILE, Settings
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.session.lesson import Ended, LessonRun
from tutor.session.question import Question
from tutor.words.catalog import catalog
from tutor.words.language import LANGUAGES
from tutor.words.options import house_text

LOW_TRICK = ("judge", "winner", "--game", "bid", "--order", "low", "--leader", "W", "CK", "C2", "CA", "C3")


@pytest.fixture
def said(capsys):
    """Run one command line in this process: exit code, output, errors."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(list(line))
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


def kept() -> str:
    path = Path(os.environ["WHIST_DATA"], FILE)
    return path.read_text("utf-8") if path.exists() else ""


def flat(text: str) -> str:
    return " ".join(text.split())


def test_saved_in_the_settings_file_beside_what_is_there(said):
    said("settings", "plain=on")
    Path(os.environ["WHIST_DATA"], FILE).write_text(kept() + "house.bid.tomorrow = x\nfrom.the.future = y\n")
    assert said("table", "bid", "low-ace=bad", "TARGET = 9")[0] == 0
    lines = kept().splitlines()
    assert "house.bid.low-ace = bad" in lines
    assert "house.bid.target = 9" in lines
    assert {"plain = on", "house.bid.tomorrow = x", "from.the.future = y"} <= set(lines)
    said("table", "bid", "low-ace=good")  # the book's own: nothing to keep
    assert "low-ace" not in kept()
    assert "house.bid.target = 9" in kept()
    said("table", "bid", "--reset")
    assert "house.bid" not in kept()
    assert "plain = on" in kept()


def test_reset_and_change_in_one(said):
    said("table", "classic", "honours=on", "target=7")
    said("table", "classic", "target=9", "--reset")
    assert kept() == "house.classic.target = 9\n"


def test_reset_of_all(said):
    said("table", "classic", "honours=on")
    said("table", "norwegian", "target=21")
    code, out, _ = said("table", "--reset")
    assert (code, kept()) == (0, "")
    assert out.count("By the book.") == len(ALL_GAMES)


def test_looking_writes_nothing(said):
    said("table")
    said("table", "betting")
    assert kept() == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_holds_every_house_rule(said, game, lang):
    house = GAMES[game].house({"match-end": "6"})
    said("table", game, "match-end=6")
    code, out, _ = said("--lang", lang, "table", game)
    assert code == 0
    text = flat(out)
    for name in house:
        assert f"{house_text(catalog(lang), house, name)} ({name}={house[name]})" in text
    own = catalog(lang).say("Your own rule: {rule}", rule="")
    assert text.count(flat(own)) == 1
    assert len(out.splitlines()) < 60


@pytest.mark.parametrize("width", ["20", "40", "80"])
def test_the_sheet_fits_any_width(said, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", width)
    for line in (["table"], ["table", "bid", "nt-joker-shed=must"], ["--plain", "table", "bid"]):
        _, out, _ = said(*line)
        assert max(map(len, out.splitlines())) <= int(width)


def test_in_short_what_is_the_tables_own(said):
    said("table", "norwegian", "pass-scoring=under-seven")
    _, out, _ = said("--lang", "sv", "table")
    assert "- Norsk whist: I pass får laget med färst stick 1 poäng för varje stick under sju." in flat(out)
    assert out.count("Enligt boken.") == len(ALL_GAMES) - 1


def test_what_is_offered_at_the_end_can_be_typed(said):
    _, out, _ = said("table", "betting")
    line = out.strip().splitlines()[-1].partition("whist ")[2].split()
    assert said(*line)[0] == 0
    assert "house.betting." in kept()


@pytest.mark.parametrize(
    ("line", "held"),
    [
        (["bridge"], "There is no game “bridge”. Choose classic, "),
        (["low-ace=bad"], "whist table bid low-ace=bad"),
        (["classic", "low-ace=bad"], "The game classic has no house rule “low-ace”. It has target, "),
        (["bid", "low-ace=worst"], "low-ace=good: When low cards win, the ace is best."),
        (["bid", "target=0"], "a whole number from 1, not “0”"),
        (["bid", "low-ace"], "“low-ace” is no house rule. Write NAME=VALUE"),
        (["bid", "low-ace=bad", "target=none"], "a whole number from 1"),
    ],
)
def test_refused_with_what_is_accepted_and_nothing_saved(said, line, held):
    code, out, err = said("table", *line)
    assert (code, out, kept()) == (2, "", "")
    assert held in err


def test_a_folder_that_cannot_be_written(said, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WHIST_DATA", str(tmp_path / "file" / "data"))
    code, out, err = said("table", "bid", "low-ace=bad")
    assert (code, out) == (2, "")
    assert "nothing was saved" in err


# Obeyed


def test_judge_obeys_and_house_goes_before(said):
    def winner(*more: str) -> str:
        return json.loads(said(*LOW_TRICK, *more, "--json")[1])["card"]

    assert winner() == "CA"
    said("table", "bid", "low-ace=bad")
    assert winner() == "C2"
    assert winner("--house", "low-ace=good") == "CA"


def test_practice_obeys(said):
    ctx = Context("en", catalog("en"), settings=Settings({"house.bid.low-ace": "bad"}))
    with using(ctx):
        plan = _plan(ctx, [], "bid", None, None, [], None)
        assert plan.house.changes() == {"low-ace": "bad"}
        assert _plan(ctx, [], "bid", None, None, ["low-ace=good"], None).house.changes() == {}


def test_written_puzzles_and_codes_do_not(said):
    line = ("puzzles", "--kind", "winner", "--game", "bid", "--seed", "7", "--count", "3", "--json")
    before = said(*line)[1]
    said("table", "bid", "low-ace=bad")
    assert said(*line)[1] == before


def test_drills_obey_and_what_a_lesson_names_goes_before():
    ctx = Context(
        "en", catalog("en"), settings=Settings({"house.bid.low-ace": "bad", "house.bid.target": "9"})
    )
    table = table_rules(ctx, GAMES["bid"])
    plain = lesson("mini/low")
    naming = structs.replace(plain, house={"low-ace": "good"})
    assert [q.puzzle.house.changes() for q in _asked(plain, table)] == [
        {},
        *2 * [{"target": "9", "low-ace": "bad"}],
    ]
    assert [q.puzzle.house.changes() for q in _asked(naming, table)] == [{}, *2 * [{"target": "9"}]]


def _asked(which: Lesson, table: dict[str, str]) -> list[Question]:
    run, asked = LessonRun(which, desk(), table=table), []
    while not isinstance(item := run.next(), Ended):
        if isinstance(item, Question):
            asked.append(item)
            run.answer(right(item))
    return asked


def test_what_the_game_cannot_use_counts_for_nothing():
    saved = {
        "house.bid.low-ace": "worst",
        "house.bid.x": "y",
        "house.classic.honours": "on",
        "house.bid.min-bid": "4",
    }
    ctx = Context("en", catalog("en"), settings=Settings(saved))
    assert house_at_table(ctx, GAMES["bid"]).changes() == {"min-bid": "4"}
    assert house_at_table(ctx, GAMES["bid"], ["min-bid=5"]).changes() == {"min-bid": "5"}
    with using(ctx):
        assert read_house(GAMES["bid"], ()).changes() == {"min-bid": "4"}
        assert house_by_the_book(GAMES["bid"], ()).changes() == {}

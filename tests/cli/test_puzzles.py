"""`whist puzzles`: JSON lines exactly as promised, the same for the same seed, and a sheet to print."""

from __future__ import annotations

import json

import pytest

from tutor.__main__ import main
from tutor.puzzles.codes import parse_code
from tutor.puzzles.generator import make
from tutor.puzzles.kinds import all_kinds
from tutor.puzzles.puzzle import Mode
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.words.replies import read_answer

LANGS = ("en", "nb", "sv")
KEYS = [
    "code",
    "kind",
    "game",
    "house",
    "level",
    "position",
    "question",
    "choices",
    "answer",
    "rule",
    "rules",
    "text",
]
FLAGS = {"set": Mode.SET, "any": Mode.ANY, "ordered": Mode.ORDERED}
WORDS = ("question", "text")


@pytest.fixture
def said(capsys):
    """Run one command line in this process: exit code, output, errors."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(["puzzles", *line])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def rows(said):
    """The JSON objects of one command line."""

    def run(line: str) -> list[dict[str, object]]:
        code, out, err = said(*line.split(), "--json")
        assert (code, err) == (0, "")
        return [json.loads(row) for row in out.splitlines()]

    return run


@pytest.mark.parametrize(
    ("kind", "game"),
    [(kind, game) for kind in all_kinds() for game in ALL_GAMES if kind.fits(game)],
    ids=lambda each: each.id,
)
def test_each_kind_and_game(rows, kind, game):
    posed = kind.posed(game.house()).changes()
    found = rows(f"--kind {kind.id} --game {game.id} --seed 1 --count 10")
    assert len(found) == 10
    for row in found:
        flags = [flag for flag in FLAGS if flag in row]
        keys = [key for key in row if key not in FLAGS]
        assert keys == KEYS
        assert (row["kind"], row["game"], row["house"]) == (kind.id, game.id, posed)
        puzzle = make(parse_code(row["code"]))
        assert row["position"] == kind.data(puzzle.position)
        assert flags == [flag for flag, mode in FLAGS.items() if mode is puzzle.solution.mode]
        assert all(row[flag] is True for flag in flags)
        assert row["rule"] == row["rules"][0]
        whole = "set" in row or "ordered" in row
        for text in [" ".join(row["answer"])] if whole else row["answer"]:
            assert puzzle.check(read_answer(text, puzzle, "sv")).correct
        assert kind.parse(row["position"], puzzle.house) == puzzle.position
    assert [row["level"] for row in found] == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]


def test_all_kinds_in_turn(rows):
    found = rows("--seed 1 --count 20")
    ids = [kind.id for kind in all_kinds() if kind.fits(GAMES["classic"])]
    assert [row["kind"] for row in found] == (ids * 20)[:20]
    assert [row["level"] for row in found] == [level for level in (1, 2, 3, 4, 5) for _ in ids][:20]


def test_a_level(rows):
    assert {row["level"] for row in rows("--seed 1 --level 4")} == {4}


def test_the_seed_decides(rows):  # PZ05
    first, second = rows("--count 5"), rows("--count 5")
    assert first != second
    assert rows("--count 5 --seed 9") == rows("--count 5 --seed 9")
    assert rows("--count 9 --seed 9")[:5] == rows("--count 5 --seed 9")
    assert rows("--count 5 --seed 8") != rows("--count 5 --seed 9")


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda k: k.id)
def test_no_puzzle_twice(rows, kind):  # PZ05
    game = next(game for game in reversed(ALL_GAMES) if kind.fits(game))
    line = f"--kind {kind.id} --game {game.id} --seed 3 --count 60 --level 2"
    found = [json.dumps(row["position"]) for row in rows(line)]
    assert len(set(found)) == len(found)


def test_the_language_changes_only_the_words(rows):  # PZ08
    told = {lang: rows(f"--seed 5 --count 20 --game bid --lang {lang}") for lang in LANGS}
    bare = {
        lang: [{key: value for key, value in row.items() if key not in WORDS} for row in found]
        for lang, found in told.items()
    }
    assert bare["en"] == bare["nb"] == bare["sv"]
    assert len({json.dumps(found) for found in told.values()}) == 3


def test_house_rules_off_their_defaults(rows):
    for row in rows("--game bid --house low-ace=bad --house target=7 --seed 2 --count 5"):
        assert row["house"] == {"low-ace": "bad"}
        assert row["code"].endswith(".low-ace=bad")
        assert parse_code(row["code"]).house["low-ace"] == "bad"


@pytest.mark.parametrize("lang", LANGS)
def test_a_sheet(said, lang):
    code, out, err = said("--seed", "3", "--count", "12", "--game", "bid", "--lang", lang)
    assert (code, err) == (0, "")
    title = {"en": "Answers", "nb": "Svar", "sv": "Svar"}[lang]
    questions, answers = out.split(f"\n{title}\n")
    for part in (questions, answers):
        assert [n for n in range(1, 13) if f"\n{n}. " in f"\n{part}"] == list(range(1, 13))
    assert "\x1b" not in out
    assert "classic" not in out


def test_a_sheet_is_the_same_for_the_same_seed(said):
    assert said("--seed", "3") == said("--seed", "3")


REFUSED = [
    ("--kind nope", "winning-card", "winning-card", "winning-card"),
    ("--game nope", "norwegian", "norwegian", "norwegian"),
    ("--level 6", "1<=x<=5", "1<=x<=5", "1<=x<=5"),
    ("--count 0", "x>=1", "x>=1", "x>=1"),
    ("--seed x", "'x'", "'x'", "'x'"),
    ("--house x=1", "honours-cap", "honours-cap", "honours-cap"),
]


@pytest.mark.parametrize(("line", *LANGS), REFUSED)
def test_refusals(said, line, en, nb, sv):
    for lang, told in zip(LANGS, (en, nb, sv), strict=True):
        code, out, err = said(*line.split(), "--json", "--lang", lang)
        assert (code, out) == (2, "")
        assert told in err


def test_a_real_process_under_any_hash_seed(whist):
    line = ["puzzles", "--kind", "legal", "--seed", "4", "--count", "4", "--json"]
    told = {whist(*line, PYTHONHASHSEED=seed).stdout for seed in ("0", "1", "77")}
    assert len(told) == 1
    assert len(told.pop().splitlines()) == 4

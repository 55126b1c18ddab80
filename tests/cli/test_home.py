"""Home, the path and resuming on whatever the disk holds; in Norwegian, with real files."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import ANOTHER_COURSE
from tiny_course import LESSONS

from tutor.progress.opening import FILE_NAME


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def course(*args: str, answers: str = "", lessons: Path = LESSONS, **environ: str):
    """One command with the tiny course, its answers piped."""
    return subprocess.run(
        [sys.executable, "-c", ANOTHER_COURSE, str(lessons), *args],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "WHIST_LANG": "nb", **environ},
        timeout=30,
        check=False,
    )


def listed(**more: object) -> dict[str, int]:
    """Steps done, by lesson."""
    done = course("learn", "--list", "--json", **more)
    assert (done.returncode, done.stderr) == (0, "")
    return {row["id"]: row["done"] for row in json.loads(done.stdout)}


def test_the_first_run_by_pipe_starts_the_first_lesson_and_asks_nothing(data):
    done = course(answers="2\nmakker\ndu\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Et stikk\n\nHer spilles et stikk.\n")
    assert "skjermleser" not in done.stdout
    assert done.stdout.endswith(
        "Leksjonen er ferdig. Du svarte riktig på 3 av 3 spørsmål ved første forsøk.\n"
    )
    assert listed() == {"mini/trick": 5, "mini/follow": 0, "mini/low": 0}


def test_home_goes_on_with_the_next_lesson():
    course(answers="2\nmakker\ndu\n")
    done = course(answers="\nslutt\n5\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\n1 Fortsett med leksjon 2 av 3: Å følge\n" in done.stdout
    assert "tatt vare på" in done.stdout


@pytest.mark.parametrize("answer", ["5", "slutt", "q", "quit"])
def test_ways_out_of_home(answer):
    course("learn", answers="2\n")
    done = course(answers=f"hjelp\n0\nx\n{answer}\nrest\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Velg et tall fra 1 til 5.") == 2
    assert "whist --help" in done.stdout


def test_home_practises_and_comes_back():
    course("learn", answers="2\n")
    done = course(answers="2\nslutt\n5\n")
    assert done.returncode == 0
    assert done.stdout.count("\n1 Fortsett med leksjon 1 av 3: Et stikk\n") == 2


def test_home_plays_and_then_goes_on_with_the_deal():
    course("learn", answers="2\n")
    done = course(answers="3\nslutt\n5\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\n3 Spill hele omganger\n" in done.stdout
    assert "\n3 Fortsett omgangen du gikk fra\n4 Se alle leksjonene\n5 Det er nok for i dag\n" in done.stdout


def test_home_offers_what_is_due_and_only_then():
    course("practice", "winner", "--count", "1", "--seed", "1", answers="=\n")
    done = course(answers="2\n=\n6\n")
    assert (done.returncode, done.stderr) == (0, "")
    menu, review = done.stdout.split("\nDagens repetisjon\n")
    assert "\n2 Ta dagens repetisjon: 1 regel\n3 Øv på det" in menu
    assert "Her er svaret." in review
    # Missed again, it is due still; on a day on which it is known, it is not.
    assert "2 Ta dagens repetisjon" in course(answers="slutt\n").stdout


def test_the_path_as_a_list():
    course("learn", answers="2\n")
    shown = course("learn", "--list").stdout.splitlines()
    assert shown == [
        "1. Et stikk: 2 av 5 steg (mini/trick)",
        "2. Å følge (mini/follow)",
        "3. Lave kort (mini/low)",
    ]


def test_a_lesson_by_its_last_part_and_from_a_step():
    assert course("learn", "low").stdout.startswith("Lave kort\n")
    done = course("learn", "trick", "--step", "5")
    assert "Her spilles" not in done.stdout
    assert "♦K" in done.stdout
    assert listed() == {"mini/trick": 0, "mini/follow": 0, "mini/low": 1}


def test_a_step_beyond_the_end_is_refused_and_finishes_nothing():
    done = course("learn", "mini/trick", "--step", "6")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Denne leksjonen har bare 5 steg.\n"
    assert listed() == {"mini/trick": 0, "mini/follow": 0, "mini/low": 0}


def test_a_lesson_goes_on_where_it_was_left():
    course("learn", answers="2\n")
    done = course("learn", answers="makker\n")
    assert "Du fortsetter der du slapp.\n" in done.stdout
    assert "Her spilles" not in done.stdout
    # The question builds on a table that this run has not shown yet.
    assert done.stdout.index("♥D") < done.stdout.index("Hvem begynner nå?")


def test_a_finished_lesson_starts_over():
    course("learn", "trick", answers="2\nmakker\ndu\n")
    done = course("learn", "trick")
    assert "der du slapp" not in done.stdout
    assert "Her spilles et stikk." in done.stdout
    assert listed()["mini/trick"] == 5


def test_progress_is_kept_when_a_lesson_gets_another_id(tmp_path):
    course("learn", "trick", answers="2\nmakker\ndu\n")
    course("learn", "follow", answers="1 2\n")
    moved = tmp_path / "lessons"
    shutil.copytree(LESSONS, moved)
    for path in moved.rglob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        text = text.replace("id: mini/follow", "id: mini/suits").replace("[mini/suit]", "[mini/follow]")
        path.write_text(text.replace("[mini/follow]\nteaches: [order", "[mini/suits]\nteaches: [order"))
        if path.name == "02-follow.yaml":
            path.rename(path.with_name("02-suits.yaml"))
    assert listed(lessons=moved) == {"mini/trick": 5, "mini/suits": 3, "mini/low": 0}
    done = course("learn", lessons=moved)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Du fortsetter der du slapp." in done.stdout
    assert "Nå to på egen hånd:" in done.stdout
    assert "Her spilles" not in done.stdout


def test_a_lesson_that_is_gone_is_kept_and_not_counted(data, tmp_path):  # PR06
    course("learn", "trick", answers="2\n")
    fewer = tmp_path / "lessons"
    shutil.copytree(LESSONS, fewer)
    (fewer / "mini" / "01-trick.yaml").unlink()
    done = course(lessons=fewer, answers="5\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert list(listed(lessons=fewer)) == ["mini/follow", "mini/low"]
    assert listed()["mini/trick"] == 2


def test_the_course_has_an_end():
    course("learn", "trick", answers="2\nmakker\ndu\n")
    for name in ("follow", "low"):
        course("learn", name, answers="vet ikke\n" * 20)
    done = course("learn")
    assert "Du har vært gjennom hele kurset." in done.stdout


def test_an_empty_course_says_so(tmp_path):
    (tmp_path / "none").mkdir()
    done = course(lessons=tmp_path / "none")
    assert (done.returncode, done.stderr) == (0, "")
    assert "whist check" in done.stdout


@pytest.mark.parametrize("line", [[], ["learn", "--list"], ["learn"], ["practice"]])
def test_damaged_progress_is_told_once_and_put_aside(data, line):  # PR01
    data.mkdir()
    (data / FILE_NAME).write_bytes(b'{"done": ["l1"')
    done = course(*line, answers="q\n")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert str(data / FILE_NAME) in done.stderr
    kept = [path for path in data.iterdir() if "damaged" in path.name]
    assert str(kept[0]) in done.stderr
    assert [path.read_bytes() for path in kept] == [b'{"done": ["l1"']
    assert course("learn", "trick", answers="2\n").stderr == ""
    assert listed()["mini/trick"] == 2


@pytest.mark.parametrize("line", [[], ["learn"], ["practice"]])
def test_progress_of_a_newer_version_is_left_alone(data, line):  # PR05
    course("learn", "trick", answers="2\n")
    path = data / FILE_NAME
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
        connection.execute("CREATE TABLE later (field)")
    connection.close()
    before = path.read_bytes()
    done = course(*line, answers="2\nq\nq\n")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "nyere" in done.stderr
    assert str(path) in done.stderr
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", [[], ["learn"], ["practice"], ["learn", "--list"]])
@pytest.mark.parametrize("folder", ["file/data", "/proc/whist"])
def test_a_folder_that_cannot_be_written(tmp_path, line, folder):  # PR07
    if folder.startswith("/proc") and not Path("/proc").is_dir():
        pytest.skip("no folder that nobody can write")
    (tmp_path / "file").write_text("")
    done = course(*line, answers="2\nq\n", WHIST_DATA=str(tmp_path / folder))
    assert done.returncode == 0
    # The list only reads.
    assert done.stderr.count("\n") == (0 if "--list" in line else 1)
    assert "Traceback" not in done.stderr
    assert done.stdout


def test_a_preview_leaves_no_trace(data, tmp_path):
    done = course("learn", str(LESSONS / "mini" / "01-trick.yaml"), answers="2\nmakker\ndu\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Et stikk\n")
    assert not (data / FILE_NAME).exists()

"""`whist new`, previews, and courses of one's own on the path."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tutor.words.language import LANGUAGES

SHAPES = ("lesson", "pack")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shape", SHAPES)
def test_what_is_begun_can_be_checked_and_tried(whist, tmp_path, shape, lang):
    done = whist("new", shape, "mine/no-beating", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    path = Path("mine/no-beating.yaml")
    assert str(path) in done.stdout.splitlines()[0]
    checked = whist("check", str(path))
    assert checked.returncode == 0, checked.stdout
    assert whist("check", "mine").returncode == 0
    tried = [line.split(": ", 1)[1] for line in done.stdout.splitlines() if " whist " in line]
    assert [words.split()[1] for words in tried] == ["check", "learn" if shape == "lesson" else "practice"]
    for words in tried:
        again = whist(*words.split()[1:], "--lang", lang, input="1\n")
        assert (again.returncode, again.stderr) == (0, "")
    assert not (tmp_path / "data" / "progress.db").exists()
    assert [p.name for p in (tmp_path / "data").glob("*")] == []


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_is_written_over(whist, tmp_path, shape):
    (tmp_path / "mine.yaml").write_text("mine")
    done = whist("new", shape, "mine")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "“mine.yaml” is there already. Choose another name.\n"
    assert (tmp_path / "mine.yaml").read_text() == "mine"
    assert whist("new", shape, "mine.yaml/x").returncode == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("lesson", "../x"), "“../x” is no name. Use small letters a–z, digits and hyphens, as in “x”."),
        (("lesson", "/etc/x"), "“/etc/x” is no name."),
        (("pack", "Tvister"), "as in “tvister”."),
        (("lesson", "x" * 5000), "is no name."),
        (("deck", "x"), "“deck” can't be begun. Write lesson or pack."),
        (("lesson", "x", "--game", "whist"), "There is no game “whist”."),
    ],
)
def test_what_cannot_be_begun(whist, tmp_path, words, said):
    done = whist("new", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert [path.name for path in tmp_path.rglob("*.yaml")] == []


def test_a_linked_folder_leads_nowhere(whist, tmp_path):
    (tmp_path / "away").mkdir()
    (tmp_path / "here").mkdir()
    try:
        (tmp_path / "here" / "mine").symlink_to(tmp_path / "away")
    except (OSError, NotImplementedError):
        pytest.skip("no links here")
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, "-m", "tutor", "new", "lesson", "mine/x"],
        cwd=tmp_path / "here",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 2
    assert list((tmp_path / "away").iterdir()) == []


def test_a_lesson_of_ones_own_stands_on_the_path_and_keeps_its_progress(whist, tmp_path):
    assert whist("new", "lesson", "--own", "club/first", "--game", "bid").returncode == 0
    assert whist("new", "pack", "--own", "club/quarrels").returncode == 0
    (tmp_path / "data" / "courses" / "club" / "02-broken.yaml").write_text("id: club/broken\n")
    listed = whist("learn", "--list", "--lang", "nb")
    assert (listed.returncode, listed.stderr) == (0, "")
    lines = listed.stdout.splitlines()
    own = lines.index("Dine egne kurs")
    assert lines[own - 1] == ""
    assert lines[own + 1].endswith(". Min egen leksjon (club/first)")
    assert any(line.startswith("«club/02-broken.yaml» kunne ikke leses.") for line in lines[own:])
    assert "- Mine egne oppgaver: 2 oppgaver (whist practice pack.quarrels)" in lines[own:]
    assert (tmp_path / "data").stat().st_mode & 0o77 == 0
    learnt = whist("learn", "club/first", input="2 3\nquit\n")
    assert (learnt.returncode, learnt.stderr) == (0, "")
    rows = {row["id"]: row for row in json.loads(whist("learn", "--list", "--json").stdout)}
    assert (rows["club/first"]["steps"], rows["club/first"]["done"]) == (3, 2)
    assert set(rows["club/first"]) == set(rows["start/first-deal"])
    answered = whist("answer", "pack.quarrels.must-i-beat-it", "HA H7", "--json")
    assert json.loads(answered.stdout)["correct"] is True
    answered = whist("answer", "lesson.club/first.higher-or-lower", "HQ H3", "--json")
    assert json.loads(answered.stdout)["correct"] is True
    practised = whist("practice", "pack.quarrels", "--lang", "sv", input="2 3\n4\n")
    assert (practised.returncode, practised.stderr) == (0, "")
    assert "Vem tar det?" in practised.stdout  # the pack's own words
    assert practised.stdout.count("\n> ") == 2
    missing = whist("practice", "pack.quarrel")
    assert missing.returncode == 2
    assert "pack.quarrel" in missing.stderr


def test_a_preview_from_any_step(whist, tmp_path):
    whist("new", "lesson", "mine/a")
    whole = whist("learn", "mine/a.yaml", input="q\n").stdout
    assert "Partner leads" in whole
    later = whist("learn", "mine/a.yaml", "--step", "2", input="2 3\nq\n").stdout
    assert "Partner leads" not in later
    assert later.endswith("That was a preview; nothing of it is kept.\n")
    beyond = whist("learn", "mine/a.yaml", "--step", "4")
    assert (beyond.returncode, beyond.stderr) == (2, "This lesson has only 3 steps.\n")


def test_each_shape_is_tried_by_its_own_command(whist, tmp_path):
    whist("new", "lesson", "a")
    whist("new", "pack", "b")
    assert whist("learn", "b.yaml").stderr == "“b.yaml” is a pack of puzzles. Try it: whist practice b.yaml\n"
    assert whist("practice", "a.yaml").stderr == "“a.yaml” is a lesson. Try it: whist learn a.yaml\n"
    assert whist("practice", "c.yaml").stderr == "There is no file “c.yaml”.\n"
    (tmp_path / "d.yaml").write_text("puzzles: []\n")
    assert "d.yaml:1:1: The key “id” is missing. Add it." in whist("practice", "d.yaml").stderr

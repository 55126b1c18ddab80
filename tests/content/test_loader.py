"""Courses: what a folder holds, in the order of learning; and the index of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tutor.content.files import id_of_path
from tutor.content.index import build_index, read_index
from tutor.content.loader import load_course, load_lesson

from .lesson_texts import SOUND, write_course


def lesson(name: str, needs: str = "") -> str:
    return SOUND.replace("id: start/sample", f"id: {name}").replace("needs: []", f"needs: [{needs}]")


def test_ids_come_from_the_place() -> None:
    root = Path("/course")
    assert id_of_path(root / "start" / "01-first-deal.yaml", root) == "start/first-deal"
    assert id_of_path(root / "mine.yaml", root) == "mine"
    assert id_of_path(root / "02-b" / "3-tricks.yaml", root) == "b/tricks"


def test_order_follows_needs_then_files(tmp_path: Path) -> None:
    course = load_course(
        write_course(
            tmp_path,
            {
                "b/01-x.yaml": lesson("b/x", "b/z"),
                "b/02-y.yaml": lesson("b/y"),
                "b/03-z.yaml": lesson("b/z"),
                "a/01-w.yaml": lesson("a/w", "b/y"),
            },
        )
    )
    assert course.faults == ()
    assert [each.id for each in course.lessons] == ["b/y", "a/w", "b/z", "b/x"]


def test_one_broken_file_hides_no_other(tmp_path: Path) -> None:
    course = load_course(
        write_course(
            tmp_path,
            {
                "a/01-good.yaml": lesson("a/good"),
                "a/02-tab.yaml": "schema: 1\nsteps:\n\t- say: x\n",  # YM08
                "a/03-other.yaml": lesson("a/other", "a/good"),
            },
        )
    )
    assert [each.id for each in course.lessons] == ["a/good", "a/other"]
    assert [(fault.file, fault.line, fault.code) for fault in course.faults] == [
        (str(tmp_path / "a" / "02-tab.yaml"), 3, "tab")
    ]


def test_faults_between_files(tmp_path: Path) -> None:
    course = load_course(
        write_course(
            tmp_path,
            {
                "a/01-one.yaml": lesson("a/one", "a/two"),
                "a/02-two.yaml": lesson("a/two", "a/one"),
                "a/03-three.yaml": lesson("a/three", "a/nowhere"),
                "a/04-wrong.yaml": lesson("a/one"),
                "a/notes.txt": "?",
                "a/.hidden": "",
                "README.md": "",
            },
        )
    )
    found = [(Path(fault.file).name, fault.line, fault.code) for fault in course.faults]
    assert found == [
        ("01-one.yaml", 5, "needs-circle"),
        ("02-two.yaml", 5, "needs-circle"),
        ("03-three.yaml", 5, "needs-unknown"),
        ("04-wrong.yaml", 2, "id-not-path"),
        ("notes.txt", None, "stray-file"),
    ]


def test_a_need_that_is_broken_is_not_unknown_too(tmp_path: Path) -> None:
    broken = lesson("a/one").replace("game: classic", "game: x")
    course = load_course(
        write_course(tmp_path, {"a/01-one.yaml": broken, "a/02-two.yaml": lesson("a/two", "a/one")})
    )
    assert [fault.code for fault in course.faults] == ["game-unknown"]


def test_a_long_chain_of_needs_is_no_deep_recursion(tmp_path: Path) -> None:
    text = (
        "schema: 1\nid: {0}\ngame: classic\ntitle: {{en: a, nb: b, sv: c}}\n"
        "needs: [{1}]\nsteps:\n  - drill: {{kind: legal}}\n"
    )
    files = {f"l{i}.yaml": text.format(f"l{i}", f"l{i + 1}" if i < 1199 else "") for i in range(1200)}
    course = load_course(write_course(tmp_path, files))
    assert course.faults == ()
    assert [each.id for each in course.lessons[:2]] == ["l1199", "l1198"]


def test_no_such_folder(tmp_path: Path) -> None:
    assert [fault.code for fault in load_course(tmp_path / "none").faults] == ["no-folder"]


def test_a_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "anything.yaml"
    path.write_text(SOUND, encoding="utf-8")
    loaded = load_lesson(path)
    assert loaded.faults == ()
    assert loaded.lesson is not None
    assert loaded.lesson.id == "start/sample"


def test_index_says_what_the_files_say(tmp_path: Path) -> None:
    folder = write_course(
        tmp_path / "lessons",
        {
            "start/01-one.yaml": lesson("start/one"),
            "start/02-two.yaml": lesson("start/two", "start/one"),
            "x.yaml": "a",
        },
    )
    made = build_index(folder)
    assert json.loads(json.dumps(made)) == made
    file = tmp_path / "index.json"
    file.write_text(json.dumps(made), encoding="utf-8")
    index = read_index(folder, file)
    assert [entry.id for entry in index.entries] == ["start/one", "start/two"]
    first = index.entry("start/one")
    assert first is not None
    assert (first.steps, first.game, first.title_in("nb"), first.title_in("de")) == (
        5,
        "classic",
        "Å følge farge",
        "Following suit",
    )
    assert first.step_keys == ("1", "2", "must-follow", "4", "5")
    assert index.file(first) == folder / "start" / "01-one.yaml"
    assert index.broken == ("x.yaml",)
    assert index.entry("gone") is None  # PR06: progress may name a lesson that is no more


def test_an_old_or_broken_index_is_not_believed(tmp_path: Path) -> None:
    folder = write_course(tmp_path / "lessons", {"start/01-one.yaml": lesson("start/one")})
    file = tmp_path / "deeper" / "index.json"
    file.parent.mkdir()
    for text in (
        "",
        "[]",
        "{}",
        '{"format": 99, "lessons": []}',
        '{"format": 1, "lessons": [{}], "broken": []}',
    ):
        file.write_text(text, encoding="utf-8")
        assert [entry.id for entry in read_index(folder, file).entries] == ["start/one"]
    file.write_text('{"format": 1, "lessons": [], "broken": []}', encoding="utf-8")
    os.utime(file, (1, 1))
    assert [entry.id for entry in read_index(folder, file).entries] == ["start/one"]


def test_reading_the_index_imports_neither_yaml_nor_msgspec(tmp_path: Path) -> None:
    folder = write_course(tmp_path / "lessons", {"start/01-one.yaml": lesson("start/one")})
    file = tmp_path / "index.json"
    file.write_text(json.dumps(build_index(folder)), encoding="utf-8")
    code = (
        "import sys; from pathlib import Path; from tutor.content.index import read_index;"
        "assert read_index(Path(sys.argv[1]), Path(sys.argv[2])).entries;"
        "assert not {'yaml', 'msgspec', 'tutor.rules.cards'} & set(sys.modules), sorted(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code, str(folder), str(file)], check=True)

"""Courses of one's own: found, kept in an index, and never able to reach or hide anything else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tutor.content import loader
from tutor.content.files import lesson_files
from tutor.content.index import Index, read_index
from tutor.content.loader import load_course
from tutor.content.own import joined, own_courses, own_index
from tutor.content.skeleton import NOTES, SHAPES, file_of_name, id_of_name, likely_name, skeleton
from tutor.rules.games import GAMES

from .lesson_texts import SOUND, write_course


def lesson(name: str) -> str:
    return SOUND.replace("id: start/sample", f"id: {name}")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = own_courses(tmp_path)
    return write_course(
        folder, {"club/01-one.yaml": lesson("club/one"), "club/02-two.yaml": lesson("club/two")}
    )


def ids(index: Index | None) -> list[str]:
    assert index is not None
    return [entry.id for entry in index.entries]


def test_no_folder_no_courses(tmp_path: Path) -> None:
    assert own_index(tmp_path) is None
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "courses").write_text("")
    assert own_index(tmp_path) is None


def test_lessons_come_from_their_folders(own: Path) -> None:
    index = own_index(own.parent)
    assert ids(index) == ["club/one", "club/two"]
    assert index is not None
    assert index.file(index.entries[1]) == own / "club" / "02-two.yaml"
    assert index.home(index.entries[1]) == own


def test_yaml_is_read_only_where_something_changed(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    whole = loader.load_lesson

    def counted(path: Path, *more: object) -> object:
        read.append(Path(path))
        return whole(path, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(loader, "load_lesson", counted)
    assert own_index(own.parent) == own_index(own.parent)
    assert len(read) == 2
    changes = (
        lambda: (own / "club" / "03-three.yaml").write_text(lesson("club/three"), encoding="utf-8"),
        lambda: os.utime(own / "club" / "01-one.yaml", (1, 1)),  # as copying with its old time does
        lambda: (own / "club" / "02-two.yaml").rename(own / "club" / "04-two.yaml"),
        lambda: (own / "club" / "03-three.yaml").unlink(),
    )
    for change in changes:
        read.clear()
        change()
        first = own_index(own.parent)
        assert read
        read.clear()
        assert own_index(own.parent) == first
        assert read == []


def test_a_kept_index_that_is_damaged_is_made_anew(own: Path) -> None:
    first = own_index(own.parent)
    (kept,) = (own.parent / "cache").iterdir()
    for text in ("", "[]", "{}", '{"stamp": 1}', kept.read_text(encoding="utf-8")[:-20]):
        kept.write_text(text, encoding="utf-8")
        assert own_index(own.parent) == first


def test_where_nothing_can_be_kept_the_lessons_are_read(own: Path) -> None:
    (own.parent / "cache").write_text("")
    assert ids(own_index(own.parent)) == ["club/one", "club/two"]


def test_a_broken_lesson_hides_no_other(own: Path) -> None:
    write_course(
        own,
        {
            "club/03-tab.yaml": "schema: 1\nsteps:\n\t- say: x\n",
            "club/04-four.yaml": lesson("club/four"),
            "club/pack.yaml": "puzzles: 3\n",
        },
    )
    index = own_index(own.parent)
    assert ids(index) == ["club/one", "club/two", "club/four"]
    assert index is not None
    assert index.broken == ("club/03-tab.yaml", "club/pack.yaml")


def test_shipped_lessons_come_first_and_keep_their_ids(tmp_path: Path, own: Path) -> None:
    shipped = read_index(write_course(tmp_path / "shipped", {"club/one.yaml": lesson("club/one")}))
    index = joined(shipped, own_index(own.parent))
    assert ids(index) == ["club/one", "club/two"]
    assert [bool(entry.root) for entry in index.entries] == [False, True]
    assert index.own_taken == ("club/01-one.yaml",)
    assert joined(shipped, None) == shipped


def test_own_lessons_may_need_shipped_ones(tmp_path: Path) -> None:
    needs = SOUND.replace("needs: []", "needs: [start/first-deal, start/first-meal]")
    faults = load_course(write_course(tmp_path, {"start/sample.yaml": needs})).faults
    assert [(fault.code, fault.params["near"]) for fault in faults] == [("needs-unknown", "start/first-deal")]


# Links


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    return write_course(tmp_path / "outside", {"a.yaml": lesson("mine/a"), "deep/b.yaml": lesson("mine/b")})


def link(path: Path, target: Path) -> None:
    try:
        path.symlink_to(target, target_is_directory=target.is_dir())
    except (OSError, NotImplementedError):
        pytest.skip("no links here")


def test_links_that_lead_out_are_told_of_and_not_read(tmp_path: Path, outside: Path) -> None:
    course = write_course(tmp_path / "course", {"mine/c.yaml": lesson("mine/c")})
    link(course / "mine" / "a.yaml", outside / "a.yaml")
    link(course / "mine" / "deep", outside / "deep")
    link(course / "mine" / "loop", course)
    link(course / "mine" / "d.yaml", course / "mine" / "c.yaml")  # inside: an ordinary file
    found = load_course(course)
    told = [(Path(fault.file).name, fault.code) for fault in found.faults]
    assert told == [("a.yaml", "link"), ("d.yaml", "id-not-path"), ("deep", "link"), ("loop", "link")]
    assert [each.id for each in found.lessons] == ["mine/c"]


def test_a_course_of_ones_own_may_be_a_link(tmp_path: Path, outside: Path) -> None:
    folder = own_courses(tmp_path)
    folder.mkdir()
    link(folder / "mine", outside)
    link(folder / "lonely.yaml", outside / "a.yaml")
    assert [path.name for path in lesson_files(folder).lessons] == []
    (outside / "deep" / "b.yaml").write_text(lesson("mine/deep/b"), encoding="utf-8")
    assert ids(own_index(tmp_path)) == ["mine/a", "mine/deep/b"]
    (outside / "e.yaml").write_text(lesson("mine/e"), encoding="utf-8")
    assert ids(own_index(tmp_path)) == ["mine/a", "mine/deep/b", "mine/e"]


# Skeletons


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_skeleton_has_nothing_to_mend(shape: str, game: str, tmp_path: Path) -> None:
    text = skeleton(shape, "mine", game, {name: f"{name} {{HA}}: [x] # 'y" * 9 for name in NOTES[shape]})
    assert max(map(len, text.splitlines())) <= 120
    course = load_course(write_course(tmp_path, {"mine.yaml": text}))
    assert course.faults == ()
    assert len(course.lessons) + len(course.packs) == 1


NAMES = [
    ("lesson", "mine/no-beating", "mine/no-beating"),
    ("lesson", "mine/01-no-beating.yaml", "mine/no-beating"),
    ("lesson", "a", "a"),
    ("lesson", "2024/07-x", "2024/x"),
    ("lesson", "true", "true"),
    ("lesson", "01-", None),
    ("pack", "disputes", "disputes"),
    ("pack", "mine/01-disputes", "01-disputes"),
    *(
        (shape, name, None)
        for shape in SHAPES
        for name in (
            *(
                "",
                "..",
                "../x",
                "a/../b",
                "/x",
                "a//b",
                "a/",
                "./a",
                "a.b",
                "A",
                "æ",
                "a b",
                "a\\b",
                "~/x",
                "-x",
            ),
            *(".yaml", "a\n", "a\0b", "C:x", "a/.yaml"),
        )
    ),
]


@pytest.mark.parametrize(("shape", "name", "expected"), NAMES)
def test_ids_of_names(shape: str, name: str, expected: str | None) -> None:
    assert id_of_name(shape, name) == expected
    if expected is not None:
        assert file_of_name(name).endswith(".yaml")
        near = likely_name(name)
        assert near == name.removesuffix(".yaml")


def test_a_name_that_would_do() -> None:
    assert likely_name("Må jeg stikke over?") == "ma-jeg-stikke-over"
    assert likely_name("../Mitt kurs/Første leksjon.yaml") == "mitt-kurs/forste-leksjon"
    assert likely_name("…") == ""

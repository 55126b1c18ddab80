"""Five hundred broken files: messages each, never a traceback, soon; nothing read or run outside the file."""

from __future__ import annotations

import resource
import time
from io import StringIO
from pathlib import Path

import pytest
from tiny_course import LESSONS, desk, right

from tutor.cli.shell import run
from tutor.content.loader import load_lesson
from tutor.content.model import Lesson
from tutor.data import folder
from tutor.puzzles.codes import CodeError
from tutor.session.coded import asks_of, puzzle_of
from tutor.session.lesson import Ended, LessonRun
from tutor.session.question import Question
from tutor.words.catalog import catalog
from tutor.words.faults import SENTENCES, fault_text
from tutor.words.language import LANGUAGES
from tutor.words.table_refusals import TABLE

from .mutants import mutants
from .test_mistakes import LESSON, PACK, changed, checked

BATCHES, EACH = 5, 100


def texts(place: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(place.rglob("*.yaml"))]


REAL, TINY = [*texts(folder("lessons")), *texts(folder("puzzles"))], texts(LESSONS)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_broken_files_give_messages(batch: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen: set[str] = set()
    sound = 0
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for number, text in enumerate(mutants([*REAL, *TINY * 5, LESSON, PACK], EACH, f"mutants {batch}")):
        path = tmp_path / f"m{number}.yaml"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        start = time.process_time()
        loaded = load_lesson(path)
        assert time.process_time() - start < 2, text
        seen.update(fault.code for fault in loaded.faults)
        for fault in loaded.faults:
            assert fault.code in SENTENCES or fault.code in TABLE, fault
            assert fault.place.startswith(str(path))
            for lang in LANGUAGES:
                said = fault_text(catalog(lang), fault)
                assert len(said) < 600, said
                assert "\n" not in said
        if loaded.lesson is not None:
            sound += 1
            walk(loaded.lesson)
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 100 * 1024, "kilobytes"
    assert len(seen) > 15, seen
    assert sound > 5
    assert run(["check", str(tmp_path), "--lang", "nb"]) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "Traceback" not in shown.out
    assert [path.name for path in tmp_path.iterdir() if not path.name.startswith("m")] == []


def walk(whole: Lesson) -> None:
    """A lesson that is said to be sound can be run, whatever was changed in it."""
    lesson_run = LessonRun(whole, desk())
    for _ in range(400):
        item = lesson_run.next()
        if isinstance(item, Ended):
            return
        if isinstance(item, Question):
            lesson_run.answer(right(item))
    raise AssertionError("the lesson does not end")


def test_previews_of_broken_files_end_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    codes = set()
    for number, text in enumerate(mutants([*TINY, LESSON, PACK], 60, "previews")):
        path = tmp_path / f"m{number}.yaml"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        codes.update(run([command, str(path), "--lang", "sv"]) for command in ("learn", "practice"))
    assert codes == {0, 2}
    assert "Traceback" not in capsys.readouterr().err
    assert not (tmp_path / "data" / "crash").exists()


def test_names_in_a_file_lead_nowhere(tmp_path: Path) -> None:
    """What looks like a path is a word that is not known: nothing is opened but the file itself."""
    secret = tmp_path / "secret.yaml"
    secret.write_text("schema: 1\nid: very-secret\n", encoding="utf-8")
    course = tmp_path / "course"
    names = ("../secret", "../secret.yaml", str(secret), f"file://{secret}", "~/secret", "start/../../secret")
    in_lesson = ("id: mine/a", "needs: []", "[follow-suit, ", "kind: legal, hand")
    in_pack = ("id: p\n", "id: who-takes-it", "game: classic", "kind: winner")
    for whole, file, places in ((LESSON, "mine/a.yaml", in_lesson), (PACK, "p.yaml", in_pack)):
        for old in places:
            for name in names:
                key, colon, value = old.partition(": ")
                new = old.replace(value.strip("[], \n"), name) if value.strip("[]") else f"{key}: [{name}]"
                faults = checked(course, file, changed(whole, old, new if colon else f"[{name}, "))
                assert faults, new
                said = " ".join(fault_text(catalog("en"), fault) for fault in faults)
                assert "very-secret" not in said
        (course / file).unlink()


def test_codes_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "p.yaml").write_text(PACK, encoding="utf-8")
    own = tmp_path / "courses"
    own.mkdir()
    for name in ("../p", str(tmp_path / "p"), "..%2fp", "p.yaml", "../courses/../p", "p/../p", ""):
        for code in (f"pack.{name}.who-takes-it", f"lesson.{name}.who-takes-it"):
            with pytest.raises(CodeError):
                puzzle_of(code, own)
        with pytest.raises(CodeError):
            asks_of(f"pack.{name}", own)

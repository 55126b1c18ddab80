"""`whist progress`: what is shown, as text and as JSON; export, import and restore with real files and processes."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import redirect_stdout
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path

import pytest
from talk import context
from terminal import Terminal
from test_screens import SCREENS, sound
from tiny_course import LESSONS

from tutor.cli.context import using
from tutor.cli.progress_page import show
from tutor.content.index import read_index
from tutor.progress.model import Attempt, Sprint
from tutor.progress.opening import FILE_NAME, open_store, store_in_memory
from tutor.session.overview import overview

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def whist(*args: str, answers: str = "", lang: str = "nb", **environ: str):
    """One command."""
    return subprocess.run(
        [sys.executable, "-m", "tutor", *args],
        input=answers,
        capture_output=True,
        encoding=environ.get("PYTHONIOENCODING", "utf-8"),
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "WHIST_LANG": lang, **environ},
        timeout=60,
        check=False,
    )


def answer(number: int, at: datetime, **changes: object) -> Attempt:
    values = {
        "kind": "winner",
        "game": "classic",
        "level": 1,
        "rule": "highest-trump-wins",
        "given": "x",
        "read_as": (),
        "correct": True,
    } | changes
    return Attempt(id=f"a{number}", at=at, local_date=at.date(), **values)


def practised(store) -> None:
    """Two weeks of it."""
    rows = [
        ("winner", "classic", "highest-trump-wins"),
        ("legal", "classic", "follow-suit"),
        ("score", "bid", "set-loses-shortfall"),
        ("winner", "bid", "highest-of-led-suit-wins"),
    ]
    for number in range(60):
        kind, game, rule = rows[number * number % 7 % 4]
        right = number % 5 not in (1, 4) or rule == "follow-suit"
        store.record(
            answer(
                number,
                NOON - timedelta(hours=(60 - number) * 6),
                kind=kind,
                game=game,
                rule=rule,
                correct=right,
                misconception=None if right else "trump-ignored" if kind == "winner" else "over-seven",
            )
        )
    for number, (game, seconds, what, right) in enumerate(
        [("bid", 180, (), 11), ("classic", 90, ("legal", "winner"), 14), ("classic", 180, (), 17)]
    ):
        at = NOON - timedelta(days=number)
        store.record_sprint(Sprint(f"s{number}", at, at.date(), game, seconds, what, None, right, right + 2))
    store.finish_lesson("mini/trick", NOON)
    store.mark_step("mini/follow", read_index(LESSONS).entries[1].step_keys[0], 0, 3, NOON)


# What is shown


class Output(StringIO):
    """An output that can show everything."""

    encoding = "utf-8"


def shown(ctx, store) -> str:
    written = Output()
    with using(ctx), redirect_stdout(written):
        show(ctx, overview(store, read_index(LESSONS), NOON), NOON.date())
    return written.getvalue()


@pytest.mark.parametrize("style", ["drawn", "plain"])
@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_screens(lang, columns, style, monkeypatch, request):
    monkeypatch.setenv("COLUMNS", str(columns))
    ctx = context(lang, style == "plain")
    store = store_in_memory()
    practised(store)
    whole = "\n".join(
        ["===== practised =====", shown(ctx, store), "===== new =====", shown(ctx, store_in_memory())]
    )
    sound("progress", whole, columns, style)
    stored = SCREENS / f"progress-{lang}-{columns}-{style}.txt"
    if request.config.getoption("--update-screens"):
        stored.write_text(whole, encoding="utf-8")
    assert whole == stored.read_text(encoding="utf-8"), "pytest --update-screens, and look at the difference"


@pytest.mark.parametrize("columns", [20, 27, 40, 59])
def test_narrow_windows_tell_it_in_sentences(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    store = store_in_memory()
    practised(store)
    text = shown(context("nb"), store)
    assert "█" not in text
    assert "○" not in text
    sound("progress", text, columns, "drawn")


def test_colour_tells_nothing_alone(monkeypatch):
    import re

    monkeypatch.setenv("COLUMNS", "80")
    store = store_in_memory()
    practised(store)
    coloured = shown(context("en", colour=True), store)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == shown(context("en"), store)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_an_encoding_without_bars(data, encoding):
    with open_store(data, NOON).store as store:
        practised(store)
    done = whist("progress", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert "?" not in done.stdout
    assert "#" in done.stdout


# JSON


def test_json_is_as_the_contract_has_it(data):
    with open_store(data, datetime.now().astimezone()).store as store:
        practised(store)
    done = whist("progress", "--json")
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (0, "", 1)
    found = json.loads(done.stdout)
    assert list(found) == ["attempts", "right", "streak_days", "rules", "lessons", "sprints"]
    assert (found["attempts"], found["right"]) == (60, sum(row["right"] for row in found["rules"]))
    assert sum(row["attempts"] for row in found["rules"]) == 60
    for row in found["rules"]:
        assert list(row) == ["rule", "game", "attempts", "right", "due"]
        assert datetime.fromisoformat(row["due"])
    listed = json.loads(whist("learn", "--list", "--json").stdout)
    assert [{k: v for k, v in row.items() if k != "mastery"} for row in found["lessons"]] == listed


def test_to_look_creates_nothing(data):
    assert json.loads(whist("progress", "--json").stdout)["attempts"] == 0
    done = whist("progress")
    assert (done.returncode, done.stdout) == (
        0,
        "Slik går det\nDu har ikke svart på noe ennå. Begynn med: whist\n",
    )
    assert not data.exists()


def test_languages_share_one_progress():
    for lang in ("nb", "sv", "en"):
        whist("practice", "winner", answers="1\n", lang=lang)
    assert {
        json.loads(whist("progress", "--json", lang=lang).stdout)["attempts"] for lang in ("nb", "sv")
    } == {3}


def test_an_answer_is_due_on_a_later_day_or_today():
    whist("practice", "winner", "--count", "3", "--seed", "1", answers="1\n2\n3\n")
    found = json.loads(whist("progress", "--json").stdout)
    assert found["streak_days"] == 1
    assert all(row["due"] >= datetime.now().date().isoformat() for row in found["rules"])


# Export and import


def exported(*args: str, **environ: str) -> list[dict[str, object]]:
    done = whist("progress", "export", "-", *args, **environ)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_from_one_machine_to_another(tmp_path, data):
    with open_store(data, NOON).store as store:
        practised(store)
    file, other = tmp_path / "mine.jsonl", str(tmp_path / "other")
    done = whist("progress", "export", str(file))
    assert (done.returncode, done.stdout) == (0, f"60 svar er skrevet til {file}.\n")
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600
    done = whist("progress", "import", str(file), WHIST_DATA=other)
    assert (done.returncode, done.stdout, done.stderr) == (0, "60 nye svar kom inn.\n", "")
    done = whist("progress", "import", str(file), WHIST_DATA=other)
    assert (done.returncode, done.stdout) == (0, "0 nye svar kom inn.\n60 var her fra før.\n")
    assert whist("progress", "--json", WHIST_DATA=other).stdout == whist("progress", "--json").stdout
    assert exported(WHIST_DATA=other)[1:] == exported()[1:]


def test_by_a_pipe_and_in_any_locale(tmp_path):
    whist("practice", "winner", answers="sør\n")
    other = str(tmp_path / "other")
    out = whist("progress", "export", "-").stdout
    done = whist("progress", "import", "-", answers=out, WHIST_DATA=other, LC_ALL="C")
    assert (done.returncode, done.stdout) == (0, "1 nytt svar kom inn.\n")
    assert exported(WHIST_DATA=other)[1]["given"] == "sør"


def test_export_writes_over_an_export_and_nothing_else(tmp_path):
    file = tmp_path / "file"
    for text in ("", None):
        if text is not None:
            file.write_text(text)
        assert whist("progress", "export", str(file)).returncode == 0
    file.write_text("letter to my aunt\n")
    done = whist("progress", "export", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert str(file) in done.stderr
    assert file.read_text() == "letter to my aunt\n"
    assert os.listdir(tmp_path) == ["file"] or sorted(os.listdir(tmp_path)) == ["data", "file"]


@pytest.mark.parametrize("what", ["export", "import"])
@pytest.mark.parametrize("name", ["folder", "none/file", "file/file"])
@pytest.mark.parametrize("lang", ["nb", "sv", "en"])
def test_files_that_cannot_be_used(tmp_path, what, name, lang):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    done = whist("progress", what, str(tmp_path / name), lang=lang)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert name in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_pr03_a_full_disk_is_told(tmp_path):
    whist("practice", "winner", answers="1\n")
    done = whist("progress", "export", "/dev/full")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "plass" in done.stderr


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "Linje 2 er ikke JSON"),
        ('{"type":"mood"}', "Linje 2: Det finnes ingenting av typen «mood»"),
        ('{"type":"undo","id":"u"}', "Linje 2: «attempt» mangler"),
        ('{"type":"undo","id":1}', "Linje 2: Verdien av «id»"),
        ("", "etter linje 2"),
    ],
)
def test_a_faulty_line_is_told_by_its_number(line, told):
    head = '{"type":"header","format":"whist-progress","version":1}'
    done = whist("progress", "import", "-", answers=f"{head}\n{line}\n")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert told in done.stderr
    assert "whist progress export" in done.stderr
    assert json.loads(whist("progress", "--json").stdout)["attempts"] == 0


def test_import_where_nothing_can_be_saved(tmp_path):
    out = whist("progress", "export", "-").stdout
    (tmp_path / "file").write_text("")
    done = whist("progress", "import", "-", answers=out, WHIST_DATA=str(tmp_path / "file" / "data"))
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.full
def test_a_hundred_thousand_answers_in_ten_seconds_with_a_bar(tmp_path, data):
    from benchmarks.history import IMPORT_SECONDS, IMPORTED, write

    write(tmp_path / "history.jsonl", IMPORTED)
    begun = time.monotonic()
    line = ["progress", "import", str(tmp_path / "history.jsonl")]
    with Terminal(*line, WHIST_LANG="nb", WHIST_DATA=str(data)) as terminal:
        terminal.end()
        assert time.monotonic() - begun < IMPORT_SECONDS
        assert b"\x1b[" in terminal.raw
        assert b"Leser inn" in terminal.raw
        assert b"100000" in terminal.raw


# Damage and backups


def damage(folder: Path) -> None:
    (folder / FILE_NAME).write_bytes(b'{"done": ["l1"')


def with_backup(folder: Path) -> None:
    """Progress of two days, damaged on the third."""
    for days in (3, 2):
        at = datetime.now().astimezone() - timedelta(days=days)
        with open_store(folder, at).store as store:
            store.record(answer(days, at))
    damage(folder)


def test_pr01_the_newest_backup_is_offered_and_put_back(data):
    with_backup(data)
    done = whist("practice", "winner", answers="1\n")
    assert done.returncode == 0
    warning, offer = done.stderr.splitlines()
    assert str(data / FILE_NAME) in warning
    assert offer.endswith("Slik henter du den tilbake: whist progress restore")
    assert "Traceback" not in done.stderr
    done = whist("progress", "restore")
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 svar er tilbake.\n", "")
    assert json.loads(whist("progress", "--json").stdout)["attempts"] == 2
    assert whist("progress", "restore").stdout == "Ingenting manglet.\n"


def test_pr01_restore_itself_finds_the_damage(data):
    with_backup(data)
    done = whist("progress", "restore")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (0, "1 svar er tilbake.\n", 1)


def test_restore_without_a_backup():
    done = whist("progress", "restore")
    assert (done.returncode, done.stdout) == (0, "Her er det ingen sikkerhetskopi.\n")


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals are POSIX")
@pytest.mark.parametrize(("typed", "count"), [("", 1), ("ja", 1), ("nei", 0), ("kanskje\nja", 1)])
def test_pr01_in_a_terminal_it_is_asked(data, typed, count):
    with_backup(data)
    with Terminal("progress", WHIST_LANG="nb", WHIST_DATA=str(data)) as terminal:
        terminal.until("ja/nei")
        for line in typed.split("\n"):
            terminal.type(line)
        terminal.end()
    assert json.loads(whist("progress", "--json").stdout)["attempts"] == count


# Killed, and two at once: PR rows with the command itself


def practice(*args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tutor", "practice", "winner", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "WHIST_LANG": "nb"},
    )


def kept(data: Path) -> int:
    with sqlite3.connect(data / FILE_NAME) as connection:
        return connection.execute("SELECT COUNT(*) FROM attempts").fetchone()[0]


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is POSIX")
@pytest.mark.parametrize("batch", range(5))
def test_no_shown_verdict_is_lost_when_it_is_killed(data, batch):
    """Ten times: an answer, its verdict on the screen, SIGKILL."""
    for number in range(10):
        process = practice("--seed", str(number))
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:  # the echo of the answer, and the line after it
            if line == "> 1\n":
                break
        assert process.stdout.readline().strip()
        process.kill()
        process.communicate()
        assert process.returncode < 0
        assert kept(data) == number + 1
    found = json.loads(whist("progress", "--json").stdout)
    assert found["attempts"] == 10


@pytest.mark.parametrize("batch", range(5))
def test_two_at_once_are_both_kept(data, batch):
    for number in range(1, 11):
        both = [practice("--count", "2", "--seed", str(number)) for _ in range(2)]
        for process in both:
            process.stdin.write("1\n1\n")
            process.stdin.close()
        for process in both:
            process.stdout.read()
            assert process.wait(30) == 0
        assert kept(data) == 4 * number
    assert json.loads(whist("progress", "--json").stdout)["attempts"] == 40

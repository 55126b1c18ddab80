"""The command line as a whole, as real processes: help, errors, exit codes, pipes, encodings."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tutor import __version__

LANGUAGES = ("en", "nb", "sv")
TUTOR = [sys.executable, "-m", "tutor"]


@pytest.mark.parametrize("line", [["--version"], ["--version", "--lang", "sv"], ["--plain", "--version"]])
def test_version(whist, line):
    done = whist(*line)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"whist {__version__}\n", "")


@pytest.mark.parametrize(
    ("lang", "first", "section"),
    [("en", "Usage: whist", "Learn:"), ("nb", "Slik: whist", "Lær:"), ("sv", "Så här: whist", "Lär dig:")],
)
def test_help(whist, lang, first, section):
    for line in (["--lang", lang, "--help"], ["-h", f"--lang={lang}"]):
        done = whist(*line)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(first)
        assert f"\n{section}\n" in done.stdout
        assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("environ", "first"),
    [
        ({"LANG": "C"}, "Usage"),  # LO01
        ({"LC_ALL": "POSIX"}, "Usage"),
        ({"LANG": "nn_NO.UTF-8"}, "Slik"),  # LO03
        ({"LC_ALL": "sv_SE.UTF-8", "LANG": "nb_NO.UTF-8"}, "Så här"),  # LO05
        ({"LC_CTYPE": "nb_NO.UTF-8", "LANG": "en_US.UTF-8"}, "Usage"),  # LO06
        ({"LANGUAGE": "sv:nb", "LANG": "nb_NO.UTF-8"}, "Så här"),
        ({"WHIST_LANG": "nb", "LANGUAGE": "sv", "LANG": "sv_SE.UTF-8"}, "Slik"),
    ],
)
def test_language_of_the_environment(whist, environ, first):
    assert whist("--help", **environ).stdout.startswith(first)


REFUSED = [
    # line, what the one message holds in en, nb, sv
    (["lern"], "There is no command “lern”", "Kommandoen «lern» finnes ikke", "Kommandot ”lern” finns inte"),
    (["lern"], "Did you mean “learn”?", "Mente du «learn»?", "Menade du ”learn”?"),
    (["xyzzy"], "learn, practice", "learn, practice", "learn, practice"),
    (["--nope"], "No such option '--nope'", "Valget --nope finnes ikke", "Valet --nope finns inte"),
    (["lang", "--nope"], "whist lang --help", "whist lang --help", "whist lang --help"),
    (["lang", "nb", "sv"], "extra argument (sv)", "et ord for mye: sv", "ett ord för mycket: sv"),
    (["lang", "xx"], "nb (norsk), sv", "nb (norsk), sv", "nb (norsk), sv"),
    (["settings", "--plain=x"], "No such option", "finnes ikke", "finns inte"),
    (["settings", "plain"], "is no setting", "er ingen innstilling", "är ingen inställning"),
    (["settings", "plain=x"], "on, not “x”", "on, ikke «x»", "on, inte ”x”"),
    (["settings", "lang=x"], "no language “x”", "Språket «x»", "Språket ”x”"),
]


@pytest.mark.parametrize(("line", *LANGUAGES), REFUSED, ids=lambda value: str(value)[:24])
def test_refusals(whist, line, en, nb, sv):
    for lang, told in zip(LANGUAGES, (en, nb, sv), strict=True):
        done = whist(*line, WHIST_LANG=lang)
        assert (done.returncode, done.stdout) == (2, ""), lang
        assert told in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("line", [["--lang", "xx", "--help"], ["learn", "--lang=xx"], ["lang", "--lang"]])
def test_an_unknown_language_is_refused_with_the_list(whist, line):
    done = whist(*line, LANG="nb_NO.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Du kan velge nb (norsk), sv (svenska) eller en (English)." in done.stderr


def test_language_is_saved(whist):
    done = whist("lang", "sv", LANG="nb_NO.UTF-8")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Nu är språket svenska.\n", "")
    assert whist("lang", LANG="nb_NO.UTF-8").stdout.startswith("Språket är svenska (sv).")
    assert whist("--help", LANG="nb_NO.UTF-8").stdout.startswith("Så här")
    assert whist("--help", "--lang", "en").stdout.startswith("Usage")


def test_a_variable_that_wins_over_the_saved_language_is_told(whist):
    done = whist("lang", "sv", WHIST_LANG="nb")
    assert done.returncode == 0
    assert "WHIST_LANG" in done.stderr


def test_settings_are_saved_all_or_none(whist):
    assert whist("settings", "plain=ON", "letters=runes").returncode == 2
    assert "plain=off" in whist("settings").stdout
    done = whist("settings", "plain=ON", "lang = no")
    assert (done.returncode, done.stderr) == (0, "")
    shown = whist("settings").stdout
    for line in ("lang=nb ", "plain=on ", "letters=local "):
        assert line in shown
    assert "Språket" in shown


def test_a_folder_that_cannot_be_written(whist, tmp_path):
    (tmp_path / "file").write_text("")
    done = whist("lang", "sv", WHIST_DATA=str(tmp_path / "file" / "x"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "WHIST_DATA" in done.stderr
    assert whist("--help", WHIST_DATA=str(tmp_path / "file" / "x")).returncode == 0


@pytest.mark.parametrize("line", [["--version"], ["--help"], ["settings"], ["lang"]])
def test_a_closed_pipe_is_no_fault(line):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run([*TUTOR, *line], stdout=writer, stderr=subprocess.PIPE, check=False, timeout=60)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">&- 2>&-"])
def test_a_closed_stream_is_no_fault(closed):
    line = f'"$0" -m tutor settings {closed}'
    done = subprocess.run(["sh", "-c", line, sys.executable], capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_device_is_told():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*TUTOR, "--help"], stdout=full, stderr=subprocess.PIPE, check=False, timeout=60
        )
    assert done.returncode == 2
    assert done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "latin-1"])
@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_any_output_encoding(encoding, lang):
    environ = {**os.environ, "PYTHONIOENCODING": encoding, "WHIST_LANG": lang}
    for line in (["--help"], ["lern"]):
        done = subprocess.run([*TUTOR, *line], env=environ, capture_output=True, check=False, timeout=60)
        assert done.returncode in (0, 2)
        shown = (done.stdout + done.stderr).decode(encoding)
        assert "whist" in shown
        assert "Traceback" not in shown


@pytest.mark.parametrize("columns", ["20", "21", "49", "50", "80", "200"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_width(whist, columns, lang):
    shown = whist("--help", COLUMNS=columns, WHIST_LANG=lang).stdout
    assert max(len(line) for line in shown.splitlines()) <= int(columns)
    assert "judge" in re.sub(r"\s", "", shown)


def test_help_opens_no_database_and_loads_no_table(whist):
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "tutor", "--help"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {line.split("|")[-1].strip() for line in done.stderr.splitlines()}
    assert not loaded & {"sqlite3", "rich", "yaml", "msgspec", "babel", "unicodedata", "fsrs"}
    assert not {name for name in loaded if name.startswith("tutor.cli.commands.")}

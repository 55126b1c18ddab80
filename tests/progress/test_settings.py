"""The settings file: what it keeps, and that no state of it can stop the tutor."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tutor.progress.settings import FILE, Settings, SettingsNotSaved, data_folder, read, write


def test_round_trip_keeps_what_it_does_not_know(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    kept = Settings({"lang": "sv", "plain": "on", "from.the.future": "å = ø"})
    write(str(folder), kept)
    assert read(str(folder)) == kept
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    assert os.listdir(folder) == [FILE]


def test_a_value_is_changed_and_taken_away() -> None:
    settings = Settings({"lang": "sv"}).with_value("plain", "on").with_value("lang", None)
    assert (settings.lang, settings.plain, settings.get("letters")) == (None, True, "local")


@pytest.mark.parametrize(
    ("content", "lang", "plain", "letters"),
    [
        (b"", None, False, "local"),
        (b"lang = nb\nletters=international\n", "nb", False, "international"),
        (b"\xef\xbb\xbflang = sv\r\nplain = on\r\n", "sv", True, "local"),
        (b"# lang = nb\n= nb\nlang\n[x]\n", None, False, "local"),
        (b"\x00\xff\xfe\x80plain = on\nlang = sv\n", "sv", False, "local"),
        (b"plain = perhaps\nletters = runes\n", None, False, "local"),
        (b"lang = \x1b[31mnb\n", None, False, "local"),
        (b"x = y\n" * 100_000, None, False, "local"),
    ],
)
def test_any_file_can_be_read(
    tmp_path: Path, content: bytes, lang: str | None, plain: bool, letters: str
) -> None:
    (tmp_path / FILE).write_bytes(content)
    settings = read(str(tmp_path))
    assert (settings.lang, settings.plain, settings.get("letters")) == (lang, plain, letters)


def test_no_file_and_a_folder_in_its_place(tmp_path: Path) -> None:
    assert read(str(tmp_path / "nowhere")) == Settings()
    (tmp_path / FILE).mkdir()
    assert read(str(tmp_path)) == Settings()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsNotSaved) as told:
        write(str(tmp_path / "file" / "data"), Settings({"lang": "nb"}))
    assert told.value.path.startswith(str(tmp_path))


def test_the_folder(tmp_path: Path) -> None:
    assert data_folder({"WHIST_DATA": str(tmp_path)}) == str(tmp_path)
    assert data_folder({"WHIST_DATA": ""}).endswith("whist-tutor")

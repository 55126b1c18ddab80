"""What is built: the wheel away from the tree, and the sdist, which makes the same wheel (LO07)."""

from __future__ import annotations

import gettext
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parents[1]
PACKED = "tutor/_data/"

pytest.importorskip("build", reason="build is not installed: make test brings it")


def build(source: Path, target: Path, *what: str) -> Path:
    """One wheel or sdist, by the build tools that are installed already."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target), *what, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = target.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"), "--wheel")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the wheel's files, as pip would put them."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def tree(name: str, pattern: str) -> set[str]:
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / name).rglob(pattern)}


def test_the_wheel_holds_the_card_terms(wheel: Path) -> None:
    assert tree("tutor", "*.txt") <= names_in(wheel)


def test_the_wheel_holds_every_lesson_and_catalogue(wheel: Path) -> None:
    packed = {name.removeprefix(PACKED) for name in names_in(wheel) if name.startswith(PACKED)}
    catalogues = tree("locales", "*.po")
    assert packed == (
        tree("lessons", "*.yaml")
        | tree("puzzles", "*.yaml")
        | catalogues
        | {name.removesuffix(".po") + ".mo" for name in catalogues}
        | {"lessons.json"}
    )


def test_every_translation_of_the_tree_is_in_the_wheel(installed: Path) -> None:
    for name in sorted(tree("locales", "*.po")):
        with (ROOT / name).open("rb") as stream:
            source = read_po(stream)
        said = [
            m
            for m in source
            if m.id and not m.fuzzy and all([m.string] if isinstance(m.string, str) else m.string)
        ]
        with (installed / PACKED / name).with_suffix(".mo").open("rb") as compiled:
            found = gettext.GNUTranslations(compiled)
        for message in said:
            one, many = (message.id, None) if isinstance(message.id, str) else message.id
            first = message.string if many is None else message.string[0]
            match (message.context, many):
                case (None, None):
                    told = found.gettext(one)
                case (None, _):
                    told = found.ngettext(one, many, 1)
                case (context, None):
                    told = found.pgettext(context, one)
                case (context, _):
                    told = found.npgettext(context, one, many, 1)
            assert told == first, name


def test_the_index_lists_every_lesson(installed: Path) -> None:
    index = json.loads((installed / PACKED / "lessons.json").read_text(encoding="utf-8"))
    assert index["broken"] == []
    assert {f"lessons/{each['path']}" for each in index["lessons"]} == tree("lessons", "[0-9]*.yaml")


@pytest.mark.parametrize(("lang", "usage"), [("nb", "Slik:"), ("sv", "Så här:"), ("en", "Usage:")])
def test_it_speaks_away_from_the_tree(installed: Path, tmp_path: Path, lang: str, usage: str) -> None:
    environ = {**os.environ, "PYTHONPATH": str(installed), "PYTHONIOENCODING": "utf-8"}

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "tutor", "--lang", lang, *words],
            env=environ, cwd=tmp_path, capture_output=True, encoding="utf-8", check=True,
        )  # fmt: skip
        return done.stdout

    where = "import tutor.data; print(tutor.data.folder('locales'))"
    folder = subprocess.check_output([sys.executable, "-c", where], env=environ, cwd=tmp_path, text=True)
    assert Path(folder.strip()) == installed / PACKED / "locales"
    assert run("--help").startswith(usage)
    lessons = json.loads(run("learn", "--json"))
    assert len(lessons) == len(tree("lessons", "[0-9]*.yaml"))


def test_the_sdist_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    sdist = build(ROOT, tmp_path / "sdist", "--sdist")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    assert not list(source.rglob("*.mo")), "compiled files are made anew"
    assert names_in(build(source, tmp_path / "wheel", "--wheel")) == names_in(wheel)

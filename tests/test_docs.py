"""The documents are part of the product: their examples run, their lessons load, and nothing is left out.

Outputs and tables are brought up to date by `python tools/docs.py`.
"""

from __future__ import annotations

import gettext
import importlib.util
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest

from tutor.cli.app import COMMANDS, build_app
from tutor.cli.context import Context, using
from tutor.content.loader import load_lesson
from tutor.content.records import read_record
from tutor.content.yaml_strict import read_file
from tutor.puzzles.kinds import all_kinds
from tutor.rules.games import ALL_GAMES
from tutor.rules.rulebook import RULES
from tutor.words.catalog import catalog

ROOT = Path(__file__).resolve().parent.parent


def _tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"tools_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


docs = _tool("docs")
DOCUMENTS = docs.documents()
TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in DOCUMENTS}
ALL_TEXT = "\n".join(TEXTS.values())


def _blocks(language: str) -> list[tuple[str, Any]]:
    return [
        (f"{name}#{n}", block)
        for name, text in TEXTS.items()
        for n, block in enumerate(docs.blocks(text))
        if block.language == language
    ]


# Examples


@pytest.mark.parametrize("name", TEXTS)
def test_outputs_and_tables_are_what_the_program_writes(name: str) -> None:
    if sys.platform == "win32":
        pytest.skip("the examples are written for a Unix shell")
    assert docs.updated(ROOT / name) == TEXTS[name], "python tools/docs.py brings the documents up to date"


def test_picture_is_what_the_script_draws() -> None:
    drawn = _tool("picture")
    assert drawn.picture() == drawn.PICTURE.read_text("utf-8")


def test_picture_fetches_nothing() -> None:
    svg = (ROOT / "docs" / "puzzle.svg").read_text("utf-8")
    hosts = set(re.findall(r"\w+://[^\s\"')]+", svg))
    assert hosts == {"http://www.w3.org/2000/svg"}  # the name of the format
    assert "url(" not in re.sub(r"url\(#[\w-]+\)", "", svg)


def test_first_screen_of_the_readme() -> None:
    first = TEXTS["README.md"].splitlines()[:20]
    assert any("docs/puzzle.svg" in line for line in first)
    assert any(line.startswith("make run") for line in first)
    assert any(line.startswith("make test") for line in first)


@pytest.mark.parametrize(("place", "block"), _blocks("yaml"))
def test_yaml_examples_load(place: str, block: Any, tmp_path: Path) -> None:
    name = block.value("file") or "steps.yaml"
    text = block.body
    if block.value("file") is None:
        assert block.rest == "steps", place
        head = "schema: 1\nid: mine/steps\ngame: classic\ntitle: {en: A, nb: B, sv: C}\nsteps:\n"
        text = head + textwrap.indent(block.body, "  ")
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    if name.startswith("deal"):
        assert read_record(read_file(file))[1] == []
        return
    loaded = load_lesson(file, tmp_path if file.parent == tmp_path and "pack" in name else None)
    if name.startswith("faulty"):
        assert loaded.faults
    else:
        assert [fault.code for fault in loaded.faults if fault.code != "part-unknown"] == []
        assert loaded.lesson is not None or loaded.pack is not None or loaded.parts is not None


@pytest.mark.parametrize(("place", "block"), _blocks("po"))
def test_catalogue_examples_are_in_the_catalogue(place: str, block: Any) -> None:
    found = dict(re.findall(r'^(msgctxt|msgid|msgstr) "(.*)"$', block.body, re.MULTILINE))
    norwegian = gettext.translation("tutor", ROOT / "locales", ["nb"])
    said = (
        norwegian.pgettext(found["msgctxt"], found["msgid"])
        if "msgctxt" in found
        else norwegian.gettext(found["msgid"])
    )
    assert said == found["msgstr"], place


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    known = {"console", "yaml", "po", "sh", "text", "python"}
    assert {b.language for text in TEXTS.values() for b in docs.blocks(text)} <= known


# Completeness


def _options() -> Iterator[tuple[str, str]]:
    with using(Context("en", catalog("en"))):
        shell = build_app("en")
        waiting: list[tuple[str, click.Command]] = [("whist", shell)]
        while waiting:
            name, command = waiting.pop()
            yield from ((name, opt) for p in command.params for opt in p.opts if opt.startswith("--"))
            if isinstance(command, click.Group):
                ctx = click.Context(command)
                for part in command.list_commands(ctx):
                    found = command.get_command(ctx, part)
                    assert found is not None
                    waiting.append((f"{name} {part}", found))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_readme_and_in_its_reference(name: str) -> None:
    assert f"`whist {name}`" in TEXTS["README.md"]
    assert f"$ whist {name} --help" in TEXTS["docs/commands.md"]


def test_every_option_is_documented() -> None:
    reference = TEXTS["docs/commands.md"]
    missing = [pair for pair in _options() if not re.search(rf"(?<!\S){pair[1]}\b", reference)]
    assert missing == []


def test_every_game_house_rule_kind_and_rule_is_documented() -> None:
    names = {
        *(game.id for game in ALL_GAMES),
        *(option.name for game in ALL_GAMES for option in game.options),
        *(kind.id for kind in all_kinds()),
        *(idea.id for kind in all_kinds() for idea in kind.misconceptions),
        *RULES,
    }
    assert [name for name in sorted(names) if f"`{name}`" not in ALL_TEXT] == []


def test_every_key_of_a_lesson_is_explained() -> None:
    from tutor.content import lessons, packs, positions, steps

    keys = {
        *lessons.TOP,
        *packs.TOP,
        *positions.FIELDS,
        *steps.DRILL,
        *(k for s in steps.SHAPES.values() for k in s),
    }
    authoring = TEXTS["docs/authoring.md"]
    missing = [
        key for key in sorted(keys) if not re.search(rf"`{key}`|### {key}\b|^{key}:", authoring, re.MULTILINE)
    ]
    assert missing == []


def test_every_package_is_in_the_architecture() -> None:
    packages = [path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tutor").rglob("__init__.py")]
    architecture = TEXTS["docs/architecture.md"]
    assert [
        name for name in packages if f"`{name}`" not in architecture and f"`{name}/`" not in architecture
    ] == []


def test_every_decision_is_listed() -> None:
    pages = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert [page for page in pages if f"({page})" not in TEXTS["docs/decisions/README.md"]] == []
    assert [page[:4] for page in pages] == [f"{n:04d}" for n in range(1, len(pages) + 1)]


# Links


def _anchors(text: str) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_somewhere(name: str) -> None:
    prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", TEXTS[name], flags=re.M | re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if target.startswith(("http://", "https://")):
            continue
        path, _, anchor = target.partition("#")
        file = ((ROOT / name).parent / path).resolve() if path else ROOT / name
        assert file.exists(), target
        if anchor:
            assert anchor in _anchors(file.read_text("utf-8")), target


# What a repository should not hold

#: Places of one machine, and hosts that serve packages: they belong into nobody's clone.
NOT_HERE = {
    "a home or scratch folder": re.compile(r"(?<![\w.~/-])/(?:root|home/\w+|Users/\w+|work)/\w"),
    "a package host": re.compile(
        r"\bpypi\b|pythonhosted|\bregistry\.\w+\.\w+|--index-url|\bcdnjs\b", re.IGNORECASE
    ),
}
#: Here such names are told apart, or stand for what they are.
ALLOWED = {"tests/test_docs.py"}


def _tracked() -> list[str]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a clone")
    return [name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()]


def test_repository_holds_nothing_of_one_machine() -> None:
    found = []
    for name in _tracked():
        if name in ALLOWED:
            continue
        text = (ROOT / name).read_bytes().decode("utf-8", "replace")
        found += [(name, what, m.group()) for what, sign in NOT_HERE.items() if (m := sign.search(text))]
    assert found == []

"""Bring the documents up to date with the program: `python tools/docs.py` (or `make docs`).

Three things in the documents are written by the program, never by hand, and the suite checks that they still
are what it writes:

- what follows a line `$ whist …` in a `console` block: the command is run in a folder of its own, and its
  output put there. `console exit=1` says which code the last command of the block ends with;
- what stands between `<!-- made: NAME -->` and `<!-- end -->`: a table, made by the function of that name;
- docs/puzzle.svg, by tools/picture.py.

A block `yaml file=NAME` is written into that folder before the commands after it are run.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

BLOCK = re.compile(r"^```(?P<info>[^\n`]+)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
MADE = re.compile(r"(?P<open><!-- made: (?P<name>[\w-]+) -->\n).*?(?P<close><!-- end -->)", re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, what else stands behind the fence, and its text."""

    language: str
    rest: str
    body: str

    def value(self, name: str) -> str | None:
        """The value of `name=value` behind the fence."""
        return next(
            (word[len(name) + 1 :] for word in self.rest.split() if word.startswith(f"{name}=")), None
        )


def documents() -> list[Path]:
    """Every document of the project."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a document."""
    return [_block(found) for found in BLOCK.finditer(text)]


def updated(path: Path) -> str:
    """A document with the outputs and tables that the program gives now. Raises ExampleFailed."""
    text = MADE.sub(lambda m: f"{m['open']}\n{MAKERS[m['name']]()}\n\n{m['close']}", path.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder))
        return BLOCK.sub(lambda m: place.filled(_block(m)), text)


def _block(found: re.Match[str]) -> Block:
    language, _, rest = found["info"].partition(" ")
    return Block(language, rest, found["body"])


class ExampleFailed(Exception):
    """A command of a document ended with another code than the document says."""


class Place:
    """The folder in which one document's examples are run, in order."""

    def __init__(self, folder: Path) -> None:
        self.work = folder / "work"
        self.work.mkdir()
        command = folder / "bin" / "whist"
        command.parent.mkdir()
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tutor "$@"\n', encoding="utf-8")
        command.chmod(0o755)
        self.environ = {
            "PATH": f"{command.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
            "PYTHONPATH": str(ROOT),
            "PYTHONIOENCODING": "utf-8",
            "WHIST_DATA": str(folder / "data"),
            "HOME": str(folder),
        }

    def filled(self, block: Block) -> str:
        """A block as it should be; writes the file or runs the commands that it holds."""
        body = block.body
        if block.language == "console":
            body = self._ran(block)
        elif (name := block.value("file")) is not None:
            file = self.work / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body, encoding="utf-8")
        info = f"{block.language} {block.rest}".strip()
        return f"```{info}\n{body}```"

    def _ran(self, block: Block) -> str:
        lines = []
        commands = [line for line in block.body.splitlines() if line.startswith("$ ")]
        wanted = [0] * (len(commands) - 1) + [int(block.value("exit") or 0)]
        for line, code in zip(commands, wanted, strict=True):
            done = subprocess.run(
                ["/bin/sh", "-c", line[2:]],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                env=self.environ,
                cwd=self.work,
                timeout=60,
                check=False,
            )
            if done.returncode != code:
                raise ExampleFailed(f"{line}\nexit {done.returncode}, not {code}\n{done.stdout}")
            output = done.stdout.rstrip("\n")
            lines += [line, *(row.rstrip() for row in output.splitlines())]
        return "\n".join(lines) + "\n"


# Tables


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    return "\n".join([*lines, *(f"| {' | '.join(cell or '–' for cell in row)} |" for row in rows)])


def _codes(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def _games(names: Sequence[str]) -> str:
    from tutor.rules.games import GAMES

    return "all" if set(names) == set(GAMES) else _codes(names)


def house_rules() -> str:
    """Every option of every family: its values, and its default in each game."""
    from tutor.rules.games import FAMILIES, games_of

    parts = []
    for family in FAMILIES:
        games = games_of(family)
        rows = (
            (f"`{o.name}`", _codes(o.values), *(f"`{game.default(o.name)}`" for game in games))
            for o in family.options
        )
        parts.append(_table(("name", "values", *(f"`{game.id}`" for game in games)), rows))
    return "\n\n".join(parts)


def rules() -> str:
    """The rule book, rule by rule."""
    from tutor.rules.rulebook import RULES
    from tutor.words.catalog import catalog
    from tutor.words.rules import rule_statement, rule_title

    english = catalog("en")
    rows = (
        (f"`{r.id}`", rule_title(english, r.id), r.kind, _games(r.games), rule_statement(english, r.id))
        for r in RULES.values()
    )
    return _table(("id", "title", "kind", "games", "statement"), rows)


def kinds() -> str:
    """The puzzle kinds: their positions, their answers and the games that ask them."""
    from tutor.puzzles.kinds import all_kinds
    from tutor.rules.games import ALL_GAMES

    rows = (
        (
            f"`{kind.id}`",
            _codes(kind.fields),
            kind.reads.value,
            _codes(kind.rules),
            _games([game.id for game in ALL_GAMES if kind.fits(game)]),
        )
        for kind in all_kinds()
    )
    return _table(("kind", "position", "answer", "rules that can decide it", "games"), rows)


def misconceptions() -> str:
    """The wrong rules that a kind knows."""
    from tutor.puzzles.kinds import all_kinds

    rows = ((f"`{kind.id}`", _codes(idea.id for idea in kind.misconceptions)) for kind in all_kinds())
    return _table(("kind", "what a learner may believe, the likeliest first"), rows)


MAKERS: dict[str, Callable[[], str]] = {
    "house-rules": house_rules,
    "rules": rules,
    "kinds": kinds,
    "misconceptions": misconceptions,
}


def _changed() -> Iterator[Path]:
    for path in documents():
        text = updated(path)
        if text != path.read_text("utf-8"):
            path.write_text(text, encoding="utf-8", newline="\n")
            yield path


def main() -> int:
    """Write every document anew, and the picture."""
    from picture import PICTURE, picture

    PICTURE.write_text(picture(), encoding="utf-8", newline="\n")
    for path in _changed():
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

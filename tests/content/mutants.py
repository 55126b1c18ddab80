"""Breaks lessons and packs as people and accidents do: the same ones each time."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence

NASTY = (
    *(
        "no",
        "~",
        "null",
        "",
        "-",
        "?",
        ":",
        "[",
        "]",
        "{",
        "}",
        "{}",
        "[]",
        "[[]]",
        "{a: {b: [c]}}",
        "|",
        ">",
        "'",
        '"',
    ),
    *(
        "!!python/object/apply:os.system [x]",
        "!x y",
        "*a",
        "&a *a",
        "&a x",
        "%x",
        "@x",
        "`x`",
        "# x",
        "---",
        "...",
    ),
    *(
        "9" * 400,
        "-1",
        "1.5",
        "0x10",
        "1e9",
        "1_000",
        ".inf",
        "true",
        "2026-01-01",
        "\t",
        "\u00a0",
        "\u200b",
        "\u202e",
    ),
    *(
        "../../../etc/passwd",
        "/etc/passwd",
        "file:///etc/passwd",
        "${HOME}",
        "$(id)",
        "%s%n",
        "{0}",
        "{HA.__class__}",
    ),
    *(
        "x" * 5_000,
        "[" * 60,
        "{a: " * 40,
        "HA " * 300,
        "N: " * 30,
        "é\u0301",
        "\ufeff",
        "🂡",
        "SA SA",
        "BJ",
        "[a](b)",
    ),
)
KEY = re.compile(r"^(?P<head>\s*(?:- )?[\w-]+:\s+)(?P<value>\S.*)$")
Mutation = Callable[[list[str], random.Random], None]


def _drop(lines: list[str], chance: random.Random) -> None:
    del lines[chance.randrange(len(lines))]


def _double(lines: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(lines))
    lines.insert(at, lines[at])


def _indent(lines: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(lines))
    lines[at] = chance.choice((" ", "  ", "\t", "        ")) + lines[at]


def _dedent(lines: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(lines))
    lines[at] = lines[at][chance.randrange(1, 4) :]


def _swap_lines(lines: list[str], chance: random.Random) -> None:
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def _values(lines: Sequence[str]) -> list[int]:
    return [n for n, line in enumerate(lines) if KEY.match(line)]


def _swap_values(lines: list[str], chance: random.Random) -> None:
    places = _values(lines)
    if len(places) < 2:
        return
    first, second = chance.sample(places, 2)
    one, other = KEY.match(lines[first]), KEY.match(lines[second])
    assert one
    assert other
    lines[first], lines[second] = one["head"] + other["value"], other["head"] + one["value"]


def _replace_value(lines: list[str], chance: random.Random) -> None:
    places = _values(lines)
    if not places:
        return
    at = chance.choice(places)
    match = KEY.match(lines[at])
    assert match
    lines[at] = match["head"] + chance.choice(NASTY)


def _replace_word(lines: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(lines))
    words = lines[at].split(" ")
    words[chance.randrange(len(words))] = chance.choice(NASTY)
    lines[at] = " ".join(words)


def _insert(lines: list[str], chance: random.Random) -> None:
    lines.insert(chance.randrange(len(lines) + 1), " " * chance.randrange(9) + chance.choice(NASTY))


def _cut(lines: list[str], chance: random.Random) -> None:
    at = chance.randrange(len(lines))
    lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
    if chance.random() < 0.2:
        del lines[at + 1 :]


MUTATIONS: Sequence[Mutation] = (
    _drop, _double, _indent, _dedent, _swap_lines, _swap_values, _replace_value, _replace_word, _insert, _cut,
)  # fmt: skip


def mutants(texts: Sequence[str], count: int, seed: str) -> Iterator[str]:
    """So many broken files, each made of one of the texts by one to three changes."""
    chance = random.Random(seed)
    for _ in range(count):
        lines = chance.choice(texts).splitlines()
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            if lines:
                chance.choice(MUTATIONS)(lines, chance)
        yield "\n".join(lines) + "\n"

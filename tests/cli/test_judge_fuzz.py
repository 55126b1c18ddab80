"""Random lines to `whist judge` are settled or refused, and never a fault of the program."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

import pytest

from tutor.cli.commands.judge import PARTS
from tutor.rules.games import ALL_GAMES

FEW, MANY = 2_000, 20_000
CARDS = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
STRANGE = {
    "card": ["BJ", "LJ", "10H", "♠A", "SX", "", "H1", "SA"],
    "call": ["8up", "x", "høyt fire", "four high no trump", "4"],
    "seat": ["left", "X", "", "Ø"],
    "figure": ["NS=-1", "NS=14", "EW=x", "=", "NS", "9", "NS=4h", "XY=3", "NS=−4", "NS=99999999"],
}
CALLS = ["pass", "pass", "grand", "3up", "4up", "4down", "5nt", "6 low", "seven no trump", "7nt"]
SEATS = ["N", "E", "S", "W", "north", "west"]
NOISE = [
    "", "-", "--", "=", ":", ";", "\x00", "\u202e", "é" * 50, "x" * 5000, "1" * 400, "'", '"', "%s", "{n}", "\n",
]  # fmt: skip
RARELY = 0.04
Draw = Callable[[random.Random], str]


def one(rng: random.Random, kind: str, words: list[str]) -> str:
    return rng.choice(STRANGE[kind] if rng.random() < RARELY else words)


def seat(rng: random.Random) -> str:
    return one(rng, "seat", SEATS)


def cards(least: int, most: int) -> Draw:
    def draw(rng: random.Random) -> str:
        found = rng.sample(CARDS, rng.randint(least, most))
        if rng.random() < RARELY:
            found.append(rng.choice(STRANGE["card"]))
        return rng.choice([" ", ",", "; "]).join(found)

    return draw


def calls(rng: random.Random) -> str:
    passes = ["pass"] * rng.randrange(4)
    return " ".join([*passes, *(one(rng, "call", CALLS) for _ in range(rng.randrange(3))), *passes])


def tricks_taken(rng: random.Random) -> str:
    n = rng.randrange(14)
    return one(rng, "figure", [f"NS={n}", f"EW={n}", f"NS={n},EW={13 - n}", f"ØV={n}"])


def honours(rng: random.Random) -> str:
    return one(rng, "figure", [f"NS={rng.randrange(5)}", "NS=2,EW=2"])


def points(rng: random.Random) -> str:
    return " ".join(
        one(rng, "figure", [f"NS={rng.randint(-4, 4)}", "EW=1", "NS=0"]) for _ in range(rng.randrange(5))
    )


def groups(most: int) -> Draw:
    def draw(rng: random.Random) -> str:
        left = rng.sample(CARDS, 4 * most)
        return "; ".join(f"{seat(rng)}: {' '.join(left[4 * n : 4 * n + 4])}" for n in range(most))

    return draw


def house(rng: random.Random) -> str:
    option = rng.choice(rng.choice(ALL_GAMES).options)
    return f"{option.name}={rng.choice([*option.values, '3'])}"


def among(*words: str) -> Draw:
    return lambda rng: rng.choice(words)


TRUMP = among("S", "hearts", "none", "♦", "C", "nt", "X")
VALUES: dict[str, Draw] = {
    "--lang": among("en", "nb", "sv"),
    "--game": among(*(game.id for game in ALL_GAMES)),
    "--house": house,
}
FOR: dict[str, dict[str, Draw]] = {
    "winner": {"--trump": TRUMP, "--order": among("high", "high", "low"), "--leader": seat},
    "legal": {"--trump": TRUMP, "--order": among("high", "low"), "--hand": cards(1, 6), "--plays": cards(0, 2)},
    "trump": {"--turned": cards(1, 1), "--deal": among("1", "5", "77", "0", "-3", "10000000", "x", "٣", "²")},
    "auction": {"--dealer": seat, "--calls": calls},
    "leader": {"--dealer": seat, "--calls": calls},
    "score": {
        "--contract": among(*CALLS), "--declarer": seat, "--tricks": tricks_taken, "--honours": honours,
        "--revoke": among("NS", "EW", "NS,EW", "X"),
    },
    "honours": {"--trump": TRUMP, "--hands": groups(3)},
    "match": {"--points": points, "--first-dealer": seat},
    "revoke": {"--trump": TRUMP, "--order": among("high", "low"), "--tricks": groups(5)},
    "deal": {},
}  # fmt: skip
# Questions that only some games are asked.
GAMES = {
    "auction": ["norwegian", "bid", "betting"],
    "leader": ["classic", "norwegian", "bid"],
    "honours": ["classic", "standard"],
}


def lines(seed: str, n: int) -> Iterator[list[str]]:
    """Lines that are often right, oftener nearly so, and sometimes nothing of the kind."""
    rng = random.Random(seed)
    everything = {**VALUES, **{name: draw for each in FOR.values() for name, draw in each.items()}}
    for _ in range(n):
        part = rng.choice(list(PARTS))
        line = [part] if rng.random() < 0.98 else [rng.choice(NOISE)]
        names = [name for name in FOR[part] if rng.random() < 0.8]
        names += [name for name in ("--house", "--lang") if rng.random() < 0.3]
        names += [rng.choice(list(everything))] * (rng.random() < RARELY)
        line += [f"--game={rng.choice(GAMES[part])}"] if part in GAMES and rng.random() < 0.8 else []
        names += ["--game"] if part not in GAMES and rng.random() < 0.3 else []
        for name in names:
            draw = FOR[part].get(name, everything[name])
            line.append(f"{name}={rng.choice(NOISE) if rng.random() < RARELY / 2 else draw(rng)}")
        if part == "winner" or rng.random() < RARELY:
            line += cards(1, 4)(rng).split() if rng.random() < 0.95 else [rng.choice(NOISE)]
        if rng.random() < 0.5:
            line.append("--json")
        yield line


def test_every_part_is_tried():
    assert list(FOR) == list(PARTS)


def settled(judged, line: list[str]) -> bool:
    code, out, err = judged(*line)
    assert code in (0, 2), (line, err)
    assert bool(out) == (code == 0), line
    assert bool(err) == (code == 2), line
    if code == 0 and "--json" in line:
        json.loads(out)
    return code == 0


def test_random_lines(judged):
    done = [settled(judged, line) for line in lines("few", FEW)]
    assert 0.2 < sum(done) / FEW < 0.8  # both happen often


@pytest.mark.full
def test_many_random_lines(judged):
    for line in lines("many", MANY):
        settled(judged, line)


def check_processes(whist, seed: str, n: int) -> None:
    for line in lines(seed, n):
        done = whist("judge", *(word.replace("\x00", "") for word in line))
        assert done.returncode in (0, 2), (line, done.stderr)


def test_random_lines_as_processes(whist):
    check_processes(whist, "processes", 20)


@pytest.mark.full
def test_many_random_lines_as_processes(whist):
    check_processes(whist, "more processes", 200)

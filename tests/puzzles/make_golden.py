"""Writes the golden positions: ``python tests/puzzles/make_golden.py [KIND…]``, after a kind's version was raised.

A position that changes under the same version breaks every code that people have kept: raise the version.
"""

from __future__ import annotations

import itertools
import json
import pathlib
import sys
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOLDEN = pathlib.Path(__file__).with_name("golden")
CODES_A_KIND = 20

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tutor.puzzles.codes import parse_code  # noqa: E402
from tutor.puzzles.generator import make, sequence  # noqa: E402
from tutor.puzzles.kinds import all_kinds  # noqa: E402
from tutor.puzzles.puzzle import LEVELS, Kind  # noqa: E402
from tutor.rules.games import ALL_GAMES, GAMES  # noqa: E402

HOUSES = [
    ("bid", {"low-ace": "bad", "nt-joker-any-time": "yes", "nt-joker-shed": "must"}),
    ("classic", {"trump-method": "rotation", "rotation-fifth": "no-trump"}),
    ("classic-sv", {"honours": "on"}),
    ("norwegian", {"grand-lead": "left"}),
]
"""A kind's puzzles with house rules are of the first of these tables at which it is asked."""


def golden_codes(kind: Kind[Any]) -> list[str]:
    """Codes over all games and levels, two of them with house rules."""
    found: list[str] = []
    turns = itertools.cycle(LEVELS)
    for n in itertools.count():
        for game in ALL_GAMES:
            if kind.fits(game) and len(found) < CODES_A_KIND - 2:
                puzzle = next(sequence(kind, game.house(), next(turns), f"golden {n}"))
                found.append(str(puzzle.code))
        if len(found) >= CODES_A_KIND - 2:
            break
    game, changes = next((g, c) for g, c in HOUSES if kind.fits(GAMES[g]))
    house = GAMES[game].house(changes)
    found += [str(p.code) for p in itertools.islice(sequence(kind, house, 4, "golden"), 2)]
    return found


def golden_row(code: str) -> dict[str, Any]:
    puzzle = make(parse_code(code))
    return {
        "code": code,
        "position": puzzle.kind.data(puzzle.position),
        "answer": list(puzzle.solution.answer),
    }


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [kind.id for kind in all_kinds()]
    for kind in all_kinds():
        if kind.id not in wanted:
            continue
        rows = [json.dumps(golden_row(code)) for code in golden_codes(kind)]
        text = "[\n" + ",\n".join(f"  {row}" for row in rows) + "\n]\n"
        (GOLDEN / f"{kind.id}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

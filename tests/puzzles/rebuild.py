"""Reads puzzle codes from standard input; prints each one's position, question and answer as a line of JSON.

Run by the tests under other Pythons, hash seeds and languages; it needs nothing but the tutor's own modules.
"""

from __future__ import annotations

import json
import sys

from tutor.puzzles.codes import parse_code
from tutor.puzzles.generator import make
from tutor.rules.cards import Seat
from tutor.words.catalog import catalog
from tutor.words.questions import question
from tutor.words.voice import Voice


def line(text: str, lang: str | None) -> str:
    puzzle = make(parse_code(text))
    found: dict[str, object] = {
        "code": text,
        "position": puzzle.kind.data(puzzle.position),
        "choices": puzzle.choices(),
        "answer": puzzle.solution.answer,
        "rules": puzzle.solution.rules,
    }
    if lang is not None:
        found["question"] = question(Voice(catalog(lang), Seat.S), puzzle)
    return json.dumps(found)


if __name__ == "__main__":
    wanted = sys.argv[1] if len(sys.argv) > 1 else None
    for given in sys.stdin.read().split():
        print(line(given, wanted))

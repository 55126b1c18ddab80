"""What is said of an open ending is what every line of play comes to, by a search that shares no code with ours."""

from __future__ import annotations

import re

import pytest
from puzzles.test_best_card import TABLES, proved, some

from tutor.rules.cards import card
from tutor.rules.trick import legal
from tutor.words.cards import card_name
from tutor.words.catalog import catalog
from tutor.words.explain import verdict_text
from tutor.words.voice import Voice

ENGLISH = catalog("en")
BEST = re.compile(r"Best is (.+?): then your team takes (?:all|no|(\d+) of) (\d+ )?tricks?\.")
COST = re.compile(
    r"You chose (.+?), and that (?:costs|brings your team) (a|\d+) tricks?( too many)?\.", re.IGNORECASE
)


def name(code: str) -> str:
    return card_name(ENGLISH, card(code))


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_the_figures_of_a_verdict(table: int) -> None:
    for puzzle in some(table, 1, 6):
        position, right = puzzle.position, proved(puzzle)
        value = min(right.values()) if position.avoid else max(right.values())
        tricks = max(len(hand) for hand in position.hands)
        for code in puzzle.choices() or ():
            verdict = puzzle.check((code,))
            if verdict.correct:
                continue
            text = verdict_text(Voice(ENGLISH), puzzle, verdict)
            best = BEST.search(text)
            assert best, text
            assert best[1].replace(", ", " or ").split(" or ") == [name(c) for c in puzzle.solution.answer]
            said = 0 if " takes no " in best[0] else tricks if " takes all " in best[0] else int(best[2])
            assert said == value, (puzzle.code, text)
            if card(code) in legal(position.hand, position.plays, position.law).legal:
                cost = COST.search(text)
                assert cost, text
                assert cost[1] == name(code)
                assert (1 if cost[2] == "a" else int(cost[2])) == abs(right[code] - value), (
                    puzzle.code,
                    text,
                )
                assert bool(cost[3]) == position.avoid

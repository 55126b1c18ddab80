"""Problems with known results: every lead that is claimed to be worth something is worth that."""

from __future__ import annotations

import pytest

from solver.problems import LONG, PROBLEMS, Problem
from tutor.rules.cards import Team, card, parse_cards
from tutor.solver import Solver, solve


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_finds_the_known_result(problem: Problem) -> None:
    values = solve(problem.position()).values
    claimed = {c: tricks for leads, tricks in problem.worth.items() for c in parse_cards(leads)}
    assert {c: values[c] for c in claimed} == claimed
    others = {tricks for c, tricks in values.items() if c not in claimed}
    if problem.others_at_most is not None:
        assert max(others) <= problem.others_at_most


def test_the_whitfeld_six_is_made_by_one_line_only() -> None:
    """Britannica's line: north drops the jack under the ace and ruffs a spade; south lets the ten of clubs go."""
    position = PROBLEMS[0].position()
    line = (
        ("DA", "DA DK"), ("D2", None), ("DJ", "DJ"), ("D6", None),
        ("S6", "S5 S6"), ("SQ", None), ("H9", None), ("S8", None),
        ("HT", "HT"), ("CK", None), ("CT", "CT"), ("C5", None),
        ("CA", "CA"),
    )  # fmt: skip
    for code, only in line:
        if only is not None:
            assert solve(position).best == tuple(sorted(parse_cards(only), key=lambda c: c.index))
        position = position.play(card(code))
    assert all(taker.team is Team.NS for taker in position.takers)


@pytest.mark.full
@pytest.mark.parametrize("problem", LONG, ids=lambda problem: problem.name)
def test_finds_the_known_result_of_a_whole_deal(problem: Problem) -> None:
    position = problem.position()
    assert position.law is not None
    solver = Solver(position.law)
    worth = {c.code: tricks for leads, tricks in problem.worth.items() for c in parse_cards(leads)}
    for c in position.legal():
        claim = worth.get(c.code, problem.others_at_most)
        if claim is None:
            continue
        after = position.play(c)
        theirs = solver.tricks(after.held, after.led_by, after.trick)
        assert 13 - theirs == claim if c.code in worth else 13 - theirs <= claim, c.code

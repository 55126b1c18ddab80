"""The solver's values beside every line of play looked through, for every kind of contract."""

from __future__ import annotations

import pytest

from solver.contracts import CONTRACTS, endings, told
from solver.exhaustive import Exhaustive
from tutor.rules.cards import cards_of
from tutor.rules.position import Position
from tutor.rules.trick import TrickLaw
from tutor.solver import Ending, Solver, solve


def expected(position: Position, law: TrickLaw, avoid: bool) -> Ending:
    house = {
        "low-ace": "bad" if law.low_ace_bad else "good",
        "nt-joker-any-time": "yes" if law.nt_joker_any_time else "no",
        "nt-joker-lead": "last" if law.nt_joker_lead_last else "any",
        "nt-joker-shed": "must" if law.nt_joker_shed_must else "free",
    }
    trump = "none" if law.trump is None else law.trump.code
    oracle = Exhaustive(trump, law.order.code, house, avoid)
    hands = tuple(frozenset(c.code for c in cards_of(mask)) for mask in position.held)
    found = oracle.worths(hands, position.led_by, tuple(c.code for c in position.trick))
    if position.to_play % 2:
        undecided = position.held[position.to_play].bit_count()
        found = {code: undecided - tricks for code, tricks in found.items()}
    value = min(found.values()) if avoid else max(found.values())
    values = {c: found[c.code] for c in position.legal()}
    return Ending(values, tuple(c for c in values if values[c] == value), value)


def compare(name: str, count: int, size: int, seed: str) -> None:
    contract = CONTRACTS[name]
    kept = Solver(contract.law, contract.avoid)
    for position in endings(name, count, size, seed):
        right = expected(position, contract.law, contract.avoid)
        assert solve(position, contract.avoid) == right, told(position)
        # What was learnt from other deals must not lead astray.
        assert solve(position, contract.avoid, kept) == right, told(position)


@pytest.mark.parametrize("name", CONTRACTS)
def test_finds_what_every_line_of_play_comes_to(name: str) -> None:
    compare(name, 40, 3, "quick")
    compare(name, 5, 4, "quick")


@pytest.mark.full
@pytest.mark.parametrize("name", CONTRACTS)
def test_finds_what_every_line_of_play_comes_to_300_times(name: str) -> None:
    compare(name, 300, 4, "full")


@pytest.mark.parametrize("name", CONTRACTS)
def test_tricks_of_a_solver_are_those_of_the_best_card(name: str) -> None:
    contract = CONTRACTS[name]
    solver = Solver(contract.law, contract.avoid)
    for position in endings(name, 10, 6, "tricks"):
        ending = solve(position, contract.avoid)
        assert list(ending.values) == list(position.legal())
        tricks = solver.tricks(position.held, position.led_by, position.trick)
        undecided = position.held[position.to_play].bit_count()
        assert tricks == (undecided - ending.value if position.to_play % 2 else ending.value), told(position)


def test_what_is_learnt_serves_again_until_it_is_forgotten() -> None:
    solver = Solver(CONTRACTS["trump"].law)
    (position,) = endings("trump", 1, 7, "learnt")
    tricks = [solver.tricks(position.held, position.led_by, position.trick)]
    first = solver.nodes
    tricks.append(solver.tricks(position.held, position.led_by, position.trick))
    again = solver.nodes - first
    solver.forget()
    tricks.append(solver.tricks(position.held, position.led_by, position.trick))
    assert again == 0 < first == solver.nodes - again - first
    assert len(set(tricks)) == 1


@pytest.mark.parametrize("name", CONTRACTS)
def test_a_best_card_keeps_the_value_and_no_other_does(name: str) -> None:
    """What a card is worth is what the position after it is worth."""
    contract = CONTRACTS[name]
    for position in endings(name, 6, 6, "onward"):
        ending = solve(position, contract.avoid)
        undecided = position.held[position.to_play].bit_count()
        mover = position.to_play % 2
        for card, worth in ending.values.items():
            after = position.play(card)
            took = len(after.done) > len(position.done) and after.led_by % 2 == mover
            rest = solve(after, contract.avoid).value
            left = undecided - (len(after.done) - len(position.done))
            assert worth == took + (rest if after.to_play % 2 == mover else left - rest), told(position)

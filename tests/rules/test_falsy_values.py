"""The seat N and the suit S are zero: "is there one" must be asked by ``is None``."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tutor

SOURCE = Path(tutor.__file__).parent
ZERO_IS_A_VALUE = {
    "dealer", "declarer", "holder", "leader", "led", "seat", "suit", "trump", "winner",
}  # fmt: skip


def truth_tests(tree: ast.AST) -> list[int]:
    """The lines on which such a name is asked for truth."""
    found = []

    def ask(node: ast.expr) -> None:
        name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
        if name in ZERO_IS_A_VALUE:
            found.append(node.lineno)

    for node in ast.walk(tree):
        match node:
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) | ast.Assert(test=test):
                ask(test)
            case ast.BoolOp(values=values):
                for value in values:
                    ask(value)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                ask(operand)
            case ast.comprehension(ifs=ifs):
                for test in ifs:
                    ask(test)
    return found


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_no_truth_test_on_a_seat_or_suit(path: Path) -> None:
    assert truth_tests(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "code",
    [
        "x = dealer.code if dealer else ''",
        "if not law.trump: pass",
        "y = suit or other",
        "[s for s in x if seat]",
    ],
)
def test_the_test_sees_one(code: str) -> None:
    assert truth_tests(ast.parse(code)) == [1]


def test_the_test_lets_other_code_pass() -> None:
    assert truth_tests(ast.parse("if suit is None or trump == 1 or suits: pass")) == []

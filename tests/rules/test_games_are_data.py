"""No code asks which game it is in: games are data, and only ``tutor/rules/games`` knows them by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tutor
from tutor.rules.games import ALL_GAMES, FAMILIES

SOURCE = Path(tutor.__file__).parent
GAMES_HOME = SOURCE / "rules" / "games"
IDS = {g.id for g in ALL_GAMES} | {f.id for f in FAMILIES}
CONSTANTS = {"CLASSIC", "CLASSIC_SV", "STANDARD", "NORWEGIAN", "BID", "BETTING", "FAMILY"}
QUESTIONS = {"startswith", "endswith", "removeprefix", "find", "count", "index"}


def holds_game_id(node: ast.AST) -> bool:
    """A game's or family's id, alone or in a tuple, list or set."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(holds_game_id(e) for e in node.elts)
    return isinstance(node, ast.Constant) and node.value in IDS


def speaks_of_game(node: ast.AST) -> bool:
    """``game``, ``x.game``, ``game_id``, ``family.id``, ``anything.id``, ``position["game"]`` ..."""
    match node:
        case ast.Name(id=name):
            return "game" in name.lower() or "family" in name.lower()
        case ast.Attribute(attr=attr):
            return attr == "id" or "game" in attr.lower() or "family" in attr.lower()
        case ast.Subscript(slice=ast.Constant(value=str(key))):
            return "game" in key or "family" in key
        case ast.Call(func=func, args=args):
            return speaks_of_game(func) or any(map(speaks_of_game, args))
    return False


def is_game_constant(node: ast.AST) -> bool:
    """``classic.CLASSIC``, ``bid.FAMILY`` ..."""
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(map(is_game_constant, node.elts))
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name in CONSTANTS


def branches(tree: ast.AST) -> list[int]:
    """The lines on which code asks for a game by name."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                sides = [node.left, *node.comparators]
                asks = any(map(speaks_of_game, sides))
                if asks and any(holds_game_id(s) or is_game_constant(s) for s in sides):
                    found.append(node.lineno)
            case ast.Match(subject=subject):
                values = [
                    n.value for c in node.cases for n in ast.walk(c.pattern) if isinstance(n, ast.MatchValue)
                ]
                if speaks_of_game(subject) and any(holds_game_id(v) or is_game_constant(v) for v in values):
                    found.append(node.lineno)
            case ast.Call(func=ast.Attribute(value=value, attr=attr), args=args):
                ids = any(
                    isinstance(n, ast.Constant)
                    and isinstance(n.value, str)
                    and any(n.value and i.startswith(n.value) for i in IDS)
                    for a in args
                    for n in ast.walk(a)
                )
                if attr in QUESTIONS and speaks_of_game(value) and ids:
                    found.append(node.lineno)
    return found


FILES = sorted(p for p in SOURCE.rglob("*.py") if GAMES_HOME not in p.parents)


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.relative_to(SOURCE).as_posix())
def test_no_branch_on_a_game(path: Path) -> None:
    assert branches(ast.parse(path.read_text(encoding="utf-8"))) == []


ASKING = [
    'if game == "bid": pass',
    'x = 1 if puzzle.game.id != "norwegian" else 2',
    'if "classic" == game.id: pass',
    'if game.id in ("bid", "betting"): pass',
    'if game not in {"bid"}: pass',
    "if game is BID: pass",
    "if game.family is bid.FAMILY: pass",
    "if game in (bid.BID, bid.BETTING): pass",
    'while family.id == "bid": pass',
    'if position["game"] == "bid": pass',
    'if str(game) == "bid": pass',
    'match game.id:\n    case "bid" | "betting": pass',
    "match game:\n    case bid.BID: pass",
    'if game.id.startswith("classic"): pass',
    'if game.startswith(("b",)): pass',
]
NOT_ASKING = [
    'if penalty == "bid": pass',
    'house["set-penalty"] == "bid"',
    "if game == other.game: pass",
    "if game.id in GAMES: pass",
    "if game.family.has_jokers: pass",
    "if game is None: pass",
    'NAMES = {"bid": 1}',
    'if part == "norwegian": pass',
    'if game.id == "": pass',
    'if path.startswith("classic"): pass',
]


@pytest.mark.parametrize("code", ASKING)
def test_the_test_sees_a_branch(code: str) -> None:
    assert branches(ast.parse(code))


@pytest.mark.parametrize("code", NOT_ASKING)
def test_the_test_lets_other_code_pass(code: str) -> None:
    assert not branches(ast.parse(code))

"""The rule book against the option tables, the reasons, and the reference where it is at hand."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tutor.rules import reasons
from tutor.rules.games import ALL_GAMES
from tutor.rules.rulebook import _ALL_RULES as ALL_RULES
from tutor.rules.rulebook import RULES, rules_of

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = Path(os.environ.get("WHIST_REFERENCE", ROOT.parent / "shared" / "reference")) / "rules.md"
GAME_IDS = {g.id for g in ALL_GAMES}
CLASSIC = {"classic", "classic-sv", "standard"}
GROUPS = {
    "all": GAME_IDS,
    "classic family": CLASSIC,
    "bid family": {"bid", "betting"},
    "classic family, norwegian": CLASSIC | {"norwegian"},
    "classic and bid families": CLASSIC | {"bid", "betting"},
}


def test_ids() -> None:
    ids = [r.id for r in ALL_RULES]
    assert len(ids) == 140
    assert len(set(ids)) == 140
    assert list(RULES) == ids
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", i) for i in ids)


def test_kinds_games_and_parts() -> None:
    for rule in ALL_RULES:
        assert rule.kind in ("law", "option", "word", "tip")
        assert rule.games
        assert set(rule.games) <= GAME_IDS
        assert len(set(rule.games)) == len(rule.games)
        assert rule.part


def test_parts_are_unbroken() -> None:
    """Each chapter stands together: a list by part shows every heading once."""
    parts = [r.part for r in ALL_RULES]
    runs = [p for i, p in enumerate(parts) if i == 0 or parts[i - 1] != p]
    assert len(runs) == len(set(runs))


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_rules_of_a_game(game) -> None:
    mine = rules_of(game.id)
    assert [r for r in ALL_RULES if game.id in r.games] == list(mine)
    assert {"follow-suit", "highest-of-led-suit-wins", "lead-any-card"} <= {r.id for r in mine}


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
def test_every_option_is_named_by_a_rule_of_its_game(game) -> None:
    named = {option for r in rules_of(game.id) for option in r.options}
    assert {o.name for o in game.options} <= named


def test_every_option_a_rule_names_exists_in_one_of_its_games() -> None:
    for rule in ALL_RULES:
        known = {o.name for g in ALL_GAMES if g.id in rule.games for o in g.options}
        assert set(rule.options) <= known, rule.id


def test_every_option_rule_names_an_option() -> None:
    assert [r.id for r in ALL_RULES if r.kind == "option" and not r.options] == []


def test_every_reason_rests_on_a_rule() -> None:
    found = [c for c in reasons.Reason.__subclasses__() if c.__module__.startswith(reasons.__name__)]
    assert len(found) >= 30
    for reason in found:
        # Some cite one of several rules; each of those has its rows among the cases.
        varies = "rule" in reason.__match_args__
        assert varies or reason.rule in RULES


# The reference is written outside the source tree; where it is missing the rows above still hold.


def reference_rows() -> list[tuple[str, str, set[str], set[str]]]:
    """(id, kind, games, options) of every rule in the reference, in its order."""
    rows = []
    for line in REFERENCE.read_text(encoding="utf-8").splitlines():
        cells = [c.strip() for c in line.strip().strip("|").split("|")]
        if len(cells) == 7 and cells[0].isdigit():
            number, rule, kind, games, _, options, _ = cells
            assert int(number) == len(rows) + 1
            group = GROUPS.get(games, set(games.split()))
            names = set() if options == "–" else {o.split("=")[0].strip() for o in options.split(",")}
            rows.append((rule, kind, group, names))
    return rows


@pytest.mark.skipif(not REFERENCE.is_file(), reason="the reference is not beside this tree")
def test_against_the_reference() -> None:
    rows = reference_rows()
    assert len(rows) == 140
    assert [r.id for r in ALL_RULES] == [row[0] for row in rows]
    for rule, (_, kind, games, options) in zip(ALL_RULES, rows, strict=True):
        assert (rule.id, rule.kind, set(rule.games)) == (rule.id, kind, games)
        assert options <= set(rule.options), rule.id

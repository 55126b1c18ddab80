"""The packs that are shipped: each wrong idea has its trap, and enough positions are picked by hand."""

from __future__ import annotations

from functools import cache

import pytest

from tutor import data
from tutor.content.loader import load_lesson
from tutor.content.model import Ask
from tutor.content.packs import Pack
from tutor.puzzles.kinds import all_kinds
from tutor.puzzles.puzzle import Kind, Misconception

IDEAS = [(kind, idea) for kind in all_kinds() for idea in kind.misconceptions]
#: Ideas whose answer another one always gives too, where it leads astray.
SHARED = {
    ("winner", "joker-wins-in-no-trump"),
    ("winning-card", "following-is-enough"),
    ("call", "down-equals-up"),
    ("match", "other-cap"),
    ("honours", "one-hand-only"),
    ("honours", "ten-counts"),
    ("memory", "joker-does-not-follow"),
    ("best-card", "takes-at-once"),
    ("best-card", "sheds-highest"),
    ("best-card", "ruffs-always"),
}


@cache
def shipped(name: str) -> Pack:
    found = load_lesson(data.folder("puzzles") / f"{name}.yaml")
    assert found.pack is not None, found.faults
    assert found.faults == ()
    return found.pack


@cache
def traps() -> dict[str, Ask]:
    return {ask.id or "": ask for ask in shipped("traps").puzzles}


def test_packs_hold_at_least_eighty_positions():
    names = [path.stem for path in data.folder("puzzles").glob("*.yaml")]
    assert sum(len(shipped(name).puzzles) for name in names if name != "traps") >= 80
    positions = [ask.puzzle.position for name in names for ask in shipped(name).puzzles]
    assert len(positions) > 200


def test_every_trap_is_for_an_idea():
    assert set(traps()) == {f"{kind.id}-{idea.id}" for kind, idea in IDEAS}


@pytest.mark.parametrize(("kind", "idea"), IDEAS, ids=lambda each: each.id)
def test_a_trap_exposes_its_idea(kind: Kind, idea: Misconception):
    puzzle = traps()[f"{kind.id}-{idea.id}"].puzzle
    assert puzzle.kind is kind
    wrong = [answer for answer in idea.predict(puzzle.position) if not puzzle.solution.accepts(answer)]
    assert wrong
    verdict = puzzle.check(wrong[0])
    assert idea.id in verdict.misconceptions
    assert (kind.id, idea.id) in SHARED or verdict.misconceptions == (idea.id,)

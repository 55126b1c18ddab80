"""Rule × lesson × puzzle kind: what is taught, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from tutor.content.model import Ask, Drill, Lesson, Step
from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import LEVELS
from tutor.rules.games import ALL_GAMES
from tutor.rules.rulebook import RULES

_SEED: Final = "audit"
_SAMPLE: Final = 6


@dataclass(frozen=True, slots=True)
class Covered:
    """One rule: who teaches it, and which kinds of question ask it."""

    rule: str
    kind: str
    games: tuple[str, ...]
    lessons: tuple[str, ...]
    asked_in: tuple[str, ...]
    """Lessons with a question or drill about it."""
    asked_by: tuple[str, ...]
    """Puzzle kinds whose generated puzzles rest on it."""


def coverage(lessons: Iterable[Lesson]) -> tuple[Covered, ...]:
    """Every rule of the book against lessons and puzzle kinds."""
    teachers: dict[str, list[str]] = {}
    askers: dict[str, list[str]] = {}
    for lesson in lessons:
        for rule in lesson.teaches:
            teachers.setdefault(rule, []).append(lesson.id)
        for rule in dict.fromkeys(rule for step in lesson.steps for rule in _asked(step)):
            askers.setdefault(rule, []).append(lesson.id)
    kinds = _rules_by_kind()
    return tuple(
        Covered(
            rule.id,
            rule.kind,
            rule.games,
            tuple(teachers.get(rule.id, ())),
            tuple(askers.get(rule.id, ())),
            tuple(kind for kind, rules in kinds.items() if rule.id in rules),
        )
        for rule in RULES.values()
    )


def _asked(step: Step) -> tuple[str, ...]:
    if isinstance(step, Ask):
        return tuple(step.puzzle.solution.rules)
    return step.rules if isinstance(step, Drill) else ()


def _rules_by_kind() -> dict[str, frozenset[str]]:
    """The rules that a sample of each kind's puzzles rests on, over all games and levels."""
    return {
        kind.id: frozenset(
            rule
            for game in ALL_GAMES
            if kind.fits(game)
            for level in LEVELS
            for puzzle in islice(sequence(kind, game.house(), level, _SEED), _SAMPLE)
            for rule in puzzle.solution.rules
        )
        for kind in KINDS.values()
    }

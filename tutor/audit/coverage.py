"""Rule × lesson × puzzle kind: what is taught, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Final

from tutor.content.model import Ask, Drill, Lesson, Step
from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import LEVELS
from tutor.rules.game import NUMBER, Game, House
from tutor.rules.games import ALL_GAMES
from tutor.rules.rulebook import RULES

_SEED: Final = "audit"
_SAMPLE: Final = 6
_TURNED_LEVELS: Final = (2, 4)
_TURNED_SAMPLE: Final = 4
_DEALS: Final = 3
"""Stands for a number in an option: of deals, of points."""
ASKABLE: Final = ("law", "option")
"""Kinds of rules that settle something; words and tips are asked where a kind happens to."""
LORE: Final = frozenset(
    (
        # How the table is set and the cards are dealt: it happens before there is a position.
        "four-players-two-teams",
        "partners-opposite",
        "first-dealer",
        "gather-and-reshuffle",
        "shuffle-left-cut-right",
        "deck-52-no-jokers",
        "deal-13-each",
        "deal-12-each-kitty-6",
        "deal-starts-left",
        "deal-one-at-a-time",
        "kitty-when-dealt",
        "misdeal-count",
        "no-stock",
        # How people behave at it, and what they may see.
        "hands-hidden",
        "no-telling-cards",
        "look-before-calling",
        "no-mid-game-rule-change",
        "kitty-face-down-until-won",
        "kitty-shown",
        "discards-secret",
        "everyone-sees-turned-card",
        "turned-card-pickup",
        "winner-gathers-trick",
        # What things are, and what makes no difference: wrong answers go against them, right ones never rest on them.
        "suit-not-colour",
        "suits-equal",
        "ace-high-in-pass-too",
        "trick-four-cards",
        "no-tied-trick",
        "play-all-tricks",
        "no-bidding",
        "never-trump",
        "turned-card-not-forced",
        "pass-is-not-sitting-out",
        "count-tricks-not-cards",
        "deal-win-not-match-win",
        "honours-off",
        # How a bid is said, and in which order the declarer does things.
        "plain-number-is-high",
        "nt-no-order-in-bid",
        "winner-names-trump",
        "name-before-kitty",
    )
)
"""Laws that no position can ask about."""


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


@cache
def _rules_by_kind() -> dict[str, frozenset[str]]:
    """The rules that a sample of each kind's puzzles rests on: over games, levels, and each house rule turned alone.

    Kinds that are only for who names them are asked under the games' own house rules, and less often: among them are
    those whose answers take long to work out.
    """
    return {
        kind.id: frozenset(
            rule
            for game in ALL_GAMES
            if kind.fits(game)
            for house, levels, sample in (
                ((game.house(), _TURNED_LEVELS, _TURNED_SAMPLE),) if kind.optional else _tables(game)
            )
            for level in levels
            for puzzle in islice(sequence(kind, house, level, _SEED), sample)
            for rule in puzzle.solution.rules
        )
        for kind in KINDS.values()
    }


def _tables(game: Game) -> Iterator[tuple[House, tuple[int, ...], int]]:
    """House rules of a game, with the levels and the number of puzzles to look at under each."""
    yield game.house(), LEVELS, _SAMPLE
    for option in game.options:
        for value in (str(_DEALS) if v == NUMBER else v for v in option.values):
            if value != game.default(option.name):
                yield game.house({option.name: value}), _TURNED_LEVELS, _TURNED_SAMPLE


def unasked() -> tuple[str, ...]:
    """Rules that can be asked and that no kind asks: none, or there is a gap."""
    asked = frozenset[str]().union(*_rules_by_kind().values())
    return tuple(r.id for r in RULES.values() if r.id not in asked and r.id not in LORE and r.kind in ASKABLE)

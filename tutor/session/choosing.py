"""Which puzzle comes next in practice: what is due, what is weak, what a wrong idea needs; new rules by the path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.progress.standing import weakest_first
from tutor.puzzles.draw import Draw
from tutor.puzzles.generator import about_rule, sequence
from tutor.puzzles.puzzle import LEVELS
from tutor.session.ideas import LOOK_BACK, exposing, haunting

if TYPE_CHECKING:
    from typing import Any

    from tutor.progress.store import Store
    from tutor.puzzles.puzzle import Puzzle
    from tutor.session.plan import Plan
    from tutor.session.question import Desk

_TRIED: Final = 50
_SOON, _TRIES = 40, 400
"""Puzzles made in search of one that a rule decides: at the learner's level, and over all levels."""
_WEAKEST: Final = 3
"""Practice draws among so many of the rules that come first, so that one does not come all the time."""
_NEW_AT_A_TIME: Final = 2
"""Rules never tried that are open at once; the next ones wait, in the order of the course."""
_FOR_AN_IDEA: Final = 0.5
"""The share of puzzles that go to a wrong idea while there is one."""


class Chooser:
    """Chooses for one session. Nothing of it is kept but which questions there are none of."""

    def __init__(self, plan: Plan, desk: Desk) -> None:
        self._plan = plan
        self._desk = desk
        self._rules = askable(plan)
        self._seen: set[Any] = set()
        self._last: Any = None
        self._vain: set[tuple[str, str, int | None]] = set()
        """Kind, rule and level of questions that there are none of."""

    def fresh(self, level: int) -> Puzzle[Any]:
        """A puzzle whose position has not come in this session; when there are no more, any but the last one."""
        for _ in range(2):
            for _ in range(_TRIED):
                puzzle = self._drawn(level)
                if puzzle.position not in self._seen:
                    self._seen.add(puzzle.position)
                    self._last = puzzle.position
                    return puzzle
            self._seen = {self._last}
        return puzzle

    def _drawn(self, level: int) -> Puzzle[Any]:
        seed = next(self._desk.seeds)
        draw = Draw(seed)
        if (found := self._for_an_idea(level, seed, draw)) is not None:
            return found
        # At its level where a rule turns up there soon; at another one only where none does.
        for each, tries in ((level, _SOON), (None, _TRIES)):
            for rule in self._in_turn(each, draw):
                found = self._about(rule, each, tries, seed, draw)
                if found is not None:
                    return found
        kind = draw.pick(self._plan.kinds)
        return next(sequence(kind, self._plan.house, level, seed))

    def _for_an_idea(self, level: int, seed: str, draw: Draw) -> Puzzle[Any] | None:
        """Half of the time, while a wrong idea haunts the learner, a puzzle that tells it from the truth."""
        plan = self._plan
        if plan.seeded or plan.rules:
            return None
        found = haunting(self._desk.store.recent(LOOK_BACK), plan.kinds, plan.house.game.id)
        if not found or not draw.chance(_FOR_AN_IDEA):
            return None
        most = max(found, key=lambda standing: standing.weight)
        return exposing(most.kind, most.idea, plan.house, level, seed, most.rivals)

    def _about(self, rule: str, level: int | None, tries: int, seed: str, draw: Draw) -> Puzzle[Any] | None:
        """A puzzle about a rule, of any kind that asks it. What was sought in vain once is not sought again."""
        plan = self._plan
        for kind in draw.shuffled([k for k in plan.kinds if rule in k.rules]):
            if (kind.id, rule, level) not in self._vain:
                found = about_rule(kind, plan.house, rule, seed, level, tries)
                # A rule that decides nothing under these house rules would come for ever: it is never practised.
                if found is not None and (plan.rules or found.solution.rule == rule):
                    return found
                self._vain.add((kind.id, rule, level))
        return None

    def _in_turn(self, level: int | None, draw: Draw) -> list[str]:
        """The rules in the order in which they are tried: one of the due, or else of the weakest, first.

        Those that were sought in vain are passed over, so that they keep no new ones waiting.
        """
        rules = [rule for rule in self._rules if not self._is_vain(rule, level)]
        if self._plan.seeded:  # what somebody has practised makes no difference
            return draw.shuffled(rules) if self._plan.rules else []
        game, store = self._plan.house.game.id, self._desk.store
        tallies = store.by_rule()
        tried = {t.name for t in tallies if t.game == game}
        new = [rule for rule in rules if rule not in tried]
        open_now = [rule for rule in rules if rule in tried or rule in new[:_NEW_AT_A_TIME]]
        ranked = [rule for rule, _ in weakest_first(((r, game) for r in open_now), tallies)]
        due = [r.rule for r in store.due(self._desk.now(), rules=open_now, games=(game,)).rules]
        first = list(dict.fromkeys([*due, *ranked]))
        return [*draw.shuffled(first[:_WEAKEST]), *first[_WEAKEST:], *new[_NEW_AT_A_TIME:]]

    def _is_vain(self, rule: str, level: int | None) -> bool:
        return all((kind.id, rule, level) in self._vain for kind in self._plan.kinds if rule in kind.rules)


def askable(plan: Plan) -> tuple[str, ...]:
    """The rules that can decide a question of the plan's kinds in its game, by the path; if some are named, those."""
    from tutor.rules.rulebook import RULES

    game = plan.house.game.id
    asked = dict.fromkeys(rule for kind in plan.kinds for rule in kind.rules if game in RULES[rule].games)
    wanted = [rule for rule in asked if not plan.rules or rule in plan.rules]
    place = {rule: n for n, rule in enumerate(plan.path)}
    return tuple(sorted(wanted, key=lambda rule: place.get(rule, len(place))))


def start_level(store: Store, game: str) -> int:
    """The level to begin at: where the learner left a game, up or down by how the last answers went."""
    last = [a for a in store.recent(LOOK_BACK) if a.game == game and a.level in LEVELS][:5]
    if not last:
        return LEVELS[0]
    right = [a.correct for a in last]
    step = 1 if len(right) >= 3 and all(right[:3]) else -1 if len(right) >= 2 and not any(right[:2]) else 0
    return min(max(last[0].level + step, LEVELS[0]), LEVELS[-1])

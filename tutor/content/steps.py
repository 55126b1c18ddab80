"""Reads the steps of a lesson, each on its own: say, show, ask or drill."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.content.document import Path
from tutor.content.forms import STEP_ID
from tutor.content.model import MAX_HINTS, Ask, Drill, Say, Show, Step, Text
from tutor.content.positions import CARDS, check_shared, likely_card, read_table
from tutor.content.reading import Reader, nearest, shown
from tutor.content.terms import Terms
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import PositionError, authored
from tutor.rules.cards import Card, split_codes
from tutor.rules.game import Game, House
from tutor.rules.rulebook import RULES

SHAPES: Final[Mapping[str, tuple[str, ...]]] = {
    "say": ("id", "say"),
    "show": ("id", "show"),
    "ask": ("id", "ask", "house", "question", "hints", "right", "wrong", "expect", "show"),
    "drill": ("id", "drill"),
}
_MOST_SHOWN: Final = 20
DRILL: Final = ("kind", "rules", "count", "level", "house")


class StepReader(Terms):
    """Reads steps under a file's game and house rules. ``owner`` begins the codes of its positions."""

    def __init__(self, reader: Reader, game: Game | None, house: Mapping[str, str], owner: str) -> None:
        super().__init__(reader, game)
        self.house = house
        self.owner = owner
        self.step_ids: dict[str, Path] = {}

    def read(self, top: dict[str, Any]) -> list[Step]:
        """The steps of a lesson, as far as they can be read."""
        if "steps" not in top:
            return []
        found = []
        items = self.reader.items(top["steps"], ("steps",))
        if top["steps"] == []:
            self.reader.fault(("steps",), "no-steps")
        for path, value in items:
            step = self._step(value, path)
            if step is not None:
                found.append(step)
        return found

    def _step(self, value: Any, path: Path) -> Step | None:
        if not isinstance(value, dict):
            self.reader.fault(path, "step-unknown", known=tuple(SHAPES))
            return None
        shapes = [shape for shape in SHAPES if shape in value]
        if "ask" in shapes and not isinstance(value.get("show"), dict):
            shapes = [shape for shape in shapes if shape != "show"]
        if not shapes:
            word = next(iter(value), "")
            near = next((found for key in value if (found := nearest(key, SHAPES))), "")
            self.reader.fault(path, "step-unknown", word=shown(word), near=near, known=tuple(SHAPES))
            return None
        if len(shapes) > 1:
            self.reader.fault(path, "step-double", one=shapes[0], other=shapes[1])
            return None
        shape = shapes[0]
        fields = self.reader.mapping(value, path, SHAPES[shape])
        if fields is None:
            return None
        step_id = self._step_id(fields, path)
        if shape not in fields:
            return None
        if shape == "say":
            text = self.text(fields, "say", path)
            return None if text is None else Say(id=step_id, say=text)
        if shape == "show":
            table = read_table(self.reader, fields["show"], (*path, "show"), self.game)
            return None if table is None else Show(id=step_id, show=table)
        if shape == "ask":
            return self._ask(fields, path, step_id)
        return self._drill(fields["drill"], (*path, "drill"), step_id)

    def question(self, fields: dict[str, Any], path: Path) -> Ask | None:
        """A question that stands by itself, as in a pack."""
        step_id = self._step_id(fields, path)
        return self._ask(fields, path, step_id) if "ask" in fields else None

    def _step_id(self, fields: dict[str, Any], path: Path) -> str | None:
        if "id" not in fields:
            return None
        here = (*path, "id")
        word = self.reader.string(fields["id"], here)
        if word is None:
            return None
        if not STEP_ID.fullmatch(word):
            self.reader.fault(here, "step-id-form", id=shown(word))
            return None
        if word in self.step_ids:
            first = self.reader.document.place(self.step_ids[word])[0]
            self.reader.fault(here, "step-id-twice", id=word, first=first)
            return None
        self.step_ids[word] = here
        return word

    def _kind(self, fields: dict[str, Any], path: Path) -> Any:
        """A puzzle kind that the lesson's game asks; None where it is not."""
        if "kind" not in fields:
            return None
        here = (*path, "kind")
        word = self.reader.one_of(fields["kind"], here, "kind-unknown", tuple(KINDS))
        kind = KINDS.get(word or "")
        if kind is not None and self.game is not None and not kind.fits(self.game):
            self.reader.fault(here, "not-asked-in-game", kind=kind.id, game=self.game.id)
            return None
        return kind

    def _ask(self, fields: dict[str, Any], path: Path, step_id: str | None) -> Ask | None:
        reader = self.reader
        here = (*path, "ask")
        house = self.house_rules(fields, path, self.house)
        texts = {name: self.text(fields, name, path) for name in ("question", "right", "wrong")}
        hints = self._hints(fields, path)
        redraw = reader.boolean(fields["show"], (*path, "show")) if "show" in fields else True
        position = fields["ask"]
        if not isinstance(position, dict):
            reader.mapping(position, here, ("kind",))
            return None
        if "kind" not in position:
            reader.fault(here, "missing-key", name="kind")
        kind = self._kind(position, here)
        sound = check_shared(reader, {k: v for k, v in position.items() if v is not None}, here, self.game)
        if kind is None or self.game is None:
            return None
        puzzle = self._puzzle(kind, position, here, self.game.house(house), step_id) if sound else None
        expect = self._expect(fields, path)
        if puzzle is None:
            return None
        # Where any of several will do, the author may name one of them or all.
        if expect and expect != tuple(puzzle.solution.answer) and not puzzle.solution.accepts(expect):
            reader.fault(
                (*path, "expect"),
                "expect-wrong",
                expect=tuple(shown(word) for word in expect[:_MOST_SHOWN]),
                answer=tuple(puzzle.solution.answer),
            )
        return Ask(
            id=step_id,
            kind=kind.id,
            fields={name: each for name, each in position.items() if name != "kind"},
            house=house,
            hints=hints,
            expect=expect,
            redraw=redraw is not False,
            puzzle=puzzle,
            **texts,
        )

    def _hints(self, fields: dict[str, Any], path: Path) -> tuple[Text, ...]:
        if "hints" not in fields:
            return ()
        here = (*path, "hints")
        items = self.reader.items(fields["hints"], here)
        if len(items) > MAX_HINTS:
            self.reader.fault(here, "too-many-hints", most=MAX_HINTS)
        texts = [self.reader.text(each, where, RULES, CARDS) for where, each in items]
        return tuple(text for text in texts if text is not None)

    def _expect(self, fields: dict[str, Any], path: Path) -> tuple[str, ...]:
        """One answer, or several: separated by spaces, or as a list."""
        if "expect" not in fields:
            return ()
        here = (*path, "expect")
        value = fields["expect"]
        if isinstance(value, list):
            words = [self.reader.string(each, where) for where, each in self.reader.items(value, here)]
            return tuple(word for word in words if word is not None)
        return tuple(split_codes(self.reader.string(value, here) or ""))

    def _puzzle(
        self, kind: Any, position: dict[str, Any], path: Path, house: House, step_id: str | None
    ) -> Any:
        before = len(self.reader.faults)
        known = ("kind", *kind.fields)
        fields = self.reader.mapping(position, path, known) or {}
        fields.pop("kind", None)
        if len(self.reader.faults) > before:
            return None
        readable = {name: _plain(each) for name, each in fields.items()}
        number = str(int(path[1]) + 1) if len(path) > 1 else "1"
        code = f"{self.owner}.{step_id or number}"
        try:
            return authored(kind, house, kind.parse(readable, house), code)
        except PositionError as problem:
            self._position_fault(problem, path, fields)
        return None

    def _position_fault(self, problem: PositionError, path: Path, fields: Mapping[str, Any]) -> None:
        """Notes what the kind said of a position, at the field it spoke of where it named one."""
        params: dict[str, Any] = {
            name: each.code if isinstance(each, Card) else each
            for name, each in problem.params.items()
            if isinstance(each, str | int | tuple)
        }
        named = params.get("field")
        here = (*path, named) if isinstance(named, str) and named in fields else path
        if problem.code == "unreadable-card":
            params["near"] = likely_card(str(params.get("text", "")))
        self.reader.fault(here, problem.code, **params)

    def _drill(self, value: Any, path: Path, step_id: str | None) -> Drill | None:
        reader = self.reader
        fields = reader.mapping(value, path, DRILL, ("kind",))
        if fields is None:
            return None
        kind = self._kind(fields, path)
        rules = reader.words(fields.get("rules", []), (*path, "rules"), self.rule)
        for index, rule in enumerate(rules):
            if self.game is not None and self.game.id not in RULES[rule].games:
                reader.fault((*path, "rules", index), "rule-not-in-game", rule=rule, game=self.game.id)
        numbers = {
            name: number
            for name in ("count", "level")
            if name in fields
            and (number := reader.number(fields[name], (*path, name), *reader.bounds(Drill, name)))
            is not None
        }
        house = self.house_rules(fields, path, self.house)
        if kind is None:
            return None
        return Drill(id=step_id, kind=kind.id, rules=rules, house=house, **numbers)


def _plain(value: Any) -> Any:
    """Numbers as their digits: a position is written in words."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return value

"""Reads one lesson: every step on its own, so that an author sees all faults at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tutor.content.document import UNREADABLE, Document, Path
from tutor.content.fault import ContentFault, in_order
from tutor.content.forms import LESSON_ID
from tutor.content.model import LANGUAGES, SCHEMA, Lesson
from tutor.content.reading import MILD, Reader, shown
from tutor.content.steps import StepReader
from tutor.content.terms import Terms
from tutor.rules.games import GAMES

TOP: Final = ("schema", "id", "game", "title", "needs", "teaches", "was", "house", "words", "steps")
TOP_REQUIRED: Final = ("schema", "id", "game", "title", "steps")


def read_lesson(
    document: Document, expected_id: str | None = None, languages: Sequence[str] = LANGUAGES
) -> tuple[Lesson | None, list[ContentFault]]:
    """The lesson of a document, and its faults from top to bottom.

    The lesson is None unless it can be run; with faults of the ``MILD`` sort it can. ``expected_id``
    is what its path says; None where the path says nothing.
    """
    reader = Reader(document, languages)
    if document.data is UNREADABLE:
        return None, in_order(document.faults)
    lesson = _LessonReader(reader).read(expected_id)
    faults = in_order([*document.faults, *reader.faults])
    usable = all(fault.code in MILD for fault in faults)
    return (lesson if usable else None), faults


class _LessonReader(Terms):
    def __init__(self, reader: Reader) -> None:
        super().__init__(reader, None)
        self.lesson_id = ""

    def read(self, expected_id: str | None) -> Lesson | None:
        reader = self.reader
        data = reader.document.data
        if isinstance(data, dict) and "puzzles" in data:
            reader.fault(("puzzles",), "steps-and-puzzles", key=True)
            data = {key: value for key, value in data.items() if key != "puzzles"}
        top = reader.mapping(data, (), TOP, TOP_REQUIRED)
        if top is None:
            return None
        schema = top.get("schema")
        if "schema" in top and (isinstance(schema, bool) or schema != SCHEMA):
            reader.fault(("schema",), "schema-unknown", found=shown(schema), known=SCHEMA)
        self.lesson_id = self._id(top, expected_id) or ""
        if "game" in top:
            word = reader.one_of(top["game"], ("game",), "game-unknown", tuple(GAMES))
            self.game = GAMES.get(word or "")
        house = self.house_rules(top, (), {})
        title = self.text(top, "title", ())
        needs = self._ids(top, "needs")
        teaches = reader.words(top.get("teaches", []), ("teaches",), self.rule)
        was = self._ids(top, "was")
        self.own_words(top)
        steps = StepReader(reader, self.game, house, f"lesson.{self.lesson_id}").read(top)
        if title is None or self.game is None:
            return None
        return Lesson(
            schema=SCHEMA,
            id=self.lesson_id,
            game=self.game.id,
            title=title,
            needs=needs,
            teaches=teaches,
            was=was,
            house=house,
            steps=tuple(steps),
        )

    # The lesson's own keys

    def _id(self, top: dict[str, Any], expected: str | None) -> str | None:
        if "id" not in top:
            return None
        word = self._lesson_id(top["id"], ("id",))
        if word is not None and expected is not None and word != expected:
            self.reader.fault(("id",), "id-not-path", id=word, path=expected)
        return word

    def _lesson_id(self, value: Any, path: Path) -> str | None:
        word = self.reader.string(value, path)
        if word is not None and not LESSON_ID.fullmatch(word):
            self.reader.fault(path, "id-form", id=shown(word))
            return None
        return word

    def _ids(self, top: dict[str, Any], name: str) -> tuple[str, ...]:
        found = self.reader.words(top.get(name, []), (name,), self._lesson_id)
        if self.lesson_id in found:
            self.reader.fault((name,), "needs-itself", id=self.lesson_id)
        return found

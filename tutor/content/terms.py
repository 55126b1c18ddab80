"""What lessons and packs have in common: rules, house rules and texts, read for one game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.content.document import Path
from tutor.content.model import Text
from tutor.content.positions import CARDS
from tutor.content.reading import Reader, shown
from tutor.rules.game import Game, HouseError
from tutor.rules.rulebook import RULES


class Terms:
    """Reads a file's terms. ``game`` is None where the file names none that is known."""

    def __init__(self, reader: Reader, game: Game | None) -> None:
        self.reader = reader
        self.game = game

    def rule(self, value: Any, path: Path) -> str | None:
        """A rule's id."""
        word = self.reader.string(value, path)
        if word is None or word in RULES:
            return word
        self.reader.unknown(path, "rule-unknown", word, RULES)
        return None

    def house_rules(self, fields: dict[str, Any], path: Path, base: Mapping[str, str]) -> dict[str, str]:
        """The house rules of a lesson, question or drill, on top of those around it."""
        if "house" not in fields:
            return dict(base)
        path = (*path, "house")
        value = fields["house"]
        if not isinstance(value, dict):
            self.reader.mapping(value, path, ())
            return dict(base)
        found = dict(base)
        for name, each in value.items():
            text = self.reader.string(each, (*path, name)) if each is not None else ""
            if text is None or self.game is None:
                continue
            try:
                self.game.house({name: text})
            except HouseError as problem:
                self._house_fault(problem, (*path, name), name, text)
            else:
                found[name] = text
        return found

    def _house_fault(self, problem: HouseError, path: Path, name: str, text: str) -> None:
        if problem.option is None:
            known = tuple(option.name for option in problem.game.options)
            self.reader.unknown(path, "house-unknown", name, known, key=True)
        else:
            self.reader.fault(
                path, "house-value", name=name, value=shown(text), known=tuple(problem.option.values)
            )

    def own_words(self, top: dict[str, Any]) -> tuple[str, ...]:
        """Words of a file's texts that are right though no dictionary has them, such as names."""
        return self.reader.words(top.get("words", []), ("words",), self.reader.string)

    def text(self, fields: dict[str, Any], name: str, path: Path) -> Text | None:
        """A text in all languages, if there is one under this key."""
        if name not in fields:
            return None
        return self.reader.text(fields[name], (*path, name), RULES, CARDS)

"""Reads plain data field by field, so that every fault is told at once.

A reader never raises: it notes a fault and gives None, and what needs the value is passed over.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tutor.content import markup
from tutor.content.document import UNREADABLE, Document, Path
from tutor.content.fault import ContentFault
from tutor.content.model import Text

_LANGUAGE = re.compile(r"[a-z]{2,3}(?:_[A-Z]{2})?")
_LANGUAGE_HINTS: Final = {
    "no": "nb",
    "nn": "nb",
    "se": "sv",
    "gb": "en",
    "eng": "en",
    "nor": "nb",
    "swe": "sv",
}
_ALIKE: Final = {"answer": "expect", "correct": "right", "cards": "hand", "text": "say", "lead": "leader"}
"""Keys that authors write for another, and that do not look like it."""
_LONGEST_SHOWN: Final = 60
# Faults that leave a lesson usable: it runs, with English where a language is missing.
MILD: Final = frozenset({"language-missing", "cards-differ", "rules-differ"})


def shown(value: object) -> str:
    """A value as it may be quoted in a message: one line, not too long."""
    if isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, list):
        text = "[…]"
    elif isinstance(value, dict):
        text = "{…}"
    else:
        text = " ".join(str(value).split())
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or an empty text."""
    return next(iter(difflib.get_close_matches(word[:_LONGEST_SHOWN], list(known), 1, 0.6)), "")


@dataclass(slots=True)
class Reader:
    """Reads one document, for the languages that must be there."""

    document: Document
    languages: Sequence[str]
    faults: list[ContentFault] = field(default_factory=list)

    def fault(self, path: Path, code: str, /, *, key: bool = False, **params: object) -> None:
        """Notes a fault about the value (or with ``key`` the key) at a path."""
        self.faults.append(self.document.fault(path, code, key=key, **params))

    def mapping(
        self, value: Any, path: Path, known: Collection[str], required: Collection[str] = ()
    ) -> dict[str, Any] | None:
        """A mapping with known keys only; what is unreadable, empty or unknown is left out of it."""
        if value is UNREADABLE:
            return None
        if not isinstance(value, dict):
            self.fault(path, "mapping-wanted", found=shown(value), known=tuple(known))
            return None
        found = {}
        for key, each in value.items():
            if key not in known:
                if not self._cut_at_comma(value, key, path):
                    self.unknown((*path, key), "unknown-key", key, known, key=True)
            elif each is None:
                self.fault((*path, key), "empty-value", key=True, name=key)
            elif each is not UNREADABLE:
                found[key] = each
        for key in required:
            if key not in value:
                self.fault(path, "missing-key", name=key)
        return found

    def unknown(self, path: Path, code: str, word: str, known: Iterable[str], *, key: bool = False) -> None:
        """Notes a word that is none of those known, with the one that was probably meant."""
        known = tuple(known)
        near = _ALIKE.get(word, "")
        near = near if near in known else nearest(word, known)
        self.fault(path, code, key=key, word=shown(word), near=near, known=known)

    def _cut_at_comma(self, value: dict[str, Any], key: str, path: Path) -> bool:
        """Within braces a comma ends a text, and what follows looks like a key without a value."""
        if value[key] is not None or self.document.has_colon((*path, key)):
            return False
        self.fault((*path, key), "cut-at-comma", key=True, word=shown(key))
        return True

    def string(self, value: Any, path: Path) -> str | None:
        """A word or line; a whole number stands for its digits, as in ``10``."""
        if isinstance(value, str):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if value is not UNREADABLE:
            self.fault(path, "word-wanted", found=shown(value))
        return None

    def one_of(self, value: Any, path: Path, code: str, known: Collection[str]) -> str | None:
        """One of some known words."""
        word = self.string(value, path)
        if word is None or word in known:
            return word
        self.unknown(path, code, word, known)
        return None

    def number(self, value: Any, path: Path, least: int, most: int) -> int | None:
        """A whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        if value is not UNREADABLE:
            self.fault(path, "number-wanted", found=shown(value), least=least, most=most)
        return None

    def boolean(self, value: Any, path: Path) -> bool | None:
        """``true`` or ``false``."""
        if isinstance(value, bool):
            return value
        if value is not UNREADABLE:
            self.fault(path, "true-false-wanted", found=shown(value))
        return None

    def items(self, value: Any, path: Path) -> list[tuple[Path, Any]]:
        """The members of a list with their paths."""
        if isinstance(value, list):
            found = []
            for index, each in enumerate(value):
                if each is None:
                    self.fault((*path, index), "empty-item")
                elif each is not UNREADABLE:
                    found.append(((*path, index), each))
            return found
        if value is not UNREADABLE:
            self.fault(path, "list-wanted", found=shown(value))
        return []

    def words(self, value: Any, path: Path, check: Callable[[Any, Path], str | None]) -> tuple[str, ...]:
        """A list of words, each read by ``check``; a word twice is a fault."""
        found: list[str] = []
        for where, each in self.items(value, path):
            word = check(each, where)
            if word is not None and word in found:
                self.fault(where, "word-twice", word=word)
            elif word is not None:
                found.append(word)
        return tuple(found)

    def bounds(self, struct: type[msgspec.Struct], name: str) -> tuple[int, int]:
        """The least and the most that a struct's number may be, as its annotation says."""
        info = next(each for each in msgspec.structs.fields(struct) if each.name == name)
        kind = msgspec.inspect.type_info(info.type)
        assert isinstance(kind, msgspec.inspect.IntType)
        return kind.ge or 0, kind.le or 0

    def text(
        self, value: Any, path: Path, rules: Mapping[str, object], cards: Mapping[str, object]
    ) -> Text | None:
        """The same thing in several languages, saying the same cards and rules."""
        if value is UNREADABLE:
            return None
        if isinstance(value, list):
            self.fault(path, "bracket-text", sign="[")
            return None
        if not isinstance(value, dict):
            self.fault(path, "languages-wanted", languages=tuple(self.languages))
            return None
        found: dict[str, str] = {}
        for language, each in value.items():
            here = (*path, language)
            if language not in self.languages and self._cut_at_comma(value, language, path):
                continue
            if language in _LANGUAGE_HINTS and language not in self.languages:
                self.fault(here, "language-hint", key=True, word=language, near=_LANGUAGE_HINTS[language])
            elif not _LANGUAGE.fullmatch(language):
                self.unknown(here, "language-unknown", language, self.languages, key=True)
            elif (line := self._line(each, here)) is not None:
                found[language] = line
                self._marks(line, here, rules, cards)
        hinted = {_LANGUAGE_HINTS.get(key) for key in value}
        for language in self.languages:
            if language not in value and language not in hinted:
                self.fault(path, "language-missing", language=language)
        self._alike(found, path)
        return Text(found) if found else None

    def _line(self, value: Any, path: Path) -> str | None:
        if isinstance(value, list | dict):
            self.fault(path, "bracket-text", sign="[" if isinstance(value, list) else "{")
            return None
        if value is UNREADABLE:
            return None
        line = "" if value is None else self.string(value, path)
        if line is not None and not line.strip():
            self.fault(path, "empty-text", key=value is None)
            return None
        return line

    def _marks(self, text: str, path: Path, rules: Mapping[str, object], cards: Mapping[str, object]) -> None:
        for piece in markup.pieces(text):
            if isinstance(piece, markup.CardRef) and piece.code not in cards:
                self._in_text(path, text, piece.at, "text-card", word=shown(piece.code))
            elif isinstance(piece, markup.RuleRef) and piece.rule not in rules:
                near = nearest(piece.rule, rules)
                self._in_text(path, text, piece.at, "text-rule", word=shown(piece.rule), near=near)
            elif isinstance(piece, markup.Stray):
                self._in_text(path, text, piece.at, "text-bracket", sign=piece.sign)
        html = markup.html_in(text)
        if html:
            self._in_text(path, text, text.index(html), "html", word=html)
        block = markup.block_in(text)
        if block:
            self._in_text(path, text, block[0], "markdown-block", word=block[1])

    def _in_text(self, path: Path, text: str, at: int, code: str, **params: object) -> None:
        line, column = self.document.place_in_text(path, text, at)
        self.faults.append(ContentFault(self.document.file, line, column, code, params))

    def _alike(self, found: Mapping[str, str], path: Path) -> None:
        first = next((language for language in self.languages if language in found), None)
        if first is None:
            return
        for code, marks in (("cards-differ", markup.cards_in), ("rules-differ", markup.rules_in)):
            wanted = marks(found[first])
            for language, text in found.items():
                if marks(text) != wanted:
                    self.fault(
                        (*path, language),
                        code,
                        language=language,
                        other=first,
                        missing=tuple(sorted(wanted - marks(text))),
                        extra=tuple(sorted(marks(text) - wanted)),
                    )

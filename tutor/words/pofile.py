"""Reads a `.po` file line by line, so that `whist check` can say where a message stands.

Only what translators write is read; building uses Babel, which an installed tutor does not need.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

_WORD = re.compile(r'(?P<word>msgctxt|msgid_plural|msgid|msgstr)(?:\[(?P<form>\d+)\])?\s+(?P<text>".*)')
_PLACEHOLDER = re.compile(r"\{[^{}!]*(?=[!}])|%\([a-z_]+\)s|%[sd]")
# click puts an English noun there; a translation says it in its own words instead.
_MAY_BE_LEFT_OUT = frozenset({"{number_type", "{param_type"})
TYPED = "typed"
"""The context of words that are read, not shown: each language has its own, and as many as it likes."""


class PoError(ValueError):
    """A line that is no part of a catalogue; ``line`` counts from 1."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"{line}: {text}")
        self.line, self.text = line, text


@dataclass(slots=True)
class Entry:
    """One message: where it begins, what it is, and what is said for it."""

    line: int
    fuzzy: bool = False
    context: str | None = None
    msgid: str = ""
    plural: str | None = None
    texts: dict[int, str] = field(default_factory=dict)

    @property
    def key(self) -> tuple[str | None, str]:
        """What the catalogue finds it by."""
        return self.context, self.msgid

    @property
    def translated(self) -> bool:
        """Whether every form has a text."""
        return bool(self.texts) and all(self.texts.values())

    def placeholder_faults(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Placeholders that a translation lacks, and those that it has too many."""
        if self.context == TYPED:
            return (), ()
        forms = [self.msgid] if self.plural is None else [self.msgid, self.plural]
        allowed = {name for form in forms for name in _PLACEHOLDER.findall(form)}
        missing: set[str] = set()
        extra: set[str] = set()
        for number, text in self.texts.items():
            if not text:
                continue
            needed = set(_PLACEHOLDER.findall(forms[min(number, len(forms) - 1)])) - _MAY_BE_LEFT_OUT
            if self.plural is not None and number == 0:
                needed.discard("{n")  # a singular may say "one card"
            have = set(_PLACEHOLDER.findall(text))
            missing |= needed - have
            extra |= have - allowed
        return _whole(missing), _whole(extra)


def _whole(found: set[str]) -> tuple[str, ...]:
    return tuple(sorted(name + "}" if name.startswith("{") else name for name in found))


def read_po(text: str) -> list[Entry]:
    """The messages of a catalogue, its header left out. Raises PoError."""
    return [entry for entry in _entries(text) if entry.msgid]


def _entries(text: str) -> Iterator[Entry]:
    entry = Entry(1)
    target: tuple[str, int] | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            if target is not None and target[0] == "msgstr":
                yield entry
                entry, target = Entry(number), None
            if line.startswith("#,") and "fuzzy" in line:
                entry.fuzzy = True
            continue
        match = _WORD.match(line)
        if match is None and (not line.startswith('"') or target is None):
            raise PoError(number, line)
        said = _said(match["text"] if match else line, number)
        if match is None:
            assert target is not None
            _add(entry, *target, said)
            continue
        if target is not None and target[0] == "msgstr" and match["word"] != "msgstr":
            yield entry
            entry, target = Entry(number), None
        if target is None:
            entry.line = number
        target = (match["word"], int(match["form"] or 0))
        _add(entry, *target, said)
    if target is not None:
        yield entry


def _said(quoted: str, number: int) -> str:
    try:
        said = ast.literal_eval(quoted)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise PoError(number, quoted) from None
    if not isinstance(said, str):
        raise PoError(number, quoted)
    return said


def _add(entry: Entry, word: str, form: int, said: str) -> None:
    if word == "msgctxt":
        entry.context = (entry.context or "") + said
    elif word == "msgid":
        entry.msgid += said
    elif word == "msgid_plural":
        entry.plural = (entry.plural or "") + said
    else:
        entry.texts[form] = entry.texts.get(form, "") + said

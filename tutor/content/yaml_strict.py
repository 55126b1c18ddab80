"""YAML read strictly: plain data or faults, never a surprise.

YAML guesses types and can refer to itself; lesson text should suffer neither. Here text stays text
(``no``, ``off``, ``1.5``, ``2026-01-01``); only whole numbers and ``true``/``false`` are more, and
an empty value is None. Keys written twice, tags, references in a loop and files that grow beyond a
bound are faults. We build from the parser's events, not from its node tree: events can be counted
while they come, so that a small file that means a huge one is stopped early. Places are worked out
only when somebody asks for one, which is when there is a fault.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from typing import Any, Final

import yaml

from tutor.content.document import UNREADABLE, Document, Path, Places
from tutor.content.fault import ContentFault
from tutor.content.yaml_faults import explain

MAX_BYTES: Final = 256 * 1024
MAX_DEPTH: Final = 24
MAX_NODES: Final = 20_000

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,14})")
_WORDS: Final = {"true": True, "false": False, "": None}
# Characters that YAML itself refuses; found by us, so that both parsers say the same.
_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


def read_file(path: str | os.PathLike[str], name: str | None = None) -> Document:
    """Reads a file; whatever is wrong is in ``faults``, and nothing is raised."""
    name = name or os.fspath(path)
    try:
        # Asked before opening: a pipe would wait for ever, and a device never ends.
        if not stat.S_ISREG(os.stat(path).st_mode):
            return _refused(name, "not-a-file")
        with open(path, "rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return _refused(name, "no-file")
    except (OSError, ValueError):
        return _refused(name, "cannot-open")
    return read_bytes(raw, name)


def read_bytes(raw: bytes, name: str) -> Document:
    """Reads bytes as UTF-8, whatever the locale says."""
    if len(raw) > MAX_BYTES:
        return _refused(name, "too-long", kilobytes=MAX_BYTES // 1024)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        before = raw[: problem.start].decode("utf-8", "replace")
        line, column = _count(before, len(before))
        return Document(name, UNREADABLE, [ContentFault(name, line, column, "not-utf8")])
    return read_text(text, name)


def read_text(text: str, name: str) -> Document:
    """Reads text that is YAML."""
    text = text.removeprefix("\ufeff")
    if "\0" in text or text.startswith("PK\x03\x04"):  # a document of an office program, or no text at all
        return _refused(name, "no-text-file")
    bad = _UNPRINTABLE.search(text)
    if bad:
        line, column = _count(text, bad.start())
        code = f"U+{ord(bad.group()):04X}"
        return Document(
            name, UNREADABLE, [ContentFault(name, line, column, "control-character", {"code": code})]
        )
    builder = _Builder(name)
    data = builder.build(text)
    return Document(name, data, builder.faults, text, _locate)


def _locate(text: str) -> Places:
    places: Places = ({}, {})
    _Builder("", *places).build(text)
    return places


def _refused(name: str, code: str, **params: object) -> Document:
    return Document(name, UNREADABLE, [ContentFault(name, None, None, code, params)])


def _count(text: str, position: int) -> tuple[int, int]:
    before = text[:position]
    start = before.rfind("\n") + 1
    return before.count("\n") + 1, position - start + 1


class _Stop(Exception):
    """Reading on would be of no use; the fault is noted already."""


class _Builder:
    """Builds plain data from events, counting as it goes.

    With ``places`` it also notes where each value stands (``keys``: where each key does).
    """

    def __init__(
        self,
        file: str,
        places: dict[Path, tuple[int, int]] | None = None,
        keys: dict[Path, tuple[int, int]] | None = None,
    ) -> None:
        self.file = file
        self.faults: list[ContentFault] = []
        self.places = places
        self.keys = keys if keys is not None else {}
        self.nodes = 0
        self.anchors: dict[str, tuple[Any, int]] = {}
        self.open: set[str] = set()
        self.named: dict[str, Any] = {}
        self.events: Iterator[Any] = iter(())

    def build(self, text: str) -> Any:
        data: Any = UNREADABLE
        try:
            self.events = yaml.parse(text, Loader=_LOADER)
            next(self.events)  # the stream starts
            if isinstance(next(self.events), yaml.StreamEndEvent):
                self._fault(None, "empty-file")
                return data
            data = self._value(next(self.events), (), 0)
            next(self.events)  # the document ends
            rest = next(self.events)
            if not isinstance(rest, yaml.StreamEndEvent):
                self._fault(rest, "two-documents")
            for name, event in self.named.items():
                self._fault(event, "unused-anchor", name=name)
            if data is None:
                self._fault(None, "empty-file")
                data = UNREADABLE
        except _Stop:
            data = UNREADABLE
        except yaml.YAMLError as problem:
            self.faults.append(explain(problem, text, self.file))
            data = UNREADABLE
        return data

    def _fault(self, event: Any, code: str, **params: object) -> None:
        mark = event.start_mark if event is not None else None
        line, column = (mark.line + 1, mark.column + 1) if mark else (None, None)
        self.faults.append(ContentFault(self.file, line, column, code, params))

    def _grow(self, event: Any, by: int) -> None:
        self.nodes += by
        if self.nodes > MAX_NODES:
            self._fault(event, "too-many-values", limit=MAX_NODES)
            raise _Stop

    def _value(self, event: Any, path: Path, depth: int) -> Any:
        if self.places is not None:
            self.places[path] = (event.start_mark.line + 1, event.start_mark.column + 1)
        self._grow(event, 1)
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event)
        if depth > MAX_DEPTH:
            self._fault(event, "too-deep", limit=MAX_DEPTH)
            raise _Stop
        tagged = event.tag is not None and event.tag != "!"
        if tagged:
            self._fault(event, "tag", tag=event.tag)
        name = event.anchor
        before = self.nodes
        if name:
            self._name(event, name)
        value: Any
        if isinstance(event, yaml.ScalarEvent):
            value = _scalar(event)
        elif isinstance(event, yaml.SequenceStartEvent):
            value = self._sequence(path, depth)
        else:
            value = self._mapping(path, depth)
        if name:
            self.open.discard(name)
            self.anchors[name] = (value, self.nodes - before + 1)
        return UNREADABLE if tagged else value

    def _name(self, event: Any, name: str) -> None:
        if name in self.anchors or name in self.open:
            self._fault(event, "anchor-twice", name=name)
        self.open.add(name)
        self.named[name] = event

    def _alias(self, event: Any) -> Any:
        name = event.anchor
        self.named.pop(name, None)
        if name in self.open:
            self._fault(event, "alias-loop", name=name)
            return UNREADABLE
        if name not in self.anchors:
            self._fault(event, "alias-unknown", name=name)
            return UNREADABLE
        value, size = self.anchors[name]
        self._grow(event, size)
        return value

    def _sequence(self, path: Path, depth: int) -> list[Any]:
        values: list[Any] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            values.append(self._value(event, (*path, len(values)), depth + 1))
        return values

    def _mapping(self, path: Path, depth: int) -> dict[str, Any]:
        values: dict[str, Any] = {}
        first: dict[str, int] = {}
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self._key(event, path, depth)
            here = (*path, key if key is not None else "?")
            if key is not None and key in first:
                self._fault(event, "key-twice", key=key, first=first[key])
                here = (*path, "?")
            elif key is not None:
                self.keys[here] = (event.start_mark.line + 1, event.start_mark.column + 1)
            value = self._value(next(self.events), here, depth + 1)
            if key is not None and key not in first:
                first[key] = event.start_mark.line + 1
                values[key] = value
        return values

    def _key(self, event: Any, path: Path, depth: int) -> str | None:
        self._grow(event, 1)
        if isinstance(event, yaml.ScalarEvent) and event.tag in (None, "!") and not event.anchor:
            return str(event.value)
        self._fault(event, "key-not-text")
        if not isinstance(event, yaml.ScalarEvent | yaml.AliasEvent):
            self._value(event, (*path, "?"), depth + 1)
        return None


def _scalar(event: Any) -> str | int | bool | None:
    text: str = event.value
    if not event.implicit[0]:  # quoted, or a block: text as it stands
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    return text

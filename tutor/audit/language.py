"""Whether lessons, packs and catalogues are well said: spelling, words nobody says, sentences that are too long."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tutor.audit.prose import Passage
from tutor.audit.rejected import rejected
from tutor.audit.spelling import DICTIONARIES, unknown_words
from tutor.content.fault import ContentFault

LONGEST: Final = 40
"""Words in a sentence; more are a fault. Good ones have ten."""
TERMS_FILE: Final = "tutor/audit/terms/{language}.txt"


@dataclass(slots=True)
class Sentences:
    """The sentences of one language: how many, with how many words, and the longest of them."""

    count: int = 0
    words: int = 0
    longest: int = 0
    place: str = ""

    @property
    def mean(self) -> float:
        """Words in a sentence."""
        return self.words / self.count if self.count else 0.0


@dataclass(slots=True)
class Language:
    """What was found about the language of some texts."""

    findings: list[ContentFault] = field(default_factory=list)
    sentences: dict[str, Sentences] = field(default_factory=dict)
    unspelled: tuple[str, ...] = ()
    """Languages with texts that no dictionary was there for."""


def audit_language(passages: Iterable[Passage], *, spelled: bool = True) -> Language:
    """Looks at every text; each word is looked up once, however often it is said. Without ``spelled`` none is."""
    found = Language()
    words: defaultdict[str, set[str]] = defaultdict(set)
    asked: list[Passage] = []
    for passage in passages:
        found.findings += _rejected(passage)
        found.findings += _long(passage, found.sentences.setdefault(passage.language, Sentences()))
        if spelled and passage.language in DICTIONARIES and passage.told:
            asked.append(passage)
            words[passage.language].update(word for word, _ in _open_words(passage))
    unknown = {language: unknown_words(language, each) for language, each in words.items()}
    found.unspelled = tuple(sorted(language for language, each in unknown.items() if each is None))
    refused = {(each.file, each.params.get("word")) for each in found.findings}
    found.findings += _misspelled(asked, unknown, refused)
    return found


def _open_words(passage: Passage) -> Iterator[tuple[str, int]]:
    return ((word, at) for word, at in passage.words() if word.casefold() not in passage.accepted)


def _misspelled(
    passages: Iterable[Passage], unknown: Mapping[str, frozenset[str] | None], told: set[tuple[str, object]]
) -> Iterator[ContentFault]:
    """Each unknown word once a file. ``told``: files and words that are refused for another reason."""
    for passage in passages:
        wrong = unknown[passage.language]
        if not wrong:
            continue
        for word, at in _open_words(passage):
            if word in wrong and (passage.file, word) not in told:
                told.add((passage.file, word))
                yield _fault(
                    passage, at, _code(passage), word=word, list=TERMS_FILE.format(language=passage.language)
                )


def _code(passage: Passage) -> str:
    return "message-word-unknown" if passage.file.endswith(".po") else "word-unknown"


def _rejected(passage: Passage) -> Iterator[ContentFault]:
    if passage.told:
        for at, word, better in rejected(passage.language, passage.unquoted()):
            if word.casefold() not in passage.accepted:
                yield _fault(passage, at, "word-rejected", word=word, better=better)


def _long(passage: Passage, sentences: Sentences) -> Iterator[ContentFault]:
    for count, at in passage.sentences():
        sentences.count += 1
        sentences.words += count
        if count > sentences.longest:
            line, column = passage.place(at)
            sentences.longest, sentences.place = count, f"{passage.file}:{line}:{column}"
        if count > LONGEST:
            yield _fault(passage, at, "sentence-long", n=count)


def _fault(passage: Passage, at: int, code: str, **params: object) -> ContentFault:
    line, column = passage.place(at)
    return ContentFault(passage.file, line, column, code, {"language": passage.language, **params})

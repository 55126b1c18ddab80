"""What a lesson, pack or catalogue says in a language, piece by piece: words, sentences, and where they stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from tutor.content.document import Document
from tutor.content.document import Path as Where
from tutor.words.pofile import Entry

Place = tuple[int, int]
_TEXTS: Final = ("title", "say", "question", "right", "wrong", "hints")
"""The keys of a lesson and of a pack that hold texts by language."""
_DEEPEST: Final = 8

# Blanked out with as many spaces, so that what is left keeps its place.
_CARD = re.compile(r"\{[^{}\n]*\}")
_LINK = re.compile(r"\]\([^()\n]*\)")
_BARE_LINK = re.compile(r"\[[^\[\]]*\](?!\()")
_CODE = re.compile(r"`[^`\n]*`")
_FILLED = re.compile(r"\{[^{}\n]*\}|%\([a-z_]+\)[sd]|%[sd]")
_TYPED = re.compile(r"\*\*whist\b[^*]*\*\*|(?<!\w)--?[a-z][\w-]*(?:=\S+)?|(?<!\w)[\w-]+=\S+")
_WORD = re.compile(r"(?<![\w{])[^\W\d_]+(?:[-’'][^\W\d_]+)*(?![\w}])")
_ITALIC = re.compile(r"(?<!\*)\*[^*\n]+\*(?!\*)")
_QUOTED = re.compile(r"«[^»\n]*»|”[^”\n]*”|“[^”\n]*”|\*[^*\n]*\*|\([^()\n]*\)")
_END = re.compile(r"[.!?…](?=[\s*”»)\"]|$)|\n[ \t]*\n|\n[ \t]*(?:[-*]|\d+\.)[ \t]|:\s")


@dataclass(frozen=True, slots=True)
class Passage:
    """One text in one language.

    ``plain`` is the text with cards, links and code blanked out: as long as the text, each word where it was.
    ``accepted`` are words that are right here whatever a dictionary says.
    """

    file: str
    language: str
    plain: str
    place: Callable[[int], Place]
    accepted: frozenset[str] = frozenset()
    told: bool = True
    """Whether it is said to a learner; else it tells of words, and may name the wrong ones."""

    def words(self) -> Iterator[tuple[str, int]]:
        """Each word of prose with its place in the text. Letters for cards, seats and teams are none, and what
        stands in italics is named, perhaps in another language.
        """
        for match in _WORD.finditer(_ITALIC.sub(_blank, self.plain)):
            word = match.group()
            if len(word) > 1 and not (word.isupper() and len(word) < 5):
                yield word, match.start()

    def unquoted(self) -> str:
        """The text with what stands in quotation marks, parentheses and italics blanked out: named, not used."""
        return _QUOTED.sub(_blank, self.plain.replace("**", "  "))

    def sentences(self) -> Iterator[tuple[int, int]]:
        """The number of words of each sentence, and where it begins. A card counts as one word."""
        start = 0
        ends = [match.end() for match in _END.finditer(self.plain)]
        for end in (*ends, len(self.plain)):
            found = list(re.finditer(r"\w[\w-]*", self.plain[start:end]))
            if found:
                yield len(found), start + found[0].start()
            start = end


def _blank(match: re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", match.group())


def _card(match: re.Match[str]) -> str:
    return "X" + " " * (len(match.group()) - 1)


def plain_lesson_text(text: str) -> str:
    """A lesson's text without cards, links and code; a card leaves an X."""
    text = _CODE.sub(_blank, text)
    text = _BARE_LINK.sub(_card, _LINK.sub(_blank, text))
    return _TYPED.sub(_blank, _CARD.sub(_card, text)).replace("[", " ").replace("\\", " ")


def plain_message(text: str) -> str:
    """A catalogue's text without placeholders, commands and options."""
    return _TYPED.sub(_blank, _FILLED.sub(_card, _CODE.sub(_blank, text)))


def passages_of_document(document: Document, languages: Collection[str]) -> Iterator[Passage]:
    """Every text of a lesson or pack in these languages, whether or not the rest of the file is sound."""
    top = document.data
    own: frozenset[str] = frozenset()
    if isinstance(top, dict) and isinstance(top.get("words"), list):
        own = frozenset(str(word).casefold() for word in top["words"])
    for where, text in _texts(top, (), False, 0):
        language = str(where[-1])
        if language in languages:
            yield Passage(
                document.file, language, plain_lesson_text(text), _placer(document, where, text), own
            )


def _placer(document: Document, where: Where, text: str) -> Callable[[int], Place]:
    return lambda at: document.place_in_text(where, text, at)


def _texts(value: Any, where: Where, said: bool, depth: int) -> Iterator[tuple[Where, str]]:
    if depth > _DEEPEST:
        return
    if isinstance(value, dict):
        for key, each in value.items():
            if said and isinstance(each, str):
                yield (*where, key), each
            elif isinstance(each, dict | list):
                yield from _texts(each, (*where, key), key in _TEXTS, depth + 1)
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _texts(each, (*where, index), said, depth + 1)


def passages_of_catalogue(
    file: str, language: str, entries: list[Entry], told: Callable[[str], bool]
) -> Iterator[Passage]:
    """Every text of a catalogue that is shown; what is only read from people is left out.

    A word that the message itself has stands in it to be typed, or is a name: it is accepted as it is.
    """
    for entry in entries:
        if entry.context is not None and entry.context.startswith(("typed", "word", "letter")):
            continue
        said = {match.group() for match in _WORD.finditer(entry.msgid + " " + (entry.plural or ""))}
        line = entry.line
        for text in entry.texts.values():
            yield Passage(
                file,
                language,
                plain_message(text),
                lambda _, line=line: (line, 1),  # type: ignore[misc]
                frozenset(word.casefold() for word in said),
                told(entry.msgid),
            )

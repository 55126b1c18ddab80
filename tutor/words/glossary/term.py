"""A term of the glossary, a misleading word, and what they are called in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.words.catalog import Catalog


class Forms(Record):
    """A term in one language."""

    head: str
    """As it stands in a dictionary."""
    inflected: tuple[str, ...]
    """Its other forms, each once."""
    also: tuple[str, ...]
    """Other words for it that are met at tables and in books."""

    @property
    def all(self) -> tuple[str, ...]:
        return (self.head, *self.inflected, *self.also)


class Term(Record):
    """One thing and what it is called. ``words`` and ``sentence`` are messages of the catalogue."""

    id: str
    words: str
    """Forms divided by ``|``; after a ``;`` other words for it."""
    sentence: str
    """One sentence that uses the word and tells what it means."""

    def forms(self, catalog: Catalog) -> Forms:
        """The term in the catalogue's language."""
        own, _, others = catalog.phrase_in("word", self.words).partition(";")
        head, *rest = own.split("|")
        inflected = tuple(form for form in dict.fromkeys(rest) if form != head)
        return Forms(head, inflected, tuple(others.split("|")) if others else ())


class Trap(Record):
    """A false friend: words that are easily taken for something else."""

    words: tuple[str, ...]
    """As typed, in whatever language they mislead."""
    terms: tuple[str, ...]
    """The terms it leads to."""
    text: str
    """What to know about it, a message of the catalogue."""

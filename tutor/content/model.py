"""A lesson as values: frozen, checked once, and never changed.

Field names are the keys of a lesson file, so that this module is the schema. Texts hold every
language; who shows them picks one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from tutor.rules.cards import Card, Order, Seat, Suit, Team

SCHEMA: Final = 1
LANGUAGES: Final = ("en", "nb", "sv")
"""The languages every lesson is complete in. Others may be present; English stands in for them."""

MAX_HINTS: Final = 3


class Text(Struct, frozen=True):
    """The same thing said in several languages."""

    by_language: Mapping[str, str]

    def in_language(self, language: str) -> str:
        """The text in a language; in English, or in the first one there is, where it is missing."""
        found = self.by_language
        return found.get(language) or found.get("en") or next(iter(found.values()), "")


class Table(Struct, frozen=True, kw_only=True):
    """A position as it is shown. None and empty mean: not said."""

    hand: tuple[Card, ...] | None = None
    """The learner's own cards (South); an empty hand is shown as empty."""
    hands: Mapping[Seat, tuple[Card, ...]] = {}
    leader: Seat | None = None
    plays: tuple[Card, ...] = ()
    trump: Suit | None = None
    trump_said: bool = False
    """Tells ``trump: none`` from a position that says nothing of trump."""
    order: Order | None = None
    dealer: Seat | None = None
    turned: Card | None = None
    kitty: tuple[Card, ...] = ()
    won: Mapping[Team, int] = {}
    """Tricks taken so far."""
    calls: tuple[str, ...] = ()
    """From the dealer's left, as the auction writes them."""


class Say(Struct, frozen=True, kw_only=True, tag="say"):
    """Something to read. Several in a row are shown together."""

    id: str | None = None
    say: Text


class Show(Struct, frozen=True, kw_only=True, tag="show"):
    """A table to look at."""

    id: str | None = None
    show: Table


class Ask(Struct, frozen=True, kw_only=True, tag="ask"):
    """A question about a position; the engine knows the answer."""

    id: str | None = None
    kind: str
    fields: Mapping[str, Any]
    """The position as written, for ``puzzle``."""
    house: Mapping[str, str] = {}
    question: Text | None = None
    """The author's own wording, else the kind's."""
    hints: tuple[Text, ...] = ()
    right: Text | None = None
    """Said after a right answer instead of the explanation."""
    wrong: Text | None = None
    """Said after a wrong answer, before the explanation."""
    expect: tuple[str, ...] = ()
    """The answer as the author sees it; `whist check` proves it."""
    redraw: bool = True
    """Written ``show: false``: the table was shown just before."""
    puzzle: Any = None
    """The ``tutor.puzzles`` puzzle made of the position."""


class Drill(Struct, frozen=True, kw_only=True, tag="drill"):
    """Generated questions about some rules."""

    id: str | None = None
    kind: str
    rules: tuple[str, ...] = ()
    count: Annotated[int, Meta(ge=1, le=20)] = 3
    level: Annotated[int, Meta(ge=1, le=5)] = 1
    house: Mapping[str, str] = {}


Step = Say | Show | Ask | Drill


class Lesson(Struct, frozen=True, kw_only=True):
    """One lesson file."""

    schema: int
    id: str
    game: str
    title: Text
    needs: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    was: tuple[str, ...] = ()
    """Ids it had before, so that progress is kept."""
    house: Mapping[str, str] = {}
    """House rules that its positions and drills are played under."""
    steps: tuple[Step, ...]

    def step_key(self, index: int) -> str:
        """What progress remembers of a step: its own id, else its number from 1."""
        return self.steps[index].id or str(index + 1)

    def step_index(self, key: str) -> int | None:
        """Where a remembered step is now; None where it is gone."""
        for index, step in enumerate(self.steps):
            if step.id == key:
                return index
        if key.isascii() and key.isdecimal() and len(key) < 6 and 1 <= int(key) <= len(self.steps):
            return int(key) - 1
        return None

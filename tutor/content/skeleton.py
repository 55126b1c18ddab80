"""The beginnings of a lesson and of a pack: small, sound files with notes, to be written over.

A line ``#: name`` of a template becomes the note of that name, in the author's own language.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping
from typing import Final

from tutor.content.forms import LESSON_ID, PACK_ID

SHAPES: Final = ("lesson", "pack")
SUFFIX: Final = ".yaml"
_NOTE = re.compile(r"^(?P<indent> *)#: (?P<name>[a-z-]+)$", re.MULTILINE)
_NUMBER = re.compile(r"(?:^|(?<=/))\d+-(?=[^/]*$)")
_WIDTH: Final = 100

_LESSON = """\
#: file
schema: 1
#: id
id: {id}
#: game
game: {game}
#: title
title: {{en: A lesson of my own, nb: Min egen leksjon, sv: Min egen lektion}}
#: needs
needs: []
#: teaches
teaches: [follow-suit, free-choice-in-suit]

steps:
  #: say
  - say:
      en: |
        Partner leads {{H8}}. You have hearts, so you must [follow suit](follow-suit). Whether you play higher or lower
        is up to you.
      nb: |
        Makker spiller ut {{H8}}. Du har hjerter, så du må [følge farge](follow-suit). Om du legger høyere eller lavere,
        velger du selv.
      sv: |
        Din partner spelar ut {{H8}}. Du har hjärter, så du måste [följa färg](follow-suit). Om du lägger högre eller
        lägre väljer du själv.

  #: ask
  - id: higher-or-lower
    ask: {{kind: legal, hand: SA HQ H3 D7, plays: "N: H8 H5"}}
    #: hints
    hints:
      - en: "Look for hearts in your hand."
        nb: "Se etter hjerter på hånden."
        sv: "Leta efter hjärter på handen."
    #: expect
    expect: HQ H3

  #: drill
  - drill: {{kind: legal, rules: [follow-suit], count: 2}}
"""

_PACK = """\
#: pack-file
schema: 1
#: pack-id
id: {id}
#: title
title: {{en: Puzzles of my own, nb: Mine egne oppgaver, sv: Mina egna uppgifter}}
#: pack-game
game: {game}

puzzles:
  #: puzzle
  - id: must-i-beat-it
    ask: {{kind: legal, hand: HA H7 S2, plays: "E: H8"}}
    #: expect
    expect: HA H7

  #: own-words
  - id: who-takes-it
    ask: {{kind: winner, plays: "W: HK H3 C2 HA"}}
    question:
      en: "Who takes it?"
      nb: "Hvem tar det?"
      sv: "Vem tar det?"
"""

_TEXTS: Final[Mapping[str, str]] = {"lesson": _LESSON, "pack": _PACK}
NOTES: Final[Mapping[str, tuple[str, ...]]] = {
    shape: tuple(dict.fromkeys(match["name"] for match in _NOTE.finditer(text)))
    for shape, text in _TEXTS.items()
}
"""The names of the notes of each shape."""


def id_of_name(shape: str, name: str) -> str | None:
    """The id that a name gives: without its ``.yaml``, and for a lesson without the number that orders.

    None where a lesson or pack cannot be called so; a name never leads out of the folder it is used in.
    """
    bare = name.removesuffix(SUFFIX)
    if shape == "lesson":
        found = _NUMBER.sub("", bare)
        return found if LESSON_ID.fullmatch(found) and LESSON_ID.fullmatch(bare) else None
    found = bare.rpartition("/")[2]
    return found if PACK_ID.fullmatch(found) and LESSON_ID.fullmatch(bare) else None


def file_of_name(name: str) -> str:
    """The file for a name, below the folder it is used in, with forward slashes."""
    return name.removesuffix(SUFFIX) + SUFFIX


def likely_name(name: str) -> str:
    """A name that would do, close to one that does not (``Must I beat?`` gives ``must-i-beat``), or an empty text."""
    plain = name.removesuffix(SUFFIX).lower().translate(str.maketrans("åäøöæ\\", "aaooa/"))
    parts = (re.sub(r"[^a-z0-9]+", "-", part).strip("-") for part in plain.split("/"))
    return "/".join(part for part in parts if part)[:_WIDTH]


def skeleton(shape: str, found_id: str, game: str, notes: Mapping[str, str]) -> str:
    """The text of a new file. ``notes`` has a sentence or two for each name in ``NOTES[shape]``."""

    def note(match: re.Match[str]) -> str:
        sign = f"{match['indent']}# "
        return "\n".join(
            textwrap.wrap(
                notes[match["name"]],
                _WIDTH,
                initial_indent=sign,
                subsequent_indent=sign,
                break_long_words=False,
                break_on_hyphens=False,
            )
        )

    written = f'"{found_id}"' if found_id in ("true", "false") else found_id
    return _NOTE.sub(note, _TEXTS[shape].format(id=written, game=game))

"""Packs: collections of hand-picked positions. They hold positions only; the engine answers.

```yaml
schema: 1
id: disputes                # the file's name
title: {en: …, nb: …, sv: …}
game: classic               # what a puzzle is played by, unless it says otherwise
puzzles:
  - id: must-i-beat
    ask: {kind: legal, hand: HA H7 S2, plays: H8}
```
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from tutor.content.document import UNREADABLE, Document
from tutor.content.fault import ContentFault, in_order
from tutor.content.forms import PACK_ID
from tutor.content.model import LANGUAGES, SCHEMA, Ask, Text
from tutor.content.reading import MILD, Reader, shown
from tutor.content.steps import SHAPES, StepReader
from tutor.content.terms import Terms
from tutor.rules.game import Game
from tutor.rules.games import GAMES

TOP: Final = ("schema", "id", "title", "game", "house", "words", "puzzles")
TOP_REQUIRED: Final = ("schema", "id", "title", "puzzles")
_PUZZLE: Final = ("game", *SHAPES["ask"])


class Pack(Struct, frozen=True, kw_only=True):
    """One pack file. Each puzzle's code is ``pack.NAME.ID``."""

    id: str
    title: Text
    puzzles: tuple[Ask, ...]


def is_pack(document: Document) -> bool:
    """Whether a file is a pack rather than a lesson."""
    data = document.data
    return isinstance(data, dict) and "puzzles" in data and "steps" not in data


def read_pack(
    document: Document, expected_id: str | None = None, languages: Sequence[str] = LANGUAGES
) -> tuple[Pack | None, list[ContentFault]]:
    """The pack of a document, and its faults; None unless it can be used."""
    reader = Reader(document, languages)
    if document.data is UNREADABLE:
        return None, in_order(document.faults)
    pack = _read(reader, expected_id)
    faults = in_order([*document.faults, *reader.faults])
    return (pack if all(fault.code in MILD for fault in faults) else None), faults


def _read(reader: Reader, expected_id: str | None) -> Pack | None:
    top = reader.mapping(reader.document.data, (), TOP, TOP_REQUIRED)
    if top is None:
        return None
    schema = top.get("schema")
    if "schema" in top and (isinstance(schema, bool) or schema != SCHEMA):
        reader.fault(("schema",), "schema-unknown", found=shown(schema), known=SCHEMA)
    name = reader.string(top["id"], ("id",)) if "id" in top else None
    if name is not None and not PACK_ID.fullmatch(name):
        reader.fault(("id",), "pack-id-form", id=shown(name))
    elif name is not None and expected_id is not None and name != expected_id:
        reader.fault(("id",), "id-not-path", id=shown(name), path=expected_id)
    game = _game(reader, top, ()) if "game" in top else None
    terms = Terms(reader, game)
    house = terms.house_rules(top, (), {})
    title = terms.text(top, "title", ())
    terms.own_words(top)
    puzzles = _puzzles(reader, top, name or "", game, house)
    return None if title is None else Pack(id=name or "", title=title, puzzles=tuple(puzzles))


def _game(reader: Reader, fields: dict[str, Any], path: tuple[str | int, ...]) -> Game | None:
    word = reader.one_of(fields["game"], (*path, "game"), "game-unknown", tuple(GAMES))
    return GAMES.get(word or "")


def _puzzles(
    reader: Reader, top: dict[str, Any], name: str, game: Game | None, house: Mapping[str, str]
) -> list[Ask]:
    found: list[Ask] = []
    if top.get("puzzles") == []:
        reader.fault(("puzzles",), "no-puzzles")
    steps = StepReader(reader, game, house, f"pack.{name}")
    for path, value in reader.items(top.get("puzzles", []), ("puzzles",)):
        fields = reader.mapping(value, path, _PUZZLE, ("id", "ask"))
        if fields is None:
            continue
        steps.game, steps.house = game, house
        if "game" in fields:
            own = _game(reader, fields, path)
            # House rules belong to a game; another game starts from its own.
            steps.game, steps.house = own, house if own is game else {}
        elif "game" not in reader.document.data:  # one that can't be read has been told of
            reader.fault(path, "missing-key", name="game")
        ask = steps.question(fields, path)
        if ask is not None:
            found.append(ask)
    return found

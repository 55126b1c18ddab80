"""The parts of a course: ``course.yaml`` in its folder names them in the order in which they are learnt.

```yaml
schema: 1
parts:
  - id: start               # a folder of lessons
    title: {en: First steps, nb: …, sv: …}
```
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from tutor.content.document import UNREADABLE, Document
from tutor.content.fault import ContentFault, in_order
from tutor.content.files import unnumbered
from tutor.content.model import LANGUAGES, SCHEMA, Text
from tutor.content.reading import Reader, shown

FILE: Final = "course.yaml"
_TOP: Final = ("schema", "parts")
_PART: Final = ("id", "title")


class Part(Struct, frozen=True, kw_only=True):
    """Some lessons that belong together: those whose ids begin with the part's."""

    id: str
    title: Text


def folders_beside(file: Path) -> frozenset[str]:
    """The parts that a course has: its folders."""
    return frozenset(unnumbered(each.name) for each in file.parent.iterdir() if each.is_dir())


def read_parts(
    document: Document, known: Collection[str], languages: Sequence[str] = LANGUAGES
) -> tuple[tuple[Part, ...], list[ContentFault]]:
    """The parts that can be read, and what is wrong with the file. ``known``: the parts that there are."""
    reader = Reader(document, languages)
    found: dict[str, Part] = {}
    if document.data is UNREADABLE:
        return (), in_order(document.faults)
    top = reader.mapping(document.data, (), _TOP, _TOP) or {}
    if "schema" in top and (isinstance(top["schema"], bool) or top["schema"] != SCHEMA):
        reader.fault(("schema",), "schema-unknown", found=shown(top["schema"]), known=SCHEMA)
    for path, value in reader.items(top.get("parts", []), ("parts",)):
        fields = reader.mapping(value, path, _PART, _PART)
        if fields is None or "id" not in fields or "title" not in fields:
            continue
        name = reader.one_of(fields["id"], (*path, "id"), "part-unknown", known)
        title = reader.text(fields["title"], (*path, "title"), {}, {})
        if name in found:
            reader.fault((*path, "id"), "word-twice", word=name)
        elif name is not None and title is not None:
            found[name] = Part(id=name, title=title)
    return tuple(found.values()), in_order([*document.faults, *reader.faults])

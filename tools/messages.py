"""Extract every message of the tutor, click and typer, and update the catalogues (`make messages`).

click and typer translate their own texts through gettext, so theirs belong into our catalogue. The program
exits with 1 when a translation's placeholders differ from its message's; what lacks a translation it counts.
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

import click
import typer
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("nb", "sv")
KEYWORDS: dict[str, tuple[object, ...] | None] = {
    "msg": None,
    "say": None,
    "phrase": None,
    "say_n": (1, 2),
    "phrase_n": (1, 2),
    "say_in": ((1, "c"), 2),
    "phrase_in": ((1, "c"), 2),
    "msg_in": ((1, "c"), 2),
    # As click and typer call gettext.
    "_": None,
    "gettext": None,
    "ngettext": (1, 2),
}
#: The files whose texts a person can meet here: no shell completion, no editor, no rich help.
CLICK = ("core.py", "decorators.py", "exceptions.py", "formatting.py", "parser.py", "types.py")
TYPER = ("core.py", "main.py")
HEADER = """\
# The texts of whist-tutor.
# Copyright (C) 2026 The whist-tutor authors
# This file is distributed under the same licence as whist-tutor (MIT).
#"""
#: A fixed instant: the files change when a text does, not when the clock does.
WRITTEN = datetime(2026, 1, 1, tzinfo=UTC)
#: click puts an English noun there ("integer"); a translation says it in its own words instead.
MAY_BE_LEFT_OUT = {"{number_type", "{param_type"}
PLACEHOLDER = re.compile(r"\{[^{}!]*(?=[!}])|%\([a-z_]+\)s|%[sd]")


def new_catalogue(locale: str | None) -> Catalog:
    """An empty catalogue with our header."""
    return Catalog(
        locale=locale,
        domain="tutor",
        project="whist-tutor",
        header_comment=HEADER,
        creation_date=WRITTEN,
        revision_date=WRITTEN,
        last_translator="The whist-tutor authors",
        language_team="The whist-tutor authors",
        fuzzy=False,
    )


def extract() -> Catalog:
    """The template: our messages first, then those of the two libraries."""
    template = new_catalogue(None)
    for source, pattern in (
        (ROOT / "tutor", "**.py"),
        *((Path(click.__file__).parent, name) for name in CLICK),
        *((Path(typer.__file__).parent, name) for name in TYPER),
    ):
        found = extract_from_dir(
            source,
            method_map=[(pattern, "python")],
            keywords=KEYWORDS,
            comment_tags=("Translators:",),
            strip_comment_tags=True,
        )
        for _name, _line, text, comments, context in found:
            template.add(text, auto_comments=comments, context=context)
    return template


def faults(lang: str, message: Message) -> list[str]:
    """What is wrong with a translation: placeholders that the message has not, or the other way round."""
    ids = message.id if isinstance(message.id, tuple) else (message.id,)
    texts = message.string if isinstance(message.string, tuple) else (message.string,)
    if message.context == "typed":
        return []
    allowed = {name for text in ids for name in PLACEHOLDER.findall(text)}
    wrong = []
    for form, text in enumerate(texts):
        needed = set(PLACEHOLDER.findall(ids[min(form, len(ids) - 1)])) - MAY_BE_LEFT_OUT
        if len(ids) > 1:
            needed -= {"{n"}  # a singular may say "one card"
        have = set(PLACEHOLDER.findall(text or ""))
        if text and not needed <= have <= allowed:
            wrong.append(f"{lang}: {text!r} must hold the placeholders of {ids[min(form, len(ids) - 1)]!r}")
    return wrong


def untranslated(catalogue: Catalog) -> list[Message]:
    """The messages without a text, or without all their plural forms."""
    return [
        message
        for message in catalogue
        if message.id and not all(message.string if isinstance(message.string, tuple) else (message.string,))
    ]


def write(catalogue: Catalog, path: Path) -> None:
    """Write one file, without places and dates, so that it changes only where a text does."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as stream:
        write_po(stream, catalogue, width=100, no_location=True, ignore_obsolete=True)


def catalogue_path(lang: str) -> Path:
    """Where a language's catalogue lies."""
    return ROOT / "locales" / lang / "LC_MESSAGES" / "tutor.po"


def updated(lang: str, template: Catalog) -> Catalog:
    """A language's catalogue with the template's messages; nothing is guessed from similar ones."""
    catalogue = new_catalogue(lang)
    old: Catalog | None = None
    if catalogue_path(lang).is_file():
        with catalogue_path(lang).open("rb") as stream:
            old = read_po(stream, locale=lang, abort_invalid=True)
    for message in template:
        if not message.id:
            continue
        known = old.get(message.id, message.context) if old is not None else None
        catalogue.add(
            message.id,
            known.string if known is not None and known.id == message.id else None,
            auto_comments=message.auto_comments,
            flags=message.flags - {"fuzzy"},
            context=message.context,
        )
    return catalogue


def main() -> int:
    """Extract, update and tell what is missing."""
    template = extract()
    write(template, ROOT / "locales" / "tutor.pot")
    wrong: list[str] = []
    for lang in LANGUAGES:
        catalogue = updated(lang, template)
        write(catalogue, catalogue_path(lang))
        missing = untranslated(catalogue)
        print(f"{lang}: {len(catalogue)} messages, {len(missing)} without a translation")
        for message in missing[:20]:
            print(f"   {message.id!r}")
        wrong += [fault for message in catalogue if message.id for fault in faults(lang, message)]
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

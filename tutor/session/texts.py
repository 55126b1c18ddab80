"""What an author wrote, in the learner's language, with its cards and rules by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.words.catalog import Catalog


def said(words: Mapping[str, str] | None, catalog: Catalog) -> str:
    """A text in the catalogue's language, or in English where it is missing; empty where there is none."""
    if words is None:
        return ""
    return named((words.get(catalog.lang) or words.get("en") or "").strip(), catalog)


def named(text: str, catalog: Catalog) -> str:
    """A lesson's text with its cards and rules by name; Markdown stays."""
    if not any(sign in text for sign in "{[\\"):
        return text
    from tutor.content.markup import CardRef, RuleRef, pieces
    from tutor.rules.cards import card
    from tutor.words.cards import card_name
    from tutor.words.rules import rule_title

    found = []
    for piece in pieces(text):
        match piece:
            case CardRef(code=code):
                found.append(card_name(catalog, card(code)))
            case RuleRef(rule=rule, label=label):
                found.append(label or rule_title(catalog, rule))
            case str():
                found.append(piece)
            case _:
                pass
    return "".join(found)

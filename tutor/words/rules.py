"""The rule book in words: what a rule is called, and what it says."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tutor.words.rule_texts import advice, bid, cards, norwegian, revoke, score, table, tricks, trump

if TYPE_CHECKING:
    from tutor.words.catalog import Catalog

_CHAPTERS: Final = (table, cards, tricks, trump, norwegian, bid, score, revoke, advice)
_TEXTS: Final = {rule: texts for chapter in _CHAPTERS for rule, texts in chapter.TEXTS.items()}

#: The msgids, by rule id, in the order of the rule book.
TITLES: Final = MappingProxyType({rule: title for rule, (title, _) in _TEXTS.items()})
STATEMENTS: Final = MappingProxyType({rule: statement for rule, (_, statement) in _TEXTS.items()})


def rule_title(catalog: Catalog, rule_id: str) -> str:
    """What a player calls the rule: a heading of a few words (raises KeyError for an unknown id)."""
    return catalog.phrase(TITLES[rule_id])


def rule_statement(catalog: Catalog, rule_id: str) -> str:
    """The rule in a sentence or two that need nothing before them (raises KeyError for an unknown id)."""
    return catalog.say(STATEMENTS[rule_id])


def read_more(catalog: Catalog, rule_id: str) -> str:
    """Where a rule stands in full, by its title: a line below an explanation."""
    return catalog.say('More, with an example: whist rules "{title}"', title=rule_title(catalog, rule_id))

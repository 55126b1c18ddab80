"""Finding rules in the rule book by what a person types: a game, a rule, a house rule, or a word of the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.games import GAMES
from tutor.rules.record import Record
from tutor.rules.rulebook import RULES, rules_of
from tutor.words.games import game_name
from tutor.words.rules import rule_statement, rule_title
from tutor.words.vocabulary import bare, folded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.words.catalog import Catalog

#: Former ids of rules, and what they are called now: whatever was written down under one is still found.
ALIASES: Final[Mapping[str, str]] = {}


class Found(Record):
    """What a text stands for. ``rules`` are all of them, in order; ``rule``, where one is meant, comes first."""

    rules: tuple[str, ...]
    rule: str | None = None
    game: str | None = None


def find_rules(catalog: Catalog, text: str) -> Found | None:
    """The rules that a text names: a game's, one by its id or title (or its beginning), or all with a word.

    None where nothing is found.
    """
    typed, plain = folded(text), bare(text)
    titles = {rule: bare(rule_title(catalog, rule)) for rule in RULES}
    for game in GAMES:
        if typed == game or plain == bare(game_name(catalog, game)):
            return Found(tuple(rule.id for rule in rules_of(game)), game=game)
    if not plain:
        return None
    holding = _with_word(catalog, plain)
    named = ALIASES.get(typed, typed)
    if named in RULES:
        return Found((named,), named)
    exact = [rule for rule, title in titles.items() if title == plain]
    if len(exact) == 1:
        return Found(tuple(exact), exact[0])
    turned = tuple(rule.id for rule in RULES.values() if typed in rule.options)
    if turned:
        return Found(turned, turned[0] if len(turned) == 1 else None)
    begun = [rule for rule, title in titles.items() if title.startswith(plain) or rule.startswith(typed)]
    # A single word that other rules hold as well asks for all of them, even if one title begins with it.
    if len(begun) == 1 and (" " in plain or set(holding) <= set(begun)):
        return Found((begun[0], *(rule for rule in holding if rule != begun[0])), begun[0])
    return Found(holding, holding[0] if len(holding) == 1 else None) if holding else None


def near_titles(catalog: Catalog, text: str, most: int = 3) -> list[str]:
    """Titles much like a text that was not found."""
    from difflib import get_close_matches

    titles = {bare(rule_title(catalog, rule)): rule_title(catalog, rule) for rule in RULES}
    return [titles[near] for near in get_close_matches(bare(text), titles, most)]


def _with_word(catalog: Catalog, plain: str) -> tuple[str, ...]:
    """The rules that hold the words in a row, each beginning a word; else all of the words; else within words."""
    texts = {rule: bare(f"{rule_title(catalog, rule)} {rule_statement(catalog, rule)}") for rule in RULES}
    words = plain.split()
    in_a_row = tuple(rule for rule, told in texts.items() if f" {plain}" in f" {told}")
    return (
        in_a_row
        or tuple(rule for rule, told in texts.items() if all(f" {word}" in f" {told}" for word in words))
        or tuple(rule for rule, told in texts.items() if all(word in told for word in words))
    )

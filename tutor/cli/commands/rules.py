"""`whist rules [GAME|RULE|WORD]`: the rule book, in whole or in part, each rule with a worked example."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import house_at_table, json_option
from tutor.words.catalog import msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.cli.context import Context
    from tutor.cli.page import Page
    from tutor.rules.rulebook import Rule
    from tutor.words.rule_search import Found

CHAPTERS = {
    "table": msg("The table and the deal"),
    "cards": msg("The cards and their rank"),
    "tricks": msg("Tricks"),
    "trump": msg("Trumps and the first lead"),
    "norwegian": msg("Bidding in Norwegian whist"),
    "bid": msg("Bidding and the kitty in bid whist"),
    "score": msg("Points and the match"),
    "revoke": msg("Revokes"),
    "advice": msg("Good advice"),
}
KINDS = {
    "law": msg("Rule"),
    "option": msg("House rule: tables differ"),
    "word": msg("What a word means"),
    "tip": msg("Advice"),
}


def details() -> str:
    """More help, below the first sentence."""
    return say('Examples: whist rules bid, whist rules "follow suit", whist rules kitty')


def run(
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("[GAME|RULE|WORD]"),
            help=say("A game, a rule by its title, or a word; without it, all titles."),
        ),
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the rule book, or a part of it."""
    from tutor.cli.page import Page
    from tutor.rules.rulebook import RULES

    ctx = context()
    found = _found(ctx, " ".join(what)) if what else None
    if as_json:
        _write(ctx, RULES if found is None else found.rules)
        return
    page = Page(ctx)
    if found is None:
        _contents(page)
    elif found.rule is not None:
        _rule(page, RULES[found.rule])
        _others(page, found.rules[1:])
    elif found.game is not None:
        _game(page, found.game)
    else:
        _listed(page, found.rules)


def _found(ctx: Context, text: str) -> Found:
    from tutor.rules.games import GAMES
    from tutor.words.rule_search import find_rules, near_titles

    found = find_rules(ctx.catalog, text)
    if found is None:
        near = near_titles(ctx.catalog, text)
        told = [
            say("No rule holds “{text}”.", text=text if len(text) <= 60 else text[:59] + "…"),
            *(
                [
                    say(
                        "Did you mean {titles}?",
                        titles=ctx.catalog.either(list(map(ctx.catalog.quoted, near))),
                    )
                ]
                if near
                else []
            ),
            say(
                "Write a game ({games}), a rule's title or a word; all titles: whist rules",
                games=ctx.catalog.either(list(GAMES)),
            ),
        ]
        raise UnusableInput(" ".join(told))
    return found


def _contents(page: Page) -> None:
    """All titles by chapter, and how to read on."""
    from tutor.rules.rulebook import RULES
    from tutor.words.rules import rule_title

    catalog = page.ctx.catalog
    for part, title in CHAPTERS.items():
        page.heading(catalog.phrase(title))
        page.lines([f"- {rule_title(catalog, rule.id)}" for rule in RULES.values() if rule.part == part])
        page.blank()
    page.text(
        say('One rule with an example: whist rules "{title}"', title=rule_title(catalog, "follow-suit"))
    )
    page.text(say("One game: whist rules {game}", game="norwegian"))


def _game(page: Page, game: str) -> None:
    """A game's rules, chapter by chapter; after a rule that tables differ on, how it is at this one."""
    from tutor.rules.games import GAMES
    from tutor.rules.rulebook import rules_of
    from tutor.words.games import game_name
    from tutor.words.options import house_text
    from tutor.words.rules import rule_statement, rule_title

    catalog = page.ctx.catalog
    house = house_at_table(page.ctx, GAMES[game])
    rules = rules_of(game)
    page.heading(game_name(catalog, game))
    for part, title in CHAPTERS.items():
        chapter = [rule for rule in rules if rule.part == part]
        if not chapter:
            continue
        page.blank()
        page.heading(catalog.phrase(title))
        for rule in chapter:
            told = [f"{_stopped(rule_title(catalog, rule.id))} {rule_statement(catalog, rule.id)}"]
            here = [house_text(catalog, house, name) for name in rule.options if name in house]
            if here:
                told.append(catalog.say("At your table: {rules}", rules=" ".join(here)))
            page.lines([f"- {' '.join(told)}"])
    page.blank()
    page.text(catalog.say("Your house rules on one page: whist table {game}", game=game))


def _listed(page: Page, rules: Iterable[str]) -> None:
    """Some rules with what they say."""
    from tutor.words.rules import read_more, rule_statement, rule_title

    catalog = page.ctx.catalog
    first = ""
    for rule in rules:
        first = first or rule
        page.lines([f"- {_stopped(rule_title(catalog, rule))} {rule_statement(catalog, rule)}"])
    page.blank()
    page.text(read_more(catalog, first))


def _others(page: Page, rules: tuple[str, ...]) -> None:
    from tutor.words.rules import rule_title

    if rules:
        catalog = page.ctx.catalog
        page.blank()
        page.text(catalog.say("These have to do with it too:"))
        page.lines([f"- {rule_title(catalog, rule)}" for rule in rules])


def _rule(page: Page, rule: Rule) -> None:
    """One rule in full."""
    from tutor.words.examples import example_text
    from tutor.words.rules import rule_statement, rule_title
    from tutor.words.voice import Voice

    catalog = page.ctx.catalog
    page.heading(rule_title(catalog, rule.id))
    page.text(f"{catalog.say(KINDS[rule.kind])}. {_in_games(page, rule)}")
    page.blank()
    page.text(rule_statement(catalog, rule.id))
    page.blank()
    page.text(catalog.say("Example: {example}", example=example_text(Voice(catalog), rule.id)))
    for name in rule.options:
        _option(page, rule, name)
    page.blank()
    page.text(_practice(page, rule))


def _in_games(page: Page, rule: Rule) -> str:
    from tutor.rules.rulebook import EVERY
    from tutor.words.games import game_name

    catalog = page.ctx.catalog
    if rule.games == EVERY:
        return catalog.say("In all games.")
    return catalog.say("In: {games}.", games=catalog.listing([game_name(catalog, g) for g in rule.games]))


def _option(page: Page, rule: Rule, name: str) -> None:
    """A house rule that turns a rule: what it may be, and what it is in each game at this table."""
    from tutor.rules.games import GAMES
    from tutor.words.games import game_name
    from tutor.words.options import house_text, option_name

    catalog = page.ctx.catalog
    by_text: dict[str, list[str]] = {}
    for game in rule.games:
        if GAMES[game].option(name) is not None:
            house = house_at_table(page.ctx, GAMES[game])
            by_text.setdefault(f"{house_text(catalog, house, name)} ({name}={house[name]})", []).append(game)
    page.blank()
    page.text(catalog.say("At your table ({what}):", what=option_name(catalog, name)))
    for text, games in by_text.items():
        names = catalog.listing([game_name(catalog, game) for game in games])
        page.lines([f"- {text}" if len(by_text) == 1 else f"- {names}: {text}"])


def _practice(page: Page, rule: Rule) -> str:
    """How to practise a rule, where there are puzzles about it; else its name for commands and scripts."""
    from tutor.puzzles.kinds import all_kinds
    from tutor.rules.games import DEFAULT_GAME, GAMES

    asked = [
        game
        for game in rule.games
        if any(rule.id in kind.rules and kind.fits(GAMES[game]) for kind in all_kinds())
    ]
    if not asked:
        return say("In commands this rule is called {rule}.", rule=rule.id)
    if DEFAULT_GAME.id in asked:
        return say("Practise it: whist practice {rule}", rule=rule.id)
    return say("Practise it: whist practice {rule} --game {game}", rule=rule.id, game=asked[0])


def _stopped(title: str) -> str:
    return title if title[-1] in ".?!" else f"{title}."


def _write(ctx: Context, rules: Iterable[str]) -> None:
    """Rules as JSON (contract, section 3)."""
    from tutor.cli.given import write_json
    from tutor.rules.rulebook import RULES
    from tutor.words.examples import example_text
    from tutor.words.rules import rule_statement, rule_title
    from tutor.words.voice import Voice

    voice = Voice(ctx.catalog)
    write_json(
        [
            {
                "rule": rule,
                "statement": rule_statement(ctx.catalog, rule),
                "games": list(RULES[rule].games),
                "kind": RULES[rule].kind,
                "title": rule_title(ctx.catalog, rule),
                "example": example_text(voice, rule),
                "options": list(RULES[rule].options),
            }
            for rule in rules
        ]
    )

"""`whist words [TERM]`: what players call things, in all languages, and the words that mislead between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import json_option, write_json

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tutor.cli.page import Page
    from tutor.words.glossary.search import Found
    from tutor.words.glossary.term import Forms, Term, Trap

_NARROWEST_TABLE = 60
"""Windows narrower than this get a line for each word instead of columns."""
_MOST_IN_FULL = 3
"""More words than this are listed in short."""


def details() -> str:
    """More help, below the first sentence."""
    return say("Examples: whist words trick, whist words kitty, whist words sang")


def run(
    term: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("[WORD]"),
            help=say("A word in any form and any of the languages; without it, all of them."),
        ),
    ] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Show the glossary, or what a word means."""
    from tutor.cli.page import Page
    from tutor.words.glossary import TERMS

    found = _found(" ".join(term)) if term else None
    if as_json:
        write_json([_data(each) for each in (TERMS.values() if found is None else found.terms)])
        return
    page = Page(context())
    if found is None:
        _contents(page)
    else:
        _show(page, found)


def _found(text: str) -> Found:
    from tutor.words.glossary.search import find_terms, near_words

    ctx = context()
    found = find_terms(text)
    if found is None:
        told = [say("“{text}” is not in the glossary.", text=text if len(text) <= 60 else text[:59] + "…")]
        near = near_words(text, ctx.lang)
        if near:
            told.append(
                say("Did you mean {titles}?", titles=ctx.catalog.either(list(map(ctx.catalog.quoted, near))))
            )
        told.append(say("All words: whist words"))
        raise UnusableInput(" ".join(told))
    return found


def _contents(page: Page) -> None:
    """Every term by chapter, and the words that mislead."""
    from tutor.words.glossary import CHAPTERS
    from tutor.words.glossary.traps import TRAPS

    catalog = page.ctx.catalog
    for title, terms in CHAPTERS.items():
        page.heading(catalog.phrase(title))
        _listed(page, terms)
        page.blank()
    page.heading(catalog.phrase("Words that mislead"))
    page.lines([f"- {catalog.say(trap.text)}" for trap in TRAPS])
    page.blank()
    page.text(say("One word with a sentence: whist words {word}", word=_head(page, "trick")))


def _show(page: Page, found: Found) -> None:
    """What was found: a few words in full, many in short, then how they mislead."""
    from tutor.words.glossary.search import traps_of

    catalog = page.ctx.catalog
    in_full = len(found.terms) <= _MOST_IN_FULL
    if in_full:
        for n, term in enumerate(found.terms):
            if n:
                page.blank()
            _term(page, term)
    else:
        _listed(page, found.terms)
    traps: Iterable[Trap] = found.traps
    if in_full and not found.traps:
        traps = dict.fromkeys(trap for term in found.terms for trap in traps_of(term))
    for trap in traps:
        page.blank()
        page.text(catalog.say("Mind: {text}", text=catalog.say(trap.text)))


def _term(page: Page, term: Term) -> None:
    """One term: its sentence, then its forms in each language, each with its own sentence."""
    from tutor.words.catalog import catalog
    from tutor.words.language import NAMES

    ctx = page.ctx
    page.heading(term.forms(ctx.catalog).head)
    page.text(ctx.catalog.say(term.sentence))
    for lang in (ctx.lang, *(lang for lang in NAMES if lang != ctx.lang)):
        spoken = catalog(lang)
        told = _forms(page, NAMES[lang], term.forms(spoken))
        page.lines([f"- {told}" if lang == ctx.lang else f"- {told} {spoken.say(term.sentence)}"])


def _forms(page: Page, language: str, forms: Forms) -> str:
    """A term's forms in one language, as one sentence of the reader's."""
    catalog = page.ctx.catalog
    own = ", ".join((forms.head, *forms.inflected))
    if forms.also:
        return catalog.say("{language}: {forms}; also {others}.", language=language, forms=own,
                           others=", ".join(forms.also))  # fmt: skip
    return catalog.say("{language}: {forms}.", language=language, forms=own)


def _listed(page: Page, terms: Sequence[Term]) -> None:
    """Terms in short, each in every language: in columns where there is room."""
    from tutor.words.catalog import catalog
    from tutor.words.language import NAMES

    ctx = page.ctx
    languages = (ctx.lang, *(lang for lang in NAMES if lang != ctx.lang))
    heads = [[term.forms(catalog(lang)).head for lang in languages] for term in terms]
    if ctx.plain or page.width < _NARROWEST_TABLE:
        for own, *others in heads:
            told = [
                f"{NAMES[lang]} {word}"
                for lang, word in zip(languages[1:], others, strict=True)
                if word != own
            ]
            page.lines([f"- {own}: {', '.join(told)}" if told else f"- {own}"])
        return
    rows = [[NAMES[lang] for lang in languages], *heads]
    widths = [max(len(row[n]) for row in rows) + 2 for n in range(len(languages))]
    for n, row in enumerate(rows):
        cells = [word.ljust(width) for word, width in zip(row, widths, strict=True)]
        page.pieces([(cell, "" if n else "dim") for cell in cells])


def _head(page: Page, term: str) -> str:
    from tutor.words.glossary import TERMS

    return TERMS[term].forms(page.ctx.catalog).head


def _data(term: Term) -> dict[str, object]:
    """A term as JSON: its words by language, and what is said of it in the active one."""
    from tutor.words.catalog import catalog
    from tutor.words.glossary.search import traps_of
    from tutor.words.language import LANGUAGES

    spoken = context().catalog
    forms = {lang: term.forms(catalog(lang)) for lang in LANGUAGES}
    return {
        "term": term.id,
        "words": {lang: [each.head, *each.inflected] for lang, each in forms.items()},
        "also": {lang: list(each.also) for lang, each in forms.items()},
        "sentence": spoken.say(term.sentence),
        "misleading": [spoken.say(trap.text) for trap in traps_of(term)],
    }

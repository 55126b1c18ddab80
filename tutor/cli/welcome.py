"""The first run: which language, whether a screen reader reads along, and then lesson 1."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.cli.lines import read_line
from tutor.cli.page import Page
from tutor.words.answers import AnswerError, read_yes_no
from tutor.words.catalog import catalog
from tutor.words.language import LANGUAGES, NAMES, served

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.content.index import Index


def first_run(ctx: Context, index: Index) -> None:
    """Start the course's first lesson. In a terminal, what is not known yet is asked once."""
    from tutor.cli.commands.learn import teach_from

    if not index.entries:
        Page(ctx).text(ctx.catalog.say("There are no lessons here. This says why: whist check"))
        return
    if ctx.interactive and not ctx.sure:
        ctx = _ask_language(ctx)
    unasked = ctx.interactive and "plain" not in ctx.settings.values and not ctx.plain
    teach_from(ctx, index, index.entries[0], greet=_ask_screen_reader if unasked else None)


def _ask_language(ctx: Context) -> Context:
    """Ask in all three languages at once, and remember the answer."""
    names = [f"{n} {NAMES[lang]}" for n, lang in enumerate(LANGUAGES, 1)]
    questions = [catalog(lang).say("Which language would you like?") for lang in LANGUAGES]
    print("\n".join([*questions, *names]))
    by_number = {str(n): lang for n, lang in enumerate(LANGUAGES, 1)}
    by_name = {NAMES[lang].casefold(): lang for lang in LANGUAGES}
    while True:
        typed = read_line(ctx).strip().casefold()
        lang = by_number.get(typed) or by_name.get(typed) or served(typed)
        if lang is not None:
            return _remember(replace(ctx, lang=lang, catalog=catalog(lang)), "lang", lang)
        print("1-3")


def _ask_screen_reader(ctx: Context) -> Context:
    page = Page(ctx)
    page.text(ctx.catalog.say("Do you use a screen reader? yes/no"))
    while True:
        typed = read_line(ctx)
        try:
            plain = bool(typed.strip()) and read_yes_no(typed, ctx.lang)
        except AnswerError:
            page.text(ctx.catalog.say("Please answer yes or no."))
            continue
        ctx = _remember(ctx, "plain", "on" if plain else "off")
        return replace(ctx, plain=True, signs=False, colour=False) if plain else ctx


def _remember(ctx: Context, name: str, value: str) -> Context:
    """Save one setting; where that fails it holds for this run, and a warning says so."""
    import sys

    from tutor.progress.settings import SettingsNotSaved, write

    settings = ctx.settings.with_value(name, value)
    try:
        write(ctx.data_dir, settings)
    except SettingsNotSaved as fault:
        text = ctx.catalog.say(
            "This choice could not be saved, so it holds only for now: {path}", path=fault.path
        )
        print(text, file=sys.stderr)
    return replace(ctx, settings=settings)

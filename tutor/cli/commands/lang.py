"""`whist lang [CODE]`: shows or saves the language."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.progress.settings import Settings, SettingsNotSaved, write
from tutor.words.catalog import catalog, msg
from tutor.words.language import NAMES, served


def run(
    code: Annotated[
        str | None,
        typer.Argument(metavar=phrase("CODE"), help=say("nb, sv or en; without it, the language is shown.")),
    ] = None,
) -> None:
    """Show the language, or save another one."""
    ctx = context()
    if code is None:
        typer.echo(say("The language is {name} ({code}).", name=NAMES[ctx.lang], code=ctx.lang))
        typer.echo(say("You can choose {languages}, for example: whist lang {code}", **_offer()))
        return
    lang = served(code)
    if lang is None:
        raise UnusableInput(no_such_language(code))
    save({"lang": lang})
    typer.echo(catalog(lang).say("The language is now {name}.", name=NAMES[lang]))
    forced = served(os.environ.get("WHIST_LANG", ""))
    if forced not in (None, lang):
        text = msg("The variable WHIST_LANG still says {code} here, and it goes before the saved language.")
        typer.echo(catalog(lang).say(text, code=forced), err=True)


def save(values: dict[str, str]) -> None:
    """Save settings, or raise UnusableInput where the data folder cannot be written."""
    settings = context().settings
    for name, value in values.items():
        settings = settings.with_value(name, value)
    save_all(settings)


def save_all(settings: Settings) -> None:
    """Put these settings in the place of the saved ones, or raise UnusableInput as `save` does."""
    try:
        write(context().data_dir, settings)
    except SettingsNotSaved as fault:
        text = say(
            "{path} can't be written, so nothing was saved. WHIST_DATA can name another folder.",
            path=fault.path,
        )
        raise UnusableInput(text) from fault


def no_such_language(name: str) -> str:
    """The refusal of a language that is not there, with those that are."""
    return say(
        "There is no language “{name}” here. You can choose {languages}.", name=name, languages=languages()
    )


def languages() -> str:
    """The languages with their codes: `nb (norsk), sv (svenska) or en (English)`."""
    return context().catalog.either([f"{code} ({NAMES[code]})" for code in ("nb", "sv", "en")])


def _offer() -> dict[str, str]:
    other = next(code for code in ("nb", "sv") if code != context().lang)
    return {"languages": languages(), "code": other}

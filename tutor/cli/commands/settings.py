"""`whist settings [NAME=VALUE…]`: shows or saves the settings."""

from __future__ import annotations

from typing import Annotated

import typer

from tutor.cli.commands.lang import no_such_language, save
from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.progress.settings import CHOICES
from tutor.words.language import served


def details() -> str:
    """More help, below the first sentence."""
    return say("Example: whist settings plain=on letters=international")


def run(
    changes: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("[NAME=VALUE]..."), help=say("What to change; without it, all are shown.")
        ),
    ] = None,
) -> None:
    """Show the settings, or save some of them: all that were named, or none."""
    values = dict(_read(change) for change in changes or ())
    if values:
        save(values)
    ctx = context()
    shown = {
        "lang": ctx.settings.lang or ctx.lang,
        **{name: ctx.settings.get(name) for name in CHOICES},
        **values,
    }
    for name, value in shown.items():
        typer.echo(_line(name, value))


def _read(change: str) -> tuple[str, str]:
    name, equals, value = (part.strip() for part in change.partition("="))
    name = name.lower()
    if not equals or name not in ("lang", *CHOICES):
        names = context().catalog.listing(["lang", *CHOICES])
        text = say(
            "“{change}” is no setting. Write NAME=VALUE; the names are {names}.", change=change, names=names
        )
        raise UnusableInput(text)
    if name == "lang":
        lang = served(value)
        if lang is None:
            raise UnusableInput(no_such_language(value))
        return name, lang
    if value.lower() not in CHOICES[name]:
        values = context().catalog.either(CHOICES[name])
        raise UnusableInput(
            say("{name} can be {values}, not “{value}”.", name=name, values=values, value=value)
        )
    return name, value.lower()


def _line(name: str, value: str) -> str:
    return (
        f"{name}={value}".ljust(24)
        + {
            "lang": say("The language: nb, sv or en."),
            "plain": say("Plain text, line by line, for a screen reader: on or off."),
            "letters": say("The letters on the cards: local (E K D Kn) or international (A K Q J)."),
        }[name]
    )

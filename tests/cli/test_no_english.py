"""No English in Norwegian or Swedish: every command's help, read word by word."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator

import click
import pytest
from babel.messages.pofile import read_po

from tutor.cli.app import COMMANDS, build_app
from tutor.cli.commands.judge import PARTS
from tutor.cli.context import Context, using
from tutor.data import folder
from tutor.rules.games import GAMES
from tutor.words.catalog import catalog

# Words that are no Norwegian and no Swedish. A word after a hyphen is the name of an option.
ENGLISH = re.compile(
    r"(?<![\w-])(the|and|of|with|this|that|your|you|it|shows?|missing|invalid|usage|options|error|try|commands?|"
    r"required|default|integer|boolean|range|file|filename|path|directory|text|number|value|name|which|what|without|"
    r"from|rule|trick|hand|leader|winner|lesson|puzzle|answer|card|language|deal|bid|trump)(?![\w-])",
    re.IGNORECASE,
)
#: The languages' own words that look English, and what is written in English on purpose (commands, values).
MEANT = {"nb": {"path", "text", "lesson"}, "sv": {"text", "hand", "it", "lesson"}}
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%\([a-z_]+\)s")


def english_in(shown: str, lang: str) -> list[str]:
    """What of `shown` is English: a message that has a translation, or a word from the list."""
    flat = " ".join(shown.split())
    found = [piece for piece, translated in _pieces(lang) if piece in flat and piece not in translated]
    # Quoted code and upper-case placeholders aside, names of commands and subcommands stay as they are typed.
    prose = re.sub(r"whist [a-z -]*|`[^`]*`|«[^»]*»|”[^”]*”|\b\w+=\S+|\[[^\]]*\|[^\]]*\]", " ", flat)
    named = MEANT[lang] | set(COMMANDS) | set(PARTS) | set(GAMES)
    return found + [word for word in ENGLISH.findall(prose) if word.lower() not in named]


def _pieces(lang: str) -> Iterator[tuple[str, str]]:
    with (folder("locales") / lang / "LC_MESSAGES" / "tutor.po").open("rb") as stream:
        for message in read_po(stream, locale=lang):
            if message.id and message.context != "typed":
                ids = message.id if isinstance(message.id, tuple) else (message.id,)
                texts = message.string if isinstance(message.string, tuple) else (message.string,)
                for text in ids:
                    for piece in PLACEHOLDER.split(" ".join(text.split())):
                        piece = piece.strip(string.punctuation + " “”«»")
                        if " " in piece and len(piece) > 7:
                            yield piece, " ".join(" ".join(texts).split())


def commands(lang: str) -> Iterator[tuple[str, str]]:
    """Every command and subcommand with its help, the shell's own first."""
    app = build_app(lang)
    todo = [("whist", app, click.Context(app, info_name="whist", **app.context_settings))]
    while todo:
        name, command, ctx = todo.pop()
        yield name, command.get_help(ctx)
        if isinstance(command, click.Group):
            for part in command.list_commands(ctx):
                below = command.get_command(ctx, part)
                assert below is not None
                settings = {**app.context_settings, **below.context_settings}
                todo.append((f"{name} {part}", below, click.Context(below, ctx, part, **settings)))


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_help_of_every_command(lang):
    with using(Context(lang, catalog(lang))):
        shown = dict(commands(lang))
    assert {name.split()[1] for name in shown if " " in name} == set(COMMANDS)
    assert {name: found for name, text in shown.items() if (found := english_in(text, lang))} == {}


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_the_canary_sings(lang):
    assert english_in("Show this message and exit.", lang)
    assert english_in("Options:\n  --x INTEGER", lang)
    assert english_in("Missing argument 'CODE'.", lang)
    assert not english_in("whist judge --help", lang)


@pytest.mark.parametrize("lang", ["nb", "sv"])
def test_every_message_is_translated(lang):
    with (folder("locales") / lang / "LC_MESSAGES" / "tutor.po").open("rb") as stream:
        for message in read_po(stream, locale=lang):
            texts = message.string if isinstance(message.string, tuple) else (message.string,)
            assert all(texts), message.id
            assert not message.fuzzy

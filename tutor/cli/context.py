"""What every command may ask about this run: the language, the terminal, the settings, the data folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from tutor.cli.streams import can_show
from tutor.progress.settings import Settings
from tutor.words.catalog import Catalog, catalog

_SUITS = "♠♥♦♣"


@dataclass(frozen=True, slots=True)
class Context:
    """One run. Made once in tutor/cli/shell.py; tests make their own."""

    lang: str
    catalog: Catalog
    #: Whether something named the language; a first run may ask when nothing did.
    sure: bool = True
    #: A linear transcript: cards by name, no boxes, no redrawing.
    plain: bool = False
    #: Whether escape bytes may be written.
    colour: bool = False
    #: Whether suits may be written as signs (the encoding has them, and the output is not plain).
    signs: bool = False
    #: Whether a person sits at both ends: stdin and stdout are terminals.
    interactive: bool = False
    data_dir: str = ""
    #: The folder of the course; empty: the lessons that come with the program.
    lessons: str = ""
    settings: Settings = field(default_factory=Settings)
    #: Warnings given in this run: each is given once.
    warned: set[str] = field(default_factory=set, compare=False)

    @property
    def letters(self) -> str:
        """`local` (E K D Kn) or `international` (A K Q J)."""
        return self.settings.get("letters")

    @property
    def width(self) -> int:
        """Columns of the output as they are now, at least 20; 80 where it is no terminal."""
        import shutil

        return max(20, shutil.get_terminal_size((80, 24)).columns)


def _is_terminal(stream: object) -> bool:
    try:
        return bool(stream.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):
        return False


def make(
    lang: str,
    sure: bool,
    plain: bool,
    settings: Settings,
    data_dir: str,
    environ: Mapping[str, str],
    lessons: str = "",
) -> Context:
    """The context of this process, from its streams and its environment."""
    terminal = _is_terminal(sys.stdout)
    plain = plain or settings.plain or environ.get("WHIST_PLAIN", "") not in ("", "0")
    dumb = environ.get("TERM") == "dumb"
    return Context(
        lang=lang,
        catalog=catalog(lang),
        sure=sure,
        plain=plain,
        colour=terminal and not plain and not dumb and not environ.get("NO_COLOR"),
        signs=not plain and can_show(_SUITS),
        interactive=terminal and _is_terminal(sys.stdin),
        data_dir=data_dir,
        lessons=lessons,
        settings=settings,
    )


_current: list[Context] = []


def context() -> Context:
    """The context of this run; raises LookupError before there is one."""
    if not _current:
        raise LookupError("no context yet: tutor.cli.context.using() sets one")
    return _current[-1]


@contextmanager
def using(ctx: Context) -> Iterator[Context]:
    """Make `ctx` the current context, and gettext's language its language, for a while."""
    old = os.environ.get("LANGUAGE")
    _current.append(ctx)
    os.environ["LANGUAGE"] = ctx.lang
    try:
        yield ctx
    finally:
        _current.pop()
        if old is None:
            os.environ.pop("LANGUAGE", None)
        else:
            os.environ["LANGUAGE"] = old


def say(msgid: str, /, **params: object) -> str:
    """`context().catalog.say`, for a command's own texts."""
    return context().catalog.say(msgid, **params)


def phrase(msgid: str, /, **params: object) -> str:
    """`context().catalog.phrase`: labels, and the help of options and arguments."""
    return context().catalog.phrase(msgid, **params)

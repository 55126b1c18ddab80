"""Which language to speak, before anything else is known (contract, section 2).

Stdlib only and nothing heavy: this runs before the application is built.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

LANGUAGES = ("en", "nb", "sv")
#: How each language calls itself; not translated, so that everybody finds their own.
NAMES = {"en": "English", "nb": "norsk", "sv": "svenska"}
#: Every spelling of a language, without region and encoding, and the catalogue that serves it.
_SERVED = {"en": "en", "nb": "nb", "no": "nb", "nn": "nb", "sv": "sv"}


class Choice(NamedTuple):
    """The language chosen; `sure` is false when nothing named one of ours, so that a first run may ask."""

    lang: str
    sure: bool


class UnknownLanguage(Exception):
    """`--lang` named a language that is not there; `name` is what was typed."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Line(NamedTuple):
    """A command line without the options that count anywhere on it."""

    rest: list[str]
    lang: str | None
    plain: bool


def served(name: str) -> str | None:
    """The catalogue for a language's spelling: `nn_NO.UTF-8` gives `nb`, `de` gives None."""
    return _SERVED.get(_bare(name))


def split_line(argv: Sequence[str]) -> Line:
    """Take `--lang X`, `--lang=X` and `--plain` out of a command line, up to a `--`; the last one counts."""
    rest: list[str] = []
    lang: str | None = None
    plain = False
    words = iter(argv)
    for word in words:
        if word == "--":
            rest.append(word)
            break
        if word == "--lang":
            lang = next(words, "")
        elif word.startswith("--lang="):
            lang = word[len("--lang=") :]
        elif word == "--plain":
            plain = True
        else:
            rest.append(word)
    rest.extend(words)
    return Line(rest, lang, plain)


def choose(
    argv: Sequence[str],
    environ: Mapping[str, str],
    saved: str | None,
    system: Callable[[], str | None] | None = None,
) -> Choice:
    """The language by the contract's order; raises UnknownLanguage for a `--lang` that is not there.

    `system` gives the operating system's user language; it is asked last, and only when no variable speaks.
    """
    asked = split_line(argv).lang
    if asked is not None:
        lang = served(asked)
        if lang is None:
            raise UnknownLanguage(asked)
        return Choice(lang, True)
    for name in (environ.get("WHIST_LANG"), saved):
        if name:
            lang = served(name)
            if lang is not None:
                return Choice(lang, True)
            if name is not saved:  # an unknown WHIST_LANG is English, like an unknown locale
                return Choice("en", False)
    return _from_locale(environ, system)


def _from_locale(environ: Mapping[str, str], system: Callable[[], str | None] | None) -> Choice:
    spoken = (environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in spoken if value), None)
    if locale is None or _bare(locale) not in ("c", "posix"):
        for name in environ.get("LANGUAGE", "").split(":"):
            lang = served(name)
            if lang is not None:
                return Choice(lang, True)
    if locale is None and system is not None:
        locale = system()
    lang = served(locale or "")
    return Choice(lang or "en", lang is not None)


def _bare(name: str) -> str:
    for mark in (".", "@", "_", "-"):
        name = name.partition(mark)[0]
    return name.strip().lower()


def system_language() -> str | None:
    """The user language of Windows or macOS, which set no `LANG`; None where it can't be told."""
    try:
        if sys.platform == "win32":
            import ctypes
            import locale

            return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
        if sys.platform == "darwin" and os.path.exists("/usr/bin/defaults"):
            import subprocess

            asked = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
            told = subprocess.run(asked, capture_output=True, text=True, timeout=2, check=False).stdout
            return next((word.strip(' ",') for word in told.splitlines() if word.strip(' "(),')), None)
    except (OSError, ValueError, AttributeError, ImportError):
        return None
    except Exception as fault:  # a subprocess that hangs: TimeoutExpired is imported only there
        if type(fault).__name__ != "TimeoutExpired":
            raise
    return None

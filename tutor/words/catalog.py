"""The catalogue: whole sentences, labels, plurals and lists in the reader's language.

The method names (and `msg`) are what `tools/messages.py` looks for, so a msgid is always a literal. English
is the msgid itself; what a language lacks shows in English.
"""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from functools import cache

from tutor.data import folder
from tutor.words.language import LANGUAGES

DOMAIN = "tutor"


def msg(msgid: str) -> str:
    """Mark a literal for translation and leave it as it is: for tables whose texts are said later."""
    return msgid


def msg_in(context: str, msgid: str) -> str:
    """As `msg`, for a text that is said with `say_in` or `phrase_in` in this context."""
    return msgid


class Catalog:
    """One language's texts. Placeholders are `{name}`; a template is a whole sentence, never a piece."""

    def __init__(self, lang: str, texts: gettext.NullTranslations) -> None:
        self.lang = lang
        self._texts = texts

    def say(self, msgid: str, /, **params: object) -> str:
        """A whole sentence or more; a first letter that comes from a placeholder is capitalised."""
        return _sentence(self._get(msgid), params)

    def say_n(self, one: str, many: str, n: int, /, **params: object) -> str:
        """A sentence that counts: `{n}` is given."""
        return _sentence(self._texts.ngettext(one, many, n), {"n": n, **params})

    def say_in(self, context: str, msgid: str, /, **params: object) -> str:
        """As `say`, where the same English means different things; the context tells translators which."""
        return _sentence(self._get_in(context, msgid), params)

    def phrase(self, msgid: str, /, **params: object) -> str:
        """A label or a part of a sentence: never capitalised."""
        return _filled(self._get(msgid), params)

    def phrase_n(self, one: str, many: str, n: int, /, **params: object) -> str:
        """As `phrase`, and it counts: `{n}` is given."""
        return _filled(self._texts.ngettext(one, many, n), {"n": n, **params})

    def phrase_in(self, context: str, msgid: str, /, **params: object) -> str:
        """As `phrase`, with a context."""
        return _filled(self._get_in(context, msgid), params)

    def listing(self, items: Sequence[str]) -> str:
        """`A`, `A and B`, `A, B and C`."""
        return self._joined(items, self._get("{0} and {1}"), self._get("{0}, {1}"))

    def either(self, items: Sequence[str]) -> str:
        """`A`, `A or B`, `A, B or C`."""
        return self._joined(items, self._get("{0} or {1}"), self._get("{0}, {1}"))

    def quoted(self, text: str) -> str:
        """A text in the language's quotation marks."""
        return self.phrase("“{text}”", text=text)

    def _get(self, msgid: str) -> str:
        # The empty msgid is the catalogue's own header, which is no text for anybody.
        return self._texts.gettext(msgid) if msgid else ""

    def _get_in(self, context: str, msgid: str) -> str:
        return self._texts.pgettext(context, msgid) if msgid else ""

    @staticmethod
    def _joined(items: Sequence[str], last: str, between: str) -> str:
        if len(items) < 2:
            return items[0] if items else ""
        text = items[0]
        for item in items[1:-1]:
            text = between.format(text, item)
        return last.format(text, items[-1])


@cache
def catalog(lang: str) -> Catalog:
    """The catalogue of one of LANGUAGES (raises ValueError for another); read once."""
    if lang not in LANGUAGES:
        raise ValueError(lang)
    return Catalog(lang, gettext.translation(DOMAIN, str(folder("locales")), [lang], fallback=True))


def _filled(template: str, params: dict[str, object]) -> str:
    return template.format_map(params) if params else template


def _sentence(template: str, params: dict[str, object]) -> str:
    text = _filled(template, params)
    return text[:1].upper() + text[1:] if template.startswith("{") else text


# The list patterns, said above through variables.
msg("{0} and {1}")
msg("{0} or {1}")
msg("{0}, {1}")

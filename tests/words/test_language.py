"""The choice of the language: contract section 2, and the LO rows of the collected cases."""

from __future__ import annotations

import pytest

from tutor.words.catalog import catalog
from tutor.words.language import LANGUAGES, Choice, UnknownLanguage, choose, served, split_line

# source, variables, saved, command line, language, sure
CHOICES = [
    ("LO01", {}, None, "", "en", False),
    ("LO01", {"LANG": ""}, None, "", "en", False),
    ("LO01", {"LANG": "C"}, None, "", "en", False),
    ("LO01", {"LC_ALL": "POSIX"}, None, "", "en", False),
    ("LO01", {"LANG": "C.UTF-8"}, None, "", "en", False),
    ("LO03", {"LANG": "nb_NO.UTF-8"}, None, "", "nb", True),
    ("LO03", {"LANG": "nn_NO.UTF-8"}, None, "", "nb", True),
    ("LO03", {"LANG": "no_NO"}, None, "", "nb", True),
    ("LO03", {"LANG": "nb_NO@euro"}, None, "", "nb", True),
    ("LO03", {"LANG": "nb.ISO8859-1"}, None, "", "nb", True),
    ("LO05", {"LC_ALL": "sv_SE.UTF-8", "LANG": "nb_NO.UTF-8"}, None, "", "sv", True),
    ("LO05", {"LC_MESSAGES": "sv_SE.UTF-8", "LANG": "nb_NO.UTF-8"}, None, "", "sv", True),
    ("LO05", {"LC_ALL": "nb_NO", "LC_MESSAGES": "sv_SE", "LANG": "sv_SE"}, None, "", "nb", True),
    ("LO05", {"LC_ALL": "sv_SE.UTF-8", "LANG": "nb_NO.UTF-8"}, None, "--lang en", "en", True),
    ("LO05", {"LC_ALL": "", "LANG": "nb_NO.UTF-8"}, None, "", "nb", True),
    ("LO06", {"LC_CTYPE": "nb_NO.UTF-8", "LANG": "en_US.UTF-8"}, None, "", "en", True),
    ("LO06", {"LC_CTYPE": "nb_NO.UTF-8"}, None, "", "en", False),
    ("unknown is English", {"LANG": "de_DE.UTF-8"}, None, "", "en", False),
    ("unknown is English", {"LC_ALL": "de_DE.UTF-8", "LANG": "nb_NO.UTF-8"}, None, "", "en", False),
    ("unknown is English", {"WHIST_LANG": "de", "LANG": "nb_NO.UTF-8"}, "sv", "", "en", False),
    ("WHIST_LANG before saved", {"WHIST_LANG": "sv"}, "nb", "", "sv", True),
    ("WHIST_LANG empty", {"WHIST_LANG": ""}, "nb", "", "nb", True),
    ("saved before the locale", {"LC_ALL": "sv_SE.UTF-8"}, "nb", "", "nb", True),
    ("saved, damaged", {"LC_ALL": "sv_SE.UTF-8"}, "", "", "sv", True),
    ("saved, unknown", {"LC_ALL": "sv_SE.UTF-8"}, "klingon", "", "sv", True),
    ("option before WHIST_LANG", {"WHIST_LANG": "sv"}, "sv", "judge --lang=nb x", "nb", True),
    ("option spelled with region", {}, None, "learn --lang nn-NO", "nb", True),
    ("option spelled with encoding", {}, None, "learn --lang SV_se.utf8", "sv", True),
    ("after -- it is no option", {"LANG": "sv_SE"}, None, "answer X -- --lang nb", "sv", True),
    ("the last one counts", {}, None, "--lang nb learn --lang sv", "sv", True),
    ("LANGUAGE first", {"LANGUAGE": "nb:en", "LC_ALL": "sv_SE.UTF-8"}, None, "", "nb", True),
    ("LANGUAGE, first known", {"LANGUAGE": "de:sv", "LANG": "nb_NO.UTF-8"}, None, "", "sv", True),
    ("LANGUAGE, none known", {"LANGUAGE": "de:fr", "LANG": "nb_NO.UTF-8"}, None, "", "nb", True),
    ("LANGUAGE, C locale", {"LANGUAGE": "nb", "LANG": "C"}, None, "", "en", False),
    ("LANGUAGE, C locale", {"LANGUAGE": "nb", "LC_ALL": "POSIX", "LANG": "sv_SE"}, None, "", "en", False),
    ("LANGUAGE after saved", {"LANGUAGE": "nb", "LANG": "sv_SE"}, "en", "", "en", True),
]


@pytest.mark.parametrize(("source", "environ", "saved", "line", "lang", "sure"), CHOICES)
def test_choice(
    source: str, environ: dict[str, str], saved: str | None, line: str, lang: str, sure: bool
) -> None:
    assert choose(line.split(), environ, saved) == Choice(lang, sure), source


# The operating system is asked last, and only when no variable speaks.
@pytest.mark.parametrize(
    ("environ", "system", "expected"),
    [
        ({}, "nb_NO", Choice("nb", True)),
        ({}, "sv-SE", Choice("sv", True)),
        ({}, "de_DE", Choice("en", False)),
        ({}, None, Choice("en", False)),
        ({"LANG": "C"}, "nb_NO", Choice("en", False)),
        ({"LANGUAGE": "sv"}, "nb_NO", Choice("sv", True)),
    ],
)
def test_operating_system(environ: dict[str, str], system: str | None, expected: Choice) -> None:
    assert choose([], environ, None, lambda: system) == expected


@pytest.mark.parametrize("line", ["--lang xx", "--lang=xx", "--lang=", "learn --lang", "--lang --plain"])
def test_an_unknown_option_value_is_refused(line: str) -> None:
    with pytest.raises(UnknownLanguage):
        choose(line.split(), {"LANG": "nb_NO"}, None)


@pytest.mark.parametrize(
    ("line", "rest", "lang", "plain"),
    [
        ("judge --lang nb winner --plain SK", "judge winner SK", "nb", True),
        ("--plain", "", None, True),
        ("answer c -- --plain --lang nb", "answer c -- --plain --lang nb", None, False),
        ("--lang nb -- --lang sv", "-- --lang sv", "nb", False),
        ("answer c -4", "answer c -4", None, False),
    ],
)
def test_split_line(line: str, rest: str, lang: str | None, plain: bool) -> None:
    assert split_line(line.split()) == (rest.split(), lang, plain)


@pytest.mark.parametrize("name", ["", "C", "POSIX", "n", "norwegian", "svenska", "nbx", "_NO", "."])
def test_no_language(name: str) -> None:
    assert served(name) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_text_stays_empty(lang: str) -> None:  # LO09
    texts = catalog(lang)
    assert (texts.say(""), texts.phrase(""), texts.say_in("typed", "")) == ("", "", "")


@pytest.mark.parametrize(
    ("lang", "n", "listing", "either"),
    [
        ("en", 0, "", ""),
        ("nb", 1, "a", "a"),
        ("en", 2, "a and b", "a or b"),
        ("nb", 3, "a, b og c", "a, b eller c"),
        ("sv", 4, "a, b, c och d", "a, b, c eller d"),
    ],
)
def test_lists(lang: str, n: int, listing: str, either: str) -> None:
    items = ["a", "b", "c", "d"][:n]
    assert catalog(lang).listing(items) == listing
    assert catalog(lang).either(items) == either


def test_braces_in_a_value_are_text() -> None:
    assert catalog("nb").listing(["{0}", "{x}"]) == "{0} og {x}"


def test_a_sentence_begins_with_a_capital_letter() -> None:
    texts = catalog("en")
    assert texts.say(
        "{name} can be {values}, not “{value}”.", name="plain", values="on", value="x"
    ).startswith("Plain")
    assert texts.phrase("{0}, {1}") == "{0}, {1}"

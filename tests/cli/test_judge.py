"""`whist judge`: verdicts as text and as JSON, what is refused, and asking step by step."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from tutor.__main__ import main
from tutor.rules.rulebook import RULES

LANGS = ("en", "nb", "sv")


@pytest.fixture
def said(capsys):
    """Run one command line in this process: exit code, output, errors."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(["judge", *line])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def data(said):
    """The JSON of one command line."""

    def run(*line: str) -> dict[str, object]:
        code, out, err = said(*line, "--json")
        assert (code, err, out.count("\n")) == (0, "", 1)
        found = json.loads(out)
        assert set(found["rules"]) <= set(RULES)
        assert found["rule"] == found["rules"][0]
        return found

    return run


WINNERS = [
    # id, line, winner, card, rule
    ("E2", "--trump D --leader N SA D2", "E", "D2", "highest-trump-wins"),
    ("E3", "--trump H --leader W SK S3 H2 SA", "E", "H2", "highest-trump-wins"),
    ("E6", "--trump H --leader W SK S3 CQ SA", "S", "SA", "highest-of-led-suit-wins"),
    ("E11", "--game norwegian --leader W H8 HQ H3 SA", "N", "HQ", "highest-of-led-suit-wins"),
    ("E35", "--game bid --leader W H8 BJ H3 H2", "W", "H8", "highest-of-led-suit-wins"),
    ("only jokers", "--game bid --leader W BJ LJ", None, None, "nt-joker-led"),
    ("low", "--game bid --order low --leader W HK H2 HA HQ", "E", "HA", "highest-of-led-suit-wins"),
    (
        "ace bad",
        "--game bid --order low --house low-ace=bad --leader W HK H2 HA HQ",
        "N",
        "H2",
        "highest-of-led-suit-wins",
    ),
    ("as a trick", "--trump hearts W: SK S3 H2 SA", "E", "H2", "highest-trump-wins"),
    ("one card", "--leader S C2", "S", "C2", "highest-of-led-suit-wins"),
    ("commas", "--leader S C2,C3;C4", "N", "C4", "highest-of-led-suit-wins"),
]


@pytest.mark.parametrize(("name", "line", "winner", "card", "rule"), WINNERS)
def test_winner(data, name, line, winner, card, rule):
    found = data("winner", *line.split())
    assert list(found) == ["winner", "card", "complete", "rule", "rules", "text"]
    assert (found["winner"], found["card"], found["rule"]) == (winner, card, rule)


def test_an_unfinished_trick(data):
    assert data("winner", "--leader", "W", "SK", "S3", "SA")["complete"] is False
    assert data("winner", "--leader", "W", "SK", "S3", "SA", "S2")["complete"] is True


LEGAL = [
    ("E4", "--trump H --hand SA,HA --plays SK,S3,H2", ["SA"], {"HA": "follow-suit"}, "follow-suit"),
    ("E5", "--trump H --hand H2,C3 --plays SK,S3", ["H2", "C3"], {}, "void-play-anything"),
    ("on lead", "--trump H --hand C3,H2,SA", ["SA", "H2", "C3"], {}, "lead-any-card"),
    ("played", "--hand SA,HA --played SK", ["SA"], {"HA": "follow-suit"}, "follow-suit"),
    ("with its leader", "--hand SA,HA --plays W:SK", ["SA"], {"HA": "follow-suit"}, "follow-suit"),
    (
        "joker held back",
        "--game bid --hand H2,BJ --plays H3",
        ["H2"],
        {"BJ": "nt-joker-only-when-void"},
        "nt-joker-only-when-void",
    ),
    (
        "joker at any time",
        "--game bid --house nt-joker-any-time=yes --hand H2,BJ --plays H3",
        ["H2", "BJ"],
        {},
        "follow-suit",
    ),
    ("low first", "--game bid --order low --hand HK,H2,HA", ["HA", "H2", "HK"], {}, "lead-any-card"),
]


@pytest.mark.parametrize(("name", "line", "legal", "illegal", "rule"), LEGAL)
def test_legal(data, name, line, legal, illegal, rule):
    found = data("legal", *line.split())
    assert list(found) == ["legal", "illegal", "rule", "rules", "text"]
    assert (found["legal"], found["illegal"], found["rule"]) == (legal, illegal, rule)


ALIKE = [
    # The same position in each language's own words.
    "winner --trump H --leader W SK S3 H2 SA --lang en",
    "winner --trump hearts --leader west king of spades, ♠3 2♥ AS --lang en",
    "winner --trump hjerter --leader vest spar konge, spar 3 hjerter to SE --lang nb",
    "winner --trump ♥ --leader V SK S3 H2 spar ess --lang nb",
    "winner --trump hjärter --leader väst spader kung, spader tre H2 spaderess --lang sv",
    "winner --trump h --leader left SK,S3;H2 sa --lang en",
]


@pytest.mark.parametrize("line", ALIKE)
def test_words_of_each_language(data, line):
    found = data(*line.split())
    assert (found["winner"], found["card"]) == ("E", "H2")


def test_one_quoted_string_or_many(data):
    for words in (["SK S3 H2 SA"], ["SK", "S3", "H2", "SA"], ["SK S3", "H2,SA"]):
        assert data("winner", "--trump", "H", "--leader", "W", *words)["winner"] == "E"


TOLD = [
    (
        "winner --trump H --leader W SK S3 H2 SA",
        "East takes the trick with the 2 of hearts. Hearts are trumps, and a trump beats every other suit.",
        "Øst tar stikket med hjerter 2. Hjerter er trumf, og trumf slår alle andre farger.",
        "Öst tar sticket med hjärter 2. Hjärter är trumf, och trumf slår alla andra färger.",
    ),
]


@pytest.mark.parametrize(("line", *LANGS), TOLD)
def test_told_by_the_compass_with_the_title_of_the_rule(said, line, en, nb, sv):
    from tutor.words.catalog import catalog
    from tutor.words.rules import read_more

    for lang, text in zip(LANGS, (en, nb, sv), strict=True):
        code, out, err = said(*line.split(), "--lang", lang)
        assert (code, err) == (0, "")
        assert out.splitlines() == [text, read_more(catalog(lang), "highest-trump-wins")]
        assert "highest-trump-wins" not in out


REFUSED = [
    # line, what each language names
    ("winner --leader W SA S2 SA", "ace of spades", "Spar ess", "Spader ess"),
    ("legal --hand SA,S2 --plays SA", "ace of spades", "Spar ess", "Spader ess"),
    ("legal --hand SA,SA", "ace of spades", "Spar ess", "Spader ess"),
    ("winner --leader W BJ", "The big joker", "Store joker", "Stora jokern"),
    ("winner --leader W SA S2 S3 S4 S5", "at most 4", "høyst 4", "högst 4"),
    ("legal --hand SA --plays S2,S3,S4,S5", "at most 3", "høyst 3", "högst 3"),
    (
        "legal --hand SA,SK,SQ,SJ,ST,S9,S8,S7,S6,S5,S4,S3,S2 --game bid",
        "at most 12",
        "høyst 12",
        "högst 12",
    ),
    ("legal", "--hand: The hand is empty", "--hand: Hånden er tom", "--hand: Handen är tom"),
    ("legal --hand= --plays SA", "The hand is empty", "Hånden er tom", "Handen är tom"),
    ("winner --leader W", "There are no cards", "ingen kort", "inga kort"),
    ("winner SA", "--leader W", "--leader V", "--leader V"),
    ("winner --leader N W: SA", "Two players", "To spillere", "Två spelare"),
    ("winner --leader X SA", "“X” is no seat", "«X» er ingen plass", "”X” är ingen plats"),
    ("winner --leader W H1", "“H1” is no card", "«H1» er ikke noe kort", "”H1” är inget kort"),
    ("winner --leader W --trump Q SA", "“Q” is no suit", "«Q» er ingen farge", "”Q” är ingen färg"),
    (
        "winner --game norwegian --trump H W: SA",
        "norwegian is never",
        "norwegian spilles",
        "norwegian spelas",
    ),
    ("winner --order low W: SA", "--order", "--order", "--order"),
    ("winner --game bid --order x W: SA", "high", "høy", "hög"),
    ("winner --game chess W: SA", "norwegian", "norwegian", "norwegian"),
    ("winner --house x W: SA", "honours-cap", "honours-cap", "honours-cap"),
    ("winner --house x=1 W: SA", "honours-cap", "honours-cap", "honours-cap"),
    ("winner --house target=0 W: SA", "whole number", "helt tall", "heltal"),
    ("winner --house low-ace=bad W: SA", "low-ace", "low-ace", "low-ace"),
    ("", "revoke or deal", "revoke eller deal", "revoke eller deal"),
    ("nope", "nope", "nope", "nope"),
    ("winner --nope", "--nope", "--nope", "--nope"),
]


@pytest.mark.parametrize(("line", *LANGS), REFUSED)
def test_refusals(said, line, en, nb, sv):
    for lang, told in zip(LANGS, (en, nb, sv), strict=True):
        code, out, err = said(*line.split(), "--lang", lang)
        assert (code, out) == (2, ""), err
        assert told in err


def test_what_is_refused_is_refused_as_json_too(said):
    code, out, err = said("winner", "--leader", "W", "SA", "SA", "--json")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


class Terminal(io.StringIO):
    """Somebody at the keyboard."""

    def isatty(self) -> bool:
        """It says that it is one."""
        return True


@pytest.fixture
def typed(monkeypatch):
    """Run `whist judge` with these lines typed: exit code and what was shown."""

    def run(lang: str, *lines: str) -> tuple[int, str]:
        screen = Terminal()
        monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{line}\n" for line in lines)))
        monkeypatch.setattr(sys, "stdout", screen)
        return main(["judge", "--lang", lang]), screen.getvalue()

    return run


ASKED = [
    ("en", ["1", "", "hearts", "west", "SK S3 H2 SA"], "East takes the trick with the 2 of hearts."),
    ("nb", ["1", "1", "hjerter", "vest", "SK S3 H2 SE"], "Øst tar stikket med hjerter 2."),
    ("sv", ["", "", "hjärter", "väst", "spader kung, S3 H2 SE"], "Öst tar sticket med hjärter 2."),
    ("en", ["legal", "norwegian", "SA HA", "SK"], "The ace of spades must be played."),
    ("nb", ["2", "bid", "uten trumf", "lav", "SE HE", ""], "Alle kort"),
    # What can't be used is told, and asked again; an empty line repeats the question.
    ("en", ["17", "1", "classic", "x", "H", "", "W", "SA SA", "BJ", "SA"], "West is winning so far"),
]


@pytest.mark.parametrize(("lang", "lines", "told"), ASKED)
def test_step_by_step(typed, lang, lines, told):
    code, shown = typed(lang, *lines)
    assert code == 0
    assert told in shown


@pytest.mark.parametrize("lines", [[], ["1"], ["1", "1", "H"], ["quit"], ["1", "slutt"]])
def test_stopping_half_way(typed, lines):
    code, shown = typed("nb", *lines)
    assert code == 0
    assert "Traceback" not in shown


def test_a_real_process(whist):
    done = whist("judge", "winner", "--trump", "H", "--leader", "W", "SK S3 H2 SA", "--json", WHIST_LANG="sv")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["text"].startswith("Öst tar sticket")
    done = whist("judge", input="1\n")
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_json_in_any_encoding(whist, encoding):
    done = whist("judge", "winner", "W: SK S3", "--json", WHIST_LANG="sv", PYTHONIOENCODING=encoding)
    assert json.loads(done.stdout)["text"].startswith("Väst")


def test_the_start_stays_light():
    line = [sys.executable, "-X", "importtime", "-m", "tutor", "judge", "winner", "W: SK S3", "--json"]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    loaded = {row.split("|")[-1].strip() for row in done.stderr.splitlines()}
    assert not loaded & {"sqlite3", "rich", "yaml", "msgspec", "babel", "fsrs", "platformdirs"}
    assert not {name for name in loaded if name.startswith(("tutor.content", "tutor.session"))}

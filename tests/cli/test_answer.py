"""`whist answer`: one answer checked, told to the learner, as JSON by the compass."""

from __future__ import annotations

import json

import pytest

from tutor.__main__ import main

LANGS = ("en", "nb", "sv")
#: A trick and a hand that stay as they are: golden positions keep codes alive.
TRICK = "winner.classic.2.1k4f9a1c"
HAND = "legal.classic.2.1k4f9a1c"
KEYS = ["correct", "read_as", "answer", "rule", "text", "misconception", "misconceptions"]


@pytest.fixture
def said(capsys):
    """Run one command line in this process: exit code, output, errors."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(["answer", *line])
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
        assert list(found) == KEYS
        return found

    return run


def test_right_and_wrong(data):
    found = {seat: data(TRICK, seat) for seat in "NESW"}
    (right,) = (seat for seat in found if found[seat]["correct"])
    for seat, told in found.items():
        assert told["read_as"] == [seat]
        assert told["answer"] == [right]
        assert told["rule"] in ("highest-trump-wins", "highest-of-led-suit-wins")
        if seat == right:
            assert (told["misconception"], told["misconceptions"]) == (None, [])
        else:
            assert told["misconception"] == (told["misconceptions"] or [None])[0]
    assert any(told["misconception"] for told in found.values())


SEATS = [("en", "left", "W"), ("nb", "venstre", "W"), ("nb", "Ø", "E"), ("sv", "du", "S"), ("sv", "Ö", "E")]


@pytest.mark.parametrize(("lang", "text", "seat"), SEATS)
def test_words_of_each_language(data, lang, text, seat):
    assert data(TRICK, text, "--lang", lang)["read_as"] == [seat]


def test_words_are_joined(data):
    right = data(HAND, "1")["answer"]
    for words in ([*right], [" ".join(right)], [",".join(right)], [*right, *right]):
        found = data(HAND, *words)
        assert (found["correct"], found["read_as"]) == (True, right)
    assert data(HAND, right[0])["correct"] is (len(right) == 1)
    assert data(TRICK, "on", "the", "left")["read_as"] == ["W"]


def test_told_to_the_learner_and_as_json_by_the_compass(said, data):
    right = data(TRICK, "1")["answer"][0]
    code, out, err = said(TRICK, right, "--lang", "nb")
    assert (code, err) == (0, "")
    wrong = next(seat for seat in "NESW" if seat != right)
    code, out, err = said(TRICK, wrong, "--lang", "nb")
    assert (code, err) == (0, "")
    assert out.startswith("Ikke helt. ")
    assert not any(name in out for name in ("Nord", "Øst", "Sør", "Vest"))
    assert any(name in data(TRICK, wrong, "--lang", "nb")["text"] for name in ("Nord", "Øst", "Sør", "Vest"))


REFUSED = [
    ([TRICK, "zz"], "“zz” is nobody", "«zz» er ingen", "”zz” är ingen"),
    ([TRICK, "-4"], "“-4” is nobody", "«-4» er ingen", "”-4” är ingen"),
    ([TRICK, "−4"], "“−4” is nobody", "«−4» er ingen", "”−4” är ingen"),
    ([TRICK, "--foo"], "--foo", "--foo", "--foo"),
    ([TRICK, "N", "--count=3"], "--count", "--count", "--count"),
    ([TRICK, ""], "no answer", "ikke noe svar", "inget svar"),
    ([TRICK, "5"], "from 1 to 4", "fra 1 til 4", "från 1 till 4"),
    ([TRICK, "1", "2"], "Only one answer", "bare ett svar", "bara ett svar"),
    ([HAND, "BJ"], "no jokers in this game", "ingen jokere i dette", "inga jokrar i det"),  # AN17
    (
        ["legal.bid.2.1k4f9a1c", "BJ"],
        "not in your hand",
        "ikke på hånden din",
        "finns inte på din hand",
    ),  # LC15
    ([HAND, "HX"], "“HX” is no card", "«HX» er ikke noe kort", "”HX” är inget kort"),
    ([HAND], "ANSWER", "SVAR", "SVAR"),
    ([], "CODE", "KODE", "KOD"),
    (["x", "N"], "“x” is no puzzle code", "«x» er ingen oppgavekode", "”x” är ingen uppgiftskod"),
    (["winner.classic.2.0k4f9a1c", "N"], "no longer made", "lages ikke lenger", "görs inte längre"),
    (["nope.classic.2.1k4f9a1c", "N"], "winning-card", "winning-card", "winning-card"),
]


@pytest.mark.parametrize(("line", *LANGS), REFUSED, ids=lambda value: str(value)[:40])
def test_refusals(said, line, en, nb, sv):
    for lang, told in zip(LANGS, (en, nb, sv), strict=True):
        for more in ([], ["--json"]):
            code, out, err = said(*line, *more, "--lang", lang)
            assert (code, out) == (2, "")
            assert told in err


def test_a_house_rule_in_a_code(data):
    code = "legal.bid.3.1abcdefg.nt-joker-any-time=yes"
    assert data(code, "1")["rule"]


def test_a_real_process(whist):
    done = whist("answer", TRICK, "vänster", "--json", LANG="sv_SE.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["read_as"] == ["W"]
    done = whist("answer", TRICK, "-4", LANG="sv_SE.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")

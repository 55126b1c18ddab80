"""A question with all hands open, as a person meets it: the table, the verdict, and on *why* the play to its end."""

from __future__ import annotations

import re

import pytest

CODES = ("pack.endings.a-king-in-the-way", "pack.endings.lewis")
TEXTS = {
    "en": ("The other hands:", "With the king of spades it may go on like this, 3 of 5 tricks for your team:",
           "With the 7 of spades it may go on like this, 2 of 5 tricks for your team:", "and that costs a trick."),
    "nb": ("Kortene til de andre:", "Med spar konge kan det gå slik videre, 3 av 5 stikk til laget ditt:",
           "Med spar 7 kan det gå slik videre, 2 av 5 stikk til laget ditt:", "og det koster et stikk."),
    "sv": ("De andras kort:", "Med spader kung kan det gå så här, 3 av 5 stick till ditt lag:",
           "Med spader 7 kan det gå så här, 2 av 5 stick till ditt lag:", "och det kostar ett stick."),
}  # fmt: skip


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("width", ["80", "40", "20"])
@pytest.mark.parametrize("lang", list(TEXTS))
def test_a_wrong_card_is_refuted_and_why_plays_both_to_the_end(whist, lang, width):
    done = whist("--lang", lang, "practice", *CODES, input="S7\nwhy\nquit\n", COLUMNS=width)
    assert (done.returncode, done.stderr) == (0, "")
    hands, best, own, costs = TEXTS[lang]
    said = flat(done.stdout)
    places = [said.index(text) for text in (hands, costs, best, own)]
    assert places == sorted(places)
    tricks = re.findall(r"^(\d)  ", done.stdout, re.MULTILINE) if width == "80" else []
    assert tricks == (list("12345") * 2 if width == "80" else [])


@pytest.mark.parametrize("lang", list(TEXTS))
def test_a_right_card_is_played_to_the_end_alone(whist, lang):
    done = whist("--lang", lang, "--plain", "practice", *CODES, input="1\nwhy\nquit\n")
    _, best, own, costs = TEXTS[lang]
    said = flat(done.stdout)
    assert best in said
    assert own not in said
    assert costs not in said
    assert not re.search("[♠♥♦♣╭│]", done.stdout)


def test_an_answer_to_a_code_says_what_it_costs(whist):
    done = whist("--lang", "en", "answer", CODES[1], "H8")
    assert done.returncode == 0
    said = flat(done.stdout)
    assert "Best is the queen of clubs: then your team takes 4 of 6 tricks." in said
    assert "You chose the 8 of hearts, and that costs a trick." in said

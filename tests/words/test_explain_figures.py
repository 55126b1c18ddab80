"""Models of tone, order and length for figures: a pass deal scored, a failed grand, and others, as a person reads them.

Each text is pinned; a change of a word is a change here.
"""

from __future__ import annotations

from typing import Any

import pytest

from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import authored
from tutor.rules.games import GAMES
from tutor.words.catalog import catalog
from tutor.words.explain import verdict_text
from tutor.words.voice import Voice

# name: kind, game, house rules, position, answer given
ASKED: dict[str, tuple[str, str, dict[str, str], dict[str, Any], str]] = {
    "pass deal": ("score", "norwegian", {}, {"contract": "pass", "tricks": "NS=4", "ask": "EW"}, "3"),
    "failed grand": (
        "score",
        "norwegian",
        {},
        {"contract": "grand", "declarer": "S", "tricks": "NS=4", "ask": "EW"},
        "3",
    ),
    "failed bid": (
        "score",
        "bid",
        {},
        {"contract": "4nt", "declarer": "N", "tricks": "NS=9", "ask": "NS"},
        "8",
    ),
    "minus forgotten": ("match", "bid", {}, {"points": "NS=3 EW=-4 EW=-3", "ask": "winner"}, "none"),
    "ten counted": (
        "honours",
        "classic",
        {"honours": "on"},
        {"trump": "H", "hands": "N: HA HT; S: HQ HJ; W: HK", "ask": "NS"},
        "4",
    ),
}
SAID = {
    ("pass deal", "nb"): """
        Ikke helt. De får ingenting. Dere får 2 poeng. Alle sa pass, så færrest stikk gir poeng:
        ett for hvert under seks. Dere tok fire. Du ga dem 3, som i grand. Hadde de meldt grand, hadde det stemt.""",
    ("pass deal", "sv"): """
        Inte riktigt. De får inget. Ni får 2 poäng. Alla sa pass, så färst stick ger poäng: en för varje under sex.
        Ni tog fyra. Du gav dem 3, som i grand. Hade de bjudit grand hade det stämt.""",
    ("pass deal", "en"): """
        Not quite. They get nothing. You get 2 points. Everybody passed, so the fewest tricks score: one point
        for each under six. You took four. You gave them 3, as in grand.
        Had they bid grand, you would have been right.""",
    ("failed grand", "nb"): """
        Ikke helt. De får 6 poeng. Dere meldte grand, men tok fire. De tok ni, tre over seks, og det dobles.
        Du glemte doblingen. Hadde de meldt grand, hadde det stemt.""",
    ("failed grand", "sv"): """
        Inte riktigt. De får 6 poäng. Ni bjöd grand men tog fyra. De tog nio, tre över sex, och det dubblas.
        Du glömde dubblingen. Hade de bjudit grand hade det stämt.""",
    ("failed grand", "en"): """
        Not quite. They get 6 points. You bid grand but took four. They took nine, three over six, and that doubles.
        You forgot the doubling. Had they bid grand, you would have been right.""",
    ("failed bid", "nb"): """
        Ikke helt. Dere mister 8 poeng. Dere meldte fire uten trumf, men fikk ni med byttekortene.
        Da trekkes hele meldingen fra. Etter en melding uten trumf teller poengene dobbelt.
        Tallet stemmer, men poengene går fra. Hadde dere tatt ti, hadde det stemt.""",
    ("minus forgotten", "en"): """
        Not quite. The match is over: you have won. You have 3, and they have −7.
        They are down to −7 or lower, and that loses the match. You forgot that the match can be lost at minus 7 too.
        Had they got −2 in the last deal, you would have been right.""",
    ("ten counted", "sv"): """
        Inte riktigt. Ni får 2 poäng. Ni har hjärter ess, hjärter dam och hjärter knekt.
        Ess, kung, dam och knekt i trumf: alla fyra ger 4 poäng, och tre ger 2.
        Du räknade med tian, men den är ingen honnör. Hade din partner haft hjärter kung hade det stämt.""",
}


@pytest.mark.parametrize(("name", "lang"), SAID)
def test_what_is_said(name: str, lang: str) -> None:
    kind, game, changes, fields, given = ASKED[name]
    house = GAMES[game].house(changes)
    puzzle = authored(KINDS[kind], house, KINDS[kind].parse(fields, house))
    said = verdict_text(Voice(catalog(lang)), puzzle, puzzle.check((given,)))
    assert said == " ".join(SAID[name, lang].split())

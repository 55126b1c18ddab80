"""Boards tell the house rules off their defaults on which their answer hangs, and no others."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from itertools import islice

import pytest
from talk import context

from tutor.cli.boards import draw
from tutor.cli.page import Page
from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS
from tutor.rules.cards import Order
from tutor.rules.games import GAMES
from tutor.words.options import house_text
from tutor.words.voice import Voice

ALWAYS = [
    ("call", "bid", "dealer-may-match", "yes"),
    ("call", "bid", "min-bid", "4"),
    ("contract", "bid", "down-vs-up", "down-higher"),
    ("contract", "betting", "forced-dealer", "redeal"),
    ("leader", "norwegian", "grand-lead", "left"),
    ("grand", "norwegian", "grand-lead", "left"),
    ("score", "bid", "set-penalty", "shortfall"),
    ("score", "norwegian", "pass-scoring", "under-seven"),
]
LAWFUL = [
    ("winner", "low-ace", "bad"),
    ("winning-card", "low-ace", "bad"),
    ("memory", "low-ace", "bad"),
    ("order", "low-ace", "bad"),
    ("legal", "nt-joker-any-time", "yes"),
    ("legal", "nt-joker-lead", "last"),
    ("legal", "nt-joker-shed", "must"),
]


def drawn(puzzle) -> str:
    ctx = context("nb")
    written = StringIO()
    with redirect_stdout(written):
        draw(Page(ctx), Voice(ctx.catalog), puzzle)
    return " ".join(written.getvalue().split())


def puzzles(kind, house, count, level=4):
    return list(islice(sequence(KINDS[kind], house, level, "agreed"), count))


@pytest.mark.parametrize(("kind", "game", "name", "value"), ALWAYS)
def test_a_house_rule_that_matters_is_told(kind, game, name, value):
    house = GAMES[game].house({name: value})
    told = house_text(context("nb").catalog, house, name)
    for puzzle in puzzles(kind, house, 3):
        assert told in drawn(puzzle)
    for puzzle in puzzles(kind, GAMES[game].house({}), 3):
        assert house_text(context("nb").catalog, puzzle.house, name) not in drawn(puzzle)


@pytest.mark.parametrize(("kind", "name", "value"), LAWFUL)
def test_it_is_told_where_the_law_of_the_position_gives_it_something_to_say(kind, name, value):
    house = GAMES["bid"].house({name: value})
    told = house_text(context("nb").catalog, house, name)
    seen = set()
    for puzzle in puzzles(kind, house, 40):
        law = puzzle.position.law
        matters = law.order is Order.LOW if name == "low-ace" else law.trump is None
        assert (told in drawn(puzzle)) is matters
        seen.add(matters)
    assert seen == {True, False}

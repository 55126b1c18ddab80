"""A question of each kind as people see it, answered wrongly, with its summary: kept as test_screens keeps its own."""

from __future__ import annotations

import re

import pytest
from talk import context, errs, practice
from test_screens import SCREENS, sound

from tutor.puzzles.codes import parse_code
from tutor.puzzles.generator import make
from tutor.session.plan import Plan

CODES = (
    "call.bid.2.1a1b2c3d",
    "contract.norwegian.2.1a1b2c3d",
    "score.bid.3.1a1b2c3d",
    "match.standard.3.1a1b2c3d",
    "honours.classic.2.1a1b2c3d",
    "revoke.bid.2.1a1b2c3d",
    "discard.bid.2.1a1b2c3d",
    "count.bid.2.1a1b2c3d",
    "memory.betting.3.1a1b2c3d",
    "order.bid.2.1a1b2c3d",
    "trump.classic.2.1a1b2c3d",
    "convention.classic-sv.2.1a1b2c3d",
    "grand.norwegian.2.1a1b2c3d",
    "best-card.norwegian.1.1a1b2c3d",
    "winner.bid.5.1a1b2c3a.low-ace=bad",
)


def shown(ctx) -> list[tuple[str, str]]:
    """Each code and what stands on the screen."""
    puzzles = [make(parse_code(code)) for code in CODES]
    return [
        (p.code, practice(ctx, Plan(p.house, (p.kind,), codes=(p,)), errs))
        for p in puzzles
        if p.code is not None
    ]


@pytest.mark.parametrize("style", ["drawn", "plain"])
@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_a_question_of_each_kind(lang, columns, style, monkeypatch, request):
    monkeypatch.setenv("COLUMNS", str(columns))
    screens = shown(context(lang, style == "plain"))
    for code, text in screens:
        sound(code, text, columns, style)
    whole = "\n".join(f"===== {code} =====\n{text}" for code, text in screens)
    stored = SCREENS / f"kinds-{lang}-{columns}-{style}.txt"
    if request.config.getoption("--update-screens"):
        stored.write_text(whole, encoding="utf-8")
    assert whole == stored.read_text(encoding="utf-8"), "pytest --update-screens, and look at the difference"
    if style == "drawn":
        coloured = shown(context(lang, colour=True))
        assert sum("\x1b[" in text for _, text in coloured) > len(CODES) / 2
        assert [(code, re.sub(r"\x1b\[[\d;]*m", "", text)) for code, text in coloured] == screens

"""The table as people see it, kept in screens/: a deal begun, a refused card, an advice, a bidding, a review.

`pytest tests/cli/test_table_screens.py --update-screens` writes them anew; read the difference before keeping it.
The moves of all seats are written down here, so that only what is advised follows the players.
"""

from __future__ import annotations

import pytest
from at_table import sit
from talk import context
from test_screens import SCREENS, sound

from tutor.rules.games import GAMES
from tutor.session.table import Setup
from tutor.session.table_run import TableRun

SWEDISH = (
    "DA D3 D4 D9 DK C3 D6 D5 SA SJ S7 S3 H5 H8 H3 H4 C4 CA C8 CJ HT H6 HK HJ H2 D8 HA HQ ST C9 S2 SQ "
    "DQ CK DT CQ S5 SK S9 D2 C5 C2 CT S4 DJ H7 C6 S6 C7 S8 D7 H9"
)
"""Classic, seed 3: the learner deals."""
PASS = (
    "pass pass pass pass HT H8 HJ H9 S6 S2 S3 S5 D5 DK DQ DT C6 C4 C9 CQ D4 CT D3 D2 SJ ST SQ S7 C2 CA C5 SK "
    "H2 H7 H6 HA C3 HQ CK HK DA S9 SA D8 S4 S8 CJ H5 H3 C8 D7 DJ H4 C7 D6 D9"
)
"""Norwegian, seed 0."""
LOW = (
    "3up 3nt pass pass low ST+H4+H9+DK+CQ+BJ DT DJ DA DQ D4 D9 D3 D6 D2 D5 D7 LJ S8 SK S4 S3 HK H6 H2 HA C8 CK "
    "C6 C4 H5 H8 HQ H3 S5 SJ SQ S7 D8 HT CJ C9 SA S9 C7 HJ S6 S2 C5 H7 CT C3 CA C2"
)
"""Bid whist, seed 22: the learner plays three no trump."""
ASKED = (
    "help",
    "hint",
    "why",
    "xyzzy",
    "BJ",
    "SA",
    "C2",
    "why",
    "last trick",
    "tricks",
    "score",
    "code",
    "again",
)


def scene(ctx, game, seed, rows, upto, *typed):
    """A sitting from a move on: what is typed at the learner's turns, and then he leaves."""
    run = TableRun(Setup(GAMES[game].house(), seed, deals=1))
    run.replay([row.replace("+", " ") for row in rows.split()[:upto]])
    lines = iter((*typed, "q"))
    return sit(ctx, run, lambda _: next(lines), resumed=upto > 3)


def screens(ctx):
    yield "a deal begins", scene(ctx, "classic-sv", "3", SWEDISH, 3)
    yield "all commands, and cards refused", scene(ctx, "classic-sv", "3", SWEDISH, 14, *ASKED)
    yield "a deal over, looked back on", scene(ctx, "classic-sv", "3", SWEDISH, 49, "1")
    yield "grand or pass", scene(ctx, "norwegian", "0", PASS, 2, "4up", "hint")
    yield "a pass deal", scene(ctx, "norwegian", "0", PASS, 12, "hint")
    yield "a pass deal over", scene(ctx, "norwegian", "0", PASS, 55, "1")
    yield "a bidding", scene(ctx, "bid", "22", LOW, 1, "5", "3down", "hint", "why")
    yield "naming", scene(ctx, "bid", "22", LOW, 4, "H", "hint")
    yield "putting away", scene(ctx, "bid", "22", LOW, 5, "1 2 3 4 5", "hint", "1 2 3 4 5 99")
    kept = LOW.replace("CQ+BJ", "CQ+C6")
    yield "a joker that must wait", scene(ctx, "bid", "22", kept, 12, "BJ", "why")
    yield "a bid made", scene(ctx, "bid", "22", LOW, 53, "1")


@pytest.mark.parametrize("style", ["drawn", "plain"])
@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_table_screens(lang, columns, style, monkeypatch, request):
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = list(screens(context(lang, style == "plain")))
    for name, text in shown:
        sound(name, text, columns, style)
    whole = "\n".join(f"===== {name} =====\n{text}" for name, text in shown)
    stored = SCREENS / f"table-{lang}-{columns}-{style}.txt"
    if request.config.getoption("--update-screens"):
        stored.write_text(whole, encoding="utf-8")
    assert whole == stored.read_text(encoding="utf-8"), "pytest --update-screens, and look at the difference"

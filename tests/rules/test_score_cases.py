"""Scoring a deal: the rows of the case list (SC, HO) and the worked examples (E), by their ids."""

from __future__ import annotations

import pytest

from tutor.rules.cards import Seat, Team
from tutor.rules.impossible import Impossible
from tutor.rules.rulebook import RULES
from tutor.rules.scoring import BOOK, TRICKS

from . import asked

# id, table, contract and declarer, tricks, points, the deciding rule
SCORES = [
    ("E7", "classic", "", "NS=9,EW=4", "NS 3 EW 0", "odd-tricks-score"),
    ("E13-seven", "norwegian", "grand E", "EW=7", "NS 0 EW 1", "grand-made-score"),
    ("E13-nine", "norwegian", "grand E", "EW=9", "NS 0 EW 3", "grand-made-score"),
    ("E13-eleven", "norwegian", "grand E", "EW=11", "NS 0 EW 5", "grand-made-score"),
    ("E10", "norwegian", "grand N", "NS=7", "NS 1 EW 0", "grand-made-score"),
    ("E10-six", "norwegian", "grand N", "NS=6", "NS 0 EW 2", "grand-failed-doubled"),
    ("E14", "norwegian", "grand E", "EW=5,NS=8", "NS 4 EW 0", "grand-failed-doubled"),
    ("E15-five", "norwegian", "pass", "NS=5", "NS 1 EW 0", "pass-under-six"),
    ("E15-four", "norwegian", "pass", "NS=4", "NS 2 EW 0", "pass-under-six"),
    ("E15-two", "norwegian", "pass", "EW=2", "NS 0 EW 4", "pass-under-six"),
    ("E15-none", "norwegian", "pass", "EW=0", "NS 0 EW 6", "pass-under-six"),
    ("E16", "norwegian", "pass", "NS=6,EW=7", "NS 0 EW 0", "pass-six-seven-none"),
    ("E17-six", "norwegian pass-scoring=under-seven", "pass", "NS=6", "NS 1 EW 0", "pass-under-seven"),
    ("E17-five", "norwegian pass-scoring=under-seven", "pass", "NS=5", "NS 2 EW 0", "pass-under-seven"),
    ("E23", "norwegian", "grand S", "NS=6,EW=7", "NS 0 EW 2", "grand-failed-doubled"),
    ("E23-none", "norwegian", "grand S", "NS=0,EW=13", "NS 0 EW 14", "grand-failed-doubled"),
    ("E23-single", "norwegian grand-failed=single", "grand S", "NS=6", "NS 0 EW 1", "grand-failed-doubled"),
    ("E24", "classic-sv", "", "EW=9", "NS 0 EW 3", "odd-tricks-score"),
    ("E25", "classic-sv", "", "NS=7,EW=6", "NS 1 EW 0", "odd-tricks-score"),
    ("E36", "bid", "4up N", "NS=10,EW=3", "NS 4 EW 0", "made-scores-all-over-six"),
    ("E40-made", "bid", "3nt W", "EW=9", "NS 0 EW 6", "made-scores-all-over-six"),
    ("E40-failed", "bid", "3nt W", "EW=8", "NS 0 EW -6", "set-loses-whole-bid"),
    ("E41", "bid", "7up N", "NS=12", "NS -7 EW 0", "set-loses-whole-bid"),
    ("E43", "bid", "4up E", "EW=11", "NS 0 EW 5", "made-scores-all-over-six"),
    ("E44", "bid", "4up E", "EW=9", "NS 0 EW -4", "set-loses-whole-bid"),
    ("E45-made", "bid", "4nt E", "EW=11", "NS 0 EW 10", "made-scores-all-over-six"),
    ("E45-failed", "bid", "4nt E", "EW=9", "NS 0 EW -8", "set-loses-whole-bid"),
    ("E49", "standard", "", "NS=7", "NS 1 EW 0", "odd-tricks-score"),
    ("E50", "standard", "", "NS=4", "NS 0 EW 3", "odd-tricks-score"),
    ("E53", "betting", "3up N", "NS=9", "NS 3 EW 0", "made-scores-all-over-six"),
    ("E53-short", "betting", "3up N", "NS=8", "NS -1 EW 0", "set-loses-shortfall"),
    ("E56", "betting", "7nt N", "NS=13", "NS 7 EW 0", "made-scores-all-over-six"),
    ("E56-short", "betting", "7nt N", "NS=12", "NS -1 EW 0", "set-loses-shortfall"),
    ("E59", "betting", "7up N", "NS=9", "NS -4 EW 0", "set-loses-shortfall"),
    ("E60", "betting", "4up N", "NS=10", "NS 4 EW 0", "made-scores-all-over-six"),
    ("E67", "bid", "3up E", "EW=8", "NS 0 EW -3", "set-loses-whole-bid"),
    ("E67-betting", "betting", "3up E", "EW=8", "NS 0 EW -1", "set-loses-shortfall"),
    ("E71", "betting", "3up S", "NS=5", "NS -3 EW 0", "set-loses-shortfall"),
    ("E71-least", "betting", "3up S", "NS=1", "NS -3 EW 0", "set-loses-shortfall"),
    ("SC01", "classic", "", "NS=7,EW=6", "NS 1 EW 0", "odd-tricks-score"),
    ("SC04", "classic", "", "NS=13,EW=0", "NS 7 EW 0", "odd-tricks-score"),
    ("SC06", "norwegian", "grand E", "EW=9", "NS 0 EW 3", "grand-made-score"),
    ("SC08", "norwegian", "grand W", "EW=4,NS=9", "NS 6 EW 0", "grand-failed-doubled"),
    ("SC09", "norwegian", "pass", "NS=4,EW=9", "NS 2 EW 0", "pass-under-six"),
    ("SC09-seven", "norwegian pass-scoring=under-seven", "pass", "NS=4", "NS 3 EW 0", "pass-under-seven"),
    ("SC11", "norwegian", "pass", "NS=0,EW=13", "NS 6 EW 0", "pass-under-six"),
    ("SC11-seven", "norwegian pass-scoring=under-seven", "pass", "NS=0", "NS 7 EW 0", "pass-under-seven"),
    ("SC14", "bid", "4up N", "NS=10", "NS 4 EW 0", "made-scores-all-over-six"),
    ("SC16", "bid", "5nt E", "EW=9", "NS 0 EW -10", "set-loses-whole-bid"),
    ("SC16-shortfall", "bid set-penalty=shortfall", "5nt E", "EW=9", "NS 0 EW -4", "set-loses-shortfall"),
    ("SC16-single", "bid nt-double=no", "5nt E", "EW=9", "NS 0 EW -5", "set-loses-whole-bid"),
    ("SC18", "bid", "3up S", "NS=11", "NS 5 EW 0", "made-scores-all-over-six"),
    ("SC19", "bid", "4down S", "NS=8", "NS -4 EW 0", "set-loses-whole-bid"),
    ("SC24", "bid", "4up S", "NS=13", "NS 7 EW 0", "made-scores-all-over-six"),
    ("G28-least-short", "betting", "4down W", "EW=9", "NS 0 EW -1", "set-loses-shortfall"),
]


@pytest.mark.parametrize(
    ("table", "contract", "tricks", "points", "rule"), [r[1:] for r in SCORES], ids=[r[0] for r in SCORES]
)
def test_score(table: str, contract: str, tricks: str, points: str, rule: str) -> None:
    assert asked.points(table, contract, tricks) == points
    found = asked.scored(table, contract, tricks)
    assert found.rule == found.lines[0].rule == rule
    assert set(found.rules) <= set(RULES)
    assert len(set(found.rules)) == len(found.rules)
    figures = asked.figures(tricks)
    if len(figures) == 2:  # one team's figure says as much
        for team, n in figures.items():
            assert asked.points(table, contract, f"{team.code}={n}") == points


# id, table, contract, tricks as taken, who revoked, points, the rules of the lines
REVOKED = [
    ("E38", "bid", "4up N", "NS=10", "EW", "NS 7 EW 0", "revoke-three-tricks made-scores-all-over-six"),
    ("E38-declarers", "bid", "4up N", "NS=12", "NS", "NS -4 EW 0", "revoke-three-tricks set-loses-whole-bid"),
    ("E39", "bid", "4up N", "NS=11", "EW", "NS 7 EW 0", "revoke-under-three-all made-scores-all-over-six"),
    (
        "E39-declarers",
        "bid",
        "3up N",
        "NS=2",
        "NS",
        "NS -3 EW 0",
        "revoke-under-three-all set-loses-whole-bid",
    ),
    (
        "E39-none",
        "bid",
        "4up N",
        "NS=13",
        "EW",
        "NS 7 EW 0",
        "revoke-under-three-all made-scores-all-over-six",
    ),
    ("E73", "bid", "5up N", "NS=10,EW=3", "EW", "NS 7 EW 0", "revoke-three-tricks made-scores-all-over-six"),
    ("SC26", "bid", "4up N", "NS=11", "NS", "NS -4 EW 0", "revoke-three-tricks set-loses-whole-bid"),
    ("SC26-none", "bid revoke-penalty=none", "4up N", "NS=11", "NS", "NS 5 EW 0", "made-scores-all-over-six"),
    (
        "G10-both",
        "bid",
        "4up N",
        "NS=11",
        "NS EW",
        "NS 5 EW 0",
        "revoke-three-tricks made-scores-all-over-six",
    ),
    (
        "G10-no-trump",
        "bid",
        "4nt N",
        "NS=9",
        "EW",
        "NS 12 EW 0",
        "revoke-three-tricks made-scores-all-over-six nt-doubles",
    ),
    ("G9-betting", "betting", "4up N", "NS=11", "NS", "NS 5 EW 0", "made-scores-all-over-six"),
    ("G9-classic", "classic", "", "NS=11", "NS", "NS 5 EW 0", "odd-tricks-score"),
    ("G9-norwegian", "norwegian", "grand N", "NS=11", "NS", "NS 5 EW 0", "grand-made-score"),
]


@pytest.mark.parametrize(
    ("table", "contract", "tricks", "revoke", "points", "rules"),
    [r[1:] for r in REVOKED],
    ids=[r[0] for r in REVOKED],
)
def test_revoked(table: str, contract: str, tricks: str, revoke: str, points: str, rules: str) -> None:
    assert asked.points(table, contract, tricks, revoke=revoke) == points
    found = asked.scored(table, contract, tricks, revoke=revoke)
    assert [line.rule for line in found.lines] == rules.split()
    assert set(rules.split()) <= set(found.rules)


# id, table, honours held, tricks, points
HONOURS = [
    ("E26", "classic-sv honours=on", "NS=4", "NS=7", "NS 5 EW 0"),
    ("E26-losers", "classic-sv honours=on", "EW=4", "NS=7", "NS 1 EW 4"),
    ("E27", "classic-sv honours=on", "NS=3", "NS=7", "NS 3 EW 0"),
    ("E27-other-one", "classic-sv honours=on", "NS=3,EW=1", "NS=7", "NS 3 EW 0"),
    ("E28", "classic-sv honours=on", "NS=2,EW=2", "NS=7", "NS 1 EW 0"),
    ("E28-off", "classic-sv", "NS=4", "NS=7", "NS 1 EW 0"),
    ("HO01", "classic honours=on", "NS=3,EW=1", "EW=7", "NS 2 EW 1"),
    ("HO03", "classic honours=on", "NS=2,EW=2", "EW=7", "NS 0 EW 1"),
    ("HO05", "standard honours=on", "NS=1,EW=3", "NS=7", "NS 1 EW 2"),
]


@pytest.mark.parametrize(
    ("table", "honours", "tricks", "points"), [r[1:] for r in HONOURS], ids=[r[0] for r in HONOURS]
)
def test_honours_in_the_score(table: str, honours: str, tricks: str, points: str) -> None:
    assert asked.points(table, "", tricks, honours=honours) == points


# id, table, contract, tricks, honours, what is impossible, the figure that is named
REFUSED = [
    ("SC03-sum", "classic", "", "NS=8,EW=6", "", "tricks-do-not-add", 14),
    ("SC03-minus", "classic", "", "NS=-1,EW=14", "", "tricks-out-of-range", -1),
    ("SC03-fourteen", "classic", "", "EW=14", "", "tricks-out-of-range", 14),
    ("SC03-none", "classic", "", "", "", "tricks-do-not-add", 0),
    ("SC03-bid", "bid", "4up N", "NS=8,EW=6", "", "tricks-do-not-add", 14),
    ("SC03-norwegian", "norwegian", "pass", "NS=5,EW=7", "", "tricks-do-not-add", 12),
    ("G25", "bid", "4up N", "NS=0", "", "kitty-not-counted", Team.NS),
    ("G25-defenders", "betting", "4up W", "NS=13", "", "kitty-not-counted", Team.EW),
    ("no-bidding", "classic", "4up N", "NS=8", "", "no-bidding-in-game", "classic"),
    ("no-contract", "bid", "", "NS=8", "", "contract-missing", None),
    ("no-declarer", "bid", "4up", "NS=8", "", "contract-missing", None),
    ("no-declarer-grand", "norwegian", "grand", "NS=8", "", "contract-missing", None),
    ("grand-in-bid", "betting", "grand N", "NS=8", "", "contract-not-in-game", None),
    ("pass-in-bid", "betting", "pass N", "NS=8", "", "contract-not-in-game", None),
    ("bid-in-norwegian", "norwegian", "4up N", "NS=8", "", "contract-not-in-game", None),
    ("under-least", "bid", "2up N", "NS=8", "", "contract-below-least", 3),
    ("five-honours", "classic honours=on", "", "NS=8", "NS=5", "honours-out-of-range", 5),
    ("six-honours", "classic honours=on", "", "NS=8", "NS=3,EW=3", "honours-do-not-add", 6),
]


@pytest.mark.parametrize(
    ("table", "contract", "tricks", "honours", "code", "named"),
    [r[1:] for r in REFUSED],
    ids=[r[0] for r in REFUSED],
)
def test_refused(table: str, contract: str, tricks: str, honours: str, code: str, named: object) -> None:
    with pytest.raises(Impossible) as fault:
        asked.scored(table, contract, tricks, honours=honours)
    assert fault.value.code == code
    assert named is None or named in fault.value.params.values()


def test_no_deal_is_tied() -> None:
    """E9: thirteen tricks cannot be split evenly, so there is always one team that scores for tricks."""
    for game in ("classic", "classic-sv", "standard"):
        for tricks in range(TRICKS + 1):
            found = asked.scored(game, "", f"NS={tricks}")
            scoring = [team for team, points in found.points.items() if points]
            assert scoring == [Team.NS if tricks > BOOK else Team.EW]
            assert "no-tied-deal" in found.rules


def test_defenders_never_score_and_a_loss_is_never_more_than_the_bid() -> None:
    """defenders-never-score; set-loses-shortfall with G28."""
    for table in ("bid", "betting"):
        for contract in ("3up", "5down", "7nt"):
            for seat in Seat:
                for tricks in range(1, TRICKS + 1):
                    found = asked.scored(table, f"{contract} {seat.code}", f"{seat.team.code}={tricks}")
                    assert found.points[seat.team.other] == 0
                    assert found.made == (tricks >= BOOK + int(contract[0]))
                    assert (found.points[seat.team] > 0) == found.made
                    twice = 2 if table == "bid" and contract.endswith("nt") else 1
                    assert found.points[seat.team] >= -twice * int(contract[0])

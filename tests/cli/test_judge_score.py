"""`whist judge score`, `honours` and `match`: the rows of rules.md and cases.md that they can answer."""

from __future__ import annotations

import shlex

import pytest

LANGS = ("en", "nb", "sv")
C, N, B, T = "", "--game norwegian", "--game bid", "--game betting"
MADE = "made-scores-all-over-six"
GRAND, PASS = f"{N} --contract grand --declarer", f"{N} --contract pass"
SEVEN = "--house pass-scoring=under-seven"
# row, line, NS, EW, made, deciding rule
SCORES = [
    ("E7 E24", "--tricks NS=9", 3, 0, None, "odd-tricks-score"),
    ("E7", "--tricks NS=9,EW=4", 3, 0, None, "odd-tricks-score"),
    ("E7", "--tricks EW=4", 3, 0, None, "odd-tricks-score"),
    ("E24", "--game classic-sv --tricks NS=9", 3, 0, None, "odd-tricks-score"),
    ("E25 SC01", "--game classic-sv --tricks NS=7", 1, 0, None, "odd-tricks-score"),
    ("E49", "--game standard --tricks NS=7", 1, 0, None, "odd-tricks-score"),
    ("E50", "--tricks EW=13", 0, 7, None, "odd-tricks-score"),
    ("SC04", "--tricks NS=13", 7, 0, None, "odd-tricks-score"),
    ("E26", "--house honours=on --tricks NS=9 --honours NS=4", 7, 0, None, "odd-tricks-score"),
    ("E27", "--house honours=on --tricks NS=9 --honours EW=3,NS=1", 3, 2, None, "odd-tricks-score"),
    ("E28", "--house honours=on --tricks NS=9 --honours 'NS=2 EW=2'", 3, 0, None, "odd-tricks-score"),
    ("honours off", "--tricks NS=9 --honours NS=4", 3, 0, None, "odd-tricks-score"),
    ("E13", f"{GRAND} E --tricks EW=7", 0, 1, True, "grand-made-score"),
    ("E13 SC06", f"{GRAND} E --tricks EW=9", 0, 3, True, "grand-made-score"),
    ("E13", f"{GRAND} N --tricks NS=11", 5, 0, True, "grand-made-score"),
    ("E14", f"{GRAND} N --tricks NS=5", 0, 4, False, "grand-failed-doubled"),
    ("SC08", f"{GRAND} W --tricks EW=4,NS=9", 6, 0, False, "grand-failed-doubled"),
    ("single", f"{GRAND} W --tricks EW=4 --house grand-failed=single", 3, 0, False, "grand-failed-doubled"),
    ("E23", f"{GRAND} N --tricks NS=6", 0, 2, False, "grand-failed-doubled"),
    ("E23", f"{GRAND} N --tricks NS=0", 0, 14, False, "grand-failed-doubled"),
    *(("E15", f"{PASS} --tricks NS={n}", 6 - n, 0, None, "pass-under-six") for n in (5, 4, 2, 0)),
    ("E16", f"{PASS} --tricks NS=6", 0, 0, None, "pass-six-seven-none"),
    ("E17", f"{PASS} {SEVEN} --tricks NS=6", 1, 0, None, "pass-under-seven"),
    ("E17", f"{PASS} {SEVEN} --tricks EW=5", 0, 2, None, "pass-under-seven"),
    ("SC09", f"{PASS} --tricks NS=4,EW=9", 2, 0, None, "pass-under-six"),
    ("SC09", f"{PASS} {SEVEN} --tricks NS=4,EW=9", 3, 0, None, "pass-under-seven"),
    ("SC11", f"{PASS} --tricks NS=0", 6, 0, None, "pass-under-six"),
    ("SC11", f"{PASS} {SEVEN} --tricks NS=0", 7, 0, None, "pass-under-seven"),
    ("E43", f"{B} --contract 4up --declarer N --tricks NS=11", 5, 0, True, MADE),
    ("E44", f"{B} --contract 4up --declarer N --tricks NS=9", -4, 0, False, "set-loses-whole-bid"),
    ("E45", f"{B} --contract 4nt --declarer E --tricks EW=11", 0, 10, True, MADE),
    ("E45", f"{B} --contract 4nt --declarer E --tricks EW=9", 0, -8, False, "set-loses-whole-bid"),
    ("E41", f"{B} --contract 7up --declarer S --tricks NS=12", -7, 0, False, "set-loses-whole-bid"),
    ("SC14", f"{B} --contract 4up --declarer N --tricks NS=10", 4, 0, True, MADE),
    ("SC16", f"{B} --contract 5nt --declarer E --tricks EW=9", 0, -10, False, "set-loses-whole-bid"),
    (
        "SC16 shortfall",
        f"{B} --house set-penalty=shortfall --contract 5nt --declarer E --tricks EW=9",
        0,
        -4,
        False,
        "set-loses-shortfall",
    ),
    ("SC18", f"{B} --contract 3up --declarer S --tricks NS=11", 5, 0, True, MADE),
    ("SC19", f"{B} --contract 4down --declarer S --tricks NS=8", -4, 0, False, "set-loses-whole-bid"),
    ("SC24", f"{B} --contract 4up --declarer S --tricks NS=13", 7, 0, True, MADE),
    ("SC26 E38", f"{B} --contract 4up --declarer N --tricks NS=11 --revoke NS", -4, 0, False, "set-loses-whole-bid"),
    ("E39", f"{B} --contract 4up --declarer E --tricks EW=2 --revoke EW", 0, -4, False, "set-loses-whole-bid"),
    ("E73", f"{B} --contract 5up --declarer N --tricks NS=10,EW=3 --revoke EW", 7, 0, True, MADE),
    ("G10 both", f"{B} --contract 4up --declarer N --tricks NS=11 --revoke NS,EW", 5, 0, True, MADE),
    ("E59", f"{T} --contract 7up --declarer N --tricks NS=9", -4, 0, False, "set-loses-shortfall"),
    ("E67", f"{T} --contract 3up --declarer N --tricks NS=8", -1, 0, False, "set-loses-shortfall"),
    ("E67", f"{B} --contract 3up --declarer N --tricks NS=8", -3, 0, False, "set-loses-whole-bid"),
    ("E71", f"{T} --contract 3up --declarer N --tricks NS=5", -3, 0, False, "set-loses-shortfall"),
    ("no doubling", f"{T} --contract 4nt --declarer N --tricks NS=11", 5, 0, True, MADE),
    ("E55", f"{T} --contract 'low four' --declarer N --tricks NS=10", 4, 0, True, MADE),
    ("E55", f"{T} --contract 'low four' --declarer N --tricks NS=9", -1, 0, False, "set-loses-shortfall"),
    ("E56", f"{T} --contract 'seven no trump' --declarer N --tricks NS=13", 7, 0, True, MADE),
    ("E56", f"{T} --contract 'seven no trump' --declarer N --tricks NS=12", -1, 0, False, "set-loses-shortfall"),
    ("E53", f"{T} --contract 3 --declarer N --tricks NS=9", 3, 0, True, MADE),
    ("G9", f"{T} --contract 3up --declarer N --tricks NS=9 --revoke NS", 3, 0, True, MADE),
]  # fmt: skip


@pytest.mark.parametrize(("row", "line", "ns", "ew", "made", "rule"), SCORES)
def test_score(verdict, row, line, ns, ew, made, rule):
    found = verdict("score", *shlex.split(line))
    assert list(found) == ["points", "made", "lines", "rule", "rules", "text"]
    assert (found["points"], found["made"]) == ({"NS": ns, "EW": ew}, made)
    lines = found["lines"]
    assert rule in [line["rule"] for line in lines]
    assert [list(line) for line in lines] == [["team", "points", "rule", "text"]] * len(lines)
    for team in ("NS", "EW"):
        assert sum(line["points"] for line in lines if line["team"] == team) == found["points"][team]


def test_what_counts_for_nothing_is_said(verdict):
    assert "honours-off" in verdict("score", "--tricks", "NS=9", "--honours", "NS=4")["rules"]
    assert "revoke-definition" in verdict("score", "--tricks", "NS=9", "--revoke", "NS")["rules"]


TEAMS = [("nb", "ØV=9"), ("nb", "øv=9"), ("sv", "ÖV=9"), ("sv", "EW=9"), ("en", "WE=9"), ("nb", "vest/øst=9")]


@pytest.mark.parametrize(("lang", "tricks"), TEAMS)
def test_teams_in_every_language(verdict, lang, tricks):
    assert verdict("score", "--tricks", tricks, "--lang", lang)["points"] == {"NS": 0, "EW": 3}


HONOURS = [
    ("HO01", "H", "N: HA HK; S: HQ; E: HJ", 2, 0, "HA HK HQ", "HJ"),
    ("HO03", "H", "N: HA HK; S: HT; E: HQ HJ", 0, 0, "HA HK", "HQ HJ"),
    ("HO05", "C", "N: SA SK SQ SJ; E: CK CQ; W: CJ; S: CA", 0, 2, "CA", "CK CQ CJ"),
    ("E26", "S", "N: SA SK; S: SQ SJ", 4, 0, "SA SK SQ SJ", ""),
    ("E28", "S", "N: SA SK; E: SQ SJ", 0, 0, "SA SK", "SQ SJ"),
    ("G19", "none", "N: SA SK; S: SQ SJ", 0, 0, "", ""),
]


@pytest.mark.parametrize("house", ["honours=off", "honours=on"])
@pytest.mark.parametrize(("row", "trump", "hands", "ns", "ew", "ours", "theirs"), HONOURS)
def test_honours(verdict, house, row, trump, hands, ns, ew, ours, theirs):
    found = verdict("honours", "--trump", trump, "--hands", hands, "--house", house)
    assert list(found) == ["points", "held", "rule", "rules", "text"]
    assert found["points"] == {"NS": ns, "EW": ew}
    assert found["held"] == {"NS": ours.split(), "EW": theirs.split()}
    assert ("honours-off" in found["rules"]) == (house == "honours=off")


TEN, ON = "--house match-end=2", "--house honours=on"
MATCHES = [
    # row, house, points, totals, over, winner, next dealer (N dealt first)
    ("contract", C, "NS=3 EW=-4 NS=3", (6, -4), True, "NS", None),
    ("E8", C, "NS=3 NS=3", (6, 0), True, "NS", None),
    ("SC04", C, "NS=7", (7, 0), True, "NS", None),
    ("SC05", C, "NS=4 NS=1", (5, 0), True, "NS", None),
    ("SC05", "--house target=7", "NS=4 NS=1", (5, 0), False, None, "S"),
    ("FL09", "--house target=99", "NS=1 NS=1 NS=1 NS=1 NS=1", (5, 0), False, None, "E"),
    ("level", C, "NS=1 EW=1", (1, 1), False, None, "S"),
    ("nothing yet", C, "", (0, 0), False, None, "N"),
    ("E18 SC13", N, "NS=12 EW=9 NS=1", (13, 9), True, "NS", None),
    ("E18", N, "NS=12", (12, 0), False, None, "E"),
    ("E42", B, "NS=4 NS=3", (7, 0), True, "NS", None),
    ("E42 E41", B, "NS=-7", (-7, 0), True, "EW", None),
    ("SC21", B, "EW=-3 EW=-4", (0, -7), True, "NS", None),
    ("SC21", B, "NS=-3 NS=-4", (-7, 0), True, "EW", None),
    ("SC21", T, "EW=-3 EW=-4", (0, -7), True, "NS", None),
    ("SC23", B, "NS=4 NS=-10", (-6, 0), False, None, "S"),
    ("SC23", T, "NS=4 NS=-10", (-6, 0), True, "EW", None),
    ("E61", T, "NS=5", (5, 0), True, "NS", None),
    ("E61", T, "NS=-5", (-5, 0), True, "EW", None),
    ("G17", B, "EW=6 NS=-7", (-7, 6), True, "EW", None),
    ("G16 draw", TEN, "NS=3 EW=3", (3, 3), True, None, None),
    ("G16 target", TEN, "NS=7", (7, 0), False, None, "E"),
    ("G16 more", f"{TEN} --house deals-tie=extra-deal", "NS=3 EW=3", (3, 3), False, None, "S"),
    ("G16 more", f"{TEN} --house deals-tie=extra-deal", "NS=3 EW=3 EW=1", (3, 4), True, "EW", None),
    ("G16 higher", TEN, "NS=3 EW=4", (3, 4), True, "EW", None),
    ("G15", ON, "NS=3,EW=2 NS=2,EW=4h", (5, 2), True, "NS", None),
    ("G15", ON, "NS=3,EW=2 NS=1,EW=4h", (4, 6), True, "EW", None),
    ("G15 both", ON, "NS=1+2h", (3, 0), False, None, "E"),
    ("cap", f"{ON} --house honours-cap=on", "EW=4 NS=1,EW=4h", (1, 4), False, None, "S"),
    ("AN15", C, "EW=−4", (0, -4), False, None, "E"),
    ("AN15", C, "EW=+4", (0, 4), False, None, "E"),
]  # fmt: skip


@pytest.mark.parametrize(("row", "line", "points", "totals", "over", "winner", "dealer"), MATCHES)
def test_match(verdict, row, line, points, totals, over, winner, dealer):
    found = verdict("match", *shlex.split(line), "--points", points, "--first-dealer", "N")
    assert list(found) == ["totals", "over", "winner", "next_dealer", "rule", "rules", "text"]
    assert found["totals"] == dict(zip(("NS", "EW"), totals, strict=True))
    assert (found["over"], found["winner"], found["next_dealer"]) == (over, winner, dealer)


def test_fl10(verdict):
    # Dealer of deal 1 is W: deal 4 is dealt by S, and W leads.
    line = ("--house", "target=99", "--points", "NS=1 NS=1 NS=1", "--first-dealer", "W")
    assert verdict("match", *line)["next_dealer"] == "S"


REFUSED = [
    ("score", "--tricks"),
    ("score --tricks NS=8,EW=6", "14"),  # SC03
    ("score --tricks NS=-1,EW=14", "-1"),  # SC03
    ("score --tricks NS=14", "14"),
    ("score --tricks NS=7,NS=6", "--tricks"),
    ("score --tricks 9", "9"),
    ("score --tricks XY=9", "XY"),
    ("score --tricks NS=x", "NS=x"),
    ("score --tricks NS=9 --contract grand", "classic"),
    ("score --game norwegian --tricks NS=9", "--contract"),
    ("score --game norwegian --tricks NS=9 --contract grand", "--declarer"),
    ("score --game norwegian --tricks NS=9 --contract 4up --declarer N", "4"),
    ("score --game bid --tricks NS=9 --contract pass --declarer N", "pass"),
    ("score --game bid --tricks NS=9 --contract '4up 5up' --declarer N", "4up 5up"),
    ("score --game bid --tricks NS=9 --contract 2up --declarer N", "3"),
    ("score --game bid --tricks NS=0 --contract 4up --declarer N", "12"),  # G25
    ("score --game bid --tricks EW=13 --contract 4up --declarer N", "12"),  # G25
    ("score --tricks NS=9 --honours NS=5", "5"),
    ("score --tricks NS=9 --honours NS=3,EW=2", "5"),
    ("score --game bid --tricks NS=9 --contract 3up --declarer N --honours NS=3", "bid"),
    ("score --tricks NS=9 --revoke X", "X"),
    ("honours --hands 'N: HA'", "--trump"),
    ("honours --trump H", "--hands"),
    ("honours --trump H --hands 'HA HK'", "HA HK"),
    ("honours --trump H --hands 'N: HA; N: HK'", "--hands"),
    ("honours --trump H --hands 'N: HA; S: HA'", "--hands"),
    ("honours --trump H --hands 'N: BJ'", "--hands"),
    ("honours --game bid --trump H --hands 'N: HA'", "bid"),
    ("honours --game norwegian --trump none --hands 'N: HA'", "norwegian"),
    ("match", "--points"),
    ("match --points NS=5,NS=3", "--points"),
    ("match --points 'NS=5 NS=3'", "2"),
    ("match --points NS=1,EW=4h", "1"),
    ("match --game bid --points NS=1,EW=4h", "1"),
    ("match --points NS", "NS"),
    ("match --points NS=h", "NS=h"),
    ("match --points NS=1 --first-dealer X", "X"),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("line", "told"), REFUSED)
def test_what_is_refused(judged, lang, line, told):
    code, out, err = judged(*shlex.split(line), "--lang", lang)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1

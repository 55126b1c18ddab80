"""`whist judge trump`, `auction` and `leader`: the rows of rules.md and cases.md that they can answer."""

from __future__ import annotations

import shlex

import pytest

from tutor.rules.calls import BIDS

TRUMPS = [
    ("E1", "--turned D4", "D", "last-card-sets-trump"),
    ("E62", "--house trump-method=rotation --deal 1", "H", "trump-rotation"),
    ("E62", "--house trump-method=rotation --deal 2", "D", "trump-rotation"),
    ("E62", "--house trump-method=rotation --deal 3", "S", "trump-rotation"),
    ("E62", "--house trump-method=rotation --deal 4", "C", "trump-rotation"),
    ("E63 HO06", "--house trump-method=rotation --deal 5", "H", "rotation-fifth-deal"),
    ("HO06", "--house trump-method=rotation --deal 7", "S", "trump-rotation"),
    ("HO08", "--house trump-method=rotation --deal 2 --turned S9", "D", "trump-rotation"),
    *(
        (
            "E74",
            f"--house trump-method=rotation --house rotation-fifth=no-trump --deal {n}",
            trump,
            "rotation-fifth-deal",
        )
        for n, trump in ((5, "none"), (6, "H"), (10, "none"), (11, "H"))
    ),
    ("standard", "--game standard --turned HA", "H", "last-card-sets-trump"),
    ("never", "--game norwegian", "none", "never-trump"),
    ("nb", "--turned RD --lang nb", "D", "last-card-sets-trump"),
    ("sv", "--turned 'klöver kung' --lang sv", "C", "last-card-sets-trump"),
]


@pytest.mark.parametrize(("row", "line", "trump", "rule"), TRUMPS)
def test_trump(verdict, row, line, trump, rule):
    found = verdict("trump", *shlex.split(line))
    assert list(found) == ["trump", "rule", "rules", "text"]
    assert (found["trump"], found["rule"]) == (trump, rule)


N, B, T = "--game norwegian", "--game bid", "--game betting"
LEFT, REDEAL = f"{N} --house grand-lead=left", f"{B} --house forced-dealer=redeal"
DOWN = f"{B} --house down-vs-up=down-higher"
ALL_PASS = "pass pass pass pass"
# row, game, dealer, calls, state, declarer, contract, leader, rule
AUCTIONS = [
    ("E19", N, "N", "pass pass grand", "closed", "W", "grand", "S", "grand-stops-bidding"),
    ("E20", N, "N", "pass pass pass pass", "closed", None, "pass", "E", "four-passes-make-pass"),
    ("E21", N, "N", "grand", "closed", "E", "grand", "N", "grand-stops-bidding"),
    ("FL03", N, "N", "pass grand", "closed", "S", "grand", "E", "grand-stops-bidding"),
    ("FL03 left", LEFT, "N", "pass grand", "closed", "S", "grand", "W", "grand-stops-bidding"),
    ("FL05", N, "S", "pass pass pass pass", "closed", None, "pass", "W", "four-passes-make-pass"),
    ("BI10", N, "W", "pass grand", "closed", "E", "grand", "N", "grand-stops-bidding"),
    ("BI11", N, "E", "grand", "closed", "S", "grand", "E", "grand-stops-bidding"),
    ("BI01", B, "N", "4up 4nt pass pass", "closed", "S", "4nt", "S", "last-bid-wins"),
    ("BI07", B, "N", "3up 4up pass pass", "closed", "S", "4up", "S", "last-bid-wins"),
    ("E72", T, "N", "4up 4down pass pass pass", "closed", "S", "4down", "S", "last-bid-wins"),
    ("G14", B, "N", "7nt", "closed", "E", "7nt", "E", "last-bid-wins"),
    ("G11", B, "N", "pass pass pass 3down", "closed", "N", "3down", "N", "last-bid-wins"),
    ("redeal", REDEAL, "N", ALL_PASS, "redeal", None, None, None, "dealer-forced-bid"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("row", "game", "dealer", "calls", "state", "declarer", "contract", "leader", "rule"), AUCTIONS
)
def test_auction(verdict, row, game, dealer, calls, state, declarer, contract, leader, rule):
    found = verdict("auction", *game.split(), "--dealer", dealer, "--calls", calls)
    assert list(found) == [
        "state", "next", "allowed", "declarer", "contract", "leader", "illegal", "rule", "rules", "text",
    ]  # fmt: skip
    assert (found["state"], found["declarer"], found["contract"], found["leader"], found["rule"]) == (
        state, declarer, contract, leader, rule,
    )  # fmt: skip
    assert (found["next"], found["allowed"], found["illegal"]) == (None, [], None)
    if leader is not None:
        led = verdict("leader", *game.split(), "--dealer", dealer, "--calls", calls)
        assert list(led) == ["leader", "rule", "rules", "text"]
        assert led["leader"] == leader


def over(code: str) -> list[str]:
    codes = [call.code for call in BIDS]
    return codes[codes.index(code) :]


OPEN = [
    ("BI11", N, "E", "", "S", ["pass", "grand"]),
    ("E32", B, "N", "4up", "S", ["pass", "4nt", *over("5up")]),
    ("E32", B, "N", "4down", "S", ["pass", "4nt", *over("5up")]),
    ("E33 BI03", T, "N", "4up", "S", ["pass", "4down", "4nt", *over("5up")]),
    ("E34 BI05", B, "N", "pass pass pass", "N", over("3up")),
    ("E58", T, "N", "5up", "S", ["pass", "5down", "5nt", *over("6up")]),
    ("BI05 betting", T, "N", "pass pass pass", "N", over("1up")),
    ("BI09", B, "N", "5up pass pass", "N", ["pass", "5nt", *over("6up")]),
    ("BI09 down", DOWN, "N", "5up pass pass", "N", ["pass", "5down", "5nt", *over("6up")]),
    ("may match", f"{B} --house dealer-may-match=yes", "N", "6nt pass pass", "N", ["pass", "6nt", *over("7up")]),
    ("redeal", REDEAL, "N", "pass pass pass", "N", ["pass", *over("3up")]),
    ("goes on", T, "N", "4up pass pass 5up", "E", ["pass", "5down", "5nt", *over("6up")]),
]  # fmt: skip


@pytest.mark.parametrize(("row", "game", "dealer", "calls", "turn", "allowed"), OPEN)
def test_an_open_bidding(verdict, row, game, dealer, calls, turn, allowed):
    found = verdict("auction", *game.split(), "--dealer", dealer, "--calls", calls)
    assert (found["state"], found["next"], found["allowed"]) == ("open", turn, allowed)
    assert found["declarer"] is found["contract"] is found["leader"] is found["illegal"] is None


ILLEGAL = [
    ("E31 BI03", B, "N", "4up 4down", 1, "S", "4down", "up-down-rank"),
    ("BI05", B, "N", "pass pass pass pass", 3, "N", "pass", "dealer-forced-bid"),
    ("BI09", B, "N", "5up pass pass 5up", 3, "N", "5up", "bid-must-be-higher"),
    ("BI07", B, "N", "3up 4up pass pass 5up", 4, None, "5up", "bidding-rounds"),
    ("E57", T, "N", "4up 3nt", 1, "S", "3nt", "higher-number-beats"),
    ("E58", T, "N", "5down 5up", 1, "S", "5up", "up-down-rank"),
    ("E32 turned", B, "N", "4nt 4up", 1, "S", "4up", "nt-beats-same-number"),
    ("least", B, "N", "2up", 0, "E", "2up", "bid-number-range"),
    ("BI10", N, "W", "pass grand pass", 2, "S", "pass", "grand-stops-bidding"),
]  # fmt: skip


@pytest.mark.parametrize(("row", "game", "dealer", "calls", "index", "seat", "call", "rule"), ILLEGAL)
def test_an_illegal_call(verdict, judged, row, game, dealer, calls, index, seat, call, rule):
    found = verdict("auction", *game.split(), "--dealer", dealer, "--calls", calls)
    assert found["state"] == "illegal"
    assert found["illegal"] == {"index": index, "seat": seat, "call": call, "rule": rule}
    assert found["rule"] == rule
    code, _, err = judged("leader", *game.split(), "--dealer", dealer, "--calls", calls)
    assert code == 2
    assert str(index + 1) in err


SAID = [
    # Contract, section 1, and E54 to E56.
    *(("en", "bid", said, "4up") for said in ("4up", "4 uptown", "4u", "4 UP", "four high", "high four", "4-up")),
    *(("en", "bid", said, "4down") for said in ("4down", "4 low", "low four", "4d", "four downtown", "4low")),
    *(("en", "bid", said, "4nt") for said in ("4nt", "4 sang", "4 no trump", "four no trumps", "4-no-trump")),
    ("en", "bid", "seven no trump", "7nt"),
    *(("nb", "bid", said, "4up") for said in ("fire høyt", "4 høy", "4up", "four high", "4 uptown")),
    *(("nb", "bid", said, "4down") for said in ("fire lavt", "4 lav", "lavt fire")),
    *(("nb", "bid", said, "4nt") for said in ("4 uten trumf", "fire sang", "4 grand", "4 nt", "4 uten")),
    *(("sv", "bid", said, "4up") for said in ("fyra högt", "4 hög", "4u")),
    *(("sv", "bid", said, "4down") for said in ("fyra lågt", "4 låg", "4 low")),
    *(("sv", "bid", said, "4nt") for said in ("fyra sang", "4 utan trumf", "4 nt")),
    *((lang, "betting", "4", "4up") for lang in ("en", "nb", "sv")),
    ("en", "betting", "four", "4up"),
    ("nb", "betting", "fire", "4up"),
    ("sv", "betting", "fyra", "4up"),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "game", "said", "code"), SAID)
def test_calls_as_they_are_said(verdict, lang, game, said, code):
    found = verdict("auction", "--game", game, "--dealer", "N", "--calls", said, "--lang", lang)
    call = next(call for call in BIDS if call.code == code)
    assert (found["state"], found["next"]) == (("closed", None) if code == "7nt" else ("open", "S"))
    assert code not in found["allowed"]
    assert f"{min(call.number + 1, 7)}nt" in [*found["allowed"], "7nt"]
    row = f"{said} pass {said}"
    assert verdict("auction", "--game", game, "--dealer", "N", "--calls", row, "--lang", lang)["illegal"]["call"] in (
        code, "pass",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "pass i pass grand"),
        ("nb", "pass, jeg passer; grand"),
        ("sv", "pass pass spel"),
        ("sv", "krypspel, pass, grand"),
    ],
)
def test_grand_and_pass_as_they_are_said(verdict, lang, said):
    found = verdict("auction", "--game", "norwegian", "--dealer", "N", "--calls", said, "--lang", lang)
    assert (found["contract"], found["declarer"]) == ("grand", "W")


LEADERS = [
    ("FL01", "--dealer S", "W"),
    ("FL10", "--dealer S", "W"),
    ("any", "--dealer N --game classic-sv", "E"),
    ("nb", "--dealer Ø --lang nb", "S"),
    ("nb", "--dealer øst --lang nb", "S"),
    ("sv", "--dealer Ö --lang sv", "S"),
    ("sv", "--dealer V --lang sv", "N"),
    ("E everywhere", "--dealer E --lang sv", "S"),
    ("E22", "--dealer N --game norwegian --calls 'pass pass pass pass'", "E"),
]


@pytest.mark.parametrize(("row", "line", "leader"), LEADERS)
def test_leader(verdict, row, line, leader):
    assert verdict("leader", *shlex.split(line))["leader"] == leader


REFUSED = [
    ("trump", "--turned"),
    ("trump --house trump-method=rotation", "--deal 3"),
    ("trump --game bid", "bid"),
    ("trump --game norwegian --turned D4", "norwegian"),
    ("trump --turned BJ", "joker"),
    ("trump --turned 'D4 D5'", "1"),
    ("trump --house trump-method=rotation --deal 0", "0"),
    ("auction --dealer N", "classic"),
    ("auction --dealer N --calls pass", "classic"),
    ("auction --game bid --calls 4up", "--dealer"),
    ("auction --game bid --dealer N --calls 4", "4"),  # G27
    ("auction --game bid --dealer N --calls '4 high no trump'", "4 high no trump"),  # E68
    ("auction --game betting --dealer N --calls 'four high no trump'", "four high no trump"),
    ("auction --game bid --dealer N --calls grand", "grand"),
    ("auction --game norwegian --dealer N --calls 4up", "grand"),
    ("auction --game bid --dealer N --calls '8 up'", "8"),
    ("auction --game bid --dealer X --calls 4up", "X"),
    ("leader", "--dealer"),
    ("leader --dealer N --calls grand", "classic"),
    ("leader --game norwegian --dealer N", "--calls"),
    ("leader --game bid --dealer N", "--calls"),
    ("leader --game norwegian --dealer N --calls pass", "S"),
    ("leader --game bid --house forced-dealer=redeal --dealer N --calls 'pass pass pass pass'", ""),
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
@pytest.mark.parametrize(("line", "told"), REFUSED)
def test_what_is_refused(judged, lang, line, told):
    code, out, err = judged(*shlex.split(line), "--lang", lang)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1

"""`whist judge revoke` and `judge deal`: records whole and in part, and what is wrong with them."""

from __future__ import annotations

import json
import shlex

import pytest

LANGS = ("en", "nb", "sv")

TRICKS_RV01 = (
    "N: C2 C3 C4 C5; N: S2 S3 S4 S5; N: H4 D9 H5 H6; N: S6 S7 S8 S9; "
    "N: D2 D3 D4 D5; N: CT CJ CQ CK; N: D6 HQ D7 D8"
)  # fmt: skip
ONCE = "S: S2 S3 S4 S5; S: S9 D5 S6 S7; "
REVOKES = [
    ("RV01", f"--trump C --tricks '{TRICKS_RV01}'", [(3, "E", "D9", 7, "HQ")]),
    (
        "RV03",
        f"--game bid --trump S --tricks '{ONCE}S: H2 H3 H4 H5; S: C2 C3 C4 C5; S: H6 H7 H8 H9; W: LJ HT HJ HQ'",
        [(2, "W", "D5", 6, "LJ")],
    ),
    (
        "RV05",
        f"--game bid --tricks '{ONCE}S: H2 H3 H4 H5; S: C2 C3 C4 C5; S: H6 H7 H8 H9; W: LJ HT HJ HQ'",
        [],
    ),
    # One later card may prove two.
    (
        "twice",
        "--tricks 'N: H2 S2 H3 H4; N: H5 S3 H6 H7; N: D2 H8'", [(1, "E", "S2", 3, "H8"), (2, "E", "S3", 3, "H8")],
    ),
    ("none", "--tricks 'N: H2 S2 H3 H4'", []),
    ("part of a trick", "--tricks 'N: H2 S2; E: H8'", [(1, "E", "S2", 2, "H8")]),
    ("nb", "--lang nb --tricks 'N: H2 S2; Ø: H8'", [(1, "E", "S2", 2, "H8")]),
    ("sv", "--lang sv --tricks 'N: hjärter två, S2; Ö: H8'", [(1, "E", "S2", 2, "H8")]),
]  # fmt: skip


@pytest.mark.parametrize(("row", "line", "found"), REVOKES)
def test_revoke(verdict, row, line, found):
    data = verdict("revoke", *shlex.split(line))
    assert list(data) == ["revokes", "rule", "rules", "text"]
    assert data["rule"] == "revoke-definition"
    assert data["revokes"] == [
        {"trick": trick, "seat": seat, "card": card, "proved_by": {"trick": later, "card": proof}}
        for trick, seat, card, later, proof in found
    ]


def test_the_price_of_a_revoke(verdict):
    line = ("revoke", "--tricks", "N: H2 S2; E: H8", "--game")
    assert "three tricks" in verdict(*line, "bid")["text"]
    assert "costs nothing" in verdict(*line, "betting")["text"]
    assert "costs nothing" in verdict(*line, "classic")["text"]
    assert "revoke-three-tricks" in verdict(*line, "bid")["rules"]
    both = ("revoke", "--game", "bid", "--tricks", "N: H2 S2 S3; E: H8; S: H9")
    assert "no tricks move" in verdict(*both)["text"]


REVOKE_REFUSED = [
    ("revoke", "--tricks"),
    ("revoke --tricks 'SA SK'", "SA SK"),
    ("revoke --tricks 'N: SA SK SA'", "--tricks"),
    ("revoke --tricks 'N: SA SK SQ SJ ST'", "4"),
    ("revoke --tricks 'N: BJ'", "--tricks"),
    ("revoke --tricks 'X: SA'", "X"),
    ("revoke --game norwegian --trump H --tricks 'N: SA'", "norwegian"),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("line", "told"), REVOKE_REFUSED)
def test_revoke_refused(judged, lang, line, told):
    code, out, err = judged(*shlex.split(line), "--lang", lang)
    assert (code, out) == (2, "")
    assert told in err


KEYS = [
    "contract", "declarer", "trump", "order", "tricks", "won", "points", "lines", "fault", "rule", "rules", "text",
]  # fmt: skip
FAULT = ["where", "index", "trick", "seat", "call", "card", "rule", "text"]
BID = """\
schema: 1
game: bid
dealer: N
hands:
  N: SK S7 S2 HJ H4 DK D7 D4 D2 C3 C2 BJ
  E: SA SQ ST S8 S6 HA HQ H7 H5 CT C9 C7
  S: SJ S4 HK H2 DJ CA CK CQ CJ C8 C6 LJ
  W: S3 HT H9 H6 H3 DA DQ DT D8 D6 D5 C5
kitty: S9 S5 H8 D9 D3 C4
calls: 3down 4up 7nt
names: low
puts: SQ SA HQ S8 D3 D9
plays: |
"""
# The last call of the bidding above is West's: he leads, and puts away what he holds.
BID = BID.replace("puts: SQ SA HQ S8 D3 D9", "puts: S9 S5 H8 D9 D3 C4")


@pytest.fixture
def deal(verdict, tmp_path):
    """The verdict on a record."""

    def run(text: str, *line: str) -> dict[str, object]:
        path = tmp_path / "deal.yaml"
        path.write_text(text, encoding="utf-8")
        found = verdict("deal", str(path), *line)
        assert list(found) == KEYS
        assert found["fault"] is None or list(found["fault"]) == FAULT
        return found

    return run


def test_a_deal_begun(deal):
    found = deal(f"{BID}  W: H3 H4 H5 H2\n  S: C6 C5 C2\n")
    assert (found["contract"], found["declarer"], found["trump"], found["order"]) == (
        "7nt",
        "W",
        "none",
        "low",
    )
    assert found["tricks"] == [
        {"leader": "W", "cards": ["H3", "H4", "H5", "H2"], "winner": "S", "rule": "highest-of-led-suit-wins"},
        {"leader": "S", "cards": ["C6", "C5", "C2"], "winner": None, "rule": None},
    ]
    assert found["won"] == {"NS": 1, "EW": 1}
    assert found["points"] is found["lines"] is found["fault"] is None


ALL_PASS = "calls: pass pass pass pass"
UNKNOWN = {"hands": "", "kitty": "", "puts": ""}
# What is changed in the record above, tricks, and the fault: where, index, trick, seat, call, card, rule.
FAULTS = [
    ({"calls: 3down 4up 7nt": "calls: 3down 3up"}, "", ("calls", 1, None, "S", "3up", None, "up-down-rank")),
    ({"calls: 3down 4up 7nt": ALL_PASS}, "", ("calls", 3, None, "N", "pass", None, "dealer-forced-bid")),
    ({"calls: 3down 4up 7nt": "calls: 3down 7nt pass"}, "", ("calls", 2, None, None, "pass", None, "bidding-rounds")),
    ({"calls: 3down 4up 7nt": "calls: 3down"}, "W: H3", ("calls", 1, None, "S", None, None, "bid-must-be-higher")),
    ({"names: low": "names: H"}, "", ("names", None, None, "W", None, None, "winner-names-trump")),
    ({"7nt\nnames: low": "7up pass\nnames: low"}, "", ("names", None, None, "W", None, None, "winner-names-trump")),
    ({"puts: S9 S5": "puts: S9"}, "", ("puts", None, None, "W", None, None, "kitty-exchange")),
    ({"puts: S9 S5": "puts: S9 SA"}, "", ("puts", None, None, "W", None, "SA", "kitty-exchange")),
    ({}, "S: C6", ("plays", None, 1, "S", None, "C6", "bidder-leads-first")),
    ({}, "W: S9", None),  # put away already: a card twice
    ({}, "W: H3 SA", ("plays", None, 1, "N", None, "SA", "deal-12-each-kitty-6")),
    ({}, "W: H3 D4", ("plays", None, 1, "N", None, "D4", "follow-suit")),
    ({}, "W: H3 BJ", ("plays", None, 1, "N", None, "BJ", "nt-joker-only-when-void")),
    ({}, "W: H3 H4 H5 H2\n  W: D5", ("plays", None, 2, "W", None, "D5", "winner-leads-next")),
    # Without the hands a later card must prove it.
    (UNKNOWN, "W: H3 D4 H5 H2\n  S: C6 C5 H4", ("plays", None, 1, "N", None, "D4", "revoke-definition")),
    (UNKNOWN, "W: H3 D4 H5 H2\n  S: C6 C5 C2", None),
]  # fmt: skip


def changed(text: str, changes: dict[str, str]) -> str:
    for old, new in changes.items():
        if new or old not in ("hands", "kitty", "puts"):
            assert old in text
            text = text.replace(old, new)
        elif old == "hands":
            text = text[: text.index("hands:")] + text[text.index("kitty:") :]
        else:
            text = "".join(line for line in text.splitlines(True) if not line.startswith(old))
    return text


@pytest.mark.parametrize(("changes", "tricks", "fault"), FAULTS)
def test_the_first_fault(deal, judged, tmp_path, changes, tricks, fault):
    text = changed(BID, changes) + f"  {tricks}\n"
    if tricks == "W: S9":
        (tmp_path / "twice.yaml").write_text(text, encoding="utf-8")
        code, _, err = judged("deal", str(tmp_path / "twice.yaml"))
        assert code == 2
        assert "S9" in err
        return
    if not tricks:
        text = text[: text.index("plays:")]
    found = deal(text)
    assert (None if found["fault"] is None else tuple(found["fault"].values())[:-1]) == fault
    if fault is not None:
        assert found["rule"] == fault[-1]


CLASSIC = """\
schema: 1
game: classic
dealer: S
turned: H6
plays: |
  W: SK S3 H2 SA
  E: D2 D3 D4 DA
"""


def test_part_of_a_classic_deal(deal):
    found = deal(CLASSIC)
    assert (found["contract"], found["trump"], found["order"]) == (None, "H", "high")
    assert [trick["winner"] for trick in found["tricks"]] == ["E", "N"]
    assert (found["won"], found["fault"]) == ({"NS": 1, "EW": 1}, None)


def test_without_the_trump_only_what_every_trump_agrees_on_is_told(deal):
    found = deal(CLASSIC.replace("turned: H6\n", ""))
    assert found["trump"] is None
    assert [trick["winner"] for trick in found["tricks"]] == [None, "N"]
    found = deal(CLASSIC.replace("turned: H6\n", "").replace("H2", "S2").replace("E: D2 D3 D4 DA", "S: D2"))
    assert found["tricks"][0]["winner"] == "S"
    assert found["fault"] is None


def test_trumps_that_rotate_go_by_the_number_of_the_deal(deal):
    text = CLASSIC.replace("turned: H6", "house: {trump-method: rotation}\ndeal: 3")
    assert deal(text)["trump"] == "S"
    assert deal(text.replace("deal: 3\n", ""))["trump"] is None
    assert deal(text, "--house", "trump-method=last-card")["trump"] is None


def test_the_game_may_be_named_on_the_line(deal, judged, tmp_path):
    text = CLASSIC.replace("game: classic\n", "")
    assert deal(text, "--game", "standard")["trump"] == "H"
    assert deal(CLASSIC, "--game", "classic")["trump"] == "H"
    assert judged("deal", str(tmp_path / "deal.yaml"), "--game", "standard")[0] == 2


def test_every_trick_is_told(judged, tmp_path):
    path = tmp_path / "deal.yaml"
    path.write_text(CLASSIC, encoding="utf-8")
    code, out, _ = judged("deal", str(path))
    assert code == 0
    assert (
        "1 West: the king of spades, the 3 of spades, the 2 of hearts, the ace of spades – East takes it"
        in out
    )


UNUSABLE = [
    # What replaces the file's text, and what is said with its place.
    ("", ".yaml: "),
    ("schema: 2\ngame: classic\n", ":1:9:"),
    ("schema: 1\n", "game"),
    ("schema: 1\ngame: chess\n", ":2:7:"),
    ("schema: 1\ngame: classic\nkitty: SA\n", ":3:1:"),
    ("schema: 1\ngame: classic\ncalls: pass\n", ":3:1:"),
    ("schema: 1\ngame: norwegian\nturned: SA\n", ":3:1:"),
    ("schema: 1\ngame: classic\nhouse: {nope: x}\n", "nope"),
    ("schema: 1\ngame: classic\nhouse: {target: 0}\n", "target"),
    ("schema: 1\ngame: bid\nhouse: {kitty-show: maybe}\n", "maybe"),
    ("schema: 1\ngame: classic\ndealer: X\n", ":3:9:"),
    ("schema: 1\ngame: classic\ndeal: 0\n", ":3:7:"),
    ("schema: 1\ngame: classic\nhands: {N: SA SK}\n", "13"),
    ("schema: 1\ngame: classic\nturned: SX\n", "SX"),
    ("schema: 1\ngame: classic\nturned: SA SK\n", "1"),
    ("schema: 1\ngame: classic\nturned: BJ\n", "BJ"),
    ("schema: 1\ngame: bid\ncalls: 4up foo\n", ":3:12:"),
    ("schema: 1\ngame: bid\ncalls: grand\n", ":3:8:"),
    ("schema: 1\ngame: bid\nkitty: SA SK\n", "6"),
    ("schema: 1\ngame: bid\nnames: up\n", ":3:8:"),
    ("schema: 1\ngame: classic\nplays: |\n  SA SK\n", ":4:3:"),
    ("schema: 1\ngame: classic\nplays: |\n  X: SA\n", ":4:3:"),
    ("schema: 1\ngame: classic\nplays: |\n  N: SA SK\n  E: SQ\n", ":4:3:"),
    ("schema: 1\ngame: classic\nplays: |\n  N: SA SK SQ SJ ST\n", ":4:3:"),
    ("schema: 1\ngame: classic\nplays: |\n  N: SA SA\n", ":4:9:"),  # DK03
    ("schema: 1\ngame: classic\nplays: |\n  N: SA\n  N: SX\n", ":5:6:"),
    # DK04: the turned card in another hand than the dealer's, or not in his.
    ("schema: 1\ngame: classic\ndealer: E\nturned: H6\nhands: {W: SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 H6}\n", ":4:9:"),
    ("schema: 1\ngame: classic\ndealer: W\nturned: H6\nhands: {W: SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 H5}\n", "H6"),
    ("schema: 1\ngame: classic\nnope: 1\n", "nope"),
    ("[1, 2]\n", "schema"),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("text", "told"), UNUSABLE)
def test_a_file_that_cannot_be_used(judged, tmp_path, lang, text, told):
    path = tmp_path / "deal.yaml"
    path.write_text(text, encoding="utf-8")
    code, out, err = judged("deal", str(path), "--lang", lang)
    assert (code, out) == (2, "")
    assert told in err
    assert err.startswith(str(path))


def test_files_that_are_none(judged, tmp_path):
    for line in ([], [str(tmp_path)], [str(tmp_path / "nope.yaml")]):
        code, out, err = judged("deal", *line)
        assert (code, out) == (2, "")
        assert err


def test_every_fault_of_a_file_is_told_at_once(judged, tmp_path):
    path = tmp_path / "deal.yaml"
    path.write_text("schema: 1\ngame: classic\ndealer: X\nturned: SX\n", encoding="utf-8")
    assert judged("deal", str(path))[2].count("\n") == 2


def test_a_real_process(whist, tmp_path):
    path = tmp_path / "deal.yaml"
    path.write_text(CLASSIC, encoding="utf-8")
    done = whist("judge", "deal", str(path), "--json", WHIST_LANG="sv")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["won"] == {"NS": 1, "EW": 1}

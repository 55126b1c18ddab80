"""`whist judge` step by step, in a terminal; and no English in what Norwegians and Swedes are told."""

from __future__ import annotations

import shlex

import pytest
from test_no_english import english_in

ASKED = [
    ("en", ["trump", "classic", "D4"], "Diamonds are trumps"),
    ("nb", ["3", "1", "ruter 4"], "Ruter er trumf"),
    ("sv", ["trump", "norwegian"], "aldrig någon trumf"),
    ("en", ["auction", "bid", "north", "", ""], "East"),
    ("nb", ["auction", "bid", "nord", "fire høyt"], "fire høyt"),
    ("sv", ["auction", "bid", "nord", "fyra", "fyra sang"], "fyra sang"),
    ("en", ["leader", "classic", "S"], "West leads"),
    ("nb", ["leader", "norwegian", "N", "pass", "pass grand"], "Øst spiller ut"),
    ("en", ["score", "classic", "NS=14", "NS=9"], "North and South get 3 points"),
    ("nb", ["score", "norwegian", "grand", "øst", "ØV=9"], "Øst og Vest får 3 poeng"),
    ("sv", ["score", "norwegian", "pass", "NS=4"], "Nord och Syd får 2 poäng"),
    ("en", ["score", "bid", "4up", "N", "NS=11", "NS"], "North and South lose 4"),
    ("en", ["score", "bid", "4up", "N", "NS=11", ""], "North and South get 5"),
    ("sv", ["honours", "classic", "hjärter", "N: HE HK; S: HD"], "tre av de fyra"),
    ("nb", ["match", "classic", "NS=3 NS=3", "N"], "Nord og Sør har vunnet"),
    ("en", ["match", "classic", "NS=3", "west"], "North deals next"),
    ("nb", ["revoke", "classic", "kløver", "N: H4 R9; Ø: HD"], "Øst fulgte ikke farge i stikk 1"),
    ("en", ["deal", "classic", "nowhere.yaml", "quit"], "no such file"),
]


@pytest.mark.parametrize(("lang", "lines", "told"), ASKED)
def test_step_by_step(talk, lang, lines, told):
    code, shown = talk(lang, *lines)
    assert code == 0
    assert told in shown
    if lang != "en":
        assert english_in(shown, lang) == []


@pytest.mark.parametrize(
    ("part", "game", "code"),
    [("auction", "classic", 2), ("trump", "bid", 2), ("honours", "norwegian", 2), ("leader", "classic", 0)],
)
def test_what_a_game_does_not_ask(talk, capsys, part, game, code):
    assert talk("sv", part, game)[0] == code
    assert bool(capsys.readouterr().err) == (code == 2)


TOLD = [
    "trump --turned D4",
    "trump --house trump-method=rotation --deal 5",
    "trump --house trump-method=rotation --house rotation-fifth=no-trump --deal 5",
    "trump --game norwegian",
    "auction --game norwegian --dealer N --calls 'pass grand'",
    "auction --game norwegian --dealer N --calls 'pass grand pass'",
    "auction --game norwegian --dealer N --calls 'pass pass pass pass'",
    "auction --game norwegian --dealer N",
    "auction --game bid --dealer N --calls '4up 4down'",
    "auction --game bid --dealer N --calls '4nt 4down'",
    "auction --game bid --dealer N --calls '4nt 3down'",
    "auction --game bid --dealer N --calls '4nt 4nt'",
    "auction --game bid --dealer N --calls '2up'",
    "auction --game bid --dealer N --calls 'pass pass pass pass'",
    "auction --game bid --dealer N --calls 'pass pass pass'",
    "auction --game bid --dealer N --calls '4up pass pass pass'",
    "auction --game bid --house forced-dealer=redeal --dealer N --calls 'pass pass pass pass'",
    "auction --game betting --dealer N --calls '4down 4up'",
    "leader --dealer N",
    "leader --game norwegian --dealer N --calls 'pass grand'",
    "leader --game norwegian --house grand-lead=left --dealer N --calls 'pass grand'",
    "leader --game norwegian --dealer N --calls 'pass pass pass pass'",
    "leader --game bid --dealer N --calls '7nt'",
    "score --tricks NS=9 --honours NS=4 --revoke EW",
    "score --house honours=on --tricks NS=9 --honours NS=4",
    "score --house honours=on --tricks NS=9 --honours EW=3",
    "score --game norwegian --contract grand --declarer N --tricks NS=9",
    "score --game norwegian --contract grand --declarer N --tricks NS=4",
    "score --game norwegian --house grand-failed=single --contract grand --declarer N --tricks NS=4",
    "score --game norwegian --contract pass --tricks NS=4",
    "score --game norwegian --contract pass --tricks NS=6",
    "score --game bid --contract 4nt --declarer N --tricks NS=11",
    "score --game bid --contract 4nt --declarer N --tricks NS=11 --revoke NS",
    "score --game bid --contract 4nt --declarer N --tricks NS=11 --revoke EW",
    "score --game bid --contract 4nt --declarer N --tricks NS=11 --revoke NS,EW",
    "score --game betting --contract 4nt --declarer N --tricks NS=9 --revoke NS",
    "honours --trump H --hands 'N: HA HK; S: HQ; E: HJ'",
    "honours --trump H --hands 'N: HA HK; S: HQ HJ'",
    "honours --trump H --hands 'N: HA HK; S: S2'",
    "honours --trump H --hands 'N: S2'",
    "honours --trump none --hands 'N: S2'",
    "match --points 'NS=3 NS=3'",
    "match --points 'NS=3 EW=3' --first-dealer N",
    "match --points NS=3 --first-dealer N",
    "match --game bid --points NS=-7",
    "match --house match-end=2 --points 'NS=3 EW=3'",
    "match --house match-end=2 --points 'NS=3 EW=2'",
    "match --house match-end=4 --points 'NS=3 EW=2'",
    "match --house match-end=1 --house deals-tie=extra-deal --points NS=0",
    "revoke --tricks 'N: H2 S2; E: H8'",
    "revoke --game bid --tricks 'N: H2 S2; E: H8'",
    "revoke --game bid --tricks 'N: H2 S2 S3; E: H8; S: H9'",
    "revoke --tricks 'N: H2 S2'",
]


@pytest.mark.parametrize("lang", ["nb", "sv"])
@pytest.mark.parametrize("line", TOLD)
def test_no_english(judged, lang, line):
    code, out, _ = judged(*shlex.split(line), "--lang", lang)
    assert code == 0
    assert english_in(out, lang) == []

"""What authors get wrong, in lessons and in packs: each fault told at its place, with how to mend it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tutor.audit import audit
from tutor.content.fault import ContentFault
from tutor.words.catalog import catalog
from tutor.words.faults import fault_text
from tutor.words.language import LANGUAGES

LESSON = """\
schema: 1
id: mine/a
game: classic
title: {en: A lesson of my own, nb: Min egen leksjon, sv: Min egen lektion}
needs: []
teaches: [follow-suit, free-choice-in-suit]

steps:
  - say:
      en: |
        Partner leads {H8}. You have hearts, so you must [follow suit](follow-suit). Whether you play higher or lower
        is up to you.
      nb: |
        Makker spiller ut {H8}. Du har hjerter, så du må [følge farge](follow-suit). Om du legger høyere eller lavere,
        velger du selv.
      sv: |
        Din partner spelar ut {H8}. Du har hjärter, så du måste [följa färg](follow-suit). Om du lägger högre eller
        lägre väljer du själv.

  - id: higher-or-lower
    ask: {kind: legal, hand: SA HQ H3 D7, plays: "N: H8 H5"}
    hints:
      - en: "Look for hearts in your hand."
        nb: "Se etter hjerter på hånden."
        sv: "Leta efter hjärter på handen."
    expect: HQ H3

  - drill: {kind: legal, rules: [follow-suit], count: 2}
"""
PACK = """\
schema: 1
id: p
title: {en: Puzzles of my own, nb: Mine egne oppgaver, sv: Mina egna uppgifter}
game: classic

puzzles:
  - id: must-i-beat-it
    ask: {kind: legal, hand: HA H7 S2, plays: "E: H8"}
    expect: HA H7

  - id: who-takes-it
    ask: {kind: winner, plays: "W: HK H3 C2 HA"}
    question:
      en: "Who takes it?"
      nb: "Hvem tar det?"
      sv: "Vem tar det?"
"""
Told = list[tuple[int | None, int | None, str]]


def checked(folder: Path, name: str, text: str | bytes) -> list[ContentFault]:
    """What ``whist check`` says of a folder with one file."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return list(audit([folder], spelled=False).findings)


def told(faults: list[ContentFault]) -> Told:
    return [(fault.line, fault.column, fault.code) for fault in faults]


def assert_said(faults: list[ContentFault]) -> None:
    """Each fault is said in every language, in a sentence of that language's own."""
    for fault in faults:
        texts = [fault_text(catalog(lang), fault) for lang in LANGUAGES]
        assert len(set(texts)) == len(LANGUAGES), texts
        for text in texts:
            assert re.fullmatch(r"[^a-z].*[.?]", text) or text[0].isupper(), text
            assert not text.startswith(fault.code), text


def changed(whole: str, old: str, new: str) -> str:
    assert old in whole, old
    return whole.replace(old, new, 1)


LESSONS: list[tuple[str, str, Told]] = [
    ("SA HQ H3 D7", "SA 10H H3 D7", [(21, 30, "unreadable-card")]),
    ("SA HQ", "SA Q♥", [(21, 30, "unreadable-card")]),
    (
        "SA HQ H3 D7",
        "SE HD H3 R7",
        [(21, 30, "unreadable-card"), (21, 30, "unreadable-card"), (21, 30, "unreadable-card")],
    ),
    ("SA HQ", "HQ HQ", [(21, 30, "card-twice")]),
    ("H3 D7", "H3 H8", [(21, 50, "card-twice")]),
    ("expect: HQ H3", "expect: HQ", [(26, 13, "expect-wrong")]),
    ("expect: HQ H3", "expect: hearts", [(26, 13, "expect-wrong")]),
    ("kind: legal, hand", "kind: leagal, hand", [(21, 17, "kind-unknown")]),
    (
        'ask: {kind: legal, hand: SA HQ H3 D7, plays: "N: H8 H5"}',
        "ask: {kind: call, dealer: N, calls: pass}",
        [(21, 17, "not-asked-in-game")],
    ),
    ('plays: "N: H8 H5"', "plays: ", [(21, 43, "empty-value")]),
    ('"N: H8 H5"', "N: H8 H5", [(21, 51, "colon-text")]),
    ('"N: H8 H5"', '"N: H8 H5 H6 H7 HA"', [(21, 50, "too-many-cards")]),
    ('"N: H8 H5"', '"W: H8 H5"', [(21, 10, "not-your-turn")]),
    ('"N: H8 H5"', '"Ø: H8 H5"', [(21, 50, "unreadable-seat")]),
    ('"N: H8 H5"}', '"N: H8 H5", trump: hearts}', [(21, 69, "unreadable-suit")]),
    ('en: "Look for hearts in your hand."', "en: {H8} is led, see.", [(23, 13, "bracket-text")]),
    ('en: "Look for hearts in your hand."', "en: [follow-suit] binds you.", [(23, 13, "bracket-text")]),
    ('en: "Look for hearts in your hand."', "en: Look: hearts", [(23, 17, "colon-text")]),
    ('en: "Look for hearts in your hand."', "en: 'It's hearts'", [(23, 13, "text-after-quote")]),
    ('en: "Look for hearts in your hand."', 'en: "Look for hearts in your hand.', [(23, 13, "open-quote")]),
    ('\n        sv: "Leta efter hjärter på handen."', "", [(23, 9, "language-missing")]),
    ('sv: "Leta efter hjärter på handen."', 'sv: ""', [(25, 13, "empty-text")]),
    (
        "title: {en: A lesson of my own, nb: Min egen leksjon, sv: Min egen lektion}",
        "title: My lesson",
        [(4, 8, "languages-wanted")],
    ),
    ("teaches: [follow-suit,", "teaches: [follow_suit,", [(6, 11, "rule-unknown")]),
    (
        "(follow-suit)",
        "(follow suit)",
        [(11, 58, "text-rule"), (13, 11, "rules-differ"), (16, 11, "rules-differ")],
    ),
    ("{H8}", "{8H}", [(11, 23, "text-card"), (13, 11, "cards-differ"), (16, 11, "cards-differ")]),
    ("Makker spiller ut {H8}", "Makker spiller ut hjerter 8", [(13, 11, "cards-differ")]),
    ("is up to you.", "is <b>up</b> to you.", [(12, 12, "html")]),
    ("    expect: HQ H3", "   expect: HQ H3", [(26, 4, "bad-indent")]),
    ("  - id: higher", "    id: higher", [(9, 5, "step-double")]),
    ("hints:", "hint:", [(22, 5, "unknown-key")]),
    ('hints:\n      - en: "Look', 'hints:\n        en: "Look', [(23, 9, "list-wanted")]),
    (
        "    expect: HQ H3",
        "      - {en: a, nb: b, sv: c}\n" * 3 + "    expect: HQ H3",
        [(23, 7, "too-many-hints")],
    ),
    ("count: 2", "count: 50", [(28, 55, "number-wanted")]),
    ("rules: [follow-suit], count", "rules: [highest-trump-wins], count", [(28, 34, "rule-not-drilled")]),
    ("rules: [follow-suit], count", "rules: [nt-joker-led], count", [(28, 34, "rule-not-in-game")]),
    ("count: 2}", "count: 2, level: 9}", [(28, 65, "number-wanted")]),
    ("game: classic\n", "game: classic\nhouse: {low-ace: bad}\n", [(4, 9, "house-unknown")]),
    ("game: classic", "game: whist", [(3, 7, "game-unknown")]),
    ("game: classic", "game: norsk", [(3, 7, "game-unknown")]),
    ("schema: 1", "schema: 2", [(1, 9, "schema-unknown")]),
    ("schema: 1\n", "", [(1, 1, "missing-key")]),
    ("id: mine/a", "id: mine/b", [(2, 5, "id-not-path")]),
    ("id: mine/a", "id: Mine/A", [(2, 5, "id-form")]),
    ("needs: []", "needs: [start/first-dael]", [(5, 9, "needs-unknown")]),
    ("needs: []", "needs: start/first-deal", [(5, 8, "list-wanted")]),
    ("- say:", "- sya:", [(9, 5, "step-unknown")]),
    ("    expect: HQ H3", "    answer: HQ H3", [(26, 5, "unknown-key")]),
    ("  - drill:", "  - id: higher-or-lower\n    drill:", [(28, 9, "step-id-twice")]),
    ('"N: H8 H5"', '"N: C8 C5"', [(26, 13, "expect-wrong")]),
    ("SA HQ", "BJ HQ", [(21, 30, "card-not-in-game")]),
    ("hand: SA HQ H3 D7, ", "", [(21, 10, "missing")]),
    ("hand: SA HQ H3 D7", "hand: [SA, 10, H3, D7]", [(21, 35, "unreadable-card")]),
    ("    expect: HQ", "\u00a0   expect: HQ", [(26, 1, "control-character")]),
    ('en: "Look for hearts in your hand."', "en: *Look* for hearts", [(23, 13, "special-start")]),
    ("is up to you.", "is up to you.\n\n        # Heading", [(14, 9, "markdown-block")]),
    ("    expect: HQ H3", "    question: Which?\n    expect: HQ H3", [(26, 15, "languages-wanted")]),
]

PACKS: list[tuple[str, str, Told]] = [
    ("game: classic\n", "", [(6, 5, "missing-key"), (10, 5, "missing-key")]),
    ("who-takes-it", "must-i-beat-it", [(11, 9, "step-id-twice")]),
    ("- id: who-takes-it\n    ask", "- ask", [(11, 5, "missing-key")]),
    ("- id: who-takes-it", "- id: Who", [(11, 9, "step-id-form")]),
    ("id: p\n", "id: q\n", [(2, 5, "id-not-path")]),
    ("id: p\n", "id: my.pack\n", [(2, 5, "pack-id-form")]),
    (PACK[PACK.index("puzzles:") :], "puzzles: []\n", [(6, 10, "no-puzzles")]),
    (PACK[PACK.index("puzzles:") :], "puzzles: {}\n", [(6, 10, "list-wanted")]),
    ("puzzles:", "steps: [{drill: {kind: legal}}]\npuzzles:", [(7, 1, "steps-and-puzzles")]),
    ("game: classic", "needs: []", [(4, 1, "unknown-key"), (7, 5, "missing-key"), (11, 5, "missing-key")]),
    ("HA H7 S2", "HA H7 S2 S2", [(8, 30, "card-twice")]),
    ("expect: HA H7", "expect: HA", [(9, 13, "expect-wrong")]),
    ("    expect: HA H7", "    answer: HA H7", [(9, 5, "unknown-key")]),
    ("W: HK H3 C2 HA", "W: HK", [(12, 10, "answer-free")]),
    ('nb: "Hvem tar det?"', 'no: "Hvem tar det?"', [(15, 7, "language-hint")]),
    ("Who takes it?", "Who takes {HK}?", [(15, 11, "cards-differ"), (16, 11, "cards-differ")]),
    (
        '    question:\n      en: "Who takes it?"',
        "    game: norsk\n    question:\n      en: x",
        [(13, 11, "game-unknown")],
    ),
    ("ask: {kind: winner", "ask: {kind: call", [(12, 17, "not-asked-in-game")]),
]


@pytest.mark.parametrize(("old", "new", "expected"), LESSONS)
def test_mistakes_in_a_lesson(old: str, new: str, expected: Told, tmp_path: Path) -> None:
    faults = checked(tmp_path, "mine/a.yaml", changed(LESSON, old, new))
    assert told(faults) == expected
    assert_said(faults)


@pytest.mark.parametrize(("old", "new", "expected"), PACKS)
def test_mistakes_in_a_pack(old: str, new: str, expected: Told, tmp_path: Path) -> None:
    faults = checked(tmp_path, "p.yaml", changed(PACK, old, new))
    assert told(faults) == expected
    assert_said(faults)


def test_these_are_no_mistakes(tmp_path: Path) -> None:
    for text in (
        LESSON,
        LESSON.replace("\n", "\r\n"),
        "\ufeff" + LESSON,
        changed(LESSON, "expect: HQ H3", "expect: HQ, H3"),
        changed(LESSON, "expect: HQ H3", "expect: [H3, HQ]"),
        changed(LESSON, "hand: SA HQ H3 D7", "hand: [SA, HQ, H3, D7]"),
        changed(LESSON, "HQ H3 D7", "HQ; H3; D7"),
        changed(LESSON, 'nb: "Se etter', 'nb: "1 # > Se etter'),
    ):
        assert checked(tmp_path, "mine/a.yaml", text) == []
    assert checked(tmp_path, "p.yaml", PACK) == []


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (LESSON.encode("latin-1"), (14, 50, "not-utf8")),
        (LESSON.encode("utf-16"), (1, 1, "not-utf8")),
        (b"PK\x03\x04 a document", (None, None, "no-text-file")),
        (b"schema: 1\0", (None, None, "no-text-file")),
        (b"", (None, None, "empty-file")),
    ],
)
def test_files_of_another_sort(
    raw: bytes, expected: tuple[int | None, int | None, str], tmp_path: Path
) -> None:
    faults = checked(tmp_path, "mine/a.yaml", raw)
    assert told(faults) == [expected]
    assert_said(faults)


NEAR = [
    ("SA HQ", "10S HQ", "ST"), ("SA HQ", "SE HQ", "SA"), ("SA HQ", "SA HD", "HQ"), ("SA HQ", "SA HKn", "HJ"),
    ("SA HQ", "r10 HQ", "DT"), ("SA HQ", "♠A HQ", "SA"), ("- say:", "- ssay:", "say"), ("expect:", "answer:", "expect"),
    ("follow-suit, free", "folow-suit, free", "follow-suit"),
    ("needs: []", "needs: [start/firstdeal]", "start/first-deal"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "near"), NEAR)
def test_what_was_probably_meant(old: str, new: str, near: str, tmp_path: Path) -> None:
    (fault,) = checked(tmp_path, "mine/a.yaml", changed(LESSON, old, new))
    assert fault.params["near"] == near
    assert near in fault_text(catalog("nb"), fault)


def test_all_faults_at_once(tmp_path: Path) -> None:
    text = LESSON
    for old, new in (
        ("schema: 1", "schema: 2"),
        ("[follow-suit,", "[folow-suit,"),
        ("{H8}. You", "{8H}. You"),
        ("kind: legal, hand", "kind: leagal, hand"),
        ("count: 2", "count: 99"),
    ):
        text = changed(text, old, new)
    (tmp_path / "notes.txt").write_text("")
    (tmp_path / "lesson.yml").write_text("")
    codes = [fault.code for fault in checked(tmp_path, "mine/a.yaml", text)]
    assert codes == [
        "stray-file", "schema-unknown", "rule-unknown", "text-card", "cards-differ", "cards-differ",
        "kind-unknown", "number-wanted", "stray-file",
    ]  # fmt: skip

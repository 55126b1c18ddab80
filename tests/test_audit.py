"""What `whist check` proves: lessons, packs and catalogues."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tutor.audit import audit, coverage
from tutor.audit.coverage import LORE, unasked
from tutor.content.fault import ContentFault
from tutor.puzzles.kinds import KINDS
from tutor.rules.rulebook import RULES

LESSON = """\
schema: 1
id: {id}
game: classic
title: {{en: a, nb: b, sv: c}}
steps:
  - {step}
"""
PACK = """\
schema: 1
id: {id}
title: {{en: a, nb: b, sv: c}}
game: classic
puzzles:
  - {{id: one, ask: {{kind: legal, hand: HA H7 S2, plays: H8}}, expect: {expect}}}
  - {{id: {second}, game: {game}, ask: {{kind: winner, plays: "W: H8 HQ"}}}}
"""
PO = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

#. Translators: a greeting
msgid "Hello {name}"
msgstr "Hei {name}"

msgid "one card"
msgid_plural "{n} cards"
msgstr[0] "ett kort"
msgstr[1] "{n} kort"

msgctxt "typed"
msgid "spades|spade"
msgstr "spar|sp"
"""


def told(findings: tuple[ContentFault, ...]) -> list[tuple[int | None, str]]:
    return [(finding.line, finding.code) for finding in findings]


def in_folder(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_tutor_has_nothing_to_mend() -> None:
    start = time.process_time()
    report = audit()
    assert [finding.place + " " + finding.code for finding in report.findings] == []
    assert report.lesson_files >= 6
    assert report.catalogues == 2
    assert time.process_time() - start < 10


@pytest.mark.parametrize(
    ("step", "codes"),
    [
        ('ask: {kind: winner, plays: "W: H8 HQ"}', []),
        ('ask: {kind: winner, plays: "W: H8"}', [(6, "answer-free")]),
        ("drill: {kind: legal, rules: [follow-suit]}", []),
        ("drill: {kind: legal, rules: [follow-suit, rank-ace-high]}", [(6, "rule-not-drilled")]),
        ("drill: {kind: winner, rules: [follow-suit]}", [(6, "rule-not-drilled")]),
    ],
)
def test_every_question_asks_something(tmp_path: Path, step: str, codes: list[tuple[int, str]]) -> None:
    folder = in_folder(tmp_path, {"01-a.yaml": LESSON.format(id="a", step=step)})
    assert told(audit([folder]).findings) == codes
    assert told(audit([folder / "01-a.yaml"]).findings) == codes


PACKS = [
    ({"id": "p", "expect": "HA H7", "second": "two", "game": "norwegian"}, []),
    ({"id": "q", "expect": "HA H7", "second": "two", "game": "norwegian"}, [(2, "id-not-path")]),
    ({"id": "p", "expect": "HA", "second": "two", "game": "bid"}, [(6, "expect-wrong")]),
    ({"id": "p", "expect": "HA H7", "second": "one", "game": "bid"}, [(7, "step-id-twice")]),
    ({"id": "p", "expect": "HA H7", "second": "two", "game": "whist"}, [(7, "game-unknown")]),
]


@pytest.mark.parametrize(("pack", "codes"), PACKS)
def test_packs(tmp_path: Path, pack: dict[str, str], codes: list[tuple[int, str]]) -> None:
    report = audit([in_folder(tmp_path, {"p.yaml": PACK.format(**pack)})])
    assert told(report.findings) == codes
    assert (report.pack_files, report.lesson_files) == (1, 0)


def test_a_pack_without_any_game(tmp_path: Path) -> None:
    text = PACK.format(id="p", expect="HA H7", second="two", game="bid").replace("game: classic\n", "")
    report = audit([in_folder(tmp_path, {"p.yaml": text})])
    assert told(report.findings) == [(5, "missing-key")]


def test_codes_of_packs_name_pack_and_puzzle(tmp_path: Path) -> None:
    from tutor.content.loader import load_course

    text = PACK.format(id="p", expect="HA H7", second="two", game="bid")
    (pack,) = load_course(in_folder(tmp_path, {"p.yaml": text})).packs
    assert [ask.puzzle.code for ask in pack.puzzles] == ["pack.p.one", "pack.p.two"]
    assert [ask.puzzle.game.id for ask in pack.puzzles] == ["classic", "bid"]


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("", "", []),
        ('"Hei {name}"', '""', [(6, "message-missing")]),
        ('"Hei {name}"', '"Hei"', [(6, "message-placeholders")]),
        ('"Hei {name}"', '"Hei {navn}"', [(6, "message-placeholders")]),
        ('msgid "Hello', '#, fuzzy\nmsgid "Hello', [(7, "message-fuzzy")]),
        ('msgstr[1] "{n} kort"', 'msgstr[1] ""', [(9, "message-missing")]),
        ('msgstr[1] "{n} kort"', 'msgstr[1] "kort"', [(9, "message-placeholders")]),
        ('msgstr "Hei {name}"', 'msgstr "Hei {name}', [(7, "catalogue-unreadable")]),
        ('msgstr "Hei {name}"', "Hei {name}", [(7, "catalogue-unreadable")]),
    ],
)
def test_catalogues(tmp_path: Path, old: str, new: str, codes: list[tuple[int, str]]) -> None:
    folder = in_folder(tmp_path, {"nb/LC_MESSAGES/tutor.po": PO.replace(old, new, 1) if old else PO})
    report = audit([folder])
    assert told(report.findings) == codes
    assert report.catalogues == 1
    assert told(audit([folder / "nb" / "LC_MESSAGES" / "tutor.po"]).findings) == codes


def test_languages_have_the_same_messages(tmp_path: Path) -> None:
    less = re.sub(r"(?s)msgctxt.*", "", PO).replace("Hei", "Hej")
    folder = in_folder(tmp_path, {"nb/LC_MESSAGES/tutor.po": PO, "sv/LC_MESSAGES/tutor.po": less})
    assert [(Path(each.file).parts[-3], each.code) for each in audit([folder]).findings] == [
        ("sv", "message-missing")
    ]
    (folder / "tutor.pot").write_text(less, encoding="utf-8")
    assert [(Path(each.file).parts[-3], each.code) for each in audit([folder]).findings] == [
        ("nb", "message-unknown")
    ]


def test_a_folder_that_holds_all_parts(tmp_path: Path) -> None:
    folder = in_folder(
        tmp_path,
        {
            "lessons/01-a.yaml": LESSON.format(id="a", step="drill: {kind: legal}"),
            "puzzles/p.yaml": PACK.format(id="p", expect="HA H7", second="two", game="bid"),
            "locales/nb/LC_MESSAGES/tutor.po": PO,
            "notes.txt": "",
        },
    )
    report = audit([folder])
    assert report.findings == ()
    assert (report.lesson_files, report.pack_files, report.catalogues) == (1, 1, 1)


def test_coverage_names_every_rule_once(tmp_path: Path) -> None:
    text = LESSON.format(id="a", step="drill: {kind: legal, rules: [follow-suit]}")
    text = text.replace("steps:", "teaches: [follow-suit]\nsteps:")
    table = {each.rule: each for each in coverage(audit([in_folder(tmp_path, {"a.yaml": text})]).lessons)}
    assert list(table) == list(RULES)
    follow = table["follow-suit"]
    assert (follow.lessons, follow.asked_in) == (("a",), ("a",))
    assert "legal" in follow.asked_by
    assert table["spare-deck"].asked_by == ()


def test_every_rule_that_can_be_asked_is_asked_by_some_kind() -> None:
    assert unasked() == ()
    assert set(RULES) >= LORE
    asked = {rule for kind in KINDS.values() for rule in kind.rules}
    assert not asked & LORE, "a rule that decides a question is no lore"

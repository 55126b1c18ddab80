"""Lessons: what is read, and every fault at its place (YM rows, DK03, DK04, LO09)."""

from __future__ import annotations

import random
import time

import pytest

from tutor.content.model import Ask, Drill, Say, Show
from tutor.content.reading import MILD
from tutor.rules.cards import Seat, parse_cards
from tutor.words.catalog import catalog
from tutor.words.faults import SENTENCES, fault_text
from tutor.words.language import LANGUAGES

from .lesson_texts import SOUND, changed, read, told


def test_a_sound_lesson() -> None:
    lesson, faults = read(SOUND)
    assert faults == []
    assert lesson is not None
    assert (lesson.id, lesson.game, lesson.teaches) == (
        "start/sample",
        "classic",
        ("first-card-sets-suit", "follow-suit"),
    )
    say, show, legal, winner, drill = lesson.steps
    assert isinstance(say, Say)
    assert say.say.in_language("nb").startswith("{HA} kan vinne")
    assert say.say.in_language("de").startswith("Your {HA}")
    assert isinstance(show, Show)
    assert (show.show.hand, show.show.plays, show.show.leader) == (
        parse_cards("HA H7 S2 C9"),
        parse_cards("H8"),
        Seat.E,
    )
    assert isinstance(legal, Ask)
    assert legal.puzzle.solution.answer == ("HA", "H7")
    assert (legal.expect, len(legal.hints), legal.redraw) == (("HA", "H7"), 1, True)
    assert isinstance(winner, Ask)
    assert winner.redraw is False
    assert winner.right is not None
    assert isinstance(drill, Drill)
    assert (drill.count, drill.level, drill.rules) == (2, 1, ("follow-suit",))
    assert [lesson.step_key(index) for index in range(5)] == ["1", "2", "must-follow", "4", "5"]
    assert [lesson.step_index(key) for key in ("must-follow", "5", "6", "0", "x", "")] == [
        2,
        4,
        None,
        None,
        None,
        None,
    ]


def test_the_learner_plays_next_where_nobody_leads() -> None:
    for plays, leader in (("H8", Seat.E), ("H8 H9", Seat.N), ("H8 H9 HT", Seat.W), ("H8 H9 HT HJ", Seat.S)):
        lesson, _ = read(changed('{hand: HA H7 S2 C9, plays: "E: H8"}', f"{{hand: SA, plays: {plays}}}"))
        assert lesson is not None
        show = lesson.steps[1]
        assert isinstance(show, Show)
        assert show.show.leader is leader


TITLE = "{en: Following suit, nb: Å følge farge, sv: Att följa färg}"
SHOW = '{hand: HA H7 S2 C9, plays: "E: H8"}'
LEGAL = "{kind: legal, hand: HA H7 S2 C9, plays: H8, trump: S}"
WINNER = '{kind: winner, plays: "W: H8 HQ H3 H5", trump: none}'
DRILL = "{kind: legal, rules: [follow-suit], count: 2}"

FAULTS = [
    # the lesson's own keys
    ("schema: 1", "schema: 2", [(1, 9, "schema-unknown")]),
    ("schema: 1", "schema: true", [(1, 9, "schema-unknown")]),
    ("id: start/sample", "id: Start/Sample", [(2, 5, "id-form")]),
    ("id: start/sample\n", "", [(1, 1, "missing-key")]),
    ("id: start/sample", "id:", [(2, 1, "empty-value")]),
    ("game: classic", "game: clasic", [(3, 7, "game-unknown")]),
    ("needs: []", "need: []", [(5, 1, "unknown-key")]),
    ("needs: []", "needs: start/first", [(5, 8, "list-wanted")]),
    ("needs: []", "needs: [a b]", [(5, 9, "id-form")]),
    ("needs: []", "needs: [start/sample]", [(5, 8, "needs-itself")]),
    ("[first-card-sets-suit, follow-suit]", "[follow-suit, follow-suit]", [(6, 24, "word-twice")]),
    ("[first-card-sets-suit, follow-suit]", "[folow-suit]", [(6, 11, "rule-unknown")]),
    ("game: classic\n", "game: classic\nhouse: {traget: 7}\n", [(4, 9, "house-unknown")]),
    ("game: classic\n", "game: classic\nhouse: {honours: maybe}\n", [(4, 18, "house-value")]),
    # texts
    (TITLE, "{en: Trick, no: Stikk, sv: Stick}", [(4, 20, "language-hint")]),  # YM01: never English silently
    (TITLE, "{en: Trick, sv: Stick}", [(4, 8, "language-missing")]),
    (TITLE, "Trick", [(4, 8, "languages-wanted")]),
    (TITLE, "{en: Trick, nb: '', sv: Stick}", [(4, 24, "empty-text")]),  # LO09
    (TITLE, "{en: Trick, nb: , sv: Stick}", [(4, 20, "empty-text")]),
    (TITLE, "{en: Trick, nb: Hei, du, sv: Stick}", [(4, 29, "cut-at-comma")]),
    (TITLE, "{en: Trick, nb: true, sv: Stick}", [(4, 24, "word-wanted")]),
    (TITLE, "{en: [follow-suit], nb: Å, sv: Å}", [(4, 13, "bracket-text")]),
    (TITLE, "{en: {HA}, nb: Å, sv: Å}", [(4, 13, "bracket-text")]),
    ("en: Following suit,", "en: Suit: follow,", [(4, 17, "colon-text")]),
    ("Your {HA} may", "Your {H1} may", [
        (10, 14, "text-card"), (11, 11, "cards-differ"), (13, 11, "cards-differ"),
    ]),
    ("win. See [follow-suit].", "win. [folow-suit]", [
        (10, 28, "text-rule"), (11, 11, "rules-differ"), (13, 11, "rules-differ"),
    ]),
    ("Your {HA} may", "Your {HA} <b>may</b>", [(10, 19, "html")]),
    ("Your {HA} may", "Your {HA} [may", [(10, 19, "text-bracket")]),
    ("        {HA} kan vinne", "        {HK} kan vinne", [(11, 11, "cards-differ")]),
    # steps
    ("drill: " + DRILL, "dril: 1", [(25, 5, "step-unknown")]),
    ("  - drill: " + DRILL, "  - just text", [(25, 5, "step-unknown")]),
    ("  - drill: " + DRILL, "  -", [(25, 4, "empty-item")]),
    ("drill: " + DRILL, f"drill: {DRILL}\n    ask: {LEGAL}", [(25, 5, "step-double")]),
    ("drill: " + DRILL, f"drill: {DRILL}\n    id: must-follow", [(26, 9, "step-id-twice")]),
    ("id: must-follow", "id: 3", [(16, 9, "step-id-form")]),
    ("    show: false", "    show: maybe", [(22, 11, "true-false-wanted")]),
    ("    right: {", "    rihgt: {", [(24, 5, "unknown-key")]),
    # show
    (SHOW, "{hand: HA H7 S2 HA}", [(15, 18, "card-twice")]),
    (SHOW, '{hand: SA S2, plays: "W: SA"}', [(15, 32, "card-twice")]),  # DK03
    (SHOW, "{dealer: E, turned: H6, hands: {W: H6 S2}}", [(15, 31, "turned-elsewhere")]),  # DK04
    (SHOW, "{dealer: E, turned: H6, hands: {E: S2 S3}}", [(15, 31, "turned-not-held")]),
    (SHOW, "{hand: BJ}", [(15, 18, "card-not-in-game")]),
    (SHOW, "{hand: 10H}", [(15, 18, "unreadable-card")]),
    (SHOW, "{hand: HA, trump: no}", [(15, 29, "unreadable-suit")]),  # YM03
    (SHOW, "{hand: HA, trump: off}", [(15, 29, "unreadable-suit")]),
    (SHOW, "{hand: HA, trump: }", [(15, 22, "empty-value")]),
    (SHOW, "{hand: HA, order: low}", [(15, 29, "order-not-in-game")]),
    (SHOW, "{plays: HA H2}", [(15, 19, "leader-missing")]),
    (SHOW, '{leader: N, plays: "W: HA H2"}', [(15, 30, "leader-differs")]),
    (SHOW, '{plays: "X: HA H2"}', [(15, 19, "unreadable-seat")]),
    (SHOW, '{plays: "N: HA H2 H3 H4 H5"}', [(15, 19, "too-many-cards")]),
    (SHOW, "{hand: HA, hands: {S: H2}}", [(15, 30, "hand-and-south")]),
    (SHOW, "{hand: HA, won: {NS: 9, EW: 5}}", [(15, 27, "too-many-tricks")]),
    (SHOW, "{}", [(15, 11, "nothing-shown")]),
    (SHOW, "{hand: HA, H7}", [(15, 22, "cut-at-comma")]),
    # ask
    ("kind: legal, hand", "kind: legl, hand", [(17, 17, "kind-unknown")]),
    ("kind: legal, hand", "hand", [(17, 10, "missing-key")]),
    (LEGAL, "legal", [(17, 10, "mapping-wanted")]),
    (LEGAL, "{kind: legal, hand: HA H7 S2 C9, plays: HA, trump: S}", [(17, 50, "card-twice")]),  # DK03
    (LEGAL, "{kind: legal, hand: HA H7 S2 C9, plays: H8, trump: no}", [(17, 61, "unreadable-suit")]),
    (LEGAL, "{kind: legal, plays: H8}", [(17, 31, "leader-missing")]),
    (LEGAL, '{kind: legal, hand: HA H7, plays: "N: H8"}', [(17, 10, "not-your-turn")]),
    (LEGAL, "{kind: legal, hand: HA H7 S2 C9, playd: H8}", [(17, 43, "unknown-key")]),
    (WINNER, '{kind: winner, plays: "W:", trump: none}', [(21, 32, "missing")]),
    ("expect: HA H7", "expect: HA", [(18, 13, "expect-wrong")]),
    ("expect: N\n", "expect: [N, E]\n", [(23, 13, "expect-wrong")]),
    # drill
    (DRILL, "{kind: legal, rules: [folow-suit]}", [(25, 34, "rule-unknown")]),
    (DRILL, "{kind: legal, rules: [order-low]}", [(25, 34, "rule-not-in-game")]),
    (DRILL, "{kind: legal, count: 0}", [(25, 33, "number-wanted")]),
    (DRILL, "{kind: legal, level: 6}", [(25, 33, "number-wanted")]),
    (DRILL, "{rules: [follow-suit]}", [(25, 12, "missing-key")]),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "faults"), FAULTS)
def test_a_fault_is_told_at_its_place(old: str, new: str, faults: list[tuple[int, int, str]]) -> None:
    assert told(changed(old, new)) == faults


def test_all_faults_at_once() -> None:
    text = changed("game: classic", "game: klassisk")
    for old, new in (
        ("schema: 1", "schema: 7"),
        (", sv: Att följa färg", ""),
        ('plays: "E: H8"}', 'plays: "E: H8", trump: no}'),
        ("count: 2", "count: many"),
        ("hand: HA H7 S2 C9, plays: H8,", "hand: HA HA S2 C9, plays: H8,"),
    ):
        text = text.replace(old, new)
    codes = [fault.code for fault in read(text)[1]]
    assert codes == [
        "schema-unknown",
        "game-unknown",
        "language-missing",
        "unreadable-suit",
        "card-twice",
        "number-wanted",
    ]


def test_a_missing_language_leaves_the_lesson_usable() -> None:
    lesson, faults = read(changed(", sv: Att följa färg", ""))
    assert [fault.code for fault in faults] == ["language-missing"]
    assert lesson is not None
    assert lesson.title.in_language("sv") == "Following suit"


def test_other_languages_are_welcome() -> None:
    lesson, faults = read(changed("sv: Att följa färg", "sv: Att följa färg, da: At følge kulør"))
    assert faults == []
    assert lesson is not None
    assert lesson.title.in_language("da") == "At følge kulør"


def test_every_fault_has_a_sentence_in_every_language() -> None:
    for old, new, _ in FAULTS:
        for fault in read(changed(old, new))[1]:
            assert fault.code in SENTENCES
            for language in LANGUAGES:
                text = fault_text(catalog(language), fault)
                assert text.endswith((".", "?"))
                assert "{word}" not in text


def _mutated(chance: random.Random) -> str:
    """A sound lesson with one to four slips of the kinds that hands make."""
    text = SOUND
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(text) + 1)
        lines = text.split("\n")
        row = chance.randrange(len(lines))
        slip = chance.randrange(9)
        if slip == 0:
            text = text[:at] + text[at + chance.randrange(1, 9) :]
        elif slip == 1:
            text = text[:at] + chance.choice("{}[]:,-\"'|&*!#\t\n <>\\é0\x00") + text[at:]
        elif slip == 2:
            text = "\n".join(lines[:row] + lines[row + 1 :])
        elif slip == 3:
            text = "\n".join([*lines[:row], lines[row], *lines[row:]])
        elif slip == 4:
            text = "\n".join(
                [*lines[:row], " " * chance.randrange(4) + lines[row].lstrip(), *lines[row + 1 :]]
            )
        elif slip == 5:
            other = chance.randrange(len(lines))
            lines[row], lines[other] = lines[other], lines[row]
            text = "\n".join(lines)
        elif slip == 6:
            words = text.split(" ")
            place = chance.randrange(len(words))
            words[place] = chance.choice(
                ["no", "", "10", "-3", "true", "*x", "&x", "!t", "[]", "{}", "null", "🂡"]
            )
            text = " ".join(words)
        elif slip == 7:
            text = text[:at]
        else:
            text = text[:at] + text[at:].replace(chance.choice(["HA", "en:", "kind", "S", ": "]), "X", 1)
    return text


@pytest.mark.parametrize("seed", range(4))
def test_mutated_lessons_give_messages_and_never_a_traceback(seed: int) -> None:
    chance = random.Random(f"lessons {seed}")
    start = time.perf_counter()
    for _ in range(100):
        lesson, faults = read(_mutated(chance))
        assert lesson is not None or faults
        assert lesson is None or all(fault.code in MILD for fault in faults)
        for fault in faults:
            assert fault.code in SENTENCES
            assert fault_text(catalog("nb"), fault)
    assert time.perf_counter() - start < 20

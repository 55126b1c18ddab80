"""What a lesson and practice do with what is typed at their questions."""

from __future__ import annotations

import pytest
from talk import asks, context, learn, learns, practice
from tiny_course import lesson

from tutor.content.loader import load_lesson
from tutor.content.model import Ask, Say
from tutor.puzzles.kinds import KINDS
from tutor.rules.games import GAMES
from tutor.session.practice import Plan

TRICK, FOLLOW = lesson("mini/trick"), lesson("mini/follow")
PLAN = Plan(GAMES["classic"].house({}), (KINDS["winner"],), level=2, count=1)


def typed(*lines: str, lang: str = "nb", whole=TRICK, start: int = 1) -> str:
    """A lesson in which these lines are typed, and then the input ends."""
    rest = iter(lines)
    return learn(context(lang, plain=True), whole, lambda *_: next(rest, None), start)


@pytest.mark.parametrize(
    ("lang", "answer"),
    [
        *(
            ("nb", a)
            for a in ("2", "makker", "Makker", "MAKKER.", "nord", "N", "hjerter dame", "HD", "hq", "♥D")
        ),
        *(("sv", a) for a in ("2", "partner", "norr", "n", "hjärter dam", "HD", "hjärterdam", "dam ♥")),
        *(("en", a) for a in ("2", "partner", "north", "the queen of hearts", "QH", "HQ", "my partner")),
    ],
)
def test_ways_to_answer(lang, answer):
    right = {"nb": "Ja, det gjør makker.", "sv": "Ja, det gör din partner.", "en": "Yes, partner does."}[lang]
    assert right in typed(answer, lang=lang)


@pytest.mark.parametrize(
    "answer", ["", "   ", "xyzzy", "5", "0", "1 2", "HA", "♥", "ja", "?", "hjelp", "tips", "kode"]
)
def test_what_is_no_answer_is_never_a_wrong_one(answer):
    shown = typed(answer, "2")
    assert "Ikke helt" not in shown
    assert "Ja, det gjør makker." in shown


def test_a_card_that_is_not_held():  # LC15
    shown = typed("H3", "1 2", whole=FOLLOW)
    assert "Hjerter 3 er ikke på hånden din." in shown
    assert "Ikke helt" not in shown
    assert "Nå to på egen hånd" in shown


def test_an_empty_line_repeats_the_question():
    assert typed("").count("Hvem tar stikket?") == 2


def test_again_tells_what_led_up_to_it():
    shown = typed("en gang til", start=0)
    assert shown.count("Her spilles et stikk.") == 2
    assert shown.count("Hvem tar stikket?") == 2


def test_three_hints_and_no_more():
    shown = typed(*["tips"] * 4)
    assert shown.count("Det ligger bare hjerter der.") == 1
    assert "Det er ikke flere tips." in shown


def test_two_misses_show_the_answer_and_go_on():
    shown = typed("3", whole=TRICK, start=4)
    assert "Her kommer en til av samme slag." in shown
    twice = learn(context("nb", plain=True), TRICK, lambda q, _: "=" if q.step == "last-one" else None, 4)
    assert "Vi går videre. Denne regelen kommer igjen senere." in twice
    assert twice.count("Her er svaret.") == 2


def test_the_table_a_question_builds_on_is_the_last_one_shown():
    # After a miss another table stood on the screen: the first one is shown once more.
    shown = learn(context("nb", plain=True), TRICK, learns(), 1)
    before = shown[: shown.index("Hvem begynner nå?")]
    assert before.rstrip().endswith("4 Du: hjerter 5")
    # Without a miss it stands there already.
    straight = typed("2")
    assert straight.count("4 Du: hjerter 5") == 1


def test_its_own_hand_is_not_shown_twice():
    shown = typed(whole=FOLLOW, start=0)
    assert shown.count("Kortene dine:") == 2  # as a table, and numbered as choices
    assert shown.count("Makker: spar 9") == 1


def test_undo_after_a_right_answer_asks_it_again():
    shown = learn(context("nb", plain=True), TRICK, asks("angre"), 1)
    assert shown.count("Her er spørsmålet igjen.") == 2  # there is nothing to take back at the first
    assert "Det er ikke noe svar å angre." in shown
    assert "Du svarte riktig på 3 av 3 spørsmål ved første forsøk." in shown


@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_the_same_lesson_is_the_same_in_every_language(lang):
    """The positions and the right answers do not depend on the language (PZ08)."""
    cards = [s.puzzle.position for s in lesson("mini/low").steps if isinstance(s, Ask)]
    shown = learn(context(lang), lesson("mini/low"), asks())
    assert len(cards) == 1
    assert shown.count("\n> ") == 3


def test_the_same_seed_asks_the_same_in_every_language():  # PZ08
    def codes(lang: str) -> list[str]:
        shown = practice(context(lang, plain=True), Plan(PLAN.house, PLAN.kinds, count=4), asks("code"))
        return [line for line in shown.splitlines() if line.startswith("winner.")]

    assert len(codes("en")) == 4
    assert codes("en") == codes("nb") == codes("sv")


def test_nothing_at_all_is_practised():
    shown = practice(context("sv"), PLAN, lambda *_: None)
    assert shown.rstrip().endswith("Välkommen tillbaka!")


@pytest.mark.parametrize("lang", ["en", "nb", "sv"])
def test_every_text_of_a_lesson_is_told(lang):
    for whole in (TRICK, FOLLOW):
        shown = " ".join(learn(context(lang), whole, asks()).split())
        for step in whole.steps:
            if isinstance(step, Say):
                told = " ".join(step.say.in_language(lang).replace("**", "").split())
                assert told in shown


WRITTEN = """\
schema: 1
id: mine/written
game: bid
title: {en: T, nb: T, sv: T}
steps:
  - show:
      dealer: N
      calls: 4up 4nt pass pass
      trump: none
      order: low
      kitty: SA S2 H3 D4 C5 BJ
      hands: {N: SK SQ, W: H2}
      hand: S3 S4
  - ask: {kind: winner, plays: "S: S3 S4 HA S5", trump: none}
    question: {en: "[follow-suit]: {S4}?", nb: "[følg](follow-suit): {S4}?", sv: "[follow-suit]: {S4}?"}
    hints: [{en: "Is it {HA}?", nb: "Er det {HA}?", sv: "Är det {HA}?"}]
    right: {en: "Yes, {S5}.", nb: "Ja, {S5}, [slik er det](follow-suit).", sv: "Ja, {S5}."}
    expect: E
"""


def test_cards_and_rules_are_named_in_every_text_of_a_question(tmp_path):
    shown = written(tmp_path, "tips", "høyre")
    assert "\nfølg: spar 4?\n" in shown
    assert "\nEr det hjerter ess?\n" in shown
    assert "\nJa, spar 5, slik er det.\n" in shown


def test_a_table_shows_all_that_its_author_gave(tmp_path):
    shown = written(tmp_path)
    for told in (
        "Makkeren din delte ut.\nTil høyre: 4 høyt\nDu: 4 uten trumf\nTil venstre: pass\nMakker: pass\n",
        "Uten trumf. Lave kort vinner.\nByttekortene:\nspar ess\n",
        "store joker\nTil venstre: hjerter 2\nMakker: spar konge, spar dame\nKortene dine:\nspar 3\nspar 4\n",
    ):
        assert told in shown


def written(folder, *lines: str) -> str:
    """The lesson above, in Norwegian."""
    file = folder / "written.yaml"
    file.write_text(WRITTEN, encoding="utf-8")
    whole = load_lesson(file).lesson
    assert whole is not None
    return typed(*lines, whole=whole, start=0)

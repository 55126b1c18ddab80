"""Explanations as a person says them: nobody "chose you", small numbers are words, a house rule is told."""

from __future__ import annotations

import itertools
import re

import pytest

from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import LEVELS, Mode, authored
from tutor.rules.games import GAMES
from tutor.words.catalog import catalog
from tutor.words.explain import verdict_text
from tutor.words.questions import hints
from tutor.words.voice import Voice

VOICES = {lang: Voice(catalog(lang)) for lang in ("en", "nb", "sv")}
YOURSELF = {"en": "You chose yourself.", "nb": "Du valgte deg selv.", "sv": "Du valde dig själv."}


@pytest.mark.parametrize(
    ("kind", "game", "fields"),
    [
        ("leader", "standard", {"dealer": "N"}),
        ("leader", "norwegian", {"dealer": "W", "calls": "grand"}),
        ("match", "classic", {"points": "NS=2 EW=3 NS=2 EW=1", "first_dealer": "N", "ask": "next-dealer"}),
    ],
)
def test_the_learners_own_seat_is_chosen_as_yourself(kind: str, game: str, fields: dict[str, object]) -> None:
    house = GAMES[game].house({})
    puzzle = authored(KINDS[kind], house, KINDS[kind].parse(fields, house))
    verdict = puzzle.check(("S",))
    assert not verdict.correct
    assert verdict.misconception is None
    for lang, voice in VOICES.items():
        assert YOURSELF[lang] in verdict_text(voice, puzzle, verdict)


CHOSE_YOU = re.compile(r"\b(?:chose you|valgte du|valde du)\b")


@pytest.mark.parametrize("kind", ["leader", "match", "winner", "contract"])
def test_nobody_chose_you(kind: str) -> None:
    for game in GAMES.values():
        if not KINDS[kind].fits(game):
            continue
        for level in LEVELS:
            for puzzle in itertools.islice(sequence(KINDS[kind], game.house({}), level, "plain"), 4):
                for choice in puzzle.choices() or ():
                    verdict = puzzle.check((choice,))
                    for voice in VOICES.values():
                        assert not CHOSE_YOU.search(verdict_text(voice, puzzle, verdict))


ZERO_OR_FIGURE = {
    "en": re.compile(r"\b0 (?:trump|have been)|first \d|out \d+ card|\d is enough|begins at \d|from \d up"),
    "nb": re.compile(
        r"\b0 (?:trump|er spilt)|første \d|ikke med \d+ kort|\d er nok|begynner på \d|fra \d og opp"
    ),
    "sv": re.compile(
        r"\b0 (?:trump|är spel)|första \d|inte med \d+ kort|\d räcker|börjar på \d|från \d och upp"
    ),
}


@pytest.mark.parametrize("kind", ["count", "memory", "legal", "call"])
def test_small_numbers_are_said_as_words(kind: str) -> None:
    for game in GAMES.values():
        if not KINDS[kind].fits(game):
            continue
        for level in LEVELS:
            for puzzle in itertools.islice(sequence(KINDS[kind], game.house({}), level, "plain"), 4):
                given = {(choice,) for choice in puzzle.choices() or ()}
                given |= {a for m in puzzle.kind.misconceptions for a in m.predict(puzzle.position)}
                verdicts = [puzzle.check(a) for a in given if puzzle.solution.mode is not Mode.ORDERED]
                for lang, voice in VOICES.items():
                    texts = [*hints(voice, puzzle), *(verdict_text(voice, puzzle, v) for v in verdicts)]
                    assert not [text for text in texts if ZERO_OR_FIGURE[lang].search(text)]


FREE_JOKER = {
    "en": "At this table a joker may be played at any time when there are no trumps.",
    "nb": "Ved dette bordet kan du legge joker når som helst når det spilles uten trumf.",
    "sv": "Vid det här bordet får en joker läggas när som helst i sang.",
}
HELD = {"hand": "LJ DT D6 SA", "plays": "N: DQ D4", "trump": "none"}


def test_the_house_rule_that_frees_the_joker_is_told() -> None:
    house = GAMES["bid"].house({"nt-joker-any-time": "yes"})
    puzzle = authored(KINDS["legal"], house, KINDS["legal"].parse(HELD, house))
    assert puzzle.solution.answer == ("DT", "D6", "LJ")
    without = puzzle.check(("DT", "D6"))
    assert without.misconception is None  # it is the joker that was left out, not a suit taken for a colour
    for lang, voice in VOICES.items():
        assert FREE_JOKER[lang] in verdict_text(voice, puzzle, without)


def test_it_is_not_told_at_other_tables() -> None:
    house = GAMES["bid"].house({})
    puzzle = authored(KINDS["legal"], house, KINDS["legal"].parse(HELD, house))
    assert puzzle.solution.answer == ("DT", "D6")
    for lang, voice in VOICES.items():
        assert FREE_JOKER[lang] not in verdict_text(voice, puzzle, puzzle.check(("SA",)))

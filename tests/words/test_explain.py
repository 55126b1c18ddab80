"""Explanations of generated puzzles: whole sentences, the four moves, no English left, hints that give nothing away."""

from __future__ import annotations

import functools
import itertools
import re
from typing import Any

import pytest

from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.puzzles.positions import TrickPosition
from tutor.puzzles.puzzle import LEVELS, Mode, Puzzle, Reads, Verdict
from tutor.rules.cards import Card, Seat, card, parse_seat
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.words.catalog import catalog
from tutor.words.changes import what_would_have_been_right
from tutor.words.explain import PRAISE, decided, explanation, own_mistake, rule, verdict_text
from tutor.words.questions import hints, question
from tutor.words.voice import Voice

LANGS = ("en", "nb", "sv")
LONGEST = 440
PAIRS = [(kind.id, game.id) for kind in all_kinds() for game in ALL_GAMES if kind.fits(game)]
HOUSES: list[tuple[str, dict[str, str]]] = [
    *((game.id, {}) for game in ALL_GAMES),
    ("bid", {"low-ace": "bad", "nt-joker-any-time": "yes"}),
    ("bid", {"nt-joker-lead": "last", "nt-joker-shed": "must"}),
]
CASES = [
    (kind.id, row) for kind in all_kinds() for row, (game, _) in enumerate(HOUSES) if kind.fits(GAMES[game])
]
# Of wrong answers, those for which no change is told, at most; figures that no deal gives have none.
UNCHANGED = {
    "call": 0.3,
    "contract": 0.4,
    "revoke": 0.35,
    "score": 0.5,
    "match": 0.35,
    "honours": 0.45,
    "discard": 0.4,
    "grand": 1.0,  # a whole hand speaks, not one card
    "best-card": 1.0,  # it is refuted by how play goes on
}
FEWER = {"best-card": 3}
"""A level's puzzles, of kinds that take their time."""
VOICES = [(lang, seat) for lang in LANGS for seat in (Seat.S, None)]


@functools.cache
def made(kind: str, row: int) -> tuple[Puzzle[Any], ...]:
    game, changes = HOUSES[row]
    house = GAMES[game].house(changes)
    return tuple(
        puzzle
        for level in LEVELS
        for puzzle in itertools.islice(sequence(KINDS[kind], house, level, "words"), FEWER.get(kind, 8))
    )


@functools.cache
def judged(kind: str, row: int) -> tuple[tuple[Puzzle[Any], Verdict], ...]:
    """Each puzzle with its wrong answers: single choices, what the misconceptions say, and of a set a card fewer."""
    found = []
    for puzzle in made(kind, row):
        choices = puzzle.choices() or ()
        ordered = puzzle.solution.mode is Mode.ORDERED  # one card alone is refused there, not judged
        given = {} if ordered else {(c,): None for c in choices}
        if ordered or puzzle.choices() is None or puzzle.solution.mode is Mode.SET:
            given |= {a: None for m in puzzle.kind.misconceptions for a in m.predict(puzzle.position)}
        if puzzle.solution.mode is Mode.SET:
            given |= {
                tuple(c for c in puzzle.solution.answer if c != x): None for x in puzzle.solution.answer
            }
        found += [(puzzle, puzzle.check(a)) for a in given if a and not puzzle.solution.accepts(a)]
    return tuple(found)


def voice_of(lang: str, seat: Seat | None) -> Voice:
    return Voice(catalog(lang), seat)


def sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.!?]) ", text)


def check_form(text: str) -> None:
    """Whole, clean sentences."""
    assert text, "nothing said"
    assert "{" not in text
    assert "}" not in text
    assert "  " not in text
    assert text == text.strip()
    assert not re.search(r" [,.:;!?]|[.,]{2}|\(\)", text), text
    for sentence in sentences(text):
        assert sentence[-1] in ".!?", text
        assert sentence[0].isupper(), text
    # No word twice in a row, in any language.
    assert not re.search(r"\b(\w+) \1\b", text, re.IGNORECASE), text


@pytest.mark.parametrize(("lang", "seat"), VOICES)
@pytest.mark.parametrize(("kind", "row"), CASES)
def test_every_verdict_is_said_in_whole_sentences(kind: str, row: int, lang: str, seat: Seat | None) -> None:
    voice = voice_of(lang, seat)
    for puzzle in made(kind, row):
        right = puzzle.solution.answer[:1] if puzzle.solution.mode is Mode.ANY else puzzle.solution.answer
        for turn in range(len(PRAISE)):
            check_form(verdict_text(voice, puzzle, puzzle.check(right), turn))
        check_form(question(voice, puzzle))
        check_form(explanation(voice, puzzle))
        check_form(verdict_text(voice, puzzle, puzzle.check(())))
        for hint in hints(voice, puzzle):
            check_form(hint)
    for puzzle, verdict in judged(kind, row):
        text = verdict_text(voice, puzzle, verdict)
        check_form(text)
        assert len(text) <= LONGEST, text


@pytest.mark.parametrize(("lang", "seat"), VOICES)
@pytest.mark.parametrize(("kind", "row"), CASES)
def test_a_wrong_answer_gets_the_four_moves(kind: str, row: int, lang: str, seat: Seat | None) -> None:
    """What decided, the rule, my own mistake, what would have made it right: in this order, after a gentle opening."""
    voice = voice_of(lang, seat)
    openings = {voice.say("Not quite."), voice.say("Almost.")}
    without_change = 0
    for puzzle, verdict in judged(kind, row):
        text = verdict_text(voice, puzzle, verdict)
        moves = [
            decided(voice, puzzle),
            rule(voice, puzzle),
            own_mistake(voice, puzzle, verdict),
        ]
        if verdict.edit is None:
            without_change += 1
        else:
            complete = not isinstance(puzzle.position, TrickPosition) or puzzle.position.trick.complete
            moves.append(what_would_have_been_right(voice, verdict.edit, complete, moves[-1]))
        opening = sentences(text)[0]
        assert opening in openings
        assert text == " ".join([opening, *moves])
        assert len(set(moves)) == len(moves), text
    assert without_change <= UNCHANGED.get(kind, 0.1) * len(judged(kind, row))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("kind", "row"), [c for c in CASES if c[0] in ("winner", "winning-card")])
def test_the_winning_card_and_its_player_are_named(kind: str, row: int, lang: str) -> None:
    for puzzle in made(kind, row):
        for seat in (Seat.S, None):
            voice = voice_of(lang, seat)
            text = decided(voice, puzzle)
            if kind == "winner":
                reason = puzzle.solution.reason
                assert voice.card(reason.card) in text  # type: ignore[attr-defined]
                assert voice.seat(reason.seat).lower() in text.lower()  # type: ignore[attr-defined]
            else:
                assert all(voice.card(card(code)).lower() in text.lower() for code in puzzle.solution.answer)


# Words that are spelled alike; anything else that an English text and its translation share is left untranslated.
SHARED = {
    "nb": {"joker", "best", "for", "to", "over", "minus", "grand", "pass", "at", "under", "revoke"},
    "sv": {"joker", "just", "partner", "minus", "hand", "grand", "pass", "under", "revoke"},
}


def words(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))


@pytest.mark.parametrize("lang", ["nb", "sv"])
@pytest.mark.parametrize(("kind", "row"), CASES)
def test_no_english_is_left(kind: str, row: int, lang: str) -> None:
    for seat in (Seat.S, None):
        english, own = voice_of("en", seat), voice_of(lang, seat)
        for puzzle, verdict in judged(kind, row)[::3]:
            left = words(verdict_text(english, puzzle, verdict)) & words(verdict_text(own, puzzle, verdict))
            assert left <= SHARED[lang], verdict_text(own, puzzle, verdict)
        for puzzle in made(kind, row)[::3]:
            said = [(question(english, puzzle), question(own, puzzle))]
            said += zip(hints(english, puzzle), hints(own, puzzle), strict=True)
            assert all(words(a) & words(b) <= SHARED[lang] for a, b in said), said


@pytest.mark.parametrize(("lang", "seat"), VOICES)
@pytest.mark.parametrize(("kind", "row"), CASES)
def test_hints_never_hold_the_answer(kind: str, row: int, lang: str, seat: Seat | None) -> None:
    voice = voice_of(lang, seat)
    for puzzle in made(kind, row):
        stages = hints(voice, puzzle)
        assert len(stages) == 3
        for hint in stages:
            for code in puzzle.solution.answer:
                for given_away in names_of(voice, puzzle, code):
                    assert not re.search(rf"(?<!\w){re.escape(given_away)}(?!\w)", hint, re.IGNORECASE), hint


def names_of(voice: Voice, puzzle: Puzzle[Any], code: str) -> list[str]:
    """How the right answer might be given away: a card's name, a seat's, or the winning card's."""
    if puzzle.reads in (Reads.CARD, Reads.CARDS):
        return [voice.card(card(code))]
    if puzzle.reads is not Reads.SEAT:
        return []  # a rule may tell figures that happen to be the answer
    seat = parse_seat(code)
    found = [] if voice.is_you(seat) else [voice.seat(seat)]
    won = getattr(puzzle.solution.reason, "card", None)
    return [*found, voice.card(won)] if isinstance(won, Card) else found


def test_the_answer_of_an_any_puzzle_is_one_card_at_a_time() -> None:
    """``A or B``, never ``A and B``: either of them takes the trick alone."""
    voice = voice_of("en", Seat.S)
    for puzzle in made("winning-card", 0):
        if len(puzzle.solution.answer) == 2:
            one, other = (voice.card(card(code)) for code in puzzle.solution.answer)
            assert f"{one} or {other}" in decided(voice, puzzle)


def test_praise_changes_from_turn_to_turn() -> None:
    puzzle = made("winner", 0)[0]
    verdict = puzzle.check(puzzle.solution.answer)
    for lang in LANGS:
        said = {
            sentences(verdict_text(voice_of(lang, Seat.S), puzzle, verdict, n))[0] for n in range(len(PRAISE))
        }
        assert len(said) == len(PRAISE)

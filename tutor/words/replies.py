"""Reading the answer to a puzzle, by what the kind's answers are made of; and saying an answer as a label.

What cannot be read is never a wrong answer: it raises AnswerError, and the question is asked again.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tutor.puzzles.puzzle import Mode, Reads
from tutor.rules.calls import parse_call
from tutor.rules.cards import Card, Seat, Team, card, parse_seat, parse_suit
from tutor.words.answers import AnswerError, read_cards, read_number, read_seat, read_suit
from tutor.words.cards import card_label, suit_name
from tutor.words.catalog import msg, msg_in
from tutor.words.vocabulary import SKIPPED, folded, forms_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from tutor.puzzles.puzzle import Answer, Puzzle
    from tutor.words.voice import Voice

_LONGEST: Final = 400
# Answers that are words: canonical -> what may be typed, what is shown.
_WORDS: Final = {
    "none": (msg_in("typed reply", "none|nobody|no one|nothing|not yet"), msg("none")),
    "draw": (msg_in("typed reply", "draw|a draw|tie|level"), msg("a draw")),
    "NS": (
        msg_in("typed reply", "we|us|our team|my team|north south|north-south|north and south"),
        msg("your team"),
    ),
    "EW": (
        msg_in("typed reply", "they|them|the opponents|opponents|east west|east-west|east and west"),
        msg("the opponents"),
    ),
    "redeal": (msg_in("typed reply", "redeal|deal again|new deal"), msg("a new deal")),
    "legal": (msg_in("typed reply", "legal|yes|allowed|ok"), msg("allowed")),
    "illegal": (msg_in("typed reply", "illegal|no|not allowed|forbidden"), msg("not allowed")),
}
_MANY: Final = (Mode.SET, Mode.ORDERED)


def read_answer(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """An answer to a puzzle, as canonical strings. Raises AnswerError."""
    words = folded(text)
    if not words:
        raise AnswerError("empty")
    if len(words) > _LONGEST:
        raise AnswerError("too-long")
    choices = puzzle.choices()
    numbered = _numbers(words)
    if numbered is not None and choices is not None and puzzle.reads not in _NUMERIC:
        return _chosen(numbered, choices, puzzle)
    answer = _READERS[puzzle.reads](text.strip(), puzzle, lang)
    if len(answer) > 1 and puzzle.solution.mode not in _MANY:
        raise AnswerError("one-only", " ".join(answer))
    return _whole(answer, puzzle)


def _whole(answer: Answer, puzzle: Puzzle[Any]) -> Answer:
    """An order that leaves something out is not wrong but unfinished."""
    most = len(puzzle.solution.answer)
    if puzzle.solution.mode is Mode.ORDERED and len(answer) != most:
        raise AnswerError("not-all", most=most)
    return answer


def label(voice: Voice, reads: Reads, code: str) -> str:
    """One part of an answer as it is shown among choices or on a sheet."""
    match reads:
        case Reads.SEAT:
            return voice.seat_label(parse_seat(code))
        case Reads.CARD | Reads.CARDS:
            return _word(voice, code) or card_label(voice.catalog, card(code))
        case Reads.TRUMP | Reads.SUITS:
            return _word(voice, code) if code in _WORDS else suit_name(voice.catalog, parse_suit(code))
        case Reads.CALLS:
            from tutor.words.calls import call_label

            return call_label(voice.catalog, parse_call(code))
        case Reads.CONTRACT:
            return _contract_label(voice, code)
        case Reads.OUTCOME if code == "none":
            return voice.catalog.phrase("nobody yet")
        case Reads.REVOKES if code != "none":
            return voice.catalog.phrase(
                "{seat}, trick {n}", seat=voice.seat_label(parse_seat(code[0])), n=code[1:]
            )
        case _:
            return _word(voice, code) or code


def _word(voice: Voice, code: str) -> str:
    if code in ("NS", "EW") and voice.learner is None:
        return voice.team_label(Team(code))
    return voice.catalog.phrase(_WORDS[code][1]) if code in _WORDS else ""


def _contract_label(voice: Voice, code: str) -> str:
    from tutor.words.calls import call_label

    call, _, who = code.partition(" ")
    if call in _WORDS:
        return _word(voice, call)
    name = call_label(voice.catalog, parse_call(call))
    if not who:
        return name
    return voice.catalog.phrase("{seat}: {contract}", contract=name, seat=voice.seat_label(parse_seat(who)))


def _numbers(words: str) -> list[int] | None:
    parts = re.split(r"[\s,;]+", words.strip(" ,;"))
    return [int(p) for p in parts] if parts and all(p.isascii() and p.isdecimal() for p in parts) else None


def _chosen(numbers: list[int], choices: Answer, puzzle: Puzzle[Any]) -> Answer:
    for n in numbers:
        if not 1 <= n <= len(choices):
            raise AnswerError("no-such-choice", str(n), most=len(choices))
    picked = tuple(dict.fromkeys(choices[n - 1] for n in numbers))
    if len(picked) > 1 and puzzle.solution.mode not in _MANY:
        raise AnswerError("one-only", " ".join(map(str, numbers)))
    return _whole(picked, puzzle)


def _one_word(text: str, lang: str, allowed: tuple[str, ...]) -> str | None:
    """The canonical word among those allowed that a text is, in the language, in English or canonically."""
    words = folded(text).strip(" .,;!")
    for code in allowed:
        if words == code.lower() or words in forms_of(lang, "typed reply", _WORDS[code][0]):
            return code
    return None


def _seat(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """A seat by name; or a card of the trick, for the player who played it."""
    plays = {c: seat for seat, c in _plays(puzzle)}
    try:
        seat = read_seat(text, lang)
    except AnswerError:
        try:
            cards = read_cards(text, lang)
        except AnswerError:
            cards = ()
        if len(cards) != 1:
            raise
        if cards[0] not in plays:
            raise AnswerError("not-at-trick", text) from None
        seat = plays[cards[0]]
    choices = puzzle.choices()
    if choices is not None and seat.code not in choices:
        raise AnswerError("not-at-trick", text)
    return (seat.code,)


def _plays(puzzle: Puzzle[Any]) -> tuple[tuple[Seat, Card], ...]:
    trick = getattr(puzzle.position, "trick", None)
    return () if trick is None else trick.plays()


def _cards(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """Cards among the choices, or any of the deck where the answer is free."""
    choices = puzzle.choices()
    cards = read_cards(text, lang)
    for c in cards:
        if c not in puzzle.game.deck:
            raise AnswerError("no-jokers", c.code)
        if choices is not None and c.code not in choices:
            raise AnswerError("not-in-hand", c.code)
    return tuple(c.code for c in cards)


def _trump(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    if _one_word(text, lang, ("none",)):
        return ("none",)
    suit = read_suit(text, lang)
    return ("none" if suit is None else suit.code,)


def _suits(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """A set of suits, or none."""
    if _one_word(text, lang, ("none",)):
        return ("none",)
    found = []
    for word in re.split(r"[\s,;]+", text.strip(" ,;")):
        suit = (
            None
            if folded(word) in forms_of(lang, "typed words that mean nothing", SKIPPED)
            else read_suit(word, lang)
        )
        if suit is not None:
            found.append(suit.code)
    if not found:
        raise AnswerError("no-suit", text)
    return tuple(dict.fromkeys(found))


def _number(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    return (str(read_number(text)),)


def _calls(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    from tutor.words.call_reading import read_calls

    found = tuple(dict.fromkeys(c.code for c in read_calls(text, puzzle.game, lang)))
    choices = puzzle.choices()
    if choices is not None and not set(found) <= set(choices):
        raise AnswerError("not-offered", text.strip())
    return found


def _contract(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """``4nt S``, ``grand makker``, ``pass``, ``redeal``: a call, then who plays it."""
    from tutor.words.call_reading import read_calls

    if _one_word(text, lang, ("redeal",)):
        return ("redeal",)
    words = re.split(r"[\s,;:]+", text.strip(" ,;"))
    for split in range(len(words), 0, -1):
        try:
            calls = read_calls(" ".join(words[:split]), puzzle.game, lang)
            seat = read_seat(" ".join(words[split:]), lang) if split < len(words) else None
        except AnswerError:
            continue
        if len(calls) == 1 and (seat is None) == (calls[0].code == "pass"):
            return (calls[0].code if seat is None else f"{calls[0].code} {seat.code}",)
    raise AnswerError("no-contract", text)


def _outcome(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """Which team has won, a draw, or nobody yet."""
    found = _one_word(text, lang, ("NS", "EW", "draw", "none"))
    if found is None:
        raise AnswerError("no-outcome", text)
    return (found,)


def _revokes(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """``E3 S5``: a seat and the number of the trick, several times; or none."""
    if _one_word(text, lang, ("none",)):
        return ("none",)
    pairs = re.findall(r"([^\d,;]+?)\s*(\d{1,2})(?!\d)", text)
    if not pairs or re.sub(r"([^\d,;]+?)\s*(\d{1,2})(?!\d)|[\s,;]", "", text):
        raise AnswerError("no-revoke", text)
    return tuple(dict.fromkeys(f"{read_seat(seat, lang).code}{int(n)}" for seat, n in pairs))


def _legality(text: str, puzzle: Puzzle[Any], lang: str) -> Answer:
    """Allowed or not; or a number, where one is asked for."""
    if puzzle.choices() is None:
        return _number(text, puzzle, lang)
    found = _one_word(text, lang, ("illegal", "legal"))
    if found is None:
        raise AnswerError("no-yes-or-no", text)
    return (found,)


_NUMERIC: Final = (Reads.NUMBER, Reads.CALLS)
"""Where a bare number can itself be an answer, it never picks a choice."""
_READERS: Final[dict[Reads, Callable[[str, Puzzle[Any], str], Answer]]] = {
    Reads.SEAT: _seat,
    Reads.CARD: _cards,
    Reads.CARDS: _cards,
    Reads.TRUMP: _trump,
    Reads.SUITS: _suits,
    Reads.NUMBER: _number,
    Reads.CALLS: _calls,
    Reads.CONTRACT: _contract,
    Reads.OUTCOME: _outcome,
    Reads.REVOKES: _revokes,
    Reads.LEGALITY: _legality,
}

"""Reading calls as they are said: ``4up``, ``four low``, ``4 sang``, ``fire høyt``, ``fyra sang``, ``pass``.

Several calls stand in a row without a sign between them, and each is one to four words; so a row is read as a whole,
and only where no reading of it uses every word is it refused.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.calls import GRAND, MOST, PASS, Call, Way, bid
from tutor.words.answers import AnswerError
from tutor.words.catalog import catalog, msg_in
from tutor.words.vocabulary import composed, folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tutor.rules.game import Game

_PASS: Final = msg_in("typed call", "pass|passes|i pass|passed")
_GRAND: Final = msg_in("typed call", "grand")
_WAYS: Final = {
    Way.UP: msg_in("typed call", "up|u|uptown|high"),
    Way.DOWN: msg_in("typed call", "down|d|downtown|low"),
    Way.NT: msg_in("typed call", "nt|no trump|no trumps|notrump|without trump|sang"),
}
_NUMBERS: Final = (
    msg_in("typed number", "one"),
    msg_in("typed number", "two"),
    msg_in("typed number", "three"),
    msg_in("typed number", "four"),
    msg_in("typed number", "five"),
    msg_in("typed number", "six"),
    msg_in("typed number", "seven"),
)
_LONGEST_PHRASE: Final = 3
_LONGEST: Final = 400
_PLAIN_NUMBER: Final = "plain-number-is-high"
# Where a figure meets a letter, a word ends: 4up is 4 and up.
_SEAM: Final = re.compile(r"(?<=[^\W_])-(?=[^\W_])|(?<=\d)(?=[^\W\d_])|(?<=[^\W\d_])(?=\d)")


class CallError(AnswerError):
    """Words that are no call of a game. Codes: no-call, bare-number, order-in-no-trump, one-call."""

    def __init__(self, code: str, text: str, game: Game) -> None:
        super().__init__(code, text)
        self.game = game


class _Words(NamedTuple):
    """One language's words for calls, folded; the English ones are among them."""

    calls: Mapping[str, Call]
    ways: Mapping[str, Way]
    numbers: Mapping[str, int]


@cache
def _words(lang: str) -> _Words:
    texts = catalog(lang)

    def forms(context: str, msgid: str) -> list[str]:
        return [folded(form) for form in f"{texts.phrase_in(context, msgid)}|{msgid}".split("|")]

    numbers = {form: n for n, msgid in enumerate(_NUMBERS, 1) for form in forms("typed number", msgid)}
    return _Words(
        calls={
            form: call
            for call, msgid in ((PASS, _PASS), (GRAND, _GRAND))
            for form in forms("typed call", msgid)
        },
        ways={form: way for way, msgid in _WAYS.items() for form in forms("typed call", msgid)},
        numbers=numbers | {str(n): n for n in range(1, MOST + 1)},
    )


def read_calls(text: str, game: Game, lang: str) -> tuple[Call, ...]:
    """Calls in a row, divided by spaces, commas or semicolons; none give an empty row. Raises AnswerError."""
    if len(text) > _LONGEST:
        raise AnswerError("too-long")
    found: list[Call] = []
    for part in re.split(r"[,;]", text):
        typed = _SEAM.sub(" ", composed(part)).split()
        found += _read(typed, game, _words(lang))
    return tuple(found)


def read_call(text: str, game: Game, lang: str) -> Call:
    """One call. Raises AnswerError."""
    if not text.strip():
        raise AnswerError("empty")
    calls = read_calls(text, game, lang)
    if len(calls) != 1:
        raise CallError("one-call", text.strip(), game)
    return calls[0]


def _read(typed: Sequence[str], game: Game, words: _Words) -> list[Call]:
    """The first way to read every word, from the end backwards, so that nothing is tried twice."""
    row = [folded(word) for word in typed]
    ends: list[list[Call] | None] = [None] * len(row) + [[]]
    for at in reversed(range(len(row))):
        for call, length in _calls_at(row, at, game, words):
            rest = ends[at + length]
            if rest is not None:
                ends[at] = [call, *rest]
                break
    if (found := ends[0]) is not None:
        return found
    raise _fault(typed, row, game, words)


def _calls_at(row: Sequence[str], at: int, game: Game, words: _Words) -> Iterator[tuple[Call, int]]:
    """What the words from a place on may mean, and how many of them it takes; the longest first."""
    known = () if game.family.bidding is None else game.family.bidding.calls
    found: list[tuple[Call, int]] = []
    for phrase, length in _phrases(row, at):
        if phrase in words.calls:
            found.append((words.calls[phrase], length))
        if phrase in words.ways:
            number = words.numbers.get(row[at + length]) if at + length < len(row) else None
            if number is not None:
                found.append((bid(number, words.ways[phrase]), length + 1))
    if (number := words.numbers.get(row[at])) is not None:
        found += [
            (bid(number, words.ways[phrase]), length + 1)
            for phrase, length in _phrases(row, at + 1)
            if phrase in words.ways
        ]
        if _plain_numbers(game):
            found.append((bid(number, Way.UP), 1))
    return ((call, length) for call, length in found if call in known)


def _phrases(row: Sequence[str], at: int) -> Iterator[tuple[str, int]]:
    for length in range(min(_LONGEST_PHRASE, len(row) - at), 0, -1):
        yield " ".join(row[at : at + length]), length


def _plain_numbers(game: Game) -> bool:
    """Whether a number alone is a bid (plain-number-is-high, G27)."""
    from tutor.rules.rulebook import RULES

    return game.id in RULES[_PLAIN_NUMBER].games


def _fault(typed: Sequence[str], row: Sequence[str], game: Game, words: _Words) -> CallError:
    """What is wrong with a row: its first word that no reading comes past."""
    reached = {0}
    for at in range(len(row)):
        if at in reached:
            reached |= {at + length for _, length in _calls_at(row, at, game, words)}
    at = max(reached - {len(row)})
    shape = "".join(_shape(word, words) for word in _merged(row, words))
    bids = game.family.bidding is not None and any(call.is_bid for call in game.family.bidding.calls)
    if bids and re.search("oN?t|tN?o", shape) and "?" not in shape:
        return CallError("order-in-no-trump", " ".join(typed), game)
    alone = at + 1 == len(row) or row[at + 1] in words.numbers or row[at + 1] in words.calls
    if bids and alone and row[at] in words.numbers:
        return CallError("bare-number", typed[at], game)
    return CallError("no-call", typed[at], game)


def _merged(row: Sequence[str], words: _Words) -> Iterator[str]:
    """The row with phrases of several words as one."""
    at = 0
    while at < len(row):
        known = (words.calls, words.ways, words.numbers)
        phrase, length = next(
            ((p, n) for p, n in _phrases(row, at) if any(p in each for each in known)), (row[at], 1)
        )
        yield phrase
        at += length


def _shape(word: str, words: _Words) -> str:
    if word in words.ways:
        return "t" if words.ways[word] is Way.NT else "o"
    if word in words.numbers:
        return "N"
    return "c" if word in words.calls else "?"

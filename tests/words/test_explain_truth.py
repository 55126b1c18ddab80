"""Every sentence of an explanation is true of its position: read back from the English text, and looked up.

A sentence that no row knows fails too, so that nothing is said that has not been checked.
"""

# A table is read best with one row a line.
# ruff: noqa: E501
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tutor.puzzles.puzzle import Puzzle, Verdict
from tutor.rules.cards import ALL_CARDS, Card, Order, Seat, Suit, card, parse_seat
from tutor.rules.trick import Trick, TrickLaw, legal, winning_place
from tutor.words.catalog import catalog
from tutor.words.explain import verdict_text
from tutor.words.voice import Voice

from .test_explain import CASES, judged, sentences

VOICE = Voice(catalog("en"), Seat.S)
CARDS = {VOICE.card(c): c for c in ALL_CARDS}
SUITS = {VOICE.suit(s): s for s in Suit}
SEATS = {VOICE.seat(s): s for s in Seat}
C = r"the (?:\w+ of \w+|big joker|little joker)"
CS = rf"{C}(?:(?:, | and | or ){C})*"
S = "spades|hearts|diamonds|clubs"
P = "|".join(map(re.escape, SEATS))
COUNTED = [
    "none",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]


class Facts(NamedTuple):
    """A position as the sentences speak of it."""

    puzzle: Puzzle[Any]
    verdict: Verdict
    trick: Trick
    """With the card that takes it, where a card was asked for."""
    law: TrickLaw
    hand: tuple[Card, ...]

    @property
    def plays(self) -> tuple[Card, ...]:
        """What lay on the table when the question was asked."""
        return self.puzzle.position.trick.cards  # type: ignore[no-any-return]

    @property
    def led(self) -> Suit | None:
        return self.law.led(self.plays)

    @property
    def best(self) -> Card:
        place = winning_place(self.trick.cards, self.law)
        assert place is not None
        return self.trick.cards[place]

    @property
    def best_before(self) -> Card:
        place = winning_place(self.plays, self.law)
        assert place is not None
        return self.plays[place]

    @property
    def winner(self) -> Seat:
        return self.trick.seat_of(self.trick.cards.index(self.best))

    @property
    def trumps(self) -> list[Card]:
        return [c for c in self.trick.cards if self.law.is_trump(c)]

    @property
    def chosen(self) -> Card:
        """The card that was answered with, of whoever was named."""
        code = self.verdict.given[0]
        if code in ("N", "E", "S", "W"):
            return self.trick.cards[(parse_seat(code) - self.trick.leader) % 4]
        return card(code)

    @property
    def given(self) -> set[Card]:
        return {card(code) for code in self.verdict.given}

    @property
    def may(self) -> tuple[Card, ...]:
        return legal(self.hand, self.plays, self.law).legal

    @property
    def following(self) -> list[Card]:
        return [c for c in self.hand if self.led is not None and self.law.follows_as(c) == self.led]


def cards(text: str) -> list[Card]:
    return [CARDS[name] for name in re.findall(C, text)]


def a_suit(text: str) -> Suit:
    return SUITS[text.lower()]


def a_seat(text: str) -> Seat:
    return next(seat for name, seat in SEATS.items() if name.lower() == text.lower())


Check = Callable[..., bool]

# A sentence, and whether it is true: the facts, then what the groups caught.
KNOWN: list[tuple[str, Check]] = [
    (r"(?:Not quite|Almost)\.", lambda f: not f.verdict.correct),
    # What decided.
    (rf"You take the trick with ({C})\.", lambda f, c: f.winner is Seat.S and f.best is CARDS[c] and f.trick.complete),
    (rf"({P}) takes the trick with ({C})\.",
     lambda f, p, c: f.winner is a_seat(p) and f.best is CARDS[c] and f.trick.complete),
    (rf"You are winning so far, with ({C})\.",
     lambda f, c: f.winner is Seat.S and f.best is CARDS[c] and not f.trick.complete),
    (rf"({P}) is winning so far, with ({C})\.",
     lambda f, p, c: f.winner is a_seat(p) and f.best is CARDS[c] and not f.trick.complete),
    (rf"You took the trick with ({C}), so you lead\.", lambda f, c: f.winner is Seat.S and f.best is CARDS[c]),
    (rf"({P}) took the trick with ({C}), and so leads\.",
     lambda f, p, c: f.winner is a_seat(p) and f.best is CARDS[c]),
    (rf"You take it with ({CS})\.", lambda f, c: {x.code for x in cards(c)} == set(f.puzzle.solution.answer)),
    # Why it wins.
    (rf"({S}) were led, so only ({S}) can win\.",
     lambda f, a, b: f.led is a_suit(a) is a_suit(b) and not f.trumps and f.law.trump is None),
    (rf"({S}) were led and nobody played a trump, so only ({S}) can win\.",
     lambda f, a, b: f.led is a_suit(a) is a_suit(b) and not f.trumps and f.law.trump is not None),
    (rf"Only ({S}) were played, so the strongest of them takes it\.",
     lambda f, a: {c.suit for c in f.trick.cards} == {a_suit(a)}),
    (rf"In no trump a joker never wins, and ({S}) were led: only ({S}) can win\.",
     lambda f, a, b: f.law.trump is None and f.led is a_suit(a) is a_suit(b) and any(c.is_joker for c in f.trick.cards)),
    (r"In no trump a joker sets no suit and never wins\.", lambda f: f.law.trump is None and f.plays[0].is_joker),
    (rf"({S}) came first after it, so only ({S}) can win\.",
     lambda f, a, b: f.plays[0].is_joker and f.led is a_suit(a) is a_suit(b)),
    (rf"({S}) are trumps, and a trump beats every other suit\.",
     lambda f, a: f.law.trump is a_suit(a) and len(f.trumps) == 1 and f.led is not f.law.trump),
    (rf"({S}) are trumps\.", lambda f, a: f.law.trump is a_suit(a)),
    (r"Several were played, and the highest trump takes it\.",
     lambda f: len(f.trumps) > 1 and f.law.order is Order.HIGH),
    (r"Several were played, and the strongest takes it\.",
     lambda f: len(f.trumps) > 1 and f.law.order is Order.LOW),
    (rf"({S}) are trumps and were led, so the highest trump takes it\.",
     lambda f, a: f.law.trump is f.led is a_suit(a) and f.law.order is Order.HIGH),
    (rf"({S}) are trumps and were led, so the strongest trump takes it\.",
     lambda f, a: f.law.trump is f.led is a_suit(a) and f.law.order is Order.LOW),
    (rf"({S}) are trumps, and a joker is a trump above even the ace\.",
     lambda f, a: f.law.trump is a_suit(a) and f.best.is_joker),
    (r"The jokers are the highest trumps, and the big one beats the little one\.",
     lambda f: f.best.code == "BJ" and f.law.trump is not None and any(c.code == "LJ" for c in f.trick.cards)),
    (r"Low cards win here: the ace is best, then the 2, the 3 and so on\.",
     lambda f: f.law.order is Order.LOW and not f.law.low_ace_bad),
    (r"Low cards win here: the 2 is best, then the 3 and so on; the ace is weakest\.",
     lambda f: f.law.order is Order.LOW and f.law.low_ace_bad),
    (r"Whoever takes a trick leads to the next\.", lambda f: f.puzzle.kind.id == "leader"),
    # What may be played, and why.
    (r"You are on lead\.", lambda f: not f.plays),
    (r"A joker was led, and a joker is a trump\.", lambda f: f.plays[0].is_joker and f.law.trump is not None),
    (rf"A joker was led, and after it ({S}) came first\.",
     lambda f, a: f.plays[0].is_joker and f.law.trump is None and f.led is a_suit(a)),
    (r"Only jokers have been played so far\.", lambda f: all(c.is_joker for c in f.plays) and f.law.trump is None),
    (rf"({P}) led ({S}), and you have ({S})\.",
     lambda f, p, a, b: f.trick.leader is a_seat(p) and f.led is a_suit(a) and any(c.suit is a_suit(b) for c in f.following)),
    (rf"({P}) led ({S}), and you have none\.",
     lambda f, p, a: f.trick.leader is a_seat(p) and f.led is a_suit(a) and not f.following),
    (rf"({P}) led ({S}), and you have a joker, which is a trump\.",
     lambda f, p, a: f.led is a_suit(a) is f.law.trump and all(c.is_joker for c in f.following)),
    (r"You may play any card\.", lambda f: set(f.may) == set(f.hand)),
    (rf"You may play ({CS})\.", lambda f, c: cards(c) == list(f.may) and len(f.may) > 1 and set(f.may) != set(f.hand)),
    (rf"You must play ({C})\.", lambda f, c: list(f.may) == [CARDS[c]]),
    (r"If you have the suit, you must follow it\.", lambda f: bool(f.following)),
    (r"If you have the suit, you must follow it, and a joker belongs to the trumps\.",
     lambda f: f.led is f.law.trump and any(c.is_joker for c in f.following)),
    (r"If you have a trump, you must play one; the other joker counts too\.",
     lambda f: f.plays[0].is_joker and f.law.trump is not None and bool(f.following)),
    (r"In no trump a joker may be played only when you have none of the suit\.",
     lambda f: f.law.trump is None and not f.law.nt_joker_any_time),
    (r"At this table a joker may be played at any time when there are no trumps\.",
     lambda f: f.law.trump is None and f.law.nt_joker_any_time and any(c.is_joker for c in f.may)),
    (rf"A joker is a trump here, so it does not follow ({S})\.",
     lambda f, a: f.law.trump is not None and f.led is a_suit(a) is not f.law.trump),
    (r"Without the suit you may play anything\.", lambda f: not f.following),
    (r"Without the suit you may play anything: trump if you like, but you need not\.",
     lambda f: not f.following and any(f.law.is_trump(c) for c in f.hand)),
    (r"Whoever leads may play any card\.", lambda f: not f.plays and f.law.trump is None),
    (r"Whoever leads may play any card, trumps too\.", lambda f: not f.plays and f.law.trump is not None),
    (r"In no trump a joker sets no suit, so there is nothing to follow yet\.",
     lambda f: f.law.trump is None and f.led is None),
    (r"At this table a joker is led only when nothing else is left\.", lambda f: f.law.nt_joker_lead_last),
    (r"At this table you must throw a joker when you cannot follow suit\.",
     lambda f: f.law.nt_joker_shed_must and not f.following),
    # The learner's own mistake, in a trick.
    (r"You chose the (last|first) trump, but the strongest one counts\.",
     lambda f, w: f.chosen is f.trumps[-1 if w == "last" else 0] and f.best in f.trumps and f.chosen is not f.best),
    (rf"You chose ({C}), which is worth nothing here\.",
     lambda f, c: f.chosen is CARDS[c] and f.chosen.is_joker and f.law.trump is None),
    (r"You chose the little joker, but the big one beats it\.",
     lambda f: f.chosen.code == "LJ" and f.best.code == "BJ"),
    (r"You left the joker out, but it is a trump\.", lambda f: f.best.is_joker and f.law.trump is not None),
    (rf"You chose ({C}), as if high cards won\.", lambda f, c: f.chosen is CARDS[c] and f.law.order is Order.LOW),
    (rf"You chose ({C}), as if the ace stood at the other end\.",
     lambda f, c: f.chosen is CARDS[c] and f.law.order is Order.LOW and any(x.rank == 14 for x in f.trick.cards)),
    (rf"You chose ({C}), but red and black are not suits: each has two\.", lambda f, c: f.chosen is CARDS[c]),
    (rf"You chose ({C}), but the 10 stands between the 9 and the jack\.",
     lambda f, c: f.chosen is CARDS[c] and any(x.rank == 10 for x in f.trick.cards)),
    (rf"You chose ({C}), but an ace wins only in its own suit\.", lambda f, c: CARDS[c].rank == 14 and f.chosen is CARDS[c]),
    (r"You chose the first card, but leading does not win the trick by itself\.", lambda f: f.chosen is f.trick.cards[0]),
    (rf"You chose ({C}), highest only in ({S})\.",
     lambda f, c, a: f.chosen is CARDS[c] and f.chosen.suit is a_suit(a) and f.law.order is Order.HIGH
     and f.law.follows_as(f.best) is not f.chosen.suit
     and f.chosen.rank >= max(x.rank for x in f.plays if x.suit in (f.chosen.suit, None) and not x.is_joker)
     if any(x.suit is a_suit(a) for x in f.plays) else f.chosen is CARDS[c]),
    (rf"You chose ({C}), but ({S}) cannot win here\.",
     lambda f, c, a: f.chosen is CARDS[c] and f.chosen.suit is a_suit(a) and a_suit(a) not in (f.led, f.law.trump)),
    (rf"You chose ({C}), but ({C}) beats it\.",
     lambda f, c, b: f.chosen is CARDS[c] and CARDS[b] in (f.best, f.best_before) and f.law.beats(CARDS[b], f.chosen, f.led)),
    (r"You chose the one who led last time, but the lead goes to the winner\.",
     lambda f: f.verdict.given == (f.trick.leader.code,) and f.trick.leader is not f.winner),
    (r"You let the lead pass to the left, but it goes to the winner\.",
     lambda f: f.verdict.given == (f.trick.leader.left.code,)),
    (r"You chose the one who played last, but the lead goes to the winner\.",
     lambda f: f.verdict.given == (f.trick.seat_of(3).code,)),
    # The learner's own mistake, among cards.
    (rf"You kept to the cards that beat ({C}), but you never have to beat anything\.",
     lambda f, c: f.best_before is CARDS[c] and all(f.law.beats(x, CARDS[c], f.led) for x in f.given)),
    (r"You kept to the trumps, but you never have to trump\.",
     lambda f: all(f.law.is_trump(c) for c in f.given) and not f.following),
    (r"You left out the trumps, but you may trump when you have none of the suit\.",
     lambda f: not f.following and not any(f.law.is_trump(c) for c in f.given) and any(f.law.is_trump(c) for c in f.hand)),
    (r"You counted the trumps in too soon: the suit comes first\.",
     lambda f: any(f.law.is_trump(c) for c in f.given - set(f.may))),
    (r"You left out the trumps, but they may be led at any time\.",
     lambda f: not f.plays and not any(f.law.is_trump(c) for c in f.given) and any(f.law.is_trump(c) for c in f.hand)),
    (r"You went by the colour, but red and black are not suits: each has two\.", lambda f: f.given != set(f.may)),
    (r"You counted a joker in, but a joker is not free to play at any time\.",
     lambda f: any(c.is_joker for c in f.given - set(f.may))),
    (r"You forgot that a joker is a trump\.",
     lambda f: f.law.trump is not None and any(c.is_joker for c in (*f.hand, *f.plays))),
    (r"You threw a joker at once, but you may keep it back\.",
     lambda f: all(c.is_joker for c in f.given) and len(f.may) > len(f.given)),
    (r"You kept to the best card of the suit, but any card of it will do\.",
     lambda f: len(f.given) == 1 < len(f.following) and not any(f.law.beats(c, f.chosen, f.led) for c in f.following)),
    (r"You chose every card, but the suit has to be followed\.", lambda f: f.given == set(f.hand) and bool(f.following)),
    (rf"You counted in ({C}), but the suit has to be followed\.",
     lambda f, c: CARDS[c.lower()] in f.given - set(f.may) and bool(f.following)),
    (rf"({C}) must wait: you have ({CS})\.",
     lambda f, c, h: CARDS[c.lower()] in f.given - set(f.may) and cards(h) == list(f.law.sort(f.following))),
    (rf"({C}) must wait: you have ({S})\.",
     lambda f, c, a: CARDS[c.lower()] in f.given - set(f.may) and f.led is a_suit(a) and len(f.following) > 2),
    (rf"({C}) must wait: in no trump it may be played only when you have none of the suit, and you have ({CS}|{S})\.",
     lambda f, c, h: CARDS[c.lower()].is_joker and f.law.trump is None and bool(f.following)),
    (rf"({C}) must wait: at this table ({CS}) must be thrown first\.",
     lambda f, c, j: f.law.nt_joker_shed_must and CARDS[c.lower()] in f.given and all(x.is_joker for x in cards(j))),
    (rf"({C}) must wait: at this table a joker is led only when nothing else is left\.",
     lambda f, c: f.law.nt_joker_lead_last and CARDS[c.lower()].is_joker and not f.plays),
    (rf"You left out ({CS}), which may be played too\.",
     lambda f, c: f.given <= set(f.may) and set(cards(c)) == set(f.may) - f.given),
    (
        rf"You left out ({'|'.join(COUNTED)}) cards that may be played too\.",
        lambda f, n: COUNTED.index(n) == len(set(f.may) - f.given) > 3,
    ),
    # The change: proved in tests/puzzles/test_counterfactual.py; here only whether it fits the trick.
    (rf"With ({C}) (you|{P}) would have taken it\.", lambda f, c, p: f.trick.complete),
    (rf"With ({C}) (you|{P}) would be winning\.", lambda f, c, p: not f.trick.complete),
    (rf"Against ({C}) ({C}) would have won\.", lambda f, c, own: f.trick.complete),
    (rf"Against ({C}) ({C}) would be winning\.", lambda f, c, own: not f.trick.complete),
    (rf"Against ({C}) it would have won\.", lambda f, c: f.trick.complete),
    (rf"Against ({C}) it would be winning\.", lambda f, c: not f.trick.complete),
    (r"Against weaker cards it would have won\.", lambda f: f.chosen in f.may),
    (r"Without trumps you would have been right\.", lambda f: f.law.trump is not None),
    (rf"With ({S}) as trumps you would have been right\.", lambda f, a: f.law.trump is not a_suit(a)),
    (r"Had (high|low) cards won, you would have been right\.", lambda f, o: f.law.order.code != o),
    (rf"Had ({C}) been led, you would have been right\.", lambda f, c: CARDS[c] not in f.plays),
    (r"Had you been on lead, you would have been right\.", lambda f: bool(f.plays)),
    (rf"Without ({CS}) you would have been right\.", lambda f, c: set(cards(c)) <= set(f.hand)),
    (rf"Without ({CS}) it would have been allowed\.", lambda f, c: set(cards(c)) == set(f.following)),
    (rf"Without ({S})(?:(?:, | and )({CS}))? it would have been allowed\.",
     lambda f, a, j: f.led is a_suit(a) and cards(j or "") == [c for c in f.following if c.is_joker]),
    (r"With the rest too you would have been right\.", lambda f: f.given < set(f.may)),
]  # fmt: skip


def facts(puzzle: Puzzle[Any], verdict: Verdict) -> Facts:
    position = puzzle.position
    hand = getattr(position, "hand", ())
    trick = position.trick
    if puzzle.kind.id == "winning-card":
        trick = Trick(trick.leader, (*trick.cards, card(puzzle.solution.answer[0])))
    return Facts(puzzle, verdict, trick, position.law, hand)


def untrue(found: Facts, sentence: str) -> str | None:
    """What is wrong with one sentence."""
    seen = False
    for pattern, holds in KNOWN:
        match = re.fullmatch(pattern, sentence, re.IGNORECASE)
        if match:
            seen = True
            if holds(found, *match.groups()):
                return None
    return "not true" if seen else "not known here"


# What is said of these is read back in test_card_truth and test_ending_truth.
ELSEWHERE = {"convention", "best-card"}


@pytest.mark.parametrize(("kind", "row"), [case for case in CASES if case[0] not in ELSEWHERE])
def test_every_sentence_is_true_of_its_position(kind: str, row: int) -> None:
    wrong: dict[str, str] = {}
    for puzzle, verdict in judged(kind, row):
        if not hasattr(puzzle.position, "trick"):
            continue  # who leads after the deal: the dealer and nothing else
        found = facts(puzzle, verdict)
        for sentence in sentences(verdict_text(VOICE, puzzle, verdict)):
            if fault := untrue(found, sentence):
                wrong.setdefault(sentence, f"{fault}: {puzzle.code} {verdict.given}")
    assert not wrong

"""What is said of orders, counts, voids and conventions is true: read back from the English text, and looked up.

A sentence that no row knows fails too. What would have been right is proved in ``tests/puzzles/test_card_kinds``.
"""

# A table is read best with one row a line.
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from oracle import brute as tricks
from puzzles.test_card_kinds import CASES, believed, made

from puzzles import brute_cards as brute
from tutor.puzzles.puzzle import Puzzle, Verdict
from tutor.rules.cards import ALL_CARDS, Seat, Suit
from tutor.words.catalog import catalog
from tutor.words.explain import decided, own_mistake, rule
from tutor.words.voice import Voice

VOICE = Voice(catalog("en"), Seat.S)
NAMES = {VOICE.card(c): c.code for c in ALL_CARDS}
SUITS = {VOICE.suit(s): s.code for s in Suit}
SEATS = {VOICE.seat(s): s.code for s in Seat}
C = r"the (?:\w+ of \w+|big joker|little joker)"
CS = rf"{C}(?:(?:, | and | or ){C})*"
S = "spades|hearts|diamonds|clubs"
SS = rf"(?:{S})(?:(?:, | and )(?:{S}))*"
P = "|".join(map(re.escape, SEATS))
N = r"\d+"


class Facts(NamedTuple):
    """A position as JSON, and what was answered."""

    puzzle: Puzzle[Any]
    verdict: Verdict
    data: dict[str, Any]

    @property
    def house(self) -> dict[str, str]:
        return dict(self.puzzle.house)

    @property
    def jokers(self) -> bool:
        return self.puzzle.game.family.has_jokers

    @property
    def answer(self) -> tuple[str, ...]:
        return self.puzzle.solution.answer

    @property
    def given(self) -> tuple[str, ...]:
        return self.verdict.given

    @property
    def low(self) -> bool:
        return brute.order_of(self.data) == "low"

    @property
    def ask(self) -> str:
        return str(self.data.get("ask"))

    @property
    def trump(self) -> str:
        return str(self.data["trump"])

    def trumps(self, cards: list[str]) -> int:
        return sum(tricks.belongs(c, self.trump, self.trump) for c in cards)

    @property
    def taken(self) -> int:
        return brute.taken(self.data, self.house) + brute.kitty(self.data)

    @property
    def held(self) -> list[str]:
        """A convention's suit in hand, highest first."""
        suit = self.data["plays"][0][0] if self.data["plays"] else self.answer[0][0]
        return brute.by_strength([c for c in self.data["hand"] if c[0] == suit], "high", {})

    @property
    def on_table(self) -> list[str]:
        return self.data["plays"].split(":")[1].split() if self.data["plays"] else []


def cards(text: str) -> list[str]:
    return [NAMES[name] for name in re.findall(C, text)]


def suits(text: str) -> list[str]:
    return [SUITS[name.lower()] for name in re.findall(S, text, re.IGNORECASE)]


def figure(f: Facts, n: str) -> bool:
    return f.given == (n,)


def chosen(f: Facts, c: str) -> bool:
    return [NAMES[c]] == list(f.given)


def played_on(f: Facts, seat: str, c: str, suit: str, n: str) -> bool:
    trick = brute.plays_of(f.data)[int(n) - 1]
    place = [who for who, _ in trick].index(SEATS[seat.lower()])
    asked = tricks.suit_asked([x for _, x in trick[:place]], f.trump)
    return trick[place][1] == NAMES[c] and asked == SUITS[suit] and SEATS[seat.lower()] == f.data["seat"]


def team(f: Facts) -> str:
    return "you" if f.data["seat"] in "NS" else "they"


def sum_of_tricks(f: Facts, who: str, need: str, again: str, have: str, aim: str) -> bool:
    return (
        who.lower() == again == team(f)
        and (int(need), int(have), int(aim)) == (int(f.answer[0]), f.taken, brute.aim(f.data))
        and int(need) > 0
    )


Check = Callable[..., bool]
KNOWN: list[tuple[str, Check]] = [
    # Order
    (rf"The order is ({CS})\.", lambda f, c: cards(c) == list(f.answer)),
    (r"The ace is highest, then king, queen, jack, 10 and so on down to the 2\.", lambda f: not f.low),
    (
        r"Low cards win here: the ace is best, then the 2, the 3 and so on\.",
        lambda f: f.low and f.house.get("low-ace") != "bad",
    ),
    (
        r"Low cards win here: the 2 is best, then the 3 and so on; the ace is weakest\.",
        lambda f: f.low and f.house.get("low-ace") == "bad",
    ),
    (
        r"The jokers are the highest trumps, and the big one beats the little one\.",
        lambda f: f.jokers and f.trump != "none",
    ),
    (
        rf"({S}) are trumps, and a joker is a trump above even the ace\.",
        lambda f, s: suits(s) == [f.trump] and f.jokers,
    ),
    (r"You went by the high order, but here low cards win\.", lambda f: f.low),
    (r"You put the ace at the other end\.", lambda f: f.low and any(c[1] == "A" for c in f.answer)),
    (r"You counted the ace as a one, but it is the highest\.", lambda f: not f.low and f.given[-1][1] == "A"),
    (
        r"You misplaced the 10, which stands between the 9 and the jack\.",
        lambda f: [c for c in f.given if c[1] != "T"] == [c for c in f.answer if c[1] != "T"],
    ),
    (r"You put the little joker above the big one\.", lambda f: f.given.index("LJ") < f.given.index("BJ")),
    (
        r"You put the joker below the other trumps, but it stands above them\.",
        lambda f: f.given[-1] in ("LJ", "BJ"),
    ),
    (r"You mixed up the queen and the jack\.", lambda f: {"Q", "J"} <= {c[1] for c in f.answer}),
    (r"You began with the weakest card\.", lambda f: f.given == f.answer[::-1]),
    (
        rf"You put ({C}) above ({C})\.",
        lambda f, a, b: (
            f.given.index(NAMES[a]) < f.given.index(NAMES[b])
            and f.answer.index(NAMES[a]) > f.answer.index(NAMES[b])
        ),
    ),
    # Count
    (
        rf"Of ({N}) trumps you hold ({N}), and ({N}) have been played: that leaves ({N})\.",
        lambda f, a, b, c, d: (
            (int(a), int(b), int(c))
            == (13 + 2 * f.jokers, f.trumps(f.data["hand"]), f.trumps(brute.played(f.data)))
            and f.answer == (d,)
        ),
    ),
    (
        rf"Of ({N}) trumps you hold ({N}), and none has been played: that leaves ({N})\.",
        lambda f, a, b, d: (
            (int(a), int(b), 0)
            == (13 + 2 * f.jokers, f.trumps(f.data["hand"]), f.trumps(brute.played(f.data)))
            and f.answer == (d,)
        ),
    ),
    (r"There are fifteen trumps: thirteen of the suit and both jokers\.", lambda f: f.jokers),
    (r"There are thirteen trumps, one for each rank\.", lambda f: not f.jokers),
    (
        rf"(You|They) need ({N}) more: (you|they) have ({N}) with the kitty and aim at ({N})\.",
        lambda f, *w: sum_of_tricks(f, *w) and brute.kitty(f.data) == 1,
    ),
    (
        rf"(You|They) need ({N}) more: (you|they) have ({N}) and aim at ({N})\.",
        lambda f, *w: sum_of_tricks(f, *w) and brute.kitty(f.data) == 0,
    ),
    (
        rf"(You|They) need no more: (you|they) have ({N}) and aim at ({N})\.",
        lambda f, a, b, have, aim: (
            a.lower() == b == team(f)
            and (int(have), int(aim)) == (f.taken, brute.aim(f.data))
            and f.answer == ("0",)
        ),
    ),
    (r"A point takes more than half of the thirteen tricks: seven\.", lambda f: f.data["contract"] is None),
    (
        r"A bid promises that many tricks over six, and the kitty counts as one of them\.",
        lambda f: brute.kitty(f.data) == 1,
    ),
    (r"A grand promises at least seven of the thirteen tricks\.", lambda f: f.data["contract"] == "grand"),
    (
        rf"You counted ({N}), but the trumps in hand are not out\.",
        lambda f, n: figure(f, n) and f.trumps(f.data["hand"]) > 0,
    ),
    (
        rf"You counted ({N}), but this trick's cards have been played too\.",
        lambda f, n: figure(f, n) and f.trumps(f.on_table) > 0,
    ),
    (rf"You counted ({N}), but the jokers are trumps too\.", lambda f, n: figure(f, n) and f.jokers),
    (
        r"You counted from thirteen, but the two jokers are trumps too\.",
        lambda f: f.jokers and int(f.answer[0]) - int(f.given[0]) == 2,
    ),
    (
        rf"You counted ({N}), but trumps fell in other suits' tricks too\.",
        lambda f, n: figure(f, n) and int(n) > int(f.answer[0]),
    ),
    (
        rf"You counted ({N}), but some have been played\.",
        lambda f, n: figure(f, n) and f.trumps(brute.played(f.data)) > 0,
    ),
    (
        rf"You counted ({N}), but the kitty is a trick already\.",
        lambda f, n: figure(f, n) and brute.kitty(f.data) == 1 and int(n) - int(f.answer[0]) == 1,
    ),
    (
        rf"You counted ({N}), but a bid promises that many over six\.",
        lambda f, n: figure(f, n) and brute.kitty(f.data) == 1,
    ),
    (
        rf"You counted ({N}), but six of thirteen are not enough\.",
        lambda f, n: figure(f, n) and int(f.answer[0]) - int(n) == 1,
    ),
    (
        rf"You counted ({N}), but both partners' tricks count\.",
        lambda f, n: figure(f, n) and int(n) > int(f.answer[0]),
    ),
    (
        rf"You counted ({N}), but nobody has taken this trick yet\.",
        lambda f, n: figure(f, n) and 0 < len(f.on_table) < 4,
    ),
    (
        rf"You counted ({N}), but that goes by the other team's tricks\.",
        lambda f, n: figure(f, n) and f.ask == "tricks-needed",
    ),
    (r"You gave the tricks taken, not those needed\.", lambda f: f.given == (str(f.taken),)),
    (rf"You counted ({N}), too many\.", lambda f, n: figure(f, n) and int(n) > int(f.answer[0])),
    (rf"You counted ({N}), too few\.", lambda f, n: figure(f, n) and int(n) < int(f.answer[0])),
    # Memory
    (
        rf"({P}) has followed suit every time\.",
        lambda f, p: SEATS[p.lower()] == f.data["seat"] and f.answer == ("none",),
    ),
    (rf"({P}) played ({C}) on ({S}) in trick ({N})\.", played_on),
    (
        r"Who does not follow a suit has none of it left, for the rest of the deal\.",
        lambda f: f.ask == "voids",
    ),
    (rf"It is ({CS})\.", lambda f, c: set(cards(c)) == set(f.answer)),
    (
        r"You counted the joker as not following, but it is a trump\.",
        lambda f: f.jokers and f.trump in f.given and f.trump not in f.answer,
    ),
    (
        r"You counted the trumps too, but a trump on a trump lead only follows\.",
        lambda f: f.trump in f.given and f.trump not in f.answer,
    ),
    (r"You went by the suit thrown, but what has run out is the suit led\.", lambda f: f.answer != ("none",)),
    (
        r"You went by the ruffs, but a card thrown shows as much\.",
        lambda f: set(f.given) - {"none"} < set(f.answer),
    ),
    (
        r"You went by the cards thrown, but a ruff shows as much\.",
        lambda f: set(f.given) - {"none"} < set(f.answer),
    ),
    (
        r"You remembered the last one, but there was another before it\.",
        lambda f: set(f.given) < set(f.answer),
    ),
    (r"You saw nothing in that\.", lambda f: f.given == ("none",)),
    (
        rf"You named ({SS}), but nothing has shown that\.",
        lambda f, s: set(suits(s)) == set(f.given) - set(f.answer),
    ),
    (rf"You left out ({SS})\.", lambda f, s: set(suits(s)) == set(f.answer) - set(f.given)),
    (rf"You chose ({C}), which lies on the table\.", lambda f, c: chosen(f, c) and NAMES[c] in f.on_table),
    (
        rf"You chose ({C}), which was played when another suit was led\.",
        lambda f, c: chosen(f, c) and NAMES[c] in brute.played(f.data),
    ),
    (
        rf"You chose ({C}), but a joker is a trump above it\.",
        lambda f, c: chosen(f, c) and f.answer[0] in ("LJ", "BJ"),
    ),
    (rf"You chose ({C}), as if high cards won\.", lambda f, c: chosen(f, c) and f.low),
    (rf"You chose ({C}), which is in hand\.", lambda f, c: chosen(f, c) and NAMES[c] in f.data["hand"]),
    (
        rf"You chose ({C}), which has been played\.",
        lambda f, c: chosen(f, c) and NAMES[c] in brute.played(f.data),
    ),
    (
        rf"You chose ({C}), which is of another suit\.",
        lambda f, c: (
            chosen(f, c) and not tricks.belongs(NAMES[c], f.data.get("suit") or f.answer[0][0], f.trump)
        ),
    ),
    (
        rf"You chose ({C}), but ({C}) is stronger and still out\.",
        lambda f, c, b: (
            chosen(f, c)
            and (NAMES[b],) == f.answer
            and brute.by_strength([NAMES[c], NAMES[b]], brute.order_of(f.data), f.house)[0] == NAMES[b]
        ),
    ),
    # Convention
    (
        rf"The longest suit is ({S}), and the fourth highest there is ({C})\.",
        lambda f, s, c: suits(s) == [f.answer[0][0]] and (NAMES[c],) == f.answer and f.held[3] == NAMES[c],
    ),
    (rf"First ({C}), then ({C})\.", lambda f, a, b: [NAMES[a], NAMES[b]] == f.held),
    (
        r"Many partners agree to lead the fourth-highest card of their longest suit\.",
        lambda f: f.ask == "fourth-highest",
    ),
    (
        r"Play a high card and then a low one in a suit, and your partner knows you had just those two\.",
        lambda f: f.ask == "high-low",
    ),
    (
        r"Second to play, play low: your partner comes last and sees what is needed\.",
        lambda f: f.ask == "second-low",
    ),
    (
        r"Third to play, play high; cards next to each other are worth the same\.",
        lambda f: f.ask == "third-high" and len(f.answer) > 1,
    ),
    (
        r"Third to play, play high: your side has no other chance in the trick\.",
        lambda f: f.ask == "third-high" and len(f.answer) == 1,
    ),
    (rf"You chose ({C}), the fourth from the bottom\.", lambda f, c: chosen(f, c) and f.held[-4] == NAMES[c]),
    (rf"You chose ({C}), the highest of the suit\.", lambda f, c: chosen(f, c) and f.held[0] == NAMES[c]),
    (rf"You chose ({C}), the lowest of the suit\.", lambda f, c: chosen(f, c) and f.held[-1] == NAMES[c]),
    (rf"You chose ({C}), but length comes before strength\.", lambda f, c: chosen(f, c)),
    (
        rf"You chose ({C}), but low and then high does not show two\.",
        lambda f, c: chosen(f, c) and f.held[-1] == NAMES[c],
    ),
    (
        rf"You chose ({C}), but your partner is still to play, so there is no hurry\.",
        lambda f, c: chosen(f, c) and len(f.data["plays"]) == 1,
    ),
    (
        rf"You chose ({C}), but second to play you need not beat a low card\.",
        lambda f, c: chosen(f, c) and len(f.data["plays"]) == 1,
    ),
    (
        rf"You chose ({C}), and that lets the last player take the trick cheaply\.",
        lambda f, c: chosen(f, c) and len(f.data["plays"]) == 2,
    ),
    (
        rf"You chose ({C}), but the last player may beat it\.",
        lambda f, c: chosen(f, c) and len(f.data["plays"]) == 2,
    ),
    (rf"You chose ({C}), which says something else\.", lambda f, c: chosen(f, c) and NAMES[c] in f.held),
    (
        rf"(?:You have|The) .*({S}).*",
        lambda f, s: (
            f.ask != "fourth-highest"
            and tricks.rule_broken(f.given[0], f.data["hand"], f.data["plays"], f.trump, {}) is not None
        ),
    ),
    (
        r"If you have the suit, you must follow it\.",
        lambda f: tricks.rule_broken(f.given[0], f.data["hand"], f.data["plays"], f.trump, {}) is not None,
    ),
]


def untrue(f: Facts, sentence: str) -> str | None:
    seen = False
    for pattern, holds in KNOWN:
        match = re.fullmatch(pattern, sentence, re.IGNORECASE)
        if match:
            seen = True
            if holds(f, *match.groups()):
                return None
    return "not true" if seen else "not known here"


@pytest.mark.parametrize(("kind", "row"), CASES)
def test_every_sentence_is_true_of_its_position(kind: str, row: int) -> None:
    wrong: dict[str, str] = {}
    for puzzle in made(kind, row)[::2]:
        data = dict(puzzle.kind.data(puzzle.position))
        for given in believed(puzzle):
            verdict = puzzle.check(given)
            f = Facts(puzzle, verdict, data)
            text = f"{decided(VOICE, puzzle)} {rule(VOICE, puzzle)} {own_mistake(VOICE, puzzle, verdict)}"
            for sentence in re.split(r"(?<=[.!?]) ", text):
                if fault := untrue(f, sentence):
                    wrong.setdefault(sentence, f"{fault}: {puzzle.code} {given}")
    assert not wrong

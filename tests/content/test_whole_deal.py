"""The lesson that plays a whole classic deal tells one deal, card by card, and a legal one."""

from __future__ import annotations

import re
from functools import cache

from tutor.content.model import Ask, Lesson, Say
from tutor.data import folder
from tutor.rules.cards import Card, Seat, Team, cards_of, parse_cards
from tutor.rules.deal import Deal, Phase, deal_out
from tutor.rules.games import GAMES

from .lesson_texts import read

TRICKS = (
    ("S", "HA H2 H9 H4"),
    ("S", "HK H3 H5 H6"),
    ("S", "H7 HQ S3 HT"),
    ("N", "DA D6 D2 D4"),
    ("N", "DQ DK D5 D9"),
    ("E", "HJ S4 H8 C2"),
    ("S", "DJ S2 D3 DT"),
    ("W", "C7 C5 CA C3"),
    ("E", "C4 CK CT C8"),
    ("S", "D8 S5 D7 CJ"),
    ("W", "CQ C9 S6 C6"),
    ("E", "SA S9 S8 S7"),
    ("E", "SJ SQ ST SK"),
)
(TURNED,), DEALER = parse_cards("S6"), Seat.E
BEGINS = re.compile(r"\*\*Trick (\d+):\*\*")
CARD = re.compile(r"\{(\w\w)\}")


@cache
def lesson() -> Lesson:
    found, faults = read((folder("lessons") / "classic" / "02-whole-deal.yaml").read_text(encoding="utf-8"))
    assert found is not None
    assert not faults
    return found


@cache
def moments() -> tuple[tuple[tuple[Card, ...], Deal], ...]:
    """Each trick's cards with the deal as it stood before it; last the deal at its end."""
    by_seat: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    tricks = tuple(parse_cards(cards) for _, cards in TRICKS)
    for (leader, _), cards in zip(TRICKS, tricks, strict=True):
        for place, card in enumerate(cards):
            by_seat[Seat[leader].after(place)].append(card)
    by_seat[DEALER].sort(key=lambda card: card == TURNED)
    deck = [by_seat[DEALER.after(1 + place)][n] for n in range(13) for place in range(4)]
    deal = deal_out(GAMES["classic"].house({}), DEALER, deck)
    assert deal.turned == TURNED
    found = []
    for (leader, _), cards in zip(TRICKS, tricks, strict=True):
        assert deal.turn is Seat[leader]
        found.append((cards, deal))
        for card in cards:
            deal = deal.play(card)
    return (*found, ((), deal))


def test_thirteen_legal_tricks_end_seven_to_six() -> None:
    _, end = moments()[-1]
    assert end.phase is Phase.OVER
    assert end.taken == {Team.NS: 7, Team.EW: 6}
    assert end.score().points == {Team.NS: 1, Team.EW: 0}


def test_every_trick_is_told_with_the_cards_that_fell() -> None:
    told = {}
    for step in lesson().steps:
        if isinstance(step, Say):
            for paragraph in step.say.in_language("en").split("\n\n"):
                if begins := BEGINS.match(paragraph):
                    number = int(begins[1])
                    cards = parse_cards(" ".join(CARD.findall(paragraph)))
                    fell = moments()[number - 1][0]
                    own = tuple(dict.fromkeys(c for c in cards if c in fell))
                    assert own == fell[: len(own)], number
                    assert set(cards) <= {*fell, TURNED}, number
                    told[number] = own
    assert list(told) == list(range(1, 13))  # the thirteenth is told as the last card of each


def test_every_question_stands_in_that_deal() -> None:
    asked = [step for step in lesson().steps if isinstance(step, Ask) and "plays" in step.fields]
    for step in asked:
        _, _, plays = str(step.fields["plays"]).rpartition(":")
        cards = parse_cards(plays)
        fell, deal = next((fell, deal) for fell, deal in moments() if cards[0] in fell)
        assert cards == fell[: len(cards)], step.id
        if "hand" in step.fields:
            assert set(parse_cards(str(step.fields["hand"]))) == set(cards_of(deal.held[Seat.S])), step.id
    assert len(asked) >= 8

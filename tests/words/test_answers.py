"""Reading answers in each language: the AN rows of the case list, and every card in every spelling."""

from __future__ import annotations

import itertools
import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.puzzles.generator import sequence
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.puzzles.puzzle import authored
from tutor.rules.cards import DECK52, DECK54, Order, Seat, Suit
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.words.answers import (
    AnswerError,
    command,
    read_cards,
    read_each_card,
    read_number,
    read_order,
    read_seat,
    read_suit,
    read_yes_no,
)
from tutor.words.cards import SIGNS, card_label, card_name, card_sign, rank_letter
from tutor.words.catalog import catalog
from tutor.words.replies import read_answer

LANGS = ("en", "nb", "sv")
NORDIC = ("nb", "sv")


def cards(text: str, lang: str) -> str:
    return " ".join(c.code for c in read_cards(text, lang))


# What is typed, the card, and the languages that read it so.
CARDS = [
    *[(text, "SA", LANGS) for text in (" sA ", "sa", "Sa", "SA")],  # AN01
    *[(text, "HT", LANGS) for text in ("H10", "HT", "h10", "ht", "♥10", "10♥", "♥T")],  # AN02
    *[(text, "SA", LANGS) for text in ("♠A", "A♠", "♠️A", "A ♠", "♤A", "♠︎A")],  # AN05
    *[(text, "HJ", NORDIC) for text in ("HKn", "hkn", "♥Kn", "kn♥")],  # AN07
    ("hjerter knekt", "HJ", ("nb",)),  # AN07
    ("hjärter knekt", "HJ", ("sv",)),  # AN07
    ("KK", "CK", NORDIC),  # AN09
    ("KD", "CQ", NORDIC),
    ("KD", "DK", ("en",)),
    ("RD", "DQ", NORDIC),
    ("SE", "SA", NORDIC),
    ("DT", "DT", LANGS),
    ("AS", "SA", ("en",)),
    ("10h", "HT", ("en",)),
    ("BJ", "BJ", LANGS),  # AN17
    ("bj", "BJ", LANGS),
    ("JB", "BJ", LANGS),
    ("LJ", "LJ", LANGS),
    ("JL", "LJ", LANGS),
    ("the ace of spades", "SA", ("en",)),
    ("ace of spades", "SA", ("en",)),
    ("two of clubs", "C2", ("en",)),
    ("big joker", "BJ", ("en",)),
    ("spar ess", "SA", ("nb",)),
    ("spar es", "SA", ("nb",)),
    ("Hjerter Dame", "HQ", ("nb",)),
    ("hjerterdame", "HQ", ("nb",)),
    ("kløver syv", "C7", ("nb",)),
    ("store joker", "BJ", ("nb",)),
    ("spader äss", "SA", ("sv",)),
    ("spaderess", "SA", ("sv",)),
    ("klöver kung", "CK", ("sv",)),
    ("lilla jokern", "LJ", ("sv",)),
    ("SpE", "SA", NORDIC),
    ("RuK", "DK", NORDIC),
    ("Kl10", "CT", NORDIC),
]


@pytest.mark.parametrize(("text", "code", "langs"), CARDS)
def test_one_card(text, code, langs):
    for lang in langs:
        assert cards(text, lang) == code, lang


NO_CARDS = [
    *[
        (text, LANGS)
        for text in (
            "nothing",
            "has",
            "dash",
            "kanskje",
            "H1",
            "H11",
            "-4",
            "-",
            "s",
            "1",
            "S 1",
            "♠",
            "sax",
            "",
        )
    ],  # AN04
    ("KK", ("en",)),  # AN09
    ("HD", ("en",)),
    ("SE", ("en",)),
    ("HKn", ("en",)),
    ("AS", NORDIC),
    ("spar ess", ("en",)),
    ("ace of spades", NORDIC),
    ("ace of", ("en",)),
]


@pytest.mark.parametrize(("text", "langs"), NO_CARDS)
def test_no_card(text, langs):
    for lang in langs:
        with pytest.raises(AnswerError) as fault:
            read_cards(text, lang)
        assert fault.value.code == "no-card"


def test_what_was_typed_is_told_as_it_was_typed():
    with pytest.raises(AnswerError) as fault:
        read_cards("SA Foo", "nb")
    assert fault.value.text == "Foo"


def spellings(lang: str, c) -> set[str]:
    """Every way in which the product itself, or the contract, writes a card."""
    texts = catalog(lang)
    found = {card_name(texts, c), card_label(texts, c), c.code}
    for local in (True, False):
        found |= {card_sign(texts, c, local, signs) for signs in (True, False)}
        if c.suit is not None:
            rank = rank_letter(texts, c.rank, local)
            found |= {rank + SIGNS[c.suit], f"{SIGNS[c.suit]} {rank}", f"{SIGNS[c.suit]}\ufe0f{rank}"}
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_every_card_in_every_spelling(lang, form):
    for c in DECK54:
        for text in spellings(lang, c):
            for shown in (text, text.upper(), text.lower(), f"  {text} "):
                assert cards(unicodedata.normalize(form, shown), lang) == c.code, shown


@given(st.lists(st.sampled_from(DECK54), min_size=1, max_size=13), st.sampled_from(LANGS), st.data())
def test_several_cards(held, lang, data):
    names = [data.draw(st.sampled_from(sorted(spellings(lang, c)))) for c in held]
    text = "".join(name + data.draw(st.sampled_from([" ", ", ", ";", "  "])) for name in names)
    assert read_each_card(text, lang) == tuple(held)
    assert read_cards(text, lang) == tuple(dict.fromkeys(held))


@given(st.text(max_size=30), st.sampled_from(LANGS))
def test_any_text_is_read_or_refused(text, lang):
    for read in (
        read_cards,
        read_seat,
        read_suit,
        read_order,
        read_yes_no,
        lambda text, _: read_number(text),
    ):
        with suppress(AnswerError):
            read(text, lang)


SEATS = [
    # AN11
    *[(text, Seat.W, ("nb",)) for text in ("V", "vest", "W", "til venstre")],
    *[(text, Seat.W, ("sv",)) for text in ("V", "väst", "W", "till vänster")],
    *[(text, Seat.E, ("nb",)) for text in ("Ø", "øst", "E", "ØST", "høyre")],
    *[(text, Seat.E, ("sv",)) for text in ("Ö", "O", "öst", "E", "höger")],
    *[(text, Seat.N, ("nb",)) for text in ("N", "nord", "makker", "makkeren min")],
    *[(text, Seat.N, ("sv",)) for text in ("N", "nord", "partner")],
    *[(text, Seat.S, ("nb",)) for text in ("S", "sør", "Syd", "du", "jeg")],
    *[(text, Seat.S, ("sv",)) for text in ("S", "syd", "du", "jag")],
    *[(text, Seat.W, ("en",)) for text in ("W", "west", "left", "on the left")],
    *[(text, Seat.S, ("en",)) for text in ("S", "south", "you", "me.")],
]


@pytest.mark.parametrize(("text", "seat", "langs"), SEATS)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_seats(text, seat, langs, form):
    for lang in langs:
        assert read_seat(unicodedata.normalize(form, text), lang) is seat


@pytest.mark.parametrize(
    ("text", "suit", "langs"),
    [
        ("S", Suit.S, LANGS),
        ("♥", Suit.H, LANGS),
        ("D", Suit.D, LANGS),
        ("R", Suit.D, NORDIC),
        ("K", Suit.C, NORDIC),
        ("ruter", Suit.D, NORDIC),
        ("kløver", Suit.C, ("nb",)),
        ("klöver", Suit.C, ("sv",)),
        ("Clubs", Suit.C, ("en",)),
        ("none", None, LANGS),
        ("nt", None, LANGS),
        ("NT", None, LANGS),
        ("uten trumf", None, ("nb",)),
        ("sang", None, NORDIC),
        ("utan trumf", None, ("sv",)),
    ],
)
def test_suits(text, suit, langs):
    for lang in langs:
        assert read_suit(text, lang) is suit


@pytest.mark.parametrize(
    ("text", "order", "langs"),
    [
        ("high", Order.HIGH, LANGS),
        ("LOW", Order.LOW, LANGS),
        ("lav", Order.LOW, ("nb",)),
        ("høye kort", Order.HIGH, ("nb",)),
        ("lågt", Order.LOW, ("sv",)),
    ],
)
def test_orders(text, order, langs):
    for lang in langs:
        assert read_order(text, lang) is order


def legal_puzzle(game: str = "classic", **fields: str):
    kind = KINDS["legal"]
    house = GAMES[game].house()
    return authored(kind, house, kind.parse(fields, house))


SET = {"hand": "D9 D2 SA", "plays": "D5"}


@pytest.mark.parametrize(
    ("text", "right"),
    [("D9 D2", True), ("d2,D9", True), ("D2; D9", True), ("D2 D2 D9", True), ("D2", False), ("2 3", True)],
)  # AN13
@pytest.mark.parametrize("lang", LANGS)
def test_sets(text, right, lang):
    puzzle = legal_puzzle(**SET)
    assert puzzle.check(read_answer(text, puzzle, lang)).correct is right


@pytest.mark.parametrize("text", ["-4", "−4", " -4 ", "–4", "- 4"])  # AN15
def test_minus(text):
    assert read_number(text) == -4


@pytest.mark.parametrize("text", ["+4", "4", " 4"])  # AN15
def test_plus(text):
    assert read_number(text) == 4


YES_NO = [  # AN16
    *[(text, True, NORDIC) for text in ("J", "ja", "Ja.")],
    *[(text, True, ("en",)) for text in ("Y", "yes", "y")],
    ("N", False, LANGS),
    ("nei", False, ("nb",)),
    ("nej", False, ("sv",)),
    ("no", False, ("en",)),
]


@pytest.mark.parametrize(("text", "yes", "langs"), YES_NO)
def test_yes_and_no(text, yes, langs):
    for lang in langs:
        assert read_yes_no(text, lang) is yes


REFUSED = [
    ("", "empty"),
    ("  ", "empty"),
    ("S" * 401, "too-long"),
    ("4", "no-such-choice"),
    ("0", "no-such-choice"),
    ("H3", "not-in-hand"),  # LC15
    ("BJ", "no-jokers"),  # AN17
    ("D9 xx", "no-card"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
@pytest.mark.parametrize("lang", LANGS)
def test_answers_refused(text, code, lang):
    with pytest.raises(AnswerError) as fault:
        read_answer(text, legal_puzzle(**SET), lang)
    assert fault.value.code == code


def test_a_card_stands_for_its_player():
    kind = KINDS["winner"]
    house = GAMES["classic"].house()
    puzzle = authored(kind, house, kind.parse({"plays": "W: SK S3 H2", "trump": "H"}, house))
    assert read_answer("H2", puzzle, "en") == ("E",)
    for text in ("S", "SA", "you"):
        with pytest.raises(AnswerError) as fault:
            read_answer(text, puzzle, "en")
        assert fault.value.code == "not-at-trick"
    with pytest.raises(AnswerError) as fault:
        read_answer("1 2", puzzle, "en")
    assert fault.value.code == "one-only"


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda k: k.id)
def test_right_answers_are_read_as_they_stand_in_every_language(kind):
    for game in ALL_GAMES:
        if not kind.fits(game):
            continue
        for level in (1, 3, 5):
            row = sequence(kind, game.house(), level, "as they stand")
            for puzzle in itertools.islice(row, 2 if kind.optional else 10):
                for lang in LANGS:
                    whole = puzzle.solution.mode.value in ("set", "ordered")
                    texts = [" ".join(puzzle.solution.answer)] if whole else puzzle.solution.answer
                    for text in texts:
                        assert puzzle.check(read_answer(text, puzzle, lang)).correct


@pytest.mark.parametrize("lang", LANGS)
def test_no_command_is_an_answer(lang):
    for c in DECK52:
        assert all(command(text, lang) is None for text in spellings(lang, c))
    for text, _, langs in SEATS:
        if lang in langs:
            assert command(text, lang) is None
    for n in range(1, 20):
        assert command(str(n), lang) is None

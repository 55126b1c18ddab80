"""Every reason of the players has its sentence, in every language and any position; moves are read as they are said."""

from __future__ import annotations

import inspect
from itertools import product
from random import Random

import pytest

from tutor.players import PLAYERS, Naming, moved
from tutor.players import reasons as player_reasons
from tutor.rules.calls import Way, bid
from tutor.rules.cards import Order, Seat, Suit, cards_of
from tutor.rules.deal import Phase
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.reasons import Reason
from tutor.rules.view import view
from tutor.session.table import Setup, begin
from tutor.words.advice import advice_text, reason_text
from tutor.words.answers import AnswerError
from tutor.words.cards import card_label
from tutor.words.catalog import catalog
from tutor.words.move_reading import names_on_offer, read_move, shown_hand, table_command
from tutor.words.voice import Voice

LANGUAGES = ["en", "nb", "sv"]
VOICES = [Voice(catalog(lang)) for lang in LANGUAGES]
ALL_REASONS = {
    c.__name__
    for _, c in inspect.getmembers(player_reasons, inspect.isclass)
    if issubclass(c, Reason) and c.__module__ == player_reasons.__name__
}


def positions(game, seeds):
    """Moments of deals between club players, each with what beginner and club advise."""
    for seed in seeds:
        deal = begin(Setup(game.house(), str(seed))).deal
        while (turn := deal.turn) is not None:
            seen = view(deal, turn)
            for name in ("beginner", "club"):
                yield PLAYERS[name].advise(seen, Random(seed))
            deal = moved(deal, PLAYERS["club"].advise(seen, Random(seed)).move)


def test_every_advice_is_a_sentence_or_two():
    met = set()
    for game in ALL_GAMES:
        for advice in positions(game, range(6)):
            met.add(type(advice.reason).__name__)
            for voice, order in product(VOICES, Order):
                text = advice_text(voice, advice, order)
                assert text[0].isupper()
                assert text.endswith(".")
                assert "{" not in text
                assert "  " not in text
    for reason in (
        player_reasons.TriedOut(*cards_of(3), 40),
        player_reasons.CallsGrand((), 7),
        player_reasons.NamesOrder(Order.HIGH),
        player_reasons.PutsAway(cards_of(0b111111), (Suit.S, Suit.H)),
        player_reasons.FourthHighest(Suit.S, cards_of(1)[0]),
        player_reasons.LeadsToVoid(Suit.D),
        player_reasons.SavesTrump(cards_of(1)[0]),
        player_reasons.GivesHigh(*cards_of(3)),
        player_reasons.BidsLeast(bid(3, Way.UP)),
    ):
        met.add(type(reason).__name__)
        assert all(reason_text(voice, reason).endswith(".") for voice in VOICES)
    assert met == ALL_REASONS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_read_by_number_and_by_name(lang):
    seen = view(begin(Setup(GAMES["classic"].house(), "1")).deal, Seat.S)
    hand = shown_hand(seen)
    for n, card in enumerate(hand, 1):
        for typed in (str(n), card.code, card_label(catalog(lang), card), f" {n}. "):
            assert read_move(typed, seen, lang) == card


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("0", "no-such-choice"),
        ("14", "no-such-choice"),
        ("1 2", "one-only"),
        ("xyzzy", "no-card"),
        ("BJ", "no-jokers"),
        ("pass", "no-card"),
        ("-1", "no-card"),
    ],
)
def test_what_is_no_card(typed, code):
    seen = view(begin(Setup(GAMES["classic"].house(), "1")).deal, Seat.S)
    with pytest.raises(AnswerError) as caught:
        read_move(typed, seen, "en")
    assert caught.value.code == code
    other = next(c for c in seen.house.game.deck if c not in seen.hand)
    with pytest.raises(AnswerError) as caught:
        read_move(other.code, seen, "en")
    assert caught.value.code == "not-in-hand"


def test_calls_names_and_six_cards_are_read():
    table = begin(Setup(GAMES["bid"].house(), "22"))
    table = table.moved(read_move("3up", view(table.deal, Seat.E), "en"))
    seen = view(table.deal, Seat.S)
    table = table.moved(read_move("tre uten trumf", seen, "nb"))
    for _ in range(2):
        table = table.moved(read_move("pass", view(table.deal, Seat.S), "en"))
    assert table.deal.phase is Phase.NAMING
    seen = view(table.deal, Seat.S)
    assert [read_move(t, seen, "sv") for t in ("1", "högt", "2", "låga kort vinner")] == [
        *[Naming(None, Order.HIGH)] * 2,
        *[Naming(None, Order.LOW)] * 2,
    ]
    table = table.moved(names_on_offer(seen)[1])
    seen = view(table.deal, Seat.S)
    six = read_move("1, 3; 5 7 9 11", seen, "en")
    assert six == tuple(shown_hand(seen)[n] for n in (0, 2, 4, 6, 8, 10))
    assert read_move(" ".join(c.code for c in six), seen, "en") == six
    assert len(read_move("1 2 3", seen, "en")) == 3  # the deal says that six are wanted


@pytest.mark.parametrize(
    ("lang", "typed", "name"),
    [
        ("nb", "forrige stikk", "last-trick"),
        ("nb", "STIKK", "tricks"),
        ("nb", "stilling", "score"),
        ("sv", "förra  sticket", "last-trick"),
        ("sv", "stick", "tricks"),
        ("sv", "ställning", "score"),
        ("nb", "last trick", "last-trick"),
        ("en", "tricks", "tricks"),
        ("en", "q", "quit"),
        ("sv", "ångra", "undo"),
        ("en", "pass", None),
        ("nb", "spar 2", None),
    ],
)
def test_commands_at_the_table(lang, typed, name):
    assert table_command(typed, lang) == name

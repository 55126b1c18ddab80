"""Properties of every verdict, over all games, laws, tricks and hands."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tutor.rules import reasons as why
from tutor.rules.cards import Card, Order, Seat, Suit, mask_of
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES
from tutor.rules.rulebook import RULES
from tutor.rules.trick import Trick, TrickLaw, legal, legal_mask, winner, winning_place

from .strategies import SEATS, Table, plays_and_hands, some_cards, tables

# Who wins


@given(st.data(), tables(), SEATS)
def test_play_order_never_changes_who_holds_the_winning_card(
    data: st.DataObject, table: Table, leader: Seat
) -> None:
    cards = data.draw(some_cards(table.game, 1, 4))
    other = tuple(data.draw(st.permutations(cards)))
    assume(table.law.led(other) == table.law.led(cards))
    first, second = winner(Trick(leader, cards), table.law), winner(Trick(leader, other), table.law)
    assert first.card == second.card
    assert first.rule == second.rule
    if first.card is not None:
        assert first.seat is leader.after(cards.index(first.card))
        assert second.seat is leader.after(other.index(first.card))


@given(st.data(), tables(), SEATS)
def test_rotating_the_followers(data: st.DataObject, table: Table, leader: Seat) -> None:
    first, *others = data.draw(some_cards(table.game, 4, 4))
    assume(table.law.follows_as(first) is not None)
    turned = [Trick(leader, (first, *others[i:], *others[:i])) for i in range(3)]
    assert len({winner(t, table.law).card for t in turned}) == 1


@given(st.data(), tables(), SEATS, SEATS)
def test_the_leader_s_seat_turns_the_winner_s_seat_with_it(
    data: st.DataObject, table: Table, one: Seat, two: Seat
) -> None:
    cards = data.draw(some_cards(table.game, 1, 4))
    first, second = winner(Trick(one, cards), table.law), winner(Trick(two, cards), table.law)
    assert (first.card, first.rules) == (second.card, second.rules)
    if first.seat is not None and second.seat is not None:
        assert (first.seat - one) % 4 == (second.seat - two) % 4


@given(st.data(), tables(), SEATS)
def test_a_further_card_wins_itself_or_changes_nothing(
    data: st.DataObject, table: Table, leader: Seat
) -> None:
    cards = data.draw(some_cards(table.game, 2, 4))
    before, after = (winner(Trick(leader, c), table.law).card for c in (cards[:-1], cards))
    assert after in (before, cards[-1])


@given(st.data(), tables(), SEATS)
def test_the_winning_card_beats_the_others_and_none_beats_it(
    data: st.DataObject, table: Table, leader: Seat
) -> None:
    cards, law = data.draw(some_cards(table.game, 1, 4)), table.law
    verdict = winner(Trick(leader, cards), law)
    if verdict.card is None:
        assert all(c.is_joker for c in cards)
        return
    for c in cards:
        assert c is verdict.card or law.beats(verdict.card, c, law.led(cards))
        assert not law.beats(c, verdict.card, law.led(cards))


@given(st.data(), tables(), SEATS)
def test_the_winner_s_reason_fits_the_trick(data: st.DataObject, table: Table, leader: Seat) -> None:
    cards, law = data.draw(some_cards(table.game, 1, 4)), table.law
    verdict = winner(Trick(leader, cards), law)
    trumps = [c for c in cards if law.trump is not None and (c.is_joker or c.suit is law.trump)]
    reason = verdict.reason
    assert verdict.rule == reason.rule
    if isinstance(reason, why.HighestTrump):
        assert (reason.seat, reason.card, reason.trump) == (verdict.seat, verdict.card, law.trump)
        assert reason.card in trumps
        assert list(reason.others) == [c for c in trumps if c is not reason.card]
        assert reason.led is (law.trump if cards[0].is_joker else cards[0].suit)
    elif isinstance(reason, why.HighestOfLed):
        assert not trumps
        assert (reason.seat, reason.card, reason.trump) == (verdict.seat, verdict.card, law.trump)
        assert reason.card.suit is reason.led is next(c.suit for c in cards if not c.is_joker)
    else:
        assert isinstance(reason, why.OnlyJokers)
        assert law.trump is None
        assert all(c.is_joker for c in cards)
        assert verdict.card is verdict.seat is None
    assert_rules(verdict.rules, verdict.rule, table.game)
    offsuit = [c for c in cards if not c.is_joker and c not in trumps and c.suit is not law.led(cards)]
    assert ("offsuit-cannot-win" in verdict.rules) == bool(offsuit and law.led(cards) is not None)
    jokers = any(c.is_joker for c in cards)
    assert ("jokers-are-trumps" in verdict.rules) == (jokers and law.trump is not None)
    assert ("nt-jokers-cannot-win" in verdict.rules) == (jokers and law.trump is None)
    assert ("nt-joker-led" in verdict.rules) == (cards[0].is_joker and law.trump is None)


# What may be played


@given(st.data(), tables())
def test_legal_sets_are_parts_of_the_hand_and_never_empty(data: st.DataObject, table: Table) -> None:
    plays, hand = data.draw(plays_and_hands(table.game))
    verdict = legal(hand, plays, table.law)
    assert verdict.legal
    assert set(verdict.legal) | set(verdict.illegal) == set(hand)
    assert not set(verdict.legal) & set(verdict.illegal)
    assert len(verdict.legal) + len(verdict.illegal) == len(hand)
    assert verdict.legal == table.law.sort(verdict.legal)
    assert tuple(verdict.illegal) == table.law.sort(verdict.illegal)
    assert legal_mask(mask_of(hand), plays, table.law) == mask_of(verdict.legal)


@given(st.data(), tables())
def test_the_hand_s_order_does_not_matter(data: st.DataObject, table: Table) -> None:
    plays, hand = data.draw(plays_and_hands(table.game))
    assert legal(tuple(data.draw(st.permutations(hand))), plays, table.law) == legal(hand, plays, table.law)


@given(st.data(), tables())
def test_only_the_suit_asked_matters_of_the_cards_before(data: st.DataObject, table: Table) -> None:
    plays, hand = data.draw(plays_and_hands(table.game))
    assume(plays and table.law.follows_as(plays[0]) is not None)
    assert legal(hand, plays[:1], table.law).legal == legal(hand, plays, table.law).legal


@given(st.data(), tables())
def test_a_card_is_judged_alike_whatever_the_trump_where_no_joker_is_about(
    data: st.DataObject, table: Table
) -> None:
    plays, hand = data.draw(plays_and_hands(table.game))
    assume(not any(c.is_joker for c in (*plays, *hand)))
    found = {legal(hand, plays, table.game.law(t)).legal for t in table.game.family.trumps}
    assert len(found) == 1


def belongs(c: Card, suit: Suit, law: TrickLaw) -> bool:
    return suit is law.trump if c.is_joker else c.suit is suit


@settings(max_examples=300)
@given(st.data(), tables())
def test_the_reasons_for_legal_cards_fit_the_hand(data: st.DataObject, table: Table) -> None:
    plays, hand = data.draw(plays_and_hands(table.game))
    law, verdict = table.law, legal(hand, plays, table.law)
    assert verdict.rule == verdict.reason.rule
    assert_rules(verdict.rules, verdict.rule, table.game)
    assert verdict.illegal or verdict.rule != "nt-joker-only-when-void"
    check_legal_reason(verdict.reason, hand, plays, law)
    for c, reason in verdict.illegal.items():
        check_legal_reason(reason, hand, plays, law)
        assert isinstance(reason, why.JokerOnlyWhenVoid | why.JokerNotLed) == (
            c.is_joker and law.trump is None
        )
    if not verdict.illegal:
        assert verdict.legal == law.sort(hand)
    if isinstance(verdict.reason, why.Void | why.NoSuitYet):
        assert not verdict.illegal
    if isinstance(verdict.reason, why.MustFollow):
        free_jokers = law.nt_joker_any_time and law.trump is None
        extra = [c for c in hand if c.is_joker and free_jokers]
        assert set(verdict.legal) == {*verdict.reason.held, *extra}


def check_legal_reason(
    reason: why.Reason, hand: Sequence[Card], plays: Sequence[Card], law: TrickLaw
) -> None:
    """Whether a reason is true of the position, by looking at the cards alone."""
    setters = [c for c in plays if not (c.is_joker and law.trump is None)]
    led = None if not setters else law.trump if setters[0].is_joker else setters[0].suit
    held = {c for c in hand if led is not None and belongs(c, led, law)}
    jokers = {c for c in hand if c.is_joker}
    match reason:
        case why.MayLeadAnything():
            assert not plays
        case why.NoSuitYet():
            assert plays
            assert led is None
        case why.MustFollow():
            assert reason.led is led
            assert set(reason.held) == held
            assert held
            assert reason.joker_led == (plays[0].is_joker and law.trump is not None)
        case why.Void():
            assert reason.led is led
            assert not held
        case why.JokerOnlyWhenVoid():
            assert law.trump is None
            assert not law.nt_joker_any_time
            assert reason.led is led
            assert set(reason.held) == held
            assert held
            assert jokers
        case why.JokerMustBeThrown():
            assert law.trump is None
            assert law.nt_joker_shed_must
            assert reason.led is led
            assert not held
            assert set(reason.jokers) == jokers
            assert jokers
        case why.JokerNotLed():
            assert law.trump is None
            assert law.nt_joker_lead_last
            assert not plays
            assert set(reason.others) == set(hand) - jokers
            assert reason.others
        case _:
            raise AssertionError(reason)


def assert_rules(rules: tuple[str, ...], deciding: str, game: Game) -> None:
    assert rules[0] == deciding
    assert len(set(rules)) == len(rules)
    for rule in rules:
        assert game.id in RULES[rule].games, rule


@given(st.data(), tables())
def test_winning_place_and_winner_agree(data: st.DataObject, table: Table) -> None:
    cards = data.draw(some_cards(table.game, 1, 4))
    place = winning_place(cards, table.law)
    assert winner(Trick(Seat.N, cards), table.law).card == (None if place is None else cards[place])


def test_laws_and_houses_are_values() -> None:
    """Equal laws are equal and can be keys, whatever way they were made."""
    for game in ALL_GAMES:
        assert hash(game) == hash(game)
        assert game.house() == game.house({})
        assert len({game.house(), game.house({}), game.house({"target": "99"})}) == 2
        trump = game.family.trumps[0]
        assert len({game.law(trump), game.law(trump, Order.HIGH, game.house())}) == 1

"""A deal as an immutable state: who gets which cards, every phase's moves and refusals, and the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.calls import GRAND, PASS, parse_call
from tutor.rules.cards import (
    ALL_CARDS,
    DECK52,
    DECK54,
    Card,
    Order,
    Seat,
    Suit,
    Team,
    card,
    cards_of,
    codes,
    mask_of,
    parse_cards,
    sort_cards,
)
from tutor.rules.deal import KITTY, Deal, IllegalMove, Phase, begin, check_puts, deal_out
from tutor.rules.game import Game
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.impossible import Impossible
from tutor.rules.trick import Trick

from .asked import house
from .deals import dealt, moments, shuffled, some_house, step, to_the_end
from .positions import law

GAMES_BY_ID = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda g: g.id)
BID_GAMES = pytest.mark.parametrize("game", ["bid", "betting"])
SEEDS = st.integers(0, 10**9).map(lambda n: Random(f"deal {n}"))


# The deck


def test_decks() -> None:
    """DK01, E30: four times thirteen, or four times twelve and six."""
    assert len(DECK52) == len(set(DECK52)) == 52
    assert len(DECK54) == len(set(DECK54)) == 54 == 4 * 12 + 6
    assert [c.code for c in DECK54 if c.is_joker] == ["LJ", "BJ"]
    assert {c.code for c in DECK52} == {suit + rank for suit in "SHDC" for rank in "AKQJT98765432"}
    for game in ALL_GAMES:
        assert 4 * game.family.hand_size + game.family.kitty == len(game.deck)
        assert game.deck == (DECK54 if game.id in ("bid", "betting") else DECK52)


def test_teams_and_turns() -> None:
    """E46: partners sit opposite, so the seating is A B A B; everything goes clockwise."""
    assert [seat.team for seat in Seat] == [Team.NS, Team.EW, Team.NS, Team.EW]
    assert [seat.left for seat in Seat] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert all(seat.partner.team is seat.team and seat.right.left is seat for seat in Seat)


def test_rank_order() -> None:
    """E52: low to high 2 to 10, jack, queen, king, ace."""
    ordered = sort_cards(c for c in ALL_CARDS if c.suit is Suit.H)
    assert "".join(c.rank_code for c in reversed(ordered)) == "23456789TJQKA"


def test_a_king_is_best_once_its_ace_is_gone() -> None:
    """E70: of the cards of a suit that are left, the king beats all."""
    table = law("norwegian none")
    rest = [c for c in DECK52 if c.suit is Suit.D and c.code not in ("DA", "DK")]
    assert all(table.beats(card("DK"), c, Suit.D) for c in rest)
    assert not table.beats(card("DK"), card("DA"), Suit.D)


# Dealing


@GAMES_BY_ID
def test_one_card_at_a_time_from_the_dealers_left(game: Game) -> None:
    deck = game.deck
    for dealer in Seat:
        deal = deal_out(game.house(), dealer, deck)
        aside = [deck[i] for i in (4, 9, 14, 19, 24, 29)] if game.family.kitty else []
        left = [c for c in deck if c not in aside]
        assert cards_of(deal.kitty) == tuple(aside)
        for i, c in enumerate(left):
            assert deal.dealt[dealer.after(1 + i)] & c.bit
        assert deal.hands == deal.dealt
        turned = deck[-1] if game.family.first_leader_after_dealer is not None else None
        assert deal.turned == turned
        if turned is not None:
            assert deal.dealt[dealer] & turned.bit, "the last card falls to the dealer"


@given(rng=SEEDS)
def test_dealing_keeps_every_card_and_the_kitty_away_from_both_ends(rng: Random) -> None:
    game = rng.choice(ALL_GAMES)
    deck, dealer = shuffled(rng, game), rng.choice(tuple(Seat))
    size = game.family.kitty
    places = (
        frozenset(rng.sample(range(len(deck)), size))
        if rng.random() < 0.5
        else frozenset(rng.sample(range(4, len(deck) - 4), size))
    )
    ends = {*range(4), *range(len(deck) - 4, len(deck))}
    if places & ends:
        with pytest.raises(Impossible) as fault:
            deal_out(game.house(), dealer, deck, kitty_at=places)
        assert fault.value.code == "kitty-when-dealt"
        return
    deal = deal_out(game.house(), dealer, deck, kitty_at=places)
    assert sum(deal.dealt) + deal.kitty == mask_of(game.deck)
    assert {hand.bit_count() for hand in deal.dealt} == {game.family.hand_size}
    assert cards_of(deal.kitty) == tuple(sorted((deck[i] for i in places), key=lambda c: c.index))
    assert not {*deck[:4], *deck[-4:]} & set(cards_of(deal.kitty))


@pytest.mark.parametrize(
    ("table", "places"), [("bid", 5), ("bid", 7), ("classic", 1), ("norwegian", 6), ("betting", 0)]
)
def test_a_kitty_of_another_size(table: str, places: int) -> None:
    rules = house(table)
    with pytest.raises(Impossible) as fault:
        deal_out(rules, Seat.N, rules.game.deck, kitty_at=frozenset(range(10, 10 + places)))
    assert fault.value.code == "kitty-when-dealt"


def hands(game: str) -> list[int]:
    deck = GAMES[game].deck
    size = GAMES[game].family.hand_size
    return [mask_of(deck[size * i : size * (i + 1)]) for i in range(4)]


# id, table, hands, kitty, turned, what is impossible, what is named
S, H, D, C = (13 * suit for suit in range(4))
ONE = 1
REFUSED = [
    ("DK03", "norwegian", [0, ONE, 0, 0], 0, None, "card-twice", card("S2")),
    ("DK03-kitty", "bid", [0, 0, 0, 0], ONE, None, "card-twice", card("S2")),
    ("DK04", "classic", [0, 0, 0, 0], 0, "H6", "turned-not-dealers", card("H6")),
    ("DK01-joker", "norwegian", [1 << 53, 0, 0, 0], 0, None, "card-not-in-game", card("BJ")),
    ("DK01-hand", "norwegian", [ONE, 0, 0, 0], 0, None, "hand-size", Seat.N),
    ("DK01-kitty", "betting", [0, 0, 0, 0], 1 << 53, None, "kitty-size", 5),
    ("E1", "classic", [0, 0, 0, 0], 0, None, "turned-card-missing", None),
    ("nothing-turned", "norwegian", [0, 0, 0, 0], 0, "SA", "nothing-turned-in-game", "norwegian"),
    ("nothing-turned-bid", "bid", [0, 0, 0, 0], 0, "S2", "nothing-turned-in-game", "bid"),
]


@pytest.mark.parametrize(
    ("table", "change", "kitty", "turned", "code", "named"),
    [r[1:] for r in REFUSED],
    ids=[r[0] for r in REFUSED],
)
def test_no_such_deal(
    table: str, change: list[int], kitty: int, turned: str | None, code: str, named: object
) -> None:
    given_hands = [a ^ b for a, b in zip(hands(table), change, strict=True)]
    rest = mask_of(GAMES[table].deck) & ~sum(hands(table))
    with pytest.raises(Impossible) as fault:
        begin(
            house(table),
            Seat.N,
            given_hands,
            rest ^ kitty,
            turned and card(turned),
        )
    assert fault.value.code == code
    assert named is None or named in fault.value.params.values()


# Phases


def bid_deal(table: str, calls: str) -> Deal:
    rules = house(table)
    deal = deal_out(rules, Seat.N, rules.game.deck)
    for call in calls.split():
        deal = deal.call(parse_call(call))
    return deal


@BID_GAMES
def test_naming_taking_and_putting_away(game: str) -> None:
    deal = bid_deal(f"{game} bidding=one-round", "4up pass 5down pass")
    assert (deal.phase, deal.turn, deal.contract) == (Phase.NAMING, Seat.W, parse_call("5down"))
    assert deal.law is None
    assert deal.names() == tuple((suit, Order.LOW) for suit in Suit)
    for wrong in ((None, Order.LOW), (Suit.H, Order.HIGH)):
        with pytest.raises(IllegalMove):
            deal.name(*wrong)
    named = deal.name(Suit.H, Order.LOW)
    assert (named.phase, named.turn) == (Phase.PUTTING, Seat.W)
    assert named.law is not None
    assert (named.law.trump, named.law.order) == (Suit.H, Order.LOW)
    assert named.hands[Seat.W] == deal.dealt[Seat.W] | deal.kitty
    assert named.hands[Seat.W].bit_count() == 18
    eighteen = cards_of(named.hands[Seat.W])
    for count in (0, 5, 7):  # DK05
        with pytest.raises(Impossible) as fault:
            named.put(eighteen[:count])
        assert (fault.value.code, fault.value.params["n"]) == ("put-away-six", count)
    with pytest.raises(Impossible) as fault:
        named.put((*eighteen[:5], eighteen[0]))
    assert fault.value.code == "put-away-six"
    stranger = cards_of(named.hands[Seat.N])[0]
    with pytest.raises(Impossible) as fault:
        named.put((*eighteen[:5], stranger))
    assert (fault.value.code, fault.value.params["card"]) == ("card-not-held", stranger)
    put = named.put(eighteen[:6])
    assert put.phase is Phase.PLAY
    assert put.taken == {Team.NS: 0, Team.EW: 1}, "E36, E60: the six are the first trick, whatever they are"
    assert cards_of(put.hands[Seat.W]) == eighteen[6:]
    assert (put.turn, put.leader) == (Seat.W, Seat.W)
    with pytest.raises(IllegalMove):  # DK05: not twice, and still one trick
        put.put(cards_of(put.hands[Seat.W])[:6])
    assert put.taken == {Team.NS: 0, Team.EW: 1}
    assert len(put.legal()) == 12


def test_no_trump_asks_for_the_order() -> None:
    """E68, nt-no-order-in-bid: the order is chosen after winning."""
    deal = bid_deal("bid", "4nt pass pass pass")
    assert deal.names() == ((None, Order.HIGH), (None, Order.LOW))
    low = deal.name(None, Order.LOW)
    assert low.law is not None
    assert (low.law.trump, low.law.order) == (None, Order.LOW)
    high = bid_deal("bid", "4up pass pass pass")
    assert high.names() == tuple((suit, Order.HIGH) for suit in Suit)


def test_nobody_bids() -> None:
    deal = bid_deal("bid forced-dealer=redeal", "pass pass pass pass")
    assert (deal.phase, deal.turn, deal.legal(), deal.contract) == (Phase.REDEAL, None, (), None)


def test_what_cannot_be_put_away() -> None:
    with pytest.raises(Impossible):
        check_puts(parse_cards("S2 S3 S4 S5 S6"), mask_of(DECK52))
    assert check_puts(parse_cards("BJ LJ S2 S3 S4 S5"), mask_of(DECK54)).bit_count() == KITTY  # G26


def all_moves(deal: Deal) -> list[tuple[str, object]]:
    """A move of every phase."""
    return [
        ("call", lambda: deal.call(PASS)),
        ("name", lambda: deal.name(Suit.S, Order.HIGH)),
        ("put", lambda: deal.put(DECK52[:6])),
        ("play", lambda: deal.play(DECK52[0])),
    ]


OWN_MOVE = {
    Phase.BIDDING: "call",
    Phase.NAMING: "name",
    Phase.PUTTING: "put",
    Phase.PLAY: "play",
    Phase.OVER: "",
    Phase.REDEAL: "",
}


@GAMES_BY_ID
def test_no_move_of_another_phase(game: Game) -> None:
    rng = Random(f"phases {game.id}")
    seen = set()
    for _ in range(40):
        for deal in moments(rng, some_house(rng, game)):
            if deal.phase in seen and rng.random() < 0.9:
                continue
            seen.add(deal.phase)
            for name, move in all_moves(deal):
                if name == OWN_MOVE[deal.phase]:
                    continue
                with pytest.raises(IllegalMove) as refused:
                    move()
                assert refused.value.reason is None
                assert refused.value.seat is deal.turn
            if deal.phase is not Phase.OVER:
                with pytest.raises(RuntimeError):
                    deal.result()
    expected = {Phase.PLAY, Phase.OVER}
    expected |= {Phase.BIDDING} if game.family.bidding else set()
    expected |= {Phase.NAMING, Phase.PUTTING} if game.family.kitty else set()
    assert seen - {Phase.REDEAL} == expected


# Play


@GAMES_BY_ID
def test_as_many_tricks_as_there_are_cards(game: Game) -> None:
    """FL11, E51: twelve played and the kitty, or thirteen; never one more, and tricks are counted, not cards."""
    rng = Random(f"tricks {game.id}")
    deal = to_the_end(rng, game.house())
    assert len(deal.tricks) == game.family.hand_size == (12 if game.family.kitty else 13)
    assert sum(deal.taken.values()) == 13
    assert (deal.turn, deal.legal(), deal.hands) == (None, (), (0, 0, 0, 0))
    with pytest.raises(IllegalMove):
        deal.play(game.deck[0])


@given(rng=SEEDS)
def test_turns_go_clockwise_and_the_winner_leads(rng: Random) -> None:
    """FL07, play-clockwise, winner-leads-next."""
    deal = to_the_end(rng, some_house(rng, rng.choice(ALL_GAMES)))
    assert deal.tricks[0].leader is deal.leader
    for before, after in zip(deal.takers, deal.tricks[1:], strict=False):
        assert after.leader is before
    again = begin(deal.house, deal.dealer, deal.dealt, deal.kitty, deal.turned, deal.number)
    for call in deal.calls:
        again = again.call(call)
    if again.phase is Phase.NAMING:
        assert deal.law is not None
        again = again.name(deal.law.trump, deal.law.order).put(cards_of(deal.puts or 0))
    for trick in deal.tricks:
        for place, c in enumerate(trick.cards):
            assert again.turn is trick.leader.after(place)
            assert again.tricks[len(again.done) :] == (
                (Trick(trick.leader, trick.cards[:place]),) if place else ()
            )
            again = again.play(c)
    assert again == deal
    assert hash(again) == hash(deal)


@given(rng=SEEDS)
def test_what_was_stays_as_it_was(rng: Random) -> None:
    """Every earlier state is equal to what it was, and plays on in the same way, whatever came of it."""
    rules = some_house(rng, rng.choice(ALL_GAMES))
    kept = list(moments(rng, rules))
    told = [repr(deal) for deal in kept]
    assert len(set(kept)) == len(kept), "every move changes something"
    for _ in range(10):  # other ways on from any moment
        deal = rng.choice(kept)
        while deal.phase not in (Phase.OVER, Phase.REDEAL):
            deal = step(rng, deal)
    assert [repr(deal) for deal in kept] == told
    for deal in rng.sample(kept, 3):
        for name in ("story", "law", "held", "may", "house", "phase", "new"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(deal, name, None)


def test_a_refused_card_says_why_and_changes_nothing() -> None:
    rng = Random("refused")
    reasons: Counter[str | None] = Counter()
    for game in ALL_GAMES:
        for _ in range(12):
            for deal in moments(rng, some_house(rng, game)):
                if deal.phase is not Phase.PLAY or rng.random() < 0.8:
                    continue
                may, before = set(deal.legal()), repr(deal)
                turn = deal.turn
                assert turn is not None
                for c in ALL_CARDS:
                    if c in may:
                        continue
                    with pytest.raises(IllegalMove) as refused:
                        deal.play(c)
                    reason = refused.value.reason
                    assert refused.value.seat is turn
                    assert (reason is not None) == bool(deal.hands[turn] & c.bit), (
                        "a reason for cards it holds"
                    )
                    reasons[reason.rule if reason else None] += 1
                assert repr(deal) == before
    assert set(reasons) == {None, "follow-suit", "nt-joker-only-when-void"}


def test_rotation_and_its_fifth_deal_reach_the_play() -> None:
    for number, trump in ((1, Suit.H), (4, Suit.C), (5, None), (6, Suit.H)):
        rules = house("standard trump-method=rotation rotation-fifth=no-trump")
        deal = deal_out(rules, Seat.N, rules.game.deck, number)
        assert deal.law is not None
        assert deal.law.trump is trump
        assert deal.turned is None


def test_norwegian_is_played_whatever_is_called() -> None:
    rules = house("norwegian")
    deal = deal_out(rules, Seat.N, DECK52)
    assert (deal.phase, deal.turn, deal.leader) == (Phase.BIDDING, Seat.E, None)
    grand = deal.call(PASS).call(GRAND)
    assert (grand.phase, grand.declarer, grand.turn) == (Phase.PLAY, Seat.S, Seat.E)
    passed = deal.call(PASS).call(PASS).call(PASS).call(PASS)
    assert (passed.phase, passed.declarer, passed.turn, passed.contract) == (Phase.PLAY, None, Seat.E, PASS)


def test_an_illegal_call_is_refused_with_its_rule() -> None:
    deal = bid_deal("bid", "4up")
    for code, rule in (
        ("4down", "up-down-rank"),
        ("3nt", "higher-number-beats"),
        ("4up", "bid-must-be-higher"),
    ):
        with pytest.raises(IllegalMove) as refused:
            deal.call(parse_call(code))
        assert refused.value.reason is not None
        assert (refused.value.seat, refused.value.reason.rule) == (Seat.S, rule)
    assert deal == bid_deal("bid", "4up")


def test_honours_are_those_of_the_dealt_hands() -> None:
    """G18: the turned card included, and counted only where the table counts them."""
    rng = Random("honours")
    for _ in range(20):
        deal = to_the_end(rng, house("classic honours=on"))
        assert deal.law is not None
        found = deal.result().honours
        for team in Team:
            mine = [c for seat in Seat if seat.team is team for c in cards_of(deal.dealt[seat])]
            honours = [c for c in mine if c.suit == deal.law.trump and c.rank > 10]
            assert found[team] == len(honours), codes(honours)
    for table in ("classic", "norwegian", "bid"):
        assert to_the_end(rng, house(table)).result().honours == {}


def test_cards_are_told_by_index() -> None:
    deal = dealt(Random("legal"), house("classic"))
    legal = deal.legal()
    assert [c.index for c in legal] == sorted(c.index for c in legal)
    assert isinstance(legal[0], Card)

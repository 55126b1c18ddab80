"""A match at the table as a value: the same deals from a seed or a code, moves as text, undo, and what is kept."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny_course import desk

from tutor.players import PLAYERS, moved
from tutor.progress.opening import store_in_memory
from tutor.rules.cards import Seat, codes
from tutor.rules.deal import IllegalMove, Phase
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.match import play_match
from tutor.rules.view import view
from tutor.session.deals import DealCodeError, deal_code, deal_of, first_dealer, is_deal_code, read_deal_code
from tutor.session.table import Setup, begin, deal_points, move_code, read_move
from tutor.session.table_review import review
from tutor.session.table_run import Elsewhere, TableRun, begin_match, open_matches, resume

CLASSIC, BID = GAMES["classic"], GAMES["bid"]
ROTATION = CLASSIC.house({"trump-method": "rotation", "rotation-fifth": "no-trump", "match-end": "12"})


def to_the_end(run: TableRun, rng: Random | None = None) -> TableRun:
    """Play a deal: South as the coach would, or by legal cards at random."""
    while run.turn is not None:
        if not run.is_learners:
            run.step()
        elif rng is not None and run.view.phase is Phase.PLAY:
            run.play(rng.choice(run.view.legal))
        else:
            run.play(run.advice().move)
    return run


def a_match(setup: Setup) -> TableRun:
    run = to_the_end(TableRun(setup))
    while not run.table.over:
        run.next_deal()
        to_the_end(run)
    return run


# Codes


def houses(data: st.DataObject):
    game = data.draw(st.sampled_from(ALL_GAMES))
    options = data.draw(st.lists(st.sampled_from(game.options), unique_by=lambda o: o.name, max_size=4))
    numbers = {"number": "9"}
    return game.house(
        {o.name: numbers.get(v, v) for o in options for v in [data.draw(st.sampled_from(o.values))]}
    )


@given(st.data(), st.from_regex(r"[0-9a-z]{7}", fullmatch=True))
@settings(max_examples=60, deadline=None)
def test_a_code_gives_its_deal_back(data, seed):
    house = houses(data)
    code = deal_code(house, seed)
    assert is_deal_code(code)
    assert read_deal_code(f" {code.upper()} ") == (house, seed)
    assert deal_of(*read_deal_code(code)) == deal_of(house, seed)


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("deal", "form"),
        ("deal.classic", "form"),
        ("winner.classic.2.1k4f9a1c", "form"),
        ("deal.classic." + "1" * 500, "form"),
        ("deal.bridge.1k4f9a1c", "game"),
        ("deal.classic.1k4f9a1", "seed"),
        ("deal.classic.", "seed"),
        ("deal.classic.1k4f9a1ø", "seed"),
        ("deal.classic.2k4f9a1c", "version"),
        ("deal.classic.1k4f9a1c.low-ace=bad", "house"),
        ("deal.classic.1k4f9a1c.target=5,target=7", "house"),
        ("deal.classic.1k4f9a1c.", "house"),
    ],
)
def test_what_is_no_code(code, what):
    with pytest.raises(DealCodeError) as caught:
        read_deal_code(code)
    assert caught.value.what == what


@pytest.mark.parametrize(
    ("code", "dealer", "south"),
    [
        ("deal.classic.1k4f9a1c", "W", "S3 S6 ST SJ H3 H7 H9 HJ D2 C4 C5 C9 CJ"),
        ("deal.norwegian.1k4f9a1c", "N", "S8 ST H3 H5 H7 HQ HK DJ DK C2 C3 CQ CA"),
        ("deal.bid.1k4f9a1c", "N", "SJ H3 H4 HJ D9 DK DA C4 C7 C9 CJ LJ"),
    ],
)
def test_codes_mean_the_same_for_ever(code, dealer, south):
    deal = deal_of(*read_deal_code(code))
    assert deal.dealer.code == dealer
    assert codes(view(deal, Seat.S).hand) == south


# Matches


@pytest.mark.parametrize(
    "house", [CLASSIC.house(), BID.house({"match-end": "5"}), ROTATION], ids=["classic", "bid", "rotation"]
)
def test_the_deal_passes_left_and_each_code_shares_its_deal(house):
    run = TableRun(Setup(house, "s"))
    dealer, _ = first_dealer(house, "s")
    seen = set()
    while True:
        deal = run.table.start()
        assert deal.dealer is dealer
        assert deal.number == run.table.number
        shared = deal_of(*read_deal_code(run.table.code))
        assert (shared.dealt, shared.kitty, shared.turned) == (deal.dealt, deal.kitty, deal.turned)
        assert (shared.dealer, shared.law) == (deal.dealer, deal.law)
        seen.add(deal.dealt)
        to_the_end(run)
        if run.table.over:
            break
        run.next_deal()
        dealer = dealer.left
    assert len(seen) == run.table.number


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_match_is_the_sum_of_its_deals(game):
    run = a_match(Setup(game.house(), "m"))
    table = run.table
    scored = [*table.before, deal_points(table.deal.score())]
    assert table.match == play_match(scored, table.house, first_dealer(table.house, "m")[0])
    assert table.match.over
    assert a_match(Setup(game.house(), "m")).table == table
    with pytest.raises(RuntimeError):
        run.next_deal()


def test_where_nobody_bids_the_same_dealer_deals_again():
    house = BID.house({"forced-dealer": "redeal"})
    table = begin(Setup(house, "s"))
    first = table.deal
    for _ in range(4):
        table = table.moved(read_move(table.deal, "pass"))
    assert table.done
    assert not table.over
    again = table.next_deal()
    assert (again.deal.dealer, again.number, again.dealing) == (first.dealer, 1, 2)
    assert again.deal.dealt != first.dealt


def test_so_many_deals_and_no_more():
    run = a_match(Setup(GAMES["norwegian"].house(), "s", deals=2))
    assert run.table.number == 2
    assert not run.table.match.over
    shared = a_match(Setup(CLASSIC.house(), "k4f9a1c", shared=True))
    assert (shared.table.number, shared.table.code) == (1, "deal.classic.1k4f9a1c")


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_moves_as_text_lead_to_the_same_deal(game):
    table = to_the_end(TableRun(Setup(game.house(), "t")), Random(1)).table
    deal = table.start()
    for move in table.moves:
        assert read_move(deal, move_code(move)) == move
        deal = moved(deal, move)
    assert deal == table.deal


# What is kept


def test_undo_takes_back_the_last_move_once_and_adds_a_row():
    world = desk(store_in_memory())
    run = begin_match(world, Setup(CLASSIC.house(), "u"))
    assert not run.undo()
    tables = []
    for _ in range(2):
        while not run.is_learners:
            run.step()
        tables.append(run.table)
        run.play(run.advice().move)
    run.step()
    assert run.undo()
    assert run.table == tables[1]
    assert not run.undo()
    ((known, setup),) = open_matches(world)
    rows = world.store.matches.moves(known.id)
    assert rows[-1] == "undo"
    again = resume(world, known, setup)
    assert again is not None
    assert again.table == run.table
    assert not again.undo()


def test_a_refused_move_changes_nothing_and_brings_its_rule_back():
    world = desk(store_in_memory())
    run = begin_match(world, Setup(CLASSIC.house(), "2"))
    while not run.is_learners or len(run.view.legal) == len(run.view.hand):
        run.play(run.advice().move) if run.is_learners else run.step()
    before = run.table
    card = next(c for c in run.view.hand if c not in run.view.legal)
    with pytest.raises(IllegalMove) as caught:
        run.play(card)
    assert run.table is before
    assert caught.value.reason is not None
    for typed in ("first", "again"):
        run.refused(caught.value.reason.rule, typed, card)
    (attempt,) = world.store.recent(9)
    assert (attempt.kind, attempt.rule, attempt.correct, attempt.given) == (
        "play",
        "follow-suit",
        False,
        "first",
    )
    assert attempt.code == run.table.code
    assert [r.rule for r in world.store.reviews()] == ["follow-suit"]


def test_two_windows_do_not_mix():
    world = desk(store_in_memory())
    begin_match(world, Setup(CLASSIC.house(), "w"))
    ((known, setup),) = open_matches(world)
    one, other = resume(world, known, setup), resume(world, known, setup)
    assert one is not None
    assert other is not None
    one.step() if not one.is_learners else one.play(one.advice().move)
    with pytest.raises(Elsewhere):
        other.step() if not other.is_learners else other.play(other.advice().move)
    assert len(world.store.matches.moves(known.id)) == 1


def test_a_match_that_cannot_be_made_out_is_left_alone():
    world = desk(store_in_memory())
    for n, rows in enumerate((["HQ", "HQ"], ["undo"], ["deal"], ["?"])):
        run = begin_match(world, Setup(CLASSIC.house(), str(n)))
        assert run._match is not None
        world.store.matches.add(run._match, 0, rows, world.now())
    found = open_matches(world)
    assert len(found) == 4
    assert [resume(world, *each) for each in found] == [None] * 4


# Looking back


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_what_is_told_of_a_deal(game):
    """The coach's own cards are only ever wrong by the solver; other cards are told of with better ones, all legal."""
    for seed in range(4):
        table = to_the_end(TableRun(Setup(game.house(), str(seed)))).table
        found = review(table)
        assert found.call is None
        assert all(m.exact for m in found.moments)
        assert all(kept for _, kept, _ in found.maxims)
        worse = review(to_the_end(TableRun(Setup(game.house(), str(seed))), Random(seed)).table)
        for moment in worse.moments:
            assert moment.lost > 0
            assert moment.card not in moment.better
            assert moment.exact or moment.trick < game.family.hand_size - 4


def test_by_the_solver_nothing_is_lost():
    from tutor.solver.endings import solve

    run = TableRun(Setup(CLASSIC.house(), "solved"))
    while run.turn is not None:
        if not run.is_learners:
            run.step()
        elif len(run.view.hand) <= 6:
            run.play(solve(run.table.deal).best[0])
        else:
            run.play(run.advice().move)
    assert review(run.table).moments == ()


def test_maxims_are_kept_as_answers_once():
    world = desk(store_in_memory())
    run = begin_match(world, Setup(GAMES["classic-sv"].house(), "3", deals=1))
    to_the_end(run, Random("3"))
    found = run.look_back()
    assert found.maxims
    run.look_back()
    attempts = world.store.recent(9)
    assert sorted((a.rule, a.correct) for a in attempts) == sorted(
        (rule, kept) for rule, kept, _ in found.maxims
    )
    assert {a.kind for a in attempts} == {"play"}
    assert PLAYERS.keys() == {"beginner", "club", "strong"}

"""``grand``: clear hands, tried out the same way everywhere, and what the misconceptions make of them."""

from __future__ import annotations

import itertools
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from tutor.players import PLAYERS, moved
from tutor.players.trying import grands_made
from tutor.puzzles.codes import parse_code
from tutor.puzzles.generator import make, sequence
from tutor.puzzles.kinds.grand import CLEAR, KIND, an_ace_is_enough, seven_of_ones_own
from tutor.puzzles.puzzle import LEVELS, PositionError, authored
from tutor.rules.calls import GRAND
from tutor.rules.cards import DECK52, Seat, mask_of, parse_cards
from tutor.rules.deal import begin
from tutor.rules.game import House
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.view import view

HOUSE = GAMES["norwegian"].house()
STRONG = "SA SK SQ S7 S4 S2 HA H8 H3 DK D6 C9 C5"
WEAK = "ST S9 S6 S5 S2 H7 DA D9 D7 D4 D3 C6 C2"
MIDDLING = "SA S9 S5 S2 HA H7 H3 DA D8 D4 CK CQ C6"


def position(hand: str, dealer: str = "E", calls: str = "", house: House = HOUSE, **more: object) -> Any:
    return KIND.parse({"dealer": dealer, "calls": calls, "hand": hand, **more}, house)


@pytest.mark.parametrize("level", LEVELS)
def test_hands_are_clear_and_rebuilt_by_code_and_position(level: int) -> None:
    answers = set()
    for puzzle in itertools.islice(sequence(KIND, HOUSE, level, "tests"), 10):
        at = puzzle.position
        share = 100 * max(at.made, at.deals - at.made)
        assert share >= CLEAR * at.deals
        assert puzzle.solution.answer == (("grand",) if 2 * at.made > at.deals else ("pass",))
        assert puzzle.check(puzzle.solution.answer).correct
        (wrong,) = {"grand", "pass"} - set(puzzle.solution.answer)
        assert not puzzle.check((wrong,)).correct
        assert puzzle.code is not None
        assert make(parse_code(puzzle.code)) == puzzle
        assert KIND.parse(KIND.data(at), HOUSE) == at
        assert at.auction.auction.next is Seat.S
        answers.add(puzzle.solution.answer)
    assert len(answers) == 2


def test_only_where_somebody_says_grand() -> None:
    assert [game.id for game in ALL_GAMES if KIND.fits(game)] == ["norwegian"]


@pytest.mark.parametrize(("hand", "call"), [(STRONG, "grand"), (WEAK, "pass")])
def test_what_is_tried_is_what_whole_deals_come_to(hand: str, call: str) -> None:
    """The same hand in other deals, through the engine and the players' own views."""
    at = position(hand)
    assert KIND.solve(at).answer == (call,)
    rng, made, deals = Random(hand), 0, 120
    rest = [c for c in DECK52 if c not in at.hand]
    for _ in range(deals):
        rng.shuffle(rest)
        others = [mask_of(rest[i : i + 13]) for i in (0, 13, 26)]
        deal = begin(HOUSE, Seat.E, [others[0], others[1], mask_of(at.hand), others[2]]).call(GRAND)
        while (turn := deal.turn) is not None:
            deal = moved(deal, PLAYERS["club"].advise(view(deal, turn), rng).move)
        made += deal.taken[Seat.S.team] >= 7
    assert abs(made / deals - at.made / at.deals) < 0.14


def test_the_figures_are_the_same_in_another_process() -> None:
    script = (
        "from tutor.players.trying import grands_made; from tutor.rules.cards import parse_cards;"
        f"print(grands_made(parse_cards('{STRONG}'), 2, False))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "77")
    }
    assert told == {str(grands_made(parse_cards(STRONG), 2, False))}


def test_the_order_in_which_a_hand_is_written_makes_no_difference() -> None:
    assert position(STRONG) == position(" ".join(reversed(STRONG.split())))


def test_a_better_hand_makes_it_more_often() -> None:
    hands = [WEAK, WEAK.replace("H7", "HA"), WEAK.replace("H7", "HA").replace("C6", "CA")]
    made = [grands_made(parse_cards(hand), 0, False) for hand in hands]
    assert made == sorted(made)
    assert made[0] + 20 < made[1] < made[2] - 20


def test_partners_pass_makes_it_rarer() -> None:
    hands = [parse_cards(hand) for hand in (STRONG, MIDDLING, WEAK)]
    opponent_passed, partner_too = (sum(grands_made(hand, n, False) for hand in hands) for n in (1, 2))
    assert partner_too < opponent_passed


def test_figures_are_worked_out_and_those_given_are_proved() -> None:
    at = position(WEAK)
    assert position(WEAK, of={"made": at.made, "deals": at.deals}) == at
    with pytest.raises(PositionError) as fault:
        position(WEAK, of={"made": at.made + 1, "deals": at.deals})
    assert fault.value.code == "not-what-was-tried"


FAULTS = [
    ({"hand": MIDDLING}, "hand-not-clear"),
    ({"hand": STRONG[:-3]}, "hand-size"),
    ({"hand": STRONG, "calls": "grand"}, "bidding-is-over"),
    ({"hand": STRONG, "calls": "pass pass pass pass"}, "bidding-is-over"),
    ({"hand": STRONG, "trump": "H"}, "unknown-field"),
]


@pytest.mark.parametrize(("fields", "code"), FAULTS)
def test_positions_that_cannot_be_asked(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as fault:
        KIND.parse({"dealer": "E", "calls": "", **fields}, HOUSE)
    assert fault.value.code == code


IDEAS = [
    # hand, what an ace decides, what seven tricks of one's own decide
    (STRONG, "grand", "grand"),
    ("SA SK SQ S7 S4 HA H8 H3 H2 DK D6 C9 C5", "grand", "pass"),
    (WEAK, "grand", "pass"),
    ("ST S9 S6 S5 S2 H7 DJ D9 D7 D4 D3 C6 C2", "pass", "pass"),
]


@pytest.mark.parametrize(("hand", "ace", "seven"), IDEAS)
def test_wrong_ideas(hand: str, ace: str, seven: str) -> None:
    at = position(WEAK)._replace(hand=parse_cards(hand))
    assert (an_ace_is_enough(at), seven_of_ones_own(at)) == (((ace,),), ((seven,),))


def test_a_wrong_idea_is_named() -> None:
    weak = authored(KIND, HOUSE, position(WEAK))
    assert weak.check(("grand",)).misconceptions == ("an-ace-is-enough",)
    strong = authored(KIND, HOUSE, position("SA SK SQ S7 S4 HA H8 H3 H2 DK DQ C9 C5"))
    assert strong.check(("pass",)).misconceptions == ("seven-of-ones-own",)


def test_who_leads_is_part_of_it() -> None:
    left = GAMES["norwegian"].house({"grand-lead": "left"})
    made = [[position(hand, house=house).made for hand in (STRONG, WEAK)] for house in (HOUSE, left)]
    assert made[0] != made[1]

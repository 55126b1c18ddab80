"""The change that would have made a wrong answer right: one thing, possible at this table, and true by brute force."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest
from oracle import brute

from tutor.puzzles import edits as change
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import Mode, Puzzle, authored
from tutor.rules.cards import trump_code
from tutor.rules.games import GAMES

from .pool import HOUSE_PAIRS, PAIRS, among, believed_by_brute, house_puzzles, puzzles, wrong_answers
from .second_readings import SEATS


def changed(data: dict[str, Any], edit: change.Edit) -> dict[str, Any]:
    """The position as JSON with the change made, by the words of the change alone."""
    found = copy.deepcopy(data)
    match edit:
        case change.OwnCard(seat=seat, old=old, new=new) | change.AgainstCard(seat=seat, old=old, new=new):
            # In a hand's position the learner, South, plays next.
            leader = SEATS.index(data["leader"]) if "leader" in data else (2 - len(data["plays"])) % 4
            place = (seat - leader) % 4
            assert found["plays"][place] == old.code
            found["plays"][place] = new.code
        case change.SwapCards(seat=seat, winner=winner, old=old, new=new):
            own, best = ((s - SEATS.index(data["leader"])) % 4 for s in (seat, winner))
            assert (found["plays"][own], found["plays"][best]) == (old.code, new.code)
            found["plays"][own], found["plays"][best] = new.code, old.code
        case change.OtherLead(old=old, new=new):
            assert found["plays"][0] == old.code
            found["plays"][0] = new.code
        case change.OtherTrump(trump=trump):
            found["trump"] = trump_code(trump)
        case change.OtherOrder(order=order):
            found["order"] = order.code
        case change.OnLead():
            found["plays"] = []
        case change.OtherDealer(dealer=dealer):
            found["dealer"] = dealer.code
        case change.OtherCall(old=old, new=new) if "calls" in found:
            at = spoken(data, edit.seat.code)
            where = [i for i in at if found["calls"][i] == old.code]
            assert where
            found["calls"][where[-1]] = new.code
        case change.OtherTurned(old=old, new=new):
            assert found["turned"] == old.code
            found["turned"] = new.code
        case change.OtherDeal(deal=deal):
            found["deal"] = deal
        case (
            change.Followed(seat=seat, trick=n, old=old, new=new)
            | change.CameLater(seat=seat, trick=n, old=old, new=new)
        ):
            leader, cards = found["tricks"][n - 1].split(": ")
            held = cards.split()
            place = (seat - SEATS.index(leader)) % 4
            assert held[place] == old.code
            held[place] = new.code
            found["tricks"][n - 1] = f"{leader}: {' '.join(held)}"
        case change.OtherHouse():
            pass  # the table changes, not the position
        case change.WithoutCards(cards=cards):
            assert {c.code for c in cards} <= set(found["hand"])
            found["hand"] = [c for c in found["hand"] if c not in {x.code for x in cards}]
        case other:
            pytest.fail(f"no test for {other}")
    return found


def spoken(data: dict[str, Any], seat: str) -> list[int]:
    """Which calls of a bidding a seat made, those who have passed being out of it."""
    turn, out, found = SEATS.index(data["dealer"]) + 1, set(), []
    for n, call in enumerate(data["calls"]):
        while turn % 4 in out:
            turn += 1
        if SEATS[turn % 4] == seat:
            found.append(n)
        if call == "pass":
            out.add(turn % 4)
        turn += 1
    return found


PARTS = (
    change.RestToo,
    change.Freed,
    change.WeakerCards,
    change.SuitCameLater,
    change.WithoutCalls,
)


def check_part(puzzle: Puzzle[Any], given: tuple[str, ...], edit: change.Edit) -> None:
    """What is told where no one change makes the whole answer right."""
    data = puzzle.kind.data(puzzle.position)
    right = set(puzzle.solution.answer)
    match edit:
        case change.RestToo():
            assert set(given) < right
        case change.WithoutCalls(calls=calls):
            assert set(given) - {c.code for c in calls} == right
        case change.SuitCameLater(seat=seat, trick=n, led=led):
            first, cards = data["tricks"][n - 1].split(": ")  # type: ignore[index]
            place = (seat - SEATS.index(first)) % 4
            assert f"{seat.code}{n}" in set(given) - right
            assert brute.suit_asked(cards.split()[:place], data["trump"]) == led.code  # type: ignore[arg-type]
            assert not brute.belongs(cards.split()[place], led.code, data["trump"])  # type: ignore[arg-type]
            assert n < len(data["tricks"])  # type: ignore[arg-type]
        case change.Freed(cards=cards):
            wrong = set(given) - {c for c in data["hand"] if believed_legal(puzzle, data, c)}  # type: ignore[attr-defined]
            after = {**data, "hand": [c for c in data["hand"] if c not in {x.code for x in cards}]}  # type: ignore[attr-defined]
            assert wrong
            assert all(believed_legal(puzzle, after, c) for c in wrong), (puzzle.code, given)
        case change.WeakerCards():
            assert believed_legal(puzzle, data, given[0])
            assert given[0] not in right


def believed_legal(puzzle: Puzzle[Any], data: dict[str, Any], card: str) -> bool:
    return card in brute.legal(data["hand"], data["plays"], data["trump"], dict(puzzle.house))[0]


def check_edit(puzzle: Puzzle[Any], given: tuple[str, ...], edit: change.Edit) -> None:
    kind, house, where = puzzle.kind, puzzle.house, (puzzle.code, given, edit)
    before = kind.data(puzzle.position)
    if isinstance(
        edit, change.RestToo | change.Freed | change.WeakerCards | change.SuitCameLater | change.WithoutCalls
    ):
        check_part(puzzle, given, edit)
        return
    after = changed(before, edit)
    if isinstance(edit, change.OtherHouse):
        assert house[edit.name] != edit.value, where
        house = house.game.house({**house.changes(), edit.name: edit.value})

    # One thing only.
    differs = [k for k in before if before[k] != after[k]]
    assert len(differs) == (0 if isinstance(edit, change.OtherHouse) else 1), where
    if len(before.get("plays", ())) == len(after.get("plays", ())):  # type: ignore[arg-type]
        differing = sum(a != b for a, b in zip(before.get("plays", ()), after.get("plays", ()), strict=True))  # type: ignore[call-overload]
        assert differing <= (2 if isinstance(edit, change.SwapCards) else 1), where

    # Possible at this table: the deck's cards, none twice, no joker that was not there; the game's trumps and orders.
    cards = [*after.get("hand", ()), *after.get("plays", ())]
    assert len(set(cards)) == len(cards), where
    deck = {c.code for c in house.game.deck}
    assert set(cards) <= deck, where
    assert {"BJ", "LJ"} & set(cards) <= {"BJ", "LJ"} & {*before.get("hand", ()), *before.get("plays", ())}, (
        where
    )  # type: ignore[misc]
    assert after.get("trump") in (None, *(trump_code(t) for t in house.game.family.trumps)), where
    assert after.get("order") in (None, *(o.code for o in house.game.family.orders)), where
    assert "hand" not in after or after["hand"], where

    # And the answer is right then.
    right = among(puzzle, believed_by_brute(kind.id, after, dict(house)))
    assert (set(given) == right) if puzzle.solution.mode is Mode.SET else (given[0] in right), where


def believed(puzzle: Puzzle[Any]) -> list[tuple[str, ...]]:
    """The wrong answers that somebody gives for a reason: single choices, or what a misconception says of a set."""
    if puzzle.solution.mode is not Mode.SET:
        return wrong_answers(puzzle)
    said = [a for m in puzzle.kind.misconceptions for a in m.predict(puzzle.position)]
    return [a for a in dict.fromkeys(said) if not puzzle.solution.accepts(a)]


# At least this share of such answers is given a change; the rest have none, or none worth a sentence.
LEAST = {
    "winner": 0.99,
    "leader": 0.99,
    "legal": 0.99,
    "winning-card": 0.9,
    "call": 0.95,
    "contract": 0.5,
    "trump": 0.97,
    "revoke": 0.4,  # the wrong trick named, or several faults at once
}


@pytest.mark.parametrize(("kind", "game"), PAIRS)
def test_every_change_makes_the_answer_right(kind: str, game: str) -> None:
    asked, told = 0, 0
    for puzzle in puzzles(kind, game)[::16]:
        for given in believed(puzzle):
            edit = puzzle.check(given).edit
            asked += 1
            if edit is not None:
                told += 1
                check_edit(puzzle, given, edit)
    assert asked > (60 if (kind, game) == ("call", "norwegian") else 250)  # two calls leave little to mistake
    assert told / asked >= LEAST[kind], f"{told} of {asked}"


@pytest.mark.parametrize(("kind", "row"), HOUSE_PAIRS)
def test_house_rules_hold_after_the_change_too(kind: str, row: int) -> None:
    for puzzle in house_puzzles(kind, row)[::6]:
        for given in wrong_answers(puzzle):
            edit = puzzle.check(given).edit
            if edit is not None:
                check_edit(puzzle, given, edit)


SORTS = {
    ("winner", "bid"): {"OwnCard", "AgainstCard", "SwapCards", "OtherTrump"},
    ("leader", "classic"): {"OtherDealer"},
    ("legal", "bid"): {"WithoutCards", "Freed", "RestToo", "OnLead", "OtherLead"},
    ("winning-card", "classic"): {"AgainstCard", "WeakerCards"},
    ("leader", "norwegian"): {"OtherDealer", "OtherCall"},
    ("call", "bid"): {"OtherCall", "OtherHouse", "RestToo", "WithoutCalls"},
    ("contract", "bid"): {"OtherCall", "OtherDealer"},
    ("trump", "classic"): {"OtherTurned"},
    ("revoke", "bid"): {"Followed", "CameLater", "SuitCameLater"},
}
"""Another order alone is the last resort, after every card and trump: see the table below."""


@pytest.mark.parametrize(("kind", "game"), list(SORTS))
def test_every_sort_of_change_is_met(kind: str, game: str) -> None:
    met: Counter[str] = Counter()
    for puzzle in puzzles(kind, game)[::10]:
        met.update(type(puzzle.check(a).edit).__name__ for a in wrong_answers(puzzle))
    assert SORTS[kind, game] <= met.keys()


# kind, game, position, answer given, the change
NEAREST: list[tuple[str, str, dict[str, str], str, object]] = [
    # The models of the voice: off-suit ace, trump beats ace, joker without trumps.
    ("winner", "norwegian", {"plays": "S: DK D7 CA D2"}, "N", ("own", "N", "DA")),
    ("winner", "classic", {"plays": "N: SA C3 S2 S5", "trump": "C"}, "N", ("against", "E", "H3")),
    ("winner", "bid", {"plays": "S: H4 HT BJ H2"}, "N", ("trump", "S")),
    ("legal", "classic", {"hand": "S7 H2", "plays": "S9", "trump": "H"}, "H2", ("without", "S7")),
    ("legal", "classic", {"hand": "S7 S3 H4 H2", "plays": "S9", "trump": "C"}, "H4 H2", ("lead", "H3")),
    # Nothing but the suits held: no other lead makes all of them legal, being on lead does.
    ("legal", "classic", {"hand": "SA HA DA CA", "plays": "S9", "trump": "H"}, "SA HA DA CA", ("on lead",)),
    ("legal", "classic", {"hand": "SA SK", "plays": "S9", "trump": "H"}, "SA", ("without", "SK")),
    ("leader", "classic", {"dealer": "W"}, "W", ("dealer", "S")),
    ("winning-card", "classic", {"hand": "HA H2", "plays": "W: H3 H9 H4", "trump": "S"}, "H2", None),
    ("winning-card", "classic", {"hand": "HJ H8", "plays": "W: H3 H9 H4", "trump": "S"}, "H8", ("against", "N", "H7")),
    # No other card helps: the ace is on the table, and the jack beats the leader's without it.
    ("winner", "norwegian", {"plays": "E: C6 CA CJ C5"}, "E", ("swap", "E", "CA")),
    ("winner", "bid", {"plays": "E: C6 BJ C8 C5", "trump": "C"}, "W", ("trump", "none")),
    ("winner", "bid", {"plays": "E: D6 BJ C8 C5", "trump": "C"}, "W", ("against", "S", "H2")),
    # Two faults at once: what would have made a part right.
    ("winning-card", "classic", {"hand": "HA H2 S3", "plays": "W: H3 S4 SK", "trump": "D"}, "S3", ("freed", "HA", "H2")),  # noqa: E501
]  # fmt: skip


def short(edit: change.Edit | None) -> object:
    match edit:
        case change.OwnCard(seat=seat, new=new):
            return ("own", seat.code, new.code)
        case change.AgainstCard(seat=seat, new=new):
            return ("against", seat.code, new.code)
        case change.SwapCards(seat=seat, new=new):
            return ("swap", seat.code, new.code)
        case change.OtherTrump(trump=trump):
            return ("trump", trump_code(trump))
        case change.OtherLead(new=new):
            return ("lead", new.code)
        case change.OnLead():
            return ("on lead",)
        case change.OtherDealer(dealer=dealer):
            return ("dealer", dealer.code)
        case change.WithoutCards(cards=cards):
            return ("without", *(c.code for c in cards))
        case change.Freed(cards=cards):
            return ("freed", *(c.code for c in cards))
    return edit


@pytest.mark.parametrize(("kind", "game", "fields", "given", "wanted"), NEAREST)
def test_the_nearest_change_is_told(
    kind: str, game: str, fields: dict[str, str], given: str, wanted: object
) -> None:
    house = GAMES[game].house()
    puzzle = authored(KINDS[kind], house, KINDS[kind].parse(fields, house))
    assert short(puzzle.check(tuple(given.split())).edit) == wanted


# Changes that leave nothing to ask about: nobody winning among jokers, no card that takes the trick.
NOTHING_LEFT = [
    ("winner", "bid", {"plays": "S: BJ LJ", "trump": "H"}, "W"),
    ("winning-card", "classic", {"hand": "HA H2 S3", "plays": "W: H3 H9 H4", "trump": "S"}, "H2"),
    ("winning-card", "bid", {"hand": "BJ H2 S3", "plays": "W: D3 D9 D4", "trump": "S"}, "H2"),
]


@pytest.mark.parametrize(("kind", "game", "fields", "given"), NOTHING_LEFT)
def test_changes_that_leave_no_answer_are_passed_over(
    kind: str, game: str, fields: dict[str, str], given: str
) -> None:
    house = GAMES[game].house()
    puzzle = authored(KINDS[kind], house, KINDS[kind].parse(fields, house))
    verdict = puzzle.check(tuple(given.split()))
    assert not verdict.correct
    if verdict.edit is not None:
        check_edit(puzzle, tuple(given.split()), verdict.edit)

"""Nobody looks at hidden cards: the same view, with the cards it hides dealt otherwise, gives the same move."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random

import pytest

import tutor.players
from players.moments import some_moments
from tutor.players import PLAYERS
from tutor.players.strong import Strong
from tutor.rules.cards import Card, Seat, cards_of, mask_of
from tutor.rules.deal import Deal, IllegalMove, Phase, begin
from tutor.rules.games import GAMES
from tutor.rules.position import Position
from tutor.rules.view import View, view

WAYS = 4
PLAYERS_HERE = (PLAYERS["beginner"], PLAYERS["club"], Strong(effort=600))


def otherwise(deal: Deal, seat: Seat, rng: Random) -> Deal | None:
    """The deal with the cards that a seat can't see dealt anew; None if what was played then breaks a rule."""
    mine = seat is deal.declarer and deal.phase in (Phase.PUTTING, Phase.PLAY)
    dealt = list(deal.dealt)
    played = [
        mask_of(c for trick in deal.tricks for who, c in trick.plays() if who is other) for other in Seat
    ]
    hidden = [0 if other is seat else dealt[other] & ~played[other] for other in Seat]
    if deal.turned is not None:
        hidden[deal.dealer] &= ~deal.turned.bit
    kitty = 0 if mine else deal.kitty
    if deal.declarer is not None and not mine:
        hidden[deal.declarer] &= ~(deal.puts or 0)
        kitty &= ~played[deal.declarer]
    pool = list(cards_of(sum(hidden) + kitty))
    if view(deal, seat).kitty and not mine:
        pool = list(cards_of(sum(hidden) & ~kitty))
        hidden, kitty = [h & ~kitty for h in hidden], 0
    new = [d & ~h for d, h in zip(dealt, hidden, strict=True)]
    rng.shuffle(pool)
    for other, h in enumerate(hidden):
        for _ in range(h.bit_count()):
            new[other] |= pool.pop().bit
    rest = mask_of(pool)
    try:
        return again(deal, new, deal.kitty & ~kitty | rest)
    except (IllegalMove, ValueError):
        return None


def again(deal: Deal, dealt: list[int], kitty: int) -> Deal:
    """A deal of these cards with the same calls and the same plays. Raises IllegalMove."""
    new = begin(deal.house, deal.dealer, dealt, kitty, deal.turned, deal.number)
    for call in deal.calls:
        new = new.call(call)
    if deal.phase in (Phase.PUTTING, Phase.PLAY) and deal.kitty:
        assert deal.law is not None
        new = new.name(deal.law.trump, deal.law.order)
    if deal.puts is not None:
        new = new.put(cards_of(deal.puts))
    for trick in deal.tricks:
        for c in trick.cards:
            new = new.play(c)
    return new


@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gives_the_same_move(game: str) -> None:
    rng = Random(f"hidden {game}")
    moments = list(some_moments(game, 12, "hidden"))
    different = 0
    for deal in rng.sample(moments, 80):
        seat = deal.turn
        assert seat is not None
        mine = view(deal, seat)
        moves = {p.id: p.advise(mine, Random(7)) for p in PLAYERS_HERE}
        for _ in range(WAYS):
            other = otherwise(deal, seat, rng)
            if other is None:
                continue
            different += other != deal
            seen = view(other, seat)
            assert seen == mine
            assert {p.id: p.advise(seen, Random(7)) for p in PLAYERS_HERE} == moves
    assert different > 60


def parts(thing: object) -> Iterator[object]:
    """A value and all that can be reached from it."""
    yield thing
    if isinstance(thing, dict):
        for pair in thing.items():
            yield from parts(pair)
    elif isinstance(thing, tuple | list | set | frozenset):
        for part in thing:
            yield from parts(part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from parts(getattr(thing, field.name))
    elif hasattr(thing, "__match_args__"):
        for name in thing.__match_args__:
            yield from parts(getattr(thing, name))


@pytest.mark.parametrize("game", GAMES)
def test_a_view_has_no_way_to_another_hand(game: str) -> None:
    rng = Random(f"parts {game}")
    for deal in rng.sample(list(some_moments(game, 6, "parts")), 60):
        for seat in Seat:
            mine = view(deal, seat)
            everything = list(parts(mine))
            assert not [x for x in everything if isinstance(x, Position)]
            secret = {c for other in Seat if other is not seat for c in cards_of(deal.hands[other])} | set(
                cards_of(0 if seat is deal.declarer else deal.puts or 0)
            )
            secret -= {*mine.kitty, mine.turned}
            # What the house rules and the law hold is the whole deck, and the same in every deal.
            public = ("house", "law")
            told = [
                x
                for field in fields(View)
                if field.name not in public
                for x in parts(getattr(mine, field.name))
                if isinstance(x, Card)
            ]
            assert not secret & set(told)
            assert not [
                x
                for field in fields(View)
                if field.name not in (*public, "taken", "calls", "auction", "number")
                for x in parts(getattr(mine, field.name))
                if type(x) is int and x > 53
            ]  # no mask of cards either


def test_players_name_the_deal_only_to_move_in_it() -> None:
    """Nothing in the package knows a ``Deal`` or a ``view`` to make one of, but ``moved``, which chooses nothing."""
    for path in Path(tutor.players.__path__[0]).glob("*.py"):
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        assert not names & {"view", "Story", "begin", "deal_out", "replay"}, path
        assert "Deal" not in names or path.name == "player.py"


@pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
def test_players_remember_nothing(player: object) -> None:
    kept = [getattr(player, name) for name in getattr(type(player), "__slots__", ())]
    assert all(isinstance(value, int) for value in (*kept, *getattr(player, "__dict__", {}).values()))

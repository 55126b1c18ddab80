"""Hands drawn for looking ahead fit all that the seat knows: the deal they make looks the same from there."""

from __future__ import annotations

from random import Random

import pytest

from players.moments import some_moments
from players.test_hidden import again
from tutor.players.sampling import Hidden, World
from tutor.players.scale import GROUPS, scale_of
from tutor.players.seen import seen
from tutor.rules.cards import Seat, cards_of, mask_of
from tutor.rules.deal import Deal, Phase
from tutor.rules.games import GAMES
from tutor.rules.view import view


def playing(game: str, seed: str, deals: int) -> list[Deal]:
    return [deal for deal in some_moments(game, deals, seed) if deal.phase is Phase.PLAY]


def as_deal(deal: Deal, world: World) -> Deal | None:
    """A deal of a drawn world that has come to where the real one stands. Raises IllegalMove if it can't have.

    None where the dealer, who turned a trump up, never had one: it is drawn again a few times only.
    """
    assert deal.law is not None
    scale = scale_of(deal.law)
    dealt = [mask_of(scale.held(hand)) for hand in world.hands]
    for trick in deal.tricks:
        for seat, c in trick.plays():
            dealt[seat] |= c.bit
    kitty = 0
    if deal.declarer is not None and deal.puts is not None:
        away = mask_of(scale.held(world.away)) or deal.puts
        dealt[deal.declarer] |= away
        seen_by = deal.kitty & dealt[deal.declarer]
        spare = cards_of(dealt[deal.declarer] & ~seen_by)
        kitty = seen_by | mask_of(spare[: 6 - seen_by.bit_count()])
        dealt[deal.declarer] &= ~kitty
        deal = deal._replace(story=deal.story._replace(puts=away))
    if deal.turned is not None and not dealt[deal.dealer] & deal.turned.bit:
        # It was taken up and nobody sees it any longer: another trump of the dealer's will do.
        trumps = [c for c in cards_of(dealt[deal.dealer]) if c.suit is deal.turned.suit]
        if not trumps:
            return None
        deal = deal._replace(story=deal.story._replace(turned=trumps[0]))
    return again(deal, dealt, kitty)


@pytest.mark.parametrize("game", GAMES)
def test_drawn_hands_look_the_same_from_the_seat(game: str) -> None:
    rng = Random(f"sampling {game}")
    moments = playing(game, "sampling", 8)
    odd = total = 0
    for deal in rng.sample(moments, min(len(moments), 150)):
        for seat in Seat:
            mine = view(deal, seat)
            hidden = Hidden(mine, seen(mine))
            for _ in range(2):
                drawn = as_deal(deal, hidden.draw(rng))
                assert drawn is None or view(drawn, seat) == mine
                odd += drawn is None
                total += 1
    assert odd < total / 100


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_drawn_are_those_that_are_out(game: str) -> None:
    rng = Random(f"out {game}")
    for deal in playing(game, "out", 4):
        assert deal.turn is not None
        known = seen(view(deal, deal.turn))
        world = Hidden(view(deal, deal.turn), known).draw(rng)
        assert [sum(parts) for parts in zip(*world.hands, world.away, strict=True)] == known.left
        assert sum(mask.bit_count() for hand in world.hands for mask in hand) == sum(
            hand.bit_count() for hand in deal.hands
        )


def test_the_turned_card_is_the_dealers() -> None:
    rng = Random("turned")
    for deal in playing("classic", "turned", 6):
        mine = view(deal, deal.dealer.left)
        if mine.turned is None or deal.law is None:
            continue
        n = scale_of(deal.law).number[mine.turned.index]
        for _ in range(5):
            assert Hidden(mine, seen(mine)).draw(rng).hands[deal.dealer][n >> 4] >> (n & 15) & 1


def test_draws_differ() -> None:
    deal = playing("classic", "differ", 1)[0]
    mine = view(deal, Seat.N)
    rng = Random(1)
    hidden = Hidden(mine, seen(mine))
    assert len({str(hidden.draw(rng).hands) for _ in range(20)}) == 20


def test_every_card_may_be_anywhere_it_can_be() -> None:
    """At the first lead each card out is drawn to each of the other hands, about equally often."""
    deal = next(d for d in playing("norwegian", "spread", 3) if not d.tricks)
    assert deal.turn is not None
    mine = view(deal, deal.turn)
    known, rng = seen(mine), Random(3)
    hidden = Hidden(mine, known)
    counts: dict[tuple[int, int, int], int] = {}
    draws = 600
    for _ in range(draws):
        world = hidden.draw(rng)
        for seat in range(4):
            for group in range(GROUPS):
                for step in range(16):
                    if seat != known.me and world.hands[seat][group] >> step & 1:
                        key = seat, group, step
                        counts[key] = counts.get(key, 0) + 1
    assert len(counts) == 3 * 39
    if all(call.code == "pass" for call in deal.calls):
        return
    low = [n for (_, _, step), n in counts.items() if step < 8]
    assert min(low) > draws / 3 * 0.6
    assert max(low) < draws / 3 * 1.5

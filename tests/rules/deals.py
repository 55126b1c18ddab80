"""Deals played at random, seeded: by every game and house rule, one legal move after another."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tutor.rules.cards import Card, Seat, cards_of
from tutor.rules.deal import KITTY, Deal, Phase, deal_out
from tutor.rules.game import NUMBER, Game, House


def some_house(rng: Random, game: Game) -> House:
    """Every option at any of its values."""
    changes = {
        o.name: rng.choice([*(v for v in o.values if v != NUMBER), *_NUMBERS[NUMBER in o.values]])
        for o in game.options
    }
    return game.house(changes)


_NUMBERS = ((), ("1", "3", "7", "20"))


def shuffled(rng: Random, game: Game) -> list[Card]:
    return rng.sample(game.deck, len(game.deck))


def kitty_places(rng: Random, game: Game) -> frozenset[int] | None:
    """Where the kitty is laid aside: anywhere but among the first or the last four."""
    if not game.family.kitty:
        return None
    return frozenset(rng.sample(range(4, len(game.deck) - 4), KITTY))


def dealt(rng: Random, house: House) -> Deal:
    game = house.game
    return deal_out(
        house, rng.choice(tuple(Seat)), shuffled(rng, game), rng.randint(1, 12), kitty_places(rng, game)
    )


def step(rng: Random, deal: Deal) -> Deal:
    """One legal move: low bids and passes are likelier, so that biddings go on."""
    match deal.phase:
        case Phase.BIDDING:
            assert deal.auction is not None
            allowed = deal.auction.allowed
            return deal.call(rng.choice(allowed[: 1 + rng.randrange(len(allowed))]))
        case Phase.NAMING:
            return deal.name(*rng.choice(deal.names()))
        case Phase.PUTTING:
            assert deal.declarer is not None
            return deal.put(rng.sample(cards_of(deal.hands[deal.declarer]), KITTY))
        case Phase.PLAY:
            return deal.play(rng.choice(deal.legal()))
    raise AssertionError(deal.phase)


def moments(rng: Random, house: House) -> Iterator[Deal]:
    """A deal from its first moment to its last."""
    deal = dealt(rng, house)
    yield deal
    while deal.phase not in (Phase.OVER, Phase.REDEAL):
        deal = step(rng, deal)
        yield deal


def to_the_end(rng: Random, house: House) -> Deal:
    """A finished deal."""
    while True:
        *_, last = moments(rng, house)
        if last.phase is Phase.OVER:
            return last

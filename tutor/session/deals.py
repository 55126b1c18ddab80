"""Deals from seeds, and the codes that share them: ``deal.GAME.VSEED[.house]``.

A code alone makes the deal again, in every language and on every machine: cards, dealer, and under rotating trumps the
deal's number come from the seed. So a match looks for a seed that has the dealer it needs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.puzzles.draw import SEED_LENGTH, SEED_LETTERS, Draw
from tutor.rules.cards import Seat
from tutor.rules.deal import deal_out
from tutor.rules.dealing import draw_dealer
from tutor.rules.game import HouseError
from tutor.rules.games import GAMES

if TYPE_CHECKING:
    from tutor.rules.cards import Card
    from tutor.rules.deal import Deal
    from tutor.rules.game import House

PREFIX: Final = "deal"
VERSION: Final = "1"
"""Of how a seed becomes a deal; a released one never changes."""
_NUMBERS: Final = 20
"""Trumps go round in four deals or in five, so the numbers of twenty deals stand for all."""
_LONGEST: Final = 400


class DealCodeError(ValueError):
    """A code that names no deal. ``what``: form, game, seed, version or house."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(f"{what}: {code}")
        self.code, self.what = code, what


def is_deal_code(text: str) -> bool:
    """Whether a word is meant as the code of a deal."""
    return text.strip().lower().startswith(PREFIX + ".")


def deal_code(house: House, seed: str) -> str:
    """The code of a deal."""
    parts = [PREFIX, house.game.id, VERSION + seed]
    if changes := house.changes():
        parts.append(",".join(f"{name}={value}" for name, value in changes.items()))
    return ".".join(parts)


def read_deal_code(text: str) -> tuple[House, str]:
    """House rules and seed of a code. Raises DealCodeError."""
    code = text.strip().lower()
    prefix, *parts = code.split(".", 3)
    if prefix != PREFIX or len(parts) < 2 or len(code) > _LONGEST:
        raise DealCodeError(text.strip(), "form")
    game, seed = GAMES.get(parts[0]), parts[1][1:]
    if game is None:
        raise DealCodeError(text.strip(), "game")
    if len(seed) != SEED_LENGTH or not set(seed) <= set(SEED_LETTERS):
        raise DealCodeError(text.strip(), "seed")
    if parts[1][0] != VERSION:
        raise DealCodeError(text.strip(), "version")
    pairs = [pair.partition("=") for pair in parts[2].split(",")] if len(parts) == 3 else []
    changes = {name: value for name, _, value in pairs}
    try:
        house = game.house(changes)
    except HouseError:
        raise DealCodeError(text.strip(), "house") from None
    if len(changes) != len(pairs):
        raise DealCodeError(text.strip(), "house")
    return house, seed


def deal_of(house: House, seed: str, number: int | None = None) -> Deal:
    """The deal of a seed. ``number``: of the deal in its match; else the seed's own where trumps rotate, or 1."""
    draw, dealer, by_seed = _begun(house.game.id, seed)
    deck = draw.shuffled(house.game.deck)
    if number is None:
        number = by_seed if _rotates(house) else 1
    return deal_out(house, dealer, deck, number)


def match_seed(house: House, seed: str, dealing: int, dealer: Seat, number: int) -> str:
    """The seed of a deal in a match: the ``dealing``-th that is dealt there, with this dealer and number."""
    draw = Draw(f"dealing.{house.game.id}.{seed}.{dealing}")
    wanted = (number - 1) % _NUMBERS + 1
    while True:
        found = draw.seed()
        _, by_seed, at = _begun(house.game.id, found)
        if by_seed is dealer and (at == wanted or not _rotates(house)):
            return found


@lru_cache(maxsize=16)
def first_dealer(house: House, seed: str) -> tuple[Seat, tuple[Card, ...]]:
    """Who deals first in a match, and the cards that were turned up to tell (first-dealer)."""
    deck = Draw(f"dealer.{house.game.id}.{seed}").shuffled(house.game.deck)
    return draw_dealer(house, deck)


def _begun(game: str, seed: str) -> tuple[Draw, Seat, int]:
    """A seed's chance, its dealer and its number: the same whatever the house rules."""
    draw = Draw(f"{PREFIX}.{game}.{VERSION}{seed}")
    return draw, Seat(draw.below(4)), draw.between(1, _NUMBERS)


def _rotates(house: House) -> bool:
    return house.get("trump-method") == "rotation"

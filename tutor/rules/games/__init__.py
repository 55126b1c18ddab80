"""All games, each stated as its family with other defaults."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tutor.rules.games import bid, classic, norwegian

if TYPE_CHECKING:
    from tutor.rules.game import Family, Game

ALL_GAMES: Final[tuple[Game, ...]] = (*classic.GAMES, *norwegian.GAMES, *bid.GAMES)
GAMES: Final = MappingProxyType({g.id: g for g in ALL_GAMES})
FAMILIES: Final[tuple[Family, ...]] = (classic.FAMILY, norwegian.FAMILY, bid.FAMILY)
DEFAULT_GAME: Final = classic.CLASSIC


def games_of(family: Family) -> tuple[Game, ...]:
    """The games of one family."""
    return tuple(g for g in ALL_GAMES if g.family is family)

"""The games by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.words.catalog import msg

if TYPE_CHECKING:
    from tutor.words.catalog import Catalog

NAMES: Final = {
    "classic": msg("Classic whist"),
    "norwegian": msg("Norwegian whist"),
    "classic-sv": msg("Swedish classic whist"),
    "standard": msg("Standard whist"),
    "bid": msg("Bid whist"),
    "betting": msg("Betting whist"),
}


def game_name(catalog: Catalog, game: str) -> str:
    """A game's name, as a heading or in a list."""
    return catalog.phrase(NAMES[game])

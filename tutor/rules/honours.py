"""Honours: ace, king, queen and jack of trumps, counted in the dealt hands of a pair (honours-four, honours-three)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Card, Suit, Team

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tutor.rules.cards import Seat

RANKS: Final = (14, 13, 12, 11)
_POINTS: Final = {4: ("honours-four", 4), 3: ("honours-three", 2)}


def is_honour(c: Card, trump: Suit | None) -> bool:
    """Whether a card is one of the four; the ten is none, and without a trump suit there are none (G19)."""
    return trump is not None and c.suit == trump and c.rank in RANKS


def held(hands: Mapping[Seat, Iterable[Card]], trump: Suit | None) -> dict[Team, tuple[Card, ...]]:
    """The honours each team holds between its two hands, highest first (G18)."""
    found: dict[Team, list[Card]] = {team: [] for team in Team}
    for seat, cards in hands.items():
        found[seat.team] += [c for c in cards if is_honour(c, trump)]
    return {team: tuple(sorted(cards, key=lambda c: -c.rank)) for team, cards in found.items()}


def honour_points(n: int) -> tuple[str, int]:
    """The rule that so many honours in one team fall under, and their points: fewer than three score nothing."""
    return _POINTS.get(n, ("honours-three", 0))

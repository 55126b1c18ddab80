"""How seats are spoken of: to the learner as you, left, partner and right; elsewhere by the compass.

Contract, section 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tutor.rules.cards import Seat, Team
from tutor.words.cards import card_name, card_names, suit_name
from tutor.words.catalog import msg

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.rules.cards import Card, Suit
    from tutor.words.catalog import Catalog

_COMPASS = {Seat.N: msg("North"), Seat.E: msg("East"), Seat.S: msg("South"), Seat.W: msg("West")}
_TEAMS = {Team.NS: msg("North and South"), Team.EW: msg("East and West")}
# By turns clockwise from the learner.
_SPOKEN = (
    msg("you"),
    msg("the player on your left"),
    msg("your partner"),
    msg("the player on your right"),
)
_SHORT = (msg("You"), msg("Left"), msg("Partner"), msg("Right"))


@dataclass(frozen=True, slots=True)
class Voice:
    """A catalogue and the seat it speaks to; ``learner`` None: to nobody at the table, by the compass."""

    catalog: Catalog
    learner: Seat | None = Seat.S

    def is_you(self, seat: Seat) -> bool:
        return seat is self.learner

    def seat(self, seat: Seat) -> str:
        """A seat within a sentence: ``the player on your left``, ``East``."""
        if self.learner is None:
            return self.catalog.phrase(_COMPASS[seat])
        return self.catalog.phrase(_SPOKEN[(seat - self.learner) % 4])

    def seat_label(self, seat: Seat) -> str:
        """A seat at a table or in a list: ``Left``, ``East``."""
        if self.learner is None:
            return self.catalog.phrase(_COMPASS[seat])
        return self.catalog.phrase(_SHORT[(seat - self.learner) % 4])

    def is_yours(self, team: Team) -> bool:
        """Whether a team is the learner's own."""
        return self.learner is not None and self.learner.team is team

    def team(self, team: Team) -> str:
        """A team within a sentence, as its subject: ``you``, ``they``, ``North and South``."""
        if self.learner is None:
            return self.catalog.phrase(_TEAMS[team])
        return (
            self.catalog.phrase_in("team", "you")
            if self.is_yours(team)
            else self.catalog.phrase_in("team", "they")
        )

    def team_label(self, team: Team) -> str:
        """A team that opens a sentence."""
        text = self.team(team)
        return text[:1].upper() + text[1:]

    def card(self, c: Card) -> str:
        return card_name(self.catalog, c)

    def cards(self, cards: Iterable[Card]) -> str:
        return card_names(self.catalog, cards)

    def suit(self, suit: Suit) -> str:
        return suit_name(self.catalog, suit)

    def say(self, msgid: str, **params: object) -> str:
        return self.catalog.say(msgid, **params)

    def say_n(self, one: str, many: str, n: int, **params: object) -> str:
        return self.catalog.say_n(one, many, n, **params)

"""The strong player: plays each card out in hands that the others may hold, and takes the one that does best.

What it weighs are the deal's points, and the tricks beside them. The club player's card stands unless another one does
clearly better; so it plays by the maxims where they are as good as anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from tutor.players import avoiding, club, taking
from tutor.players.player import Advice
from tutor.players.playout import Round
from tutor.players.reasons import TriedOut
from tutor.players.sampling import Hidden
from tutor.players.scale import GROUPS, scale_of
from tutor.players.seen import seen
from tutor.rules.calls import PASS
from tutor.rules.cards import Team
from tutor.rules.deal import Phase
from tutor.rules.scoring import TRICKS, Result

if TYPE_CHECKING:
    from random import Random

    from tutor.players.seen import Seen
    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat
    from tutor.rules.game import House
    from tutor.rules.view import View

EFFORT: Final = 9000
"""Cards played out for one decision: so many, and not so long, that a seed gives the same game on every machine."""
MOST_DEALS: Final = 80
_POINT: Final = 2
"""A point counts as much as so many tricks."""
DOUBT: Final = 1.0
"""Another card must do better than the club's by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Strong:
    """``effort``: about so many cards are played out for one decision."""

    effort: int = EFFORT

    @property
    def id(self) -> str:
        return "strong"

    def advise(self, view: View, draw: Random) -> Advice:
        if view.phase is not Phase.PLAY or len(view.legal) == 1:
            return club.Club().advise(view, draw)
        return _look_ahead(view, draw, self.effort)


def _look_ahead(view: View, draw: Random, effort: int) -> Advice:
    assert view.law is not None
    known, scale = seen(view), scale_of(view.law)
    usual, _ = (avoiding if known.avoid else taking).card(known)
    choices = different([scale.number[c.index] for c in view.legal], usual, known)
    if len(choices) == 1:
        return club.play(view)
    team = view.seat.team
    contract = None if view.auction is None else view.auction.contract
    declarer = None if view.auction is None else view.auction.declarer
    worths = values(view.house, contract, declarer, team)
    have = view.taken[team]
    hidden = Hidden(view, known)
    cards = sum(mask.bit_count() for mask in known.left) - (6 if hidden.away else 0)
    deals = max(4, min(MOST_DEALS, effort // (cards * len(choices))))
    mine = known.me & 1
    found: dict[int, list[int]] = {n: [] for n in choices}
    for _ in range(deals):
        world = hidden.draw(draw)
        for n in choices:
            play = Round(scale, world.hands, known.me, known.avoid, known.declarer)
            if hidden.away:
                play.put_away(world.away)
            play.begin_at(known)
            play.play(n)
            found[n].append(worths[have + play.run(cards - 1)[mine]])
    best = max(choices, key=lambda n: sum(found[n]))
    if best != usual and clearly(found[best], found[usual]):
        return Advice(scale.cards[best], TriedOut(scale.cards[best], scale.cards[usual], deals))
    return club.play(view)


def clearly(better: list[int], other: list[int]) -> bool:
    """Whether one does better than the other by more than chance would have it."""
    gains = [a - b for a, b in zip(better, other, strict=True)]
    total, count = sum(gains), len(gains)
    squares = sum(g * g for g in gains) - total * total / count
    return total > DOUBT * (squares * count / (count - 1)) ** 0.5 if count > 1 else False


def different(numbers: list[int], usual: int, known: Seen) -> list[int]:
    """One card of each set that comes to the same, no card out lying between them; the usual one for its own."""
    found: list[int] = []
    last = -GROUPS * 16
    for n in sorted(numbers):
        group = n >> 4
        out = known.left[group] ^ known.hand[group]
        same = last >> 4 == group and not out >> (last & 15) & (1 << n - last) - 1
        if not same or last < known.best < n:
            found.append(n)
        elif n == usual:
            found[-1] = n
        last = n
    return found


@lru_cache(maxsize=512)
def values(house: House, contract: Call | None, declarer: Seat | None, team: Team) -> tuple[int, ...]:
    """What it is worth to a team to end with so many tricks, from none to thirteen."""
    found = []
    for tricks in range(TRICKS + 1):
        taken = {team: tricks, team.other: TRICKS - tricks}
        if declarer is not None and house.game.family.kitty and not taken[declarer.team]:
            taken = {declarer.team: 1, declarer.team.other: TRICKS - 1}  # kitty-is-first-book
        points = house.game.family.score(Result(taken, contract, declarer), house).points
        found.append(
            _POINT * (points.get(team, 0) - points.get(team.other, 0))
            + (-tricks if contract == PASS else tricks)
        )
    return tuple(found)

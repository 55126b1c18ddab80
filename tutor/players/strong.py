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
from tutor.players.sampling import Hidden, World
from tutor.players.scale import GROUPS, scale_of
from tutor.players.seen import seen
from tutor.rules.calls import PASS
from tutor.rules.cards import Team, mask_of
from tutor.rules.deal import KITTY, Phase
from tutor.rules.position import Position
from tutor.rules.scoring import TRICKS, Result
from tutor.solver.endings import solve
from tutor.solver.search import Solver

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from tutor.players.seen import Seen
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Seat
    from tutor.rules.game import House
    from tutor.rules.view import View

EFFORT: Final = 6000
"""Cards played out for one decision: so many, and not so long, that a seed gives the same game on every machine."""
SHARES: Final = (40, 60)
"""Per cent of the effort: for all cards, then for those that did best."""
FINALISTS: Final = 2
LEAST_DEALS: Final = 3
ENDING: Final = 12
"""With so many cards left in all hands, deals are solved and not played out."""
SOLVED_DEALS: Final = 24
_POINT: Final = 2
"""A point counts as much as so many tricks."""
DOUBT: Final = 1.0
"""Another card must do better than the club's by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Strong:
    """``effort``: about so many cards are played out for one decision; ``ending``: when the solver takes over."""

    effort: int = EFFORT
    ending: int = ENDING

    @property
    def id(self) -> str:
        return "strong"

    def advise(self, view: View, draw: Random) -> Advice:
        if view.phase is not Phase.PLAY or len(view.legal) == 1:
            return club.Club().advise(view, draw)
        assert view.law is not None
        known, scale = seen(view), scale_of(view.law)
        usual, _ = (avoiding if known.avoid else taking).card(known)
        choices = different([scale.number[c.index] for c in view.legal], usual, known)
        if len(choices) == 1:
            return club.play(view)
        hidden = Hidden(view, known)
        cards = sum(mask.bit_count() for mask in known.left) - (KITTY if hidden.away else 0)
        found: dict[int, list[int]] = {n: [] for n in choices}
        deals = 0
        tries: Endings | Playouts
        if cards <= self.ending:
            tries, effort = Endings(view, known), SOLVED_DEALS * cards * len(choices)
        else:
            tries, effort = Playouts(view, known, cards), self.effort
        for share in SHARES:
            more = max(LEAST_DEALS, effort * share // 100 // (cards * len(choices)))
            for _ in range(more):
                for n, worth in zip(choices, tries.worths(hidden.draw(draw), choices), strict=True):
                    found[n].append(worth)
            deals += more
            behind = sorted(choices, key=lambda n: -sum(found[n]))[FINALISTS:]
            choices = [n for n in choices if n == usual or n not in behind]
        best = max(choices, key=lambda n: sum(found[n]))
        if best != usual and clearly(found[best], found[usual]):
            return Advice(scale.cards[best], TriedOut(scale.cards[best], scale.cards[usual], deals))
        return club.play(view)


class Playouts:
    """What cards are worth when club players play on."""

    def __init__(self, view: View, known: Seen, cards: int) -> None:
        assert view.law is not None
        self._known, self._cards, self._scale = known, cards, scale_of(view.law)
        self._values = values_from(view)

    def worths(self, world: World, choices: Sequence[int]) -> list[int]:
        known, me = self._known, self._known.me
        found = []
        for n in choices:
            play = Round(self._scale, world.hands, me, known.avoid, known.declarer)
            if any(world.away):
                play.put_away(world.away)
            play.begin_at(known)
            play.play(n)
            found.append(self._values[play.run(self._cards - 1)[me & 1]])
        return found


class Endings:
    """What cards are worth when everybody plays his best, as if all the cards lay open."""

    def __init__(self, view: View, known: Seen) -> None:
        assert view.law is not None
        self._law, self._known, self._scale = view.law, known, scale_of(view.law)
        self._values = values_from(view)
        self._trick = () if not view.tricks or view.tricks[-1].complete else view.tricks[-1].cards
        self._legal = mask_of(view.legal)
        self._solver = Solver(view.law, known.avoid)
        self._solved: dict[tuple[int, ...], Mapping[Card, int]] = {}

    def worths(self, world: World, choices: Sequence[int]) -> list[int]:
        n, e, s, w = (mask_of(self._scale.held(hand)) for hand in world.hands)
        if (n, e, s, w) not in self._solved:
            me, trick = self._known.me, self._trick
            position = Position(
                None, self._law, (n, e, s, w), trick, led_by=me - len(trick) & 3, to_play=me, may=self._legal
            )
            self._solved[n, e, s, w] = solve(position, self._known.avoid, self._solver).values
        tricks = self._solved[n, e, s, w]
        return [self._values[tricks[self._scale.cards[choice]]] for choice in choices]


def values_from(view: View) -> tuple[int, ...]:
    """What it is worth to the view's team to take so many of the tricks that are left, from none."""
    auction = view.auction
    contract, declarer = (None, None) if auction is None else (auction.contract, auction.declarer)
    return values(view.house, contract, declarer, view.seat.team)[view.taken[view.seat.team] :]


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

"""Hands that the others may hold: drawn at random from what one seat knows, and from nothing else.

Known are its own cards, all that was played, the suits somebody has run out of, the turned card while it lies there, a
kitty that it saw, and the calls: hands that would have called otherwise are drawn again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.players import worth
from tutor.players.calling import grand_over
from tutor.players.exchange import put_away
from tutor.players.scale import GROUPS, scale_of
from tutor.rules.calls import GRAND, PASS

if TYPE_CHECKING:
    from random import Random

    from tutor.players.scale import Spread
    from tutor.players.seen import Seen
    from tutor.rules.view import View

AWAY: Final = 4
"""Beside the four seats: the cards that the declarer put away unseen."""
_REDRAWS: Final = 5
_LEEWAY: Final = 40
"""By so many hundredths of a trick others may weigh a hand differently."""
_DECLARES: Final = 880
"""What a declarer's eighteen cards are worth at least, in hundredths of tricks."""


class World(NamedTuple):
    """One way in which the cards may lie: four hands, and what lies away."""

    hands: list[Spread]
    away: Spread


class Hidden:
    """What one seat does not know, and how to draw it."""

    __slots__ = ("_allowed", "_cards", "_known", "_played", "_room", "_view", "away")

    def __init__(self, view: View, known: Seen) -> None:
        law = view.law
        assert law is not None
        self._view, self._known = view, known
        number = scale_of(law).number
        family = view.house.game.family
        self._played: list[Spread] = [[0] * GROUPS for _ in range(4)]
        self._room = [0 if seat == known.me else family.hand_size for seat in range(4)]
        for trick in view.tricks:
            for seat, c in trick.plays():
                n = number[c.index]
                self._played[seat][n >> 4] |= 1 << (n & 15)
                if seat != known.me:
                    self._room[seat] -= 1
        self.away = family.kitty if family.kitty and not view.puts else 0
        self._room.append(self.away)
        fixed: dict[int, tuple[int, ...]] = {}
        if view.turned is not None:
            fixed[number[view.turned.index]] = (int(view.dealer),)
        if self.away:
            fixed.update((number[c.index], (known.declarer, AWAY)) for c in view.kitty)
        self._allowed: dict[int, tuple[int, ...]] = {}
        for group in range(GROUPS):
            out = known.left[group] ^ known.hand[group]
            to = tuple(
                seat for seat in range(5) if self._room[seat] and not (*known.voids, 0)[seat] >> group & 1
            )
            for step in range(out.bit_length()):
                if out >> step & 1:
                    n = 16 * group + step
                    self._allowed[n] = tuple(seat for seat in fixed.get(n, to) if seat in to)
        self._cards = sorted(self._allowed, key=lambda n: len(self._allowed[n]))
        """Those with the fewest places first, so that the draw seldom has to go back."""

    def draw(self, draw: Random) -> World:
        """Hands that fit; such as would have called otherwise are drawn again a few times."""
        world = self._dealt(draw)
        for _ in range(_REDRAWS):
            if self._fits(world):
                break
            world = self._dealt(draw)
        return world

    def _dealt(self, draw: Random) -> World:
        random, allowed = draw.random, self._allowed
        room = self._room.copy()
        dealt: list[list[int]] = [[], [], [], [], []]
        for n in self._cards:
            to = allowed[n]
            free = 0
            for seat in to:
                free += room[seat]
            if free:
                ticket = random() * free
                for seat in to:
                    ticket -= room[seat]
                    if ticket < 0:
                        break
            else:
                seat = self._make_room(to, room, dealt, set())
            room[seat] -= 1
            dealt[seat].append(n)
        hands = [[0] * GROUPS for _ in range(5)]
        for hand, numbers in zip(hands, dealt, strict=True):
            for n in numbers:
                hand[n >> 4] |= 1 << (n & 15)
        hands[self._known.me] = self._known.hand
        away = hands.pop()
        if self.away:
            self._put_away(hands, away)
        return World(hands, away)

    def _make_room(
        self, to: tuple[int, ...], room: list[int], dealt: list[list[int]], tried: set[int]
    ) -> int:
        """A seat of these that has room, once cards dealt before have moved on; -1 if there is none."""
        for seat in to:
            if room[seat]:
                return seat
        for seat in to:
            if seat in tried:
                continue
            tried.add(seat)
            for n in dealt[seat]:
                others = tuple(other for other in self._allowed[n] if other not in tried)
                other = self._make_room(others, room, dealt, tried) if others else -1
                if other >= 0:
                    dealt[seat].remove(n)
                    dealt[other].append(n)
                    room[other] -= 1
                    room[seat] += 1
                    return seat
        return -1

    def _put_away(self, hands: list[Spread], away: Spread) -> None:
        """Of what the declarer may have had, the six he would put away; of what he is out of, all lies there."""
        known = self._known
        held = hands[known.declarer]
        gone = known.voids[known.declarer]
        pool, sure = [0] * GROUPS, [0] * GROUPS
        for group in range(GROUPS):
            (sure if gone >> group & 1 else pool)[group] = held[group] | away[group]
        more = put_away(pool, known.trump, self.away - sum(mask.bit_count() for mask in sure))
        for group in range(GROUPS):
            away[group] = sure[group] | more[group]
            held[group] = pool[group] ^ more[group]

    def _fits(self, world: World) -> bool:
        """Whether the seats would have called as they did, and the dealer had a trump to turn up."""
        auction, known, calls = self._view.auction, self._known, self._view.calls
        if auction is None:
            dealer, trump = self._view.dealer, known.trump
            turned = self._view.house.get("trump-method") == "last-card"
            return not turned or bool(world.hands[dealer][trump] or self._played[dealer][trump])
        if self.away:
            seat = known.declarer
            groups = zip(world.hands[seat], world.away, self._played[seat], strict=True)
            pool = [a | b | c for a, b, c in groups]
            return (worth.no_trump(pool) if known.trump < 0 else worth.trumps(pool, known.trump)) >= _DECLARES
        if auction.contract not in (PASS, GRAND):
            return True
        for place, (seat, call) in enumerate(zip(auction.seats, calls, strict=True)):
            if seat == known.me:
                continue
            hand = [a | b for a, b in zip(world.hands[seat], self._played[seat], strict=True)]
            over = grand_over(worth.grand(hand), place)
            if over < -_LEEWAY if call == GRAND else over > _LEEWAY:
                return False
        return True

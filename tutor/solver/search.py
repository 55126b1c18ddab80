"""The search: how many tricks north and south take when all four seats see all cards and play their best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.solver.layout import (
    FIELD,
    GROUPS,
    JOKERS,
    SHAPE,
    SHIFTS,
    WIDTH,
    Choice,
    laid_out,
    strongest_first,
    suited,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw

_NEXT: Final = (1, 2, 3, 0)
_FLAG: Final = tuple(1 << 134 + seat for seat in range(4))
_FLAGS: Final = sum(_FLAG)
_UNSET: Final = JOKERS
"""The suit led while only jokers lie: they ask for nothing."""


class Solver:
    """Values of positions under one law. What it learns of one position serves the next, in its table.

    ``avoid``: both sides try to take few tricks (the pass game). A table holds for every deal; ``forget`` empties it.
    """

    def __init__(self, law: TrickLaw, avoid: bool = False) -> None:
        self.law, self.avoid = law, avoid
        self.ranked = strongest_first(law)
        self.table: dict[int, list[tuple[int, int, int, bool]]] = {}
        self.nodes = 0
        self._for_us = (not avoid, avoid, not avoid, avoid)
        """By seat: whether it wants north and south to take more."""

    def forget(self) -> None:
        self.table.clear()

    def tricks(self, hands: Sequence[int], leader: int, trick: Sequence[Card] = ()) -> int:
        """Tricks that north and south take from here on, the unfinished one among them.

        ``hands``: masks by seat of the cards still held; ``leader`` leads, or led, to the trick.
        """
        at = Spot.of(self, hands, leader, trick)
        return self.value(at, at.most // 2)

    def value(self, at: Spot, guess: int) -> int:
        """The tricks of north and south, found by asking for one more or one fewer (MTD(f), Plaat et al. 1996)."""
        low, high = 0, at.most
        ask = max(1, min(guess, high))
        while low < high:
            if self.reaches(at, ask):
                low = ask
                ask += 1
            else:
                high = ask - 1
                ask -= 1
        return low

    def reaches(self, at: Spot, target: int) -> bool:
        """Whether north and south take so many tricks."""
        if at.left == 4:
            return self._lead(at.layout, at.turn, target, at.most) >= 0
        if at.left == 0:
            return self._lead(at.layout, at.winner, target - (~at.winner & 1), at.most - 1) >= 0
        return (
            self._follow(
                at.layout, at.turn, at.left, at.led, at.suit, at.beating, at.winner, at.contested,
                target, at.most,
            )
            >= 0
        )  # fmt: skip

    def choices(self, at: Spot) -> Sequence[Choice]:
        """What the seat to move may play, equal cards as one."""
        if at.left == 4:
            return self._leads(at.layout, at.turn)
        return self._follows(at.layout, at.turn, at.led, at.suit, at.beating, at.winner)

    # Answers of the search are proofs: what must be known of the cards for the answer to hold. Not negative: the
    # target is reached. Otherwise its complement is the proof.

    def _lead(self, layout: int, seat: int, target: int, n: int) -> int:
        if target <= 0:
            return 0
        if target > n:
            return -1
        key = layout >> SHAPE << 2 | seat
        bucket = self.table.get(key)
        if bucket is not None:
            for need, have, bound, reached in bucket:
                if layout & need == have:
                    if reached:
                        if bound >= target:
                            return need
                    elif bound < target:
                        return ~need
        else:
            bucket = self.table[key] = []
        self.nodes += 1
        want = self._for_us[seat]
        proof = 0
        answer = -1
        for choice in self._leads(layout, seat):
            change, place, bit, field, known, group = choice
            answer = self._follow(
                layout + change, _NEXT[seat], 3, group, group, place, -1 if group == JOKERS else seat,
                False, target, n,
            )  # fmt: skip
            need = answer if answer >= 0 else ~answer
            if need & bit:
                need |= (need & field) << 2
            if need & _FLAGS:
                if need & _FLAG[seat]:
                    need |= known
                need &= ~_FLAGS
            if (answer >= 0) is want:
                bucket.append((need, layout & need, target if want else target - 1, want))
                return need if want else ~need
            proof |= need
        bucket.append((proof, layout & proof, target - 1 if want else target, not want))
        return ~proof if want else proof

    def _follow(
        self, layout: int, seat: int, left: int, led: int, suit: int, beating: int,
        winner: int, contested: bool, target: int, n: int,
    ) -> int:  # fmt: skip
        """``left`` seats have yet to play, this one first. The best card is of ``suit``, ``winner``'s, and so many
        cards of that suit beat it; ``contested``: it is not the only one of its suit.
        """
        want = self._for_us[seat]
        proof = 0
        for choice in self._follows(layout, seat, led, suit, beating, winner):
            change, place, bit, field, known, group = choice
            now_led, now_suit, now_beating, now_winner, now_contested = led, suit, beating, winner, contested
            if led == _UNSET:
                if group != JOKERS:
                    now_led = now_suit = group
                    now_beating, now_winner = place, seat
            elif group == suit:
                now_contested = True
                if place < beating:
                    now_beating, now_winner = place, seat
            elif group == self.law.trump:
                now_suit, now_beating, now_winner, now_contested = group, place, seat, False
            if left > 1:
                answer = self._follow(
                    layout + change, _NEXT[seat], left - 1, now_led, now_suit, now_beating,
                    now_winner, now_contested, target, n,
                )  # fmt: skip
                need = answer if answer >= 0 else ~answer
            else:
                answer = self._lead(layout + change, now_winner, target - (~now_winner & 1), n - 1)
                need = answer if answer >= 0 else ~answer
                if now_contested:
                    need |= (1 << 2 * now_beating) - 1 << WIDTH * now_suit | _FLAG[now_winner]
            if need & bit:
                need |= (need & field) << 2
            if need & _FLAG[seat]:
                need |= known
            if (answer >= 0) is want:
                return need if want else ~need
            proof |= need
        return ~proof if want else proof

    def _leads(self, layout: int, seat: int) -> list[Choice]:
        found: list[Choice] = []
        for group in range(GROUPS):
            if group == JOKERS and found and self.law.nt_joker_lead_last:
                break
            found += suited(group, (layout >> SHIFTS[group] & FIELD) << 4)[seat].low
        return found

    def _follows(
        self, layout: int, seat: int, led: int, suit: int, beating: int, winner: int
    ) -> Sequence[Choice]:
        def of(group: int) -> tuple[Choice, ...]:
            key = (layout >> SHIFTS[group] & FIELD) << 4 | (beating if group == suit else 0)
            choices = suited(group, key)[seat]
            if self.avoid:
                return choices.duck
            return choices.low if winner >= 0 and not (winner ^ seat) & 1 else choices.cheap

        if led != _UNSET:
            following = of(led)
            if following:
                if led != JOKERS and self.law.trump is None and self.law.nt_joker_any_time:
                    return following + of(JOKERS)
                return following
            if self.law.trump is None and self.law.nt_joker_shed_must:
                jokers = of(JOKERS)
                if jokers:
                    return jokers
        return [choice for group in range(GROUPS) for choice in of(group)]


class Spot:
    """A position as the search sees it: a layout, whose turn it is, and the trick so far."""

    __slots__ = ("beating", "contested", "layout", "led", "left", "most", "suit", "turn", "winner")

    layout: int
    turn: int
    left: int
    """Seats that have yet to play to the trick."""
    led: int
    suit: int
    """Of the best card."""
    beating: int
    """Cards left that beat it."""
    winner: int
    """-1 while only jokers without a suit lie."""
    contested: bool
    most: int
    """Tricks not yet decided."""

    @classmethod
    def of(cls, solver: Solver, hands: Sequence[int], leader: int, trick: Sequence[Card]) -> Spot:
        law = solver.law
        self = cls()
        self.layout = laid_out(hands, solver.ranked)
        self.turn = (leader + len(trick)) % 4
        self.left = 4 - len(trick)
        self.most = hands[self.turn].bit_count()
        self.led = self.suit = _UNSET
        self.beating, self.winner, self.contested = 0, -1, False
        best = -1
        for place, c in enumerate(trick):
            group = law.table.group[c.index]
            if self.led == _UNSET:
                if group == JOKERS:
                    continue
                self.led = group
            elif group == self.suit:
                self.contested = True
            power = law.table.power[self.led][c.index]
            if power > best and power > 0:
                if group != self.suit:
                    self.contested = False
                self.suit, self.winner, best = group, (leader + place) % 4, power
        if self.winner >= 0:
            power_of = law.table.power[self.suit]
            self.beating = sum(
                1 for i in solver.ranked[self.suit] if power_of[i] > best and any(h >> i & 1 for h in hands)
            )
        return self

    def after(self, choice: Choice, trump: int | None) -> Spot:
        """The spot once the seat to move has played; with its trick decided, ``left`` is 4 and ``winner`` leads."""
        new = Spot()
        new.layout = self.layout + choice.change
        new.led, new.suit, new.beating, new.winner = self.led, self.suit, self.beating, self.winner
        new.contested, new.most, new.left = self.contested, self.most, self.left - 1
        new.turn = _NEXT[self.turn]
        group = choice.group
        if self.led == _UNSET:
            new.led = new.suit = group
            if group != JOKERS:
                new.beating, new.winner = choice.place, self.turn
        elif group == self.suit:
            new.contested = True
            if choice.place < self.beating:
                new.beating, new.winner = choice.place, self.turn
        elif group == trump:
            new.suit, new.beating, new.winner, new.contested = group, choice.place, self.turn, False
        return new

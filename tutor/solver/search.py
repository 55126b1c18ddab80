"""The search: how many tricks north and south take when all four seats see all cards and play their best.

What it rests on:

- one question at a time, "do they take this many?", answered by alpha-beta with a window of nothing; the number is
  found by asking for one more or one fewer (MTD(f): Plaat, Schaeffer, Pijls, de Bruin, "Best-first fixed-depth
  minimax algorithms", 1996);
- partition search: an answer comes with the high cards that it depends on, and is kept for all positions that have
  these and the same number of cards in each suit of each hand (Ginsberg, "Partition search", 1996, and "GIB:
  Imperfect information in a computationally challenging game", 2001);
- ranks counted among the cards that are left, equal cards tried once, quick tricks, and the lead that served before
  tried first (Chang, "Building a fast double-dummy bridge solver", 1996; Haglund and Hein, "Search algorithms for a
  bridge double dummy solver", 2014).
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from tutor.solver.layout import (
    FIELD,
    GROUPS,
    JOKERS,
    SHAPE,
    SHIFTS,
    WIDTH,
    Choice,
    strongest_first,
    suited,
)
from tutor.solver.spot import UNSET, Spot, spot_of
from tutor.solver.sure import high_trumps, quick_tricks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.cards import Card
    from tutor.rules.trick import TrickLaw

_NEXT: Final = (1, 2, 3, 0)
_LOW, _CHEAP, _DUCK = range(3)
"""The orders of ``Suited``."""
_FLAG: Final = tuple(1 << 134 + seat for seat in range(4))
"""In a proof, of an unfinished trick: it needs the rank of this seat's card. No card lies at these bits of a layout."""
_FLAGS: Final = sum(_FLAG)


class TooHard(Exception):
    """More leads would have to be looked into than were allowed."""


class Solver:
    """Values of positions under one law. What it learns of one position serves the next, of the same deal or another.

    ``avoid``: both sides try to take few tricks (the pass game). ``forget`` empties what it has learnt. ``most``: leads
    that it may look into in all; then it raises TooHard.
    """

    def __init__(self, law: TrickLaw, avoid: bool = False, most: float = inf) -> None:
        self.law, self.avoid, self.most = law, avoid, most
        self.nodes = 0
        """Leads looked into so far."""
        self._ranked = strongest_first(law)
        self._for_us = (not avoid, avoid, not avoid, avoid)
        """By seat: whether it wants north and south to take more."""
        self._table: dict[int, list[tuple[int, int, int, bool]]] = {}
        """By numbers of cards and seat on lead: places that must be known, who owns them, tricks, reached or not."""
        self._killers: dict[int, tuple[int, int]] = {}
        """By the same: suit and place of the lead that served last."""
        trump = self._trump = None if law.trump is None else law.trump.value
        self._joker_any_time = trump is None and law.nt_joker_any_time
        self._joker_must = trump is None and law.nt_joker_shed_must
        side = tuple(g for g in range(GROUPS) if g != trump)
        self._ruff_first = side if trump is None else (trump, *side)
        self._ruff_last = side if trump is None else (*side, trump)

    def forget(self) -> None:
        """Give the memory back."""
        self._table.clear()
        self._killers.clear()

    def tricks(self, hands: Sequence[int], leader: int, trick: Sequence[Card] = ()) -> int:
        """Tricks that north and south take from here on, the unfinished one among them.

        ``hands``: masks by seat of the cards still held; ``leader`` leads, or led, to the trick.
        """
        at = self.spot(hands, leader, trick)
        return self.value(at, at.most // 2)

    def spot(self, hands: Sequence[int], leader: int, trick: Sequence[Card] = ()) -> Spot:
        return spot_of(self.law, self._ranked, hands, leader, trick)

    def options(self, at: Spot) -> list[tuple[Spot, Choice]]:
        """What the seat to move may play, equal cards as one, and the spot after it."""
        if at.left == 4:
            choices: Sequence[Choice] = self._leads(at.layout, at.turn)
        else:
            choices = self._follows(at.layout, at.turn, at.led, at.suit, at.beating, at.winner)
        return [(at.after(choice, self._trump), choice) for choice in choices]

    def equals(self, hands: Sequence[int], choice: Choice) -> list[int]:
        """The indices of the cards that a choice stands for."""
        everyone = hands[0] | hands[1] | hands[2] | hands[3]
        left = [i for i in self._ranked[choice.group] if everyone >> i & 1]
        return left[choice.place : (choice.known >> SHIFTS[choice.group]).bit_length() // 2]

    def value(self, at: Spot, guess: int) -> int:
        """The tricks of north and south; quickest where ``guess`` is near."""
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
        layout, turn, left, led, suit, beating, winner, contested, n = at
        if left == 4:
            return self._lead(layout, turn, target, n) >= 0
        if left == 0:
            return self._lead(layout, winner, target - (~winner & 1), n - 1) >= 0
        return self._follow(layout, turn, left, led, suit, beating, winner, contested, target, n) >= 0

    # Answers of the search are proofs: the places of a layout whose owners must be known for the answer to hold, from
    # the strongest card of a suit down without a gap. Not negative: the target is reached. Otherwise the complement
    # is the proof that it is not.

    def _lead(self, layout: int, seat: int, target: int, n: int) -> int:
        """With ``n`` cards in each hand."""
        if target <= 0:
            return 0
        if target > n:
            return -1
        key = layout >> SHAPE << 2 | seat
        bucket = self._table.get(key)
        if bucket is None:
            bucket = self._table[key] = []
        for need, have, bound, reached in bucket:
            if layout & need == have:
                if reached:
                    if bound >= target:
                        return need
                elif bound < target:
                    return ~need
        self.nodes += 1
        if self.nodes > self.most:
            raise TooHard
        want = self._for_us[seat]
        trump = self._trump
        if not self.avoid:
            sure, need = quick_tricks(layout, seat, trump, not self._joker_any_time)
            if want:
                if sure >= target:
                    return need
            elif n - sure < target:
                return ~need
        if trump is not None:
            owner, count, need = high_trumps(layout, trump)
            if owner & 1:
                if n - count < target:
                    return ~need
            elif count >= target:
                return need
        proof = 0
        for change, place, bit, field, known, group in self._killer_first(key, layout, seat):
            winner = -1 if group == JOKERS else seat
            answer = self._follow(
                layout + change, _NEXT[seat], 3, group, group, place, winner, False, target, n
            )
            need = answer if answer >= 0 else ~answer
            if need & bit:
                need |= (need & field) << 2
            if need & _FLAGS:
                if need & _FLAG[seat]:
                    need |= known
                need &= ~_FLAGS
            if (answer >= 0) is want:
                self._killers[key] = group, place
                bucket.append((need, layout & need, target if want else target - 1, want))
                return need if want else ~need
            proof |= need
        bucket.append((proof, layout & proof, target - 1 if want else target, not want))
        return ~proof if want else proof

    def _follow(
        self, layout: int, seat: int, left: int, led: int, suit: int, beating: int, winner: int,
        contested: bool, target: int, n: int,
    ) -> int:  # fmt: skip
        """The names are those of ``Spot``."""
        want = self._for_us[seat]
        proof = 0
        for change, place, bit, field, known, group in self._follows(
            layout, seat, led, suit, beating, winner
        ):
            # What Spot.after does, without making one.
            now_led, now_suit, now_beating, now_winner, now_contested = led, suit, beating, winner, contested
            if led == UNSET:
                if group != JOKERS:
                    now_led, now_suit, now_beating, now_winner = group, group, place, seat
            elif group == suit:
                now_contested = True
                if place < beating:
                    now_beating, now_winner = place, seat
            elif group == self._trump:
                now_suit, now_beating, now_winner, now_contested = group, place, seat, False
            if left > 1:
                answer = self._follow(
                    layout + change, _NEXT[seat], left - 1, now_led, now_suit, now_beating, now_winner,
                    now_contested, target, n,
                )  # fmt: skip
                need = answer if answer >= 0 else ~answer
            else:
                answer = self._lead(layout + change, now_winner, target - (~now_winner & 1), n - 1)
                need = answer if answer >= 0 else ~answer
                if (
                    now_contested
                ):  # the winner beats what else was played of the suit, and what beats it is elsewhere
                    need |= (1 << 2 * now_beating) - 1 << WIDTH * now_suit | _FLAG[now_winner]
            # Back to the places before the card was played.
            if need & bit:
                need |= (need & field) << 2
            if need & _FLAG[seat]:
                need |= known
            if (answer >= 0) is want:
                return need if want else ~need
            proof |= need
        return ~proof if want else proof

    def _killer_first(self, key: int, layout: int, seat: int) -> list[Choice]:
        leads = self._leads(layout, seat)
        killer = self._killers.get(key)
        if killer is not None:
            for i, choice in enumerate(leads):
                if choice.place == killer[1] and choice.group == killer[0]:
                    leads.insert(0, leads.pop(i))
                    break
        return leads

    def _leads(self, layout: int, seat: int) -> list[Choice]:
        found: list[Choice] = []
        for group, shift in enumerate(SHIFTS):
            if group == JOKERS and found and self.law.nt_joker_lead_last:
                break
            found += suited(group, (layout >> shift & FIELD) << 4)[seat].low[::-1]
        return found

    def _follows(
        self, layout: int, seat: int, led: int, suit: int, beating: int, winner: int
    ) -> Sequence[Choice]:
        if self.avoid:
            order = _DUCK
        else:
            order = _CHEAP if winner < 0 or (winner ^ seat) & 1 else _LOW
        if led != UNSET:
            key = (layout >> SHIFTS[led] & FIELD) << 4
            following = suited(led, key | beating if led == suit else key)[seat][order]
            if following:
                if self._joker_any_time:
                    return following + suited(JOKERS, (layout >> SHIFTS[JOKERS] & FIELD) << 4)[seat][order]
                return following
            if self._joker_must:
                jokers = suited(JOKERS, (layout >> SHIFTS[JOKERS] & FIELD) << 4)[seat][order]
                if jokers:
                    return jokers
        found: list[Choice] = []
        for group in self._ruff_first if order == _CHEAP else self._ruff_last:
            key = (layout >> SHIFTS[group] & FIELD) << 4
            found += suited(group, key | beating if group == suit else key)[seat][order]
        return found

"""Which card to play where tricks are wanted: the sources' maxims, on masks.

``card`` gives the number of a card and why. It runs in playouts, tens of thousands of times a second, hence the masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players.scale import JACK, KING, QUEEN, TEN
from tutor.players.whys import Why

if TYPE_CHECKING:
    from tutor.players.seen import Seen

Choice = tuple[int, Why]
_JOKERS: Final = 4
_LONG_TRUMPS: Final = 4
"""From so many trumps on they are led to draw the others'."""

# What leads and discards are worth to each other, found by playing thousands of duplicate deals.
_RUNS: Final = 90
"""A lead of best cards that nobody can stop."""
_BEST_AMID_TRUMPS: Final = 60
_BEST_TO_BE_TRUMPED: Final = 30
_BEST_OF_SOME: Final = 10
_A_CARD: Final = 8
"""Each card of the suit led, where its best card is out."""
_PARTNERS_SUIT: Final = 30
_OPPONENTS_SUIT: Final = 8
_PARTNER_TRUMPS: Final = 30
_SINGLETON: Final = 40
_TOUCHING: Final = 25
_KEEP_RUNNING: Final = 120
_KEEP_BEST: Final = 160
_KEEP_GUARD: Final = 36
_KEEP_LENGTH: Final = 20
_EMPTY: Final = 30
"""What it gains to be rid of a suit while one holds trumps."""


def card(s: Seen) -> Choice:
    """The card to play, of those that the law allows."""
    led = s.led
    if led < 0:
        return lead(s)
    mine = s.hand[led]
    if not mine:
        return _void(s)
    if not mine & (mine - 1):
        return 16 * led + mine.bit_length() - 1, Why.ONLY
    return _follow(s, led, mine)


def _follow(s: Seen, led: int, mine: int) -> Choice:
    base = 16 * led
    low = base + (mine & -mine).bit_length() - 1
    best = s.best
    if best >> 4 != led:
        return low, Why.FOLLOW_LOW  # trumped
    step = best & 15
    over = mine >> step << step
    if not over:
        return low, (Why.SPARE if s.taker == s.me ^ 2 else Why.FOLLOW_LOW)
    out = s.left[led] ^ mine
    place = s.place
    partners = s.taker == s.me ^ 2
    if place == 3:
        if partners:
            return low, Why.SPARE
        return base + (over & -over).bit_length() - 1, Why.CHEAP
    top = mine.bit_length() - 1
    if place == 2:
        higher = out >> step  # what could still beat the winning card
        if partners and (not higher or not (out & (1 << top) - 1) >> step):
            return low, Why.SPARE  # nothing out beats it, or nothing that my top would keep from winning
        if partners and s.voids[s.me + 1 & 3] >> led & 1:
            return low, Why.SPARE
        return base + _third(s, out, over, top), Why.THIRD_HIGH
    # second hand
    masters = over >> out.bit_length()
    if masters and (masters & (masters - 1) or _now_or_never(s, led, mine, out)):
        first = masters & -masters
        return base + out.bit_length() + first.bit_length() - 1, Why.TAKE_BEST
    if step >= KING:
        return base + (over & -over).bit_length() - 1, Why.CHEAP  # cover a king
    return low, Why.SECOND_LOW


def _now_or_never(s: Seen, led: int, mine: int, out: int) -> bool:
    """Whether a best card second in hand had better take at once: later it would be trumped."""
    trump = s.trump
    if trump < 0 or led == trump or not s.left[trump] ^ s.hand[trump]:
        return False
    return out.bit_count() <= 6 or mine.bit_count() >= 5


def _third(s: Seen, out: int, over: int, top: int) -> int:
    """Third hand's step: the lowest card that does as well as its highest; below a gap of one where that may win."""
    if not out >> top:  # the best left: a lower one of the same worth, or the lower of a fork
        below = over & (1 << top) - 1
        if below and s.trump < 0:
            second = below.bit_length() - 1
            between = out & ((1 << top) - (1 << second))
            if between and not between & (between - 1) and second >= JACK:
                return _touching(out, over, second)
    return _touching(out, over, top)


def _touching(out: int, mine: int, top: int) -> int:
    """The lowest step of mine that nothing out parts from ``top``."""
    beneath = out & (1 << top) - 1
    equals = mine & (1 << top + 1) - 1
    equals = equals >> beneath.bit_length() << beneath.bit_length()
    return (equals & -equals).bit_length() - 1


def _void(s: Seen) -> Choice:
    hand, trump, led, best = s.hand, s.trump, s.led, s.best
    partners = s.taker == s.me ^ 2
    if trump >= 0 and hand[trump]:
        trumped = best >> 4 == trump
        over = hand[trump] >> (best & 15) << (best & 15) if trumped else hand[trump]
        if not over:
            return discard(s), (Why.SPARE if partners else Why.THROW)
        if partners:
            out = s.left[led]
            sure = trumped or not out >> (best & 15) + 1
            beaten = s.place == 2 and not sure and (out >> (best & 15) + 1).bit_count() > 0
            if s.place == 3 or not beaten:
                n = discard(s)
                if n >> 4 != trump:
                    return n, Why.KEEP_TRUMP
                return n, (Why.RUFF if not trumped or n > best else Why.SPARE)
        elif s.place == 1 and not trumped and (best & 15) < TEN and hand[trump].bit_count() > 2:
            n = discard(s)
            if n >> 4 != trump:
                return n, Why.SAVE_TRUMP
        return 16 * trump + (over & -over).bit_length() - 1, Why.RUFF
    return discard(s), (Why.SPARE if partners else Why.THROW)


def discard(s: Seen) -> int:
    """The card that is missed least: low, no guard of a high one, from no suit that will run."""
    hand, left, trump = s.hand, s.left, s.trump
    jokers = hand[_JOKERS]
    if jokers:
        return 16 * _JOKERS + jokers.bit_length() - 1
    trumps = hand[trump].bit_count() if trump >= 0 else 0
    found, least = -1, 1 << 20
    for group in range(4):
        mine = hand[group]
        if not mine or group == trump:
            continue
        out = left[group] ^ mine
        low = (mine & -mine).bit_length() - 1
        count = mine.bit_count()
        cost = 3 * low
        if not out:
            cost += _KEEP_RUNNING
        elif not out >> low:
            cost += _KEEP_BEST
        else:
            top = mine.bit_length() - 1
            above = (out >> top).bit_count()
            if above <= 2 and count - 1 == above:
                cost += _KEEP_GUARD
            if count > 3:
                cost += _KEEP_LENGTH
            if count == 1 and trumps:
                cost -= _EMPTY
        if cost < least:
            found, least = 16 * group + low, cost
    if found < 0:
        mine = hand[trump]
        return 16 * trump + (mine & -mine).bit_length() - 1
    return found


def lead(s: Seen) -> Choice:
    """The card to lead."""
    hand, left, trump, me = s.hand, s.left, s.trump, s.me
    lho, partner, rho = s.voids[me + 1 & 3], s.voids[me ^ 2], s.voids[me + 3 & 3]
    live = 0  # trumps that opponents may hold
    if trump >= 0:
        mine = hand[trump]
        out = left[trump] ^ mine
        if out and not (lho & rho) >> trump & 1:
            live = out.bit_count()
            if mine:
                ours = s.declarer >= 0 and not (s.declarer ^ me) & 1
                if (ours or mine.bit_count() >= _LONG_TRUMPS) and (mine > out or live > 1 or ours):
                    return _trump(trump, mine, out, ours and s.declarer != me), Why.TRUMPS
    score, found, why = -1000, -1, Why.SAFE
    for group in range(4):
        mine = hand[group]
        if not mine or group == trump:
            continue
        out = left[group] ^ mine
        count = mine.bit_count()
        many = out.bit_count()
        ruffed = live and (
            (lho >> group & 1 and not lho >> trump & 1) or (rho >> group & 1 and not rho >> trump & 1)
        )
        base = 16 * group
        if mine > out:
            masters = (mine >> out.bit_length()).bit_count()
            if ruffed:
                value = _BEST_TO_BE_TRUMPED
            elif live:
                value = _BEST_AMID_TRUMPS + 10 * min(masters, 2) - 3 * count
            elif masters >= many or masters == count:
                value = _RUNS + count
            else:
                value = _BEST_OF_SOME + 10 * masters + 4 * count
                if masters == 1 and count >= 4 and many > 3:
                    value -= 6
            if value > score:
                score, found, why = value, base + mine.bit_length() - 1, Why.BEST
            continue
        value = 10 + _A_CARD * count
        if mine >> JACK & mine >> QUEEN:
            value += _TOUCHING
        if s.opened[me ^ 2] >> group & 1:
            value += _PARTNERS_SUIT
        if (s.opened[me + 1 & 3] | s.opened[me + 3 & 3]) >> group & 1:
            value -= _OPPONENTS_SUIT
        if live:
            if partner >> group & 1 and not partner >> trump & 1 and not ruffed:
                value += _PARTNER_TRUMPS
            if count == 1 and hand[trump] and hand[trump].bit_count() <= 3:
                value += _SINGLETON
        if value > score:
            score = value
            found, why = _from_length(s, group, mine, out)
            if live and partner >> group & 1 and not partner >> trump & 1:
                why = Why.TO_VOID
    if found < 0:
        if trump >= 0 and hand[trump]:
            mine = hand[trump]
            out = left[trump] ^ mine
            best = mine > out
            return _trump(trump, mine, out, False), (Why.BEST if best else Why.TRUMPS if out else Why.SAFE)
        return 16 * _JOKERS + hand[_JOKERS].bit_length() - 1, Why.SAFE
    return found, why


def _trump(trump: int, mine: int, out: int, to_partner: bool) -> int:
    """The trump to lead: the highest where it is sure, or partner declares, or it has a neighbour; else the lowest."""
    top = mine.bit_length() - 1
    if mine > out or to_partner or (mine >> top - 1 & 1 and top > JACK):
        return 16 * trump + top
    return 16 * trump + (mine & -mine).bit_length() - 1


def _from_length(s: Seen, group: int, mine: int, out: int) -> Choice:
    """A lead in a suit whose best card is out: top of touching honours, fourth highest, high from two, else low."""
    base = 16 * group
    count = mine.bit_count()
    top = mine.bit_length() - 1
    touching = _touching(out, mine, top) < top
    if top >= TEN and touching:
        return base + top, (Why.LENGTH if count >= 4 else Why.SAFE)
    if count >= 4:
        rest = mine
        for _ in range(3):
            rest ^= 1 << rest.bit_length() - 1
        longest = all(count >= h.bit_count() for g, h in enumerate(s.hand[:4]) if g != s.trump)
        return base + rest.bit_length() - 1, (Why.FOURTH if longest else Why.LENGTH)
    if count == 2 and top < QUEEN:
        return base + top, Why.SAFE
    return base + (mine & -mine).bit_length() - 1, Why.SAFE

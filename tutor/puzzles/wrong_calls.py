"""Wrong rules about what may be called: each predicts which of the calls on offer its believer would allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.calls import PASS, Call, Way
from tutor.rules.cards import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Stand(NamedTuple):
    """What a believer sees of a bidding."""

    offered: tuple[Call, ...]
    standing: Call | None
    by: Seat | None
    next: Seat
    dealer: Seat
    passed: int
    """How many have passed."""
    partner_passed: bool
    least: int
    allowed: tuple[Call, ...]
    """Of those offered, what may be called in truth."""


OTHERS: Final = 3
"""How many players there are beside the dealer."""
Called = tuple[Call, ...] | None
"""What a believer would allow; None where the belief says nothing."""


def only_a_higher_number(at: Stand) -> Called:
    """Only a higher number goes over a bid, no trump or not."""
    if at.standing is None:
        return None
    return _passing(at, lambda c, over: c.number > over.number)


def the_same_number_will_do(at: Stand) -> Called:
    """A bid of the same number is enough."""
    if at.standing is None:
        return None
    return _passing(at, lambda c, over: c.number >= over.number)


def down_beats_up(at: Stand) -> Called:
    """At the same number down goes over up."""
    order = {Way.UP: 0, Way.DOWN: 1, Way.NT: 2}
    return None if at.standing is None else _passing(at, lambda c, over: _over(c, over, order))


def down_equals_up(at: Stand) -> Called:
    """At the same number up and down stand level."""
    order = {Way.UP: 0, Way.DOWN: 0, Way.NT: 2}
    return None if at.standing is None else _passing(at, lambda c, over: _over(c, over, order))


def up_beats_down(at: Stand) -> Called:
    """At the same number up goes over down."""
    order = {Way.UP: 1, Way.DOWN: 0, Way.NT: 2}
    return None if at.standing is None else _passing(at, lambda c, over: _over(c, over, order))


def any_bid(at: Stand) -> Called:
    """Everybody may bid as he likes."""
    return None if at.standing is None else at.offered


def least_forgotten(at: Stand) -> Called:
    """Bids begin at one."""
    return at.offered if at.standing is None and at.least > 1 and PASS in at.allowed else None


def dealer_may_pass(at: Stand) -> Called:
    """The dealer may pass like everybody else."""
    return (PASS, *at.allowed) if at.next is at.dealer and at.passed == OTHERS else None


def dealer_must_bid(at: Stand) -> Called:
    """The dealer may not pass when the others have."""
    if at.next is not at.dealer or at.passed != OTHERS:
        return None
    return tuple(c for c in at.allowed if c != PASS)


def dealer_must_bid_the_least(at: Stand) -> Called:
    """The dealer who has to bid must bid the least."""
    if PASS in at.allowed:
        return None
    return tuple(c for c in at.offered if c.number == at.least)


def dealer_may_match(at: Stand) -> Called:
    """The dealer need only reach the bid that stands."""
    if at.next is not at.dealer or at.standing is None:
        return None
    standing = at.standing
    return tuple(c for c in at.offered if c in at.allowed or c == standing)


def bound_by_partner(at: Stand) -> Called:
    """Nobody bids over his partner; nor, where there are no numbers, after he has passed."""
    numbers = any(c.is_bid for c in at.offered)
    bound = at.by is at.next.partner if numbers else at.partner_passed
    return (PASS,) if bound else None


def must_outbid(at: Stand) -> Called:
    """Whoever can bid higher has to."""
    return None if at.standing is None else tuple(c for c in at.allowed if c != PASS)


def _over(c: Call, over: Call, order: Mapping[Way, int]) -> bool:
    return (c.number, order[c.way or Way.UP]) > (over.number, order[over.way or Way.UP])


def _passing(at: Stand, goes: Callable[[Call, Call], bool]) -> tuple[Call, ...]:
    standing = at.standing
    assert standing is not None
    return tuple(c for c in at.offered if c == PASS or goes(c, standing))


BELIEFS: Final[tuple[tuple[str, Callable[[Stand], Called]], ...]] = (
    ("only-a-higher-number", only_a_higher_number),
    ("down-beats-up", down_beats_up),
    ("down-equals-up", down_equals_up),
    ("up-beats-down", up_beats_down),
    ("dealer-may-match", dealer_may_match),
    ("same-number-enough", the_same_number_will_do),
    ("dealer-may-pass", dealer_may_pass),
    ("dealer-must-bid", dealer_must_bid),
    ("dealer-must-bid-the-least", dealer_must_bid_the_least),
    ("bound-by-partner", bound_by_partner),
    ("must-outbid", must_outbid),
    ("least-bid-forgotten", least_forgotten),
    ("any-bid-will-do", any_bid),
)
"""Wrong rules about what may be called, the likeliest first."""

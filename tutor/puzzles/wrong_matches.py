"""Wrong ways to see where a match stands: each predicts what its believer would say.

A wrong rule is the right tally on other ends, or another tally.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.match_points import NEXT_DEALER, WINNER, Row, ends_of, stands, totals
from tutor.rules.cards import Team

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.puzzles.match_points import MatchPosition
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Seat


def _won(p: MatchPosition, **changes: int) -> tuple[Answer, ...]:
    return ((stands(p.deals, ends_of(p.house)._replace(**changes)),),)  # type: ignore[arg-type]


def exact_hit(p: MatchPosition) -> tuple[Answer, ...]:
    """The target must be hit exactly."""
    return _won(p, exact=True) if _reached(p) else ()


def beyond_target(p: MatchPosition) -> tuple[Answer, ...]:
    """The target must be passed, not only reached."""
    return _won(p, beyond=True) if _reached(p) else ()


def _reached(p: MatchPosition) -> bool:
    """Whether a target is played to, and a team is there."""
    ends = ends_of(p.house)
    return not ends.deals and max(totals(p.deals)) >= ends.target


def minus_forgotten(p: MatchPosition) -> tuple[Answer, ...]:
    """Nobody loses by falling to minus the target."""
    ends = ends_of(p.house)
    low = min(totals(p.deals)) <= -ends.target
    return _won(p, minus=False) if ends.minus and not ends.deals and low else ()


def sign_forgotten(p: MatchPosition) -> tuple[Answer, ...]:
    """Points lost are added like points won."""
    if all(row.ns >= 0 and row.ew >= 0 for row in p.deals):
        return ()
    rows = [row._replace(ns=abs(row.ns), ew=abs(row.ew)) for row in p.deals]
    return ((stands(rows, ends_of(p.house)),),)


def honours_first(p: MatchPosition) -> tuple[Answer, ...]:
    """Honours are counted before tricks."""
    both = any((row.ns and row.ew_honours) or (row.ew and row.ns_honours) for row in p.deals)
    return _won(p, honours_first=True) if both and not ends_of(p.house).deals else ()


def honours_left_out(p: MatchPosition) -> tuple[Answer, ...]:
    """Only tricks count towards the target."""
    if not _honours(p):
        return ()
    return ((stands([Row(row.ns, row.ew) for row in p.deals], ends_of(p.house)),),)


def other_cap(p: MatchPosition) -> tuple[Answer, ...]:
    """Honours counted one point short of the target, or not counted there, against the table's rule."""
    ends = ends_of(p.house)
    us = them = 0
    for row in p.deals:
        if (us == ends.target - 1 and row.ns_honours) or (them == ends.target - 1 and row.ew_honours):
            return _won(p, capped=not ends.capped) if not ends.deals else ()
        us, them = us + row.ns + row.ns_honours, them + row.ew + row.ew_honours
    return ()


def _honours(p: MatchPosition) -> bool:
    return any(row.ns_honours or row.ew_honours for row in p.deals)


def ahead_wins(p: MatchPosition) -> tuple[Answer, ...]:
    """Whoever is ahead has won."""
    us, them = totals(p.deals)
    return (("NS" if us > them else "EW",),) if us != them else ()


def level_is_draw(p: MatchPosition) -> tuple[Answer, ...]:
    """Level totals are a draw at any time."""
    us, them = totals(p.deals)
    return (("draw",),) if us == them and ends_of(p.house).deals else ()


def last_deal_wins(p: MatchPosition) -> tuple[Answer, ...]:
    """Whoever won the last deal has won the match."""
    best = _better(p.deals[-1])
    return ((best.code,),) if best else ()


def most_deals_win(p: MatchPosition) -> tuple[Answer, ...]:
    """Whoever won more deals has won the match."""
    winners = [_better(row) for row in p.deals]
    us, them = winners.count(Team.NS), winners.count(Team.EW)
    return (("NS" if us > them else "EW",),) if us != them else ()


def _better(row: Row) -> Team | None:
    us, them = row.ns + row.ns_honours, row.ew + row.ew_honours
    return None if us == them else Team.NS if us > them else Team.EW


def target_in_fixed(p: MatchPosition) -> tuple[Answer, ...]:
    """A target ends the match, though a number of deals was agreed."""
    return _won(p, deals=0) if ends_of(p.house).deals else ()


def other_tie(p: MatchPosition) -> tuple[Answer, ...]:
    """Level after the last deal: a draw where one more is played, or the other way round."""
    ends = ends_of(p.house)
    us, them = totals(p.deals)
    level = ends.deals and us == them and len(p.deals) >= ends.deals
    return _won(p, extra_deal=not ends.extra_deal) if level else ()


def _last_dealer(p: MatchPosition) -> Seat:
    return p.first_dealer.after(len(p.deals) - 1)


def dealer_stays_with_winner(p: MatchPosition) -> tuple[Answer, ...]:
    """Whoever deals goes on dealing while his team wins."""
    dealer = p.first_dealer
    for row in p.deals:
        if _better(row) is not dealer.team:
            dealer = dealer.left
    return ((dealer.code,),)


def right_deals(p: MatchPosition) -> tuple[Answer, ...]:
    """The deal passes to the right."""
    return ((p.first_dealer.after(-len(p.deals)).code,),)


def same_dealer(p: MatchPosition) -> tuple[Answer, ...]:
    """Whoever dealt last deals again."""
    return ((_last_dealer(p).code,),)


def one_too_far(p: MatchPosition) -> tuple[Answer, ...]:
    """One player is passed over."""
    return ((_last_dealer(p).partner.code,),)


def first_dealer_again(p: MatchPosition) -> tuple[Answer, ...]:
    """Whoever dealt first always deals."""
    return ((p.first_dealer.code,),)


def _asked(
    ask: str, rule: Callable[[MatchPosition], tuple[Answer, ...]]
) -> Callable[[MatchPosition], tuple[Answer, ...]]:
    def predict(position: MatchPosition) -> tuple[Answer, ...]:
        return rule(position) if position.ask == ask else ()

    return predict


_ABOUT_WINNER: Final = (
    ("honours-before-tricks", honours_first),
    ("other-cap", other_cap),
    ("honours-left-out", honours_left_out),
    ("target-in-fixed-deals", target_in_fixed),
    ("other-tie", other_tie),
    ("minus-forgotten", minus_forgotten),
    ("beyond-target", beyond_target),
    ("exact-hit", exact_hit),
    ("sign-forgotten", sign_forgotten),
    ("level-is-draw", level_is_draw),
    ("ahead-wins", ahead_wins),
    ("last-deal-wins", last_deal_wins),
    ("most-deals-win", most_deals_win),
)
_ABOUT_DEALER: Final = (
    ("dealer-stays-with-winner", dealer_stays_with_winner),
    ("same-dealer", same_dealer),
    ("right-deals", right_deals),
    ("first-dealer-again", first_dealer_again),
    ("one-too-far", one_too_far),
)
STANDING: Final = tuple(
    (name, _asked(ask, rule))
    for ask, rules in ((WINNER, _ABOUT_WINNER), (NEXT_DEALER, _ABOUT_DEALER))
    for name, rule in rules
)
"""Every wrong rule about matches, the likeliest first: the first that predicts an answer names it."""

"""Wrong ways to reckon a deal: each predicts what its believer would say.

A wrong rule is the right reckoning on other terms, or another reckoning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.deal_scores import reckon, settled, terms_of
from tutor.puzzles.figures import of, pair_of
from tutor.rules.calls import GRAND, PASS, Way
from tutor.rules.scoring import BOOK, TRICKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.puzzles.deal_scores import ScorePosition
    from tutor.puzzles.puzzle import Answer


def _failed(p: ScorePosition) -> bool:
    """Whether a bid failed, or a grand did."""
    if p.contract is None or p.declarer is None:
        return False
    return of(settled(p, terms_of(p.house)), p.declarer.team) < (
        BOOK + 1 if p.contract == GRAND else p.contract.tricks
    )


def _said(*numbers: int) -> tuple[Answer, ...]:
    return tuple((str(n),) for n in dict.fromkeys(numbers))


def as_in_grand(p: ScorePosition) -> tuple[Answer, ...]:
    """Pass reckoned as grand: whoever took more scores each trick over six."""
    return _said(max(p.own - BOOK, 0)) if p.contract == PASS else ()


def as_in_pass(p: ScorePosition) -> tuple[Answer, ...]:
    """Grand reckoned as pass: whoever took fewer scores each trick under six."""
    return _said(max(BOOK - p.own, 0)) if p.contract == GRAND else ()


def losers_score_too(p: ScorePosition) -> tuple[Answer, ...]:
    """The team that scores nothing gets a point for each trick; or what the others lose."""
    terms = terms_of(p.house)
    if reckon(p, terms) or p.contract == PASS:
        return ()
    lost = -reckon(p._replace(ask=p.ask.other), terms)
    if p.contract is None or p.contract == GRAND:
        return _said(p.own)
    return _said(lost) if lost > 0 else _said(p.own, max(p.own - BOOK, 0))


def all_tricks_count(p: ScorePosition) -> tuple[Answer, ...]:
    """Every trick is a point."""
    return _said(p.own)


def book_forgotten(p: ScorePosition) -> tuple[Answer, ...]:
    """The first six tricks score too, and double where the others do."""
    return _counted_from(p, 0)


def over_seven(p: ScorePosition) -> tuple[Answer, ...]:
    """Seven are needed, so only what comes after them scores."""
    return _counted_from(p, 7)


def _counted_from(p: ScorePosition, book: int) -> tuple[Answer, ...]:
    terms = terms_of(p.house)
    if p.contract == PASS or reckon(p, terms._replace(honours=False)) <= 0:
        return ()
    return _said(reckon(p, terms._replace(book=book)))


def doubling_forgotten(p: ScorePosition) -> tuple[Answer, ...]:
    """A failed grand, or a no-trump bid, counts once."""
    terms = terms_of(p.house)
    if p.contract is None or (p.contract.way is not Way.NT and not (p.contract == GRAND and _failed(p))):
        return ()
    doubles = terms.grand_times if p.contract == GRAND else terms.nt_times
    return _said(reckon(p, terms._replace(grand_times=1, nt_times=1))) if doubles > 1 else ()


def doubling_imagined(p: ScorePosition) -> tuple[Answer, ...]:
    """Doubled where this table doubles nothing, or a grand that was made."""
    terms = terms_of(p.house)
    points = reckon(p, terms)
    once = reckon(p, terms._replace(grand_times=1, nt_times=1))
    doubles = p.contract is not None and (p.contract == GRAND or p.contract.way is Way.NT)
    return _said(2 * points) if doubles and points == once and points else ()


def bid_for_shortfall(p: ScorePosition) -> tuple[Answer, ...]:
    """The whole bid lost where only the shortfall is, or the other way round."""
    terms = terms_of(p.house)
    bid = p.contract is not None and p.contract.is_bid and p.bids and _failed(p)
    return _said(reckon(p, terms._replace(whole_bid=not terms.whole_bid))) if bid else ()


def only_bid_credited(p: ScorePosition) -> tuple[Answer, ...]:
    """A kept bid scores what was bid and no more."""
    if p.contract is None or not p.contract.is_bid or not p.bids or _failed(p):
        return ()
    return _said(p.contract.number * (terms_of(p.house).nt_times if p.contract.way is Way.NT else 1))


def kitty_twice(p: ScorePosition) -> tuple[Answer, ...]:
    """The kitty is added to tricks among which it is counted already."""
    return _with_tricks(p, 1)


def kitty_forgotten(p: ScorePosition) -> tuple[Answer, ...]:
    """The kitty is taken off: only tricks that were played count."""
    return _with_tricks(p, -1)


def _with_tricks(p: ScorePosition, more: int) -> tuple[Answer, ...]:
    if p.contract is None or not p.contract.is_bid or not p.bids or not 0 <= p.own + more <= TRICKS:
        return ()
    tricks = pair_of(p.ask, p.own + more, TRICKS - p.own - more)
    return _said(reckon(p._replace(tricks=tricks), terms_of(p.house)))


def other_line(p: ScorePosition) -> tuple[Answer, ...]:
    """Pass counted under seven where this table counts under six, or the other way round."""
    terms = terms_of(p.house)
    return _said(reckon(p, terms._replace(under=13 - terms.under))) if p.contract == PASS else ()


def sign_forgotten(p: ScorePosition) -> tuple[Answer, ...]:
    """Points lost are told as points won."""
    points = reckon(p, terms_of(p.house))
    return _said(-points) if points < 0 else ()


def failed_costs_nothing(p: ScorePosition) -> tuple[Answer, ...]:
    """A bid that fails only scores nothing."""
    failed = p.contract is not None and p.contract.is_bid and p.bids and _failed(p)
    return _said(0) if failed else ()


def failed_grand_loses(p: ScorePosition) -> tuple[Answer, ...]:
    """A grand that fails costs its team what it was short of seven, or what the others get."""
    if p.contract != GRAND or not p.bids or not _failed(p):
        return ()
    return _said(p.own - BOOK - 1, -reckon(p._replace(ask=p.ask.other), terms_of(p.house)))


def revoke_forgotten(p: ScorePosition) -> tuple[Answer, ...]:
    """The revoke moves no tricks."""
    terms = terms_of(p.house)
    return _said(reckon(p, terms._replace(revoke_costs=False))) if p.revoked and terms.revoke_costs else ()


def revoke_imagined(p: ScorePosition) -> tuple[Answer, ...]:
    """The revoke moves tricks at a table where it costs nothing."""
    terms = terms_of(p.house)
    return _said(reckon(p, terms._replace(revoke_costs=True))) if p.revoked and not terms.revoke_costs else ()


def honours_forgotten(p: ScorePosition) -> tuple[Answer, ...]:
    """Only tricks score."""
    terms = terms_of(p.house)
    return _said(reckon(p, terms._replace(honours=False))) if p.honours and terms.honours else ()


def honours_imagined(p: ScorePosition) -> tuple[Answer, ...]:
    """Honours score at a table that does not count them."""
    terms = terms_of(p.house)
    return _said(reckon(p, terms._replace(honours=True))) if p.honours and not terms.honours else ()


def honours_one_each(p: ScorePosition) -> tuple[Answer, ...]:
    """Each honour is a point."""
    if p.honours is None:
        return ()
    return _said(reckon(p, terms_of(p.house)._replace(honours=False)) + of(p.honours, p.ask))


SCORING: Final[tuple[tuple[str, Callable[[ScorePosition], tuple[Answer, ...]]], ...]] = (
    ("revoke-forgotten", revoke_forgotten),
    ("revoke-imagined", revoke_imagined),
    ("honours-forgotten", honours_forgotten),
    ("honours-imagined", honours_imagined),
    ("honours-one-each", honours_one_each),
    ("sign-forgotten", sign_forgotten),
    ("doubling-forgotten", doubling_forgotten),
    ("as-in-grand", as_in_grand),
    ("as-in-pass", as_in_pass),
    ("other-line", other_line),
    ("bid-for-shortfall", bid_for_shortfall),
    ("failed-costs-nothing", failed_costs_nothing),
    ("failed-grand-loses", failed_grand_loses),
    ("only-bid-credited", only_bid_credited),
    ("losers-score-too", losers_score_too),
    ("all-tricks-count", all_tricks_count),
    ("book-forgotten", book_forgotten),
    ("over-seven", over_seven),
    ("kitty-twice", kitty_twice),
    ("kitty-forgotten", kitty_forgotten),
    ("doubling-imagined", doubling_imagined),
)
"""Every wrong rule about points, the likeliest first: the first that predicts an answer names it."""

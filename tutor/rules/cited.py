"""All rules that a verdict on a trump, a bidding, a lead, a match or a revoke rests on, the deciding one first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.auction import State
from tutor.rules.calls import GRAND, PASS, Way
from tutor.rules.reasons import (
    BelowLeast,
    DealerMustBid,
    DealsPlayed,
    FirstBid,
    MatchGoesOn,
    MustBeat,
    NeverTrump,
    TurnedCard,
)
from tutor.rules.scoring import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.game import House
    from tutor.rules.match import Match
    from tutor.rules.reasons import Reason
    from tutor.rules.revoke import Revoke


def trump_rules(reason: Reason) -> tuple[str, ...]:
    """What says which suit is trumps."""
    if isinstance(reason, NeverTrump):
        return (reason.rule,)
    if isinstance(reason, TurnedCard):
        return listed(reason.rule, "one-trump-suit-per-deal", "turned-card-belongs-to-dealer")
    return listed(reason.rule, "trump-rotation", "one-trump-suit-per-deal")


def auction_rules(auction: Auction) -> tuple[str, ...]:
    """What binds the next call, closed the bidding, or was broken."""
    found = [auction.rule]
    match auction.reason:
        case MustBeat(standing=standing):
            found += ["higher-number-beats", "nt-beats-same-number"]
            if standing.way is not Way.NT:
                found.append("up-down-rank")
        case FirstBid():
            found.append("bid-number-and-kind")
        case DealerMustBid():
            found += ["dealer-forced-minimum-enough", "bid-number-range"]
        case BelowLeast():
            found.append("bid-number-and-kind")
        case _ if auction.state is State.ILLEGAL:
            pass
        case _:
            found += [] if auction.state is State.OPEN else ["bidding-rounds"] * _bids(auction.contract)
    if auction.leader is not None:
        found.append(lead_rule(auction))
    if auction.state is State.OPEN:
        found.append("bid-starts-left-of-dealer")
    return listed(*found)


def _bids(contract: Call | None) -> bool:
    return contract is not None and contract.is_bid


def lead_rule(auction: Auction) -> str:
    """Which rule names the first leader after a bidding that has closed."""
    if auction.contract == PASS:
        return "pass-left-of-dealer-leads"
    return "grand-right-of-bidder-leads" if auction.contract == GRAND else "bidder-leads-first"


def match_rules(match: Match, house: House) -> tuple[str, ...]:
    """What ended a match, or lets it go on."""
    found = [match.rule]
    if isinstance(match.reason, DealsPlayed | MatchGoesOn):
        fixed = house["match-end"] != "target"
        found += ["fixed-deals-highest-total", "agree-match-end"] if fixed else ["reach-target-wins"]
    if match.next_dealer is not None:
        found.append("deal-passes-left")
    return listed(*found)


def revoke_rules(revokes: Sequence[Revoke], house: House) -> tuple[str, ...]:
    """What makes a revoke one, and its price where it has one."""
    costs = bool(revokes) and house.get("revoke-penalty") == "3-tricks"
    prices = ("revoke-three-tricks", "revoke-under-three-all") if costs else ()
    return listed("revoke-definition", "follow-suit", *prices)

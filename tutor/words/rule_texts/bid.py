"""Bidding and the kitty in bid whist, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "bid-number-and-kind": (
        msg("What a bid says"),
        msg(
            "You bid how many tricks over six your team will take, and how: high cards winning (uptown), "
            "low cards winning (downtown) or no trump."
        ),
    ),
    "bid-number-range": (
        msg("Lowest and highest bid"),
        msg(
            "Seven is the highest you can bid. The lowest you agree on before you start: most play with 3 "
            "or 1."
        ),
    ),
    "plain-number-is-high": (
        msg("A bare number means high"),
        msg("If you say just a number, such as four, you have bid four uptown: high cards win."),
    ),
    "bid-means-six-plus": (
        msg("Six more than you bid"),
        msg(
            "Bid four, and you promise at least ten tricks: six and four more. The kitty counts as one of "
            "them."
        ),
    ),
    "bid-must-be-higher": (
        msg("Every bid must be higher"),
        msg("You have to go above the last bid, or pass. Some let the dealer take over by bidding the same."),
    ),
    "higher-number-beats": (
        msg("Higher number beats lower"),
        msg("A higher number always beats a lower one, whether it is uptown, downtown or no trump."),
    ),
    "up-down-rank": (
        msg("Uptown against downtown"),
        msg(
            "Tables differ when the number is the same. Some hold uptown and downtown equal, so neither "
            "beats the other; some let downtown beat uptown."
        ),
    ),
    "nt-beats-same-number": (
        msg("No trump beats high and low"),
        msg("When the number is the same, no trump beats both uptown and downtown."),
    ),
    "nt-no-order-in-bid": (
        msg("Just no trump"),
        msg("You bid just no trump, without high or low. You choose that later, if your bid stands."),
    ),
    "bidding-rounds": (
        msg("Once round or more"),
        msg(
            "In some games you bid once each, in others you go round until three have passed. When you "
            "have passed, you are out of the bidding."
        ),
    ),
    "last-bid-wins": (
        msg("The highest bid stands"),
        msg("When the bidding is over, the highest bid stands. Whoever made it is the bidder for this deal."),
    ),
    "dealer-forced-bid": (
        msg("The dealer must bid"),
        msg("If the other three pass, the dealer has to bid. Some deal again instead."),
    ),
    "dealer-forced-minimum-enough": (
        msg("The lowest bid will do"),
        msg(
            "When the dealer has to bid, the lowest bid is enough, and it may be uptown, downtown or no "
            "trump."
        ),
    ),
    "no-need-to-overbid": (
        msg("No need to bid more"),
        msg("If you are the dealer and have to bid, bid the lowest. You gain nothing by bidding more."),
    ),
    "boston-is-bid-seven": (
        msg("Seven is a Boston"),
        msg(
            "If you bid seven, that is a Boston. In other places a team has a Boston when it takes all "
            "thirteen tricks."
        ),
    ),
    "winner-names-trump": (
        msg("The winning bidder names trumps"),
        msg(
            "If your bid stands, you name the trump suit. In no trump you say instead if high cards win "
            "or low ones."
        ),
    ),
    "name-before-kitty": (
        msg("Name trumps before the kitty"),
        msg("Say what is trumps before you look at the kitty. In no trump, say high or low instead."),
    ),
    "kitty-exchange": (
        msg("Take six, put six away"),
        msg(
            "The bidder picks up the six cards of the kitty. Of those eighteen cards, six are put away "
            "face down."
        ),
    ),
    "kitty-shown": (
        msg("Showing the kitty"),
        msg(
            "In some games only the bidder sees the kitty. In others you all see it first, always or only "
            "when there are trumps. That is called sporting the kitty."
        ),
    ),
    "discards-secret": (
        msg("Put away in secret"),
        msg("Nobody but the bidder sees the six cards put away."),
    ),
    "kitty-is-first-book": (
        msg("The kitty is a trick"),
        msg("The six cards put away are the first trick for the bidder's team, whatever cards they are."),
    ),
    "bidder-leads-first": (
        msg("The bidder leads first"),
        msg("Whoever won the bidding leads to the first trick."),
    ),
    "twelve-played-plus-kitty": (
        msg("Twelve and one is thirteen"),
        msg("You play twelve tricks. With the kitty that makes thirteen."),
    ),
}

"""The rule book: every rule of the six games by id, with its kind, its games and the house rules turning it.

The order is the one in which a table meets them. Statements in words live in ``tutor.words``.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from tutor.rules.games import ALL_GAMES, bid, classic, games_of, norwegian

Kind = Literal["law", "option", "word", "tip"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. ``games`` are game ids; ``options`` the house rules turning it; ``part`` its chapter."""

    id: str
    kind: Kind
    games: tuple[str, ...]
    part: str
    options: tuple[str, ...] = ()


EVERY: Final = tuple(g.id for g in ALL_GAMES)
CLASSIC: Final = tuple(g.id for g in games_of(classic.FAMILY))
NORWEGIAN: Final = tuple(g.id for g in games_of(norwegian.FAMILY))
BID: Final = tuple(g.id for g in games_of(bid.FAMILY))
CLASSIC_SV: Final = (classic.CLASSIC_SV.id,)
STANDARD: Final = (classic.STANDARD.id,)
ONLY_BID: Final = (bid.BID.id,)
ONLY_BETTING: Final = (bid.BETTING.id,)

_ALL_RULES: Final[tuple[Rule, ...]] = (
    # Table and deal
    Rule("four-players-two-teams", "law", EVERY, "table"),
    Rule("partners-opposite", "law", EVERY, "table"),
    Rule("play-clockwise", "law", EVERY, "table"),
    Rule("first-dealer", "law", EVERY, "table", ("first-dealer",)),
    Rule("deal-passes-left", "law", EVERY, "table"),
    Rule("gather-and-reshuffle", "law", EVERY, "table"),
    Rule("shuffle-left-cut-right", "law", CLASSIC, "table"),
    Rule("three-handle-deck", "tip", STANDARD, "table"),
    Rule("spare-deck", "tip", EVERY, "table"),
    Rule("mark-next-dealer", "tip", EVERY, "table"),
    Rule("deck-52-no-jokers", "law", CLASSIC + NORWEGIAN, "table"),
    Rule("deck-54-two-jokers", "law", BID, "table"),
    Rule("jokers-distinct", "law", BID, "table"),
    Rule("deal-13-each", "law", CLASSIC + NORWEGIAN, "table"),
    Rule("deal-12-each-kitty-6", "law", BID, "table"),
    Rule("deal-starts-left", "law", EVERY, "table"),
    Rule("deal-one-at-a-time", "law", EVERY, "table"),
    Rule("kitty-when-dealt", "law", ONLY_BID, "table"),
    Rule("kitty-face-down-until-won", "law", BID, "table"),
    Rule("no-stock", "law", CLASSIC + NORWEGIAN, "table"),
    Rule("misdeal-count", "law", CLASSIC, "table"),
    Rule("hands-hidden", "law", EVERY, "table"),
    Rule("no-telling-cards", "law", EVERY, "table"),
    Rule("look-before-calling", "law", NORWEGIAN + BID, "table"),
    Rule("sort-hand", "tip", EVERY, "table"),
    Rule("no-mid-game-rule-change", "law", EVERY, "table"),
    # Cards and ranking
    Rule("suit-not-colour", "law", EVERY, "cards"),
    Rule("rank-ace-high", "law", EVERY, "cards"),
    Rule("suits-equal", "law", EVERY, "cards"),
    Rule("ace-high-in-pass-too", "law", NORWEGIAN, "cards"),
    Rule("order-low", "law", BID, "cards", ("low-ace",)),
    Rule("jokers-are-trumps", "law", BID, "cards"),
    Rule("nt-jokers-cannot-win", "law", BID, "cards"),
    Rule(
        "nt-joker-only-when-void",
        "option",
        BID,
        "cards",
        ("nt-joker-any-time", "nt-joker-lead", "nt-joker-shed"),
    ),
    Rule("nt-joker-led", "law", BID, "cards"),
    # Tricks
    Rule("trick-four-cards", "law", EVERY, "tricks"),
    Rule("lead-any-card", "law", EVERY, "tricks"),
    Rule("first-card-sets-suit", "law", EVERY, "tricks"),
    Rule("follow-suit", "law", EVERY, "tricks"),
    Rule("free-choice-in-suit", "law", EVERY, "tricks"),
    Rule("void-play-anything", "law", EVERY, "tricks"),
    Rule("no-duty-to-beat", "law", EVERY, "tricks"),
    Rule("no-duty-to-trump", "law", CLASSIC + BID, "tricks"),
    Rule("highest-trump-wins", "law", CLASSIC + BID, "tricks"),
    Rule("highest-of-led-suit-wins", "law", EVERY, "tricks"),
    Rule("offsuit-cannot-win", "law", EVERY, "tricks"),
    Rule("winner-leads-next", "law", EVERY, "tricks"),
    Rule("winner-gathers-trick", "law", EVERY, "tricks"),
    Rule("play-all-tricks", "law", EVERY, "tricks"),
    Rule("tricks-pooled-by-team", "law", EVERY, "tricks"),
    Rule("no-tied-trick", "law", EVERY, "tricks"),
    Rule("no-tied-deal", "law", EVERY, "tricks"),
    Rule("keep-tricks-countable", "tip", EVERY, "tricks"),
    # Trump and first lead
    Rule("last-card-sets-trump", "law", CLASSIC, "trump", ("trump-method",)),
    Rule("one-trump-suit-per-deal", "law", CLASSIC + BID, "trump"),
    Rule("turned-card-belongs-to-dealer", "law", CLASSIC, "trump"),
    Rule("turned-card-not-forced", "law", CLASSIC, "trump"),
    Rule("everyone-sees-turned-card", "law", CLASSIC, "trump"),
    Rule("turned-card-pickup", "option", CLASSIC, "trump", ("turned-card",)),
    Rule("trump-rotation", "option", CLASSIC, "trump", ("trump-method",)),
    Rule("rotation-fifth-deal", "option", CLASSIC, "trump", ("rotation-fifth",)),
    Rule("write-trump-down", "tip", CLASSIC + BID, "trump"),
    Rule("dealer-left-leads", "law", CLASSIC, "trump"),
    Rule("no-bidding", "law", CLASSIC, "trump"),
    Rule("never-trump", "law", NORWEGIAN, "trump"),
    # Bidding: Norwegian whist
    Rule("bid-starts-left-of-dealer", "law", NORWEGIAN + BID, "norwegian"),
    Rule("call-grand-or-pass", "law", NORWEGIAN, "norwegian"),
    Rule("grand-stops-bidding", "law", NORWEGIAN, "norwegian"),
    Rule("grand-aim-seven", "law", NORWEGIAN, "norwegian"),
    Rule("pass-is-not-sitting-out", "law", NORWEGIAN, "norwegian"),
    Rule("four-passes-make-pass", "law", NORWEGIAN, "norwegian"),
    Rule("grand-right-of-bidder-leads", "option", NORWEGIAN, "norwegian", ("grand-lead",)),
    Rule("pass-left-of-dealer-leads", "law", NORWEGIAN, "norwegian"),
    Rule("high-cards-for-grand", "tip", NORWEGIAN, "norwegian"),
    Rule("weigh-distribution", "tip", NORWEGIAN, "norwegian"),
    Rule("team-tricks-not-alone", "tip", NORWEGIAN, "norwegian"),
    Rule("partner-hand-unknown", "tip", NORWEGIAN, "norwegian"),
    Rule("weak-hand-grand-risk", "tip", NORWEGIAN, "norwegian"),
    # Bidding: bid whist
    Rule("bid-number-and-kind", "law", BID, "bid"),
    Rule("bid-number-range", "option", BID, "bid", ("min-bid",)),
    Rule("plain-number-is-high", "law", ONLY_BETTING, "bid"),
    Rule("bid-means-six-plus", "law", BID, "bid"),
    Rule("bid-must-be-higher", "law", BID, "bid", ("dealer-may-match",)),
    Rule("higher-number-beats", "law", BID, "bid"),
    Rule("up-down-rank", "option", BID, "bid", ("down-vs-up",)),
    Rule("nt-beats-same-number", "law", BID, "bid"),
    Rule("nt-no-order-in-bid", "law", BID, "bid"),
    Rule("bidding-rounds", "option", BID, "bid", ("bidding",)),
    Rule("last-bid-wins", "law", BID, "bid"),
    Rule("dealer-forced-bid", "law", BID, "bid", ("forced-dealer",)),
    Rule("dealer-forced-minimum-enough", "law", BID, "bid"),
    Rule("no-need-to-overbid", "tip", BID, "bid"),
    Rule("boston-is-bid-seven", "word", ONLY_BID, "bid"),
    Rule("winner-names-trump", "law", BID, "bid"),
    Rule("name-before-kitty", "law", BID, "bid"),
    Rule("kitty-exchange", "law", BID, "bid"),
    Rule("kitty-shown", "option", BID, "bid", ("kitty-show",)),
    Rule("discards-secret", "law", BID, "bid"),
    Rule("kitty-is-first-book", "law", BID, "bid"),
    Rule("bidder-leads-first", "law", BID, "bid"),
    Rule("twelve-played-plus-kitty", "law", BID, "bid"),
    # Scoring and match
    Rule("book-is-six", "word", CLASSIC + BID, "score"),
    Rule("odd-tricks-score", "law", CLASSIC, "score"),
    Rule("count-tricks-not-cards", "law", EVERY, "score"),
    Rule("honours-off", "option", CLASSIC, "score", ("honours",)),
    Rule("honours-four", "option", CLASSIC, "score", ("honours", "honours-cap")),
    Rule("honours-three", "option", CLASSIC, "score", ("honours", "honours-cap")),
    Rule("honours-reward-deal", "tip", CLASSIC, "score"),
    Rule("grand-made-score", "law", NORWEGIAN, "score"),
    Rule("grand-failed-doubled", "option", NORWEGIAN, "score", ("grand-failed",)),
    Rule("pass-under-six", "option", NORWEGIAN, "score", ("pass-scoring",)),
    Rule("pass-six-seven-none", "option", NORWEGIAN, "score", ("pass-scoring",)),
    Rule("pass-under-seven", "option", NORWEGIAN, "score", ("pass-scoring",)),
    Rule("made-scores-all-over-six", "law", BID, "score"),
    Rule("set-loses-whole-bid", "option", BID, "score", ("set-penalty",)),
    Rule("set-loses-shortfall", "option", BID, "score", ("set-penalty",)),
    Rule("nt-doubles", "option", BID, "score", ("nt-double",)),
    Rule("defenders-never-score", "law", BID, "score"),
    Rule("reach-target-wins", "law", EVERY, "score", ("target",)),
    Rule("minus-target-loses", "law", BID, "score", ("target",)),
    Rule("equal-scores-continue", "law", EVERY, "score"),
    Rule("agree-match-end", "law", EVERY, "score", ("match-end",)),
    Rule("fixed-deals-highest-total", "option", EVERY, "score", ("match-end", "deals-tie")),
    Rule("deal-win-not-match-win", "law", NORWEGIAN, "score"),
    # Revoke
    Rule("revoke-definition", "law", EVERY, "revoke"),
    Rule("revoke-three-tricks", "option", BID, "revoke", ("revoke-penalty",)),
    Rule("revoke-under-three-all", "option", BID, "revoke", ("revoke-penalty",)),
    # Advice and conventions
    Rule("signals-allowed", "law", CLASSIC_SV, "advice"),
    Rule("conv-fourth-highest", "tip", CLASSIC_SV, "advice"),
    Rule("conv-high-low-doubleton", "tip", CLASSIC_SV, "advice"),
    Rule("maxim-lead-from-length", "tip", CLASSIC_SV, "advice"),
    Rule("maxim-unsupported-ace", "tip", CLASSIC_SV, "advice"),
    Rule("maxim-count-trumps", "tip", CLASSIC_SV, "advice"),
    Rule("maxim-second-low-third-high", "tip", CLASSIC_SV, "advice"),
    Rule("count-team-tricks", "tip", NORWEGIAN, "advice"),
    Rule("overtricks-after-seven", "tip", NORWEGIAN, "advice"),
    Rule("track-aces", "tip", NORWEGIAN, "advice"),
    Rule("spare-high-cards", "tip", NORWEGIAN, "advice"),
    Rule("note-voids", "tip", NORWEGIAN, "advice"),
    Rule("shed-high-in-pass", "tip", NORWEGIAN, "advice"),
)

RULES: Final = MappingProxyType({r.id: r for r in _ALL_RULES})


def rules_of(game: str) -> tuple[Rule, ...]:
    """The rules of one game, in the book's order."""
    return tuple(r for r in _ALL_RULES if game in r.games)

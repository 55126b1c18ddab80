"""Why a player does what it does: typed values, each citing a maxim of the sources or the rule that leaves no choice.

A maxim is cited in every game in which it helps, also where another game's source states it. The sentences belong to
``tutor.words``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons import Reason

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Order, Suit

# Cards: no choice


class OnlyCard(Reason):
    """There is one legal card: the only one of the led suit (follow-suit), or the last one held (play-all-tricks)."""

    rule: str  # type: ignore[misc]
    card: Card


# Cards: leads


class LeadsBest(Reason):
    """The best card left of its suit takes the trick (track-aces)."""

    rule: ClassVar[str] = "track-aces"
    card: Card


class FourthHighest(Reason):
    """The fourth highest of the longest suit, as partner expects (conv-fourth-highest)."""

    rule: ClassVar[str] = "conv-fourth-highest"
    suit: Suit
    card: Card


class LeadsLength(Reason):
    """From a long suit, whose small cards take tricks in the end (maxim-lead-from-length)."""

    rule: ClassVar[str] = "maxim-lead-from-length"
    suit: Suit
    length: int


class DrawsTrumps(Reason):
    """Trumps, because the others still have so many between them (maxim-count-trumps)."""

    rule: ClassVar[str] = "maxim-count-trumps"
    trump: Suit
    out: int


class LeadsToVoid(Reason):
    """A suit that partner has shown to be out of: who can trump it (note-voids)."""

    rule: ClassVar[str] = "note-voids"
    suit: Suit


class LeadsSafe(Reason):
    """Nothing better to lead: a card that gives little away (lead-any-card)."""

    rule: ClassVar[str] = "lead-any-card"
    card: Card


class LeadsLow(Reason):
    """In pass: a low card, over which somebody else has to take the trick (four-passes-make-pass)."""

    rule: ClassVar[str] = "four-passes-make-pass"
    card: Card


# Cards: following


class SecondLow(Reason):
    """Second hand low: partner plays last (maxim-second-low-third-high)."""

    rule: ClassVar[str] = "maxim-second-low-third-high"
    card: Card


class ThirdHigh(Reason):
    """Third hand high: the last hand shall have to play a higher one (maxim-second-low-third-high)."""

    rule: ClassVar[str] = "maxim-second-low-third-high"
    card: Card


class SparesHigh(Reason):
    """Partner is winning with ``winning``; the high cards are kept (spare-high-cards)."""

    rule: ClassVar[str] = "spare-high-cards"
    card: Card
    winning: Card


class TakesCheaply(Reason):
    """The lowest card that takes the trick from ``over`` (highest-of-led-suit-wins)."""

    rule: ClassVar[str] = "highest-of-led-suit-wins"
    card: Card
    over: Card


class TakesWithBest(Reason):
    """The best card left of the suit takes the trick now (track-aces)."""

    rule: ClassVar[str] = "track-aces"
    card: Card


class Ruffs(Reason):
    """Void in the suit led: a trump takes the trick (highest-trump-wins)."""

    rule: ClassVar[str] = "highest-trump-wins"
    card: Card
    led: Suit


class KeepsTrump(Reason):
    """Void, but no trump is played: partner is winning with ``winning`` (no-duty-to-trump)."""

    rule: ClassVar[str] = "no-duty-to-trump"
    card: Card
    winning: Card


class SavesTrump(Reason):
    """Void, but no trump is wasted on a low card that partner may still beat (no-duty-to-trump)."""

    rule: ClassVar[str] = "no-duty-to-trump"
    card: Card


class FollowsLow(Reason):
    """It can't take the trick, so the lowest card of the suit goes (no-duty-to-beat)."""

    rule: ClassVar[str] = "no-duty-to-beat"
    card: Card


class ThrowsAway(Reason):
    """Void and unable to win: a card that is missed least (offsuit-cannot-win)."""

    rule: ClassVar[str] = "offsuit-cannot-win"
    card: Card


# Cards: following in pass


class StaysUnder(Reason):
    """In pass: the highest card that stays under ``winning`` (four-passes-make-pass)."""

    rule: ClassVar[str] = "four-passes-make-pass"
    card: Card
    winning: Card


class ShedsHigh(Reason):
    """In pass and void: a dangerous high card goes (shed-high-in-pass)."""

    rule: ClassVar[str] = "shed-high-in-pass"
    card: Card


class GivesHigh(Reason):
    """In pass: partner's ``winning`` keeps the trick in the team in any case, so the highest card goes."""

    rule: ClassVar[str] = "shed-high-in-pass"
    card: Card
    winning: Card


class TakesHigh(Reason):
    """In pass: it takes the trick in any case, so the highest card goes with it (shed-high-in-pass)."""

    rule: ClassVar[str] = "shed-high-in-pass"
    card: Card


class HopesLow(Reason):
    """In pass: the lowest card, over which somebody may still have to play (four-passes-make-pass)."""

    rule: ClassVar[str] = "four-passes-make-pass"
    card: Card


# Cards: looking ahead


class TriedOut(Reason):
    """Against the maxims' ``instead``: it did better in deals that fit all that is known (count-team-tricks)."""

    rule: ClassVar[str] = "count-team-tricks"
    card: Card
    instead: Card
    deals: int
    """In so many hands that the others may hold it was played out."""


# Bidding. Tricks are about what the player expects its team to take, partner's usual share and the kitty counted in:
# at least what the call asks for where it is made, and less where it is not.


class CallsGrand(Reason):
    """Strong enough for a grand, by these aces and kings (high-cards-for-grand)."""

    rule: ClassVar[str] = "high-cards-for-grand"
    honours: tuple[Card, ...]
    """Aces and kings, by index; may be empty."""
    tricks: int


class TooWeakForGrand(Reason):
    """A failed grand pays the other side double (weak-hand-grand-risk)."""

    rule: ClassVar[str] = "weak-hand-grand-risk"
    honours: tuple[Card, ...]
    tricks: int


class Bids(Reason):
    """The hand is worth the bid, with this suit as trump, or none (bid-means-six-plus)."""

    rule: ClassVar[str] = "bid-means-six-plus"
    call: Call
    trump: Suit | None
    tricks: int


class BidsLeast(Reason):
    """The dealer has to bid, and the least is enough (dealer-forced-minimum-enough)."""

    rule: ClassVar[str] = "dealer-forced-minimum-enough"
    call: Call


class StaysOut(Reason):
    """Too few tricks for any bid that is allowed: ``least`` would be the cheapest (bid-means-six-plus)."""

    rule: ClassVar[str] = "bid-means-six-plus"
    least: Call
    tricks: int


class LeavesToPartner(Reason):
    """Partner's bid stands, and his tricks are the team's (tricks-pooled-by-team)."""

    rule: ClassVar[str] = "tricks-pooled-by-team"
    standing: Call


# Naming and putting away


class NamesSuit(Reason):
    """The suit that makes the best trumps: ``length`` cards of it are held (winner-names-trump)."""

    rule: ClassVar[str] = "winner-names-trump"
    suit: Suit
    length: int


class NamesOrder(Reason):
    """In no trump the order in which the hand has the better cards (winner-names-trump)."""

    rule: ClassVar[str] = "winner-names-trump"
    order: Order


class PutsAway(Reason):
    """Cards that would take no trick; the six count as one all the same (kitty-is-first-book)."""

    rule: ClassVar[str] = "kitty-is-first-book"
    cards: tuple[Card, ...]
    emptied: tuple[Suit, ...]
    """Plain suits of which nothing is left."""

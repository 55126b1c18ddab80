"""Who wins a trick, which cards may be played to it, and who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Seat, Suit


class HighestTrump(Reason):
    """The trick holds at least one trump, and this is the highest (highest-trump-wins)."""

    rule: ClassVar[str] = "highest-trump-wins"
    seat: Seat
    card: Card
    trump: Suit
    led: Suit
    others: tuple[Card, ...]
    """The trumps it beats, in play order."""


class HighestOfLed(Reason):
    """No trump in the trick: the highest card of the led suit (highest-of-led-suit-wins)."""

    rule: ClassVar[str] = "highest-of-led-suit-wins"
    seat: Seat
    card: Card
    led: Suit
    trump: Suit | None


class OnlyJokers(Reason):
    """In no trump only jokers lie so far: no suit is set and nobody is winning (nt-joker-led, G3)."""

    rule: ClassVar[str] = "nt-joker-led"


class MayLeadAnything(Reason):
    """On lead any card may be played, trumps included (lead-any-card)."""

    rule: ClassVar[str] = "lead-any-card"


class MustFollow(Reason):
    """The hand holds the led suit and must play it (follow-suit)."""

    rule: ClassVar[str] = "follow-suit"
    led: Suit
    held: tuple[Card, ...]
    joker_led: bool = False
    """A joker was led in a trump contract: trumps are asked for (G1)."""


class Void(Reason):
    """The hand has none of the led suit: any card may be played (void-play-anything)."""

    rule: ClassVar[str] = "void-play-anything"
    led: Suit


class NoSuitYet(Reason):
    """In no trump only jokers have been played: no suit to follow yet (nt-joker-led, G3)."""

    rule: ClassVar[str] = "nt-joker-led"


class JokerOnlyWhenVoid(Reason):
    """In no trump a joker may not be played while the led suit is held (nt-joker-only-when-void)."""

    rule: ClassVar[str] = "nt-joker-only-when-void"
    led: Suit
    held: tuple[Card, ...]


class JokerMustBeThrown(Reason):
    """House rule nt-joker-shed=must: a void player throws a joker if he has one (G5)."""

    rule: ClassVar[str] = "nt-joker-only-when-void"
    led: Suit
    jokers: tuple[Card, ...]


class JokerNotLed(Reason):
    """House rule nt-joker-lead=last: a joker is led only when nothing else is left (G4)."""

    rule: ClassVar[str] = "nt-joker-only-when-void"
    others: tuple[Card, ...]


class WinnerLeads(Reason):
    """Whoever won the trick leads to the next (winner-leads-next)."""

    rule: ClassVar[str] = "winner-leads-next"
    seat: Seat
    card: Card
    leader: Seat
    """Who led to the trick that was won."""


class LeftOfDealerLeads(Reason):
    """The player on the dealer's left leads to the first trick (dealer-left-leads)."""

    rule: ClassVar[str] = "dealer-left-leads"
    seat: Seat
    dealer: Seat


class FirstLead(Reason):
    """Who leads to the first trick after a bidding; ``rule`` says why (grand-right-of-bidder-leads, …)."""

    rule: str  # type: ignore[misc]
    seat: Seat
    bidder: Seat | None
    """None when everybody passed."""


class RevokesFound(Reason):
    """Who did not follow suit though able to, as later cards prove; nobody, when ``count`` is 0 (revoke-definition)."""

    rule: ClassVar[str] = "revoke-definition"
    count: int

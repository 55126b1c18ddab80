"""A deal as an immutable state machine: bidding, naming, the kitty, and thirteen tricks or twelve.

A move returns a new state; one that is not allowed raises and changes nothing. Which of these phases a game has
follows from its family's record, never from its name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from tutor.rules.auction import State
from tutor.rules.calls import Way
from tutor.rules.cards import Order, Seat, Suit, Team, cards_of, mask_of
from tutor.rules.honours import held
from tutor.rules.impossible import Impossible
from tutor.rules.play import IllegalPlay, Play
from tutor.rules.scoring import Result
from tutor.rules.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason
    from tutor.rules.scoring import Score
    from tutor.rules.trick import TrickLaw

KITTY: Final = 6
_FIRST_OR_LAST: Final = 4
"""So many cards at either end of the deal never go to the kitty (kitty-when-dealt)."""


class Phase(Enum):
    """What the deal waits for."""

    BIDDING = "bidding"
    NAMING = "naming"
    """The declarer names trump, or in no trump the order, before he sees the kitty (name-before-kitty)."""
    PUTTING = "putting"
    """The declarer holds the kitty too and puts six cards away (kitty-exchange)."""
    PLAY = "play"
    OVER = "over"
    REDEAL = "redeal"
    """Nobody bid: the same dealer deals again, without score."""


class IllegalMove(ValueError):
    """A move that the rules forbid here. ``reason`` cites the rule; None where it is another phase's move."""

    def __init__(self, seat: Seat | None, reason: Reason | None) -> None:
        super().__init__(f"{seat} {reason}")
        self.seat, self.reason = seat, reason


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal at some moment. Hands are bit masks by seat; all of it is known here, to nobody at the table."""

    house: House
    dealer: Seat
    number: int
    """Of the deal in its match, from 1: the rotation of trumps goes by it."""
    dealt: tuple[int, int, int, int]
    kitty: int = 0
    turned: Card | None = None
    calls: tuple[Call, ...] = ()
    auction: Auction | None = None
    law: TrickLaw | None = None
    """Trump and order, as soon as they are known."""
    puts: int | None = None
    """The six put away."""
    phase: Phase = Phase.PLAY
    _play: Play | None = None

    # What stands

    @property
    def turn(self) -> Seat | None:
        """Who has to move; None when nobody has."""
        match self.phase:
            case Phase.BIDDING:
                return self.auction.next if self.auction else None
            case Phase.NAMING | Phase.PUTTING:
                return self.declarer
            case Phase.PLAY:
                return Seat(self._play.turn) if self._play else None
            case _:
                return None

    @property
    def declarer(self) -> Seat | None:
        return self.auction.declarer if self.auction else None

    @property
    def contract(self) -> Call | None:
        return self.auction.contract if self.auction else None

    @property
    def hands(self) -> tuple[int, int, int, int]:
        """The cards held now, as masks by seat."""
        if self._play is not None:
            n, e, s, w = self._play.hands
            return n, e, s, w
        if self.phase is Phase.PUTTING and self.declarer is not None:
            return _with(self.dealt, self.declarer, self.dealt[self.declarer] | self.kitty)
        return self.dealt

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Tricks begun, the last one perhaps unfinished."""
        return () if self._play is None else self._play.tricks()

    @property
    def leader(self) -> Seat | None:
        """Who leads to the first trick, once that is known."""
        return _first_leader(self)

    @property
    def taken(self) -> dict[Team, int]:
        """Tricks taken so far by team, the six put away being the declarers' first (kitty-is-first-book)."""
        counts = dict.fromkeys(Team, 0)
        if self.puts is not None and self.declarer is not None:
            counts[self.declarer.team] += 1
        for seat in () if self._play is None else self._play.takers:
            counts[Seat(seat).team] += 1
        return counts

    # Moves

    def call(self, call: Call) -> Deal:
        """The next call of the bidding. Raises IllegalMove."""
        bidding = self.house.game.family.bidding
        if self.phase is not Phase.BIDDING or bidding is None:
            raise IllegalMove(self.turn, None)
        calls = (*self.calls, call)
        auction = bidding.judge(self.dealer, calls, self.house)
        if auction.state is State.ILLEGAL:
            raise IllegalMove(self.turn, auction.reason)
        return _entered(replace(self, calls=calls, auction=auction))

    def names(self) -> tuple[tuple[Suit | None, Order], ...]:
        """What the declarer may name: a trump suit under his bid's order, or in no trump either order."""
        if self.phase is not Phase.NAMING or self.contract is None:
            return ()
        if self.contract.way is Way.NT:
            return tuple((None, order) for order in Order)
        order = Order.LOW if self.contract.way is Way.DOWN else Order.HIGH
        return tuple((suit, order) for suit in Suit)

    def name(self, trump: Suit | None, order: Order) -> Deal:
        """Name the trump or the order. Raises IllegalMove."""
        if (trump, order) not in self.names():
            raise IllegalMove(self.turn, None)
        law = self.house.game.law(trump, order, self.house)
        return replace(self, law=law, phase=Phase.PUTTING)

    def put(self, cards: Sequence[Card]) -> Deal:
        """Put six of the eighteen away. Raises IllegalMove out of turn, Impossible for wrong cards."""
        if self.phase is not Phase.PUTTING or self.declarer is None:
            raise IllegalMove(self.turn, None)
        mask = check_puts(cards, self.hands[self.declarer])
        left = self.hands[self.declarer] & ~mask
        return _begun(replace(self, puts=mask, phase=Phase.PLAY), _with(self.dealt, self.declarer, left))

    def legal(self) -> tuple[Card, ...]:
        """The cards that whoever is to play may play."""
        return () if self._play is None else cards_of(self._play.legal)

    def play(self, card: Card) -> Deal:
        """Play a card. Raises IllegalMove, with the reason where the card is held but may not be played."""
        if self.phase is not Phase.PLAY or self._play is None:
            raise IllegalMove(self.turn, None)
        after = self._play.copy()
        try:
            after.play(card.index)
        except IllegalPlay as fault:
            raise IllegalMove(fault.seat, fault.reason) from fault
        return _moved(self, after)

    # The end

    def result(self) -> Result:
        """The finished deal, for scoring. Raises RuntimeError before the end (play-all-tricks)."""
        if self.phase is not Phase.OVER or self.law is None:
            raise RuntimeError("the deal is not over")
        hands = {seat: cards_of(self.dealt[seat]) for seat in Seat}
        honours = {team: len(cards) for team, cards in held(hands, self.law.trump).items()}
        return Result(self.taken, self.contract, self.declarer, honours if self.house.get("honours") else {})

    def score(self) -> Score:
        """What the finished deal scores."""
        return self.house.game.family.score(self.result(), self.house)


def check_puts(cards: Sequence[Card], held_by: int) -> int:
    """The mask of six cards put away out of eighteen. Raises Impossible (kitty-exchange)."""
    mask = mask_of(cards)
    if len(cards) != KITTY or mask.bit_count() != KITTY:
        raise Impossible("put-away-six", n=len(cards))
    if strange := mask & ~held_by:
        raise Impossible("card-not-held", card=cards_of(strange)[0])
    return mask


def begin(
    house: House,
    dealer: Seat,
    hands: Sequence[int],
    kitty: int = 0,
    turned: Card | None = None,
    number: int = 1,
) -> Deal:
    """A deal whose cards have been dealt. Raises Impossible where they are not the game's deck, dealt as it deals."""
    family = house.game.family
    n, e, s, w = hands
    _check(house, (n, e, s, w), kitty)
    deal = Deal(house, dealer, number, (n, e, s, w), kitty, turned)
    if turned is not None and not hands[dealer] & turned.bit:
        raise Impossible("turned-not-dealers", card=turned, dealer=dealer)
    if family.trump is not None:
        trump, _ = family.trump(house, number, turned)
        deal = replace(deal, law=house.game.law(trump, house=house))
    if family.bidding is None:
        return _begun(deal, deal.dealt)
    return replace(deal, phase=Phase.BIDDING, auction=family.bidding.judge(dealer, (), house))


def deal_out(
    house: House, dealer: Seat, deck: Sequence[Card], number: int = 1, kitty_at: frozenset[int] | None = None
) -> Deal:
    """Deal a shuffled deck: one at a time from the dealer's left (deal-one-at-a-time, deal-starts-left).

    ``kitty_at``: which cards of the deck, from 0, are laid aside; by default one after each round of four.
    """
    family = house.game.family
    aside = kitty_at if kitty_at is not None else frozenset(range(4, 4 + 5 * family.kitty, 5))
    if len(aside) != family.kitty or any(not _FIRST_OR_LAST <= i < len(deck) - _FIRST_OR_LAST for i in aside):
        raise Impossible("kitty-when-dealt")
    hands = [0, 0, 0, 0]
    kitty = 0
    seat = dealer.left
    for i, c in enumerate(deck):
        if i in aside:
            kitty |= c.bit
        else:
            hands[seat] |= c.bit
            seat = seat.left
    turns_up = house.get("trump-method") == "last-card"
    return begin(house, dealer, hands, kitty, deck[-1] if turns_up else None, number)


def _check(house: House, hands: tuple[int, int, int, int], kitty: int) -> None:
    family = house.game.family
    size = (len(family.deck) - family.kitty) // 4
    seen = 0
    for mask in (*hands, kitty):
        if twice := seen & mask:
            raise Impossible("card-twice", card=cards_of(twice)[0])
        seen |= mask
    whole = mask_of(family.deck)
    if strange := seen & ~whole:
        raise Impossible("card-not-in-game", card=cards_of(strange)[0], game=house.game.id)
    for seat, mask in zip(Seat, hands, strict=True):
        if mask.bit_count() != size:
            raise Impossible("hand-size", seat=seat, n=mask.bit_count(), right=size)
    if kitty.bit_count() != family.kitty:
        raise Impossible("kitty-size", n=kitty.bit_count(), right=family.kitty)


def _entered(deal: Deal) -> Deal:
    """Where a bidding leads to, once it has ended."""
    auction = deal.auction
    if auction is None or auction.state is State.OPEN:
        return deal
    if auction.state is State.REDEAL:
        return replace(deal, phase=Phase.REDEAL)
    if deal.house.game.family.kitty:
        return replace(deal, phase=Phase.NAMING)
    return _begun(deal, deal.dealt)


def _first_leader(deal: Deal) -> Seat | None:
    turns = deal.house.game.family.first_leader_after_dealer
    if turns is not None:
        return deal.dealer.after(turns)
    return deal.auction.leader if deal.auction else None


def _begun(deal: Deal, hands: Sequence[int]) -> Deal:
    leader = _first_leader(deal)
    assert leader is not None
    assert deal.law is not None
    return replace(deal, phase=Phase.PLAY, _play=Play(hands, leader, deal.law))


def _moved(deal: Deal, play: Play) -> Deal:
    """The deal with one card more played; written out, for it happens fifty times a deal."""
    return Deal(
        deal.house,
        deal.dealer,
        deal.number,
        deal.dealt,
        deal.kitty,
        deal.turned,
        deal.calls,
        deal.auction,
        deal.law,
        deal.puts,
        Phase.PLAY if play.legal else Phase.OVER,
        play,
    )


def _with(hands: tuple[int, int, int, int], seat: Seat, mask: int) -> tuple[int, int, int, int]:
    n, e, s, w = (mask if i == seat else hand for i, hand in enumerate(hands))
    return n, e, s, w

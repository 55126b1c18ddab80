"""A deal as an immutable state machine: bidding, naming, the kitty, and thirteen tricks or twelve.

A move returns a new state; one that is not allowed raises and changes nothing. Which of these phases a game has
follows from its family's record, never from its name.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tutor.rules.auction import State
from tutor.rules.calls import Way
from tutor.rules.cards import Order, Seat, Suit, Team, cards_of
from tutor.rules.dealing import KITTY, check_cards, check_puts, hand_out
from tutor.rules.honours import held
from tutor.rules.impossible import Impossible
from tutor.rules.play import IllegalPlay
from tutor.rules.position import Position
from tutor.rules.scoring import Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.dealing import Hands
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason
    from tutor.rules.scoring import Score
    from tutor.rules.trick import TrickLaw


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


class Story(NamedTuple):
    """What happened before the first lead."""

    house: House
    dealer: Seat
    number: int
    dealt: Hands
    kitty: int
    turned: Card | None
    phase: Phase
    """Of the deal until its last card has been played."""
    calls: tuple[Call, ...] = ()
    auction: Auction | None = None
    puts: int | None = None


class Deal(Position):
    """One deal at some moment. Hands are bit masks by seat; all of it is known here, to nobody at the table.

    ``law``, trump and order, is None until both are known. Deals of the same cards and moves are equal.
    """

    __slots__ = ()
    story: Story

    # What stands

    @property
    def house(self) -> House:
        return self.story.house

    @property
    def dealer(self) -> Seat:
        return self.story.dealer

    @property
    def number(self) -> int:
        """Of the deal in its match, from 1: the rotation of trumps goes by it."""
        return self.story.number

    @property
    def dealt(self) -> Hands:
        return self.story.dealt

    @property
    def kitty(self) -> int:
        return self.story.kitty

    @property
    def turned(self) -> Card | None:
        return self.story.turned

    @property
    def calls(self) -> tuple[Call, ...]:
        return self.story.calls

    @property
    def auction(self) -> Auction | None:
        return self.story.auction

    @property
    def puts(self) -> int | None:
        """The six put away."""
        return self.story.puts

    @property
    def phase(self) -> Phase:
        phase = self.story.phase
        return Phase.OVER if phase is Phase.PLAY and not self.may else phase

    @property
    def turn(self) -> Seat | None:
        """Who has to move; None when nobody has."""
        match self.phase:
            case Phase.BIDDING:
                return self.auction.next if self.auction else None
            case Phase.NAMING | Phase.PUTTING:
                return self.declarer
            case Phase.PLAY:
                return Seat(self.to_play)
            case _:
                return None

    @property
    def declarer(self) -> Seat | None:
        return self.auction.declarer if self.auction else None

    @property
    def contract(self) -> Call | None:
        return self.auction.contract if self.auction else None

    @property
    def hands(self) -> Hands:
        """The cards held now, as masks by seat."""
        return self.held

    @property
    def leader(self) -> Seat | None:
        """Who leads to the first trick, once that is known."""
        turns = self.house.game.family.first_leader_after_dealer
        if turns is not None:
            return self.dealer.after(turns)
        return self.auction.leader if self.auction else None

    @property
    def taken(self) -> dict[Team, int]:
        """Tricks taken so far by team, the six put away being the declarers' first (kitty-is-first-book)."""
        takers = self.takers
        east_west = sum([seat & 1 for seat in takers])
        counts = {Team.NS: len(takers) - east_west, Team.EW: east_west}
        if self.puts is not None and self.declarer is not None:
            counts[self.declarer.team] += 1
        return counts

    # Moves

    def call(self, call: Call) -> Deal:
        """The next call of the bidding. Raises IllegalMove, NotationError for a call the game does not have."""
        bidding = self.house.game.family.bidding
        if self.phase is not Phase.BIDDING or bidding is None:
            raise IllegalMove(self.turn, None)
        calls = (*self.calls, call)
        auction = bidding.judge(self.dealer, calls, self.house)
        if auction.state is State.ILLEGAL:
            raise IllegalMove(self.turn, auction.reason)
        return _entered(self, self.story._replace(calls=calls, auction=auction))

    def names(self) -> tuple[tuple[Suit | None, Order], ...]:
        """What the declarer may name: a trump suit under his bid's order, or in no trump either order."""
        if self.phase is not Phase.NAMING or self.contract is None:
            return ()
        if self.contract.way is Way.NT:
            return tuple((None, order) for order in Order)
        order = Order.LOW if self.contract.way is Way.DOWN else Order.HIGH
        return tuple((suit, order) for suit in Suit)

    def name(self, trump: Suit | None, order: Order) -> Deal:
        """Name the trump or the order, and take up the kitty. Raises IllegalMove."""
        declarer = self.declarer
        if (trump, order) not in self.names() or declarer is None:
            raise IllegalMove(self.turn, None)
        held = _with(self.held, declarer, self.held[declarer] | self.kitty)
        law = self.house.game.law(trump, order, self.house)
        return Deal(self.story._replace(phase=Phase.PUTTING), law, held)

    def put(self, cards: Sequence[Card]) -> Deal:
        """Put six of the eighteen away. Raises IllegalMove out of turn, Impossible for wrong cards."""
        declarer = self.declarer
        if self.phase is not Phase.PUTTING or declarer is None:
            raise IllegalMove(self.turn, None)
        mask = check_puts(cards, self.held[declarer])
        held = _with(self.held, declarer, self.held[declarer] & ~mask)
        return _begun(self.story._replace(puts=mask, phase=Phase.PLAY), self.law, held)

    # A card is played by Position.play.

    def refused(self, card: Card) -> Exception:
        """IllegalMove, with the reason where the card is held but may not be played."""
        if self.phase is not Phase.PLAY:
            return IllegalMove(self.turn, None)
        fault = super().refused(card)
        return IllegalMove(self.turn, fault.reason if isinstance(fault, IllegalPlay) else None)

    # The end

    def result(self) -> Result:
        """The finished deal, for scoring. Raises RuntimeError before the end (play-all-tricks)."""
        if self.phase is not Phase.OVER or self.law is None:
            raise RuntimeError("the deal is not over")
        honours: dict[Team, int] = {}
        if self.house.get("honours") == "on":
            hands = {seat: cards_of(self.dealt[seat]) for seat in Seat}
            honours = {team: len(cards) for team, cards in held(hands, self.law.trump).items()}
        return Result(self.taken, self.contract, self.declarer, honours)

    def score(self) -> Score:
        """What the finished deal scores."""
        return self.house.game.family.score(self.result(), self.house)


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
    n, e, s, w = dealt = (hands[0], hands[1], hands[2], hands[3])
    check_cards(house.game, (n, e, s, w), kitty)
    if turned is not None and family.trump is None:
        raise Impossible("nothing-turned-in-game", game=house.game.id)
    if turned is not None and not dealt[dealer] & turned.bit:
        raise Impossible("turned-not-dealers", card=turned, dealer=dealer)
    law = None
    if family.trump is not None:
        trump, _ = family.trump(house, number, turned)
        law = house.game.law(trump, house=house)
    if family.bidding is None:
        return _begun(Story(house, dealer, number, dealt, kitty, turned, Phase.PLAY), law, dealt)
    auction = family.bidding.judge(dealer, (), house)
    return Deal(Story(house, dealer, number, dealt, kitty, turned, Phase.BIDDING, (), auction), law, dealt)


def deal_out(
    house: House, dealer: Seat, deck: Sequence[Card], number: int = 1, kitty_at: frozenset[int] | None = None
) -> Deal:
    """Deal a shuffled deck, as ``hand_out`` does; the last card is turned up where it sets the trump."""
    hands, kitty = hand_out(house.game, dealer, deck, kitty_at)
    turns_up = house.get("trump-method") == "last-card"
    return begin(house, dealer, hands, kitty, deck[-1] if turns_up else None, number)


def _entered(deal: Deal, story: Story) -> Deal:
    """Where a bidding leads to, once it has ended."""
    auction = story.auction
    if auction is not None and auction.state is State.REDEAL:
        story = story._replace(phase=Phase.REDEAL)
    elif auction is not None and auction.state is State.CLOSED:
        if not story.kitty:
            return _begun(story._replace(phase=Phase.PLAY), deal.law, deal.dealt)
        story = story._replace(phase=Phase.NAMING)
    return Deal(story, deal.law, deal.held)


def _begun(story: Story, law: TrickLaw | None, held: Hands) -> Deal:
    deal = Deal(story, law, held)
    leader = deal.leader
    assert leader is not None
    return deal.lead(leader)


def _with(hands: Hands, seat: Seat, mask: int) -> Hands:
    n, e, s, w = (mask if i == seat else hand for i, hand in enumerate(hands))
    return n, e, s, w


__all__ = ["KITTY", "Deal", "IllegalMove", "Phase", "begin", "check_puts", "deal_out"]

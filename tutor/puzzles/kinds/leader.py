"""``leader``: who leads now? After a trick, or to the first one, as the dealer or the bidding decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tutor.puzzles.bidding import (
    AuctionPosition,
    auction_data,
    auction_edits,
    ended,
    read_auction,
    seated,
    whole_auction,
)
from tutor.puzzles.edits import OtherDealer
from tutor.puzzles.kinds.winner import KIND as WINNER
from tutor.puzzles.kinds.winner import trick_edits
from tutor.puzzles.pose import trick_candidates
from tutor.puzzles.positions import Fields, TrickPosition, read_trick
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.calls import GRAND
from tutor.rules.cards import Seat, parse_seat
from tutor.rules.cited import auction_rules, lead_rule
from tutor.rules.reasons import FirstLead, LeftOfDealerLeads, WinnerLeads
from tutor.rules.trick import winner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

_DEALER_SHARE = 0.25
"""Of the puzzles of a game in which the dealer decides the first leader, those that ask it."""
_BIDDING_SHARE = 0.4
"""Likewise where the bidding decides it."""


class AfterDeal(NamedTuple):
    """The dealer is known and nothing played; ``turns`` clockwise from him sits the leader."""

    dealer: Seat
    turns: int


LeaderPosition = TrickPosition | AfterDeal | AuctionPosition
"""A finished trick; a deal without bidding; a bidding that has ended."""


def dealer_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """Whoever dealt leads."""
    return () if isinstance(position, TrickPosition) else ((position.dealer.code,),)


def left_and_right_confused(position: LeaderPosition) -> tuple[Answer, ...]:
    """The neighbour on the other side leads: clockwise taken the wrong way round."""
    match position:
        case AfterDeal():
            return ((position.dealer.right.code,),)
        case AuctionPosition():
            auction = ended(position)
            if auction.leader is None or auction.leader is auction.declarer:
                return ()
            return ((auction.leader.partner.code,),)
        case _:
            return ()


def bidder_leads_in_grand(position: LeaderPosition) -> tuple[Answer, ...]:
    """Whoever bid grand leads."""
    if not isinstance(position, AuctionPosition):
        return ()
    auction = ended(position)
    declarer = auction.declarer
    return ((declarer.code,),) if declarer is not None and auction.contract == GRAND else ()


def left_of_bidder_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """The player on the bidder's left leads, as in bridge."""
    if not isinstance(position, AuctionPosition):
        return ()
    declarer = ended(position).declarer
    return () if declarer is None else ((declarer.left.code,),)


def left_of_dealer_always_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """The player on the dealer's left leads whatever was bid."""
    return ((position.dealer.left.code,),) if isinstance(position, AuctionPosition) else ()


def old_order_kept(position: LeaderPosition) -> tuple[Answer, ...]:
    """The same player leads to every trick."""
    return ((position.trick.leader.code,),) if isinstance(position, TrickPosition) else ()


def next_in_turn(position: LeaderPosition) -> tuple[Answer, ...]:
    """The lead passes to the left after each trick."""
    return ((position.trick.leader.left.code,),) if isinstance(position, TrickPosition) else ()


def last_player_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """Whoever played last goes on."""
    return ((position.trick.seat_of(3).code,),) if isinstance(position, TrickPosition) else ()


class Leader(BaseKind):
    """Who leads now? Answers are seats."""

    id: str = "leader"
    version: str = "2"
    reads: Reads = Reads.SEAT
    fields: tuple[str, ...] = ("dealer", "calls", "leader", "plays", "trump", "order")
    rules: tuple[str, ...] = (
        "winner-leads-next",
        "dealer-left-leads",
        "grand-right-of-bidder-leads",
        "pass-left-of-dealer-leads",
        "bidder-leads-first",
    )
    misconceptions: tuple[Misconception[LeaderPosition], ...] = (
        Misconception("dealer-leads", dealer_leads),
        Misconception("bidder-leads-in-grand", bidder_leads_in_grand),
        Misconception("left-and-right-confused", left_and_right_confused),
        Misconception("left-of-bidder-leads", left_of_bidder_leads),
        Misconception("left-of-dealer-always-leads", left_of_dealer_always_leads),
        Misconception("old-order-kept", old_order_kept),
        Misconception("next-in-turn", next_in_turn),
        Misconception("last-player-leads", last_player_leads),
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[LeaderPosition]:
        turns = house.game.family.first_leader_after_dealer
        if turns is not None and draw.chance(_DEALER_SHARE):
            position = AfterDeal(Seat(draw.below(4)), turns)
            while True:
                yield position
        if house.game.family.bidding is not None and draw.chance(_BIDDING_SHARE):
            yield from _after_bidding(draw, house, level)
        yield from trick_candidates(draw, house, level, finished=True)

    def solve(self, position: LeaderPosition) -> Solution:
        if isinstance(position, AfterDeal):
            seat = position.dealer.after(position.turns)
            reason = LeftOfDealerLeads(seat, position.dealer)
            return Solution((seat.code,), Mode.ONE, reason, (reason.rule, "play-clockwise"))
        if isinstance(position, AuctionPosition):
            auction = ended(position)
            if auction.leader is None:
                raise PositionError("nobody-leads")
            lead = FirstLead(lead_rule(auction), auction.leader, auction.declarer)
            rules = dict.fromkeys((lead.rule, *auction_rules(auction)))
            return Solution((auction.leader.code,), Mode.ONE, lead, tuple(rules))
        won = winner(position.trick, position.law)
        if won.seat is None or won.card is None:
            raise PositionError("no-answer")
        leads = WinnerLeads(won.seat, won.card, position.trick.leader)
        return Solution((won.seat.code,), Mode.ONE, leads, (leads.rule, *won.rules))

    def choices(self, position: LeaderPosition) -> Answer:
        if isinstance(position, TrickPosition):
            return WINNER.choices(position)
        return tuple(seat.code for seat in Seat)

    def parse(self, fields: Mapping[str, object], house: House) -> LeaderPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        if "plays" not in fields and house.game.family.bidding is not None:
            position = read_auction(reader)
            self.solve(position)
            return position
        if "plays" not in fields:
            dealer = reader.seat("dealer")
            turns = house.game.family.first_leader_after_dealer
            if dealer is None or turns is None:
                raise PositionError("missing", field="plays" if turns is None else "dealer")
            return AfterDeal(dealer, turns)
        played = read_trick(reader)
        if not played.trick.complete:
            raise PositionError("too-few-cards", least=4)
        return played

    def data(self, position: LeaderPosition) -> dict[str, object]:
        if isinstance(position, AfterDeal):
            return {"dealer": position.dealer.code}
        if isinstance(position, AuctionPosition):
            return auction_data(position)
        return WINNER.data(position)

    def features(self, position: LeaderPosition) -> frozenset[str]:
        if not isinstance(position, TrickPosition):
            return frozenset({"first-trick"})
        return WINNER.features(position)

    def edits(
        self, position: LeaderPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, LeaderPosition]]:
        if isinstance(position, AfterDeal):
            others = (seat for seat in Seat if seat is not position.dealer)
            return ((OtherDealer(seat), AfterDeal(seat, position.turns)) for seat in others)
        if isinstance(position, AuctionPosition):
            return auction_edits(position)
        return trick_edits(position, house, parse_seat(given[0]))

    def lesser_edit(self, position: LeaderPosition, given: Answer) -> Edit | None:
        return None


def _after_bidding(draw: Draw, house: House, level: int) -> Iterator[AuctionPosition]:
    """Biddings after which somebody leads; who, is drawn first."""
    wanted = Seat(draw.below(4))
    while True:
        said = whole_auction(draw, house, level)
        leader = ended(seated(said, Seat.N, house)).leader
        if leader is not None:
            yield seated(said, wanted.after(-leader), house)


KIND = Leader()

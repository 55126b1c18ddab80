"""``leader``: who leads now? After a trick, or to the first one where the dealer alone decides it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tutor.puzzles.edits import OtherDealer
from tutor.puzzles.kinds.winner import KIND as WINNER
from tutor.puzzles.kinds.winner import trick_edits
from tutor.puzzles.pose import trick_candidates
from tutor.puzzles.positions import Fields, TrickPosition, read_trick
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import Seat, parse_seat
from tutor.rules.reasons import LeftOfDealerLeads, WinnerLeads
from tutor.rules.trick import winner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

_DEALER_SHARE = 0.25
"""Of the puzzles of a game in which the dealer decides the first leader, those that ask it."""


class AfterDeal(NamedTuple):
    """The dealer is known and nothing played; ``turns`` clockwise from him sits the leader."""

    dealer: Seat
    turns: int


LeaderPosition = TrickPosition | AfterDeal


def dealer_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """Whoever dealt leads."""
    return ((position.dealer.code,),) if isinstance(position, AfterDeal) else ()


def right_of_dealer_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """Left and right confused: clockwise taken the wrong way round."""
    return ((position.dealer.right.code,),) if isinstance(position, AfterDeal) else ()


def old_order_kept(position: LeaderPosition) -> tuple[Answer, ...]:
    """The same player leads to every trick."""
    return () if isinstance(position, AfterDeal) else ((position.trick.leader.code,),)


def next_in_turn(position: LeaderPosition) -> tuple[Answer, ...]:
    """The lead passes to the left after each trick."""
    return () if isinstance(position, AfterDeal) else ((position.trick.leader.left.code,),)


def last_player_leads(position: LeaderPosition) -> tuple[Answer, ...]:
    """Whoever played last goes on."""
    return () if isinstance(position, AfterDeal) else ((position.trick.seat_of(3).code,),)


class Leader(BaseKind):
    """Who leads now? Answers are seats."""

    id: str = "leader"
    version: str = "1"
    reads: Reads = Reads.SEAT
    fields: tuple[str, ...] = ("dealer", "leader", "plays", "trump", "order")
    rules: tuple[str, ...] = ("winner-leads-next", "dealer-left-leads")
    misconceptions: tuple[Misconception[LeaderPosition], ...] = (
        Misconception("dealer-leads", dealer_leads),
        Misconception("left-and-right-confused", right_of_dealer_leads),
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
        yield from trick_candidates(draw, house, level, finished=True)

    def solve(self, position: LeaderPosition) -> Solution:
        if isinstance(position, AfterDeal):
            seat = position.dealer.after(position.turns)
            reason = LeftOfDealerLeads(seat, position.dealer)
            return Solution((seat.code,), Mode.ONE, reason, (reason.rule, "play-clockwise"))
        won = winner(position.trick, position.law)
        if won.seat is None or won.card is None:
            raise PositionError("no-answer")
        leads = WinnerLeads(won.seat, won.card, position.trick.leader)
        return Solution((won.seat.code,), Mode.ONE, leads, (leads.rule, *won.rules))

    def choices(self, position: LeaderPosition) -> Answer:
        if isinstance(position, AfterDeal):
            return tuple(seat.code for seat in Seat)
        return WINNER.choices(position)

    def parse(self, fields: Mapping[str, object], house: House) -> LeaderPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        if "plays" not in fields:
            dealer = reader.seat("dealer")
            turns = house.game.family.first_leader_after_dealer
            if dealer is None or turns is None:
                raise PositionError("missing", field="plays" if turns is None else "dealer")
            return AfterDeal(dealer, turns)
        position = read_trick(reader)
        if not position.trick.complete:
            raise PositionError("too-few-cards", least=4)
        return position

    def data(self, position: LeaderPosition) -> dict[str, object]:
        if isinstance(position, AfterDeal):
            return {"dealer": position.dealer.code}
        return WINNER.data(position)

    def features(self, position: LeaderPosition) -> frozenset[str]:
        if isinstance(position, AfterDeal):
            return frozenset({"first-trick"})
        return WINNER.features(position)

    def edits(
        self, position: LeaderPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, LeaderPosition]]:
        if isinstance(position, AfterDeal):
            others = (seat for seat in Seat if seat is not position.dealer)
            return ((OtherDealer(seat), AfterDeal(seat, position.turns)) for seat in others)
        return trick_edits(position, house, parse_seat(given[0]))

    def lesser_edit(self, position: LeaderPosition, given: Answer) -> Edit | None:
        return None


KIND = Leader()

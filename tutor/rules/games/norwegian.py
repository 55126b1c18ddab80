"""Norwegian whist: grand or pass, never any trump (source 001)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tutor.rules.auction import Auction, State, known
from tutor.rules.calls import GRAND, PASS, Call
from tutor.rules.cards import DECK52, Order
from tutor.rules.game import DEALS_TIE, MATCH_END, NUMBER, Family, Game, Option
from tutor.rules.impossible import Impossible
from tutor.rules.reasons import (
    BiddingOver,
    FourPasses,
    GrandFailed,
    GrandMade,
    GrandStops,
    MayCall,
    NeverTrump,
    PassNothing,
    PassUnder,
)
from tutor.rules.scoring import BOOK, Line, Result, Score, both_teams, listed

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Seat, Suit, Team
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason


@dataclass(frozen=True, slots=True)
class GrandOrPass:
    """Each player calls once at most, grand or pass, and the first grand ends it (call-grand-or-pass)."""

    calls: tuple[Call, ...] = (PASS, GRAND)

    def judge(self, dealer: Seat, calls: tuple[Call, ...], house: House) -> Auction:
        known(calls, self.calls)
        seats = tuple(dealer.after(1 + i) for i in range(len(calls)))
        grand = GRAND in calls[:4]
        most = calls.index(GRAND) + 1 if grand else 4
        if len(calls) > most:
            late = BiddingOver(GrandStops.rule, seats[most]) if grand else BiddingOver(FourPasses.rule, None)
            return Auction(State.ILLEGAL, late, illegal=most, seats=seats)
        if len(calls) < most:
            turn = dealer.after(1 + len(calls))
            return Auction(State.OPEN, MayCall(turn), next=turn, allowed=self.calls, seats=seats)
        if not grand:
            return Auction(State.CLOSED, FourPasses(), contract=PASS, leader=dealer.left, seats=seats)
        bidder = seats[-1]
        leader = bidder.left if house["grand-lead"] == "left" else bidder.right
        return Auction(
            State.CLOSED, GrandStops(bidder), declarer=bidder, contract=GRAND, leader=leader, seats=seats
        )


def score(result: Result, house: House) -> Score:
    """Grand: tricks over six, doubled for the others when it fails. Pass: tricks under six, or under seven."""
    tricks = both_teams(result.tricks)
    if result.contract == PASS:
        team = min(tricks, key=lambda t: tricks[t])
        return _pass_score(team, tricks[team], house)
    if result.contract != GRAND or result.declarer is None:
        raise Impossible("contract-missing" if result.contract in (None, GRAND) else "contract-not-in-game")
    bidders = result.declarer.team
    if tricks[bidders] > BOOK:
        made = Line(bidders, tricks[bidders] - BOOK, GrandMade(bidders, tricks[bidders]))
        return Score(True, (made,), listed(made.rule, "grand-aim-seven", "overtricks-after-seven"))
    times = 1 if house["grand-failed"] == "single" else 2
    theirs = tricks[bidders.other]
    failed = Line(bidders.other, (theirs - BOOK) * times, GrandFailed(bidders, theirs, times))
    return Score(False, (failed,), listed(failed.rule, "grand-aim-seven"))


def _pass_score(team: Team, tricks: int, house: House) -> Score:
    if house["pass-scoring"] == "under-seven":
        line = Line(team, 7 - tricks, PassUnder("pass-under-seven", team, tricks, 7))
    elif tricks == BOOK:
        line = Line(team, 0, PassNothing())
    else:
        line = Line(team, BOOK - tricks, PassUnder("pass-under-six", team, tricks, BOOK))
    return Score(None, (line,), listed(line.rule, "four-passes-make-pass"))


def trump(house: House, deal: int, turned: Card | None) -> tuple[Suit | None, Reason]:
    """Never any (never-trump); no card is turned."""
    if turned is not None:
        raise Impossible("nothing-turned-in-game", game=house.game.id)
    return None, NeverTrump()


FAMILY: Final = Family(
    id="norwegian",
    deck=DECK52,
    trumps=(None,),  # never-trump
    orders=(Order.HIGH,),  # ace-high-in-pass-too
    bidding=GrandOrPass(),
    score=score,
    trump=trump,
    options=(
        Option("target", (NUMBER,), "13"),
        MATCH_END,
        DEALS_TIE,
        Option("pass-scoring", ("under-six", "under-seven"), "under-six"),
        Option("grand-failed", ("double", "single"), "double"),
        Option("grand-lead", ("right", "left"), "right"),
    ),
)

NORWEGIAN: Final = Game("norwegian", FAMILY)
GAMES: Final = (NORWEGIAN,)

"""``contract``: how did the bidding end?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.bidding import (
    AuctionPosition,
    auction_data,
    auction_edits,
    ended,
    has_bidding,
    has_bids,
    read_auction,
    seated,
    whole_auction,
)
from tutor.puzzles.draw import Draw
from tutor.puzzles.positions import Fields
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, Reads, Solution
from tutor.rules.auction import State
from tutor.rules.calls import GRAND, PASS, Call, call_codes
from tutor.rules.cards import Seat
from tutor.rules.cited import auction_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.auction import Auction
    from tutor.rules.game import Game, House

_CHOICES: Final = 4
_REDEAL: Final = "redeal"
_QUIET: Final = 0.08
"""Of the biddings with numbers, those in which nobody bids who need not."""


def _code(auction: Auction) -> str:
    """``4nt S``, ``grand E``, ``pass``, ``redeal``."""
    if auction.state is State.REDEAL:
        return _REDEAL
    assert auction.contract is not None
    return auction.contract.code if auction.declarer is None else plays(auction.contract, auction.declarer)


def plays(call: Call, seat: Seat) -> str:
    return f"{call.code} {seat.code}"


def _bids(position: AuctionPosition) -> list[tuple[Seat, Call]]:
    """Who bid what, passes left out."""
    said = zip(ended(position).seats, position.calls, strict=True)
    return [(seat, call) for seat, call in said if call != PASS]


def last_speaker_plays(position: AuctionPosition) -> tuple[Answer, ...]:
    """Whoever spoke last plays what was bid, though he passed."""
    bids = _bids(position)
    passed = position.calls[-1] == PASS
    return ((plays(bids[-1][1], ended(position).seats[-1]),),) if bids and passed else ()


def dealer_plays(position: AuctionPosition) -> tuple[Answer, ...]:
    """The dealer plays what was bid."""
    bids = _bids(position)
    return ((plays(bids[-1][1], position.dealer),),) if bids else ()


def first_bid_stands(position: AuctionPosition) -> tuple[Answer, ...]:
    """The first bid cannot be taken over."""
    bids = _bids(position)
    return ((plays(bids[0][1], bids[0][0]),),) if len(bids) > 1 else ()


def only_numbers_count(position: AuctionPosition) -> tuple[Answer, ...]:
    """Of bids with the highest number the first stands."""
    bids = _bids(position)
    if len(bids) < 2:
        return ()
    best = max(bids, key=lambda each: each[1].number)
    return ((plays(best[1], best[0]),),)


def partner_plays(position: AuctionPosition) -> tuple[Answer, ...]:
    """The bidder's partner plays."""
    bids = _bids(position)
    return ((plays(bids[-1][1], bids[-1][0].partner),),) if bids else ()


def most_passes_make_pass(position: AuctionPosition) -> tuple[Answer, ...]:
    """A grand does not stop it: what most of them say is played."""
    calls = position.calls
    return (("pass",),) if GRAND in calls and calls.count(PASS) > calls.count(GRAND) else ()


def four_passes_deal_again(position: AuctionPosition) -> tuple[Answer, ...]:
    """When all pass the cards are dealt again."""
    return ((_REDEAL,),) if set(position.calls) == {PASS} else ()


def four_passes_play_pass(position: AuctionPosition) -> tuple[Answer, ...]:
    """When all pass, pass is played."""
    return (("pass",),) if set(position.calls) == {PASS} else ()


def dealer_is_left_with_it(position: AuctionPosition) -> tuple[Answer, ...]:
    """When all pass, the dealer plays the least there is."""
    if set(position.calls) != {PASS}:
        return ()
    bidding = position.house.game.family.bidding
    assert bidding is not None
    least = int(position.house.get("min-bid", "1"))
    bid = next(c for c in bidding.calls if c.number == least)
    return ((plays(bid, position.dealer),),)


class Contract(BaseKind):
    """How did the bidding end? Four answers are on offer, those of the likeliest mistakes among them."""

    id: str = "contract"
    version: str = "1"
    reads: Reads = Reads.CONTRACT
    fields: tuple[str, ...] = ("dealer", "calls")
    rules: tuple[str, ...] = (
        "last-bid-wins",
        "dealer-forced-bid",
        "grand-stops-bidding",
        "four-passes-make-pass",
    )
    misconceptions: tuple[Misconception[AuctionPosition], ...] = (
        Misconception("last-speaker-plays", last_speaker_plays),
        Misconception("only-numbers-count", only_numbers_count),
        Misconception("first-bid-stands", first_bid_stands),
        Misconception("dealer-plays", dealer_plays),
        Misconception("partner-plays", partner_plays),
        Misconception("grand-does-not-stop", most_passes_make_pass),
        Misconception("four-passes-redeal", four_passes_deal_again),
        Misconception("four-passes-pass", four_passes_play_pass),
        Misconception("dealer-is-left-with-it", dealer_is_left_with_it),
    )

    def fits(self, game: Game) -> bool:
        return has_bidding(game)

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[AuctionPosition]:
        """Biddings that have ended; who plays is drawn first."""
        wanted = Seat(draw.below(4))
        quiet = has_bids(house.game) and draw.chance(_QUIET)
        while True:
            said = whole_auction(draw, house, level, all_pass=quiet)
            turn = next((turn for turn, call in reversed(said) if call != PASS), 3)
            yield seated(said, wanted.after(-(1 + turn)), house)

    def solve(self, position: AuctionPosition) -> Solution:
        auction = ended(position)
        rules = auction_rules(auction)
        if auction.contract == GRAND:
            rules = (*rules, "call-grand-or-pass")
        return Solution((_code(auction),), Mode.ONE, auction.reason, rules)

    def choices(self, position: AuctionPosition) -> Answer:
        """The right answer and three others, in an order that hangs on the position alone."""
        right = _code(ended(position))
        wrong = [a[0] for m in self.misconceptions for a in m.predict(position) if a[0] != right]
        draw = Draw(f"{position.dealer.code} {call_codes(position.calls)}")
        more = draw.shuffled(_others(position))
        found = [code for code in dict.fromkeys([*wrong, *more]) if code != right][: _CHOICES - 1]
        return tuple(draw.shuffled([right, *found]))

    def parse(self, fields: Mapping[str, object], house: House) -> AuctionPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        position = read_auction(reader)
        ended(position)
        return position

    def data(self, position: AuctionPosition) -> dict[str, object]:
        return auction_data(position)

    def features(self, position: AuctionPosition) -> frozenset[str]:
        bids = _bids(position)
        numbers = [call.number for _, call in bids]
        found = {
            "all-passed": not bids,
            "bid-over": len(bids) > 1,
            "same-number": len(set(numbers)) < len(numbers),
            "many-calls": len(position.calls) > 4,
            "dealer-forced": bids[:1] == [(position.dealer, position.calls[-1])] and len(position.calls) == 4,
            "no-numbers": not has_bids(position.house.game),
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: AuctionPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, AuctionPosition]]:
        return auction_edits(position)

    def lesser_edit(self, position: AuctionPosition, given: Answer) -> Edit | None:
        return None


def _others(position: AuctionPosition) -> list[str]:
    """What else might have come of these calls: every call made, played by whoever may have."""
    calls = [call for call in dict.fromkeys(position.calls) if call != PASS]
    if not calls:
        bidding = position.house.game.family.bidding
        assert bidding is not None
        least = int(position.house.get("min-bid", "1"))
        calls = [next(c for c in bidding.calls if c.number == least)]
    return [plays(call, seat) for call in calls for seat in Seat]


KIND = Contract()

"""Biddings as positions: read, posed and changed, for the kinds that ask about them.

A proposal keeps a table's rules of calling so that nearly all of it is used; the rules engine has the last word.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.edits import OtherCall, OtherDealer, OtherHouse
from tutor.puzzles.faults import PositionError
from tutor.rules.auction import Auction, State
from tutor.rules.calls import BIDS, GRAND, MOST, PASS, Call, Way, parse_call
from tutor.rules.cards import NotationError, Seat
from tutor.rules.game import House

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.positions import Fields
    from tutor.rules.game import Game


class _Calls(NamedTuple):
    dealer: Seat
    calls: tuple[Call, ...]
    house: House


class AuctionPosition(_Calls):
    """The dealer and the calls from his left on, at one table."""

    @cached_property
    def auction(self) -> Auction:
        """How the bidding stands, judged once. Raises PositionError where a call in it was not allowed."""
        bidding = self.house.game.family.bidding
        if bidding is None:
            raise PositionError("no-calls-in-game", game=self.house.game.id)
        auction = bidding.judge(self.dealer, self.calls, self.house)
        if auction.state is State.ILLEGAL:
            at = auction.illegal or 0
            raise PositionError("call-not-allowed", n=at + 1, call=self.calls[at].code)
        return auction


def has_bidding(game: Game) -> bool:
    return game.family.bidding is not None


def has_bids(game: Game) -> bool:
    """Whether a game's calls have numbers."""
    bidding = game.family.bidding
    return bidding is not None and any(call.is_bid for call in bidding.calls)


def ended(position: AuctionPosition) -> Auction:
    """A bidding that is over. Raises PositionError while it goes on."""
    auction = position.auction
    if auction.state is State.OPEN:
        raise PositionError("bidding-goes-on")
    return auction


def still_open(position: AuctionPosition) -> Auction:
    """A bidding that goes on. Raises PositionError once it is over."""
    auction = position.auction
    if auction.state is not State.OPEN:
        raise PositionError("bidding-is-over")
    return auction


def read_auction(fields: Fields) -> AuctionPosition:
    """``dealer: N, calls: pass 4up 4nt``. Raises PositionError."""
    game = fields.house.game
    if game.family.bidding is None:
        raise PositionError("no-calls-in-game", game=game.id)
    dealer = fields.seat("dealer")
    if dealer is None:
        raise PositionError("missing", field="dealer")
    if fields.values.get("calls") is None:
        raise PositionError("missing", field="calls")
    calls = []
    for word in (fields.text("calls") or "").replace(",", " ").split():
        try:
            call = parse_call(word)
        except NotationError:
            call = None
        if call not in game.family.bidding.calls:
            raise PositionError("unreadable-call", text=word)
        assert call is not None
        calls.append(call)
    position = AuctionPosition(dealer, tuple(calls), fields.house)
    assert position.auction  # or it is refused
    return position


def auction_data(position: AuctionPosition) -> dict[str, object]:
    return {"dealer": position.dealer.code, "calls": [c.code for c in position.calls]}


# Posing


class Bidden(NamedTuple):
    """What the biddings of a level are like."""

    bids: tuple[int, int]
    """Fewest and most bids."""
    eager: float
    """How readily somebody bids who may."""
    close: float
    """Of the bids, those that keep the number of the one before where that goes over it."""
    ways: tuple[Way, ...]


_JUMP: Final = 0.25
"""Of the bids with a higher number, those that leave one out."""
_UP: Final = (Way.UP,)
_UP_NT: Final = (Way.UP, Way.NT)
_ALL: Final = tuple(Way)
BIDDEN: Final = {
    1: Bidden((1, 2), 0.6, 0.0, _UP),
    2: Bidden((1, 3), 0.6, 0.5, _UP_NT),
    3: Bidden((2, 3), 0.65, 0.6, _ALL),
    4: Bidden((2, 5), 0.7, 0.7, _ALL),
    5: Bidden((3, 8), 0.75, 0.75, _ALL),
}

Said = tuple[int, Call]
"""Turns from the dealer's left to the player, and what he called."""


def whole_auction(draw: Draw, house: House, level: int, all_pass: bool = False) -> list[Said]:
    """A bidding from its first call to its end; ``all_pass``: nobody bids who need not."""
    if not has_bids(house.game):
        passes = draw.below(5)
        return [(turn, PASS) for turn in range(passes)] + ([(passes, GRAND)] if passes < 4 else [])
    recipe = BIDDEN[level]
    left = 0 if all_pass else draw.between(*recipe.bids)
    once, forced = house["bidding"] == "one-round", house["forced-dealer"] == "yes"
    said: list[Said] = []
    out: set[int] = set()
    standing: Call | None = None
    turn = 0
    while len(out) < 4 and not (once and turn == 4) and not (standing is not None and len(out) == 3):
        seat = turn % 4
        turn += 1
        if seat in out:
            continue
        must = forced and standing is None and len(out) == 3
        new = (
            next_bid(draw, standing, house, recipe) if must or (left and draw.chance(recipe.eager)) else None
        )
        said.append((seat, new or PASS))
        if new is None:
            out.add(seat)
            continue
        left = max(left - 1, 0)
        standing = new
        if (new.number, new.way) == (MOST, Way.NT):
            break
    return said


def next_bid(draw: Draw, standing: Call | None, house: House, recipe: Bidden) -> Call | None:
    """A bid a little over the one that stands; None where none of the level's goes over it."""
    down = 1 if house["down-vs-up"] == "down-higher" else 0
    order = {Way.UP: 0, Way.DOWN: down, Way.NT: 2}
    if standing is None or standing.way is None:
        number, level = min(int(house["min-bid"]) + draw.below(3), MOST), list(recipe.ways)
    else:
        best = order[standing.way]
        same = [way for way in recipe.ways if order[way] > best]
        if same and draw.chance(recipe.close):
            number, level = standing.number, same
        else:
            number, level = standing.number + 1 + draw.chance(_JUMP), list(recipe.ways)
    return None if number > MOST else BIDS[(number - 1) * len(Way) + list(Way).index(draw.pick(level))]


def seated(said: Sequence[Said], dealer: Seat, house: House) -> AuctionPosition:
    """What was said, with its dealer."""
    return AuctionPosition(dealer, tuple(call for _, call in said), house)


# Changing


def auction_edits(position: AuctionPosition) -> Iterator[tuple[Edit, AuctionPosition]]:
    """One call more or less high, the last one first; another dealer; another house rule."""
    dealer, calls, house = position
    bidding = house.game.family.bidding
    assert bidding is not None
    for at in reversed(range(len(calls))):
        seat = position.auction.seats[at]
        for new in _nearest(calls[at], bidding.calls):
            changed = (*calls[:at], new, *calls[at + 1 :])
            yield OtherCall(seat, calls[at], new), AuctionPosition(dealer, changed, house)
    for other in Seat:
        if other is not dealer:
            yield OtherDealer(other), AuctionPosition(other, calls, house)
    for name, value, changed_house in other_houses(house, AUCTION_RULES):
        yield OtherHouse(name, value), AuctionPosition(dealer, calls, changed_house)


AUCTION_RULES: Final = ("grand-lead", "down-vs-up", "dealer-may-match", "forced-dealer", "min-bid")
"""The house rules that a bidding hangs on, nearest first."""


def other_houses(house: House, names: Sequence[str]) -> Iterator[tuple[str, str, House]]:
    """Tables with one of these house rules another way."""
    for name in names:
        option = house.game.option(name)
        if option is None:
            continue
        values = [v for v in option.values if v != house[name]]
        if house[name].isdecimal():
            values = [v for v in values if abs(int(v) - int(house[name])) == 1]
        for value in values:
            yield name, value, house.game.house({**house.changes(), name: value})


def _nearest(old: Call, calls: Sequence[Call]) -> list[Call]:
    """The other calls of a game, those most like it first."""

    def far(call: Call) -> tuple[int, int, str]:
        return abs(call.number - old.number), int(call.way is not old.way), call.code

    return sorted((c for c in calls if c != old), key=far)

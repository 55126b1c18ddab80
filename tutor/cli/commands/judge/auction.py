"""`whist judge auction`: whose call it is, what may be called, and how the bidding ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask
from tutor.cli.commands.judge.table import calls_option, dealer_option
from tutor.cli.context import say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.auction import Auction
    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat
    from tutor.rules.game import House


def run(
    dealer: Annotated[str | None, dealer_option()] = None,
    calls: Annotated[str | None, calls_option()] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge a bidding from the command line."""
    at_table = read_house(read_game(game), house or ())
    with refusing("--calls" if calls is not None else None):
        said = table.calls_of(calls or "", at_table)
    _tell(at_table, table.read_dealer(dealer), said, as_json)


def interview(house: House) -> None:
    """Ask for the dealer and the calls."""
    with refusing():
        table.calls_of("", house)
    dealer = ask(say("Who dealt?"), table.seat_of)
    nothing: tuple[Call, ...] = ()
    question = say("What has been called, in order, from the dealer's left? Enter: nothing yet.")
    _tell(house, dealer, ask(question, lambda text: table.calls_of(text, house), nothing), False)


def _tell(house: House, dealer: Seat, calls: tuple[Call, ...], as_json: bool) -> None:
    from tutor.rules.auction import State
    from tutor.rules.cited import auction_rules
    from tutor.words.auctions import how_it_stands, may_call, why_it_stands, why_no_call

    bidding = house.game.family.bidding
    assert bidding is not None
    auction = bidding.judge(dealer, calls, house)
    voice = table.voice()
    if auction.state is State.ILLEGAL:
        text = why_no_call(voice, auction.reason)
    elif auction.state is State.OPEN:
        text = f"{how_it_stands(voice, auction)} {why_it_stands(voice, auction)} {may_call(voice, auction.allowed)}"
    else:
        text = f"{how_it_stands(voice, auction)} {why_it_stands(voice, auction)}"
    found: dict[str, object] = {
        "state": auction.state.value,
        "next": None if auction.next is None else auction.next.code,
        "allowed": [call.code for call in auction.allowed],
        "declarer": None if auction.declarer is None else auction.declarer.code,
        "contract": None if auction.contract is None else auction.contract.code,
        "leader": None if auction.leader is None else auction.leader.code,
        "illegal": _illegal(auction, calls),
    }
    table.tell(found, auction.rule, auction_rules(auction), text, as_json)


def _illegal(auction: Auction, calls: tuple[Call, ...]) -> dict[str, object] | None:
    at = auction.illegal
    if at is None:
        return None
    seat = auction.seats[at].code if at < len(auction.seats) else None
    return {"index": at, "seat": seat, "call": calls[at].code, "rule": auction.rule}

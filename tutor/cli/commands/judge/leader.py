"""`whist judge leader`: who leads to the first trick."""

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
    """Judge the first lead from the command line."""
    at_table = read_house(read_game(game), house or ())
    dealt = table.read_dealer(dealer)
    auction = None
    if calls is not None:
        with refusing("--calls"):
            auction = _closed(at_table, dealt, table.calls_of(calls, at_table))
    with refusing():
        _tell(at_table, dealt, auction, as_json)


def interview(house: House) -> None:
    """Ask for the dealer and, where there is a bidding, for the calls."""
    dealer = ask(say("Who dealt?"), table.seat_of)
    auction = None
    if house.game.family.bidding is not None:
        question = say("What was called, in order, from the dealer's left?")
        auction = ask(question, lambda text: _closed(house, dealer, table.calls_of(text, house)))
    _tell(house, dealer, auction, False)


def _closed(house: House, dealer: Seat, calls: tuple[Call, ...]) -> Auction:
    """A bidding that has ended with a contract. Raises Impossible."""
    from tutor.rules.auction import State
    from tutor.words.auctions import why_no_call

    assert house.game.family.bidding is not None
    auction = house.game.family.bidding.judge(dealer, calls, house)
    if auction.state is State.OPEN:
        raise table.impossible("bidding-open", seat=auction.next)
    if auction.state is State.REDEAL:
        raise table.impossible("bidding-redeal")
    if auction.illegal is not None:
        why = why_no_call(table.voice(), auction.reason)
        raise table.impossible("bidding-illegal", n=auction.illegal + 1, why=why)
    return auction


def _tell(house: House, dealer: Seat, auction: Auction | None, as_json: bool) -> None:
    from tutor.rules.cited import lead_rule
    from tutor.words.leads import who_leads, why_leads

    turns = house.game.family.first_leader_after_dealer
    if auction is None and turns is None:
        from tutor.words.calls import call_label

        bidding = house.game.family.bidding
        calls = () if bidding is None else bidding.judge(dealer, (), house).allowed[:2]
        catalog = table.voice().catalog
        example = " ".join(call_label(catalog, call) for call in calls)
        raise table.impossible("calls-missing", calls=example)
    if auction is None:
        assert turns is not None
        leader, rule = dealer.after(turns), "dealer-left-leads"
    else:
        assert auction.leader is not None
        leader, rule = auction.leader, lead_rule(auction)
    voice = table.voice()
    text = f"{who_leads(voice, leader)} {why_leads(voice, auction)}"
    rules = (rule,) if auction is None else tuple(dict.fromkeys((rule, auction.rule)))
    table.tell({"leader": leader.code}, rule, rules, text, as_json)

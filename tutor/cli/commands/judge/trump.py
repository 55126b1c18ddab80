"""`whist judge trump`: which suit is trumps in a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask
from tutor.cli.context import phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.cards import Card
    from tutor.rules.game import House

_MOST_DEALS = 9999


def run(
    turned: Annotated[
        str | None,
        typer.Option("--turned", metavar=phrase("CARD"), help=say("The last card dealt, turned up.")),
    ] = None,
    deal: Annotated[
        str | None,
        typer.Option("--deal", metavar=phrase("NUMBER"), help=say("Which deal of the match it is, from 1.")),
    ] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge the trump from the command line."""
    at_table = read_house(read_game(game), house or ())
    card = number = None
    with refusing("--turned"):
        card = None if turned is None else _card(turned, at_table)
    with refusing("--deal"):
        number = None if deal is None else _number(deal)
    with refusing():
        _tell(at_table, card, number, as_json)


def interview(house: House) -> None:
    """Ask for the turned card, or for the number of the deal."""
    card = number = None
    if _goes_round(house):
        number = ask(say("Which deal of the match is it? Write its number."), _number)
    elif house.game.family.trump is not None and house.game.family.has_trump:
        card = ask(say("Which card was turned up?"), lambda text: _card(text, house))
    with refusing():
        _tell(house, card, number, False)


def _goes_round(house: House) -> bool:
    return house.get("trump-method") == "rotation"


def _card(text: str, house: House) -> Card:
    cards = table.cards_of(text, house.game, most=1)
    if not cards:
        raise table.impossible("turned-card-missing")
    return cards[0]


def _number(text: str) -> int:
    from tutor.words.answers import AnswerError, read_number

    number = read_number(text)
    if not 1 <= number <= _MOST_DEALS:
        raise AnswerError("no-deal", text.strip())
    return number


def _tell(house: House, turned: Card | None, deal: int | None, as_json: bool) -> None:
    from tutor.rules.cards import trump_code
    from tutor.rules.cited import trump_rules
    from tutor.words.trumps import which_trump, why_this_trump

    family = house.game.family
    if family.trump is None:
        raise table.impossible("declarer-names-trump", game=house.game.id)
    if deal is None and _goes_round(house):
        raise table.impossible("deal-number-missing")
    trump, reason = family.trump(house, deal or 1, turned)
    voice = table.voice()
    text = f"{which_trump(voice, trump)} {why_this_trump(voice, reason)}"
    table.tell({"trump": trump_code(trump)}, reason.rule, trump_rules(reason), text, as_json)

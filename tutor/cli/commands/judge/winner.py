"""`whist judge winner`: who takes, or is taking, a trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask, ask_law
from tutor.cli.commands.judge.table import order_option, trump_option
from tutor.cli.context import phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Seat
    from tutor.rules.game import House
    from tutor.rules.trick import TrickLaw


def run(
    cards: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("CARD..."), help=say("One to four cards, in the order in which they were played.")
        ),
    ] = None,
    leader: Annotated[
        str | None, typer.Option("--leader", metavar=phrase("SEAT"), help=say("Who played the first card."))
    ] = None,
    trump: Annotated[str | None, trump_option()] = None,
    order: Annotated[str | None, order_option()] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge a trick from the command line."""
    at_table = read_house(read_game(game), house or ())
    law = table.read_law(at_table, trump, order)
    head, colon, tail = " ".join(cards or ()).rpartition(":")
    with refusing("--leader" if leader is not None else None):
        # `W: SK S3` names the leader too, as tricks are written everywhere.
        seats = [table.seat_of(text) for text in (leader, head if colon else None) if text is not None]
        if not seats:
            raise table.missing("leader")
        if len(set(seats)) > 1:
            from tutor.puzzles.faults import PositionError

            raise PositionError("leader-differs", leader=seats[0].code, plays=seats[1].code)
    with refusing():
        played = table.cards_of(tail, at_table.game, most=4)
        if not played:
            raise table.missing("plays")
    _tell(seats[0], played, law, as_json)


def interview(house: House) -> None:
    """Ask for trump, leader and cards."""
    law = ask_law(house)
    seat = ask(say("Who played the first card?"), table.seat_of)

    def read(text: str) -> tuple[Card, ...]:
        return table.cards_of(text, house.game, most=4)

    cards = ask(say("Which cards were played, in order?"), read)
    _tell(seat, cards, law, False)


def _tell(leader: Seat, cards: tuple[Card, ...], law: TrickLaw, as_json: bool) -> None:
    from tutor.rules.trick import Trick, winner
    from tutor.words.tricks import who_wins, why_it_wins

    trick = Trick(leader, cards)
    verdict = winner(trick, law)
    found: dict[str, object] = {
        "winner": None if verdict.seat is None else verdict.seat.code,
        "card": None if verdict.card is None else verdict.card.code,
        "complete": verdict.complete,
    }
    voice = table.voice()
    text = f"{who_wins(voice, trick, law)} {why_it_wins(voice, trick, law)}"
    table.tell(found, verdict.rule, verdict.rules, text, as_json)

"""`whist judge match`: where a match stands after some deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask
from tutor.cli.context import context, phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.cards import Seat
    from tutor.rules.game import House
    from tutor.rules.match import DealPoints


def run(
    points: Annotated[
        str | None,
        typer.Option(
            "--points",
            metavar=phrase("POINTS"),
            help=say("One word a deal, such as NS=3 or NS=1,EW=4h; h marks points for honours."),
        ),
    ] = None,
    first_dealer: Annotated[
        str | None,
        typer.Option(
            "--first-dealer", metavar=phrase("SEAT"), help=say("Who dealt first; without it, North.")
        ),
    ] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge a match from the command line."""
    at_table = read_house(read_game(game), house or ())
    with refusing("--points" if points is not None else None):
        if points is None:
            raise table.impossible("points-missing")
        deals = _points(points)
    dealer = None
    if first_dealer is not None:
        with refusing("--first-dealer"):
            dealer = table.seat_of(first_dealer)
    with refusing("--points"):
        _tell(at_table, deals, dealer, as_json)


def interview(house: House) -> None:
    """Ask for the points of each deal, and for the first dealer."""
    question = say("What did each deal score, in order? One word a deal, such as NS=3 EW=1.")
    deals = ask(question, _points)
    dealer = ask(say("Who dealt first?"), table.seat_of)
    with refusing():
        _tell(house, deals, dealer, False)


def _points(text: str) -> tuple[DealPoints, ...]:
    from tutor.words.table_reading import read_points

    return read_points(text, context().lang)


def _tell(house: House, deals: tuple[DealPoints, ...], dealer: Seat | None, as_json: bool) -> None:
    from tutor.rules.cards import Seat
    from tutor.rules.cited import match_rules
    from tutor.rules.match import play_match
    from tutor.words.matches import next_dealer, totals, who_has_won, why_it_stands_so

    match = play_match(deals, house, Seat.N if dealer is None else dealer)
    voice = table.voice()
    text = [who_has_won(voice, match), totals(voice, match), why_it_stands_so(voice, match.reason)]
    # Nobody has said who began: the answer for North is there for scripts, and no sentence claims it.
    if match.next_dealer is not None and dealer is not None:
        text.append(next_dealer(voice, match))
    found: dict[str, object] = {
        "totals": {team.code: points for team, points in match.totals.items()},
        "over": match.over,
        "winner": None if match.winner is None else match.winner.code,
        "next_dealer": None if match.next_dealer is None else match.next_dealer.code,
    }
    table.tell(found, match.rule, match_rules(match, house), " ".join(text), as_json)

"""`whist judge score`: what a deal scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask
from tutor.cli.context import context, phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat, Team
    from tutor.rules.game import House
    from tutor.rules.scoring import Result


def run(
    tricks: Annotated[
        str | None,
        typer.Option(
            "--tricks",
            metavar=phrase("TEAM=NUMBER"),
            help=say("Tricks taken, such as NS=9; the kitty is one of the declarers'."),
        ),
    ] = None,
    contract: Annotated[
        str | None,
        typer.Option(
            "--contract", metavar=phrase("CALL"), help=say("What was played, where there is bidding.")
        ),
    ] = None,
    declarer: Annotated[
        str | None, typer.Option("--declarer", metavar=phrase("SEAT"), help=say("Who played the contract."))
    ] = None,
    honours: Annotated[
        str | None,
        typer.Option(
            "--honours",
            metavar=phrase("TEAM=NUMBER"),
            help=say("Honour cards held, such as NS=3; they count where the house rules say so."),
        ),
    ] = None,
    revoke: Annotated[
        str | None, typer.Option("--revoke", metavar=phrase("TEAM"), help=say("The team that revoked."))
    ] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge a score from the command line."""
    at_table = read_house(read_game(game), house or ())
    with refusing():
        played, who = _bidding(contract, declarer, at_table)
    with refusing("--tricks" if tricks is not None else None):
        taken = _tricks(tricks or "")
    with refusing("--honours"):
        held = {} if honours is None else _honours(honours, at_table)
    with refusing("--revoke"):
        revoked = frozenset() if revoke is None else _teams(revoke)
    with refusing():
        _tell(_result(taken, played, who, held, revoked), at_table, as_json)


def interview(house: House) -> None:
    """Ask for what decides this game's score."""
    family = house.game.family
    played = who = None
    if family.bidding is not None:
        played = ask(say("Which contract was played?"), lambda text: _contract(text, house))
        if played.number:  # all but pass
            who = ask(say("Who played the contract?"), table.seat_of)
    taken = ask(say("How many tricks did a team take? Write it like NS=9."), _tricks)
    held: Mapping[Team, int] = {}
    if house.get("honours") == "on":
        question = say("How many honour cards did a team hold? Write it like NS=3. Enter: none.")
        held = ask(question, lambda text: _honours(text, house), held)
    revoked: frozenset[Team] = frozenset()
    if house.get("revoke-penalty") == "3-tricks":
        revoked = ask(say("Which team revoked? Enter: nobody."), _teams, revoked)
    with refusing():
        _tell(_result(taken, played, who, held, revoked), house, False)


def _bidding(contract: str | None, declarer: str | None, house: House) -> tuple[Call | None, Seat | None]:
    """Contract and declarer, as far as the game has them. Raises AnswerError and Impossible."""
    from tutor.rules.calls import PASS

    game = house.game
    if game.family.bidding is None:
        if contract is not None or declarer is not None:
            raise table.impossible("no-bidding-in-game", game=game.id)
        return None, None
    if contract is None:
        raise table.impossible("contract-missing", call=game.family.bidding.calls[-1].code)
    played = _contract(contract, house)
    if declarer is not None:
        return played, table.seat_of(declarer)
    if played != PASS:
        raise table.impossible("declarer-missing")
    return played, None


def _contract(text: str, house: House) -> Call:
    from tutor.rules.calls import PASS
    from tutor.words.call_reading import CallError, read_call

    call = read_call(text, house.game, context().lang)
    if call == PASS and house.game.family.kitty:
        raise CallError("no-call", text.strip(), house.game)
    return call


def _tricks(text: str) -> Mapping[Team, int]:
    from tutor.rules.scoring import both_teams
    from tutor.words.table_reading import read_figures

    if not text.strip():
        raise table.impossible("tricks-missing")
    return both_teams(read_figures(text, context().lang))


def _honours(text: str, house: House) -> Mapping[Team, int]:
    from tutor.rules.scoring import check_honours
    from tutor.words.table_reading import read_figures

    if "honours" not in house:
        raise table.impossible("no-honours-in-game", game=house.game.id)
    held = read_figures(text, context().lang)
    check_honours(held)
    return held


def _teams(text: str) -> frozenset[Team]:
    from tutor.words.table_reading import read_teams

    return read_teams(text, context().lang)


def _result(
    taken: Mapping[Team, int],
    contract: Call | None,
    declarer: Seat | None,
    held: Mapping[Team, int],
    revoked: frozenset[Team],
) -> Result:
    from tutor.rules.scoring import Result

    return Result(taken, contract, declarer, held, revoked)


def _tell(result: Result, house: House, as_json: bool) -> None:
    from tutor.words.scores import unscored, who_gets, why_this_score

    score = house.game.family.score(result, house)
    voice = table.voice()
    beside = unscored(voice, result, house)
    rules = dict.fromkeys((*score.rules, *(rule for rule, _ in beside)))
    points, lines = table.points_data(score), table.lines_data(score)
    found: dict[str, object] = {"points": points, "made": score.made, "lines": lines}
    text = " ".join([who_gets(voice, score), why_this_score(voice, score), *(note for _, note in beside)])
    table.tell(found, score.rule, tuple(rules), text, as_json)

"""`whist judge deal`: a whole deal from a file: every trick, the score, and the first thing that is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask
from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import game_option, house_by_the_book, house_option, json_option, read_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tutor.content.fault import ContentFault
    from tutor.rules.game import Game, House
    from tutor.rules.recorded import Fault, Recorded
    from tutor.rules.replay import Replay, Taken


def details() -> str:
    """More help, below the first sentence."""
    return say("The file says which game it is, and its house rules; --house goes before them.")


def run(
    file: Annotated[
        str | None, typer.Argument(metavar=phrase("FILE.yaml"), help=say("The deal, written down."))
    ] = None,
    game: Annotated[str | None, game_option()] = None,
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge a deal from the command line."""
    if file is None:
        raise UnusableInput(say("Which deal is it? Name its file, for example: whist judge deal deal.yaml"))
    named = None if game is None else read_game(game)
    _tell(_read(file, named, house or ()), as_json)


def interview(house: House) -> None:
    """Ask for the file."""
    question = say("Which file is the deal in?")
    _tell(ask(question, lambda text: _read(text, house.game, (), insist=False)), False)


def _read(file: str, game: Game | None, pairs: Sequence[str], insist: bool = True) -> Recorded:
    """The deal of a file. Raises UnusableInput with every fault, and where it is another game's that was asked for."""
    from tutor.content.records import named_game, read_record
    from tutor.content.yaml_strict import read_file

    document = read_file(file)
    inside = named_game(document)
    if insist and inside is not None and game is not None and inside is not game:
        raise _unusable([document.fault(("game",), "other-game", game=inside.id, other=game.id)])
    recorded, faults = read_record(document, game, _changes(inside or game, pairs))
    if recorded is None:
        raise _unusable(faults)
    return recorded


def _unusable(faults: Sequence[ContentFault]) -> UnusableInput:
    from tutor.words.faults import fault_text

    return UnusableInput("\n".join(f"{each.place}: {fault_text(context().catalog, each)}" for each in faults))


def _changes(game: Game | None, pairs: Sequence[str]) -> Mapping[str, str]:
    """The house rules of `--house`, by name."""
    if game is None:
        return {}
    house = house_by_the_book(game, pairs)
    return {name: house[name] for name in house if any(_named(pair) == name for pair in pairs)}


def _named(pair: str) -> str:
    return pair.partition("=")[0].strip().lower()


def _tell(recorded: Recorded, as_json: bool) -> None:
    from tutor.rules.replay import replay
    from tutor.words.deals import summary, trick_line

    judged = replay(recorded)
    voice = table.voice()
    if not as_json:
        for n, taken in enumerate(judged.tricks, 1):
            typer.echo(trick_line(voice, n, taken))
    table.tell(_found(judged), judged.rules[0], judged.rules, summary(voice, judged), as_json)


def _found(judged: Replay) -> dict[str, object]:
    from tutor.rules.cards import trump_code

    trumps, orders = {law.trump for law in judged.laws}, {law.order for law in judged.laws}
    score = judged.score
    return {
        "contract": None if judged.contract is None else judged.contract.code,
        "declarer": None if judged.declarer is None else judged.declarer.code,
        "trump": trump_code(next(iter(trumps))) if len(trumps) == 1 else None,
        "order": next(iter(orders)).code if len(orders) == 1 else None,
        "tricks": [_trick(taken) for taken in judged.tricks],
        "won": None if judged.won is None else {team.code: n for team, n in judged.won.items()},
        "points": None if score is None else table.points_data(score),
        "lines": None if score is None else table.lines_data(score),
        "fault": None if judged.fault is None else _fault(judged.fault),
    }


def _trick(taken: Taken) -> dict[str, object]:
    return {
        "leader": taken.trick.leader.code,
        "cards": [c.code for c in taken.trick.cards],
        "winner": None if taken.winner is None else taken.winner.code,
        "rule": taken.rule,
    }


def _fault(fault: Fault) -> dict[str, object]:
    from tutor.words.deals import fault_text

    return {
        "where": fault.where,
        "index": fault.index,
        "trick": fault.trick,
        "seat": None if fault.seat is None else fault.seat.code,
        "call": None if fault.call is None else fault.call.code,
        "card": None if fault.card is None else fault.card.code,
        "rule": fault.rule,
        "text": fault_text(table.voice(), fault),
    }

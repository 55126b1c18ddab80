"""`whist judge revoke`: who did not follow suit, and which card proves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask, ask_law
from tutor.cli.commands.judge.table import order_option, trump_option
from tutor.cli.context import phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.game import House
    from tutor.rules.revoke import Revoke
    from tutor.rules.trick import Trick, TrickLaw


def run(
    tricks: Annotated[
        str | None,
        typer.Option(
            "--tricks",
            metavar=phrase("TRICKS"),
            help=say("The tricks in order, each after its leader: N: D5 D9 DK D2; S: H4 H2"),
        ),
    ] = None,
    trump: Annotated[str | None, trump_option()] = None,
    order: Annotated[str | None, order_option()] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge the tricks from the command line."""
    at_table = read_house(read_game(game), house or ())
    law = table.read_law(at_table, trump, order)
    with refusing("--tricks" if tricks is not None else None):
        played = _tricks(tricks or "", at_table)
    _tell(at_table, played, law, as_json)


def interview(house: House) -> None:
    """Ask for trump and tricks."""
    law = ask_law(house)
    question = say("Which tricks were played? Write each after its leader, such as N: D5 D9 DK D2; S: H4 H2.")
    _tell(house, ask(question, lambda text: _tricks(text, house)), law, False)


def _tricks(text: str, house: House) -> tuple[Trick, ...]:
    from tutor.rules.trick import Trick

    found = tuple(Trick(seat, cards) for seat, cards in table.groups_of(text, house.game, 4) if cards)
    if not found:
        raise table.impossible("plays-missing")
    most = house.game.family.hand_size
    if len(found) > most:
        raise table.impossible("too-many-tricks", n=len(found), most=most)
    return found


def _tell(house: House, tricks: tuple[Trick, ...], law: TrickLaw, as_json: bool) -> None:
    from tutor.rules.cited import revoke_rules
    from tutor.rules.revoke import find_revokes
    from tutor.words.revokes import revoke_price, who_revoked

    revokes = find_revokes(tricks, law)
    voice = table.voice()
    text = who_revoked(voice, tricks, revokes, law)
    if revokes:
        text = f"{text} {revoke_price(voice, revokes, house)}"
    rules = revoke_rules(revokes, house)
    table.tell({"revokes": [_found(revoke) for revoke in revokes]}, rules[0], rules, text, as_json)


def _found(revoke: Revoke) -> dict[str, object]:
    return {
        "trick": revoke.trick,
        "seat": revoke.seat.code,
        "card": revoke.card.code,
        "proved_by": {"trick": revoke.proof_trick, "card": revoke.proof.code},
    }

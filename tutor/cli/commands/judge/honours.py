"""`whist judge honours`: which trump honours each team holds, and what they score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask
from tutor.cli.context import phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.cards import Card, Seat, Suit
    from tutor.rules.game import House

    Hands = dict[Seat, tuple[Card, ...]]


def run(
    trump: Annotated[
        str | None, typer.Option("--trump", metavar=phrase("SUIT"), help=say("The trump suit."))
    ] = None,
    hands: Annotated[
        str | None,
        typer.Option(
            "--hands",
            metavar=phrase("HANDS"),
            help=say("The cards as dealt, each hand after its seat: N: HA HK; S: HQ"),
        ),
    ] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge honours from the command line."""
    at_table = read_house(read_game(game), house or ())
    with refusing():
        _check(at_table)
    with refusing("--trump" if trump is not None else None):
        if trump is None:
            raise table.impossible("trump-missing")
        suit = table.suit_of(trump, at_table)
    with refusing("--hands" if hands is not None else None):
        held = _hands(hands or "", at_table)
    _tell(at_table, suit, held, as_json)


def interview(house: House) -> None:
    """Ask for trump and hands."""
    with refusing():
        _check(house)
    question = say("Which suit is trumps? Write spades, hearts, diamonds, clubs or no trump.")
    (trump,) = ask(question, lambda text: (table.suit_of(text, house),))
    question = say("Which cards did they hold? Write each hand after its seat, such as N: HA HK; S: HQ.")
    _tell(house, trump, ask(question, lambda text: _hands(text, house)), False)


def _check(house: House) -> None:
    if "honours" not in house:
        raise table.impossible("no-honours-in-game", game=house.game.id)


def _hands(text: str, house: House) -> Hands:
    groups = table.groups_of(text, house.game, house.game.family.hand_size)
    if not groups:
        raise table.impossible("hands-missing")
    found: Hands = {}
    for seat, cards in groups:
        if seat in found:
            raise table.impossible("seat-twice", seat=seat)
        found[seat] = cards
    return found


def _tell(house: House, trump: Suit | None, hands: Hands, as_json: bool) -> None:
    from tutor.rules.cards import Team
    from tutor.rules.honours import held, honour_points
    from tutor.words.honours import what_they_score, who_holds

    found = held(hands, trump)
    scores = {team: honour_points(len(cards)) for team, cards in found.items()}
    voice = table.voice()
    deciding = next((rule for rule, points in scores.values() if points), "honours-three")
    rules = [deciding, *(("honours-off",) if house.get("honours") == "off" else ())]
    text = f"{who_holds(voice, found, trump)} {what_they_score(voice, found, trump, house)}".rstrip()
    shown: dict[str, object] = {
        "points": {team.code: scores[team][1] for team in Team},
        "held": {team.code: [c.code for c in found[team]] for team in Team},
    }
    table.tell(shown, deciding, rules, text, as_json)

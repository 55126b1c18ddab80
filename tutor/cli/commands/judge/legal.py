"""`whist judge legal`: which cards of a hand may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.commands.judge import table
from tutor.cli.commands.judge.ask import ask, ask_law
from tutor.cli.commands.judge.table import order_option, trump_option
from tutor.cli.context import phrase, say
from tutor.cli.given import game_option, house_option, json_option, read_game, read_house, refusing

if TYPE_CHECKING:
    from tutor.rules.cards import Card
    from tutor.rules.game import House
    from tutor.rules.trick import TrickLaw


def run(
    hand: Annotated[
        str | None,
        typer.Option("--hand", metavar=phrase("CARDS"), help=say("All cards that the hand holds.")),
    ] = None,
    plays: Annotated[
        str | None,
        typer.Option(
            "--plays",
            "--played",
            metavar=phrase("CARDS"),
            help=say("The cards played to the trick so far, in order; without them, the hand leads."),
        ),
    ] = None,
    trump: Annotated[str | None, trump_option()] = None,
    order: Annotated[str | None, order_option()] = None,
    game: Annotated[str, game_option()] = "classic",
    house: Annotated[list[str] | None, house_option()] = None,
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Judge a hand from the command line."""
    at_table = read_house(read_game(game), house or ())
    law = table.read_law(at_table, trump, order)
    with refusing("--hand"):
        held = _hand(hand or "", at_table)
    with refusing("--plays"):
        played = _plays(plays or "", at_table, held)
    _tell(held, played, law, as_json)


def interview(house: House) -> None:
    """Ask for trump, hand and cards played."""
    law = ask_law(house)
    held = ask(say("Which cards does the hand hold?"), lambda text: _hand(text, house))
    nobody = say("Which cards have been played to the trick, in order? Enter: none yet.")
    nothing: tuple[Card, ...] = ()
    played = ask(nobody, lambda text: _plays(text, house, held), empty=nothing)
    _tell(held, played, law, False)


def _hand(text: str, house: House) -> tuple[Card, ...]:
    held = table.cards_of(text, house.game, most=house.game.family.hand_size)
    if not held:
        raise table.missing("hand")
    return held


def _plays(text: str, house: House, held: tuple[Card, ...]) -> tuple[Card, ...]:
    # Who led, as in `W: SK`, changes nothing about what may be played.
    return table.cards_of(text.rpartition(":")[2], house.game, held, most=3)


def _tell(held: tuple[Card, ...], played: tuple[Card, ...], law: TrickLaw, as_json: bool) -> None:
    from tutor.puzzles.positions import HandPosition
    from tutor.rules.trick import legal
    from tutor.words.legality import what_may_be_played, why_these

    position = HandPosition(law.sort(held), played, law)
    verdict = legal(*position)
    found: dict[str, object] = {
        "legal": [c.code for c in verdict.legal],
        "illegal": {c.code: reason.rule for c, reason in verdict.illegal.items()},
    }
    voice = table.voice()
    text = f"{what_may_be_played(voice, position)} {why_these(voice, position)}"
    table.tell(found, verdict.rule, verdict.rules, text, as_json)

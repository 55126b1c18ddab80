"""Asking step by step, in a terminal: what can't be used is told, and asked for again."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import typer

from tutor.cli.context import context, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import read_game, read_house, refusing
from tutor.cli.lines import read_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.rules.game import House
    from tutor.rules.trick import TrickLaw

T = TypeVar("T")


class Enough(Exception):
    """The person typed quit."""


def ask(question: str, read: Callable[[str], T], empty: T | None = None) -> T:
    """What a person answers, read; an empty line gives `empty`, or the question again.

    Raises EOFError and Enough.
    """
    while True:
        typer.echo(question)
        text = read_line(context()).strip()
        if not text:
            if empty is not None:
                return empty
            continue
        if _is_quit(text):
            raise Enough
        try:
            with refusing():
                return read(text)
        except UnusableInput as fault:
            typer.echo(fault.message)


def choose(question: str, choices: dict[str, str], first: str) -> str:
    """One of the choices, by number or by name; an empty line takes `first`."""
    names = list(choices)
    lines = [f"{n} {choices[name]}" for n, name in enumerate(names, 1)]

    def read(text: str) -> str:
        if text.lower() in names:
            return text.lower()
        if text.isascii() and text.isdecimal() and 1 <= int(text[:6]) <= len(names):
            return names[int(text) - 1]
        raise UnusableInput(say("“{text}” is none of the choices. Write its number.", text=text))

    return ask("\n".join([question, *lines, say("Enter: {name}.", name=choices[first])]), read, first)


def ask_law(house: House) -> TrickLaw:
    """Trump and order, as far as the game leaves them open."""
    from tutor.cli.commands.judge import table
    from tutor.rules.cards import Order

    game = house.game
    order = Order.HIGH
    trump = None
    if game.family.has_trump:
        question = say("Which suit is trumps? Write spades, hearts, diamonds, clubs or no trump.")
        # A trump may be None, so what is read is wrapped.
        (trump,) = ask(question, lambda text: (table.suit_of(text, house),))
    if len(game.family.orders) > 1:
        order = ask(say("Do high or low cards win?"), lambda text: table.order_of(text, house))
    return game.law(trump, order, house)


def ask_everything() -> None:
    """Which question, which game, and then the position."""
    from importlib import import_module

    from tutor.cli.commands.judge import PARTS
    from tutor.rules.games import DEFAULT_GAME, GAMES
    from tutor.words.games import game_name

    catalog = context().catalog
    try:
        questions = {name: say(entry.help) for name, entry in PARTS.items()}
        chosen = choose(say("What is the question?"), questions, next(iter(PARTS)))
        game = choose(say("Which game?"), {name: game_name(catalog, name) for name in GAMES}, DEFAULT_GAME.id)
        import_module(f"{__package__}.{chosen}").interview(read_house(read_game(game), ()))
    except Enough:
        return


def _is_quit(text: str) -> bool:
    from tutor.words.answers import command

    return command(text, context().lang) == "quit"

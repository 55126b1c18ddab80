"""What the questions of `whist judge` share: reading trump, order and cards, and telling a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.given import refusing, write_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.rules.calls import Call
    from tutor.rules.cards import Card, Order, Seat, Suit
    from tutor.rules.game import Game, House
    from tutor.rules.scoring import Score
    from tutor.rules.trick import TrickLaw
    from tutor.words.voice import Voice


def trump_option() -> Any:
    """`--trump T`."""
    return typer.Option("--trump", metavar=phrase("SUIT"), help=say("The trump suit; without it, no trump."))


def order_option() -> Any:
    """`--order high|low`."""
    return typer.Option(
        "--order", metavar="high|low", help=say("Whether high or low cards win; without it, high.")
    )


def dealer_option() -> Any:
    """`--dealer SEAT`."""
    return typer.Option("--dealer", metavar=phrase("SEAT"), help=say("Who dealt."))


def calls_option() -> Any:
    """`--calls "…"`."""
    return typer.Option(
        "--calls", metavar=phrase("CALLS"), help=say("The calls so far, in order, from the dealer's left.")
    )


def read_dealer(text: str | None) -> Seat:
    """The dealer of `--dealer`. Raises UnusableInput."""
    with refusing("--dealer" if text is not None else None):
        if text is None:
            raise impossible("dealer-missing")
        return seat_of(text)


def calls_of(text: str, house: House) -> tuple[Call, ...]:
    """Calls of the game's bidding. Raises AnswerError, and Impossible where there is none."""
    from tutor.words.call_reading import read_calls

    if house.game.family.bidding is None:
        raise impossible("no-bidding-in-game", game=house.game.id)
    return read_calls(text, house.game, context().lang)


def read_law(house: House, trump: str | None, order: str | None) -> TrickLaw:
    """The law of a trick from words typed. Raises UnusableInput."""
    from tutor.rules.cards import Order

    suit: Suit | None = None
    if trump is not None:
        with refusing("--trump"):
            suit = suit_of(trump, house)
    direction = Order.HIGH
    if order is not None:
        with refusing("--order"):
            direction = order_of(order, house)
    return house.game.law(suit, direction, house)


def suit_of(text: str, house: House) -> Suit | None:
    """A trump that the game can have. Raises AnswerError or LawError."""
    from tutor.words.answers import read_suit

    suit = read_suit(text, context().lang)
    house.game.law(suit)
    return suit


def order_of(text: str, house: House) -> Order:
    """An order that the game can have. Raises AnswerError or LawError."""
    from tutor.words.answers import read_order

    order = read_order(text, context().lang)
    house.game.law(None, order)
    return order


def seat_of(text: str) -> Seat:
    """A seat. Raises AnswerError."""
    from tutor.words.answers import read_seat

    return read_seat(text, context().lang)


def cards_of(text: str, game: Game, others: Sequence[Card] = (), most: int = 54) -> tuple[Card, ...]:
    """Cards of one position, in the order written, none of them twice or among the others.

    Raises AnswerError for what is no card, and PositionError for what can't lie there.
    """
    from tutor.puzzles.faults import PositionError
    from tutor.puzzles.positions import check_cards
    from tutor.words.answers import read_each_card

    cards = read_each_card(text, context().lang) if text.strip(" ,;") else ()
    check_cards((*others, *cards), game)
    if len(cards) > most:
        raise PositionError("too-many-cards", most=most)
    return cards


def groups_of(text: str, game: Game, most: int) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Cards after their seats, as `N: HA HK; S: HQ`, at most so many each and none twice.

    Raises AnswerError for what is no card or seat, and Impossible for what can't lie there.
    """
    from tutor.puzzles.positions import check_cards
    from tutor.words.table_reading import read_groups

    groups = read_groups(text, context().lang)
    check_cards((c for _, cards in groups for c in cards), game)
    if any(len(cards) > most for _, cards in groups):
        raise impossible("too-many-cards", most=most)
    return groups


def missing(field: str) -> Exception:
    """The fault of a position that lacks its hand, its plays or its leader."""
    from tutor.puzzles.faults import PositionError

    return PositionError("missing", field=field)


def impossible(code: str, **params: object) -> Exception:
    """The fault of a position or figure that cannot be, or that is not whole."""
    from tutor.rules.impossible import Impossible

    return Impossible(code, **params)


def voice() -> Voice:
    """By the compass: whoever asks may sit anywhere, or not at all."""
    from tutor.words.voice import Voice

    return Voice(context().catalog, learner=None)


def points_data(score: Score) -> dict[str, int]:
    """A score's points as JSON."""
    return {team.code: points for team, points in score.points.items()}


def lines_data(score: Score) -> list[dict[str, object]]:
    """A score's lines as JSON, each with its own sentence."""
    from tutor.words.scores import line_text

    return [
        {"team": x.team.code, "points": x.points, "rule": x.rule, "text": line_text(voice(), x.reason)}
        for x in score.lines
    ]


def tell(found: dict[str, object], rule: str, rules: Sequence[str], text: str, as_json: bool) -> None:
    """A verdict: as JSON with the ids of its rules, or as text with where to read the one that decides."""
    if as_json:
        write_json({**found, "rule": rule, "rules": list(rules), "text": text})
        return
    from tutor.words.rules import read_more

    typer.echo(text)
    typer.echo(read_more(context().catalog, rule))

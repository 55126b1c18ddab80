"""Positions with tricks played, as lessons, packs and JSON write them (contract, section 5)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tutor.puzzles.figures import read_ask
from tutor.puzzles.played import PlayedPosition
from tutor.puzzles.positions import LEARNER, Fields, check_cards, read_cards, read_law, read_seat
from tutor.puzzles.puzzle import PositionError
from tutor.rules.calls import Way, parse_call
from tutor.rules.cards import NotationError, Seat, parse_suit, trump_code
from tutor.rules.counting import order_of, taker
from tutor.rules.revoke import find_revokes
from tutor.rules.trick import Trick

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.calls import Call
    from tutor.rules.cards import Suit
    from tutor.rules.game import House
    from tutor.rules.trick import TrickLaw

PLAYED_FIELDS: Final = ("hand", "seat", "tricks", "plays", "trump", "contract", "ask", "suit")


def read_played(fields: Mapping[str, object], house: House, asks: tuple[str, ...]) -> PlayedPosition:
    """A position of one of these questions. Raises PositionError.

    ``tricks`` are ``W: SK S3 H2 SA``, in a list or after semicolons; ``plays`` likewise, its leader told or not.
    """
    reader = Fields(fields, house)
    reader.only(PLAYED_FIELDS)
    ask = read_ask(reader, asks)
    contract = _contract(reader)
    law = read_law(reader.text("trump"), order_of(contract).code if contract is not None else None, house)
    if contract is not None and contract.is_bid and (contract.way is Way.NT) != (law.trump is None):
        raise PositionError("contract-and-trump", contract=contract.code, trump=trump_code(law.trump))
    tricks = read_tricks(fields.get("tricks"), house)
    current = _current(reader, tricks, law)
    hand = law.sort(reader.cards("hand"))
    position = PlayedPosition(
        ask, hand, reader.seat("seat"), tricks, current, law, contract, _suit(reader), house
    )
    _check(position)
    return position


def played_data(position: PlayedPosition) -> dict[str, object]:
    """The position as JSON."""
    contract, suit, seat = position.contract, position.suit, position.seat
    return {
        "hand": [c.code for c in position.hand],
        "seat": None if seat is None else seat.code,
        "tricks": [written(trick) for trick in position.tricks],
        "plays": None if position.current is None else written(position.current),
        "trump": trump_code(position.law.trump),
        "contract": None if contract is None else contract.code,
        "ask": position.ask,
        "suit": None if suit is None else suit.code,
    }


def written(trick: Trick) -> str:
    """``W: SK S3 H2 SA``."""
    return f"{trick.leader.code}: {' '.join(c.code for c in trick.cards)}"


def _contract(reader: Fields) -> Call | None:
    text = reader.text("contract")
    if text is None:
        return None
    try:
        call = parse_call(text.strip())
    except NotationError:
        raise PositionError("unreadable-call", text=text) from None
    family = reader.house.game.family
    if family.bidding is None or call.is_bid != bool(family.kitty):
        raise PositionError("contract-not-in-game", contract=call.code, game=reader.house.game.id)
    return call


def _suit(reader: Fields) -> Suit | None:
    text = reader.text("suit")
    try:
        return None if text is None else parse_suit(text.strip())
    except NotationError:
        raise PositionError("unreadable-suit", text=text) from None


def read_tricks(value: object, house: House) -> tuple[Trick, ...]:
    """Whole tricks, in a list or after semicolons. Raises PositionError."""
    if value is None:
        return ()
    parts = [part for part in (value if isinstance(value, list) else [value]) if isinstance(part, str)]
    if not isinstance(value, str) and parts != value:
        raise PositionError("not-text", field="tricks")
    lines = [line.strip() for part in parts for line in part.replace("\n", ";").split(";")]
    tricks = tuple(_trick(line, house) for line in lines if line)
    most = house.game.family.hand_size
    if len(tricks) > most:
        raise PositionError("too-many-tricks", count=len(tricks), most=most)
    return tricks


def _trick(line: str, house: House) -> Trick:
    head, colon, tail = line.partition(":")
    if not colon:
        raise PositionError("unreadable-trick", text=line)
    trick = Trick(read_seat(head.strip()), read_cards(tail, house.game))
    if len(trick.cards) != 4:
        raise PositionError("unreadable-trick", text=line)
    return trick


def _current(reader: Fields, tricks: tuple[Trick, ...], law: TrickLaw) -> Trick | None:
    """The cards of the unfinished trick; without a leader told, whoever took the last one, or the learner's turn."""
    leader, cards = reader.led_plays()
    if not cards:
        return None
    if len(cards) > 4:
        raise PositionError("too-many-cards", most=4)
    if leader is None:
        leader = taker(tricks[-1], law) if tricks else Seat(LEARNER.after(-len(cards)))
    return Trick(leader, cards)


def _check(position: PlayedPosition) -> None:
    """Each card once; every leader took the trick before; nobody revoked, the learner's hand looked at too."""
    check_cards((*position.hand, *position.played), position.house.game)
    begun, law = position.begun, position.law
    for n, (before, after) in enumerate(pairwise(begun), 2):
        took = taker(before, law)
        if after.leader is not took:
            raise PositionError("not-the-leader", n=n, leader=after.leader.code, seat=took.code)
    held = [Trick(LEARNER, (c,)) for c in position.hand]
    revokes = find_revokes((*begun, *held), law)
    if revokes:
        first = revokes[0]
        raise PositionError("revoke-in-tricks", n=first.trick, seat=first.seat.code, card=first.card)

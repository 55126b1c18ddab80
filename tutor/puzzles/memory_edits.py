"""Single changes to what is remembered of a deal, nearest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.card_edits import (
    AllFollowed,
    BeforeTrick,
    Earlier,
    HeldToo,
    NotFollowed,
    OtherSeat,
    OtherSuit,
    PlayedInstead,
    StrongerGone,
)
from tutor.puzzles.edits import OtherOrder, RestToo, WithoutCards
from tutor.puzzles.played import earlier
from tutor.puzzles.positions import LEARNER, other_laws
from tutor.puzzles.wrong_memory import HIGHEST, best_left
from tutor.rules.cards import Seat, Suit
from tutor.rules.revoke import find_revokes
from tutor.rules.trick import Trick, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tutor.puzzles.edits import Edit
    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import House


def void_edits(position: PlayedPosition) -> Iterator[tuple[Edit, PlayedPosition]]:
    """Before the unfinished trick; one card of the seat's played otherwise; another seat; fewer tricks."""
    law, seat = position.law, position.seat
    assert seat is not None
    if position.current is not None:
        yield BeforeTrick(), earlier(position, len(position.tricks))
    seen = {*position.hand, *position.played}
    free = [c for c in position.house.game.deck if c not in seen and not c.is_joker]
    for n, trick in enumerate(position.begun):
        place = (seat - trick.leader) % 4
        if not 0 < place < len(trick.cards):
            continue
        old = trick.cards[place]
        led = law.led(trick.cards[:place])
        followed = law.follows_as(old) is led
        for new in free:
            if (law.follows_as(new) is led) is followed or new.suit is old.suit:
                continue
            changed = _replayed(position, n, place, new)
            # The deal has to stay one that can be: the same player takes the trick, and nobody revokes.
            same = winning_place(trick.cards, law) == winning_place(changed.begun[n].cards, law)
            if same and not find_revokes(changed.begun, law):
                yield PlayedInstead(seat, n + 1, old, new), changed
                break
    for other in Seat:
        if other not in (seat, LEARNER):
            yield OtherSeat(other), position._replace(seat=other)
    for tricks in range(len(position.tricks) - 1, 0, -1):
        yield Earlier(tricks), earlier(position, tricks)


def _replayed(position: PlayedPosition, n: int, place: int, new: Card) -> PlayedPosition:
    begun = list(position.begun)
    cards = begun[n].cards
    begun[n] = Trick(begun[n].leader, (*cards[:place], new, *cards[place + 1 :]))
    if position.current is None:
        return position._replace(tricks=tuple(begun))
    return position._replace(tricks=tuple(begun[:-1]), current=begun[-1])


def left_edits(
    position: PlayedPosition, house: House, given: Answer
) -> Iterator[tuple[Edit, PlayedPosition]]:
    """Before the unfinished trick; without the card in hand; fewer tricks; the right one in hand; order or suit."""
    if position.current is not None:
        yield BeforeTrick(), earlier(position, len(position.tricks))
    mine = tuple(c for c in position.hand if c.code in given)
    if mine:
        yield WithoutCards(mine), position._replace(hand=tuple(c for c in position.hand if c not in mine))
    for tricks in range(len(position.tricks) - 1, -1, -1):
        yield Earlier(tricks), earlier(position, tricks)
    best = best_left(position, (*position.hand, *position.played))
    by_code = {c.code: c for c in house.game.deck}
    if best:
        more = by_code[best[0][0]]
        yield HeldToo(more), position._replace(hand=(*position.hand, more))
    for other in other_laws(position.law, house):
        if other.order is not position.law.order:
            yield OtherOrder(other.order), position._replace(law=other)
    for suit in Suit:
        if suit is not position.suit:
            yield OtherSuit(suit), position._replace(suit=suit)


def nothing_single(position: PlayedPosition, given: Answer, right: Answer) -> Edit | None:
    """Where no one change makes the whole answer right: what would have made a part of it so."""
    if position.ask == HIGHEST:
        best = right[0]
        power = position.law.table.power[0 if position.suit is None else position.suit]
        by_code = {c.code: c for c in position.house.game.deck}
        return StrongerGone() if 0 < power[by_code[given[0]].index] < power[by_code[best].index] else None
    seat = position.seat
    assert seat is not None
    if given == ("none",):
        return AllFollowed(seat)
    if set(given) < set(right):
        return RestToo()
    wrong = tuple(s for s in Suit if s.code in given and s.code not in right)
    return NotFollowed(seat, wrong) if wrong else None

"""Wrong ways to remember a deal: each predicts what its believer would say has run out, or is still out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.puzzle import Misconception
from tutor.rules.cards import Order, Suit
from tutor.rules.counting import known_voids, suit_of_deck

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.reasons import KnownVoids

VOIDS, HIGHEST = "voids", "highest"


def suits_answer(suits: Iterable[Suit]) -> Answer:
    return tuple(s.code for s in sorted(set(suits))) or ("none",)


def voids(position: PlayedPosition) -> KnownVoids:
    """What a seat has shown to have run out of."""
    assert position.seat is not None
    return known_voids(position.begun, position.law, position.seat, position.house.game)


def _voids_by(
    rule: Callable[[PlayedPosition], Iterable[Suit] | None],
) -> Callable[[PlayedPosition], tuple[Answer, ...]]:
    def predict(position: PlayedPosition) -> tuple[Answer, ...]:
        found = rule(position) if position.ask == VOIDS else None
        return () if found is None else (suits_answer(found),)

    return predict


def _own_plays(position: PlayedPosition) -> Iterator[tuple[Card, Suit]]:
    """What the seat asked about played to others' leads, and the suit asked for."""
    law = position.law
    for trick in position.begun:
        for place, (seat, c) in enumerate(trick.plays()):
            led = law.led(trick.cards[:place])
            if seat is position.seat and place and led is not None:
                yield c, led


def from_trump_lead(position: PlayedPosition) -> Iterable[Suit] | None:
    """Whoever plays a trump has none of the suit led, even where trumps were led."""
    law = position.law
    followed = [led for c, led in _own_plays(position) if law.is_trump(c) and led is law.trump]
    return (*voids(position).suits, *followed) if followed else None


def ruffs_only(position: PlayedPosition) -> Iterable[Suit] | None:
    """Only a ruff shows a void; who throws a card may still have the suit."""
    if position.law.trump is None:
        return None
    return [led for _, led, c in voids(position).shown if position.law.is_trump(c)]


def throws_only(position: PlayedPosition) -> Iterable[Suit] | None:
    """Only a card thrown shows a void; a trump may be played at any time."""
    if position.law.trump is None:
        return None
    return [led for _, led, c in voids(position).shown if not position.law.is_trump(c)]


def suit_thrown(position: PlayedPosition) -> Iterable[Suit] | None:
    """The suit of the card thrown has run out."""
    thrown = [c for _, _, c in voids(position).shown if not position.law.is_trump(c)]
    return [c.suit for c in thrown if c.suit is not None] if thrown else None


def joker_does_not_follow(position: PlayedPosition) -> Iterable[Suit] | None:
    """A joker is no trump, so who plays one to a trump lead has none."""
    law = position.law
    shown = [led for c, led in _own_plays(position) if c.is_joker and led is law.trump]
    return (*voids(position).suits, *shown) if shown else None


def last_only(position: PlayedPosition) -> Iterable[Suit] | None:
    """Only the last void is remembered."""
    shown = voids(position).shown
    return [shown[-1][1]] if len({suit for _, suit, _ in shown}) > 1 else None


def best_left(
    position: PlayedPosition, seen: Iterable[Card], fit: Callable[[Card], bool] | None = None
) -> tuple[Answer, ...]:
    """The strongest card of the suit asked for that is not among those seen."""
    if position.ask != HIGHEST or position.suit is None:
        return ()
    gone = set(seen)
    for c in suit_of_deck(position.law, position.suit, position.house.game.deck):
        if c not in gone and (fit is None or fit(c)):
            return ((c.code,),)
    return ()


def own_hand_out(position: PlayedPosition) -> tuple[Answer, ...]:
    """The strongest that has not been played, though it is in one's own hand."""
    return best_left(position, position.played)


def played_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """The strongest that one does not hold, though it has been played."""
    if not any(position.law.follows_as(c) is position.suit for c in position.played):
        return ()
    return best_left(position, position.hand)


def current_trick_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only the cards of finished tricks are gone."""
    current = position.current
    if current is None or not any(position.law.follows_as(c) is position.suit for c in current.cards):
        return ()
    return best_left(position, (*position.hand, *(c for t in position.tricks for c in t.cards)))


def joker_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """The strongest trump is looked for among the suit's own cards."""
    if position.suit is not position.law.trump or not position.house.game.family.has_jokers:
        return ()
    return best_left(position, (*position.hand, *position.played), lambda c: not c.is_joker)


def throws_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only the cards that fell when the suit was led are remembered."""
    law, suit = position.law, position.suit
    fell = [c for t in position.begun if law.led(t.cards) is suit for c in t.cards]
    if all(c in fell for c in position.played if law.follows_as(c) is suit):
        return ()
    return best_left(position, (*position.hand, *fell))


def high_for_low(position: PlayedPosition) -> tuple[Answer, ...]:
    """The highest, though low cards win."""
    if position.ask != HIGHEST or position.law.order is Order.HIGH:
        return ()
    if position.suit is None:
        return ()
    gone = {*position.hand, *position.played}
    left = [c for c in suit_of_deck(position.law, position.suit, position.house.game.deck) if c not in gone]
    return ((max(left, key=lambda c: c.rank).code,),) if left else ()


MISCONCEPTIONS: Final[tuple[Misconception[PlayedPosition], ...]] = (
    Misconception("joker-does-not-follow", _voids_by(joker_does_not_follow)),
    Misconception("from-trump-lead", _voids_by(from_trump_lead)),
    Misconception("suit-thrown", _voids_by(suit_thrown)),
    Misconception("ruffs-only", _voids_by(ruffs_only)),
    Misconception("throws-only", _voids_by(throws_only)),
    Misconception("last-only", _voids_by(last_only)),
    Misconception("current-trick-forgotten", current_trick_forgotten),
    Misconception("throws-forgotten", throws_forgotten),
    Misconception("joker-forgotten", joker_forgotten),
    Misconception("high-for-low", high_for_low),
    Misconception("own-hand-out", own_hand_out),
    Misconception("played-forgotten", played_forgotten),
)

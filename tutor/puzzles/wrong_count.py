"""Wrong ways to count trumps and tricks: each predicts the figure of its believer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.puzzle import Misconception
from tutor.rules.cards import Seat
from tutor.rules.counting import tricks_needed, trumps_out
from tutor.rules.trick import winning_place

if TYPE_CHECKING:
    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.reasons import TricksNeeded, TrumpsOut

TRUMPS, NEEDED = "trumps-out", "tricks-needed"


def _trumps(position: PlayedPosition, cards: tuple[Card, ...]) -> int:
    return sum(map(position.law.is_trump, cards))


def _figure(n: int) -> tuple[Answer, ...]:
    return ((str(n),),) if n >= 0 else ()


def own_hand_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """All trumps that have not been played are out, one's own too."""
    if position.ask != TRUMPS or not _trumps(position, position.hand):
        return ()
    return _figure(trumps(position).total - trumps(position).played)


def current_trick_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only finished tricks count."""
    if position.ask != TRUMPS or position.current is None or not _trumps(position, position.current.cards):
        return ()
    return _figure(trumps(position._replace(current=None)).out)


def jokers_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """There are thirteen trumps, and a joker is none."""
    if position.ask != TRUMPS or not position.house.game.family.has_jokers:
        return ()
    plain = [c for c in (*position.hand, *position.played) if not c.is_joker]
    return _figure(13 - _trumps(position, tuple(plain)))


def thirteen_in_all(position: PlayedPosition) -> tuple[Answer, ...]:
    """There are thirteen trumps; the jokers are taken off them when they fall."""
    if position.ask != TRUMPS or not position.house.game.family.has_jokers:
        return ()
    return _figure(13 - trumps(position).held - trumps(position).played)


def played_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """All trumps but one's own are out."""
    if position.ask != TRUMPS or not trumps(position).played:
        return ()
    return _figure(trumps(position).total - trumps(position).held)


def ruffs_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only the trumps that fell when trumps were led are counted."""
    if position.ask != TRUMPS:
        return ()
    law = position.law
    led = tuple(c for trick in position.begun if law.led(trick.cards) is law.trump for c in trick.cards)
    if _trumps(position, led) == trumps(position).played:
        return ()
    return _figure(trumps(position).total - trumps(position).held - _trumps(position, led))


def kitty_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """The six put away do not count as a trick."""
    reason = _needed(position)
    return _figure(max(0, reason.aim - reason.taken + 1)) if reason is not None and reason.kitty else ()


def six_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """A bid promises its number, not six more."""
    reason = _needed(position)
    if reason is None or reason.contract is None or not reason.kitty:
        return ()
    return _figure(max(0, reason.contract.number - reason.taken))


def half_is_enough(position: PlayedPosition) -> tuple[Answer, ...]:
    """Six of thirteen are enough."""
    reason = _needed(position)
    return _figure(reason.needed - 1) if reason is not None and not reason.kitty else ()


def partner_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only the tricks of the one who is asked about count, not his partner's."""
    reason = _needed(position)
    if reason is None:
        return ()
    team = reason.team
    partner = (
        sum(seat is position.seat.partner for seat in takers(position)) if position.seat is not None else 0
    )
    assert team is not None
    return _figure(max(0, reason.aim - reason.taken + partner)) if partner else ()


def current_trick_counted(position: PlayedPosition) -> tuple[Answer, ...]:
    """The unfinished trick belongs to whoever is winning it."""
    reason = _needed(position)
    if reason is None or position.current is None:
        return ()
    place = winning_place(position.current.cards, position.law)
    if place is None or position.current.seat_of(place).team is not reason.team:
        return ()
    return _figure(reason.needed - 1)


def taken_instead(position: PlayedPosition) -> tuple[Answer, ...]:
    """Gives the tricks that have been taken."""
    reason = _needed(position)
    return _figure(reason.taken) if reason is not None else ()


def others_instead(position: PlayedPosition) -> tuple[Answer, ...]:
    """Counts the other team's tricks."""
    reason = _needed(position)
    if reason is None:
        return ()
    return _figure(max(0, reason.aim - (len(position.tricks) - reason.taken + 2 * reason.kitty)))


def trumps(position: PlayedPosition) -> TrumpsOut:
    """The trumps counted. Raises Impossible without a trump suit."""
    return trumps_out(position.hand, position.played, position.law, position.house.game)


def needed(position: PlayedPosition) -> TricksNeeded:
    """The tricks counted. Raises Impossible where there is nothing to aim at."""
    seat = position.seat if position.seat is not None else Seat.S
    return tricks_needed(position.tricks, position.law, seat.team, position.contract, position.house)


def _needed(position: PlayedPosition) -> TricksNeeded | None:
    return needed(position) if position.ask == NEEDED else None


def takers(position: PlayedPosition) -> tuple[Seat, ...]:
    law = position.law
    return tuple(
        t.seat_of(place) for t in position.tricks if (place := winning_place(t.cards, law)) is not None
    )


MISCONCEPTIONS: Final[tuple[Misconception[PlayedPosition], ...]] = (
    Misconception("own-hand-forgotten", own_hand_forgotten),
    Misconception("current-trick-forgotten", current_trick_forgotten),
    Misconception("jokers-forgotten", jokers_forgotten),
    Misconception("thirteen-in-all", thirteen_in_all),
    Misconception("ruffs-forgotten", ruffs_forgotten),
    Misconception("played-forgotten", played_forgotten),
    Misconception("kitty-forgotten", kitty_forgotten),
    Misconception("six-forgotten", six_forgotten),
    Misconception("half-is-enough", half_is_enough),
    Misconception("partner-forgotten", partner_forgotten),
    Misconception("current-trick-counted", current_trick_counted),
    Misconception("others-instead", others_instead),
    Misconception("taken-instead", taken_instead),
)

"""What slogans say of an ending: each gives the cards that somebody who goes by it alone would play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.endings import unbeaten
from tutor.puzzles.puzzle import Misconception
from tutor.rules.cards import mask_of
from tutor.rules.trick import winning_place

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tutor.puzzles.endings import EndingPosition
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card


def _each(cards: Iterable[Card]) -> tuple[Answer, ...]:
    return tuple((c.code,) for c in cards)


def _strength(position: EndingPosition, c: Card) -> int:
    """Within its own suit; a joker without one is the weakest."""
    group, powers, _ = position.law.table
    return (
        powers[group[c.index]][c.index] % 100 if c.suit is not None or position.law.trump is not None else 0
    )


def _ends(position: EndingPosition, cards: Sequence[Card], strongest: bool) -> tuple[Answer, ...]:
    if not cards:
        return ()
    pick = max if strongest else min
    wanted = pick(_strength(position, c) for c in cards)
    return _each(c for c in cards if _strength(position, c) == wanted)


def _takes(position: EndingPosition, c: Card) -> bool:
    """Whether it would be winning; on lead, whether no card of its suit beats it."""
    if not position.plays:
        out = mask_of(x for hand in position.hands for x in hand)
        return unbeaten(c, out, position.law)
    return winning_place((*position.plays, c), position.law) == len(position.plays)


def takes_at_once(position: EndingPosition) -> tuple[Answer, ...]:
    """Whatever wins now; on lead, a card that is high."""
    if position.avoid:
        return ()
    return _each(c for c in position.legal() if _takes(position, c))


def plays_highest(position: EndingPosition) -> tuple[Answer, ...]:
    """The strongest card that may be played."""
    return _ends(position, position.legal(), strongest=True)


def plays_lowest(position: EndingPosition) -> tuple[Answer, ...]:
    """The weakest card that may be played."""
    return _ends(position, position.legal(), strongest=False)


def leads_longest(position: EndingPosition) -> tuple[Answer, ...]:
    """Any card of the longest suit, trumps aside."""
    if position.plays:
        return ()
    law = position.law
    suits = [
        law.follows_as(c) for c in position.hand if not law.is_trump(c) and law.follows_as(c) is not None
    ]
    most = max((suits.count(suit) for suit in suits), default=0)
    if most < 2:
        return ()
    return _each(c for c in position.legal() if suits.count(law.follows_as(c)) == most)


def trumps_first(position: EndingPosition) -> tuple[Answer, ...]:
    """On lead, any trump."""
    if position.plays or position.law.trump is None:
        return ()
    return _each(c for c in position.legal() if position.law.is_trump(c))


def ruffs_always(position: EndingPosition) -> tuple[Answer, ...]:
    """Void of the suit led, any trump."""
    led = position.law.led(position.plays)
    if led is None or led is position.law.trump:
        return ()
    legal = position.legal()
    if any(position.law.follows_as(c) is led for c in legal):
        return ()
    return _each(c for c in legal if position.law.is_trump(c))


def sheds_highest(position: EndingPosition) -> tuple[Answer, ...]:
    """In pass, the strongest card that does not win now."""
    if not position.avoid:
        return ()
    return _ends(position, [c for c in position.legal() if not _takes(position, c)], strongest=True)


IDEAS: tuple[Misconception[EndingPosition], ...] = (
    Misconception("takes-at-once", takes_at_once),
    Misconception("sheds-highest", sheds_highest),
    Misconception("trumps-first", trumps_first),
    Misconception("ruffs-always", ruffs_always),
    Misconception("leads-longest", leads_longest),
    Misconception("plays-highest", plays_highest),
    Misconception("plays-lowest", plays_lowest),
)

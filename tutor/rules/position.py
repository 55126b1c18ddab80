"""The play of a deal as a value: each card gives a new one, and what was stays as it was.

Hands are bit masks, and all of it is one tuple, because a new one is made for every card. ``play.Play`` does the same
work in place, for whatever plays many deals and keeps none; both rest on the tables of a ``TrickLaw``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.rules.cards import JOKER_MASK, SUIT_MASK, Card, Seat, cards_of
from tutor.rules.play import IllegalPlay
from tutor.rules.trick import NO_SUIT, Trick, TrickLaw, legal, legal_mask

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

Hands = tuple[int, int, int, int]
_NEXT: Final = (1, 2, 3, 0)
_SEATS: Final = tuple(Seat)
_new: Final = tuple.__new__
"""What a NamedTuple's own constructor comes to, a third of a playout quicker."""
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUIT_MASK
_PLAIN: Final = sum(SUIT_MASK)
_CARDS: Final[dict[int, tuple[Card, ...]]] = {0: ()}
"""The cards of one suit's mask, or the jokers', by the mask, once asked for: 4 * 8192 + 4 at most."""


class Position(NamedTuple):
    """Four hands and the tricks so far. Before the first lead nothing may be played."""

    story: object
    """What came before the first lead, for whoever keeps a deal as a position; the play never looks at it."""
    law: TrickLaw | None
    held: Hands
    """The cards still held, as masks by seat."""
    trick: tuple[Card, ...] = ()
    """The cards of the unfinished trick, in play order."""
    done: tuple[Trick, ...] = ()
    """The finished tricks."""
    led_by: int = 0
    """The seat that leads, or led, to the unfinished trick; after the last one, the seat that took it."""
    to_play: int = 0
    """The seat to play."""
    may: int = 0
    """The cards that it may play, as a mask: none before the first lead and after the last card."""
    asked: int = NO_SUIT
    """The suit to follow, NO_SUIT while none is set."""
    best: int = 0
    """The power of the card that is winning; 0 while no suit is set."""
    taker: int = 0
    """Whose card that is."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks begun; the last one may be unfinished."""
        return (*self.done, Trick(Seat(self.led_by), self.trick)) if self.trick else self.done

    @property
    def takers(self) -> tuple[Seat, ...]:
        """The seats that took the finished tricks: each led to the next (winner-leads-next)."""
        return (*(trick.leader for trick in self.done[1:]), Seat(self.led_by)) if self.done else ()

    def lead(self, leader: Seat) -> Self:
        """The position in which this seat may lead."""
        assert self.law is not None
        may = legal_mask(self.held[leader], (), self.law)
        turn = int(leader)
        fields = self.story, self.law, self.held, (), (), turn, turn, may, NO_SUIT, 0, turn
        return _new(self.__class__, fields)

    def legal(self) -> tuple[Card, ...]:
        """The cards that whoever is to play may play, by index."""
        may = self.may
        try:
            if may in _CARDS:  # mostly a hand that follows
                return _CARDS[may]
            cards = (
                _CARDS[may & _SPADES] + _CARDS[may & _HEARTS] + _CARDS[may & _DIAMONDS] + _CARDS[may & _CLUBS]
            )
            return cards + _CARDS[may & JOKER_MASK] if may > _PLAIN else cards
        except KeyError:
            for part in (*SUIT_MASK, JOKER_MASK):
                _CARDS[may & part] = cards_of(may & part)
            return cards_of(may)

    def play(self, card: Card) -> Self:
        """The position with one card more. Raises IllegalPlay.

        Rules: follow-suit, highest-trump-wins, highest-of-led-suit-wins, play-clockwise, winner-leads-next.
        """
        story, law, held, trick, done, leader, turn, may, asked, best, taker = self
        index = card.index
        bit = 1 << index
        if not may & bit or law is None:
            raise self.refused(card)
        group, powers, masks = law.table
        if best:
            power = powers[asked][index]
            if power > best:
                best = power
                taker = turn
        else:  # the first card, or after jokers in no trump the first that has a suit
            asked = group[index]
            best = powers[asked][index]
            taker = turn
        trick = (*trick, card)
        n, e, s, w = held
        if turn == 0:
            held = n ^ bit, e, s, w
        elif turn == 1:
            held = n, e ^ bit, s, w
        elif turn == 2:
            held = n, e, s ^ bit, w
        else:
            held = n, e, s, w ^ bit
        turn = _NEXT[turn]
        if turn != leader:
            hand = held[turn]
            may = hand & masks[asked] or hand
        else:
            done = (*done, _new(Trick, (_SEATS[leader], trick)))
            leader = turn = taker
            trick = ()
            asked, best = NO_SUIT, 0
            may = hand = held[turn]
        if law.trump is None and hand > _PLAIN:
            may = legal_mask(hand, trick, law)
        fields = story, law, held, trick, done, leader, turn, may, asked, best, taker
        return _new(self.__class__, fields)

    def refused(self, card: Card) -> Exception:
        """What is raised for a card that may not be played: with the rule it breaks, if the seat holds it."""
        turn = Seat(self.to_play)
        if self.law is None:
            return IllegalPlay(turn, card, None)
        verdict = legal(cards_of(self.held[turn]), self.trick, self.law)
        return IllegalPlay(turn, card, verdict.illegal.get(card))


def first_lead(hands: Sequence[int], leader: Seat, law: TrickLaw) -> Position:
    """The position in which the leader may lead: four hands of equally many cards, no card in two of them."""
    n, e, s, w = hands
    return Position(None, law, (n, e, s, w)).lead(leader)

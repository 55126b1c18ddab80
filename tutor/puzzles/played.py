"""Deals played part of the way: what the learner holds, what was played, and the question asked about it.

Posed by dealing and playing a whole deal with simple sense (partner is not overtaken, the cheapest card wins), and
stopping where the learner is to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.positions import LEARNER
from tutor.rules.calls import GRAND, Way, bid
from tutor.rules.cards import JOKER_MASK, SUIT_MASK, Card, Seat, cards_of, mask_of
from tutor.rules.counting import order_of
from tutor.rules.trick import NO_SUIT, Trick, TrickLaw, legal_mask, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tutor.puzzles.draw import Draw
    from tutor.rules.calls import Call
    from tutor.rules.cards import Suit
    from tutor.rules.game import House

TRICKS: Final = {1: (1, 2), 2: (2, 3), 3: (3, 5), 4: (4, 7), 5: (6, 9)}
"""Fewest and most finished tricks of each level."""
CUTS: Final = 3
"""Positions taken from one deal before the next is dealt."""


_ASKED: Final = 0.5
_PARTS: Final = (*SUIT_MASK, JOKER_MASK)
_KEPT: Final[dict[int, tuple[Card, ...]]] = {}


class PlayedPosition(NamedTuple):
    """What the learner holds and has seen. ``seat`` is who is asked about, or declares; ``suit`` the suit asked for."""

    ask: str
    hand: tuple[Card, ...]
    seat: Seat | None
    tricks: tuple[Trick, ...]
    """Finished ones, the first one first."""
    current: Trick | None
    """The unfinished trick, where a card of it lies."""
    law: TrickLaw
    contract: Call | None
    suit: Suit | None
    house: House

    @property
    def begun(self) -> tuple[Trick, ...]:
        """All tricks begun."""
        return self.tricks if self.current is None else (*self.tricks, self.current)

    @property
    def played(self) -> tuple[Card, ...]:
        """Every card played."""
        return tuple(c for trick in self.begun for c in trick.cards)


class PlayedDeal(NamedTuple):
    """A deal and its play, as far as it was played."""

    law: TrickLaw
    contract: Call | None
    declarer: Seat | None
    hand: tuple[Card, ...]
    """The learner's cards before the first lead."""
    tricks: tuple[Trick, ...]

    def cut(self, finished: int) -> tuple[tuple[Card, ...], tuple[Trick, ...], Trick | None]:
        """The learner's hand, the finished tricks and the current one, when he is to play after so many tricks."""
        done = self.tricks[:finished]
        gone = {c for trick in done for seat, c in trick.plays() if seat is LEARNER}
        hand = self.law.sort(c for c in self.hand if c not in gone)
        following = self.tricks[finished]
        before = (LEARNER - following.leader) % 4
        return hand, done, Trick(following.leader, following.cards[:before]) if before else None


def played_deals(
    draw: Draw, house: House, tricks: int, with_trump: bool = False, short: Seat | None = None
) -> Iterator[PlayedDeal]:
    """Endless deals, each played through one trick more than asked for. ``short``: who is short of a suit."""
    family = house.game.family
    suits = [t for t in family.trumps if t is not None]
    while True:
        contract, declarer = None, None
        bare = not suits
        if family.bidding is not None:
            declarer = Seat(draw.below(4))
            ways = [Way.UP, Way.UP, Way.DOWN, Way.DOWN, *(() if with_trump else (Way.NT,))]
            contract = bid(_number(draw, house), draw.pick(ways)) if family.kitty else GRAND
            bare = bare or contract.way is Way.NT
        law = house.game.law(None if bare else draw.pick(suits), order_of(contract), house)
        deck = draw.some(house.game.deck, len(house.game.deck))
        size = family.hand_size
        hands = [mask_of(deck[n * size : (n + 1) * size]) for n in range(4)]
        if family.kitty and declarer is not None:
            kept = sorted((*cards_of(hands[declarer]), *deck[4 * size :]), key=lambda c: -_worth(c, law))
            hands[declarer] = mask_of(kept[:size])
        asked = _shorten(draw, hands, short) if short is not None else 0
        leader = Seat(draw.below(4)) if declarer is None else _first_leader(declarer, house)
        hand = cards_of(hands[LEARNER])
        yield PlayedDeal(
            law, contract, declarer, hand, tuple(_played(draw, hands, leader, tricks + 1, law, asked))
        )


def _shorten(draw: Draw, hands: list[int], short: Seat) -> int:
    """Exchange the cards of one suit for others of the other hands; gives the suit's mask."""
    suit = draw.pick(SUIT_MASK)
    others = [short.left, short.partner, short.right]
    for n, c in enumerate(cards_of(hands[short] & suit)):
        other = others[n % 3]
        given = draw.pick(cards_of(hands[other] & ~suit))
        hands[short] ^= c.bit | given.bit
        hands[other] ^= c.bit | given.bit
    return suit


def _first_leader(declarer: Seat, house: House) -> Seat:
    """The declarer, or his neighbour in grand (bidder-leads-first, grand-right-of-bidder-leads)."""
    side = house.get("grand-lead")
    if side is None:
        return declarer
    return declarer.right if side == "right" else declarer.left


def _number(draw: Draw, house: House) -> int:
    """The number of a bid that the table allows, mostly a low one."""
    least = int(house["min-bid"])
    return min(7, max(least, 2) + draw.below(3) if least < 7 else 7)


def _worth(c: Card, law: TrickLaw) -> int:
    """How much a card is worth keeping: trumps above all, jokers nothing without them."""
    group = law.table.group[c.index]
    return law.table.power[group][c.index]


def _played(
    draw: Draw, hands: list[int], leader: Seat, tricks: int, law: TrickLaw, asked: int
) -> Iterator[Trick]:
    """The tricks, one by one. ``asked``: the mask of a suit that is led more often, so that a void in it shows."""
    for _ in range(tricks):
        cards: list[Card] = []
        for place in range(4):
            seat = (leader + place) % 4
            may = legal_mask(hands[seat], cards, law)
            if not cards and may & asked and draw.chance(_ASKED):
                may &= asked
            card = _chosen(draw, _cards(may), cards, law)
            hands[seat] ^= 1 << card.index
            cards.append(card)
        trick = Trick(leader, tuple(cards))
        yield trick
        won = winning_place(cards, law)
        leader = trick.seat_of(won if won is not None else 0)


def _cards(mask: int) -> tuple[Card, ...]:
    """``cards_of``, suit by suit and kept: 4 * 8192 + 4 tuples at most."""
    found: tuple[Card, ...] = ()
    for part in _PARTS:
        of_part = mask & part
        if of_part:
            if of_part not in _KEPT:
                _KEPT[of_part] = cards_of(of_part)
            found += _KEPT[of_part]
    return found


def _chosen(draw: Draw, may: Sequence[Card], plays: Sequence[Card], law: TrickLaw) -> Card:
    """A card that makes some sense: win cheaply where partner does not, else throw the least."""
    if len(may) == 1:
        return may[0]
    if not plays:
        return draw.pick(may)
    group, powers, _ = law.table
    led = next((g for c in plays if (g := group[c.index]) != NO_SUIT), NO_SUIT)
    power = powers[led]
    best = winning_place(plays, law)
    if best is None or best != len(plays) - 2:
        most = 0 if best is None else power[plays[best].index]
        beating = [c for c in may if power[c.index] > most]
        if beating and (len(plays) == 3 or draw.chance(0.6)):
            return min(beating, key=lambda c: power[c.index])
    return min(may, key=lambda c: powers[group[c.index]][c.index])


def earlier(position: PlayedPosition, tricks: int) -> PlayedPosition:
    """The position after fewer tricks, with the learner's cards back in his hand."""
    later = position.begun[tricks:]
    back = (c for trick in later for seat, c in trick.plays() if seat is LEARNER)
    hand = position.law.sort((*position.hand, *back))
    return position._replace(hand=hand, tricks=position.tricks[:tricks], current=None)

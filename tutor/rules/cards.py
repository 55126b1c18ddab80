"""Cards, suits, seats and their canonical notation (contract, section 1).

A card outside is a small immutable value, interned: there are 54 of them. Inside hot loops a hand is a bit
mask in which card ``c`` is ``1 << c.index``: thirteen bits a suit in the order S H D C, the two jokers
above them.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

RANKS: Final = "23456789TJQKA"
LITTLE: Final = 15
BIG: Final = 16


class NotationError(ValueError):
    """Text that is no card, seat, suit or trick; ``text`` is the part that could not be read."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class Suit(IntEnum):
    """The four suits, in the order in which hands are sorted."""

    S = 0
    H = 1
    D = 2
    C = 3

    @property
    def code(self) -> str:
        return self.name

    @property
    def is_red(self) -> bool:
        return self in (Suit.H, Suit.D)


class Order(Enum):
    """Whether high or low cards win (order-low); the ace is best in both unless a house rule says else."""

    HIGH = "high"
    LOW = "low"

    @property
    def code(self) -> str:
        return self.value


class Team(Enum):
    """The two partnerships (partners-opposite)."""

    NS = "NS"
    EW = "EW"

    @property
    def code(self) -> str:
        return self.value

    @property
    def other(self) -> Team:
        return Team.EW if self is Team.NS else Team.NS


class Seat(IntEnum):
    """Seats clockwise (play-clockwise): the next one is on the left."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def code(self) -> str:
        return self.name

    @property
    def left(self) -> Seat:
        return _SEATS[self + 1]

    @property
    def partner(self) -> Seat:
        return _SEATS[self + 2]

    @property
    def right(self) -> Seat:
        return _SEATS[self + 3]

    def after(self, turns: int) -> Seat:
        """The seat that many turns clockwise from this one."""
        return _SEATS[(self + turns) % 4]

    @property
    def team(self) -> Team:
        return Team.EW if self % 2 else Team.NS


_SEATS: Final[tuple[Seat, ...]] = (*Seat, *Seat)


class Card(NamedTuple):
    """One card. ``suit`` is None for the jokers; ``rank`` is 2..14 (ace), 15 little joker, 16 big joker."""

    suit: Suit | None
    rank: int
    index: int  # type: ignore[assignment]  # a card has no use for tuple.index
    code: str

    @property
    def is_joker(self) -> bool:
        return self.suit is None

    @property
    def bit(self) -> int:
        return 1 << self.index

    @property
    def rank_code(self) -> str:
        return self.code[1] if self.suit is not None else self.code

    def __str__(self) -> str:
        return self.code


def _all_cards() -> tuple[Card, ...]:
    plain = [
        Card(suit, rank, suit * 13 + rank - 2, suit.code + RANKS[rank - 2])
        for suit in Suit
        for rank in range(2, 15)
    ]
    return (*plain, Card(None, LITTLE, 52, "LJ"), Card(None, BIG, 53, "BJ"))


ALL_CARDS: Final = _all_cards()
"""Every card by its index."""
DECK52: Final = ALL_CARDS[:52]
DECK54: Final = ALL_CARDS
_BY_CODE: Final = {c.code: c for c in ALL_CARDS}
LITTLE_JOKER: Final = _BY_CODE["LJ"]
BIG_JOKER: Final = _BY_CODE["BJ"]
JOKER_MASK: Final = LITTLE_JOKER.bit | BIG_JOKER.bit
SUIT_MASK: Final = tuple(0x1FFF << 13 * s for s in Suit)


def card(code: str) -> Card:
    """The card with this canonical code. Raises NotationError."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise NotationError(code) from None


def card_of(suit: Suit, rank: int) -> Card:
    """The card of a suit and a rank 2..14."""
    return ALL_CARDS[suit * 13 + rank - 2]


def split_codes(text: str) -> list[str]:
    """Words separated by spaces, commas or semicolons."""
    return text.replace(",", " ").replace(";", " ").split()


def parse_cards(text: str) -> tuple[Card, ...]:
    """Canonical codes in the order written. Raises NotationError."""
    return tuple(card(word) for word in split_codes(text))


def parse_seat(code: str) -> Seat:
    """``N E S W``. Raises NotationError."""
    try:
        return Seat[code]
    except KeyError:
        raise NotationError(code) from None


def parse_suit(code: str) -> Suit:
    """``S H D C``. Raises NotationError."""
    try:
        return Suit[code]
    except KeyError:
        raise NotationError(code) from None


def parse_trump(code: str) -> Suit | None:
    """``S H D C`` or ``none``. Raises NotationError."""
    return None if code == "none" else parse_suit(code)


def trump_code(trump: Suit | None) -> str:
    """The canonical word for a trump suit or its absence."""
    return "none" if trump is None else trump.code


def mask_of(cards: Iterable[Card]) -> int:
    """The bit mask of a set of cards."""
    mask = 0
    for c in cards:
        mask |= 1 << c.index
    return mask


def strength(rank: int, order: Order = Order.HIGH, low_ace_bad: bool = False) -> int:
    """How strong a rank is within its suit, 1..14 (rank-ace-high, order-low, G22); jokers keep 15 and 16."""
    if order is Order.HIGH or rank > 14:
        return rank
    if rank == 14:
        return 1 if low_ace_bad else 14
    return 15 - rank


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a bit mask, by index: suit by suit, rank two first, jokers last."""
    found = []
    while mask:
        low = mask & -mask
        found.append(ALL_CARDS[low.bit_length() - 1])
        mask ^= low
    return tuple(found)


def sort_cards(
    cards: Iterable[Card], order: Order = Order.HIGH, low_ace_bad: bool = False
) -> tuple[Card, ...]:
    """Cards as output and hands show them: S H D C, strongest first, then the jokers, big before little."""

    def key(c: Card) -> tuple[int, int]:
        return (4 if c.suit is None else c.suit, -strength(c.rank, order, low_ace_bad))

    return tuple(sorted(cards, key=key))


def codes(cards: Iterable[Card]) -> str:
    """Canonical codes separated by spaces, in the order given."""
    return " ".join(c.code for c in cards)


def first_repeated(cards: Iterable[Card]) -> Card | None:
    """The first card that comes a second time, or None: each card exists once (no-tied-trick)."""
    seen: set[Card] = set()
    for c in cards:
        if c in seen:
            return c
        seen.add(c)
    return None

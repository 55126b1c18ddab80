"""The table that a ``show`` step draws, read and checked: each card once, and only cards the game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.content.document import Path
from tutor.content.model import Table
from tutor.content.reading import Reader, shown
from tutor.rules.cards import ALL_CARDS, Card, Order, Seat, Suit, Team, split_codes
from tutor.rules.game import Game

CARDS: Final[Mapping[str, Card]] = {card.code: card for card in ALL_CARDS}
FIELDS: Final = (
    "hand", "hands", "leader", "plays", "trump", "order", "dealer", "turned", "kitty", "won", "calls",
)  # fmt: skip
_SEATS: Final = tuple(seat.code for seat in Seat)
_TEAMS: Final = tuple(team.code for team in Team)
_TRUMPS: Final = (*(suit.code for suit in Suit), "none")
_ORDERS: Final = tuple(order.code for order in Order)
_NORDIC_SUITS: Final[Mapping[str, str]] = {"S": "S", "H": "H", "R": "D", "K": "C"}
_NORDIC_RANKS: Final[Mapping[str, str]] = {"E": "A", "K": "K", "D": "Q", "KN": "J"}
_TRICK: Final = 4
_MOST_TRICKS: Final = 13
_LONGEST_HAND: Final = 18


def likely_card(word: str) -> str:
    """The code that somebody probably meant by ``word`` (``10H``, ``h10``, ``jb``, ``HKn``), or an empty text."""
    bare = word.upper().replace("10", "T").replace("\ufe0f", "")
    for sign, code in zip("♠♥♦♣", "SHDC", strict=True):
        bare = bare.replace(sign, code)
    found = next((code for code in (bare, bare[::-1]) if code in CARDS), "")
    # As printed on Norwegian and Swedish cards: spades, hearts, ruter, kløver; ess, kung, dam, knekt.
    suit, rank = _NORDIC_SUITS.get(bare[:1], ""), _NORDIC_RANKS.get(bare[1:], bare[1:])
    return found or (suit + rank if suit + rank in CARDS else "")


def read_table(reader: Reader, value: Any, path: Path, game: Game | None) -> Table | None:
    """The table of a ``show`` step; None, and faults, where it cannot be."""
    fields = reader.mapping(value, path, FIELDS)
    if fields is None:
        return None
    before = len(reader.faults)
    if not value:
        reader.fault(path, "nothing-shown")
    table = _Table(reader, path, game)
    made = table.read(fields)
    return made if len(reader.faults) == before else None


def check_shared(reader: Reader, fields: dict[str, Any], path: Path, game: Game | None) -> bool:
    """Whether what puzzle kinds share (cards, leader, trump, order) is sound, each fault at its own field."""
    before = len(reader.faults)
    table = _Table(reader, path, game)
    hand = table.cards(fields, "hand", _LONGEST_HAND) if "hand" in fields else None
    if "hand" in fields or "leader" in fields or "plays" in fields:
        table.trick(fields, hand is not None)
    table.trump(fields)
    table.order(fields)
    return len(reader.faults) == before


class _Table:
    """One ``show``: reads its fields, and remembers which cards it has met."""

    def __init__(self, reader: Reader, path: Path, game: Game | None) -> None:
        self.reader = reader
        self.path = path
        self.game = game
        self.met: set[Card] = set()

    def read(self, fields: dict[str, Any]) -> Table:
        hand = self.cards(fields, "hand", _LONGEST_HAND) if "hand" in fields else None
        hands = self.hands(fields)
        dealer = self.seat(fields, "dealer")
        held = len(self.met)
        leader, plays = self.trick(fields, hand is not None)
        kitty = self.cards(fields, "kitty", 6)
        return Table(
            hand=hand,
            hands=hands,
            leader=leader,
            plays=plays,
            trump=self.trump(fields),
            trump_said="trump" in fields,
            order=self.order(fields),
            dealer=dealer,
            turned=self.turned(fields, dealer, hand, hands, played=len(self.met) > held),
            kitty=kitty,
            won=self.won(fields),
            calls=self.calls(fields),
        )

    def cards(self, fields: dict[str, Any], name: str, most: int) -> tuple[Card, ...]:
        if name not in fields:
            return ()
        return self.read_cards(fields[name], (*self.path, name), most)

    def read_cards(self, value: Any, path: Path, most: int) -> tuple[Card, ...]:
        entries = self.reader.items(value, path) if isinstance(value, list) else [(path, value)]
        found: list[Card] = []
        for where, each in entries:
            text = self.reader.string(each, where)
            for word in split_codes(text or ""):
                card = self.card(word, where)
                if card is not None and self.fresh(card, where):
                    found.append(card)
        if len(found) > most:
            self.reader.fault(path, "too-many-cards", count=len(found), most=most)
        return tuple(found)

    def card(self, word: str, path: Path) -> Card | None:
        card = CARDS.get(word)
        if card is None:
            self.reader.fault(path, "unreadable-card", text=shown(word), near=likely_card(word))
        elif self.game is not None and card not in self.game.deck:
            self.reader.fault(path, "card-not-in-game", card=card.code, game=self.game.id)
        else:
            return card
        return None

    def fresh(self, card: Card, path: Path) -> bool:
        if card in self.met:
            self.reader.fault(path, "card-twice", card=card.code)
            return False
        self.met.add(card)
        return True

    def hands(self, fields: dict[str, Any]) -> dict[Seat, tuple[Card, ...]]:
        if "hands" not in fields:
            return {}
        path = (*self.path, "hands")
        value = fields["hands"]
        if isinstance(value, dict):  # an empty value is a hand without cards
            value = {seat: "" if cards is None else cards for seat, cards in value.items()}
        found = self.reader.mapping(value, path, _SEATS) or {}
        if "hand" in fields and "S" in found:
            self.reader.fault((*path, "S"), "hand-and-south", key=True)
        return {
            Seat[seat]: self.read_cards(cards, (*path, seat), _LONGEST_HAND) for seat, cards in found.items()
        }

    def seat(self, fields: dict[str, Any], name: str) -> Seat | None:
        if name not in fields:
            return None
        word = self.reader.one_of(fields[name], (*self.path, name), "unreadable-seat", _SEATS)
        return Seat[word] if word in _SEATS else None

    def trick(self, fields: dict[str, Any], learner: bool) -> tuple[Seat | None, tuple[Card, ...]]:
        """Leader and cards; where the learner's hand is shown and nobody leads, the learner is next."""
        leader = self.seat(fields, "leader")
        if "plays" not in fields:
            return leader, ()
        path = (*self.path, "plays")
        value = fields["plays"]
        if isinstance(value, str) and ":" in value:
            named, _, value = value.partition(":")
            word = self.reader.one_of(named.strip(), path, "unreadable-seat", _SEATS)
            said = Seat[word] if word is not None else None
            if leader is not None and said is not None and said is not leader:
                self.reader.fault(path, "leader-differs", leader=leader.code, plays=said.code)
            leader = leader if said is None else said  # North is 0, and so falsy
            if word is None:
                return None, self.read_cards(value, path, _TRICK)
        plays = self.read_cards(value, path, _TRICK)
        if leader is None and learner:
            leader = Seat.S.after(4 - len(plays) % 4)
        if leader is None and plays and "leader" not in fields:
            self.reader.fault(path, "leader-missing")
        return leader, plays

    def trump(self, fields: dict[str, Any]) -> Suit | None:
        if "trump" not in fields:
            return None
        word = self.reader.one_of(fields["trump"], (*self.path, "trump"), "unreadable-suit", _TRUMPS)
        if word not in _TRUMPS or word is None:
            return None
        trump = None if word == "none" else Suit[word]
        if self.game is not None and trump not in self.game.family.trumps:
            self.reader.fault((*self.path, "trump"), "trump-not-in-game", game=self.game.id)
        return trump

    def order(self, fields: dict[str, Any]) -> Order | None:
        if "order" not in fields:
            return None
        path = (*self.path, "order")
        word = self.reader.one_of(fields["order"], path, "unreadable-order", _ORDERS)
        if word not in _ORDERS:
            return None
        order = Order(word)
        if self.game is not None and order not in self.game.family.orders:
            self.reader.fault(path, "order-not-in-game", game=self.game.id)
        return order

    def turned(
        self,
        fields: dict[str, Any],
        dealer: Seat | None,
        hand: tuple[Card, ...] | None,
        hands: Mapping[Seat, tuple[Card, ...]],
        *,
        played: bool,
    ) -> Card | None:
        """The turned card is one of the dealer's own, and nobody else's."""
        if "turned" not in fields:
            return None
        path = (*self.path, "turned")
        word = self.reader.string(fields["turned"], path)
        card = self.card(word.strip(), path) if word is not None else None
        if card is None:
            return None
        shown_hands = dict(hands)
        if hand is not None:
            shown_hands[Seat.S] = hand
        holder = next((seat for seat, cards in shown_hands.items() if card in cards), None)
        if holder is not None and dealer is not None and holder is not dealer:
            self.reader.fault(
                path, "turned-elsewhere", card=card.code, dealer=dealer.code, holder=holder.code
            )
        elif holder is None and dealer in shown_hands and not played:
            name = "" if dealer is None else dealer.code  # the seat N counts as false
            self.reader.fault(path, "turned-not-held", card=card.code, dealer=name)
        return card

    def won(self, fields: dict[str, Any]) -> dict[Team, int]:
        if "won" not in fields:
            return {}
        path = (*self.path, "won")
        found = self.reader.mapping(fields["won"], path, _TEAMS) or {}
        tricks = {}
        for team, value in found.items():
            number = self.reader.number(value, (*path, team), 0, _MOST_TRICKS)
            if number is not None:
                tricks[Team(team)] = number
        if sum(tricks.values()) > _MOST_TRICKS:
            self.reader.fault(path, "too-many-tricks", count=sum(tricks.values()), most=_MOST_TRICKS)
        return tricks

    def calls(self, fields: dict[str, Any]) -> tuple[str, ...]:
        if "calls" not in fields:
            return ()
        text = self.reader.string(fields["calls"], (*self.path, "calls"))
        return tuple(split_codes(text or ""))

"""Deal records: one deal in one file, for golden deals, for sharing, and for `whist judge deal`.

```yaml
schema: 1
game: bid
house: {kitty-show: always}     # only what is off the game's defaults
dealer: N
hands: {N: SA SK …, E: …, S: …, W: …}    # as dealt
kitty: D2 C3 …
calls: 4up pass 5down pass               # from the dealer's left
names: H                                 # trump, or high or low in no trump
puts: S2 C3 …                            # the six put away
plays: |
  W: HK H3 LJ H9
  S: …
```

In the games where a card is turned up there is `turned: H6`; where trumps rotate, `deal: 3` says which deal it is.
What is left out is unknown, or does not apply. What cannot be is a fault of the file; what was played against the rules
is not: `tutor.rules.replay` judges that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from tutor.content.document import UNREADABLE, Document, Path
from tutor.content.fault import ContentFault, in_order
from tutor.content.positions import CARDS, likely_card
from tutor.content.reading import Reader, nearest, shown
from tutor.rules.calls import Call, parse_call
from tutor.rules.cards import Card, NotationError, Order, Seat, Suit
from tutor.rules.game import Game, House
from tutor.rules.games import GAMES
from tutor.rules.recorded import Recorded
from tutor.rules.trick import Trick

SCHEMA: Final = 1
KEYS: Final = (
    "schema", "game", "house", "deal", "dealer", "hands", "kitty", "turned", "calls", "names", "puts", "plays",
)  # fmt: skip
_SEATS: Final = tuple(seat.code for seat in Seat)
_NAMES: Final[Mapping[str, Suit | Order]] = MappingProxyType(
    {**{suit.code: suit for suit in Suit}, **{order.code: order for order in Order}}
)
_WORD: Final = re.compile(r"[^\s,;]+")
_TRICK: Final = re.compile(r"[^\n;]+")
_MOST_CALLS: Final = 100
_MOST_TRICKS: Final = 13
_MOST_DEALS: Final = 9999


def read_record(
    document: Document, game: Game | None = None, changes: Mapping[str, str] | None = None
) -> tuple[Recorded | None, list[ContentFault]]:
    """The deal of a file, and the file's faults; None where there are any.

    ``game`` stands where the file names none; ``changes`` are house rules that go before the file's.
    """
    if document.data is UNREADABLE:
        return None, in_order(document.faults)
    reader = Reader(document, ())
    found = _Record(reader, game, changes or {}).read()
    faults = in_order([*document.faults, *reader.faults])
    return (None if faults else found), faults


def named_game(document: Document) -> Game | None:
    """The game that a record names."""
    data = document.data
    word = data.get("game") if isinstance(data, dict) else None
    return GAMES.get(word) if isinstance(word, str) else None


class _Record:
    """Reads one record, and remembers which cards it has met where."""

    def __init__(self, reader: Reader, game: Game | None, changes: Mapping[str, str]) -> None:
        self.reader = reader
        self.default = game
        self.changes = changes
        self.game = game
        self.fields: dict[str, Any] = {}

    def read(self) -> Recorded | None:
        fields = self.reader.mapping(self.reader.document.data, (), KEYS, ("schema",))
        if fields is None:
            return None
        self.fields = fields
        schema = fields.get("schema")
        if "schema" in fields and (isinstance(schema, bool) or schema != SCHEMA):
            self.reader.fault(("schema",), "schema-unknown", found=shown(schema), known=SCHEMA)
        house = self._house()
        if house is None:
            return None
        self.game = house.game
        self._not_of_this_game()
        dealt: set[Card] = set()
        hands = self._hands(dealt)
        kitty = self._kitty(dealt)
        dealer = self._dealer()
        used: set[Card] = set()
        return Recorded(
            house,
            dealer,
            self._deal(),
            MappingProxyType(hands),
            kitty,
            self._turned(dealer, hands),
            self._calls(),
            self._names(),
            tuple(self._cards(("puts",), used)) if "puts" in fields else None,
            tuple(self._plays(used)),
        )

    def _house(self) -> House | None:
        if "game" in self.fields:
            word = self.reader.one_of(self.fields["game"], ("game",), "game-unknown", tuple(GAMES))
            self.game = GAMES.get(word or "")
        elif self.default is None:
            self.reader.fault((), "missing-key", name="game")
        game = self.game
        if game is None:
            return None
        rules: dict[str, str] = {}
        known = [option.name for option in game.options]
        given = self.reader.mapping(self.fields["house"], ("house",), known) if "house" in self.fields else {}
        for name, value in (given or {}).items():
            path: Path = ("house", name)
            option, text = game.option(name), self.reader.string(value, path)
            if isinstance(value, bool):  # yes and no are text here, but true and false are not
                continue
            if option is not None and text is not None and not option.accepts(text):
                self.reader.fault(path, "house-value", name=name, value=shown(text), known=option.values)
            elif text is not None:
                rules[name] = text
        return game.house({**rules, **self.changes})

    def _not_of_this_game(self) -> None:
        """Keys that this game has no use for."""
        assert self.game is not None
        family = self.game.family
        bidding = family.bidding is not None
        turns = family.trump is not None and family.has_trump
        known = {"kitty": bool(family.kitty), "names": bool(family.kitty), "puts": bool(family.kitty)}
        for key, applies in {**known, "turned": turns, "deal": True, "calls": bidding}.items():
            if key in self.fields and not applies:
                self.reader.fault((key,), "key-not-in-game", key=True, name=key, game=self.game.id)

    def _hands(self, dealt: set[Card]) -> dict[Seat, tuple[Card, ...]]:
        assert self.game is not None
        size = self.game.family.hand_size
        if "hands" not in self.fields:
            return {}
        found = {}
        for seat in self.reader.mapping(self.fields["hands"], ("hands",), _SEATS) or {}:
            before = len(self.reader.faults)
            cards = tuple(self._cards(("hands", seat), dealt, self.fields["hands"][seat]))
            if len(cards) != size and len(self.reader.faults) == before:
                self.reader.fault(("hands", seat), "hand-size", seat=seat, n=len(cards), right=size)
            found[Seat[seat]] = cards
        return found

    def _kitty(self, dealt: set[Card]) -> tuple[Card, ...] | None:
        assert self.game is not None
        if "kitty" not in self.fields:
            return None
        before, right = len(self.reader.faults), self.game.family.kitty
        cards = tuple(self._cards(("kitty",), dealt))
        if right and len(cards) != right and len(self.reader.faults) == before:
            self.reader.fault(("kitty",), "kitty-size", n=len(cards), right=right)
        return cards

    def _dealer(self) -> Seat | None:
        if "dealer" not in self.fields:
            return None
        word = self.reader.one_of(self.fields["dealer"], ("dealer",), "unreadable-seat", _SEATS)
        return Seat[word] if word in _SEATS else None

    def _deal(self) -> int | None:
        return (
            self.reader.number(self.fields["deal"], ("deal",), 1, _MOST_DEALS)
            if "deal" in self.fields
            else None
        )

    def _turned(self, dealer: Seat | None, hands: Mapping[Seat, tuple[Card, ...]]) -> Card | None:
        if "turned" not in self.fields:
            return None
        cards = tuple(self._cards(("turned",), set()))
        if len(cards) != 1:
            if cards:
                self.reader.fault(("turned",), "too-many-cards", count=len(cards), most=1)
            return None
        card = cards[0]
        holder = next((seat for seat, held in hands.items() if card in held), None)
        if dealer is None or dealer is holder:
            return card
        if holder is not None:
            self.reader.fault(
                ("turned",), "turned-elsewhere", card=card.code, dealer=dealer.code, holder=holder.code
            )
        elif dealer in hands:
            self.reader.fault(("turned",), "turned-not-held", card=card.code, dealer=dealer.code)
        return card

    def _calls(self) -> tuple[Call, ...] | None:
        if "calls" not in self.fields:
            return None
        found = []
        bidding = self.game.family.bidding if self.game is not None else None
        known = () if bidding is None else bidding.calls
        for word, at, text in self._words(("calls",), self.fields["calls"]):
            call = _call(word)
            if call is None or (known and call not in known):
                near = nearest(word, [each.code for each in known])
                self._in_text(("calls",), text, at, "unreadable-call", text=shown(word), near=near)
            else:
                found.append(call)
        if len(found) > _MOST_CALLS:
            self.reader.fault(("calls",), "too-many-calls", most=_MOST_CALLS)
        return tuple(found)

    def _names(self) -> Suit | Order | None:
        if "names" not in self.fields:
            return None
        word = self.reader.one_of(self.fields["names"], ("names",), "unreadable-name", tuple(_NAMES))
        return _NAMES.get(word or "")

    def _plays(self, used: set[Card]) -> Iterator[Trick]:
        """The tricks, each on a line after its leader; only the last may be unfinished."""
        text = self.reader.string(self.fields["plays"], ("plays",)) if "plays" in self.fields else None
        lines = [line for line in _TRICK.finditer(text or "") if line[0].strip()]
        if len(lines) > _MOST_TRICKS:
            self.reader.fault(("plays",), "too-many-tricks", count=len(lines), most=_MOST_TRICKS)
        for n, line in enumerate(lines[:_MOST_TRICKS], 1):
            assert text is not None
            head, colon, tail = line[0].partition(":")
            at = line.start() + len(head) - len(head.lstrip())
            if not colon:
                self._in_text(("plays",), text, at, "leader-missing")
                continue
            if head.strip() not in _SEATS:
                self._in_text(("plays",), text, at, "unreadable-seat", text=shown(head.strip()))
                continue
            start = line.end() - len(tail)
            cards = tuple(self._read(("plays",), text, start, line.end(), used))
            if len(cards) > 4 or (len(cards) < 4 and n < len(lines)) or not cards:
                self._in_text(("plays",), text, at, "trick-size", n=len(cards))
            else:
                yield Trick(Seat[head.strip()], cards)

    # Words of a text, each at its place

    def _cards(self, path: Path, met: set[Card], value: Any = None) -> Iterator[Card]:
        value = self.fields[str(path[0])] if value is None else value
        text = self.reader.string(value, path)
        return self._read(path, text or "", 0, len(text or ""), met)

    def _read(self, path: Path, text: str, start: int, end: int, met: set[Card]) -> Iterator[Card]:
        assert self.game is not None
        for word in _WORD.finditer(text, start, end):
            card = CARDS.get(word[0])
            if card is None:
                near = likely_card(word[0])
                self._in_text(path, text, word.start(), "unreadable-card", text=shown(word[0]), near=near)
            elif card not in self.game.deck:
                game = self.game.id
                self._in_text(path, text, word.start(), "card-not-in-game", card=card.code, game=game)
            elif card in met:
                self._in_text(path, text, word.start(), "card-twice", card=card.code)
            else:
                met.add(card)
                yield card

    def _words(self, path: Path, value: Any) -> Iterator[tuple[str, int, str]]:
        text = self.reader.string(value, path) or ""
        for word in _WORD.finditer(text):
            yield word[0], word.start(), text

    def _in_text(self, path: Path, whole: str, at: int, code: str, /, **params: object) -> None:
        line, column = self.reader.document.place_in_text(path, whole, at)
        self.reader.faults.append(ContentFault(self.reader.document.file, line, column, code, params))


def _call(word: str) -> Call | None:
    try:
        return parse_call(word)
    except NotationError:
        return None

"""``honours``: how many points does a team get for its honours?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.deal_scores import with_rule
from tutor.puzzles.edits import HeldBy, OtherHonours, OtherHouse, OtherTrump
from tutor.puzzles.figures import read_ask, read_team
from tutor.puzzles.positions import Fields, check_cards, read_cards, read_law, read_seat
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import DECK52, Card, Seat, Suit, Team, card_of, trump_code
from tutor.rules.honours import RANKS, held, honour_points, is_honour
from tutor.rules.reasons import HonoursHeld
from tutor.rules.scoring import listed
from tutor.rules.trick import TrickLaw

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.game import Game, House

    Hands = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]

_OPTION: Final = "honours"
_LOWEST: Final = {1: 11, 2: 10, 3: 9, 4: 2, 5: 2}
"""The lowest rank that is shown on each level."""
_HELD: Final = (0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4)
"""How many honours the team asked about holds: three scores, equally often."""
_DECOY: Final = 0.6
"""Of the deals, those with honours of another suit in the same hands."""
_HAND: Final = 13
_TEN: Final = 10


class HonoursPosition(NamedTuple):
    """Hands as dealt, each sorted and by seat; cards that do not matter may be left out."""

    house: House
    trump: Suit | None
    hands: Hands
    ask: Team

    @property
    def by_seat(self) -> dict[Seat, tuple[Card, ...]]:
        return dict(zip(Seat, self.hands, strict=True))

    @property
    def own(self) -> tuple[Card, ...]:
        """Both hands of the team asked about."""
        return tuple(c for seat, cards in self.by_seat.items() if seat.team is self.ask for c in cards)


def _paid(n: int) -> tuple[Answer, ...]:
    return ((str(honour_points(min(n, 4))[1]),),)


def ten_counts(p: HonoursPosition) -> tuple[Answer, ...]:
    """The ten of trumps is an honour too."""
    tens = [c for c in p.own if c.suit == p.trump and c.rank == _TEN]
    return _paid(_honours(p) + len(tens)) if tens else ()


def one_hand_only(p: HonoursPosition) -> tuple[Answer, ...]:
    """The honours must lie in one hand."""
    own = [sum(is_honour(c, p.trump) for c in cards) for s, cards in p.by_seat.items() if s.team is p.ask]
    return _paid(max(own)) if min(own) else ()


def any_suit(p: HonoursPosition) -> tuple[Answer, ...]:
    """Honours of every suit score, not those of trumps alone."""
    held_in = [sum(is_honour(c, suit) for c in p.own) for suit in Suit]
    return ((str(sum(honour_points(n)[1] for n in held_in)),),)


def court_cards(p: HonoursPosition) -> tuple[Answer, ...]:
    """Every ace, king, queen and jack is an honour."""
    return _paid(sum(c.rank in RANKS for c in p.own))


def one_each(p: HonoursPosition) -> tuple[Answer, ...]:
    """Each honour is a point."""
    return ((str(_honours(p)),),)


def other_team(p: HonoursPosition) -> tuple[Answer, ...]:
    """The other team's honours are counted."""
    return _paid(_honours(p._replace(ask=p.ask.other)))


def jack_forgotten(p: HonoursPosition) -> tuple[Answer, ...]:
    """Only ace, king and queen are honours, and it takes all three."""
    jack = any(c.rank == RANKS[-1] and is_honour(c, p.trump) for c in p.own)
    return _paid(_honours(p) - 1) if jack else ()


def _honours(p: HonoursPosition) -> int:
    return sum(is_honour(c, p.trump) for c in p.own)


class Honours(BaseKind):
    """How many points does a team get for honours? Answers are numbers."""

    id: str = "honours"
    version: str = "1"
    reads: Reads = Reads.NUMBER
    fields: tuple[str, ...] = ("trump", "hands", "ask")
    rules: tuple[str, ...] = ("honours-four", "honours-three")
    misconceptions: tuple[Misconception[HonoursPosition], ...] = (
        Misconception("ten-counts", ten_counts),
        Misconception("jack-forgotten", jack_forgotten),
        Misconception("one-hand-only", one_hand_only),
        Misconception("any-suit", any_suit),
        Misconception("court-cards", court_cards),
        Misconception("honours-one-each", one_each),
        Misconception("other-team", other_team),
    )

    def fits(self, game: Game) -> bool:
        return game.option(_OPTION) is not None

    def posed(self, house: House) -> House:
        """Honours count, whatever else is agreed."""
        return house if house[_OPTION] == "on" else with_rule(house, _OPTION, "on")

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[HonoursPosition]:
        """The team, its number of honours and the trump are drawn first."""
        ask = draw.pick((Team.NS, Team.EW))
        n = draw.pick(_HELD)
        bare = house["trump-method"] == "rotation" and house["rotation-fifth"] == "no-trump"
        trump = None if bare and level > 2 and draw.chance(0.1) else Suit(draw.below(4))
        while True:
            yield HonoursPosition(house, trump, _hands(draw, trump, ask, n, _LOWEST[level]), ask)

    def solve(self, position: HonoursPosition) -> Solution:
        n = len(held(position.by_seat, position.trump)[position.ask])
        rule, points = honour_points(n)
        if position.house[_OPTION] != "on":
            rule, points = "honours-off", 0
        rules = listed(rule, "honours-three", "honours-four") if points == 0 else (rule,)
        return Solution((str(points),), Mode.ONE, HonoursHeld(rule, position.ask, n), rules)

    def choices(self, position: HonoursPosition) -> None:
        return None

    def parse(self, fields: Mapping[str, object], house: House) -> HonoursPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        if _OPTION not in house:
            raise PositionError("no-honours-in-game", game=house.game.id)
        law = read_law(reader.text("trump"), None, house)
        found = _read_hands(reader, house)
        check_cards((c for cards in found.values() for c in cards), house.game)
        n, e, s, w = (law.sort(found.get(seat, ())) for seat in Seat)
        if not (n or e or s or w):
            raise PositionError("missing", field="hands")
        return HonoursPosition(house, law.trump, (n, e, s, w), read_team(read_ask(reader, ("NS", "EW"))))

    def data(self, position: HonoursPosition) -> dict[str, object]:
        return {
            "trump": trump_code(position.trump),
            "hands": {seat.code: [c.code for c in cards] for seat, cards in position.by_seat.items()},
            "ask": position.ask.value,
        }

    def features(self, position: HonoursPosition) -> frozenset[str]:
        own = position.by_seat
        found = {
            "ten": any(c.rank == _TEN and c.suit == position.trump for c in position.own),
            "all-cards": all(len(cards) == _HAND for cards in position.hands),
            "two-hands": all(
                any(is_honour(c, position.trump) for c in own[seat])
                for seat in Seat
                if seat.team is position.ask
            ),
            "no-trump": position.trump is None,
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: HonoursPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, HonoursPosition]]:
        """One honour in another hand, another trump, honours not counted; then another number of honours."""
        ours = [seat for seat in Seat if seat.team is position.ask]
        for to in (*ours, *(seat.left for seat in ours)):
            for seat, cards in position.by_seat.items():
                if seat.team is not to.team:
                    for c in cards:
                        if is_honour(c, position.trump):
                            yield HeldBy(to, c), _moved(position, c, seat, to)
        for suit in Suit:
            if suit != position.trump:
                yield OtherTrump(suit), position._replace(trump=suit, hands=_sorted(position.hands, suit))
        for value in ("off", "on"):
            if house[_OPTION] != value:
                yield OtherHouse(_OPTION, value), position._replace(house=with_rule(house, _OPTION, value))
        if position.trump is not None:
            for n in (4, 3, 2):
                yield OtherHonours(position.ask, n), position._replace(hands=_with_honours(position, n))

    def lesser_edit(self, position: HonoursPosition, given: Answer) -> Edit | None:
        return None


def _read_hands(reader: Fields, house: House) -> dict[Seat, tuple[Card, ...]]:
    """``{N: HA HK, …}`` or ``N: HA HK; S: HQ``."""
    value = reader.values.get("hands")
    if isinstance(value, Mapping):
        inner = Fields({str(seat): cards for seat, cards in value.items()}, house)
        return {read_seat(seat): inner.cards(seat) for seat in inner.values}
    found = {}
    for part in (reader.text("hands") or "").split(";"):
        seat, _, cards = part.partition(":")
        if part.strip():
            found[read_seat(seat.strip())] = read_cards(cards, house.game)
    return found


def _hands(draw: Draw, trump: Suit | None, ask: Team, n: int, lowest: int) -> Hands:
    """A whole deal in which a team holds so many honours, shown from a rank up."""
    held_by: list[list[Card]] = [[], [], [], []]
    rest = list(DECK52)
    own = (Seat.N, Seat.S) if ask is Team.NS else (Seat.E, Seat.W)
    if trump is not None:
        honours = draw.shuffled([card_of(trump, rank) for rank in RANKS])
        rest = [c for c in DECK52 if not is_honour(c, trump)]
        for i, c in enumerate(honours):
            held_by[(draw.pick(own) + (i >= n)) % 4].append(c)
    if draw.chance(_DECOY):
        # Honours of a plain suit beside them: they score nothing.
        plain = draw.pick([suit for suit in Suit if suit != trump])
        for c in draw.some([card_of(plain, rank) for rank in RANKS], draw.between(3, 4)):
            held_by[draw.pick(own)].append(c)
            rest.remove(c)
    left = iter(draw.shuffled(rest))
    for cards in held_by:
        cards += [next(left) for _ in range(_HAND - len(cards))]
    first, second, third, fourth = (tuple(c for c in cards if c.rank >= lowest) for cards in held_by)
    return _sorted((first, second, third, fourth), trump)


def _sorted(hands: Hands, trump: Suit | None) -> Hands:
    law = TrickLaw(trump)
    n, e, s, w = (law.sort(cards) for cards in hands)
    return n, e, s, w


def _moved(position: HonoursPosition, c: Card, old: Seat, new: Seat) -> HonoursPosition:
    """The position with an honour in another hand, for the lowest card there that is none."""
    hands = {seat: list(cards) for seat, cards in position.by_seat.items()}
    hands[old].remove(c)
    hands[new].append(c)
    plain = [x for x in hands[new] if not is_honour(x, position.trump)]
    if plain:
        low = min(plain, key=lambda x: (x.rank, x.index))
        hands[new].remove(low)
        hands[old].append(low)
    n, e, s, w = (tuple(hands[seat]) for seat in Seat)
    return position._replace(hands=_sorted((n, e, s, w), position.trump))


def _with_honours(position: HonoursPosition, n: int) -> Hands:
    """The hands with so many honours in the team asked about."""
    while (now := _honours(position)) != n:
        giver = position.ask.other if now < n else position.ask
        old, c = next(
            (
                (seat, c)
                for seat, cards in position.by_seat.items()
                if seat.team is giver
                for c in cards
                if is_honour(c, position.trump)
            ),
            (None, None),
        )
        if old is None or c is None:
            break
        position = _moved(position, c, old, old.left)
    return position.hands


KIND = Honours()

"""``best-card``: all four hands are open; which card takes the most tricks, or in the pass game the fewest?

The answers are proved by the solver, every line of play looked into, never one line alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tutor.puzzles.endings import EndingPosition, begun, likely, line, taken, worths
from tutor.puzzles.pose import RECIPES, draw_law
from tutor.puzzles.positions import LEARNER, Fields, check_cards, law_data, read_seat
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong_endings import IDEAS
from tutor.rules.calls import GRAND, PASS, parse_call
from tutor.rules.cards import BIG_JOKER, DECK52, LITTLE_JOKER, NotationError, Seat, mask_of
from tutor.rules.play import IllegalPlay
from tutor.rules.position import first_lead
from tutor.rules.reasons.endings import BestPlay, Idea
from tutor.rules.trick import winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.calls import Call
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House
    from tutor.rules.position import Position

_SIZES: Final = {1: (3, 3), 2: (3, 4), 3: (4, 4), 4: (4, 5), 5: (5, 6)}
_EASE: Final = {1: 2, 2: 1, 3: 1, 4: 0, 5: 0}
"""Slogans that may be right; all others that say anything of the position lead astray."""
_TRIES: Final = {1: 12, 2: 16, 3: 16, 4: 16, 5: 10}
"""Deals solved for a candidate; then the least easy one is good enough."""
_AT_MOST: Final = 1000
"""Deals looked at where every card was as good as any other."""
_BEFORE: Final = (0, 0, 0, 0, 1, 2, 2, 3)
"""Cards on the table when the learner is to play: on lead every other time, and seldom last."""
_PASS: Final = 0.5
"""Of the deals where pass may be played."""


class BestCard(BaseKind):
    """Which card is best, with all hands open? Any card that reaches what the best one reaches."""

    id: str = "best-card"
    version: str = "1"
    reads: Reads = Reads.CARD
    optional: bool = True
    fields: tuple[str, ...] = ("hands", "leader", "plays", "trump", "order", "contract")
    rules: tuple[str, ...] = ("tricks-pooled-by-team",)
    misconceptions: tuple[Misconception[EndingPosition], ...] = IDEAS

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[EndingPosition]:
        """Endings in which some card is worse, and as few slogans are right as the level allows."""
        before = draw.pick(_BEFORE)
        while True:
            best: tuple[int, EndingPosition] | None = None
            solved = 0
            for n in range(_AT_MOST):
                position = _dealt(draw, house, level, before)
                if n < _AT_MOST // 2 and _least_ease(position) > _EASE[level]:
                    continue
                solved += 1
                ease = _ease(position)
                if ease is not None and (best is None or ease < best[0]):
                    best = ease, position
                if best is not None and (best[0] <= _EASE[level] or solved >= _TRIES[level]):
                    break
            if best is not None:
                yield best[1]

    def solve(self, position: EndingPosition) -> Solution:
        """Raises PositionError where every card is as good as any other, or where that takes too long to prove."""
        ending = worths(position)
        if len(ending.best) == len(ending.values):
            raise PositionError("answer-free")
        right = set(ending.best)
        reason = BestPlay(
            card := likely(begun(position), ending, position.avoid),
            idea_of(position, card),
            ending.value,
            len(position.hand),
            position.avoid,
        )
        rules = [reason.rule, "winner-leads-next", *(("four-passes-make-pass",) if position.avoid else ())]
        if position.plays and position.law.led(position.plays) is not None:
            follows = position.law.follows_as(card) is position.law.led(position.plays)
            rules.append("free-choice-in-suit" if follows else "void-play-anything")
        answer = tuple(c.code for c in position.hand if c in right)
        return Solution(answer, Mode.ANY, reason, tuple(rules))

    def choices(self, position: EndingPosition) -> Answer:
        return tuple(c.code for c in position.hand)

    def parse(self, fields: Mapping[str, object], house: House) -> EndingPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        leader, plays = reader.led_plays()
        if len(plays) > 3:
            raise PositionError("too-many-cards", most=3)
        law = reader.law()
        hands = tuple(law.sort(cards) for cards in _read_hands(reader))
        position = EndingPosition(hands, plays, law, _contract(reader))
        if leader is not None and leader is not position.trick.leader:
            raise PositionError("not-your-turn", leader=leader.code)
        _check(position, house)
        self.solve(position)
        return position

    def data(self, position: EndingPosition) -> dict[str, object]:
        contract = position.contract
        return {
            "hands": {seat.code: [c.code for c in position.hands[seat]] for seat in Seat},
            "leader": position.trick.leader.code,
            "plays": [c.code for c in position.plays],
            **law_data(position.law),
            "contract": None if contract is None else contract.code,
        }

    def features(self, position: EndingPosition) -> frozenset[str]:
        law, cards = position.law, [c for hand in position.hands for c in hand]
        found = {
            f"cards-{len(position.hand)}": True,
            "on-lead": not position.plays,
            "trump-held": any(law.is_trump(c) for c in cards),
            "low-order": law.order.code == "low",
            "joker": any(c.is_joker for c in (*cards, *position.plays)),
            "pass": position.avoid,
            "no-slogan": slogans_right(position) == 0,
        }
        return frozenset(name for name, there in found.items() if there)

    def edits(
        self, position: EndingPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, EndingPosition]]:
        """None: what refutes a card is how play goes on after it."""
        yield from ()

    def lesser_edit(self, position: EndingPosition, given: Answer) -> Edit | None:
        return None


def idea_of(position: EndingPosition, card: Card) -> Idea:
    """What a best card does in its trick, as the trick then goes on."""
    law, plays = position.law, position.plays
    first = line(position, card)[0]
    place = winning_place(first.cards, law)
    taker = None if place is None else first.seat_of(place)
    if not plays:
        if law.is_trump(card):
            return Idea.DRAWS
        if taker is LEARNER:
            return Idea.CASHES
        return Idea.CROSSES if taker is LEARNER.partner else Idea.GIVES
    led = law.led(plays)
    if led is not None and law.follows_as(card) is not led:
        return Idea.RUFFS if law.is_trump(card) else Idea.THROWS
    now = winning_place(plays, law)
    partners = now is not None and position.trick.seat_of(now) is LEARNER.partner
    if winning_place((*plays, card), law) == len(plays):
        return Idea.OVERTAKES if partners else Idea.TAKES
    legal = position.legal()
    if not partners and any(winning_place((*plays, c), law) == len(plays) for c in legal):
        return Idea.DUCKS
    powers = law.table.power[led if led is not None else 0]
    equal = set(worths(position).best)
    lower = [c for c in legal if powers[c.index] < powers[card.index] and c not in equal]
    return Idea.CLEARS if lower else Idea.FOLLOWS


def _ease(position: EndingPosition) -> int | None:
    """How many slogans are right, and one more where most cards are; None where all are."""
    ending = worths(position)
    if len(ending.best) == len(ending.values):
        return None
    return slogans_right(position) + (2 * len(ending.best) > len(ending.values))


def _least_ease(position: EndingPosition) -> int:
    """How many slogans are right at least, whatever the best card is: known without solving anything."""
    said = Counter(code for idea in IDEAS for (code,) in idea.predict(position))
    return min(said[c.code] for c in position.legal())


def slogans_right(position: EndingPosition) -> int:
    """Slogans that may lead to a best card, also where they leave a choice."""
    right = {c.code for c in worths(position).best}
    return sum(any(code in right for (code,) in idea.predict(position)) for idea in IDEAS)


def _dealt(draw: Draw, house: House, level: int, before: int) -> EndingPosition:
    law = draw_law(draw, house, RECIPES[level])
    size = draw.between(*_SIZES[level])
    contract = _drawn_contract(draw, house)
    jokers: list[Card] = []
    if house.game.family.has_jokers and draw.chance(RECIPES[level].joker):
        jokers = draw.some((LITTLE_JOKER, BIG_JOKER), draw.between(1, 2))
    cards = draw.shuffled([*jokers, *draw.some(DECK52, 4 * size - len(jokers))])
    at = first_lead([mask_of(cards[seat::4]) for seat in Seat], LEARNER.after(-before), law)
    for _ in range(before):
        at = at.play(_plausible(draw, at, contract == PASS))
    hands = tuple(law.sort(c for c in cards if mask & c.bit) for mask in at.held)
    return EndingPosition(hands, at.trick, law, contract)


def _plausible(draw: Draw, at: Position, avoid: bool) -> Card:
    """A card that somebody may well play: the cheapest that takes the trick, else the weakest; in pass the strongest
    that does not take it.
    """
    legal, law = draw.shuffled(at.legal()), at.law
    assert law is not None
    if not at.trick:
        return legal[0]
    group, powers, _ = law.table
    by_power = sorted(legal, key=lambda c: powers[group[c.index]][c.index])
    wins = [c for c in by_power if winning_place((*at.trick, c), law) == len(at.trick)]
    if avoid:
        loses = [c for c in by_power if c not in wins]
        return (loses or wins)[-1]
    partners = (at.taker ^ at.to_play) == 2 and at.best > 0
    return wins[0] if wins and not partners else by_power[0]


def _drawn_contract(draw: Draw, house: House) -> Call | None:
    family = house.game.family
    if family.bidding is None or family.kitty:
        return None
    return PASS if draw.chance(_PASS) else GRAND


def _contract(reader: Fields) -> Call | None:
    """A call with which the game's bidding can end, or nothing where it makes no difference."""
    text = reader.text("contract")
    if text is None:
        return None
    try:
        call = parse_call(text.strip())
    except NotationError:
        raise PositionError("unreadable-call", text=text) from None
    family = reader.house.game.family
    if family.bidding is None or call.is_bid != bool(family.kitty):
        raise PositionError("contract-not-in-game", contract=call.code, game=reader.house.game.id)
    return call


def _read_hands(reader: Fields) -> tuple[tuple[Card, ...], ...]:
    """``{N: HA HK, E: …}`` or ``N: HA HK; E: …``: each seat's cards."""
    value = reader.values.get("hands")
    if not isinstance(value, Mapping):
        parts = [part.partition(":") for part in (reader.text("hands") or "").split(";") if part.strip()]
        value = {seat.strip(): cards for seat, _, cards in parts}
    inner = Fields({str(seat): cards for seat, cards in value.items()}, reader.house)
    found = {read_seat(seat): inner.cards(seat) for seat in inner.values}
    for seat in Seat:
        if not found.get(seat) and seat is LEARNER:
            raise PositionError("missing", field="hands")
    return tuple(found.get(seat, ()) for seat in Seat)


def _check(position: EndingPosition, house: House) -> None:
    """Each card once, as many in every hand as its turn leaves, and nobody revoked."""
    size = len(position.hand)
    if size > house.game.family.hand_size:
        raise PositionError("too-many-cards", most=house.game.family.hand_size)
    trick = position.trick
    played = {trick.seat_of(n) for n in range(len(trick.cards))}
    for seat in Seat:
        right = size - (seat in played)
        if len(position.hands[seat]) != right:
            raise PositionError("ending-size", seat=seat.code, n=len(position.hands[seat]), right=right)
    check_cards((*(c for hand in position.hands for c in hand), *position.plays), house.game)
    try:
        begun(position)
    except IllegalPlay as fault:
        raise PositionError("revoke-in-tricks", n=1, seat=fault.seat.code, card=fault.card) from None


def tricks_after(position: EndingPosition, card: Card) -> int:
    """What a line of best play after a card comes to."""
    return taken(line(position, card), position.law)


KIND = BestCard()

__all__ = ["KIND", "BestCard", "idea_of", "slogans_right", "tricks_after"]

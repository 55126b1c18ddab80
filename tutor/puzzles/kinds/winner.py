"""``winner``: who takes, or is taking, this trick?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.edits import AgainstCard, OtherLead, OtherOrder, OtherTrump, OwnCard, SwapCards
from tutor.puzzles.pose import trick_candidates
from tutor.puzzles.positions import Fields, TrickPosition, other_laws, read_trick, trick_data
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.puzzles.wrong import WINNING
from tutor.rules.cards import DECK52, Suit, card_of, parse_seat
from tutor.rules.trick import Trick, TrickLaw, winner, winning_place

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card, Seat
    from tutor.rules.game import Game, House


def _predict(
    rule: Callable[[Sequence[Card], TrickLaw], tuple[int, ...]],
) -> Callable[[TrickPosition], tuple[Answer, ...]]:
    def predict(position: TrickPosition) -> tuple[Answer, ...]:
        trick = position.trick
        return tuple((trick.seat_of(i).code,) for i in rule(trick.cards, position.law))

    return predict


class Winner(BaseKind):
    """Who takes this trick? Answers are seats, numbered in play order."""

    id: str = "winner"
    version: str = "1"
    reads: Reads = Reads.SEAT
    fields: tuple[str, ...] = ("leader", "plays", "trump", "order")
    rules: tuple[str, ...] = ("highest-of-led-suit-wins", "highest-trump-wins")
    misconceptions: tuple[Misconception[TrickPosition], ...] = tuple(
        Misconception(name, _predict(rule)) for name, rule in WINNING
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[TrickPosition]:
        return trick_candidates(draw, house, level)

    def solve(self, position: TrickPosition) -> Solution:
        verdict = winner(position.trick, position.law)
        if verdict.seat is None:
            raise PositionError("no-answer")
        return Solution((verdict.seat.code,), Mode.ONE, verdict.reason, verdict.rules)

    def choices(self, position: TrickPosition) -> Answer:
        return tuple(seat.code for seat, _ in position.trick.plays())

    def parse(self, fields: Mapping[str, object], house: House) -> TrickPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        return read_trick(reader)

    def data(self, position: TrickPosition) -> dict[str, object]:
        return trick_data(position)

    def features(self, position: TrickPosition) -> frozenset[str]:
        return trick_features(position)

    def edits(
        self, position: TrickPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, TrickPosition]]:
        return trick_edits(position, house, parse_seat(given[0]))

    def lesser_edit(self, position: TrickPosition, given: Answer) -> Edit | None:
        return None


def trick_features(position: TrickPosition) -> frozenset[str]:
    """What makes a trick hard to judge."""
    cards, law = position.trick.cards, position.law
    led = law.led(cards)
    trumps = sum(law.is_trump(c) for c in cards)
    place = winning_place(cards, law)
    highest = max((c.rank for c in cards if not c.is_joker), default=0)
    found = {
        "trump": trumps > 0 and led != law.trump,
        "over-trump": trumps > 1 and led != law.trump,
        "trump-led": led is not None and led == law.trump,
        "off-suit": any(law.follows_as(c) not in (led, law.trump, None) for c in cards),
        "higher-card-loses": place is not None and cards[place].rank < highest,
        "joker": any(c.is_joker for c in cards),
        "low-order": law.order.code == "low",
        "unfinished": len(cards) < 4,
    }
    return frozenset(name for name, holds in found.items() if holds)


def trick_edits(position: TrickPosition, house: House, chosen: Seat) -> Iterator[tuple[Edit, TrickPosition]]:
    """Changes under which ``chosen`` might take the trick: his card, the winner's, his ruff, the trump, the order.

    A joker keeps its place: it is the law about jokers that was mistaken, so the law changes.
    """
    trick, law = position
    place = (chosen - trick.leader) % 4
    now = winning_place(trick.cards, law)
    if place >= len(trick.cards) or now is None:
        return
    own, best, led = trick.cards[place], trick.cards[now], law.led(trick.cards)
    free = [c for c in DECK52 if c not in trick.cards]
    if not own.is_joker:
        for new in reversed(law.sort(c for c in free if c.suit == led)):
            yield OwnCard(chosen, own, new), _with(position, place, new)
    if now and not best.is_joker:
        for suit in Suit:
            new = card_of(suit, best.rank)
            if suit not in (led, law.trump) and new in free:
                yield AgainstCard(trick.seat_of(now), own, best, new), _with(position, now, new)
    if place and not own.is_joker and law.trump is not None:
        for new in reversed(law.sort(c for c in free if c.suit == law.trump)):
            yield OwnCard(chosen, own, new), _with(position, place, new)
    for other in other_laws(law, house):
        changed = OtherTrump(other.trump, own) if other.trump != law.trump else OtherOrder(other.order, own)
        yield changed, TrickPosition(trick, other)
    if now:
        for new in _harmless(free, led, law):
            yield AgainstCard(trick.seat_of(now), own, best, new), _with(position, now, new)
    if own.is_joker:
        for new in reversed(law.sort(c for c in free if c.suit == led)):
            yield OwnCard(chosen, own, new), _with(position, place, new)
    swapped = _with(_with(position, place, best), now, own)
    yield SwapCards(chosen, trick.seat_of(now), own, best), swapped
    if not now:
        for new in reversed(law.sort(c for c in free if c.suit == own.suit)):
            yield OtherLead(trick.leader, best, new), _with(position, 0, new)


def _harmless(free: Sequence[Card], led: Suit | None, law: TrickLaw) -> Iterator[Card]:
    """Cards that beat little: the weakest of the other suits, then the weakest of the led suit."""
    order = law.sort(free)
    yield from (c for c in reversed(order) if c.suit not in (led, law.trump))
    yield from (c for c in reversed(order) if c.suit == led)


def _with(position: TrickPosition, place: int, new: Card) -> TrickPosition:
    cards = position.trick.cards
    return TrickPosition(
        Trick(position.trick.leader, (*cards[:place], new, *cards[place + 1 :])), position.law
    )


KIND = Winner()

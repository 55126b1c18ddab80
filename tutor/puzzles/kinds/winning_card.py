"""``winning-card``: which card of yours takes this trick? Any that does is right."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tutor.puzzles.edits import AgainstCard, OtherLead, OtherTrump, WeakerCards, WithoutCards
from tutor.puzzles.kinds.legal import KIND as LEGAL
from tutor.puzzles.kinds.legal import freed, without
from tutor.puzzles.pose import RECIPES, hand_position
from tutor.puzzles.positions import Fields, HandPosition, hand_data, other_laws, read_hand
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.cards import DECK52, Suit, card_of, cards_of, mask_of
from tutor.rules.trick import Trick, legal, legal_mask, winner, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House


def takes(position: HandPosition, c: Card) -> bool:
    """Whether a card, legal or not, would win the trick as it then stands."""
    return winning_place((*position.plays, c), position.law) == len(position.plays)


def illegal_winner(position: HandPosition) -> tuple[Answer, ...]:
    """A card that would win, were it allowed."""
    may = legal(*position).legal
    return tuple((c.code,) for c in position.hand if c not in may and takes(position, c))


def highest_in_hand(position: HandPosition) -> tuple[Answer, ...]:
    """The highest card held wins, whatever its suit."""
    top = max(c.rank for c in position.hand)
    return tuple((c.code,) for c in position.hand if c.rank == top)


def following_is_enough(position: HandPosition) -> tuple[Answer, ...]:
    """The last card of the led suit wins, however low."""
    led = position.law.led(position.plays)
    return tuple((c.code,) for c in position.hand if led is not None and position.law.follows_as(c) == led)


def _placed(position: HandPosition, best: Card, wanted: int) -> HandPosition:
    """The position with its suits turned, so that ``best`` lies about ``wanted`` % through the hand.

    Hands are shown sorted: this keeps the place of the answer from being told by its suit.
    """
    home = best.suit
    if home is None:
        return position
    suits = [c.suit for c in position.hand]
    held = [suits.count(suit) for suit in Suit]
    within = position.hand.index(best) - sum(held[:home])
    # Without trumps the last card, the weakest of its suit, never wins where a weaker one is held.
    aim = wanted * (len(position.hand) - (position.law.trump is None)) // 100

    def place(by: int) -> int:
        return within + sum(held[q - by] for q in range((home + by) % 4))

    return _turned(position, min(range(4), key=lambda by: abs(place(by) - aim)))


def _turned(position: HandPosition, by: int) -> HandPosition:
    """Every suit, trump too, made the one ``by`` places on: suits are equal, so nothing else changes."""
    if by == 0:
        return position

    def turned(c: Card) -> Card:
        return c if c.suit is None else card_of(Suit((c.suit + by) % 4), c.rank)

    law = position.law
    if law.trump is not None:
        law = replace(law, trump=Suit((law.trump + by) % 4))
    return HandPosition(law.sort(map(turned, position.hand)), tuple(map(turned, position.plays)), law)


class WinningCard(BaseKind):
    """Which card of yours takes this trick? Cards that are legal and win it."""

    id: str = "winning-card"
    version: str = "1"
    reads: Reads = Reads.CARD
    fields: tuple[str, ...] = ("hand", "leader", "plays", "trump", "order")
    rules: tuple[str, ...] = ("highest-of-led-suit-wins", "highest-trump-wins")
    misconceptions: tuple[Misconception[HandPosition], ...] = (
        Misconception("illegal-card", illegal_winner),
        Misconception("highest-card-wins", highest_in_hand),
        Misconception("following-is-enough", following_is_enough),
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[HandPosition]:
        """The learner plays last, holds a card that wins and a legal one that does not."""
        recipe = RECIPES[level]
        wanted = draw.below(100)
        while True:
            position = hand_position(draw, house, recipe, 3, void=draw.chance(recipe.void))
            may = cards_of(legal_mask(mask_of(position.hand), position.plays, position.law))
            winning = [c for c in may if takes(position, c)]
            if 0 < len(winning) < len(may):
                yield _placed(position, winning[0], wanted)

    def solve(self, position: HandPosition) -> Solution:
        verdict = legal(*position)
        cards = tuple(c for c in verdict.legal if takes(position, c))
        if not cards or not position.plays:
            raise PositionError("no-answer")
        trick = position.trick
        won = winner(Trick(trick.leader, (*trick.cards, cards[0])), position.law)
        rules = tuple(dict.fromkeys((*won.rules, *verdict.rules)))
        return Solution(tuple(c.code for c in cards), Mode.ANY, won.reason, rules)

    def choices(self, position: HandPosition) -> Answer:
        return LEGAL.choices(position)

    def parse(self, fields: Mapping[str, object], house: House) -> HandPosition:
        reader = Fields(fields, house)
        reader.only(self.fields)
        position = read_hand(reader)
        self.solve(position)
        return position

    def data(self, position: HandPosition) -> dict[str, object]:
        return {"leader": position.trick.leader.code, **hand_data(position)}

    def features(self, position: HandPosition) -> frozenset[str]:
        return LEGAL.features(position)

    def edits(
        self, position: HandPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, HandPosition]]:
        """A weaker card to beat, or without the cards that had to be played instead; then another lead or trump."""
        hand, plays, law = position
        now = winning_place(plays, law)
        chosen = next((c for c in hand if c.code in given), None)
        if chosen is None or now is None:
            return
        best = plays[now]
        if not best.is_joker:
            weaker = (c for c in DECK52 if c.suit == best.suit and c not in hand and c not in plays)
            for new in law.sort(weaker):
                changed = (*plays[:now], new, *plays[now + 1 :])
                seat = position.trick.seat_of(now)
                yield AgainstCard(seat, chosen, best, new), HandPosition(hand, changed, law)
        following = tuple(c for c in hand if law.follows_as(c) == law.led(plays))
        if following and chosen not in following:
            yield WithoutCards(following), without(position, following)
        free = (c for c in DECK52 if c.suit == chosen.suit and c not in hand and c not in plays)
        for new in reversed(law.sort(free)):
            yield OtherLead(position.trick.leader, plays[0], new), HandPosition(hand, (new, *plays[1:]), law)
        for other in other_laws(law, house):
            if other.trump != law.trump:
                yield OtherTrump(other.trump), HandPosition(hand, plays, other)

    def lesser_edit(self, position: HandPosition, given: Answer) -> Edit | None:
        """An illegal card might have been played; one that followed might have beaten weaker cards."""
        hand, plays, law = position
        led = law.led(plays)
        chosen = next((c for c in hand if c.code in given), None)
        if chosen is None or led is None:
            return None
        if chosen not in legal(*position).legal:
            return freed(position)
        weaker = (c for c in DECK52 if c.suit == led and c not in hand and law.beats(chosen, c, led))
        return WeakerCards() if law.follows_as(chosen) == led and any(weaker) else None


KIND = WinningCard()

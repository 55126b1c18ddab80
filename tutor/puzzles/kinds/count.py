"""``count``: how many trumps are still out; how many tricks a team still needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.card_edits import BeforeTrick, Earlier, TrumpsHeld, TrumpsPlayed
from tutor.puzzles.edits import OtherContract, OtherTricks
from tutor.puzzles.played import CUTS, TRICKS, PlayedPosition, earlier, played_deals
from tutor.puzzles.played_fields import PLAYED_FIELDS, played_data, read_played
from tutor.puzzles.puzzle import BaseKind, Misconception, Mode, PositionError, Reads, Solution
from tutor.rules.calls import BIDS
from tutor.rules.cards import Seat
from tutor.rules.counting import tricks_needed, trumps_of, trumps_out
from tutor.rules.impossible import Impossible
from tutor.rules.scoring import TRICKS as TRICKS_IN_ALL
from tutor.rules.trick import Trick, winning_place

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.puzzles.draw import Draw
    from tutor.puzzles.edits import Edit
    from tutor.puzzles.puzzle import Answer
    from tutor.rules.cards import Card
    from tutor.rules.game import Game, House
    from tutor.rules.reasons import TricksNeeded, TrumpsOut

TRUMPS, NEEDED = "trumps-out", "tricks-needed"
_ASKS: Final = (TRUMPS, NEEDED)
_NEEDED_SHARE: Final = 0.45


def _trumps(position: PlayedPosition, cards: tuple[Card, ...]) -> int:
    return sum(map(position.law.is_trump, cards))


def _figure(n: int) -> tuple[Answer, ...]:
    return ((str(n),),) if n >= 0 else ()


def own_hand_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """All trumps that have not been played are out, one's own too."""
    if position.ask != TRUMPS or not _trumps(position, position.hand):
        return ()
    return _figure(trumps(position).total - trumps(position).played)


def current_trick_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only finished tricks count."""
    if position.ask != TRUMPS or position.current is None or not _trumps(position, position.current.cards):
        return ()
    return _figure(trumps(position._replace(current=None)).out)


def jokers_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """There are thirteen trumps, and a joker is none."""
    if position.ask != TRUMPS or not position.house.game.family.has_jokers:
        return ()
    plain = [c for c in (*position.hand, *position.played) if not c.is_joker]
    return _figure(13 - _trumps(position, tuple(plain)))


def thirteen_in_all(position: PlayedPosition) -> tuple[Answer, ...]:
    """There are thirteen trumps; the jokers are taken off them when they fall."""
    if position.ask != TRUMPS or not position.house.game.family.has_jokers:
        return ()
    return _figure(13 - trumps(position).held - trumps(position).played)


def played_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """All trumps but one's own are out."""
    if position.ask != TRUMPS or not trumps(position).played:
        return ()
    return _figure(trumps(position).total - trumps(position).held)


def ruffs_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only the trumps that fell when trumps were led are counted."""
    if position.ask != TRUMPS:
        return ()
    law = position.law
    led = tuple(c for trick in position.begun if law.led(trick.cards) is law.trump for c in trick.cards)
    if _trumps(position, led) == trumps(position).played:
        return ()
    return _figure(trumps(position).total - trumps(position).held - _trumps(position, led))


def kitty_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """The six put away do not count as a trick."""
    reason = _needed(position)
    return _figure(max(0, reason.aim - reason.taken + 1)) if reason is not None and reason.kitty else ()


def six_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """A bid promises its number, not six more."""
    reason = _needed(position)
    if reason is None or reason.contract is None or not reason.kitty:
        return ()
    return _figure(max(0, reason.contract.number - reason.taken))


def half_is_enough(position: PlayedPosition) -> tuple[Answer, ...]:
    """Six of thirteen are enough."""
    reason = _needed(position)
    return _figure(reason.needed - 1) if reason is not None and not reason.kitty else ()


def partner_forgotten(position: PlayedPosition) -> tuple[Answer, ...]:
    """Only the tricks of the one who is asked about count, not his partner's."""
    reason = _needed(position)
    if reason is None:
        return ()
    team = reason.team
    partner = (
        sum(seat is position.seat.partner for seat in _takers(position)) if position.seat is not None else 0
    )
    assert team is not None
    return _figure(max(0, reason.aim - reason.taken + partner)) if partner else ()


def current_trick_counted(position: PlayedPosition) -> tuple[Answer, ...]:
    """The unfinished trick belongs to whoever is winning it."""
    reason = _needed(position)
    if reason is None or position.current is None:
        return ()
    place = winning_place(position.current.cards, position.law)
    if place is None or position.current.seat_of(place).team is not reason.team:
        return ()
    return _figure(reason.needed - 1)


def taken_instead(position: PlayedPosition) -> tuple[Answer, ...]:
    """Gives the tricks that have been taken."""
    reason = _needed(position)
    return _figure(reason.taken) if reason is not None else ()


def others_instead(position: PlayedPosition) -> tuple[Answer, ...]:
    """Counts the other team's tricks."""
    reason = _needed(position)
    if reason is None:
        return ()
    return _figure(max(0, reason.aim - (len(position.tricks) - reason.taken + 2 * reason.kitty)))


def trumps(position: PlayedPosition) -> TrumpsOut:
    """The trumps counted. Raises Impossible without a trump suit."""
    return trumps_out(position.hand, position.played, position.law, position.house.game)


def needed(position: PlayedPosition) -> TricksNeeded:
    """The tricks counted. Raises Impossible where there is nothing to aim at."""
    seat = position.seat if position.seat is not None else Seat.S
    return tricks_needed(position.tricks, position.law, seat.team, position.contract, position.house)


def _needed(position: PlayedPosition) -> TricksNeeded | None:
    return needed(position) if position.ask == NEEDED else None


def _takers(position: PlayedPosition) -> tuple[Seat, ...]:
    law = position.law
    return tuple(
        t.seat_of(place) for t in position.tricks if (place := winning_place(t.cards, law)) is not None
    )


class Count(BaseKind):
    """How many trumps are out, or tricks needed? The answer is a figure."""

    id: str = "count"
    version: str = "1"
    reads: Reads = Reads.NUMBER
    fields: tuple[str, ...] = PLAYED_FIELDS
    rules: tuple[str, ...] = (
        "maxim-count-trumps",
        "one-trump-suit-per-deal",
        "jokers-are-trumps",
        "grand-aim-seven",
        "bid-means-six-plus",
        "odd-tricks-score",
    )
    misconceptions: tuple[Misconception[PlayedPosition], ...] = (
        Misconception("own-hand-forgotten", own_hand_forgotten),
        Misconception("current-trick-forgotten", current_trick_forgotten),
        Misconception("jokers-forgotten", jokers_forgotten),
        Misconception("thirteen-in-all", thirteen_in_all),
        Misconception("ruffs-forgotten", ruffs_forgotten),
        Misconception("played-forgotten", played_forgotten),
        Misconception("kitty-forgotten", kitty_forgotten),
        Misconception("six-forgotten", six_forgotten),
        Misconception("half-is-enough", half_is_enough),
        Misconception("partner-forgotten", partner_forgotten),
        Misconception("current-trick-counted", current_trick_counted),
        Misconception("others-instead", others_instead),
        Misconception("taken-instead", taken_instead),
    )

    def fits(self, game: Game) -> bool:
        return True

    def candidates(self, draw: Draw, house: House, level: int) -> Iterator[PlayedPosition]:
        least, most = TRICKS[level]
        has_trump = house.game.family.has_trump
        ask = NEEDED if not has_trump or draw.chance(_NEEDED_SHARE) else TRUMPS
        asked = Seat(draw.below(4))
        for deal in played_deals(draw, house, most, with_trump=ask == TRUMPS):
            for _ in range(CUTS):
                hand, tricks, current = deal.cut(draw.between(least, most))
                seat = None if ask == TRUMPS else deal.declarer if deal.declarer is not None else asked
                yield PlayedPosition(ask, hand, seat, tricks, current, deal.law, deal.contract, None, house)

    def solve(self, position: PlayedPosition) -> Solution:
        try:
            if position.ask == TRUMPS:
                return self._trumps(position)
            reason = needed(position)
        except Impossible as fault:
            raise PositionError(fault.code, **fault.params) from None
        rules = [reason.rule, "tricks-pooled-by-team"]
        if reason.kitty:
            rules += ["kitty-is-first-book", "twelve-played-plus-kitty"]
        return Solution((str(reason.needed),), Mode.ONE, reason, tuple(rules))

    def _trumps(self, position: PlayedPosition) -> Solution:
        reason = trumps(position)
        rules = dict.fromkeys((reason.rule, "one-trump-suit-per-deal"))
        if position.house.game.family.has_jokers:
            rules |= {"jokers-are-trumps": None, "deck-54-two-jokers": None}
        return Solution((str(reason.out),), Mode.ONE, reason, tuple(rules))

    def choices(self, position: PlayedPosition) -> Answer | None:
        return None

    def parse(self, fields: Mapping[str, object], house: House) -> PlayedPosition:
        position = read_played(fields, house, _ASKS)
        if position.ask == NEEDED and position.seat is None:
            raise PositionError("missing", field="seat")
        if position.ask == NEEDED and house.game.family.bidding is not None and position.contract is None:
            raise PositionError("missing", field="contract")
        self.solve(position)
        return position

    def data(self, position: PlayedPosition) -> dict[str, object]:
        return played_data(position)

    def features(self, position: PlayedPosition) -> frozenset[str]:
        found = {
            position.ask: True,
            "many-tricks": len(position.tricks) > TRICKS[3][0],
            "current-trick": position.current is not None,
            "joker": any(c.is_joker for c in (*position.hand, *position.played)),
            "low-order": position.law.order.code == "low",
        }
        return frozenset(name for name, holds in found.items() if holds)

    def edits(
        self, position: PlayedPosition, house: House, given: Answer
    ) -> Iterator[tuple[Edit, PlayedPosition]]:
        """Without the unfinished trick, or fewer tricks; another bid; other tricks taken; other trumps in hand."""
        if position.current is not None:
            yield BeforeTrick(), earlier(position, len(position.tricks))
        if position.ask == NEEDED and position.contract is not None and position.contract.is_bid:
            for call in sorted(BIDS, key=lambda c: abs(c.number - position.contract.number)):  # type: ignore[union-attr]
                if call.way is position.contract.way and call.number >= int(house["min-bid"]):
                    yield OtherContract(call, position.seat), position._replace(contract=call)
        for tricks in range(len(position.tricks) - 1, -1, -1):
            yield Earlier(tricks), earlier(position, tricks)
        if position.ask == NEEDED:
            yield from _taken_otherwise(position)
        else:
            yield from _held_otherwise(position)

    def lesser_edit(self, position: PlayedPosition, given: Answer) -> Edit | None:
        """The other figure of the sum, as it would have to be."""
        figure = int(given[0])
        if position.ask == TRUMPS:
            played = trumps(position).total - trumps(position).held - figure
            return TrumpsPlayed(played) if played >= 0 else None
        reason = needed(position)
        taken = reason.aim - figure
        return OtherTricks(reason.team, taken) if reason.kitty <= taken <= TRICKS_IN_ALL else None


def _taken_otherwise(position: PlayedPosition) -> Iterator[tuple[Edit, PlayedPosition]]:
    """More or fewer of the tricks taken: each trick turned by one seat goes to the other team."""
    reason = needed(position)
    tricks = list(position.tricks)
    for mine in (False, True):
        changed, taken = list(tricks), reason.taken
        for n in range(len(tricks) - 1, -1, -1):
            if (_takers(position)[n].team is reason.team) is mine:
                changed[n] = Trick(tricks[n].leader.left, tricks[n].cards)
                taken += -1 if mine else 1
                yield OtherTricks(reason.team, taken), position._replace(tricks=tuple(changed))


def _held_otherwise(position: PlayedPosition) -> Iterator[tuple[Edit, PlayedPosition]]:
    """More or fewer trumps in hand, exchanged for other cards that have not been seen."""
    law, game, hand = position.law, position.house.game, position.hand
    seen = {*hand, *position.played}
    free = [c for c in trumps_of(game, law) if c not in seen and not c.is_joker]
    plain = [c for c in game.deck if c not in seen and not law.is_trump(c)]
    mine, others = ([c for c in hand if law.is_trump(c) is held] for held in (True, False))
    for n in range(1, min(len(free), len(others)) + 1):
        more = (*mine, *free[:n], *others[n:])
        yield TrumpsHeld(len(mine) + n), position._replace(hand=law.sort(more))
    for n in range(1, min(len(plain), len(mine)) + 1):
        fewer = (*mine[n:], *plain[:n], *others)
        yield TrumpsHeld(len(mine) - n), position._replace(hand=law.sort(fewer))


KIND = Count()

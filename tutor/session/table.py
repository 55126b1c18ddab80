"""A match at the table as a value: the deals that are over, and the one that is played. A move gives a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from tutor.players import Naming, moved
from tutor.rules.calls import Call, parse_call
from tutor.rules.cards import Card, NotationError, Team, card, codes, parse_cards
from tutor.rules.deal import Phase
from tutor.rules.match import DealPoints, play_match
from tutor.rules.reasons import HonoursHeld
from tutor.rules.record import Record
from tutor.session.deals import deal_code, deal_of, first_dealer, match_seed

if TYPE_CHECKING:
    from tutor.players import Move
    from tutor.rules.deal import Deal
    from tutor.rules.game import House
    from tutor.rules.match import Match
    from tutor.rules.scoring import Score


class Setup(Record):
    """What is played: ``players`` is how strong the others are, ``deals`` ends it after so many.

    ``seed`` makes all the deals of a match; where ``shared``, it is that of the one deal to play.
    """

    house: House
    seed: str
    players: str = "club"
    deals: int | None = None
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Where a match stands."""

    setup: Setup
    dealing: int
    """How often cards were dealt in the match, from 1; a deal nobody bid in counts here, not in ``number``."""
    seed: str
    """Of this deal."""
    deal: Deal
    before: tuple[DealPoints, ...] = ()
    """Of the deals that are over."""
    moves: tuple[Move, ...] = ()
    """In this deal."""

    @property
    def house(self) -> House:
        return self.setup.house

    @property
    def number(self) -> int:
        """Of the deal in its match, from 1."""
        return len(self.before) + 1

    @property
    def code(self) -> str:
        """Shares this deal."""
        return deal_code(self.house, self.seed)

    @property
    def done(self) -> bool:
        """Whether this deal is over, played or not."""
        return self.deal.phase in (Phase.OVER, Phase.REDEAL)

    @property
    def match(self) -> Match:
        """The match with this deal, once that is over."""
        dealer, _ = first_dealer(self.house, self.setup.seed)
        return play_match(self._scored(), self.house, self.deal.dealer if self.setup.shared else dealer)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be played."""
        if self.deal.phase is not Phase.OVER:
            return False
        return self.setup.shared or self.match.over or len(self._scored()) == self.setup.deals

    def draw(self, move: int | None = None) -> Random:
        """Chance for whoever makes a move of this deal, the next one: the same when it is made again."""
        n = len(self.moves) if move is None else move
        return Random(f"{self.setup.seed}.{self.dealing}.{n}")

    def moved(self, move: Move) -> Table:
        """After a move. Raises IllegalMove, Impossible; NotationError for a call that the game does not have."""
        return replace(self, deal=moved(self.deal, move), moves=(*self.moves, move))

    def next_deal(self) -> Table:
        """After a deal: the next one, or where nobody bid the same dealer's again."""
        if not self.done or self.over:
            raise RuntimeError("no deal to begin")
        return _dealt(self.setup, self.dealing + 1, self._scored())

    def start(self) -> Deal:
        """This deal before its first move."""
        return deal_of(self.house, self.seed, None if self.setup.shared else self.number)

    def _scored(self) -> tuple[DealPoints, ...]:
        if self.deal.phase is not Phase.OVER:
            return self.before
        return (*self.before, deal_points(self.deal.score()))


def begin(setup: Setup) -> Table:
    """The first deal of a match, or the shared one."""
    if setup.shared:
        return Table(setup, 1, setup.seed, deal_of(setup.house, setup.seed))
    return _dealt(setup, 1, ())


def _dealt(setup: Setup, dealing: int, before: tuple[DealPoints, ...]) -> Table:
    dealer, _ = first_dealer(setup.house, setup.seed)
    turn = play_match(before, setup.house, dealer).next_dealer
    assert turn is not None
    number = len(before) + 1
    seed = match_seed(setup.house, setup.seed, dealing, turn, number)
    return Table(setup, dealing, seed, deal_of(setup.house, seed, number), before)


def deal_points(score: Score) -> DealPoints:
    """A deal's points as a match counts them: those for honours apart."""

    def total(team: Team, honours: bool) -> int:
        return sum(
            line.points
            for line in score.lines
            if line.team is team and isinstance(line.reason, HonoursHeld) is honours
        )

    return DealPoints({t: total(t, False) for t in Team}, {t: total(t, True) for t in Team})


# Moves as text


def move_code(move: Move) -> str:
    """``4up``, ``H`` or ``low``, ``S2 C3 …``, ``HK``: what is said or played, in canonical notation."""
    if isinstance(move, Naming):
        return move.order.code if move.trump is None else move.trump.code
    if isinstance(move, Call | Card):
        return move.code
    return codes(move)


def read_move(deal: Deal, text: str) -> Move:
    """The move that a text is in a deal's phase. Raises NotationError."""
    match deal.phase:
        case Phase.BIDDING:
            return parse_call(text)
        case Phase.NAMING:
            for trump, order in deal.names():
                if move_code(Naming(trump, order)) == text:
                    return Naming(trump, order)
            raise NotationError(text)
        case Phase.PUTTING:
            return parse_cards(text)
        case _:
            return card(text)

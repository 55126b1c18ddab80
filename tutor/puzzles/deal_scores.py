"""A finished deal to be scored, what a table pays, and a reckoning on any terms, for wrong rules to start from."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.puzzles.figures import of, pair_of
from tutor.rules.calls import GRAND, PASS, Way
from tutor.rules.cards import Team
from tutor.rules.game import House
from tutor.rules.scoring import BOOK, TRICKS, Result

if TYPE_CHECKING:
    from tutor.puzzles.figures import Pair
    from tutor.rules.calls import Call
    from tutor.rules.cards import Seat

_MOVED: Final = 3
_HONOURS: Final = {4: 4, 3: 2}


class ScorePosition(NamedTuple):
    """A finished deal, and whose points are asked for. Tricks are as taken; honours None where nobody told them."""

    house: House
    tricks: Pair
    ask: Team
    contract: Call | None = None
    declarer: Seat | None = None
    honours: Pair | None = None
    revoked: tuple[Team, ...] = ()

    @property
    def result(self) -> Result:
        """The deal as the rules score it."""
        held = {} if self.honours is None else {team: of(self.honours, team) for team in Team}
        tricks = {team: of(self.tricks, team) for team in Team}
        return Result(tricks, self.contract, self.declarer, held, frozenset(self.revoked))

    @property
    def own(self) -> int:
        """Tricks of the team that is asked about."""
        return of(self.tricks, self.ask)

    @property
    def bids(self) -> bool:
        """Whether the team asked about played the contract."""
        return self.declarer is not None and self.declarer.team is self.ask


class Terms(NamedTuple):
    """What a table pays."""

    grand_times: int
    nt_times: int
    whole_bid: bool
    under: int
    revoke_costs: bool
    honours: bool
    book: int = BOOK


def terms_of(house: House) -> Terms:
    """The terms of a table; what a game does not have is as if it were never met."""
    return _terms(house.pairs)


@cache
def _terms(pairs: tuple[tuple[str, str], ...]) -> Terms:
    rules = dict(pairs)
    return Terms(
        1 if rules.get("grand-failed") == "single" else 2,
        2 if rules.get("nt-double") == "yes" else 1,
        rules.get("set-penalty") == "bid",
        7 if rules.get("pass-scoring") == "under-seven" else BOOK,
        rules.get("revoke-penalty") == "3-tricks",
        rules.get("honours") == "on",
    )


def most_points(house: House) -> int:
    """The most points that a deal can give a team at a table, or take from it."""
    terms = terms_of(house)
    family = house.game.family
    times = 1 if family.bidding is None else terms.nt_times if family.kitty else terms.grand_times
    return (TRICKS - BOOK) * times + (4 if terms.honours else 0)


def with_rule(house: House, option: str, value: str) -> House:
    """The table with one house rule changed."""
    return House(house.game, tuple((n, value if n == option else v) for n, v in house.pairs))


def reckon(position: ScorePosition, terms: Terms) -> int:
    """The points of the team asked about, on these terms."""
    own = of(settled(position, terms), position.ask)
    contract, theirs = position.contract, TRICKS - own
    if contract is None:
        points = own - terms.book if own > BOOK else 0
        held = 0 if position.honours is None else of(position.honours, position.ask)
        return points + (_HONOURS.get(held, 0) if terms.honours else 0)
    if contract == PASS:
        return max(terms.under - own, 0) if own < theirs else 0
    if contract == GRAND:
        if own <= BOOK:
            return 0
        return (own - terms.book) * (1 if position.bids else terms.grand_times)
    if not position.bids:
        return 0
    if own >= contract.tricks:
        points = own - terms.book
    else:
        points = -contract.number if terms.whole_bid else max(own - BOOK, 0) - contract.number
    return points * (terms.nt_times if contract.way is Way.NT else 1)


def settled(position: ScorePosition, terms: Terms) -> Pair:
    """The tricks after a revoke is paid for."""
    if not terms.revoke_costs or len(position.revoked) != 1:
        return position.tricks
    (team,) = position.revoked
    had = of(position.tricks, team)
    left = had - _MOVED if had >= _MOVED else 0
    return pair_of(team, left, TRICKS - left)

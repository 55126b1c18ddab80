"""The bid family: kitty, jokers, uptown, downtown and no trump (source 003, and 004, part 2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.calls import Way
from tutor.rules.cards import DECK54, Order, Suit, Team
from tutor.rules.game import DEALS_TIE, MATCH_END, NUMBER, YES_NO, Family, Game, Option
from tutor.rules.games.bid_auction import NumberAndKind
from tutor.rules.impossible import Impossible
from tutor.rules.reasons import BidFailed, BidMade, NoTrumpDoubles, RevokeMoves, RevokesCancel
from tutor.rules.scoring import BOOK, TRICKS, Line, Result, Score, both_teams, listed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.game import House

REVOKE_TRICKS: Final = 3


def score(result: Result, house: House) -> Score:
    """Tricks over six for a kept bid; the bid, or what was short of it, for a failed one; no trump may double."""
    contract, declarer = result.contract, result.declarer
    if contract is None or declarer is None:
        raise Impossible("contract-missing")
    if not contract.is_bid:
        raise Impossible("contract-not-in-game")
    if contract.number < int(house["min-bid"]):
        raise Impossible("contract-below-least", call=contract, least=int(house["min-bid"]))
    taken = both_teams(result.tricks)
    team = declarer.team
    if taken[team] < 1:
        raise Impossible("kitty-not-counted", team=team)  # G25
    moves, tricks = _settled(taken, result.revoked, house)
    made = tricks[team] >= contract.tricks
    over = tricks[team] - BOOK
    if made:
        main = Line(team, over, BidMade(team, contract, tricks[team]))
    elif house["set-penalty"] == "bid":
        lost = contract.number
        main = Line(team, -lost, BidFailed("set-loses-whole-bid", team, contract, tricks[team], lost))
    else:
        lost = contract.number - max(over, 0)  # G28
        main = Line(team, -lost, BidFailed("set-loses-shortfall", team, contract, tricks[team], lost))
    lines = [main]
    if contract.way is Way.NT and house["nt-double"] == "yes":
        lines.append(Line(team, main.points, NoTrumpDoubles(team, main.points)))
    rules = listed(
        *(x.rule for x in lines),
        *(x.rule for x in moves),
        "bid-means-six-plus",
        "kitty-is-first-book",
        "defenders-never-score",
    )
    return Score(made, (*moves, *lines), rules)


def _settled(
    taken: Mapping[Team, int], revoked: frozenset[Team], house: House
) -> tuple[tuple[Line, ...], Mapping[Team, int]]:
    """Tricks after revokes are paid for: three move once a team, all when there are fewer; both: none (G10)."""
    if not revoked or house["revoke-penalty"] == "none":
        return (), taken
    if len(revoked) == 2:
        return (Line(Team.NS, 0, RevokesCancel()),), taken
    (offenders,) = revoked
    if taken[offenders] < REVOKE_TRICKS:
        line = Line(offenders, 0, RevokeMoves("revoke-under-three-all", offenders, taken[offenders]))
        return (line,), {offenders: 0, offenders.other: TRICKS}
    line = Line(offenders, 0, RevokeMoves("revoke-three-tricks", offenders, REVOKE_TRICKS))
    left = taken[offenders] - REVOKE_TRICKS
    return (line,), {offenders: left, offenders.other: TRICKS - left}


FAMILY: Final = Family(
    id="bid",
    deck=DECK54,
    trumps=(*Suit, None),
    orders=(Order.HIGH, Order.LOW),
    bidding=NumberAndKind(),
    score=score,
    kitty=6,
    loses_at_minus_target=True,
    hand_size=12,  # deal-12-each-kitty-6
    options=(
        Option("target", (NUMBER,), "7"),
        MATCH_END,
        DEALS_TIE,
        Option("first-dealer", ("first-diamond", "lot"), "first-diamond"),
        Option("min-bid", tuple("1234567"), "3"),
        Option("bidding", ("one-round", "until-three-pass"), "one-round"),
        Option("down-vs-up", ("equal", "down-higher"), "equal"),
        Option("forced-dealer", ("yes", "redeal"), "yes"),
        Option("dealer-may-match", YES_NO, "no"),
        Option("kitty-show", ("no", "trump-only", "always"), "no"),
        Option("set-penalty", ("bid", "shortfall"), "bid"),
        Option("nt-double", YES_NO, "yes"),
        Option("nt-joker-any-time", YES_NO, "no"),
        Option("nt-joker-lead", ("any", "last"), "any"),
        Option("nt-joker-shed", ("free", "must"), "free"),
        Option("low-ace", ("good", "bad"), "good"),
        Option("revoke-penalty", ("3-tricks", "none"), "3-tricks"),
    ),
)

BID: Final = Game("bid", FAMILY)
BETTING: Final = Game(
    "betting",
    FAMILY,
    {
        "target": "5",
        "first-dealer": "lot",
        "min-bid": "1",
        "bidding": "until-three-pass",
        "down-vs-up": "down-higher",
        "kitty-show": "trump-only",
        "set-penalty": "shortfall",
        "nt-double": "no",
        "revoke-penalty": "none",
    },
)
GAMES: Final = (BID, BETTING)

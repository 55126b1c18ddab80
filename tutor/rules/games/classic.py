"""The classic family: trump from the last card dealt, no bidding (sources 000, 002 and 004, part 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import DECK52, Order, Suit
from tutor.rules.game import DEALS_TIE, MATCH_END, NUMBER, OFF_ON, Family, Game, Option
from tutor.rules.honours import honour_points
from tutor.rules.impossible import Impossible
from tutor.rules.reasons import HonoursHeld, OddTricks, TrumpRotates, TurnedCard
from tutor.rules.scoring import BOOK, Line, Result, Score, both_teams, check_honours, listed

if TYPE_CHECKING:
    from tutor.rules.cards import Card
    from tutor.rules.game import House
    from tutor.rules.reasons import Reason

ROTATION: Final[tuple[Suit, ...]] = (Suit.H, Suit.D, Suit.S, Suit.C)


def score(result: Result, house: House) -> Score:
    """One point a trick over six to the team with more; honours beside them where the table counts them."""
    if result.contract is not None or result.declarer is not None:
        raise Impossible("no-bidding-in-game", game=house.game.id)
    tricks = both_teams(result.tricks)
    check_honours(result.honours)
    team = max(tricks, key=lambda t: tricks[t])
    lines = [Line(team, tricks[team] - BOOK, OddTricks(team, tricks[team]))]
    if house["honours"] == "on":
        for side, held in result.honours.items():
            rule, points = honour_points(held)
            if points:
                lines.append(Line(side, points, HonoursHeld(rule, side, held)))
    named = [line.rule for line in lines]
    return Score(None, tuple(lines), listed(*named, "book-is-six", "no-tied-deal"))


def trump(house: House, deal: int, turned: Card | None) -> tuple[Suit | None, Reason]:
    """The trump of a deal: the turned card's suit, or the rotation's whatever was turned (trump-method)."""
    if house["trump-method"] == "rotation":
        without = house["rotation-fifth"] == "no-trump"
        turn = (deal - 1) % (5 if without else 4)
        suit = ROTATION[turn] if turn < 4 else None
        rule = "rotation-fifth-deal" if turn == 4 or (deal > 4 and turn == 0) else "trump-rotation"
        return suit, TrumpRotates(rule, deal, suit)
    if turned is None:
        raise Impossible("turned-card-missing")
    return turned.suit, TurnedCard(turned)


FAMILY: Final = Family(
    id="classic",
    deck=DECK52,
    trumps=(*Suit, None),  # no trump: the fifth deal under rotation-fifth=no-trump
    orders=(Order.HIGH,),
    first_leader_after_dealer=1,
    score=score,
    trump=trump,
    options=(
        Option("target", (NUMBER,), "5"),
        MATCH_END,
        DEALS_TIE,
        Option("trump-method", ("last-card", "rotation"), "last-card"),
        Option("rotation-fifth", ("hearts", "no-trump"), "hearts"),
        Option("turned-card", ("until-dealer-plays", "before-play"), "until-dealer-plays"),
        Option("honours", OFF_ON, "off"),
        Option("honours-cap", OFF_ON, "off"),
    ),
)

CLASSIC: Final = Game("classic", FAMILY)
CLASSIC_SV: Final = Game("classic-sv", FAMILY, {"turned-card": "before-play"})
STANDARD: Final = Game("standard", FAMILY, {"turned-card": "before-play"})
GAMES: Final = (CLASSIC, CLASSIC_SV, STANDARD)

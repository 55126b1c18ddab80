"""Worked examples of rules, as positions: what becomes of them the engine says, so no example can be wrong.

The learner sits South. Rules without a position here are explained by an example in plain words (``tutor.words``).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tutor.rules.calls import Call, parse_call, parse_calls
from tutor.rules.cards import Card, Order, Seat, Team, card, parse_cards, parse_seat, parse_trump
from tutor.rules.games import GAMES
from tutor.rules.match import DealPoints
from tutor.rules.record import Record
from tutor.rules.scoring import Result
from tutor.rules.trick import Trick, TrickLaw

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tutor.rules.game import Game, House


class TrickExample(Record):
    """A whole trick: who takes it? ``leads``: and so who leads to the next?"""

    game: Game
    law: TrickLaw
    trick: Trick
    leads: bool = False


class HandExample(Record):
    """The learner's hand, after these cards: what may be played?"""

    game: Game
    law: TrickLaw
    hand: tuple[Card, ...]
    plays: tuple[Card, ...]


class CallsExample(Record):
    """A bidding so far: how does it stand? ``leads``: and who leads first?"""

    house: House
    dealer: Seat
    calls: tuple[Call, ...]
    leads: bool = False


class DealerExample(Record):
    """A deal without bidding: who leads first?"""

    game: Game
    dealer: Seat


class TrumpExample(Record):
    """How the trump of a deal is found."""

    house: House
    deal: int
    turned: Card | None


class ScoreExample(Record):
    """A finished deal: what does it score?"""

    house: House
    result: Result


class MatchExample(Record):
    """Deals already scored: is the match over?"""

    house: House
    deals: tuple[DealPoints, ...]


class RevokeExample(Record):
    """Finished tricks in which somebody did not follow suit."""

    game: Game
    law: TrickLaw
    tricks: tuple[Trick, ...]


Example = (
    TrickExample
    | HandExample
    | CallsExample
    | DealerExample
    | TrumpExample
    | ScoreExample
    | MatchExample
    | RevokeExample
)


def _law(game: str, trump: str, order: Order) -> TrickLaw:
    return GAMES[game].law(parse_trump(trump), order)


def _read(text: str) -> Trick:
    """``W: SK S3 H2 SA``."""
    leader, _, cards = text.partition(":")
    return Trick(parse_seat(leader.strip()), parse_cards(cards))


def _trick(
    game: str, text: str, trump: str = "none", order: Order = Order.HIGH, leads: bool = False
) -> TrickExample:
    return TrickExample(GAMES[game], _law(game, trump, order), _read(text), leads)


def _hand(game: str, hand: str, plays: str = "", trump: str = "none") -> HandExample:
    return HandExample(GAMES[game], _law(game, trump, Order.HIGH), parse_cards(hand), parse_cards(plays))


def _calls(game: str, dealer: Seat, calls: str, leads: bool = False) -> CallsExample:
    return CallsExample(GAMES[game].house(), dealer, parse_calls(calls), leads)


def _trump(
    game: str, deal: int, turned: str | None = None, house: Mapping[str, str] | None = None
) -> TrumpExample:
    return TrumpExample(GAMES[game].house(house), deal, None if turned is None else card(turned))


def _score(
    game: str,
    ours: int,
    contract: str | None = None,
    declarer: Seat = Seat.S,
    honours: int = 0,
    revoked: Team | None = None,
    house: Mapping[str, str] | None = None,
) -> ScoreExample:
    """A deal in which the learner's team took ``ours`` of the thirteen tricks and held ``honours``."""
    bid = None if contract is None else parse_call(contract)
    result = Result(
        tricks={Team.NS: ours, Team.EW: 13 - ours},
        contract=bid,
        declarer=None if bid is None or contract == "pass" else declarer,
        honours={Team.NS: honours} if honours else {},
        revoked=frozenset() if revoked is None else frozenset({revoked}),
    )
    return ScoreExample(GAMES[game].house(house), result)


def _match(game: str, *points: tuple[int, int], house: Mapping[str, str] | None = None) -> MatchExample:
    """Deals with the points of the learner's team and of the others."""
    deals = tuple(DealPoints({Team.NS: ours, Team.EW: theirs}, {}) for ours, theirs in points)
    return MatchExample(GAMES[game].house(house), deals)


EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {
        # Cards and ranking
        "rank-ace-high": _trick("classic", "W: DT DK D7 DA", trump="S"),
        "order-low": _trick("bid", "W: CK C2 CA C3", order=Order.LOW),  # E65
        "jokers-are-trumps": _trick("bid", "W: HA LJ H2 BJ", trump="H"),  # E64
        "nt-jokers-cannot-win": _trick("bid", "E: H9 BJ H4 HT"),  # E35
        "nt-joker-only-when-void": _hand("bid", "S7 S3 BJ", "S9"),
        "nt-joker-led": _trick("bid", "N: LJ S9 SQ S4"),  # G3
        # Tricks
        "lead-any-card": _hand("classic", "HA D4 C7", trump="H"),
        "first-card-sets-suit": _trick("classic", "E: D5 DJ C9 DQ", trump="S"),
        "follow-suit": _hand("classic", "SA HA", "SK S3 H2", trump="H"),  # E4
        "free-choice-in-suit": _hand("classic", "HQ H7 C4", "HT", trump="C"),
        "void-play-anything": _hand("norwegian", "D9 C3", "H6"),
        "no-duty-to-beat": _hand("classic", "HQ H3 S5", "H6 HT", trump="C"),
        "no-duty-to-trump": _hand("classic", "S2 D5 C9", "HK", trump="S"),
        "highest-trump-wins": _trick("classic", "W: SK S3 H2 SA", trump="H"),  # E3
        "highest-of-led-suit-wins": _trick("norwegian", "W: H8 HQ H3 SA"),  # E11
        "offsuit-cannot-win": _trick("classic", "W: S4 S9 S7 CA", trump="H"),  # E6
        "winner-leads-next": _trick("classic", "E: C5 CK C9 C2", trump="H", leads=True),
        # Trump and first lead
        "last-card-sets-trump": _trump("classic", 1, "D4"),  # E1
        "trump-rotation": _trump("standard", 3, house={"trump-method": "rotation"}),  # E62
        "rotation-fifth-deal": _trump(
            "standard", 5, house={"trump-method": "rotation", "rotation-fifth": "no-trump"}
        ),  # E74
        "dealer-left-leads": DealerExample(GAMES["classic"], Seat.S),
        # Bidding: Norwegian whist
        "call-grand-or-pass": _calls("norwegian", Seat.N, "pass"),
        "grand-stops-bidding": _calls("norwegian", Seat.N, "pass pass grand"),  # E19
        "grand-aim-seven": _score("norwegian", 7, "grand"),  # E13
        "four-passes-make-pass": _calls("norwegian", Seat.S, "pass pass pass pass"),  # E20
        "grand-right-of-bidder-leads": _calls("norwegian", Seat.S, "pass grand", leads=True),
        "pass-left-of-dealer-leads": _calls("norwegian", Seat.S, "pass pass pass pass", leads=True),
        # Bidding: bid whist
        "bid-number-range": _calls("bid", Seat.E, ""),
        "bid-means-six-plus": _score("bid", 10, "4up"),  # E54
        "bid-must-be-higher": _calls("bid", Seat.E, "4up 4up"),
        "higher-number-beats": _calls("bid", Seat.E, "5up 4nt"),
        "up-down-rank": _calls("bid", Seat.E, "4up 4down"),  # E31
        "nt-beats-same-number": _calls("bid", Seat.E, "4nt 4down"),
        "last-bid-wins": _calls("bid", Seat.E, "3up pass 4down pass"),
        "dealer-forced-bid": _calls("bid", Seat.S, "pass pass pass"),  # E34
        "kitty-is-first-book": _score("bid", 10, "4down"),
        "bidder-leads-first": _calls("bid", Seat.E, "4up pass pass pass", leads=True),
        # Scoring and match
        "book-is-six": _score("classic", 7),  # E25
        "odd-tricks-score": _score("classic", 9),  # E7
        "honours-four": _score("classic-sv", 8, honours=4, house={"honours": "on"}),  # E26
        "honours-three": _score("classic-sv", 5, honours=3, house={"honours": "on"}),  # E27, G18
        "grand-made-score": _score("norwegian", 9, "grand"),  # E13
        "grand-failed-doubled": _score("norwegian", 5, "grand"),  # E14
        "pass-under-six": _score("norwegian", 4, "pass"),  # E15
        "pass-six-seven-none": _score("norwegian", 6, "pass"),  # E16
        "pass-under-seven": _score("norwegian", 5, "pass", house={"pass-scoring": "under-seven"}),  # E17
        "made-scores-all-over-six": _score("bid", 11, "4up"),  # E43
        "set-loses-whole-bid": _score("bid", 9, "4up"),  # E44
        "set-loses-shortfall": _score("betting", 9, "4up"),
        "nt-doubles": _score("bid", 11, "4nt"),  # E45
        "defenders-never-score": _score("bid", 5, "3up", declarer=Seat.E),
        "reach-target-wins": _match("classic", (3, 0), (3, 0)),  # E8
        "minus-target-loses": _match("bid", (-4, 0), (-4, 0)),
        "equal-scores-continue": _match("classic", (3, 0), (0, 1), (0, 2)),
        "fixed-deals-highest-total": _match("classic", (2, 0), (0, 3), (2, 0), house={"match-end": "3"}),
        # Revoke
        "revoke-definition": RevokeExample(
            GAMES["classic"],
            _law("classic", "S", Order.HIGH),
            (_read("E: D5 D9 H3 D2"), _read("S: CA D7 C2 C5")),
        ),
        "revoke-three-tricks": _score("bid", 10, "5up", revoked=Team.EW),  # E73
        "revoke-under-three-all": _score("bid", 11, "5up", revoked=Team.EW),  # E39
    }
)
"""By rule id, in the order of the rule book."""

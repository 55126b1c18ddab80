"""What a game is: a record of its deck and house rules. Games are data; nothing asks for a game's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tutor.rules.cards import DECK54, Card, Order, Suit, mask_of
from tutor.rules.trick import TrickLaw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tutor.rules.auction import Bidding
    from tutor.rules.reasons import Reason
    from tutor.rules.scoring import Scoring

    TrumpRule = Callable[["House", int, Card | None], tuple[Suit | None, Reason]]
    """House rules, the number of the deal (from 1) and the turned card give the trump. Raises Impossible."""

NUMBER: Final = "number"
"""Stands in an option's values for any whole number from 1."""
_LONGEST_NUMBER: Final = 4


class HouseError(ValueError):
    """A house rule that the game does not have, or a value the house rule does not take.

    ``option`` is None when the name is unknown; ``name``, ``value`` are as given.
    """

    def __init__(self, game: Game, name: str, value: str, option: Option | None) -> None:
        super().__init__(f"{name}={value}")
        self.game, self.name, self.value, self.option = game, name, value, option


class LawError(ValueError):
    """A trump or order that the game is never played with; ``what`` is ``trump`` or ``order``."""

    def __init__(self, game: Game, what: str) -> None:
        super().__init__(what)
        self.game, self.what = game, what


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: its name, the values it takes and the family's default (rules, section 2)."""

    name: str
    values: tuple[str, ...]
    default: str

    def accepts(self, value: str) -> bool:
        if value in self.values and value != NUMBER:
            return True
        is_number = value.isascii() and value.isdecimal() and len(value) <= _LONGEST_NUMBER
        return NUMBER in self.values and is_number and value[0] != "0"


@dataclass(frozen=True, slots=True)
class Family:
    """What games of one kind share. ``trumps``: what a trick may be played under; ``orders`` likewise."""

    id: str
    deck: tuple[Card, ...]
    trumps: tuple[Suit | None, ...]
    orders: tuple[Order, ...]
    options: tuple[Option, ...]
    score: Scoring
    trump: TrumpRule | None = None
    """How the trump of a deal is found before play; None where the declarer names it (winner-names-trump)."""
    bidding: Bidding | None = None
    """None where there is no bidding (no-bidding)."""
    kitty: int = 0
    """Cards laid aside in the deal (deal-12-each-kitty-6)."""
    loses_at_minus_target: bool = False
    """Whether a team at minus the target has lost the match (minus-target-loses)."""
    first_leader_after_dealer: int | None = None
    """Seats clockwise from dealer to first leader, where no bidding decides it (dealer-left-leads)."""
    hand_size: int = 13
    """Cards that each player holds when play begins (deal-13-each, deal-12-each-kitty-6)."""
    whole: int = field(init=False, repr=False, compare=False)
    """The deck as a mask."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "whole", mask_of(self.deck))

    @property
    def has_jokers(self) -> bool:
        return len(self.deck) == len(DECK54)

    @property
    def has_trump(self) -> bool:
        return any(t is not None for t in self.trumps)


@dataclass(frozen=True, slots=True)
class Game:
    """A family with other defaults: ``defaults`` holds only the options in which it differs."""

    id: str
    family: Family
    defaults: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def options(self) -> tuple[Option, ...]:
        return self.family.options

    @property
    def deck(self) -> tuple[Card, ...]:
        return self.family.deck

    def option(self, name: str) -> Option | None:
        return next((o for o in self.options if o.name == name), None)

    def default(self, name: str) -> str:
        """The option's value at this game's table. Raises KeyError for an option the game does not have."""
        option = self.option(name)
        if option is None:
            raise KeyError(name)
        return self.defaults.get(name, option.default)

    def house(self, changes: Mapping[str, str] | None = None) -> House:
        """The house rules of a table. Raises HouseError."""
        given = changes or {}
        for name, value in given.items():
            option = self.option(name)
            if option is None or not option.accepts(value):
                raise HouseError(self, name, value, option)
        return House(self, tuple((o.name, given.get(o.name, self.default(o.name))) for o in self.options))

    def law(self, trump: Suit | None, order: Order = Order.HIGH, house: House | None = None) -> TrickLaw:
        """The law of one trick. Raises LawError for a trump or order that the game never has."""
        if trump not in self.family.trumps:
            raise LawError(self, "trump")
        if order not in self.family.orders:
            raise LawError(self, "order")
        if not self.family.has_jokers:  # nothing else that a table may settle bears on a trick
            return TrickLaw(trump, order)
        table = house if house is not None else self.house()
        return TrickLaw(
            trump,
            order,
            low_ace_bad=table.get("low-ace") == "bad",
            nt_joker_any_time=table.get("nt-joker-any-time") == "yes",
            nt_joker_lead_last=table.get("nt-joker-lead") == "last",
            nt_joker_shed_must=table.get("nt-joker-shed") == "must",
        )


@dataclass(frozen=True, slots=True)
class House(Mapping[str, str]):
    """The value of every option at one table, in the game's order; immutable."""

    game: Game
    pairs: tuple[tuple[str, str], ...]

    def __getitem__(self, name: str) -> str:
        for known, value in self.pairs:
            if known == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def changes(self) -> dict[str, str]:
        """Only the options off the game's defaults."""
        return {n: v for n, v in self.pairs if v != self.game.default(n)}


YES_NO: Final = ("yes", "no")
OFF_ON: Final = ("off", "on")
MATCH_END: Final = Option("match-end", ("target", NUMBER), "target")
DEALS_TIE: Final = Option("deals-tie", ("draw", "extra-deal"), "draw")

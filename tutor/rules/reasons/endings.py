"""Why a card is the best one where all four hands are open."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from tutor.rules.reasons.base import Reason

if TYPE_CHECKING:
    from tutor.rules.cards import Card


class Idea(Enum):
    """What a best card does at once, best play by the others."""

    CASHES = "cashes"
    """Led, it takes the trick."""
    DRAWS = "draws"
    """A trump led."""
    CROSSES = "crosses"
    """Led, it lets partner take the trick."""
    GIVES = "gives"
    """Led, it lets the others take the trick."""
    TAKES = "takes"
    """It takes the trick from the others."""
    OVERTAKES = "overtakes"
    """It takes the trick from partner."""
    DUCKS = "ducks"
    """It leaves a trick to the others that could be taken."""
    CLEARS = "clears"
    """Higher than need be, and it takes nothing: it gets out of the way."""
    FOLLOWS = "follows"
    """The lowest that may be played."""
    RUFFS = "ruffs"
    THROWS = "throws"
    """Void, and no trump."""


class BestPlay(Reason):
    """With this card the learner's team takes so many of the tricks left, and with no other card does better.

    ``avoid``: fewest is best (the pass game). Whose tricks they are: tricks-pooled-by-team.
    """

    rule: ClassVar[str] = "tricks-pooled-by-team"
    card: Card
    idea: Idea
    tricks: int
    of: int
    avoid: bool

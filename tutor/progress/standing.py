"""What the counts mean: which rules are weak, and how long the learner has kept at it. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from tutor.progress.model import Tally

# Two imagined earlier attempts at 75 %: one miss does not damn a rule, one hit does not prove it, and a rule
# never tried stands behind those known to be weak and before those known to be strong.
_IMAGINED = 2
_EXPECTED = 0.75


def weakest_first(pairs: Iterable[tuple[str, str]], tallies: Iterable[Tally]) -> list[tuple[str, str]]:
    """Order (rule, game) pairs by estimated accuracy, the weakest first; equals keep the order given."""
    known = {(tally.name, tally.game): tally for tally in tallies}

    def estimate(pair: tuple[str, str]) -> float:
        tally = known.get(pair)
        attempts, right = (tally.attempts, tally.right) if tally else (0, 0)
        return (right + _IMAGINED * _EXPECTED) / (attempts + _IMAGINED)

    return sorted(pairs, key=estimate)


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row have practice, up to today, or to yesterday while today is still open."""
    practised = set(days)
    day = today if today in practised else today - timedelta(days=1)
    count = 0
    while day in practised:
        count += 1
        day -= timedelta(days=1)
    return count

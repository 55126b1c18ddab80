"""The club player: what the sources' maxims ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players import avoiding, taking
from tutor.players.calling import call
from tutor.players.exchange import name, put
from tutor.players.player import Advice
from tutor.players.scale import scale_of
from tutor.players.seen import seen
from tutor.players.whys import Why, reason
from tutor.rules.deal import Phase

if TYPE_CHECKING:
    from random import Random

    from tutor.rules.view import View


class Club:
    id: Final = "club"

    def advise(self, view: View, draw: Random) -> Advice:
        del draw  # the maxims leave nothing to chance
        match view.phase:
            case Phase.BIDDING:
                return call(view)
            case Phase.NAMING:
                return name(view)
            case Phase.PUTTING:
                return put(view)
            case _:
                return play(view)


def play(view: View) -> Advice:
    """The card to play."""
    assert view.law is not None
    known, scale = seen(view), scale_of(view.law)
    n, why = (avoiding if known.avoid else taking).card(known)
    if len(view.legal) == 1:
        why = Why.ONLY
    return Advice(scale.cards[n], reason(why, n, known, scale))

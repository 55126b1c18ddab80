"""The club player: what the sources' maxims ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players.beginner import Beginner

if TYPE_CHECKING:
    from random import Random

    from tutor.players.player import Advice
    from tutor.rules.view import View


class Club:
    id: Final = "club"

    def advise(self, view: View, draw: Random) -> Advice:
        return Beginner().advise(view, draw)

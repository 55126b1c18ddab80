"""The strong player: looks ahead in hands that it thinks possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players.club import Club

if TYPE_CHECKING:
    from random import Random

    from tutor.players.player import Advice
    from tutor.rules.view import View


class Strong:
    id: Final = "strong"

    def advise(self, view: View, draw: Random) -> Advice:
        return Club().advise(view, draw)

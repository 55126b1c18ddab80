"""Players in three strengths. Each is given the view of its own seat, and nothing else of the deal."""

from __future__ import annotations

from typing import Final

from tutor.players.beginner import Beginner
from tutor.players.club import Club
from tutor.players.player import Advice, Move, Naming, Player, Puts, moved
from tutor.players.strong import Strong

PLAYERS: Final[dict[str, Player]] = {player.id: player for player in (Beginner(), Club(), Strong())}
"""By strength, the weakest first."""

__all__ = ["PLAYERS", "Advice", "Move", "Naming", "Player", "Puts", "moved"]

"""Matches at the table as rows: how each was begun, and every move of it, in order.

A move is a row of text that `tutor.session` writes and reads. Nothing is changed or removed, so that a match is where
it was after any end of the program.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final

from tutor.progress.rows import instant
from tutor.rules.record import Record

if TYPE_CHECKING:
    from tutor.progress.database import Database

END: Final = "end"
"""The last row of a match that is over or was put aside."""
_COLUMNS: Final = "id, at, local_date, game, house, seed, shared, players, deals"


class Match(Record):
    """How a match was begun. ``house`` holds every house rule; ``shared``: one deal, whose seed it is."""

    id: str
    at: datetime
    local_date: date
    game: str
    house: Mapping[str, str]
    seed: str
    shared: bool
    players: str
    deals: int | None


class Matches:
    """The matches of a store. Writing has committed when it returns, and raises StoreError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, match: Match) -> None:
        """Save a new match."""
        values = (
            match.id,
            instant(match.at),
            match.local_date.isoformat(),
            match.game,
            json.dumps(dict(match.house)),
            match.seed,
            int(match.shared),
            match.players,
            match.deals,
        )
        marks = ", ".join("?" * len(values))
        with self._database.transaction() as connection:
            connection.execute(f"INSERT INTO matches ({_COLUMNS}) VALUES ({marks})", values)

    def add(self, match: str, n: int, moves: Sequence[str], at: datetime) -> bool:
        """Save the next moves of a match, the first of which is its n-th (from 0).

        False, and nothing is saved, where another process has saved that one already.
        """
        moment = instant(at)
        with self._database.transaction() as connection:
            ((known,),) = connection.execute("SELECT COUNT(*) FROM match_moves WHERE match = ?", (match,))
            if known != n:
                return False
            connection.executemany(
                "INSERT INTO match_moves (match, n, at, move) VALUES (?, ?, ?, ?)",
                [(match, n + i, moment, move) for i, move in enumerate(moves)],
            )
        return True

    def moves(self, match: str) -> tuple[str, ...]:
        """All that happened in a match, in order."""
        rows = self._database.rows("SELECT move FROM match_moves WHERE match = ? ORDER BY n", (match,))
        return tuple(move for (move,) in rows)

    def open(self) -> tuple[Match, ...]:
        """The matches that go on, the one played last first."""
        # Only the last row of each is looked at: the index finds it, however many there are.
        last = "(SELECT {} FROM match_moves l WHERE l.match = m.id ORDER BY l.n DESC LIMIT 1)"
        rows = self._database.rows(
            f"SELECT {_COLUMNS} FROM matches m WHERE {last.format('l.move')} IS NOT ? "
            f"ORDER BY COALESCE({last.format('l.at')}, m.at) DESC, m.seq DESC",
            (END,),
        )
        return tuple(map(_from_row, rows))


def _from_row(row: tuple[Any, ...]) -> Match:
    id_, at, day, game, house, seed, shared, players, deals = row
    return Match(
        id_,
        datetime.fromisoformat(at),
        date.fromisoformat(day),
        game,
        json.loads(house),
        seed,
        bool(shared),
        players,
        deals,
    )

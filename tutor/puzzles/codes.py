"""Puzzle codes: ``kind.game.level.VSEED[.house]``, enough to rebuild a puzzle anywhere (contract, section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.draw import SEED_LENGTH, SEED_LETTERS
from tutor.puzzles.kinds import KINDS
from tutor.puzzles.puzzle import LEVELS
from tutor.rules.game import HouseError
from tutor.rules.games import GAMES
from tutor.rules.record import Record

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Kind
    from tutor.rules.game import House

_LONGEST = 400


class CodeError(ValueError):
    """A code that names no puzzle. ``what``: form, kind, game, level, version, seed, house,
    not-in-game, or authored for a pack's or lesson's that is not there."""

    def __init__(self, code: str, what: str) -> None:
        super().__init__(f"{what}: {code}")
        self.code, self.what = code, what


class Code(Record):
    """A generated puzzle's identity."""

    kind: Kind[Any]
    house: House
    level: int
    seed: str

    def __str__(self) -> str:
        parts = [self.kind.id, self.house.game.id, str(self.level), self.kind.version + self.seed]
        if changes := self.house.changes():
            parts.append(",".join(f"{name}={value}" for name, value in changes.items()))
        return ".".join(parts)


def looks_like_code(text: str) -> bool:
    """Whether a word is meant as a code rather than a kind or a rule."""
    return text.count(".") >= 2


def parse_code(text: str) -> Code:
    """Read a code. Raises CodeError."""
    parts = text.strip().split(".", 4)
    if len(parts) < 4 or len(text) > _LONGEST:
        raise CodeError(text, "form")
    kind_id, game_id, level, tail = parts[:4]
    if kind_id not in KINDS:
        raise CodeError(text, "kind")
    if game_id not in GAMES:
        raise CodeError(text, "game")
    kind, game = KINDS[kind_id], GAMES[game_id]
    if level not in map(str, LEVELS):
        raise CodeError(text, "level")
    version, seed = tail[:1], tail[1:]
    if len(seed) != SEED_LENGTH or not set(seed) <= set(SEED_LETTERS):
        raise CodeError(text, "seed")
    if version != kind.version:
        raise CodeError(text, "version")
    if not kind.fits(game):
        raise CodeError(text, "not-in-game")
    pairs = [p.partition("=") for p in parts[4].split(",")] if len(parts) == 5 else []
    changes = {name: value for name, _, value in pairs}
    if len(changes) != len(pairs):
        raise CodeError(text, "house")
    try:
        house = game.house(changes)
    except HouseError:
        raise CodeError(text, "house") from None
    return Code(kind, house, int(level), seed)

"""Revokes, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "revoke-definition": (
        msg("What a revoke is"),
        msg(
            "Not following suit when you could is a revoke (or renege). You can't do it here, but you "
            "will meet it in puzzles and in deals already played."
        ),
    ),
    "revoke-three-tricks": (
        msg("A revoke costs three tricks"),
        msg(
            "Many let a revoke cost three tricks, which go to the other team when the last trick has been "
            "played. Others give no penalty."
        ),
    ),
    "revoke-under-three-all": (
        msg("Fewer than three to give"),
        msg(
            "If a revoke costs three tricks and your team has fewer than three to give, the other team "
            "gets all thirteen."
        ),
    ),
}

"""``convention``: laid out as ``legal``."""

from __future__ import annotations

from tutor.cli.boards.legal import choices, draw

__all__ = ["choices", "draw"]

"""The command `whist`, and `python -m tutor`."""

from __future__ import annotations


def script() -> int:
    """The installed command."""
    return 0


if __name__ == "__main__":
    raise SystemExit(script())

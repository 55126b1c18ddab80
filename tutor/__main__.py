"""The command `whist`, and `python -m tutor`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line (this process's own by default) and give its exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    if words == ["--version"] and sys.stdout is not None:
        # The one answer that needs no language: it is given before anything is loaded.
        from tutor import __version__

        try:
            print(f"whist {__version__}", flush=True)
            return 0
        except OSError:
            pass  # told again below, where a closed pipe is known
    from tutor.cli.shell import run

    return run(words)


def script() -> None:
    """The installed command."""
    sys.exit(main())


if __name__ == "__main__":
    script()

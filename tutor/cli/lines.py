"""Reading lines from a person or a pipe, one at a time: nothing beyond the line is consumed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.cli.context import Context

PROMPT = "> "


def read_line(ctx: Context, prompt: str = PROMPT) -> str:
    """The next line without its end. Raises EOFError at the end of input.

    In a terminal the line can be edited; by its own means alone where no escape bytes may be written.
    From a pipe it is echoed behind the prompt, so that the output reads as a transcript.
    """
    sys.stdout.flush()
    if ctx.interactive:
        if ctx.colour:
            _with_editing()
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            print()  # what comes next, if only the shell's prompt, begins on a line of its own
            raise
    line = _piped()
    if not line:
        raise EOFError
    text = line.rstrip("\r\n")
    print(f"{prompt}{text}")
    return text


def _with_editing() -> None:
    try:
        import readline  # noqa: F401 - importing it is what gives input() its line editing
    except ImportError:  # Windows has its own
        pass


def _piped() -> str:
    raw = getattr(getattr(sys.stdin, "buffer", None), "raw", None)
    if raw is None:
        return sys.stdin.readline()
    line: bytes = raw.readline()
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError:
        return line.decode(sys.stdin.encoding or "latin-1", errors="replace")

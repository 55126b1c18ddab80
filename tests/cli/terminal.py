"""A terminal with a person at it: the command on a pseudo-terminal, and what its screen shows."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

import pexpect
import pyte

ANOTHER_COURSE = "import sys; from tutor.cli.shell import run; sys.exit(run(sys.argv[2:], sys.argv[1]))"
#: Taller than anything a test writes, so that nothing scrolls away.
ROWS = 400


class Terminal:
    """`whist` in a terminal. `lessons` names another course; `environ` is added to this process's own."""

    def __init__(self, *args: str, columns: int = 80, lessons: Path | None = None, **environ: str) -> None:
        self.raw = b""
        self.screen = pyte.Screen(columns, ROWS)
        self._stream = pyte.ByteStream(self.screen)
        self._since = 0
        command = ["-m", "tutor"] if lessons is None else ["-c", ANOTHER_COURSE, str(lessons)]
        self.child = pexpect.spawn(
            sys.executable,
            [*command, *args],
            dimensions=(ROWS, columns),
            env={**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **environ},
            timeout=20,
        )
        self.child.delaybeforesend = None
        self.child.delayafterclose = self.child.delayafterterminate = 0.02
        self.child.ptyproc.delayafterclose = self.child.ptyproc.delayafterterminate = 0.02

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.child.close(force=True)

    # What the person does

    def type(self, text: str) -> None:
        """Type a line and press Enter; waits for its echo."""
        self._since = self.screen.cursor.y + 1
        self.child.sendline(text)
        while self.screen.cursor.y < self._since and self._read():
            pass

    def press(self, key: str) -> None:
        """Control and a letter."""
        self.child.sendcontrol(key)

    def kill(self, number: signal.Signals) -> None:
        self.child.kill(number)

    # What the person sees

    def lines(self) -> list[str]:
        """The screen, line by line, without blank ends."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip().split("\n")

    def said(self) -> str:
        """What came since the last line typed, with line breaks as spaces."""
        return " ".join(" ".join(self.lines()[self._since :]).split())

    def until(self, text: str, timeout: float = 20) -> str:
        """Wait for a text since the last line typed and then for a prompt below it; gives what was said."""
        wanted = " ".join(text.split())
        end = time.monotonic() + timeout
        while not (wanted in self.said() and self._at_prompt()):
            if time.monotonic() > end or not self._read():
                shown = "\n".join(self.lines())
                raise AssertionError(f"no {wanted!r} on the screen:\n{shown}")
        return self.said()

    def end(self) -> int:
        """Wait for the end; gives the exit code (negative: the signal that ended it)."""
        while self._read():
            pass
        self.child.close()
        return self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus

    def _at_prompt(self) -> bool:
        """Whether the cursor stands behind a prompt."""
        line = self.screen.display[self.screen.cursor.y][: self.screen.cursor.x]
        return bool(re.search(r"(^>|\.) $", line))

    def _read(self) -> bool:
        try:
            read = self.child.read_nonblocking(65536, timeout=20)
        except (pexpect.EOF, pexpect.TIMEOUT):
            return False
        self.raw += read
        self._stream.feed(read)
        return True

"""What is shown while something takes longer than a second: a bar, or a sentence where nothing may be redrawn."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from tutor.cli.context import Context

PATIENCE = 1.0
"""Seconds before anything is shown."""


class _Bar:
    def __init__(self, ctx: Context, label: str) -> None:
        self.ctx, self.label = ctx, label
        self.begun = time.monotonic()
        self.shown = False
        self.bar: Progress | None = None
        self.task: TaskID | None = None

    def tick(self, share: float) -> None:
        if not self.shown and time.monotonic() - self.begun >= PATIENCE:
            self.shown = True
            self._show()
        if self.bar is not None and self.task is not None:
            self.bar.update(self.task, completed=share)

    def _show(self) -> None:
        try:
            if not sys.stderr.isatty():
                return
        except (AttributeError, ValueError):
            return
        if not self.ctx.colour:
            print(self.ctx.catalog.say("{what}. This takes a moment.", what=self.label), file=sys.stderr)
            return
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

        console = Console(stderr=True, legacy_windows=False, emoji=False)
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), TaskProgressColumn())
        self.bar = Progress(*columns, console=console, transient=True)
        self.task = self.bar.add_task(self.label, total=1.0)
        self.bar.start()

    def stop(self) -> None:
        if self.bar is not None:
            self.bar.stop()


@contextmanager
def waiting(ctx: Context, label: str) -> Iterator[Callable[[float], None]]:
    """Gives a function to be told, from time to time, which share of the work is done."""
    bar = _Bar(ctx, label)
    try:
        yield bar.tick
    finally:
        bar.stop()

"""What is written on the screen: texts wrapped to the window, lesson markup; in plain mode only lines."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console

    from tutor.cli.context import Context

_BOLD = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_ITEM = re.compile(r"(?P<bullet>[-*]|\d+\.) +(?P<text>.*)", re.DOTALL)
_WIDEST = 88
"""Longer lines are hard to read, however wide the window is."""


class Page:
    """Writes to standard output for one context."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self._console: Console | None = None

    @property
    def width(self) -> int:
        return min(self.ctx.width, _WIDEST)

    @property
    def console(self) -> Console:
        """Rich's console as this context allows it: no escape bytes without colour, never its own guesses."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(
                file=sys.stdout,
                width=self.width,
                color_system="standard" if self.ctx.colour else None,
                force_terminal=self.ctx.colour,
                no_color=not self.ctx.colour,
                highlight=False,
                markup=False,
                emoji=False,
                legacy_windows=False,
            )
        return self._console

    def blank(self) -> None:
        print()

    def text(self, text: str) -> None:
        """One paragraph of ordinary text."""
        self._lines(text, "", "")

    def lines(self, texts: list[str]) -> None:
        """Short lines below each other."""
        for text in texts:
            self._lines(text, "", "  ")

    def pieces(self, line: Iterable[tuple[str, str]]) -> None:
        """One line of pieces, each with its style; styles show only where there is colour."""
        if not self.ctx.colour:
            print("".join(text for text, _ in line).rstrip())
            return
        from rich.text import Text

        styled = Text.assemble(*line)
        styled.rstrip()
        self.console.print(styled, no_wrap=True, crop=False, overflow="ignore")

    def heading(self, text: str) -> None:
        """A heading: bold where that shows, and on a line of its own."""
        if self.ctx.colour:
            from rich.text import Text

            self.console.print(Text(text, style="bold"))
        else:
            self.text(text)

    def markup(self, text: str) -> None:
        """A lesson's text: paragraphs, lists, bold."""
        for n, block in enumerate(re.split(r"\n\s*\n", text.strip())):
            if n:
                self.blank()
            for part in re.split(r"\n(?=[-*] |\d+\. )", block):
                item = _ITEM.fullmatch(part)
                if item is None:
                    self._lines(" ".join(part.split()), "", "")
                else:
                    bullet = item["bullet"] if item["bullet"][0].isdigit() else "-"
                    lead = bullet + " "
                    self._lines(" ".join(item["text"].split()), lead, " " * len(lead))

    def _lines(self, text: str, first: str, later: str) -> None:
        if self.ctx.colour and _BOLD.search(text):
            from rich.padding import Padding
            from rich.text import Text

            styled = Text(first)
            last = 0
            for found in _BOLD.finditer(text):
                styled.append(text[last : found.start()])
                styled.append(next(g for g in found.groups() if g), style="bold")
                last = found.end()
            styled.append(text[last:])
            self.console.print(Padding(styled, (0, 0, 0, 0)))
            return
        import textwrap

        bare = _BOLD.sub(lambda m: next(g for g in m.groups() if g), text)
        wrapped = textwrap.wrap(
            bare,
            self.width,
            initial_indent=first,
            subsequent_indent=later,
            break_on_hyphens=False,
            break_long_words=self.width >= 20,
        )
        print("\n".join(wrapped) if wrapped else "")

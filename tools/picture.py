"""Draw docs/puzzle.svg: a puzzle and its explanation in English and Norwegian, as the tutor puts them.

`python tools/picture.py` writes the file; the suite checks that it is what this script draws. Nothing is
made up here: `whist practice CODE` runs in each language with one answer waiting, and its screen is drawn.
"""

from __future__ import annotations

import io
import sys
import tempfile
from contextlib import redirect_stdout
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rich.console import Console  # noqa: E402
from rich.padding import Padding  # noqa: E402
from rich.table import Table  # noqa: E402
from rich.terminal_theme import TerminalTheme  # noqa: E402
from rich.text import Text  # noqa: E402

from tutor.cli.commands import practice  # noqa: E402
from tutor.cli.context import Context, using  # noqa: E402
from tutor.words.catalog import catalog  # noqa: E402

PICTURE = ROOT / "docs" / "puzzle.svg"
#: A puzzle, and the answer of somebody who goes by the suit led and forgets the trumps.
CODE, ANSWER = "winner.classic.2.1id4oal5", "1"
LANGUAGES = ("en", "nb")
PANE = 52
THEME = TerminalTheme(
    (30, 32, 38),
    (222, 224, 228),
    [
        (60, 63, 72), (255, 110, 110), (132, 200, 132), (230, 192, 110),
        (110, 165, 240), (205, 145, 220), (110, 205, 205), (222, 224, 228),
    ],
)  # fmt: skip
#: Rich fills this in. Its own template fetches a font; the reader's monospaced one will do.
TEMPLATE = """\
<svg class="{unique_id}" viewBox="0 0 {width} {height}" role="img" xml:space="preserve" xmlns="http://www.w3.org/2000/svg">
<title>A puzzle, a wrong answer, and its explanation, in English and Norwegian</title>
<style>
.{unique_id}-matrix {{
  font-family: Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px;
}}
.{unique_id}-title {{ font: bold 18px sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class _Narrow(Context):
    """The context of a window as wide as one half of the picture."""

    __slots__ = ()

    @property
    def width(self) -> int:
        return PANE


def screen(lang: str) -> str:
    """What `whist practice CODE` writes in one language, with the answer given, colours included."""
    with tempfile.TemporaryDirectory() as folder:
        ctx = _Narrow(lang, catalog(lang), colour=True, signs=True, data_dir=folder)
        written, stdin = io.StringIO(), sys.stdin
        sys.stdin = io.StringIO(f"{ANSWER}\n")
        try:
            with using(ctx), redirect_stdout(written):
                practice.run([CODE])
        finally:
            sys.stdin = stdin
    # The summary after the last blank line says nothing of a single puzzle.
    return written.getvalue().rstrip().rpartition("\n\n")[0]


def picture() -> str:
    """The SVG."""
    panes = Table.grid(padding=(0, 4, 0, 0))
    for _ in LANGUAGES:
        panes.add_column(width=PANE)
    panes.add_row(*(_pane(lang) for lang in LANGUAGES))
    console = Console(
        record=True,
        file=io.StringIO(),
        width=(PANE + 4) * len(LANGUAGES),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        _environ={},
    )
    console.print(Padding(panes, (0, 0, 1, 2)))
    svg = console.export_svg(
        title="whist", theme=THEME, code_format=TEMPLATE, font_aspect_ratio=0.602, unique_id="whist"
    )
    return "".join(line.rstrip() + "\n" for line in svg.splitlines() if line.strip())


def _pane(lang: str) -> Text:
    command = f"$ whist --lang {lang} practice {CODE}"
    return Text.assemble((command, "dim"), "\n\n", Text.from_ansi(screen(lang)))


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8", newline="\n")
    print(PICTURE.relative_to(ROOT))

"""The table: four seats round a trick, and the hand. Drawn where there is room, else told line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import Order, Seat
from tutor.words.cards import SIGNS, card_label, card_sign, order_name, trump_name
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.box import Box
    from rich.text import Text

    from tutor.cli.page import Page
    from tutor.rules.cards import Card, Suit
    from tutor.rules.game import Family

_NARROWEST_DRAWN = 44
"""Windows narrower than this get lines instead of a drawing."""
# Rich's way of writing a box: eight lines of four corners and edges each.
_FRAME = """\
╭──╮
│  │
│  │
│  │
│  │
│  │
│  │
╰──╯
"""
_ASCII_FRAME = """\
+--+
|  |
|  |
|  |
|  |
|  |
|  |
+--+
"""


def conditions(page: Page, family: Family, trump: Suit | None, order: Order) -> None:
    """Trump and order, where the game leaves them open."""
    catalog = page.ctx.catalog
    told = []
    if family.has_trump:
        name = trump_name(catalog, trump)
        told.append(f"{name} {SIGNS[trump]}" if trump is not None and page.ctx.signs else name)
    if len(family.orders) > 1:
        told.append(order_name(catalog, order))
    if told:
        page.text(" ".join(f"{each[:1].upper()}{each[1:]}." for each in told))


def trick(
    page: Page,
    voice: Voice,
    plays: Sequence[tuple[Seat, Card]],
    numbered: bool,
    waiting: Seat | None = None,
) -> None:
    """The cards on the table. ``numbered``: in play order, as choices; ``waiting``: whose turn it is."""
    if not plays:
        return
    if page.ctx.plain or page.width < _NARROWEST_DRAWN:
        _told(page, voice, plays, numbered)
    else:
        _drawn(page, voice, plays, numbered, waiting)


def hand(page: Page, cards: Sequence[Card], numbered: bool) -> None:
    """The learner's cards, sorted, numbered where they are the choices."""
    catalog = page.ctx.catalog
    page.text(catalog.say("Your cards:"))
    if page.ctx.plain:
        page.lines(
            [
                f"{n} {card_label(catalog, c)}" if numbered else card_label(catalog, c)
                for n, c in enumerate(cards, 1)
            ]
        )
        return
    from rich.columns import Columns
    from rich.text import Text

    cells = []
    for n, c in enumerate(cards, 1):
        cell = Text(f"{n} " if numbered else "")
        cell.append_text(_card(page, c))
        cells.append(cell)
    page.console.print(Columns(cells, padding=(0, 3), expand=False))


def seats(page: Page, voice: Voice, order: Sequence[Seat]) -> None:
    """The seats as numbered choices, where no cards lie."""
    page.lines([f"{n} {voice.seat_label(seat)}" for n, seat in enumerate(order, 1)])


def won(page: Page, counts: Mapping[str, int]) -> None:
    """Tricks taken so far, by team."""
    catalog = page.ctx.catalog
    us, them = counts.get("NS", 0), counts.get("EW", 0)
    page.text(catalog.say("Tricks so far: your team {us}, the opponents {them}.", us=us, them=them))


def _told(page: Page, voice: Voice, plays: Sequence[tuple[Seat, Card]], numbered: bool) -> None:
    catalog = page.ctx.catalog
    lines = []
    for n, (seat, c) in enumerate(plays, 1):
        name = card_label(catalog, c) if page.ctx.plain else _label(page, c)
        line = f"{voice.seat_label(seat)}: {name}"
        lines.append(f"{n} {line}" if numbered else line)
    page.lines(lines)


def _drawn(
    page: Page,
    voice: Voice,
    plays: Sequence[tuple[Seat, Card]],
    numbered: bool,
    waiting: Seat | None,
) -> None:
    from rich.table import Table
    from rich.text import Text

    catalog = page.ctx.catalog
    places = {seat: (n, c) for n, (seat, c) in enumerate(plays, 1)}
    leader = plays[0][0]

    def cell(seat: Seat) -> Text:
        text = Text(voice.seat_label(seat), style="bold", justify="center")
        if seat in places:
            n, c = places[seat]
            text.append("\n")
            text.append(f"{n} " if numbered else "", style="not bold")
            text.append_text(_card(page, c))
            if seat is leader:
                text.append("\n" + catalog.phrase("led"), style="not bold dim")
        else:
            text.append("\n?" if seat is waiting else "\n", style="not bold")
        return text

    grid = Table(box=_box(page), show_header=False, padding=(0, 1), expand=False)
    for _ in range(3):
        grid.add_column(justify="center", min_width=11)
    south = voice.learner if voice.learner is not None else Seat.S
    grid.add_row("", cell(south.partner), "")
    grid.add_row(cell(south.left), "", cell(south.right))
    grid.add_row("", cell(south), "")
    page.console.print(grid)


def _box(page: Page) -> Box:
    """A frame with no lines between the seats, in ASCII where nothing else can be shown."""
    from rich import box

    return box.Box(_FRAME if page.ctx.signs else _ASCII_FRAME, ascii=not page.ctx.signs)


def _card(page: Page, c: Card) -> Text:
    from rich.text import Text

    red = c.suit is not None and c.suit.is_red
    return Text(_label(page, c), style="not bold red" if red else "not bold")


def _label(page: Page, c: Card) -> str:
    ctx = page.ctx
    return card_sign(ctx.catalog, c, ctx.letters == "local", ctx.signs)

"""The table: four seats round a trick, and the hand. Drawn where there is room, else told line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.rules.cards import Order, Seat
from tutor.words.cards import SIGNS, card_label, card_sign, order_name, trump_name
from tutor.words.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tutor.cli.page import Page
    from tutor.rules.cards import Card, Suit
    from tutor.rules.game import Family

_NARROWEST_DRAWN = 44
"""Windows narrower than this get lines instead of a drawing."""
_COLUMN = 11
"""Columns of the drawing are this wide, or as wide as a name needs."""
_FRAME, _ASCII_FRAME = tuple("╭─╮│╰╯"), tuple("+-+|++")

_AROUND = 10
"""Frame and spaces: one on either side of a column, one between two, and the frame's own sides."""
_GAP = 3
"""Spaces between the cards of a hand."""

Piece = tuple[str, str]
"""Text and its style, in rich's words; the style is empty for ordinary text."""
Cell = list[list[Piece]]
"""A seat's lines: its name, its card, and whether it led."""


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
    if not page.ctx.plain and page.width >= _NARROWEST_DRAWN:
        rows = _seated(page, voice, plays, numbered, waiting)
        widths = [max(_COLUMN, *(_width(line) for row in rows for line in row[n])) for n in range(3)]
        if sum(widths) + _AROUND <= page.width:
            _drawn(page, rows, widths)
            return
    in_lines(page, voice, plays, numbered)


def hand(page: Page, cards: Sequence[Card], numbered: bool) -> None:
    """The learner's cards, sorted, numbered where they are the choices."""
    page.text(page.ctx.catalog.say("Your cards:"))
    row(page, cards, numbered)


def row(page: Page, cards: Sequence[Card], numbered: bool) -> None:
    """Cards beside each other, as many as fit; line by line in plain mode."""
    catalog = page.ctx.catalog
    if page.ctx.plain:
        page.lines(
            [
                f"{n} {card_label(catalog, c)}" if numbered else card_label(catalog, c)
                for n, c in enumerate(cards, 1)
            ]
        )
        return
    cells = [[(f"{n} " if numbered else "", ""), _card(page, c)] for n, c in enumerate(cards, 1)]
    widths = _columns([_width(cell) for cell in cells], page.width)
    for start in range(0, len(cells), len(widths)):
        row = cells[start : start + len(widths)]
        page.pieces(
            [piece for cell, w in zip(row, widths, strict=False) for piece in _padded(cell, w + _GAP)]
        )


def seats(page: Page, voice: Voice, order: Sequence[Seat]) -> None:
    """The seats as numbered choices, where no cards lie."""
    page.lines([f"{n} {voice.seat_label(seat)}" for n, seat in enumerate(order, 1)])


def won(page: Page, counts: Mapping[str, int]) -> None:
    """Tricks taken so far, by team."""
    catalog = page.ctx.catalog
    us, them = counts.get("NS", 0), counts.get("EW", 0)
    page.text(catalog.say("Tricks so far: your team {us}, the opponents {them}.", us=us, them=them))


def in_lines(page: Page, voice: Voice, plays: Sequence[tuple[Seat, Card]], numbered: bool = False) -> None:
    """Cards with who played them, line by line."""
    catalog = page.ctx.catalog
    lines = []
    for n, (seat, c) in enumerate(plays, 1):
        name = card_label(catalog, c) if page.ctx.plain else _label(page, c)
        line = f"{voice.seat_label(seat)}: {name}"
        lines.append(f"{n} {line}" if numbered else line)
    page.lines(lines)


def _seated(
    page: Page,
    voice: Voice,
    plays: Sequence[tuple[Seat, Card]],
    numbered: bool,
    waiting: Seat | None,
) -> list[list[Cell]]:
    """Three rows of three cells, the learner below."""
    catalog = page.ctx.catalog
    places = {seat: (n, c) for n, (seat, c) in enumerate(plays, 1)}
    leader = plays[0][0]

    def cell(seat: Seat) -> Cell:
        lines: Cell = [[(voice.seat_label(seat), "bold")]]
        if seat in places:
            n, c = places[seat]
            lines.append([(f"{n} " if numbered else "", ""), _card(page, c)])
            if seat is leader:
                lines.append([(catalog.phrase("led"), "dim")])
        elif seat is waiting:
            lines.append([("?", "")])
        return lines

    south = voice.learner if voice.learner is not None else Seat.S
    return [
        [[], cell(south.partner), []],
        [cell(south.left), [], cell(south.right)],
        [[], cell(south), []],
    ]


def _drawn(page: Page, rows: Sequence[Sequence[Cell]], widths: Sequence[int]) -> None:
    left, across, right, side, low_left, low_right = _FRAME if page.ctx.signs else _ASCII_FRAME
    edge = across * (sum(widths) + _AROUND - 2)
    page.pieces([(left + edge + right, "")])
    for row in rows:
        for n in range(max(2, *(len(lines) for lines in row))):
            told: list[Piece] = [(side, "")]
            for lines, width in zip(row, widths, strict=True):
                told += [(" ", ""), *_centred(lines[n] if n < len(lines) else [], width), ("  ", "")]
            page.pieces([*told[:-1], (" " + side, "")])
    page.pieces([(low_left + edge + low_right, "")])


def _width(line: Sequence[Piece]) -> int:
    """Letters and suit signs are all one column wide."""
    return sum(len(text) for text, _ in line)


def _padded(line: Sequence[Piece], width: int) -> list[Piece]:
    return [*line, (" " * (width - _width(line)), "")]


def _centred(line: Sequence[Piece], width: int) -> list[Piece]:
    return _padded([(" " * ((width - _width(line)) // 2), ""), *line], width)


def _columns(widths: Sequence[int], most: int) -> list[int]:
    """The widths of as many columns as fit, filled row by row."""
    for count in range(len(widths), 1, -1):
        columns = [max(widths[first::count]) for first in range(count)]
        if sum(columns) + _GAP * (count - 1) <= most:
            return columns
    return [max(widths, default=0)]


def _card(page: Page, c: Card) -> Piece:
    return _label(page, c), "red" if c.suit is not None and c.suit.is_red else ""


def _label(page: Page, c: Card) -> str:
    ctx = page.ctx
    return card_sign(ctx.catalog, c, ctx.letters == "local", ctx.signs)

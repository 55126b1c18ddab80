"""The tricks of a deal, one below the other: by seat where there is room, else told line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.cli import tables
from tutor.puzzles.positions import LEARNER
from tutor.rules.cards import Seat
from tutor.rules.trick import winning_place
from tutor.words.cards import card_label, card_sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.cli.page import Page
    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Puzzle
    from tutor.rules.cards import Card
    from tutor.rules.trick import Trick, TrickLaw
    from tutor.words.voice import Voice

_NARROWEST: Final = 44
_LED, _TOOK = ">", "*"
_GAP: Final = 2


def draw(page: Page, voice: Voice, puzzle: Puzzle[PlayedPosition]) -> None:
    """Conditions, bid, tricks, the unfinished trick and the learner's hand."""
    position = puzzle.position
    tables.conditions(page, puzzle.game.family, position.law.trump, position.law.order)
    if position.contract is not None and position.ask == "tricks-needed" and position.seat is not None:
        from tutor.words.played import who_bid

        page.text(who_bid(voice, position.seat, position.contract))
    tricks(page, voice, position.begun, position.law)
    if position.hand:
        tables.hand(page, position.hand, numbered=False)


def tricks(page: Page, voice: Voice, found: Sequence[Trick], law: TrickLaw) -> None:
    """Tricks, numbered; who led and who took each is marked, or told. The last one may be unfinished."""
    if not found:
        return
    if not page.ctx.plain and page.width >= _NARROWEST:
        _columns(page, voice, found, law)
    else:
        _told(page, voice, found, law)


def _columns(page: Page, voice: Voice, found: Sequence[Trick], law: TrickLaw) -> None:
    """A column a seat, the learner's first and then clockwise."""
    seats = [LEARNER.after(n) for n in range(4)]
    first = max(len(str(len(found))), 1) + _GAP
    cells = [[_cell(page, trick, seat, law) for seat in seats] for trick in found]
    names = [voice.seat_label(seat) for seat in seats]
    widths = [max(len(names[n]), *(len(row[n]) for row in cells)) + _GAP for n in range(4)]
    page.pieces(
        [(" " * first, ""), *((name.ljust(w), "bold") for name, w in zip(names, widths, strict=True))]
    )
    for n, (trick, row) in enumerate(zip(found, cells, strict=True), 1):
        line = [(str(n).ljust(first), "")]
        for seat, text, width in zip(seats, row, widths, strict=True):
            line.append((text.ljust(width), _style(trick, seat)))
        page.pieces(line)
    page.text(page.ctx.catalog.say("{led} led, {took} took the trick.", led=_LED, took=_TOOK))


def _cell(page: Page, trick: Trick, seat: Seat, law: TrickLaw) -> str:
    place = (seat - trick.leader) % 4
    if place >= len(trick.cards):
        return " ?" if place == len(trick.cards) else ""
    before = _LED if place == 0 else " "
    after = _TOOK if trick.complete and place == winning_place(trick.cards, law) else ""
    return f"{before}{_sign(page, trick.cards[place])}{after}"


def _style(trick: Trick, seat: Seat) -> str:
    place = (seat - trick.leader) % 4
    suit = trick.cards[place].suit if place < len(trick.cards) else None
    return "red" if suit is not None and suit.is_red else ""


def _told(page: Page, voice: Voice, found: Sequence[Trick], law: TrickLaw) -> None:
    """``Trick 1. Left: 8 of hearts. Partner: …. Taken by: left.``"""
    catalog = page.ctx.catalog
    lines = []
    for n, trick in enumerate(found, 1):
        plays = " ".join(
            catalog.say("{seat}: {card}.", seat=voice.seat_label(seat), card=_name(page, c))
            for seat, c in trick.plays()
        )
        place = winning_place(trick.cards, law)
        if not trick.complete or place is None:
            lines.append(catalog.say("Trick {n}, not finished yet. {plays}", n=n, plays=plays))
            continue
        took = voice.seat_label(trick.seat_of(place))
        lines.append(catalog.say("Trick {n}. {plays} Taken by: {seat}.", n=n, plays=plays, seat=took))
    page.lines(lines)


def _name(page: Page, c: Card) -> str:
    return card_label(page.ctx.catalog, c) if page.ctx.plain else _sign(page, c)


def _sign(page: Page, c: Card) -> str:
    ctx = page.ctx
    return card_sign(ctx.catalog, c, ctx.letters == "local", ctx.signs)

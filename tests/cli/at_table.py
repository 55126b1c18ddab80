"""A match in this process: somebody sits South who types as told, and the page is read from the output."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from random import Random

from tutor.cli.asking import Left
from tutor.cli.context import Context
from tutor.cli.page import Page
from tutor.cli.playing import Playing
from tutor.players import Move, Naming
from tutor.rules.calls import Call
from tutor.rules.cards import ALL_CARDS, Card
from tutor.rules.deal import Deal, Phase
from tutor.rules.game import House
from tutor.rules.view import View
from tutor.session.table import Setup
from tutor.session.table_run import TableRun, begin_match
from tutor.words.calls import call_label
from tutor.words.cards import card_label, order_name, suit_name
from tutor.words.catalog import catalog
from tutor.words.move_reading import names_on_offer

Types = Callable[[TableRun], str | None]
"""What is typed at a turn; None ends the input."""


class Sitter:
    """Stands in for standard input: each line is typed at the learner's turn."""

    encoding = "utf-8"

    def __init__(self, run: TableRun, types: Types) -> None:
        self.run, self.types = run, types

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        assert self.run.is_learners
        text = self.types(self.run)
        return "" if text is None else text + "\n"


def sit(
    ctx: Context, run: TableRun, types: Types, resumed: bool = False, written: StringIO | None = None
) -> str:
    """What a sitting writes; into ``written`` as it goes along."""
    stdin, written = sys.stdin, written or StringIO()
    try:
        sys.stdin = Sitter(run, types)  # type: ignore[assignment]
        with redirect_stdout(written):
            try:
                Playing(Page(ctx), run).play(resumed)
            except (EOFError, Left):
                pass
    finally:
        sys.stdin = stdin
    return written.getvalue()


def match(desk, house: House, seed: str, **more: object) -> TableRun:
    """A new match at a desk."""
    return begin_match(desk, Setup(house, seed, **more))


# What a person types


def in_words(lang: str, view: View, move: Move) -> str:
    """A move as a person types it: by names."""
    texts = catalog(lang)
    if isinstance(move, Call):
        return call_label(texts, move)
    if isinstance(move, Naming):
        return order_name(texts, move.order) if move.trump is None else suit_name(texts, move.trump)
    if isinstance(move, Card):
        return card_label(texts, move)
    return ", ".join(card_label(texts, c) for c in move)


def legal_moves(view: View) -> list[Move]:
    """Every legal move of a view, but of the cards to put away only the first six and the last."""
    match view.phase:
        case Phase.BIDDING:
            assert view.auction is not None
            return list(view.auction.allowed)
        case Phase.NAMING:
            return list(names_on_offer(view))
        case Phase.PUTTING:
            return [view.hand[:6], view.hand[-6:]]
        case _:
            return list(view.legal)


def advised(lang: str) -> Types:
    """Does what the coach would, in words."""
    return lambda run: in_words(lang, run.view, run.advice().move)


NONSENSE = (
    "xyzzy",
    "99",
    "0",
    "-1",
    "H1",
    "HH",
    "♥",
    "?!",
    "7 7 7",
    "S2 S3",
    "pass pass",
    "ﬁ",
    "é" * 300,
    "1 2 3 4",
)
COMMANDS = ("", "?", "hint", "why", "again", "last trick", "tricks", "score", "code", "=", "help")


def anything(rng: Random, lang: str) -> Types:
    """Types nonsense, commands, cards of others and illegal moves among the legal ones."""

    def types(run: TableRun) -> str:
        view = run.view
        kind = rng.randrange(10)
        if kind == 0:
            return rng.choice(NONSENSE)
        if kind == 1:
            return rng.choice(COMMANDS)
        if kind == 2:
            return "undo"
        if kind == 3:
            return card_label(catalog(lang), rng.choice(view.house.game.deck))
        if kind == 4:
            return rng.choice(("pass", "grand", "3up", "7nt", "high", "low", "H", "none", "1 2 3 4 5 6"))
        return in_words(lang, view, rng.choice(legal_moves(view)))

    return types


# What must hold


def conserved(deal: Deal) -> bool:
    """Every card of the deck is in one place: a hand, the table, the kitty, or put away."""
    played = [c for trick in deal.tricks for c in trick.cards]
    masks = [*deal.hands, *(c.bit for c in played)]
    if deal.puts is not None:
        masks.append(deal.puts)
    elif deal.phase is not Phase.PUTTING:
        masks.append(deal.kitty)
    total = sum(masks)
    return total == deal.house.game.family.whole and sum(m.bit_count() for m in masks) == total.bit_count()


def labels_in(text: str, lang: str) -> set[Card]:
    """The cards that a text in plain mode names."""
    return {c for c in ALL_CARDS if re.search(rf"\b{card_label(catalog(lang), c)}\b", text)}

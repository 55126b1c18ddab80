"""Calls and contracts as they are said at the table: ``grand``, ``4 uptown``, ``fire høyt``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.calls import GRAND, PASS, Way
from tutor.words.catalog import msg, msg_in
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.rules.calls import Call
    from tutor.words.catalog import Catalog

_ONE: Final = msg_in("number of a bid", "one")
_WAYS: Final = {Way.UP: msg("{n} uptown"), Way.DOWN: msg("{n} downtown"), Way.NT: msg("{n} no trump")}


def call_name(catalog: Catalog, call: Call) -> str:
    """A call within a sentence, its number as a word."""
    if call == PASS:
        return catalog.phrase("pass")
    if call == GRAND:
        return catalog.phrase("grand")
    assert call.way is not None
    # Norwegian counts bids otherwise than tricks: én høyt, but ett stikk.
    number = (
        catalog.phrase_in("number of a bid", _ONE) if call.number == 1 else number_word(catalog, call.number)
    )
    return catalog.phrase(_WAYS[call.way], n=number)


def call_label(catalog: Catalog, call: Call) -> str:
    """A call in a list, its number as a figure."""
    if call.way is None:
        return call_name(catalog, call)
    return catalog.phrase(_WAYS[call.way], n=call.number)

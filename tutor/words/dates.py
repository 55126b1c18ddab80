"""Dates in words, as one says them: 2 December, and the year where it is another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.words.catalog import msg_in

if TYPE_CHECKING:
    from datetime import date

    from tutor.words.catalog import Catalog

_MONTHS: Final = (
    msg_in("date", "{day} January"),
    msg_in("date", "{day} February"),
    msg_in("date", "{day} March"),
    msg_in("date", "{day} April"),
    msg_in("date", "{day} May"),
    msg_in("date", "{day} June"),
    msg_in("date", "{day} July"),
    msg_in("date", "{day} August"),
    msg_in("date", "{day} September"),
    msg_in("date", "{day} October"),
    msg_in("date", "{day} November"),
    msg_in("date", "{day} December"),
)


def date_name(catalog: Catalog, day: date, today: date) -> str:
    """A day within a sentence: ``today``, ``tomorrow``, ``yesterday``, ``2 December``, ``2 December 2025``."""
    away = (day - today).days
    if away == 0:
        return catalog.phrase_in("date", "today")
    if away == 1:
        return catalog.phrase_in("date", "tomorrow")
    if away == -1:
        return catalog.phrase_in("date", "yesterday")
    named = catalog.phrase_in("date", _MONTHS[day.month - 1], day=day.day)
    if day.year == today.year:
        return named
    return catalog.phrase_in("date", "{date} {year}", date=named, year=day.year)


def percent(catalog: Catalog, share: float) -> str:
    """A share from 0 to 1 as a whole percentage; 100 % and 0 % only where it is exactly that."""
    n = round(share * 100)
    if n == 100 and share < 1:
        n = 99
    elif n == 0 and share > 0:
        n = 1
    return catalog.phrase("{n}%", n=n)

"""`whist progress import FILE`: adds exported progress to what is there."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import IO, TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput, why

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.progress.lines import LineError
    from tutor.progress.merging import Merged
    from tutor.progress.store import Store

IN = "-"
_READING = 0.4
"""The share of the work that reading is, as the progress bar shows it."""


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "Answers that are here already are left as they are. Example: whist progress import mine.jsonl"
    )


def run(
    file: Annotated[
        str, typer.Argument(metavar=phrase("FILE"), help=say("A file from export; - reads the input."))
    ],
) -> None:
    """Import."""
    from tutor.cli.waiting import waiting

    ctx = context()
    with waiting(ctx, say("Reading progress")) as tick:
        if file == IN:
            stream = getattr(sys.stdin, "buffer", None)
            if stream is None:
                merged = _merge(ctx, iter(_encoded(sys.stdin)), tick)
            else:
                merged = _merge(ctx, _telling(stream, 0, tick), tick)
        else:
            try:
                with open(os.path.expanduser(file), "rb") as opened:
                    size = os.fstat(opened.fileno()).st_size
                    merged = _merge(ctx, _telling(opened, size, tick), tick)
            except OSError as fault:
                raise UnusableInput(say("{path} can't be read: {why}.", path=file, why=why(fault))) from fault
    tell(ctx, merged)


def tell(ctx: Context, merged: Merged) -> None:
    """What came in, and what was here."""
    say_n = ctx.catalog.say_n
    known = merged.read - merged.attempts
    print(say_n("{n} new answer came in.", "{n} new answers came in.", merged.attempts))
    if known:
        print(say_n("{n} was here already.", "{n} were here already.", known))


def saved(ctx: Context) -> Store:
    """The learner's store, or UnusableInput where nothing can be saved."""
    from tutor.cli.world import open_store

    store = open_store(ctx)
    if store.path is None:
        store.close()
        raise UnusableInput(
            say("Nothing can be saved here, so nothing was read in: {path}", path=ctx.data_dir)
        )
    return store


def _merge(ctx: Context, lines: Iterator[bytes], tick: Callable[[float], None]) -> Merged:
    from tutor.progress.lines import LineError, read
    from tutor.progress.merging import merge
    from tutor.progress.model import StoreError

    with saved(ctx) as store:
        try:
            return merge(store, read(lines), lambda share: tick(_READING + (1 - _READING) * share))
        except LineError as fault:
            raise UnusableInput(_words(fault)) from fault
        except StoreError as fault:
            raise UnusableInput(
                say(
                    "It could not be saved, and nothing has changed. Is the disk full? ({path})",
                    path=fault.path,
                )
            ) from fault


def _telling(stream: IO[bytes], size: int, tick: Callable[[float], None]) -> Iterator[bytes]:
    done = 0
    for number, line in enumerate(stream):
        if number % 1000 == 0:
            tick(_READING * done / size if size else 0.0)
        done += len(line)
        yield line


def _encoded(stream: IO[str]) -> Iterator[bytes]:
    for line in stream:
        yield line.encode("utf-8", "replace")


def _words(fault: LineError) -> str:
    from tutor.progress.lines import Fault

    line, what = fault.number, fault.what
    match fault.fault:
        case Fault.NOT_JSON:
            text = say("Line {line} is not JSON as export writes it.", line=line)
        case Fault.NO_HEADER:
            text = say("Line {line} should say that this is progress from whist, and does not.", line=line)
        case Fault.NEWER:
            text = say(
                "Line {line}: this was written by a newer version of whist (form {version}).",
                line=line,
                version=what,
            )
        case Fault.UNKNOWN_TYPE:
            text = say("Line {line}: there is nothing of the type “{what}”.", line=line, what=what)
        case Fault.MISSING_KEY:
            text = say("Line {line}: “{what}” is missing.", line=line, what=what)
        case Fault.UNKNOWN_KEY:
            text = say("Line {line}: “{what}” is not known here.", line=line, what=what)
        case Fault.BAD_VALUE:
            text = say("Line {line}: the value of “{what}” can't be used.", line=line, what=what)
        case Fault.CUT_OFF:
            text = say("The progress ends in the middle, after line {line}.", line=line)
    more = say("Nothing was read in. What is accepted is a file from: whist progress export FILE")
    return f"{text} {more}"

"""`whist progress export FILE`: all progress as lines of JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput, why

OUT = "-"


def details() -> str:
    """More help, below the first sentence."""
    return say(
        "Lines of JSON: answers, what was taken back, lessons and sprints. Example: whist progress export mine.jsonl"
    )


def run(
    file: Annotated[
        str, typer.Argument(metavar=phrase("FILE"), help=say("Where to write; - writes to the output."))
    ],
) -> None:
    """Export."""
    from tutor.cli.waiting import waiting
    from tutor.cli.world import now, open_store
    from tutor.progress.lines import written
    from tutor.progress.model import StoreError

    ctx = context()
    try:
        with open_store(ctx) as store, waiting(ctx, say("Writing your progress")) as tick:
            total = store.count()
            lines = _ticking(written(store, now()), total + 2, tick)
            if file == OUT:
                _to_output(lines)
                return
            _to_file(file, lines)
    except StoreError as fault:
        raise UnusableInput(say("Your progress could not be read: {path}", path=str(fault.path))) from fault
    text = ctx.catalog.say_n(
        "{n} answer written to {path}.", "{n} answers written to {path}.", total, path=file
    )
    print(text)


def _ticking(lines: Iterator[str], total: int, tick: Callable[[float], None]) -> Iterator[bytes]:
    for number, line in enumerate(lines):
        if number % 1000 == 0:
            tick(min(1.0, number / total))
        # What was typed may hold half a character pair.
        yield line.encode("utf-8", "backslashreplace") + b"\n"


def _to_output(lines: Iterable[bytes]) -> None:
    out = getattr(sys.stdout, "buffer", None)
    for line in lines:
        if out is None:
            sys.stdout.write(line.decode("utf-8"))
        else:
            out.write(line)
    if out is not None:
        out.flush()


def _to_file(name: str, lines: Iterable[bytes]) -> None:
    """Write a file that is whole or not there; one that is no export already is not written over."""
    path = os.path.abspath(os.path.expanduser(name))
    special = os.path.exists(path) and not os.path.isfile(path)
    try:
        if special and not os.path.isdir(path):  # a pipe or a device
            with open(path, "wb") as stream:
                stream.writelines(lines)
            return
        if not special and not _may_replace(path):
            raise UnusableInput(
                say("{path} is there already, and is no progress. Choose another name.", path=name)
            )
        half = f"{path}.{os.getpid()}.new"
        try:
            with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
                stream.writelines(lines)
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(half, path)
        except BaseException:
            if os.path.exists(half):
                os.unlink(half)
            raise
    except OSError as fault:
        raise UnusableInput(say("{path} can't be written: {why}.", path=name, why=why(fault))) from fault


def _may_replace(path: str) -> bool:
    from tutor.progress.lines import FORMAT

    try:
        with open(path, "rb") as stream:
            head = stream.read(200)
    except FileNotFoundError:
        return True
    return not head or FORMAT.encode() in head

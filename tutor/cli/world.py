"""What a session takes from the world: the store and its warnings, the clock, fresh ids and seeds."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from tutor.progress.model import Damaged, Newer, StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from tutor.cli.context import Context
    from tutor.progress.model import Backup, OpeningWarning
    from tutor.progress.store import Store
    from tutor.session.question import Desk


OFFER = "offer"
"""Stands among the warnings of a run once a backup was offered."""


@contextmanager
def desk(ctx: Context, seed: str | None = None, memory: bool = False) -> Iterator[Desk]:
    """A desk with the learner's store open; a warning about it is printed once, on stderr.

    ``seed`` makes the run the same for everybody; without one it is fresh. ``memory``: nothing is kept.
    """
    from tutor.cli.errors import UnusableInput
    from tutor.session.question import Desk

    try:
        with open_store(ctx, memory) as store:
            yield Desk(store, now, _ids(), _seeds(seed))
    except StoreError as fault:
        raise UnusableInput(
            ctx.catalog.say(
                "Your last answer could not be saved; all the others are kept. Is the disk full? ({path})",
                path=str(fault.path or ctx.data_dir),
            )
        ) from fault


def now() -> datetime:
    """This instant, in the learner's own time zone."""
    from datetime import datetime

    return datetime.now().astimezone()


def open_store(ctx: Context, memory: bool = False) -> Store:
    """The learner's store. A warning about it is printed on stderr, once in a run."""
    from pathlib import Path

    if memory:
        from tutor.progress.opening import store_in_memory

        return store_in_memory()
    import sys

    from tutor.progress import opening

    opened = opening.open_store(Path(ctx.data_dir), now())
    if opened.warning is not None:
        text = _warning(ctx, opened.warning)
        if text not in ctx.warned:
            ctx.warned.add(text)
            print(text, file=sys.stderr)
            if isinstance(opened.warning, Damaged) and opened.warning.backup is not None:
                _offer(ctx, opened.store, opened.warning.backup)
    return opened.store


def _offer(ctx: Context, store: Store, backup: Backup) -> None:
    """Offer to put back what a backup holds: by a question in a terminal, else by saying how."""
    import sys

    from tutor.words.dates import date_name

    if OFFER in ctx.warned:
        return
    ctx.warned.add(OFFER)
    catalog = ctx.catalog
    text = catalog.say("There is a backup from {date}.", date=date_name(catalog, backup.day, now().date()))
    if not ctx.interactive:
        print(text, catalog.say("This puts it back: whist progress restore"), file=sys.stderr)
        return
    from tutor.cli.commands.progress.restore import put_back
    from tutor.cli.lines import read_line
    from tutor.words.answers import AnswerError, read_yes_no

    print(text, file=sys.stderr)
    print(catalog.say("Put it back? yes/no"))
    while True:
        typed = read_line(ctx)
        try:
            wanted = not typed.strip() or read_yes_no(typed, ctx.lang)
        except AnswerError:
            print(catalog.say("Please answer yes or no."))
            continue
        if wanted:
            put_back(ctx, store)
        else:
            print(catalog.say("You can still do it later: whist progress restore"))
        return


def _ids() -> Iterator[str]:
    import uuid

    while True:
        yield uuid.uuid4().hex


def _seeds(seed: str | None) -> Iterator[str]:
    if seed is not None:
        from tutor.puzzles.draw import Draw

        draw = Draw(f"session.{seed}")
        while True:
            yield draw.seed()
    import secrets

    while True:
        yield secrets.token_hex(8)


def _warning(ctx: Context, warning: OpeningWarning) -> str:
    catalog = ctx.catalog
    match warning:
        case Damaged(path=path, kept_as=kept):
            return catalog.say(
                "Your progress could not be read. The damaged file is kept as {kept}, "
                "and a new one is begun: {path}",
                kept=str(kept),
                path=str(path),
            )
        case Newer(path=path):
            return catalog.say(
                "Your progress was written by a newer version of whist. It is left as it is, "
                "and nothing is saved now: {path}",
                path=str(path),
            )
        case other:
            return catalog.say(
                "Nothing can be saved here, so what you do now is forgotten when you stop: {path}",
                path=str(other.path),
            )

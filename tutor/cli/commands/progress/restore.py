"""`whist progress restore`: puts back what the daily backups hold and the progress file lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.cli.context import context, say
from tutor.cli.errors import UnusableInput

if TYPE_CHECKING:
    from tutor.cli.context import Context
    from tutor.progress.store import Store


def details() -> str:
    """More help, below the first sentence."""
    return say("Nothing that is here now is lost by it.")


def run() -> None:
    """Restore."""
    from tutor.cli.commands.progress.bring import saved
    from tutor.cli.world import OFFER

    ctx = context()
    ctx.warned.add(OFFER)  # it is what is being done
    with saved(ctx) as store:
        put_back(ctx, store)


def put_back(ctx: Context, store: Store) -> None:
    """Put back what the backups hold, and say what came of it."""
    from tutor.cli.waiting import waiting
    from tutor.cli.world import now
    from tutor.progress.merging import restore
    from tutor.progress.model import StoreError

    try:
        with waiting(ctx, say("Reading progress")) as tick:
            merged = restore(store, now(), tick)
    except StoreError as fault:
        raise UnusableInput(
            say("It could not be saved, and nothing has changed. Is the disk full? ({path})", path=fault.path)
        ) from fault
    if merged is None:
        print(say("There is no backup here."))
    elif merged.attempts:
        print(ctx.catalog.say_n("{n} answer is back.", "{n} answers are back.", merged.attempts))
    elif merged.lessons:
        print(say("The lessons are back where they were."))
    else:
        print(say("Nothing was missing."))

"""`whist learn`: the course, a lesson from where it was left, or a file to preview."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.words.catalog import msg

if TYPE_CHECKING:
    from collections.abc import Callable

    from tutor.cli.context import Context
    from tutor.content.index import Entry, Index
    from tutor.content.model import Lesson

_COURSE_DONE = msg("You have been through the whole course. Well done! Practice goes on: whist practice")


def details() -> str:
    """More help, below the first sentence."""
    return say("Example: whist learn start/following-suit")


def run(
    lesson: Annotated[
        str | None,
        typer.Argument(
            metavar=phrase("[LESSON|FILE.yaml]"),
            help=say("A lesson of the course, or a file to preview; without it, the next one on your path."),
        ),
    ] = None,
    step: Annotated[
        int | None,
        typer.Option("--step", min=1, help=say("Begin at this step instead of where you left it.")),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help=say("Show the path and how far you are."))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("Write the list as JSON."))] = False,
) -> None:
    """Run a lesson, or list them all."""
    ctx = context()
    if listed or as_json:
        from tutor.cli.course import write_list

        write_list(ctx, as_json)
        return
    from tutor.cli.teaching import teach

    if lesson is not None and _is_file(lesson):
        teach(ctx, _preview(ctx, lesson), start=_start(ctx, step), preview=True)
        return
    from tutor.cli.course import course

    index = course(ctx)
    entry = _chosen(ctx, index, lesson)
    if entry is None:
        typer.echo(say(_COURSE_DONE))
        return
    teach_from(ctx, index, entry, start=_start(ctx, step))


def teach_from(
    ctx: Context,
    index: Index,
    entry: Entry,
    start: int | None = None,
    greet: Callable[[Context], Context] | None = None,
) -> None:
    """A lesson; in a terminal then the ones after it, for as long as the learner wants."""
    from tutor.cli.course import next_entries
    from tutor.cli.forking import next_of
    from tutor.cli.teaching import teach

    following: Entry | None = entry
    while following is not None:
        outcome = teach(ctx, _loaded(ctx, index, following), start=start, greet=greet)
        ctx, start, greet = outcome.ctx, None, None
        if not outcome.finished:
            return
        ahead = next_entries(ctx, index)
        if not ahead:
            typer.echo(ctx.catalog.say(_COURSE_DONE))
        following = next_of(ctx, index, ahead)


def _is_file(name: str) -> bool:
    return name.lower().endswith((".yaml", ".yml"))


def _start(ctx: Context, step: int | None) -> int | None:
    return None if step is None else step - 1


def _chosen(ctx: Context, index: Index, lesson: str | None) -> Entry | None:
    """The lesson named, in full or by its last part; the next one on the path when none is."""
    if lesson is None:
        from tutor.cli.course import next_entries

        ahead = next_entries(ctx, index)
        if ctx.interactive and len(ahead) > 1:
            from tutor.cli.forking import chosen

            picked = chosen(ctx, index, ahead)
            if picked is None:
                raise typer.Exit
            return picked
        return ahead[0] if ahead else None
    found = index.entry(lesson) or next((e for e in index.entries if e.id.split("/")[-1] == lesson), None)
    if found is None:
        raise UnusableInput(
            say("There is no lesson “{name}”. This shows them all: whist learn --list", name=lesson)
        )
    return found


def _loaded(ctx: Context, index: Index, entry: Entry) -> Lesson:
    from tutor.content.loader import load_lesson
    from tutor.words.faults import fault_text

    loaded = load_lesson(index.file(entry), index.home(entry))
    if loaded.lesson is None:
        raise UnusableInput("\n".join(f"{f.place}: {fault_text(ctx.catalog, f)}" for f in loaded.faults))
    return loaded.lesson


def _preview(ctx: Context, name: str) -> Lesson:
    from pathlib import Path

    from tutor.content.loader import load_lesson
    from tutor.words.faults import fault_text

    path = Path(name)
    if not path.is_file():
        raise UnusableInput(say("There is no file “{name}”.", name=name))
    loaded = load_lesson(path)
    if loaded.pack is not None:
        raise UnusableInput(say("“{name}” is a pack of puzzles. Try it: whist practice {name}", name=name))
    if loaded.lesson is None:
        lines = [f"{fault.place}: {fault_text(ctx.catalog, fault)}" for fault in loaded.faults]
        raise UnusableInput("\n".join(lines or [say("“{name}” holds no lesson.", name=name)]))
    return loaded.lesson

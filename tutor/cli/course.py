"""The path through the course: what is done, what comes next."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.words.games import game_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tutor.cli.context import Context
    from tutor.cli.page import Page
    from tutor.content.index import Entry, Index, PackEntry
    from tutor.progress.model import LessonState
    from tutor.progress.store import Store


def course(ctx: Context) -> Index:
    """The path: the lessons that come with the program, or of the folder that this run names, and one's own."""
    from tutor.content.index import read_index
    from tutor.content.own import joined, own_index

    shipped = read_index(Path(ctx.lessons) if ctx.lessons else None)
    return joined(shipped, own_index(ctx.data_dir) if ctx.data_dir else None)


def is_kept(ctx: Context) -> bool:
    """Whether anything was ever kept here."""
    from tutor.progress.opening import FILE_NAME

    return Path(ctx.data_dir, FILE_NAME).exists()


@contextmanager
def kept(ctx: Context) -> Iterator[Store | None]:
    """The store to look into; None where nothing was ever kept, for asking creates nothing."""
    if not is_kept(ctx):
        yield None
        return
    from tutor.cli.world import open_store

    with open_store(ctx) as store:
        yield store


def states(store: Store | None, index: Index) -> dict[str, LessonState]:
    """What a store knows of the course's lessons, by their present ids."""
    found: dict[str, LessonState] = {}
    for state in () if store is None else store.lessons():
        entry = index.entry(state.lesson)
        if entry is not None:
            found[entry.id] = _joined(found.get(entry.id), state)
    return found


def _joined(later: LessonState | None, earlier: LessonState) -> LessonState:
    """What is known of a lesson under two of its ids."""
    if later is None:
        return earlier
    done = tuple(dict.fromkeys((*earlier.done, *later.done)))
    return replace(later, done=done, finished=later.finished or earlier.finished)


def done_steps(entry: Entry, state: LessonState | None) -> int:
    """How many of a lesson's present steps are done."""
    if state is None:
        return 0
    if state.finished is not None:
        return entry.steps
    return len(set(entry.step_keys) & set(state.done))


def is_finished(entry: Entry, state: LessonState | None) -> bool:
    return state is not None and state.finished is not None


def next_entries(ctx: Context, index: Index) -> tuple[Entry, ...]:
    """The lessons to go on with, as ``following`` has it, by what was kept."""
    with kept(ctx) as store:
        return following(index, states(store, index))


def following(index: Index, known: Mapping[str, LessonState]) -> tuple[Entry, ...]:
    """The lesson to go on with: the one left in the middle, else the next of the same part of the course.

    Where the path forks, the first lesson of each part that is open: nobody wades through a game that his
    table doesn't play. None when all are done.
    """
    underway = [s for s in known.values() if s.underway and s.finished is None]
    if underway:
        latest = max(underway, key=lambda s: s.touched)
        found = index.entry(latest.lesson)
        if found is not None:
            return (found,)
    finished = {lesson for lesson, state in known.items() if state.finished is not None}
    unfinished = [e for e in index.entries if e.id not in finished]
    open_ones = [e for e in unfinished if set(e.needs) <= finished] or unfinished
    if known:
        from tutor.content.index import part_of

        latest = max(known.values(), key=lambda s: s.touched)
        here = [e for e in open_ones if e.part == part_of(latest.lesson)]
        open_ones = here or open_ones
    first_of_part: dict[str, Entry] = {}
    for entry in open_ones:
        first_of_part.setdefault(entry.part, entry)
    return tuple(first_of_part.values())


def lesson_choice(ctx: Context, index: Index, entry: Entry, forked: bool) -> str:
    """A lesson as a choice: by its place on the path, or where the path forks by its part of the course."""
    title = entry.title_in(ctx.lang)
    part = next((each for each in index.parts if each.id == entry.part), None)
    if forked and part is not None:
        return ctx.catalog.say("{part}: begin with “{title}”", part=part.title_in(ctx.lang), title=title)
    place = index.entries.index(entry) + 1
    return ctx.catalog.say(
        "Go on with lesson {n} of {of}: {title}", n=place, of=len(index.entries), title=title
    )


def write_list(ctx: Context, as_json: bool) -> None:
    """`whist learn --list`."""
    index = course(ctx)
    with kept(ctx) as store:
        known = states(store, index)
    if as_json:
        import json

        rows = [
            {
                "id": e.id,
                "title": e.title_in(ctx.lang),
                "game": e.game,
                "steps": e.steps,
                "done": done_steps(e, known.get(e.id)),
                "needs": list(e.needs),
            }
            for e in index.entries
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return
    from tutor.cli.page import Page

    page = Page(ctx)
    titles = {part.id: part.title_in(ctx.lang) for part in index.parts}
    heading: str | None = None
    for n, entry in enumerate(index.entries, 1):
        above = ctx.catalog.phrase("Your own courses") if entry.root else titles.get(entry.part, "")
        if above != heading:
            if heading is not None:
                page.blank()
            if above:
                page.heading(above)
            heading = above
        page.lines([_line(ctx, n, entry, known.get(entry.id))])
    if index.packs:
        page.blank()
        page.heading(ctx.catalog.phrase("Puzzle packs"))
        for pack in index.packs:
            page.lines([f"- {_pack_line(ctx, pack)}"])
    for path in index.broken:
        page.text(ctx.catalog.say("{path} could not be read. This says why: whist check", path=path))
    _write_left_out(page, index)


def _pack_line(ctx: Context, pack: PackEntry) -> str:
    return ctx.catalog.phrase_n(
        "{title}: one puzzle (whist practice pack.{id})",
        "{title}: {n} puzzles (whist practice pack.{id})",
        pack.puzzles,
        title=pack.title_in(ctx.lang),
        id=pack.id,
    )


def _write_left_out(page: Page, index: Index) -> None:
    """Lessons of one's own that are not on the path, and why."""
    say = page.ctx.catalog.say
    for path in index.own_broken:
        whole = str(Path(index.own or "", path))
        page.text(
            say(
                "“{path}” could not be read. This says why: whist check {argument}",
                path=path,
                argument=_word(whole),
            )
        )
    for path in index.own_taken:
        page.text(say("“{path}” has the id of another lesson. Give it one of its own.", path=path))


def _word(path: str) -> str:
    """A path as it is typed."""
    return f'"{path}"' if " " in path else path


def _line(ctx: Context, n: int, entry: Entry, state: LessonState | None) -> str:
    catalog = ctx.catalog
    title = entry.title_in(ctx.lang)
    done = done_steps(entry, state)
    names = {"n": n, "title": title, "id": entry.id, "game": game_name(catalog, entry.game)}
    if is_finished(entry, state):
        return catalog.phrase("{n}. {title}: done ({id})", **names)
    if done:
        return catalog.phrase(
            "{n}. {title}: {done} of {steps} steps ({id})", done=done, steps=entry.steps, **names
        )
    return catalog.phrase("{n}. {title} ({id})", **names)

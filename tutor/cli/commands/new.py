"""`whist new lesson|pack NAME`: a sound file to begin with, and what to do next. Nothing is ever written over."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput, why

if TYPE_CHECKING:
    from collections.abc import Mapping

LESSON, PACK = "lesson", "pack"
_LONGEST = 120


def details() -> str:
    """More help, below the first sentence."""
    return say("Example: whist new lesson mine/no-beating")


def run(
    shape: Annotated[
        str, typer.Argument(metavar="lesson|pack", help=say("A lesson, or a pack: puzzles without lessons."))
    ],
    name: Annotated[
        str,
        typer.Argument(
            metavar=phrase("NAME"),
            help=say("Its name, such as mine/no-beating; the file goes below the folder you are in."),
        ),
    ],
    game: Annotated[
        str | None, typer.Option("--game", metavar=phrase("GAME"), help=say("The game it is about."))
    ] = None,
    own: Annotated[
        bool, typer.Option("--own", help=say("Puts it among your own courses, which stand on your path."))
    ] = False,
) -> None:
    """Write the file, and say what comes next."""
    from tutor.cli.given import read_game
    from tutor.content.skeleton import SHAPES, file_of_name, id_of_name, likely_name, skeleton
    from tutor.rules.games import DEFAULT_GAME

    if shape not in SHAPES:
        raise UnusableInput(say("“{word}” can't be begun. Write lesson or pack.", word=shape))
    found = id_of_name(shape, name) if len(name) <= _LONGEST else None
    if found is None:
        raise UnusableInput(_no_name(name, likely_name(name[:_LONGEST])))
    chosen = DEFAULT_GAME if game is None else read_game(game)
    data_dir = context().data_dir
    root = _own_folder(data_dir) if own else os.getcwd()
    path = os.path.join(root, *file_of_name(name).split("/"))
    notes = _lesson_notes() if shape == LESSON else _pack_notes()
    text = skeleton(shape, found, chosen.id, notes)
    _write(root, path, text, data_dir if own else None)
    _next(path if own else os.path.relpath(path), shape, name, found, own)


def _no_name(name: str, near: str) -> str:
    if near and near != name:
        return say(
            "“{name}” is no name. Use small letters a–z, digits and hyphens, as in “{near}”.",
            name=name[:_LONGEST],
            near=near,
        )
    return say("“{name}” is no name. Use small letters a–z, digits and hyphens.", name=name[:_LONGEST])


def _own_folder(data_dir: str) -> str:
    from tutor.content.own import own_courses

    return str(own_courses(data_dir))


def _write(root: str, path: str, text: str, data_dir: str | None) -> None:
    """A new file; one that is there stays. Raises UnusableInput where it cannot be written."""
    from tutor.progress.settings import make_folder

    folder = os.path.dirname(path)
    shown = os.path.relpath(path) if path.startswith(os.path.join(os.getcwd(), "")) else path
    try:
        if data_dir is not None:
            make_folder(data_dir)
        os.makedirs(folder, exist_ok=True)
        here = os.path.realpath(root)
        if os.path.commonpath((here, os.path.realpath(folder))) != here:
            raise UnusableInput(say("“{path}” leads out of this folder. Choose another name.", path=shown))
        with open(path, "x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except (FileExistsError, NotADirectoryError) as fault:
        raise UnusableInput(say("“{path}” is there already. Choose another name.", path=shown)) from fault
    except OSError as fault:
        raise UnusableInput(say("{path} can't be written: {why}.", path=shown, why=why(fault))) from fault


def _next(path: str, shape: str, name: str, found: str, own: bool) -> None:
    from tutor.content.skeleton import file_of_name

    shown = f'"{path}"' if " " in path else path
    lines = [
        say("Written: {path}", path=path),
        say("Open it in an editor and write over what stands there. Then:"),
        say("Check it: whist check {path}", path=shown),
    ]
    if shape == PACK:
        lines.append(say("Try it: whist practice {path}", path=shown))
    else:
        lines.append(say("Try it: whist learn {path}", path=shown))
    if own and shape == LESSON:
        lines.append(say("Learn it: whist learn {id}", id=found))
    elif own:
        lines.append(say("Practise it: whist practice pack.{id}", id=found))
    else:
        at = os.path.join(_own_folder(context().data_dir), *file_of_name(name).split("/"))
        if shape == PACK:
            lines.append(say("Ready? Copy it to {path}; then you can practise pack.{id}.", path=at, id=found))
        else:
            lines.append(say("Ready? Copy it to {path}; then it stands on your path.", path=at))
    for line in lines:
        typer.echo(line)


def _lesson_notes() -> Mapping[str, str]:
    return {
        "file": say(
            "This is a lesson, ready to run. Write over what stands here. Lines like this one are notes; delete them "
            "when you know them."
        ),
        "id": say(
            "The id is the file's place: its folder, then its name. A number before the name only orders."
        ),
        "game": say("One of classic, classic-sv, standard, norwegian, bid and betting."),
        "title": say("Every text stands here in all three languages, and says the same in each."),
        "needs": say("Lessons that come before this one, such as [start/following-suit]."),
        "teaches": say("The rules it is about. The rule book shows their ids: whist rules --json"),
        "say": say(
            "Something to read: a few short lines. {HA} is a card, shown in the reader's own words. Square brackets "
            "link a rule.",
            HA="{HA}",
        ),
        "ask": say(
            "A question. You write the cards; the rules know the answer, and explain it. The learner sits South, S."
        ),
        "hints": say("Up to three hints, if you like: from where to look, to nearly there."),
        "expect": say("The answer as you see it. whist check proves you right, or tells you why not."),
        "drill": say("Questions made on the spot. A wrong answer brings another one about the same rule."),
    }


def _pack_notes() -> Mapping[str, str]:
    return {
        "pack-file": say(
            "This is a pack: puzzles picked by hand, ready to be asked. Write over what stands here. Lines like this "
            "one are notes; delete them when you know them."
        ),
        "pack-id": say("The id is the name of the file."),
        "title": say("Every text stands here in all three languages, and says the same in each."),
        "pack-game": say(
            "One of classic, classic-sv, standard, norwegian, bid and betting. A puzzle may name another."
        ),
        "puzzle": say(
            "A puzzle: an id of its own, and the position. The rules know the answer, and explain it."
        ),
        "expect": say("The answer as you see it. whist check proves you right, or tells you why not."),
        "own-words": say("A puzzle may also have your own question, hints, and words after an answer."),
    }

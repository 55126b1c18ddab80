"""`whist answer CODE ANSWER…`: checks one answer. A wrong one is a result, an unreadable one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput
from tutor.cli.given import json_option, refusing, write_json

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle, Verdict

#: `-4` is an answer; what else begins with a dash is refused below, in our own words.
CONTEXT_SETTINGS = {"ignore_unknown_options": True}


def details() -> str:
    """More help, below the first sentence."""
    return say("Example: whist answer winner.classic.2.1k4f9a1c left")


def run(
    code: Annotated[
        str,
        typer.Argument(metavar=phrase("CODE"), help=say("The puzzle's code; code shows it at a question.")),
    ],
    answer: Annotated[
        list[str],
        typer.Argument(
            metavar=phrase("ANSWER..."), help=say("The answer: a seat, cards, or the choice's number.")
        ),
    ],
    as_json: Annotated[bool, json_option()] = False,
) -> None:
    """Check an answer."""
    from tutor.content.own import own_courses
    from tutor.session.coded import puzzle_of
    from tutor.words.replies import read_answer

    for word in (code, *answer):
        if word.startswith("--"):
            raise UnusableInput(
                say(
                    "There is no option {word} here; only --json. An answer has no dashes before it.",
                    word=word,
                )
            )
    with refusing(learner=True):
        puzzle = puzzle_of(code, own_courses(context().data_dir))
        given = read_answer(" ".join(answer), puzzle, context().lang)
    verdict = puzzle.check(given)
    if as_json:
        write_json(_data(puzzle, verdict))
    else:
        typer.echo(_text(puzzle, verdict, learner=True))


def _text(puzzle: Puzzle[Any], verdict: Verdict, learner: bool) -> str:
    from tutor.rules.cards import Seat
    from tutor.words.explain import verdict_text
    from tutor.words.voice import Voice

    return verdict_text(Voice(context().catalog, Seat.S if learner else None), puzzle, verdict)


def _data(puzzle: Puzzle[Any], verdict: Verdict) -> dict[str, object]:
    """A verdict as JSON (contract, section 5), told by the compass."""
    return {
        "correct": verdict.correct,
        "read_as": list(verdict.given),
        "answer": list(verdict.solution.answer),
        "rule": verdict.solution.rule,
        "text": _text(puzzle, verdict, learner=False),
        "misconception": verdict.misconception,
        "misconceptions": list(verdict.misconceptions),
    }

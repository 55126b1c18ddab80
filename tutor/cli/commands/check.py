"""`whist check [PATH…]`: proves lessons, puzzle packs and translations; exit 1 where there is a fault."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tutor.cli.context import context, phrase, say
from tutor.cli.errors import UnusableInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tutor.audit import Covered, Report
    from tutor.content.fault import ContentFault

FAULTY = 1
_GAP = 2


def details() -> str:
    """More help, below the first sentence."""
    return say("Example: whist check lessons/start/01-first-deal.yaml")


def run(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar=phrase("[PATH]..."),
            help=say("Files or folders; without any, all that belongs to the tutor."),
        ),
    ] = None,
    show_coverage: Annotated[
        bool, typer.Option("--coverage", help=say("Shows for each rule who teaches it and what asks it."))
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("Writes JSON."))] = False,
) -> int:
    """Tell every fault as `file:line:column: what, and how to mend it`."""
    for path in paths or ():
        if not os.path.exists(path):
            raise UnusableInput(say("There is no file or folder “{path}”.", path=path))
    from tutor.audit import audit, coverage

    report = audit(paths or ())
    covered = coverage(report.lessons) if show_coverage else ()
    if as_json:
        _write_json(report, covered if show_coverage else None)
    else:
        for finding in report.findings:
            typer.echo(f"{_place(finding)}: {_text(finding)}")
        if show_coverage:
            _write_coverage(covered)
            _write_sentences(report)
        typer.echo(_summary(report))
        if report.unspelled:
            # Translators: the words in square brackets are typed as they stand.
            typer.echo(
                say(
                    "Spelling was not checked. This brings the dictionaries: pip install whist-tutor[language]"
                )
            )
    return FAULTY if report.findings else 0


def _text(finding: ContentFault) -> str:
    from tutor.words.faults import fault_text

    return fault_text(context().catalog, finding)


def _near(path: str) -> str:
    """A path as it is shown: from here where it lies below, else whole."""
    here = os.path.join(os.getcwd(), "")
    return path[len(here) :] if path.startswith(here) else path


def _place(finding: ContentFault) -> str:
    return _near(finding.file) + finding.place[len(finding.file) :]


def _summary(report: Report) -> str:
    catalog = context().catalog
    counted = (
        (report.lesson_files, catalog.phrase_n("one lesson", "{n} lessons", report.lesson_files)),
        (report.pack_files, catalog.phrase_n("one puzzle pack", "{n} puzzle packs", report.pack_files)),
        (report.catalogues, catalog.phrase_n("one translation", "{n} translations", report.catalogues)),
    )
    what = catalog.listing([text for number, text in counted if number])
    if not what:
        return say("There is nothing to check here.")
    if not report.findings:
        return say("Checked: {what}. Nothing to mend.", what=what)
    return catalog.say_n(
        "Checked: {what}. One thing to mend.",
        "Checked: {what}. {n} things to mend.",
        len(report.findings),
        what=what,
    )


def _write_json(report: Report, covered: Sequence[Covered] | None) -> None:
    import json

    found: dict[str, Any] = {
        "findings": [
            {
                "file": _near(finding.file),
                "line": finding.line,
                "column": finding.column,
                "code": finding.code,
                "text": _text(finding),
            }
            for finding in report.findings
        ],
        "spelled": not report.unspelled,
        "lessons": report.lesson_files,
        "packs": report.pack_files,
        "translations": report.catalogues,
        "coverage": None
        if covered is None
        else [
            {
                "rule": each.rule,
                "kind": each.kind,
                "games": list(each.games),
                "taught_in": list(each.lessons),
                "asked_in": list(each.asked_in),
                "asked_by": list(each.asked_by),
            }
            for each in covered
        ],
        "sentences": None
        if covered is None
        else {
            language: {
                "sentences": each.count,
                "words": round(each.mean, 1),
                "longest": each.longest,
                "place": _near(each.place),
            }
            for language, each in sorted(report.sentences.items())
        },
    }
    typer.echo(json.dumps(found, ensure_ascii=False))


def _write_sentences(report: Report) -> None:
    """How long the sentences are, a language a line."""
    for language, each in sorted(report.sentences.items()):
        typer.echo(
            say(
                "“{language}”: {n} sentences of {words} words on average. The longest has {longest}: {place}",
                language=language,
                n=each.count,
                words=round(each.mean),
                longest=each.longest,
                place=_near(each.place),
            )
        )


def _write_coverage(covered: Sequence[Covered]) -> None:
    """One rule a line: its lessons, then its kinds of question; on a narrow screen each below the other."""
    width = max(len(each.rule) for each in covered) + _GAP
    narrow = context().width < width + 40
    for each in covered:
        taught = ", ".join(each.lessons) or phrase("taught nowhere")
        asked = ", ".join(each.asked_by) or phrase("asked by no kind of question")
        if narrow:
            typer.echo(f"{each.rule}\n  {taught}\n  {asked}")
        else:
            typer.echo(f"{each.rule.ljust(width)}{taught}; {asked}")
    n_taught = sum(bool(each.lessons) for each in covered)
    n_asked = sum(bool(each.asked_by) for each in covered)
    typer.echo(
        say(
            "Of {all} rules {taught} are taught in a lesson, and {asked} are asked by puzzles.",
            all=len(covered),
            taught=n_taught,
            asked=n_asked,
        )
    )

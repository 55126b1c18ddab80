"""One run of the command line, from the words typed to the exit code (contract, section 2).

0 done, 1 a check found faults, 2 unusable input, 70 an internal fault, 130 interrupted; a closed pipe is 0.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tutor.cli import streams
from tutor.cli.errors import UnusableInput

UNUSABLE, INTERNAL, INTERRUPTED = 2, 70, 130


def run(argv: Sequence[str], lessons: str = "") -> int:
    """Run one command line; gives the exit code and raises nothing. ``lessons``: another course's folder."""
    streams.prepare()
    try:
        return _run(argv, lessons)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as fault:
        # Only writing can fail here: every other fault has been told of.
        return 0 if streams.is_closed_pipe(fault) else UNUSABLE
    finally:
        streams.hush()


def _run(argv: Sequence[str], lessons: str) -> int:
    from tutor.cli.context import make, say, using
    from tutor.progress import settings
    from tutor.words.language import UnknownLanguage, choose, split_line, system_language

    environ = dict(os.environ)
    line = split_line(argv)
    data_dir = settings.data_folder(environ)
    saved = settings.read(data_dir)
    unknown: str | None = None
    try:
        choice = choose(argv, environ, saved.lang, system_language)
    except UnknownLanguage as fault:
        unknown = fault.name
        choice = choose(line.rest, environ, saved.lang, system_language)
    made = make(choice.lang, choice.sure, line.plain, saved, data_dir, environ, lessons)
    with using(made) as ctx:
        try:
            if unknown is not None:
                from tutor.cli.commands.lang import no_such_language

                raise UnusableInput(no_such_language(unknown))
            code = _command(ctx.lang, line.rest)
            sys.stdout.flush()
            return code
        except UnusableInput as fault:
            return _refuse(fault.message)
        except EOFError:
            return 0
        except OSError as fault:
            if streams.is_closed_pipe(fault):
                raise
            if streams.is_full(fault):
                return _tell(say("The output can't be written. Is the disk full?"))
            return _report(fault, argv)
        except Exception as fault:
            return _report(fault, argv)


def _command(lang: str, args: list[str]) -> int:
    import click

    from tutor.cli.app import build_app

    try:
        with build_app(lang).make_context("whist", list(args)) as top:
            result = top.command.invoke(top)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.Abort as stopped:
        return 0 if isinstance(stopped.__cause__ or stopped.__context__, EOFError) else INTERRUPTED
    except click.UsageError as fault:
        return _refuse(fault.format_message(), _where_to_look(fault, args))
    except click.ClickException as fault:
        return _refuse(fault.format_message())
    return result if isinstance(result, int) else 0


def _where_to_look(fault: object, args: list[str]) -> str:
    from tutor.cli.app import COMMANDS
    from tutor.cli.context import say

    ctx = getattr(fault, "ctx", None)
    if ctx is not None:
        path = ctx.command_path
    else:  # some of click's faults don't know where they happened
        path = " ".join(["whist", *(name for name in args[:1] if name in COMMANDS)])
    return say("What is accepted: {command} --help", command=path)


def _refuse(*lines: str) -> int:
    sys.stdout.flush()
    return _tell(*lines)


def _tell(*lines: str) -> int:
    print(*lines, sep="\n", file=sys.stderr, flush=True)
    return UNUSABLE


def _report(fault: Exception, argv: Sequence[str]) -> int:
    """Tell of a fault of ours in one message, and keep its traceback where it can be sent from."""
    import traceback

    from tutor.cli.context import say

    told = "".join(traceback.format_exception(fault))
    if os.environ.get("WHIST_DEBUG") == "1":
        sys.stderr.write(told)
    path = _keep(told, argv)
    if path is None:
        text = say(
            "Something went wrong inside the tutor. No report could be saved; WHIST_DEBUG=1 shows the fault."
        )
    else:
        text = say(
            "Something went wrong inside the tutor. What you have answered is kept. Report: {path}", path=path
        )
    print(text, file=sys.stderr, flush=True)
    return INTERNAL


def _keep(told: str, argv: Sequence[str]) -> str | None:
    import platform
    import time

    from tutor import __version__
    from tutor.cli.context import context
    from tutor.progress.settings import make_folder

    folder = os.path.join(context().data_dir, "crash")
    path = os.path.join(folder, f"{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}-{os.getpid()}.txt")
    head = f"whist {__version__}, Python {platform.python_version()}, {platform.system()}\n{list(argv)!r}\n\n"
    try:
        make_folder(context().data_dir)
        make_folder(folder)
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        with open(os.open(path, flags, 0o600), "w", encoding="utf-8", errors="backslashreplace") as stream:
            stream.write(head + told)
    except OSError:
        return None
    return path

"""The three standard streams: what they cannot show degrades, and a closed pipe is no fault."""

from __future__ import annotations

import codecs
import errno
import os
import sys

HANDLER = "tutor-degrade"
ASCII = "tutor_ascii"

_LETTERS = {
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C", "\ufe0f": "",
    "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "–": "-", "—": "-", "−": "-", "…": "...", "·": "-", "•": "*",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "→": "->", "←": "<-", "×": "x",
    "✓": "+", "✔": "+", "✗": "x", "█": "#", "▒": "-", "░": "-", "\xa0": " ",
}  # fmt: skip


def letters(text: str) -> str:
    """`text` in ASCII: suit signs as letters, letters without their marks, the rest as `?`."""
    import unicodedata

    shown = []
    for sign in text:
        if sign in _LETTERS:
            shown.append(_LETTERS[sign])
        elif "\u2500" <= sign <= "\u257f":  # box drawing
            shown.append({"─": "-", "━": "-", "═": "-", "│": "|", "┃": "|", "║": "|"}.get(sign, "+"))
        else:
            bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode("ascii")
            shown.append(bare or ("" if unicodedata.combining(sign) else "?"))
    return "".join(shown)


def _degrade(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return letters(fault.object[fault.start : fault.end]), fault.end


def _ascii_by_another_name(name: str) -> codecs.CodecInfo | None:
    # click takes an output in ASCII for a mistake, and would write UTF-8 to it.
    if name != ASCII:
        return None
    known = codecs.lookup("ascii")
    return codecs.CodecInfo(
        name=ASCII,
        encode=known.encode,
        decode=known.decode,
        incrementalencoder=known.incrementalencoder,
        incrementaldecoder=known.incrementaldecoder,
        streamreader=known.streamreader,
        streamwriter=known.streamwriter,
    )


def prepare() -> None:
    """Make the streams safe to use: never None, and never a UnicodeError."""
    codecs.register_error(HANDLER, _degrade)
    codecs.register(_ascii_by_another_name)
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, HANDLER), (sys.stderr, HANDLER)):
        # A test's stand-in for a stream has no such method, and needs none.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            is_ascii = errors == HANDLER and codecs.lookup(stream.encoding).name == "ascii"
            reconfigure(errors=errors, encoding=ASCII if is_ascii else None)


def can_show(text: str) -> bool:
    """Whether the output's encoding has every sign of `text`."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_closed_pipe(fault: OSError) -> bool:
    """Whether a fault says that nobody reads any more (Windows says EINVAL)."""
    return fault.errno == errno.EPIPE or (sys.platform == "win32" and fault.errno == errno.EINVAL)


def is_full(fault: OSError) -> bool:
    """Whether a fault says that there is no room for the output."""
    return fault.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def hush() -> None:
    """Send what is still buffered nowhere, so that the interpreter's last flush cannot fail."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            try:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
            except (OSError, ValueError):
                pass

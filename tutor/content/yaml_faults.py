"""What a parser's complaint means for somebody who writes a lesson.

The parsers speak of tokens and contexts, and the two of them differ. We look at the line they
stopped at, and name the slip that an author most likely made there.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tutor.content.fault import ContentFault

_ENTRY = re.compile(r"(?P<lead>\s*(?:- +)*(?:\w[\w-]*[ \t]*:(?:[ \t]+|$))?)(?P<value>.*)")
_FLOW_PAIR = re.compile(r"\{\s*\w[\w-]*\s*:|\[\s*\{")
_ODD_SPACE = re.compile(r" *[\u00a0\u2000-\u200b\u202f\u3000]\s*\S")
_LOOK_BACK: Final = 12
_EMPTY = re.compile(r"(?P<key>[\w-]+):[,}\]]")
_STARTS: Final = "*&!%@`|>"


def explain(problem: Any, text: str, file: str) -> ContentFault:
    """The fault behind a ``yaml.YAMLError``."""
    mark = getattr(problem, "problem_mark", None)
    if mark is None:
        return ContentFault(file, None, None, "yaml-syntax")
    start = getattr(problem, "context_mark", None)
    context = str(getattr(problem, "context", None) or "")
    said = str(getattr(problem, "problem", None) or "")
    lines = text.splitlines()
    line = _line(lines, mark.line)

    def at(where: Any, code: str, **params: object) -> ContentFault:
        return ContentFault(file, where.line + 1, where.column + 1, code, params)

    odd = next((n for n, each in enumerate(lines[: mark.line + 1]) if _ODD_SPACE.match(each)), None)
    if odd is not None:
        sign = lines[odd].lstrip(" ")[0]
        params = {"code": f"U+{ord(sign):04X}"}
        return ContentFault(file, odd + 1, lines[odd].index(sign) + 1, "control-character", params)
    if "tab character" in said or "\t" in line[: len(line) - len(line.lstrip())]:
        return at(mark, "tab")
    if "expected ':'" in said and start is not None:
        empty = _EMPTY.match(_line(lines, start.line), start.column)
        if empty is not None:  # within braces a colon needs a space, even before nothing
            return at(start, "empty-value", name=empty["key"])
        return at(start, "no-colon")
    if "quoted scalar" in context:
        if "end of stream" in said or "document" in said:
            return at(start or mark, "open-quote")
        return at(mark, "escape") if "escape" in said else at(mark, "open-quote")
    if "flow" in context and start is not None:
        return _in_brackets(file, start, mark, lines)
    entry = _ENTRY.match(line)
    value = entry["value"] if entry else ""
    first = value[:1]
    where = _Mark(mark.line, len(entry["lead"]) if entry else mark.column)
    if entry and entry["lead"].strip() and mark.column >= where.column:
        if first in ("[", "{"):
            if _FLOW_PAIR.match(value):
                return at(mark, "after-bracket")
            return at(where, "bracket-text", sign=first)
        if first in ("'", '"'):
            opened = _opened_before(lines, where, first) if mark.column <= where.column + 1 else None
            if opened is not None:
                return at(opened, "open-quote")
            return at(where, "text-after-quote", sign=first)
        if first and first in _STARTS:
            return at(where, "special-start", sign=first)
        if re.match(r"-(?:\s|$)", value):
            return at(where, "dash-value")
        if "mapping values" in said and ":" in value:
            return at(mark, "colon-text")
    if first in ("]", "}"):
        return at(where, "stray-bracket", sign=first)
    if first and first in "%@`":
        return at(where, "special-start", sign=first)
    if "mapping values" in said and line.strip().find(":") > 0 and _longer(lines, mark.line):
        return at(mark, "bad-indent")
    if "mapping" in context or "collection" in context or "mapping values" in said:
        return at(mark, "bad-indent")
    return at(mark, "yaml-syntax")


def _opened_before(lines: list[str], where: Any, sign: str) -> _Mark | None:
    """The quotation mark above that was never closed, where the one at ``where`` closes it against all intent."""
    for number in range(where.line - 1, max(where.line - _LOOK_BACK, -1), -1):
        entry = _ENTRY.match(lines[number])
        if entry and entry["value"].startswith(sign) and lines[number].count(sign) % 2:
            return _Mark(number, len(entry["lead"]))
    return None


def _in_brackets(file: str, start: Any, mark: Any, lines: list[str]) -> ContentFault:
    """A bracket that was opened at ``start``: text that only looks like a list, or a list not closed."""
    opened = _line(lines, start.line)
    sign = opened[start.column : start.column + 1]
    stopped = _line(lines, mark.line)[mark.column : mark.column + 1]

    def at(where: Any, code: str, **params: object) -> ContentFault:
        return ContentFault(file, where.line + 1, where.column + 1, code, params)

    if stopped == ":" and start.line == mark.line:
        return at(mark, "colon-text")
    before = _line(lines, mark.line)[: mark.column].rstrip()
    opener = max(before.rfind("["), before.rfind("{"))
    if before[-1:] in ("]", "}") and opener > (start.column if start.line == mark.line else -1):
        return at(_Mark(mark.line, opener), "bracket-text", sign=before[opener])
    if start.line == mark.line and not _FLOW_PAIR.match(opened[start.column :]):
        return at(start, "bracket-text", sign=sign)
    return at(start, "open-bracket", sign=sign)


class _Mark:
    __slots__ = ("column", "line")

    def __init__(self, line: int, column: int) -> None:
        self.line = line
        self.column = column


def _line(lines: list[str], number: int) -> str:
    return lines[number] if number < len(lines) else ""


def _longer(lines: list[str], number: int) -> bool:
    return number > 0 and bool(lines[number - 1].strip())

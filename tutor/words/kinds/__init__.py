"""How each puzzle kind speaks: one module a kind, loaded when it is needed.

A kind's module holds these functions; ``explain`` and ``questions`` put them together.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice


class KindWords(Protocol):
    """The words of one kind. Each function gives whole sentences."""

    @property
    def NAMED(self) -> Collection[str]:  # noqa: N802 - a module's constant
        """The misconceptions it has a sentence for."""
        ...

    def question(self, voice: Voice, puzzle: Puzzle[Any]) -> str:
        """The question itself, without the table."""
        ...

    def decided(self, voice: Voice, puzzle: Puzzle[Any]) -> str:
        """The first move of an explanation: what decided, with this position's cards and figures."""
        ...

    def rule(self, voice: Voice, puzzle: Puzzle[Any]) -> str:
        """The second move: the rule."""
        ...

    def mistake(self, voice: Voice, puzzle: Puzzle[Any], verdict: Verdict) -> str:
        """The third move: what was answered, and why it fails."""
        ...

    def where_to_look(self, voice: Voice, puzzle: Puzzle[Any]) -> str:
        """The first hint."""
        ...

    def rule_hint(self, voice: Voice, puzzle: Puzzle[Any]) -> str:
        """The second hint: the rule, without what it comes to here."""
        ...

    def all_but(self, voice: Voice, puzzle: Puzzle[Any]) -> str:
        """The third hint: all but the answer."""
        ...

    def how_to_answer(self, voice: Voice) -> str:
        """What may be typed."""
        ...


def words_of(kind_id: str) -> KindWords:
    """The words of a kind."""
    return cast("KindWords", import_module(f"tutor.words.kinds.{kind_id.replace('-', '_')}"))


def known_mistake(voice: Voice, table: dict[str, str], verdict: Verdict, **names: str) -> str | None:
    """The sentence of the misconception behind an answer, where there is one."""
    msgid = table.get(verdict.misconception or "")
    return None if msgid is None else voice.say(msgid, **names)

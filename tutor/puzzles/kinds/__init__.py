"""All puzzle kinds, one file each. A kind is loaded when it is asked for: start-up is a feature."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tutor.puzzles.puzzle import Kind

_OPTIONAL: Final = ("convention", "best-card", "grand")
"""Kinds that are asked only where they are named."""
_IDS: Final = (
    "winner", "legal", "winning-card", "leader", "call", "contract", "trump", "revoke", "score", "match",
    "honours", "discard", "order", "count", "memory", *_OPTIONAL,
)  # fmt: skip
"""In the order in which they are listed."""


class _Kinds(Mapping[str, "Kind[Any]"]):
    """The kinds by id."""

    def __getitem__(self, kind_id: str) -> Kind[Any]:
        if kind_id not in _IDS:
            raise KeyError(kind_id)
        kind: Kind[Any] = import_module(f"{__name__}.{kind_id.replace('-', '_')}").KIND
        return kind

    def __iter__(self) -> Iterator[str]:
        return iter(_IDS)

    def __len__(self) -> int:
        return len(_IDS)

    def __contains__(self, kind_id: object) -> bool:
        return kind_id in _IDS


KINDS: Final[Mapping[str, Kind[Any]]] = _Kinds()


def all_kinds() -> tuple[Kind[Any], ...]:
    """Every kind."""
    return tuple(KINDS.values())


def usual_kinds() -> tuple[Kind[Any], ...]:
    """The kinds that practice mixes: all but those that are asked only where they are named."""
    return tuple(KINDS[kind_id] for kind_id in _IDS if kind_id not in _OPTIONAL)

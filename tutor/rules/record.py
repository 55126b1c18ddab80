"""Immutable records: what frozen dataclasses with slots are, but defined without generating code.

Defining a dataclass takes a third of a millisecond. There are dozens of reasons, and every run of the command defines
all of them before it says a word, so they are records. Type checkers take a record for a frozen dataclass (PEP 681).
"""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class RecordType(type):
    """Makes the annotated names of a class body its fields, in order after those that it inherits."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **more: Any) -> RecordType:
        notes = space.get("__annotations__", {})
        own = [field for field, note in notes.items() if not str(note).startswith("ClassVar")]
        defaults = {field: space.pop(field) for field in own if field in space}
        space["__slots__"] = tuple(own)
        for base in reversed(bases):
            own = [*getattr(base, "__match_args__", ()), *own]
            defaults = {**getattr(base, "_defaults", {}), **defaults}
        space["__match_args__"] = tuple(dict.fromkeys(own))
        space["_defaults"] = defaults
        return super().__new__(mcs, name, bases, space, **more)


class Record(metaclass=RecordType):
    """Base of records: compared and hashed by class and fields, matched and built by position or name."""

    __match_args__: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[dict[str, Any]]

    def __init__(self, *args: Any, **named: Any) -> None:
        fields = self.__match_args__
        if len(args) > len(fields):
            raise TypeError(f"{type(self).__name__} has {len(fields)} fields, not {len(args)}")
        put = object.__setattr__
        for field, value in zip(fields, args, strict=False):
            put(self, field, value)
        for field in fields[len(args) :]:
            if field in named:
                put(self, field, named.pop(field))
            elif field in self._defaults:
                put(self, field, self._defaults[field])
            else:
                raise TypeError(f"{type(self).__name__} lacks {field}")
        if named:
            raise TypeError(f"{type(self).__name__} takes no {', '.join(named)}")

    def _values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, field) for field in self.__match_args__])

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        shown = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.__match_args__)
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._values()

"""Records behave as frozen dataclasses with slots do."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import pytest

from tutor.rules.record import Record


class Base(Record):
    kind: ClassVar[str] = "base"
    one: int


class Child(Base):
    kind: ClassVar[str] = "child"
    two: str
    three: tuple[int, ...] = ()


def test_fields_in_order_with_defaults():
    assert Child.__match_args__ == ("one", "two", "three")
    assert Child(1, "b") == Child(one=1, two="b", three=())
    assert (Child(1, two="b").kind, Base.kind) == ("child", "base")


def test_compared_and_hashed_by_class_and_value():
    assert Child(1, "b") != Child(2, "b")
    assert Child(1, "b") != (1, "b", ())
    assert len({Child(1, "b"), Child(1, "b"), Base(1)}) == 2


@pytest.mark.parametrize(
    ("args", "named"), [((), {}), ((1,), {}), ((1, "b", (), 4), {}), ((1, "b"), {"one": 1})]
)
def test_wrong_arguments(args, named):
    with pytest.raises(TypeError):
        Child(*args, **named)


def test_nothing_can_be_changed():
    child = Child(1, "b")
    with pytest.raises(AttributeError):
        child.one = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del child.one
    with pytest.raises(AttributeError):
        child.four = 4  # type: ignore[attr-defined]
    assert not hasattr(child, "__dict__")


def test_matched_copied_and_shown():
    child = Child(1, "b", (3,))
    match child:
        case Child(one, two=two):
            assert (one, two) == (1, "b")
    assert copy.deepcopy(child) == pickle.loads(pickle.dumps(child)) == child
    assert repr(child) == "Child(one=1, two='b', three=(3,))"

"""Matches as rows: every move in order, none twice, and what goes on is found again."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from samples import NOON

from tutor.progress.matches import END, Match
from tutor.progress.opening import open_store, store_in_memory


def begun(id: str, **more: object) -> Match:
    fields: dict[str, object] = {
        "at": NOON,
        "local_date": NOON.date(),
        "game": "bid",
        "house": {"target": "7"},
        "seed": "x",
        "shared": False,
        "players": "club",
        "deals": None,
    }
    return Match(id=id, **{**fields, **more})


def test_moves_come_back_in_order_after_the_file_was_closed(tmp_path: Path) -> None:
    match = begun("m", deals=3, shared=True)
    with open_store(tmp_path, NOON).store as store:
        store.matches.begin(match)
        assert store.matches.add("m", 0, ["4up", "S2 C3"], NOON)
        assert store.matches.add("m", 2, ["HK"], NOON)
    with open_store(tmp_path, NOON).store as store:
        assert store.matches.open() == (match,)
        assert store.matches.moves("m") == ("4up", "S2 C3", "HK")


def test_a_move_is_only_ever_the_next_one() -> None:
    with store_in_memory() as store:
        store.matches.begin(begun("m"))
        assert store.matches.add("m", 0, ["HK"], NOON)
        assert not store.matches.add("m", 0, ["HQ"], NOON)
        assert not store.matches.add("m", 2, ["HQ"], NOON)
        assert store.matches.moves("m") == ("HK",)


def test_the_one_played_last_comes_first_and_what_is_over_not_at_all() -> None:
    with store_in_memory() as store:
        for n, name in enumerate("abc"):
            store.matches.begin(begun(name, at=NOON + timedelta(minutes=n)))
        assert [m.id for m in store.matches.open()] == ["c", "b", "a"]
        store.matches.add("a", 0, ["HK"], NOON + timedelta(hours=1))
        assert [m.id for m in store.matches.open()] == ["a", "c", "b"]
        store.matches.add("c", 0, [END], NOON + timedelta(hours=2))
        assert [m.id for m in store.matches.open()] == ["a", "b"]

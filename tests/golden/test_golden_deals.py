"""One deal a game, from the cards to the score: read, played over, told in full, written again; nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.content.record_writer import write_record
from tutor.content.records import read_record
from tutor.content.yaml_strict import read_file
from tutor.rules.deal import Phase
from tutor.rules.games import ALL_GAMES
from tutor.rules.recorded import Recorded, record, restore
from tutor.rules.replay import replay
from tutor.rules.rulebook import RULES

from . import make
from .telling import told

HERE = Path(__file__).parent
GAMES = pytest.mark.parametrize("game", [g.id for g in ALL_GAMES])


def kept(game: str) -> Recorded:
    recorded, faults = read_record(read_file(HERE / f"{game}.yaml"))
    assert faults == []
    assert recorded is not None
    return recorded


@GAMES
def test_the_deal_as_it_is_told(game: str) -> None:
    deal = restore(kept(game))
    assert deal.house.game.id == game
    assert deal.phase is Phase.OVER
    assert told(deal) == (HERE / f"{game}.txt").read_text(encoding="utf-8")


@GAMES
def test_record_replay_identical(game: str) -> None:
    text = (HERE / f"{game}.yaml").read_text(encoding="utf-8")
    recorded = kept(game)
    deal = restore(recorded)
    assert write_record(record(deal)) == write_record(recorded) == text
    assert record(deal) == recorded
    assert restore(record(deal)) == deal


@GAMES
def test_judged_without_a_fault(game: str) -> None:
    recorded = kept(game)
    found, deal = replay(recorded), restore(recorded)
    assert found.fault is None
    assert (found.contract, found.declarer, found.law) == (deal.contract, deal.declarer, deal.law)
    assert [taken.winner for taken in found.tricks] == list(deal.takers)
    assert found.won == deal.taken
    assert found.score == deal.score()


@GAMES
def test_it_shows_what_it_should_and_cites_only_rules(game: str) -> None:
    deal = restore(kept(game))
    shows = next(row[3] for row in make.WANTED if row[0] == game)
    assert shows(deal)
    cited = {
        word
        for word in told(deal).replace("(", " ").replace(")", " ").replace(",", " ").replace(":", " ").split()
        if "-" in word[1:]
    }
    assert cited - {"classic-sv"} <= set(RULES)


def test_a_golden_deal_of_every_game() -> None:
    assert {path.stem for path in HERE.glob("*.yaml")} == {g.id for g in ALL_GAMES}

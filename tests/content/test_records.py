"""Deal records as files: what is written is read back as it was, and any file is read or refused."""

from __future__ import annotations

from random import Random

import pytest
from rules.deals import dealt, some_house, step

from tutor.content.record_writer import write_record
from tutor.content.records import KEYS, read_record
from tutor.content.yaml_strict import read_text
from tutor.rules.deal import Phase
from tutor.rules.games import ALL_GAMES
from tutor.rules.recorded import Recorded, record, restore
from tutor.rules.replay import replay
from tutor.words.catalog import catalog
from tutor.words.deals import summary, trick_line
from tutor.words.faults import fault_text
from tutor.words.voice import Voice

LANGS = ("en", "nb", "sv")


def moments(game, seed: int) -> list[Recorded]:
    """A random deal's records, at some moments from its beginning to its end."""
    rng = Random(f"records {game.id} {seed}")
    deal = dealt(rng, some_house(rng, game))
    found = [deal]
    while deal.phase not in (Phase.OVER, Phase.REDEAL):
        deal = step(rng, deal)
        if rng.random() < 0.2:
            found.append(deal)
    return [record(each) for each in (*found, deal)]


CASES = [(game, seed) for game in ALL_GAMES for seed in range(12)]


@pytest.mark.parametrize(("game", "seed"), CASES, ids=lambda p: getattr(p, "id", p))
def test_written_and_read_back(game, seed):
    for whole in moments(game, seed):
        text = write_record(whole)
        found, faults = read_record(read_text(text, "deal.yaml"))
        assert faults == []
        assert found == whole
        assert found.hands == whole.hands
        assert restore(found) == restore(whole)
        assert write_record(found) == text


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_spoilt_file_is_judged_or_refused(game):
    """Characters changed, lines lost or doubled: a verdict in words, or faults with their places."""
    rng = Random(f"spoilt {game.id}")
    whole = write_record(moments(game, 0)[-1])
    judged = 0
    for n in range(120):
        text = spoilt(rng, whole)
        found, faults = read_record(read_text(text, "deal.yaml"))
        voice = Voice(catalog(LANGS[n % 3]), learner=None)
        assert (found is None) == bool(faults)
        for fault in faults:
            assert not fault_text(voice.catalog, fault).startswith(f"{fault.code}:"), fault
        if found is not None:
            judged += 1
            verdict = replay(found)
            assert summary(voice, verdict).endswith(".")
            assert all(trick_line(voice, i, taken) for i, taken in enumerate(verdict.tricks, 1))
    assert judged


def spoilt(rng: Random, text: str) -> str:
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 2:
            place = rng.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:place] + rng.choice("SHDCNEWAK29 :{},|\t") + lines[at][place + 1 :]
        case 3:
            words = lines[at].split(" ")
            rng.shuffle(words)
            lines[at] = " ".join(words)
        case _:
            lines = lines[:at]
    return "\n".join(lines) + "\n"


def test_house_rules_on_the_line_go_before_those_of_the_file():
    text = "schema: 1\ngame: bid\nhouse: {kitty-show: always, target: 9}\n"
    found, _ = read_record(read_text(text, "x"), None, {"target": "5"})
    assert found is not None
    assert found.house.changes() == {"kitty-show": "always", "target": "5"}


def test_the_keys_are_those_of_the_contract():
    assert set(KEYS) == {
        "schema", "game", "house", "deal", "dealer", "hands", "turned", "kitty", "calls", "names", "puts", "plays",
    }  # fmt: skip

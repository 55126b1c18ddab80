"""Whole matches at the table, by pipe and in this process: what is typed, what is refused, what is kept."""

from __future__ import annotations

import io
import sys
from random import Random

import pytest
from at_table import anything, conserved, in_words, match, sit
from talk import context
from tiny_course import desk

from tutor.__main__ import main
from tutor.progress.opening import store_in_memory
from tutor.rules.deal import Phase
from tutor.rules.games import ALL_GAMES
from tutor.rules.recorded import record
from tutor.rules.replay import replay
from tutor.session.table import Setup
from tutor.session.table_run import TableRun, open_matches, resume
from tutor.words.catalog import catalog
from tutor.words.matches import totals
from tutor.words.voice import Voice

LANGUAGES = ["en", "nb", "sv"]
SEED = "7"


@pytest.fixture
def whist(monkeypatch, capsys, tmp_path):
    """Run `whist` with a command line and typed lines in this process: exit code, output, errors."""
    monkeypatch.setenv("WHIST_DATA", str(tmp_path / "data"))

    def run(*line: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        code = main(list(line))
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


def by_coach(game, lang: str) -> tuple[TableRun, str]:
    """A whole match in which South does what the coach would, and what was typed for it."""
    run, lines = TableRun(Setup(game.house(), SEED)), []
    while True:
        while run.turn is not None:
            if run.is_learners:
                move = run.advice().move
                lines.append(in_words(lang, run.view, move))
                run.play(move)
            else:
                run.step()
        if run.table.over:
            return run, "\n".join(lines) + "\n"
        run.next_deal()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_whole_match_by_pipe(whist, game, lang):
    run, typed = by_coach(game, lang)
    code, out, err = whist("--lang", lang, "play", "--game", game.id, "--seed", SEED, typed=typed)
    assert (code, err) == (0, "")
    told = " ".join(out.split())
    assert totals(Voice(catalog(lang)), run.table.match) in told
    # What is typed next is answered by a new match: this one is over.
    _, out, _ = whist("--lang", lang, "play")
    assert catalog(lang).say("You go on where you left off. A new match: whist play --new") not in out


@pytest.mark.parametrize(
    "number", [pytest.param(range(20), id="20"), pytest.param(range(500), marks=pytest.mark.full)]
)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_whatever_is_typed_the_deal_stays_sound(game, number):
    for seed in number:
        rng = Random(f"{game.id}.{seed}")
        lang = rng.choice(LANGUAGES)
        run = match(desk(), game.house(), str(seed), deals=1)
        types = anything(rng, lang)

        def typed(run):
            assert conserved(run.table.deal)
            return types(run)  # noqa: B023 - used at once

        sit(context(lang, plain=rng.random() < 0.5), run, typed)
        deal = run.table.deal
        assert run.table.over
        assert conserved(deal)
        judged = replay(record(deal))
        assert judged.fault is None
        if deal.phase is Phase.OVER:
            assert judged.score is not None
            assert judged.score.points == deal.score().points
            assert dict(judged.won) == deal.taken


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_match_left_at_any_move_is_there_again(game):
    rng = Random(game.id)
    world = desk(store_in_memory())
    run = match(world, game.house(), SEED, deals=2)
    types = anything(rng, "nb")
    moves = 0

    def typed(run):
        nonlocal moves
        moves += 1
        ((known, setup),) = open_matches(world)
        again = resume(world, known, setup)
        assert again is not None
        assert again.table == run.table
        return types(run)

    sit(context("nb"), run, typed)
    assert moves > 20
    assert open_matches(world) == []

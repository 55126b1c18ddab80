"""Whole matches at the table, by pipe and in this process: what is typed, what is refused, what is kept."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from random import Random

import pytest
from at_table import anything, conserved, in_words, labels_in, legal_moves, match, sit
from rules.deals import some_house
from talk import context
from terminal import Terminal
from tiny_course import NOON, desk

from tutor.__main__ import main
from tutor.progress.opening import open_store, store_in_memory
from tutor.rules.deal import Phase
from tutor.rules.games import ALL_GAMES, GAMES
from tutor.rules.recorded import record
from tutor.rules.replay import replay
from tutor.session.deals import deal_code, first_dealer
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
        house = (
            some_house(rng, game) if seed % 2 else game.house()
        )  # every other one at a table of its own rules
        run = match(desk(), house, str(seed), deals=1)
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


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_the_screen_names_no_card_that_south_may_not_see(game):
    rng = Random(game.id)
    run = match(desk(), game.house(), SEED, deals=1)
    turned = run.table.deal.turned  # everybody saw it
    seen = {*first_dealer(run.table.house, SEED)[1], *(() if turned is None else (turned,))}

    def typed(run):
        view = run.view
        seen.update(view.hand, view.kitty, view.puts, (c for trick in view.tricks for c in trick.cards))
        asked.append(view.phase)
        assert labels_in(written.getvalue(), "nb") <= seen
        return in_words("nb", view, rng.choice(legal_moves(view)))

    written = io.StringIO()
    asked = []
    sit(context("nb", plain=True), run, typed, written=written)
    assert asked.count(Phase.PLAY) == game.family.hand_size


def prompts(process, n: int) -> bytes:
    """Read what a process writes, until so many prompts have been answered."""
    out = b""
    while out.count(b"\n> ") < n and (more := process.stdout.readline()):
        out += more
    return out


@pytest.mark.parametrize(
    "after", [1, 4, pytest.param(7, marks=pytest.mark.full), pytest.param(11, marks=pytest.mark.full)]
)
@pytest.mark.parametrize("game", ["classic", "bid"])
def test_killed_at_any_card_the_same_deal_goes_on(game, after, tmp_path):
    whole, typed = by_coach(GAMES[game], "en")
    lines = typed.splitlines()
    process = subprocess.Popen(
        [sys.executable, "-m", "tutor", "--lang", "en", "--plain", "play", "--game", game, "--seed", SEED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "WHIST_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin is not None
    process.stdin.write("".join(f"{line}\n" for line in lines[:after]).encode())
    process.stdin.flush()
    prompts(process, after)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    with open_store(tmp_path, NOON).store as store:
        world = desk(store)
        ((known, setup),) = open_matches(world)
        run = resume(world, known, setup)
        assert run is not None
        # Of all but the card at which it was killed nothing is lost; played on in the same way, it ends the same.
        assert len(run.table.moves) >= after - 1 or run.table.before
        while not run.table.over:
            while run.turn is not None:
                if run.is_learners:
                    run.play(run.advice().move)
                else:
                    run.step()
            if not run.table.over:
                run.next_deal()
    assert run.table == whole.table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_in_a_terminal(lang, tmp_path):
    say = catalog(lang).say
    words = {
        "en": ("last trick", "undo", "quit"),
        "nb": ("forrige stikk", "angre", "slutt"),
        "sv": ("förra sticket", "ångra", "sluta"),
    }
    last, undo, leave = words[lang]
    run = TableRun(Setup(GAMES["classic"].house(), SEED))

    def cards(n):
        for _ in range(n):
            while not run.is_learners:
                run.step()
            move = run.advice().move
            run.play(move)
            yield in_words(lang, run.view, move)

    with Terminal(
        "--lang", lang, "play", "--game", "classic", "--seed", SEED, WHIST_DATA=str(tmp_path)
    ) as person:
        person.until(" ".join(say("{game}: deal {n}", game="", n=1).split()[-2:]))
        for n, card in enumerate(cards(13)):
            person.type(card)
            person.until(say("Enter: go on."))
            if n == 2:
                person.type(last)
                person.until(say("Enter: go on."))
                person.type(undo)
                person.until(say("Your last move is taken back, and all that came after it."))
                person.type(card)
                person.until(say("Enter: go on."))
            if n < 12:
                person.type("")
                person.until("")
        person.type(leave)
        assert person.end() == 0
        assert " ".join(say("The deal waits for you. Go on with it: whist play").split()) in person.said()
        assert b"Traceback" not in person.raw


def waiting(folder) -> list[tuple[str, str, dict[str, str], str]]:
    """The matches that wait: game, seed, house rules of its own, how strong the others are."""
    with open_store(folder / "data", NOON).store as store:
        return [(s.house.game.id, s.seed, s.house.changes(), s.players) for _, s in open_matches(desk(store))]


def test_the_options_name_a_match_and_new_puts_it_aside(whist, tmp_path):
    goes_on = "You go on where you left off."
    for line, known in (
        (["--game", "bid", "--seed", "1"], False),
        (["--game", "norwegian", "--players", "beginner"], False),
        ([], True),  # the one played last
        (["--game", "bid"], True),
        (["--seed", "1"], True),
        (["--seed", "2", "--game", "bid"], False),
        (["--players", "strong"], False),
        (["--game", "norwegian", "--house", "target=7"], False),
        (["--game", "norwegian", "--deals", "1"], False),
    ):
        code, out, err = whist("--lang", "en", "play", *line)
        assert (code, err) == (0, "")
        assert (goes_on in out) == known, line
    assert len(waiting(tmp_path)) == 6
    assert waiting(tmp_path)[-1] == ("bid", "1", {}, "club")
    _, out, _ = whist("--lang", "en", "play", "--game", "norwegian", "--new", "--seed", "5")
    assert goes_on not in out
    assert waiting(tmp_path)[0][0] == "norwegian"


def test_the_house_rules_of_the_table_hold_and_a_match_keeps_its_own(whist, tmp_path):
    whist("table", "bid", "target=9", "min-bid=4")
    whist("play", "--game", "bid", "--house", "min-bid=2")
    whist("table", "bid", "--reset")
    whist("play", "--game", "bid")
    assert [house for _, _, house, _ in waiting(tmp_path)] == [{"target": "9", "min-bid": "2"}]


def test_a_shared_deal_is_one_deal(whist, tmp_path):
    code = deal_code(GAMES["bid"].house({"min-bid": "4"}), "k4f9a1c")
    shared = TableRun(Setup(GAMES["bid"].house({"min-bid": "4"}), "k4f9a1c", shared=True))
    lines = []
    while shared.turn is not None:
        if shared.is_learners:
            lines.append(in_words("nb", shared.view, shared.advice().move))
            shared.play(shared.advice().move)
        else:
            shared.step()
    done, out, err = whist("--lang", "nb", "play", code.upper(), typed="\n".join(lines))
    assert (done, err) == (0, "")
    assert out.startswith("Bid whist: en delt omgang\n")
    assert "Sett i ettertid" in out
    assert waiting(tmp_path) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["deal.classic.1k4f9a1"], "is no deal"),
        (["winner.classic.2.1id4oal5"], "is no deal"),
        (["deal.classic.2k4f9a1c"], "no longer dealt"),
        (["deal.classic.1k4f9a1c", "--game", "bid"], "Leave out the other options"),
        (["--players", "expert"], "Choose beginner, club or strong"),
        (["--game", "bridge"], "There is no game"),
        (["--house", "target=0"], "can be"),
        (["--deals", "0"], ""),
    ],
)
def test_what_play_refuses(whist, line, said):
    code, out, err = whist("--lang", "en", "play", *line)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_a_match_without_anybody(whist, game, lang, tmp_path):
    line = ("--lang", lang, "--plain", "play", "--auto", "--game", game.id, "--seed", "4")
    code, out, err = whist(*line)
    assert (code, err) == (0, "")
    assert whist(*line)[1] == out
    assert labels_in(out, lang) == set(game.deck)
    run = TableRun(Setup(game.house(), "4"), learner=None)
    while not run.table.over:
        if run.turn is None:
            run.next_deal()
        else:
            run.step()
    assert totals(Voice(catalog(lang), None), run.table.match) in " ".join(out.split())
    assert not (tmp_path / "data").exists()

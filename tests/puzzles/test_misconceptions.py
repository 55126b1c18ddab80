"""Every misconception is named where it, first or alone, predicts the answer given; a right answer has none."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.puzzles.diagnosis import diagnose, predicts
from tutor.puzzles.kinds import KINDS, all_kinds
from tutor.puzzles.puzzle import Mode, Puzzle, Verdict, authored
from tutor.rules.games import GAMES
from tutor.words.kinds import words_of

from . import named_tables
from .pool import HOUSE_PAIRS, PAIRS, READ, house_puzzles, puzzles, wrong_answers

ALONE, FIRST = True, False

# kind, misconception, game, position, right answer, answer of the believer, alone or the first of several
NAMED: list[tuple[str, str, str, dict[str, str], str, str, bool]] = [
    ("winner", "joker-wins-in-no-trump", "bid", {"plays": "S: D4 LJ D9 D2"}, "N", "W", FIRST),
    ("winner", "joker-wins-in-no-trump", "bid", {"plays": "S: D4 LJ BJ DK", "order": "low"}, "S", "N", FIRST),
    ("winner", "highest-card-wins", "classic", {"plays": "S: D9 DQ CK D2", "trump": "H"}, "W", "N", ALONE),
    ("winner", "highest-card-wins", "norwegian", {"plays": "W: S5 HA S6 S4"}, "E", "N", FIRST),
    ("winner", "trump-ignored", "classic", {"plays": "S: C3 CQ DJ HK", "trump": "D"}, "N", "W", ALONE),
    ("winner", "last-trump-wins", "classic", {"plays": "E: SQ C9 C2 SK", "trump": "C"}, "S", "W", ALONE),
    ("winner", "first-trump-wins", "classic", {"plays": "E: SQ C2 C9 SK", "trump": "C"}, "W", "S", ALONE),
    ("winner", "little-joker-over-big", "bid", {"plays": "W: D5 BJ LJ DA", "trump": "D"}, "N", "E", ALONE),
    ("winner", "joker-is-no-trump", "bid", {"plays": "E: D7 BJ C6 LJ", "trump": "C"}, "S", "W", ALONE),
    ("winner", "high-order-in-low", "bid", {"plays": "S: C4 C9 C2 SK", "order": "low"}, "N", "W", ALONE),
    ("winner", "low-ace-misplaced", "bid", {"plays": "S: C7 CA C4 C5", "order": "low"}, "W", "N", ALONE),
    ("winner", "colour-for-suit", "norwegian", {"plays": "S: S6 CQ S9 HK"}, "N", "W", ALONE),
    ("winner", "ten-below-nine", "classic", {"plays": "S: D8 DT D9 HK", "trump": "S"}, "W", "N", ALONE),
    ("winner", "ace-always-wins", "bid", {"plays": "E: CJ BJ DA C9"}, "E", "W", ALONE),
    ("winner", "leader-always-wins", "norwegian", {"plays": "W: H7 HK S2 CK"}, "N", "W", ALONE),
    ("legal", "must-beat", "classic", {"hand": "SA SQ S3 H8 H3", "plays": "S7", "trump": "H"},
     "SA SQ S3", "SA SQ", ALONE),
    ("legal", "must-trump-when-void", "classic", {"hand": "HT H3 CT C6", "plays": "SJ HQ", "trump": "H"},
     "HT H3 CT C6", "HT H3", ALONE),
    ("legal", "must-not-trump", "classic", {"hand": "SK S9 D5 D3", "plays": "H3", "trump": "D"},
     "SK S9 D5 D3", "SK S9", ALONE),
    ("legal", "trump-any-time", "classic", {"hand": "HJ DK CJ C3", "plays": "CQ", "trump": "D"},
     "CJ C3", "DK CJ C3", ALONE),
    ("legal", "trump-not-led", "classic", {"hand": "S8 H9 D5 D3", "trump": "H"},
     "S8 H9 D5 D3", "S8 D5 D3", ALONE),
    ("legal", "colour-for-suit", "classic", {"hand": "S6 S3 H3 CA", "plays": "S4", "trump": "H"},
     "S6 S3", "S6 S3 CA", ALONE),
    ("legal", "joker-is-wild", "bid", {"hand": "SQ H3 DA C7 LJ", "plays": "S8", "trump": "C"},
     "SQ", "SQ LJ", ALONE),
    ("legal", "joker-is-wild", "bid", {"hand": "SQ S3 H3 DA LJ", "plays": "S8"}, "SQ S3", "SQ S3 LJ", ALONE),
    ("legal", "joker-does-not-follow-trump", "bid", {"hand": "SA S6 C7 C8 LJ", "plays": "SK", "trump": "S"},
     "SA S6 LJ", "SA S6", ALONE),
    ("legal", "joker-does-not-follow-trump", "bid", {"hand": "SA S6 D7 C8", "plays": "BJ", "trump": "S"},
     "SA S6", "SA S6 D7 C8", FIRST),
    ("legal", "joker-must-be-thrown", "bid", {"hand": "H3 HT DT LJ", "plays": "CJ"},
     "H3 HT DT LJ", "LJ", ALONE),
    ("legal", "joker-must-be-thrown", "bid", {"hand": "H3 HT DT LJ", "plays": "CJ", "trump": "H"},
     "H3 HT DT LJ", "LJ", ALONE),
    ("legal", "must-play-highest", "classic", {"hand": "HJ DK CJ C3", "plays": "CQ", "trump": "D"},
     "CJ C3", "CJ", ALONE),
    ("legal", "anything-goes", "classic", {"hand": "HJ DK CJ C3", "plays": "CQ", "trump": "D"},
     "CJ C3", "HJ DK CJ C3", ALONE),
    ("winning-card", "illegal-card", "classic", {"hand": "S9 DT CQ CT", "plays": "W: CJ C6 C7", "trump": "S"},
     "CQ", "S9", ALONE),
    ("winning-card", "highest-card-wins", "classic",
     {"hand": "S6 S3 CK C2", "plays": "W: H3 HK C5", "trump": "S"}, "S6 S3", "CK", ALONE),
    ("winning-card", "following-is-enough", "classic",
     {"hand": "S9 DT CQ CT", "plays": "W: CJ C6 C7", "trump": "S"}, "CQ", "CT", ALONE),
    ("leader", "dealer-leads", "classic", {"dealer": "W"}, "N", "W", ALONE),
    ("leader", "left-and-right-confused", "classic", {"dealer": "W"}, "N", "S", ALONE),
    ("leader", "old-order-kept", "classic", {"plays": "E: S8 S9 S7 S5", "trump": "C"}, "S", "E", ALONE),
    ("leader", "next-in-turn", "classic", {"plays": "E: S7 S3 S9 ST", "trump": "H"}, "N", "S", ALONE),
    ("leader", "last-player-leads", "classic", {"plays": "E: S8 S9 S7 S5", "trump": "C"}, "S", "N", ALONE),
]  # fmt: skip


NAMED += named_tables.NAMED
AT_TABLES = [(k, i, g, {}, *more) for k, i, g, *more in NAMED] + named_tables.AT_TABLES


def at_table(kind: str, game: str, fields: dict[str, str], **changes: str) -> Puzzle[Any]:
    house = GAMES[game].house({name.replace("_", "-"): value for name, value in changes.items()})
    return authored(KINDS[kind], house, KINDS[kind].parse(fields, house))


def parts(kind: str, text: str) -> tuple[str, ...]:
    """An answer's parts; the end of a bidding is one of two words."""
    return (text,) if kind == "contract" else tuple(text.split())


@pytest.mark.parametrize(("kind", "idea", "game", "changes", "fields", "right", "given", "alone"), AT_TABLES)
def test_each_is_named(
    kind: str,
    idea: str,
    game: str,
    changes: dict[str, str],
    fields: dict[str, str],
    right: str,
    given: str,
    alone: bool,
) -> None:
    puzzle = at_table(kind, game, fields, **changes)
    assert set(puzzle.solution.answer) == set(parts(kind, right))
    verdict = puzzle.check(parts(kind, given))
    assert not verdict.correct
    assert verdict.misconception == idea
    assert (verdict.misconceptions == (idea,)) == alone


def test_the_table_has_every_one() -> None:
    assert {(kind, idea) for kind, idea, *_ in AT_TABLES} == {
        (k.id, m.id) for k in READ for m in k.misconceptions
    }


def test_every_one_has_words() -> None:
    for kind in all_kinds():
        assert {m.id for m in kind.misconceptions} == set(words_of(kind.id).NAMED), kind.id


def test_ids_are_told_once_in_a_kind() -> None:
    for kind in all_kinds():
        ids = [m.id for m in kind.misconceptions]
        assert len(set(ids)) == len(ids)


def believers(puzzle: Puzzle[Any], given: tuple[str, ...]) -> list[str]:
    """Ids of the misconceptions whose prediction is this answer, in whatever order it was given."""
    found = []
    for idea in puzzle.kind.misconceptions:
        answers = idea.predict(puzzle.position)
        if puzzle.solution.mode is Mode.SET:
            answers = tuple(tuple(sorted(a)) for a in answers)
            if tuple(sorted(given)) in answers:
                found.append(idea.id)
        elif given in answers:
            found.append(idea.id)
    return found


def judged(puzzle: Puzzle[Any], given: tuple[str, ...]) -> Verdict:
    """The verdict without its counterfactual, which another test is about."""
    named = diagnose(puzzle.kind, puzzle.position, puzzle.solution, given)
    return Verdict(puzzle.solution.accepts(given), given, puzzle.solution, named, None)


def check_named(puzzle: Puzzle[Any]) -> None:
    for given in wrong_answers(puzzle):
        verdict = judged(puzzle, given)
        expected = believers(puzzle, given)
        assert list(verdict.misconceptions) == expected, (puzzle.code, given)
        assert verdict.misconception == (expected[0] if expected else None)
    solution = puzzle.solution
    rights = [(a,) for a in solution.answer] if solution.mode is not Mode.SET else [solution.answer]
    for right in rights:
        verdict = puzzle.check(right)
        assert verdict.correct
        assert (verdict.misconception, verdict.misconceptions, verdict.edit) == (None, (), None)


@pytest.mark.parametrize(("kind", "game"), PAIRS)
def test_who_predicts_the_answer_is_named_in_generated_puzzles(kind: str, game: str) -> None:
    for puzzle in puzzles(kind, game)[::5]:
        check_named(puzzle)


@pytest.mark.parametrize(("kind", "row"), HOUSE_PAIRS)
def test_who_predicts_the_answer_is_named_under_house_rules(kind: str, row: int) -> None:
    for puzzle in house_puzzles(kind, row)[::2]:
        check_named(puzzle)


# Where a house rule makes the belief the truth, what its believer answers is right and nothing is named.
TRUE_HERE: list[tuple[str, str, str, dict[str, str], dict[str, str], str]] = [
    ("legal", "joker-must-be-thrown", "bid", {"hand": "H3 HT DT LJ", "plays": "CJ"},
     {"nt_joker_shed": "must"}, "LJ"),
    ("legal", "joker-is-wild", "bid", {"hand": "SQ S3 H3 DA LJ", "plays": "S8"},
     {"nt_joker_any_time": "yes"}, "SQ S3 LJ"),
    ("winner", "low-ace-misplaced", "bid", {"plays": "S: C7 CA C4 C5", "order": "low"},
     {"low_ace": "bad"}, "N"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "idea", "game", "fields", "changes", "given"), TRUE_HERE)
def test_a_belief_that_is_the_law_at_this_table_is_never_named(
    kind: str, idea: str, game: str, fields: dict[str, str], changes: dict[str, str], given: str
) -> None:
    elsewhere = at_table(kind, game, fields).check(tuple(given.split()))
    assert elsewhere.misconception == idea
    here = at_table(kind, game, fields, **changes).check(tuple(given.split()))
    assert here.correct
    assert here.misconceptions == ()


def test_what_a_believer_would_answer_rightly_is_not_predicted() -> None:
    puzzle = at_table("winner", "classic", {"plays": "S: D9 DQ DK D2", "trump": "H"})
    idea = next(m for m in KINDS["winner"].misconceptions if m.id == "highest-card-wins")
    assert idea.predict(puzzle.position) == (("N",),)
    assert predicts(idea, puzzle.position, puzzle.solution) == frozenset()


def test_nothing_is_named_for_no_answer() -> None:
    for kind, _, game, fields, *_ in NAMED:
        verdict = at_table(kind, game, fields).check(())
        assert not verdict.correct
        assert (verdict.misconceptions, verdict.edit) == ((), None)

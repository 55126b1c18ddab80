"""`whist rules`: the rule book on the screen and as JSON."""

from __future__ import annotations

import json

import pytest

from tutor.__main__ import main
from tutor.cli.commands.practice import _plan
from tutor.cli.commands.rules import CHAPTERS, KINDS
from tutor.cli.context import Context, using
from tutor.rules.games import GAMES
from tutor.rules.rulebook import RULES, rules_of
from tutor.words.catalog import catalog
from tutor.words.language import LANGUAGES
from tutor.words.rules import rule_statement, rule_title

KEYS = ["rule", "statement", "games", "kind", "title", "example", "options"]


@pytest.fixture
def said(capsys):
    """Run one command line in this process: exit code, output, errors."""

    def run(*line: str) -> tuple[int, str, str]:
        code = main(list(line))
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


def flat(text: str) -> str:
    return " ".join(text.split())


def test_json_is_the_whole_book(said):
    code, out, err = said("rules", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    book = json.loads(out)
    assert [entry["rule"] for entry in book] == list(RULES)
    for entry in book:
        rule = RULES[entry["rule"]]
        assert list(entry) == KEYS
        assert (entry["games"], entry["kind"]) == (list(rule.games), rule.kind)
        assert entry["statement"] == rule_statement(catalog("en"), rule.id)


@pytest.mark.parametrize("game", GAMES)
def test_json_of_a_game(said, game):
    _, out, _ = said("rules", game, "--json")
    assert [entry["rule"] for entry in json.loads(out)] == [rule.id for rule in rules_of(game)]


def test_json_of_a_rule_and_of_a_word(said):
    _, out, _ = said("--lang", "sv", "rules", "följ", "färg", "--json")
    (entry, *_) = json.loads(out)
    assert (entry["rule"], entry["title"]) == ("follow-suit", "Följ färg")
    _, out, _ = said("rules", "boston", "--json")
    assert [entry["rule"] for entry in json.loads(out)] == ["boston-is-bid-seven"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_titles(said, lang):
    code, out, _ = said("--lang", lang, "rules")
    assert code == 0
    lines = out.splitlines()
    assert all(f"- {rule_title(catalog(lang), rule)}" in lines for rule in RULES)
    assert all(catalog(lang).phrase(title) in lines for title in CHAPTERS.values())
    assert not any(rule in out.split() for rule in RULES if "-" in rule and rule != "follow-suit")


def test_chapters_and_kinds_are_those_of_the_book():
    assert list(CHAPTERS) == list(dict.fromkeys(rule.part for rule in RULES.values()))
    assert set(KINDS) == {rule.kind for rule in RULES.values()}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_holds_its_statements(said, game, lang):
    _, out, _ = said("--lang", lang, "rules", game)
    text = flat(out)
    assert all(flat(rule_statement(catalog(lang), rule.id)) in text for rule in rules_of(game))


def test_a_rule_in_full(said):
    _, out, _ = said("--lang", "nb", "rules", "følg farge")
    assert out.splitlines()[0] == "Følg farge"
    text = flat(out)
    assert "I alle spillene." in text
    assert "Eksempel: Trumf: hjerter. Til venstre: spar konge." in text
    assert text.endswith("whist practice follow-suit")


def test_a_rule_tells_how_it_is_at_the_table(said):
    said("table", "bid", "low-ace=bad")
    text = flat(said("rules", "order-low")[1])
    assert "Bid whist: When low cards win, the ace is weakest. (low-ace=bad)" in text
    assert "Betting whist: When low cards win, the ace is best. (low-ace=good)" in text
    assert "At your table: When low cards win, the ace is weakest." in flat(said("rules", "bid")[1])


def test_practice_takes_what_a_rule_offers(said):
    offered = 0
    for rule in RULES:
        last = said("rules", rule)[1].splitlines()[-1].split()
        if "practice" in last:
            offered += 1
            game = last[-1] if "--game" in last else "classic"
            with using(Context("en", catalog("en"))) as ctx:
                plan = _plan(ctx, [rule], game, None, 1, [], "s")
            assert (plan.house.game.id, plan.rules) == (game, (rule,))
    assert offered


@pytest.mark.parametrize("width", ["20", "40", "80"])
@pytest.mark.parametrize(
    "line", [["rules"], ["rules", "bid"], ["rules", "kitty"], ["--plain", "rules", "order-low"]]
)
def test_any_width(said, monkeypatch, width, line):
    monkeypatch.setenv("COLUMNS", width)
    code, out, _ = said(*line)
    assert code == 0
    assert max(map(len, out.splitlines())) <= int(width)


@pytest.mark.parametrize(
    ("lang", "opening", "near"),
    [
        ("en", "No rule holds “folow suit”.", "“Follow suit”"),
        ("nb", "Ingen regel handler om «følg fage».", "“Følg farge”"),
        ("sv", "Ingen regel handlar om ”följ fag”.", "“Följ färg”"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is_near(said, lang, opening, near):
    asked = {"en": "folow suit", "nb": "følg fage", "sv": "följ fag"}[lang]
    code, out, err = said("--lang", lang, "rules", asked)
    assert (code, out) == (2, "")
    assert err.startswith(opening)
    assert near.strip("“”") in err
    assert "norwegian" in err


@pytest.mark.parametrize(
    ("lang", "read"), [("en", 'whist rules "'), ("nb", 'Mer, med eksempel: whist rules "')]
)
def test_why_says_where_to_read_on(whist, lang, read):
    shown = whist(
        "--lang", lang, "practice", "winner", "--count", "2", "--seed", "1", input="1\nwhy\n"
    ).stdout
    title = flat(shown).rpartition(read)[2].partition('"')[0]
    again = whist("--lang", lang, "rules", title, "--json").stdout
    assert json.loads(again)[0]["title"] == title

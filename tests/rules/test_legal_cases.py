"""Which cards may be played: the rows of the case list (LC, RV) and the worked examples (E), by their ids."""

from __future__ import annotations

import pytest

from tutor.rules import reasons as why
from tutor.rules.cards import Suit, card, codes, parse_cards
from tutor.rules.trick import legal

from .positions import law

LEAD = "lead-any-card"
FOLLOW = "follow-suit"
VOID = "void-play-anything"
JOKER = "nt-joker-only-when-void"
OPEN = "nt-joker-led"
ALL = ""

# id, table, played before, hand, the legal cards (ALL: the whole hand) as output sorts them, deciding rule
LEGAL = [
    ("LC01", "classic H", "D7", "D2 H5 HA S9", "D2", FOLLOW),
    ("LC03", "classic S", "H9", "C2 D8 S5 SA", ALL, VOID),
    ("LC05", "classic S", "", "S2 SA H4 D9", ALL, LEAD),
    ("LC06", "bid H", "", "BJ HA C3", ALL, LEAD),
    ("LC07", "bid H", "HT", "LJ S4 DK CA", "LJ", FOLLOW),
    ("LC07-low", "bid H low", "HT", "LJ BJ H2 CA", "H2 BJ LJ", FOLLOW),
    ("LC09", "bid H", "LJ", "H2 SA D4", "H2", FOLLOW),
    ("LC09-joker", "bid H", "LJ", "BJ SA D4", "BJ", FOLLOW),
    ("LC09-void", "bid H", "LJ", "SA D4", ALL, VOID),
    ("LC11", "bid none", "C9", "C4 BJ H8", "C4", FOLLOW),
    ("LC11-only-jokers-barred", "bid none", "C9", "C4 CA BJ LJ", "CA C4", JOKER),
    ("LC11-low", "betting none low", "C9", "CK C2 CA BJ H8", "CA C2 CK", FOLLOW),
    ("LC13", "bid S", "H6", "HK BJ S2", "HK", FOLLOW),
    ("LC13-only-joker-barred", "bid H", "C5", "C7 BJ", "C7", FOLLOW),
    ("LC13-void", "bid S", "H6", "CK BJ S2", ALL, VOID),
    ("LC14-lead", "norwegian none", "", "SQ", "SQ", LEAD),
    ("LC14-void", "norwegian none", "H4", "SQ", "SQ", VOID),
    ("LC14-follow", "norwegian none", "S4", "SQ", "SQ", FOLLOW),
    ("LC15", "classic S", "H3 H6", "C5 H8 SK", "H8", FOLLOW),
    ("PZ01", "classic S", "D5 D9 D7", "DK DA C2", "DA DK", FOLLOW),
    ("RV01", "classic C", "H4", "D9 HQ", "HQ", FOLLOW),
    ("RV03", "bid S", "S9", "D5 LJ", "LJ", FOLLOW),
    ("RV05", "bid none", "S9", "D5 LJ", ALL, VOID),
    ("E4", "classic H", "SK S3 H2", "SA HA", "SA", FOLLOW),
    ("E5", "classic H", "SK S3", "H2 CQ D4", ALL, VOID),
    ("E12", "norwegian none", "H8 HA", "H2 HK H9 SA C4", "HK H9 H2", FOLLOW),
    ("E12-only", "norwegian none", "H8 HA", "H2 HK H9", ALL, FOLLOW),
    ("E35-void", "bid none", "H8", "BJ S2", ALL, VOID),
    ("E47-lead", "standard none", "", "CT C2 SA", ALL, LEAD),
    ("E47-second", "standard none", "CT", "CK C2 SA", "CK C2", FOLLOW),
    ("E47-third", "standard none", "CT CK", "D3 SA HQ", ALL, VOID),
    ("E47-fourth", "standard none", "CT CK D3", "CJ SA D9", "CJ", FOLLOW),
    ("E75", "bid none", "LJ BJ S3", "S9 S2 HA", "S9 S2", FOLLOW),
    ("E75-void", "bid none", "LJ BJ S3", "HA D2", ALL, VOID),
    ("G1", "betting C", "BJ", "C2 LJ SA", "C2 LJ", FOLLOW),
    ("G2-plain-held", "bid D", "S4", "S2 BJ D3", "S2", FOLLOW),
    ("G2-plain-void", "bid D", "S4", "H2 BJ D3", ALL, VOID),
    ("G3-any", "bid none", "BJ", "LJ S2 H3", ALL, OPEN),
    ("G3-any-with-shed", "bid none nt-joker-shed=must", "BJ", "LJ S2 H3", ALL, OPEN),
    ("G3-two", "bid none", "BJ LJ", "S2 H3", ALL, OPEN),
    ("G3-third", "bid none", "BJ H2", "LJ HA S2", "HA", FOLLOW),
    ("G4-led", "bid none", "", "LJ BJ S2", ALL, LEAD),
    ("G5-free", "bid none", "C9", "LJ S2 H3", ALL, VOID),
    ("lead-no-trump", "classic none", "", "S2 HA", ALL, LEAD),
    ("joker-in-the-trick", "bid none", "C9 BJ", "C2 SA", "C2", FOLLOW),
]


@pytest.mark.parametrize(
    ("table", "plays", "hand", "allowed", "rule"), [pytest.param(*r[1:], id=r[0]) for r in LEGAL]
)
def test_legal(table: str, plays: str, hand: str, allowed: str, rule: str) -> None:
    under, held = law(table), parse_cards(hand)
    verdict = legal(held, parse_cards(plays), under)
    assert codes(verdict.legal) == (allowed or codes(under.sort(held)))
    assert set(verdict.illegal) == set(held) - set(verdict.legal)
    assert verdict.rule == rule
    assert verdict.rules[0] == rule


# id, table, played before, hand, card -> rule broken
ILLEGAL = [
    ("E4", "classic H", "SK S3 H2", "SA HA", {"HA": FOLLOW}),
    ("LC01", "classic H", "D7", "D2 H5 HA S9", {"H5": FOLLOW, "HA": FOLLOW, "S9": FOLLOW}),
    ("LC11", "bid none", "C9", "C4 BJ H8", {"BJ": JOKER, "H8": FOLLOW}),
    ("LC13-only-joker-barred", "bid H", "C5", "C7 BJ", {"BJ": FOLLOW}),
    ("LC13", "bid S", "H6", "HK BJ S2", {"BJ": FOLLOW, "S2": FOLLOW}),
    ("LC09", "bid H", "LJ", "H2 SA D4", {"SA": FOLLOW, "D4": FOLLOW}),
    ("any-time", "bid none nt-joker-any-time=yes", "C9", "C4 BJ H8", {"H8": FOLLOW}),
    ("shed", "bid none nt-joker-shed=must", "C9", "LJ S2 H8", {"S2": JOKER, "H8": JOKER}),
    ("lead-last", "bid none nt-joker-lead=last", "", "LJ BJ S2", {"LJ": JOKER, "BJ": JOKER}),
]


@pytest.mark.parametrize(
    ("table", "plays", "hand", "broken"), [pytest.param(*r[1:], id=r[0]) for r in ILLEGAL]
)
def test_rule_broken_by_each_illegal_card(table: str, plays: str, hand: str, broken: dict[str, str]) -> None:
    verdict = legal(parse_cards(hand), parse_cards(plays), law(table))
    assert {c.code: reason.rule for c, reason in verdict.illegal.items()} == broken


def test_lc15_a_card_not_held_is_in_neither_list() -> None:
    verdict = legal(parse_cards("C5 H8 SK"), parse_cards("H3 H6"), law("classic S"))
    assert card("H3") not in verdict.legal
    assert card("H3") not in verdict.illegal


# House rules: option, table, played before, hand, legal cards by value: each row fails under the other value.
HOUSE = [
    ("nt-joker-any-time", "bid none", "C9", "C4 BJ H8", {"no": "C4", "yes": "C4 BJ"}),
    ("nt-joker-any-time", "betting none low", "C9", "C4 C2 LJ", {"no": "C2 C4", "yes": "C2 C4 LJ"}),
    ("nt-joker-any-time", "bid none", "BJ C9", "C4 LJ", {"no": "C4", "yes": "C4 LJ"}),
    ("nt-joker-lead", "bid none", "", "BJ S2 LJ", {"any": "S2 BJ LJ", "last": "S2"}),
    ("nt-joker-lead", "betting none low", "", "BJ D4 D2", {"any": "D2 D4 BJ", "last": "D2 D4"}),
    ("nt-joker-shed", "bid none", "C9", "LJ S2 H3", {"free": "S2 H3 LJ", "must": "LJ"}),
    ("nt-joker-shed", "betting none low", "C9", "LJ BJ H3", {"free": "H3 BJ LJ", "must": "BJ LJ"}),
    ("low-ace", "bid none low", "", "SA S2 SK", {"good": "SA S2 SK", "bad": "S2 SK SA"}),
]

# Where the same house rules must change nothing.
HOUSE_IDLE = [
    ("nt-joker-any-time", "bid H", "C9", "C4 BJ H8", "C4"),
    ("nt-joker-any-time", "bid none", "C9", "C4 D4", "C4"),
    ("nt-joker-lead", "bid none", "", "BJ LJ", "BJ LJ"),
    ("nt-joker-lead", "bid H", "", "BJ S2", "S2 BJ"),
    ("nt-joker-lead", "bid none", "C9", "BJ S2", "S2 BJ"),
    ("nt-joker-shed", "bid none", "C9", "LJ C2", "C2"),
    ("nt-joker-shed", "bid none", "", "LJ C2", "C2 LJ"),
    ("nt-joker-shed", "bid none", "C9", "S2 H3", "S2 H3"),
    ("nt-joker-shed", "bid H", "C9", "LJ S2", "S2 LJ"),
]
VALUES = {
    "nt-joker-any-time": ("no", "yes"),
    "nt-joker-lead": ("any", "last"),
    "nt-joker-shed": ("free", "must"),
    "low-ace": ("good", "bad"),
}


@pytest.mark.parametrize(("option", "table", "plays", "hand", "by_value"), HOUSE)
def test_house_rules_turn_the_verdict(
    option: str, table: str, plays: str, hand: str, by_value: dict[str, str]
) -> None:
    found = {
        value: codes(legal(parse_cards(hand), parse_cards(plays), law(f"{table} {option}={value}")).legal)
        for value in VALUES[option]
    }
    assert found == by_value
    assert len(set(found.values())) == 2
    first = next(iter(VALUES[option]))
    assert codes(legal(parse_cards(hand), parse_cards(plays), law(table)).legal) == by_value[first]


@pytest.mark.parametrize(("option", "table", "plays", "hand", "allowed"), HOUSE_IDLE)
def test_house_rules_leave_other_positions_alone(
    option: str, table: str, plays: str, hand: str, allowed: str
) -> None:
    for value in VALUES[option]:
        verdict = legal(parse_cards(hand), parse_cards(plays), law(f"{table} {option}={value}"))
        assert codes(verdict.legal) == allowed


def test_any_time_and_shed_together() -> None:
    both = law("bid none nt-joker-any-time=yes nt-joker-shed=must")
    assert codes(legal(parse_cards("C4 BJ H8"), parse_cards("C9"), both).legal) == "C4 BJ"
    assert codes(legal(parse_cards("D4 BJ H8"), parse_cards("C9"), both).legal) == "BJ"


# id, table, played before, hand, rules that must be named, rules that must not be
RULES_NAMED = [
    ("LC03", "classic S", "H9", "C2 D8 S5 SA", "no-duty-to-trump no-duty-to-beat", FOLLOW),
    (
        "LC01",
        "classic H",
        "D7",
        "D2 H5 HA S9",
        "first-card-sets-suit",
        "no-duty-to-trump free-choice-in-suit",
    ),
    ("E12", "norwegian none", "H8 HQ", "H2 HK SA", "free-choice-in-suit no-duty-to-beat", "no-duty-to-trump"),
    ("E12-only", "norwegian none", "H8 HQ", "H2 HK", "free-choice-in-suit no-duty-to-beat", VOID),
    ("LC11", "bid none", "C9", "C4 BJ H8", JOKER, "jokers-are-trumps free-choice-in-suit"),
    ("LC11-jokers", "bid none", "C9", "C4 C2 BJ", "follow-suit free-choice-in-suit", "jokers-are-trumps"),
    ("LC09", "bid H", "LJ", "H2 SA D4", "jokers-are-trumps", "nt-joker-led nt-joker-only-when-void"),
    ("E75", "bid none", "LJ BJ S3", "S9 S2 HA", "nt-joker-led follow-suit", "jokers-are-trumps"),
    ("shed", "bid none nt-joker-shed=must", "C9", "LJ BJ H8", JOKER, "follow-suit free-choice-in-suit"),
    ("lead", "classic S", "", "S2 HA", LEAD, "first-card-sets-suit follow-suit no-duty-to-beat"),
]


@pytest.mark.parametrize(
    ("table", "plays", "hand", "named", "silent"), [pytest.param(*r[1:], id=r[0]) for r in RULES_NAMED]
)
def test_rules_named(table: str, plays: str, hand: str, named: str, silent: str) -> None:
    rules = legal(parse_cards(hand), parse_cards(plays), law(table)).rules
    assert set(named.split()) <= set(rules)
    assert not set(silent.split()) & set(rules)


def test_reasons_carry_the_cards_of_the_position() -> None:
    must = legal(parse_cards("H2 SA BJ"), parse_cards("LJ"), law("bid H")).reason
    assert must == why.MustFollow(Suit.H, parse_cards("H2 BJ"), joker_led=True)
    verdict = legal(parse_cards("C4 CA BJ H8"), parse_cards("C9"), law("bid none"))
    assert verdict.illegal[card("BJ")] == why.JokerOnlyWhenVoid(Suit.C, parse_cards("CA C4"))
    assert verdict.illegal[card("H8")] == why.MustFollow(Suit.C, parse_cards("CA C4"))
    led_in_no_trump = legal(parse_cards("S9 S2 HA"), parse_cards("LJ BJ S3"), law("bid none")).reason
    assert led_in_no_trump == why.MustFollow(Suit.S, parse_cards("S9 S2"), joker_led=False)
    shed = legal(parse_cards("LJ BJ H8"), parse_cards("C9"), law("bid none nt-joker-shed=must")).reason
    assert shed == why.JokerMustBeThrown(Suit.C, parse_cards("BJ LJ"))

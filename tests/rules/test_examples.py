"""Each example position is decided by the very rule it is an example of."""

from __future__ import annotations

import pytest

from tutor.rules.auction import State
from tutor.rules.cited import lead_rule
from tutor.rules.examples import (
    EXAMPLES,
    CallsExample,
    DealerExample,
    Example,
    HandExample,
    MatchExample,
    RevokeExample,
    ScoreExample,
    TrickExample,
    TrumpExample,
)
from tutor.rules.match import play_match
from tutor.rules.revoke import find_revokes
from tutor.rules.rulebook import RULES
from tutor.rules.trick import legal, winner

# What a verdict rests on beside the rule that decides it; every other example is decided by its own rule.
BESIDE = {
    *("rank-ace-high", "order-low", "jokers-are-trumps", "nt-jokers-cannot-win", "nt-joker-led"),
    *("first-card-sets-suit", "free-choice-in-suit", "no-duty-to-beat", "no-duty-to-trump"),
    *("offsuit-cannot-win", "grand-aim-seven", "bid-means-six-plus", "kitty-is-first-book", "book-is-six"),
    "defenders-never-score",
}


def rests_on(example: Example) -> tuple[set[str], tuple[str, ...]]:
    """The rules that decide a position, and all that its verdict names."""
    match example:
        case TrickExample(trick=trick, law=law, leads=leads):
            verdict = winner(trick, law)
            assert verdict.complete
            return {"winner-leads-next" if leads else verdict.rule}, verdict.rules
        case HandExample(hand=hand, plays=plays, law=law):
            may = legal(hand, plays, law)
            return {may.rule}, may.rules
        case CallsExample(house=house, dealer=dealer, calls=calls, leads=leads):
            assert house.game.family.bidding is not None
            auction = house.game.family.bidding.judge(dealer, calls, house)
            if not leads:
                return {auction.rule}, ()
            assert auction.state is State.CLOSED
            return {lead_rule(auction)}, ()
        case DealerExample(game=game, dealer=dealer):
            assert game.family.bidding is None
            assert game.family.first_leader_after_dealer == 1
            return {"dealer-left-leads"}, ()
        case TrumpExample(house=house, deal=deal, turned=turned):
            assert house.game.family.trump is not None
            return {house.game.family.trump(house, deal, turned)[1].rule}, ()
        case ScoreExample(house=house, result=result):
            score = house.game.family.score(result, house)
            return {line.rule for line in score.lines}, score.rules
        case MatchExample(house=house, deals=deals):
            return {play_match(deals, house).rule}, ()
        case RevokeExample(tricks=tricks, law=law):
            assert len(find_revokes(tricks, law)) == 1
            return {"revoke-definition"}, ()


@pytest.mark.parametrize("rule", EXAMPLES)
def test_the_rule_decides_its_example(rule: str) -> None:
    deciding, named = rests_on(EXAMPLES[rule])
    if rule in BESIDE:
        assert rule in named
    else:
        assert rule in deciding


@pytest.mark.parametrize("rule", EXAMPLES)
def test_the_game_has_the_rule(rule: str) -> None:
    example = EXAMPLES[rule]
    game = example.game if hasattr(example, "game") else example.house.game
    assert game.id in RULES[rule].games


def test_in_the_order_of_the_book() -> None:
    assert list(EXAMPLES) == [rule for rule in RULES if rule in EXAMPLES]

"""A played deal looked back on: which of the learner's cards cost tricks, and by which maxim.

Near the end the solver knows what every card is worth, with all hands open. Before that the coach's card is held
against the learner's: both are played on by four club players from the cards as they lay, and only what then cost
tricks is told. It is hindsight, and says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.players import PLAYERS, moved
from tutor.puzzles.kinds import all_kinds
from tutor.puzzles.positions import LEARNER
from tutor.rules.calls import PASS, Call
from tutor.rules.cards import Card
from tutor.rules.deal import Phase
from tutor.rules.record import Record
from tutor.rules.rulebook import RULES
from tutor.rules.view import view
from tutor.session.table_run import COACH

if TYPE_CHECKING:
    from random import Random

    from tutor.players import Advice
    from tutor.rules.deal import Deal
    from tutor.rules.game import Game
    from tutor.session.table import Table

REACH: Final = 6
"""Cards in the learner's hand up to which the solver is asked."""


class Moment(Record):
    """A card of the learner's that cost tricks."""

    trick: int
    """From 1."""
    card: Card
    better: tuple[Card, ...]
    """Strictly better ones: the best that there were, or what the coach would have played."""
    lost: int
    """Tricks of the learner's team; in a pass deal, tricks that it need not have taken."""
    exact: bool
    """By the solver, with best play by all; else by club players playing on."""
    advice: Advice | None
    """What the coach would have said, where that was better."""


class Review(Record):
    """All that is told of a deal, and which of the maxims that can be asked were kept and which were not."""

    moments: tuple[Moment, ...]
    call: Advice | None
    """What the coach would have said in the bidding, where the learner first said something else."""
    maxims: tuple[tuple[str, bool, Card], ...]
    """Rule, whether it was kept all through the deal, and the card that shows it."""


def review(table: Table) -> Review:
    """Look back on a deal that has been played to its end."""
    moments: list[Moment] = []
    other_call: Advice | None = None
    kept: dict[str, Card] = {}
    missed: dict[str, Card] = {}
    deal = table.start()
    for n, move in enumerate(table.moves):
        mine = deal.turn is LEARNER
        if mine and other_call is None and isinstance(move, Call):
            advice = PLAYERS[COACH].advise(view(deal, LEARNER), table.draw(n))
            other_call = advice if advice.move != move else None
        if mine and isinstance(move, Card) and len(deal.legal()) > 1:
            advice = PLAYERS[COACH].advise(view(deal, LEARNER), table.draw(n))
            found = _moment(deal, move, advice, table.draw(n))
            if found is not None:
                moments.append(found)
            if found is not None and found.advice is not None:
                missed.setdefault(advice.reason.rule, move)
            elif move == advice.move:
                kept.setdefault(advice.reason.rule, move)
        deal = moved(deal, move)
    game = table.house.game
    maxims = {rule: (rule, rule not in missed, c) for rule, c in {**kept, **missed}.items()}
    asked = tuple(what for rule, what in maxims.items() if can_be_asked(rule, game))
    return Review(tuple(moments), other_call, asked)


def can_be_asked(rule: str, game: Game) -> bool:
    """Whether the schedule can bring a maxim back: it belongs to the game, and some kind of question decides by it."""
    found = RULES[rule]
    if found.kind != "tip" or game.id not in found.games:
        return False
    return any(rule in kind.rules and kind.fits(game) for kind in all_kinds())


def _moment(deal: Deal, card: Card, advice: Advice, draw: Random) -> Moment | None:
    """What a card cost, if anything."""
    advised = advice.move
    assert isinstance(advised, Card)
    avoid = deal.contract == PASS
    trick = len(deal.done) + 1
    if deal.hands[LEARNER].bit_count() <= REACH:
        from tutor.solver.endings import solve

        ending = solve(deal, avoid)
        lost = abs(ending.values[card] - ending.value)
        if not lost:
            return None
        by_coach = abs(ending.values[advised] - ending.value) < lost
        return Moment(trick, card, ending.best, lost, True, advice if by_coach else None)
    if card == advised:
        return None
    gained = _played_on(deal, advised, draw) - _played_on(deal, card, draw)
    lost = -gained if avoid else gained
    return Moment(trick, card, (advised,), lost, False, advice) if lost > 0 else None


def _played_on(deal: Deal, card: Card, draw: Random) -> int:
    """The tricks that the learner's team takes in the deal, when club players go on after a card."""
    deal = deal.play(card)
    while deal.phase is not Phase.OVER:
        turn = deal.turn
        assert turn is not None
        deal = moved(deal, PLAYERS[COACH].advise(view(deal, turn), draw).move)
    return deal.taken[LEARNER.team]

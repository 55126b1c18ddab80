"""What a puzzle asks, and its three hints: where to look, the rule, all but the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.puzzles.kinds.leader import AfterDeal
from tutor.puzzles.positions import HandPosition, TrickPosition
from tutor.puzzles.puzzle import Mode
from tutor.rules.cards import Order
from tutor.rules.trick import Trick, legal
from tutor.words.explain import rule

if TYPE_CHECKING:
    from typing import Any

    from tutor.puzzles.puzzle import Puzzle
    from tutor.words.voice import Voice


def question(voice: Voice, puzzle: Puzzle[Any]) -> str:
    """The question itself, without the table."""
    match puzzle.position:
        case AfterDeal(dealer=dealer):
            return _first_lead(voice, dealer)
        case TrickPosition() if puzzle.kind.id == "leader":
            return voice.say("Who leads now?")
        case TrickPosition(trick=trick) if trick.complete:
            return voice.say("Who takes the trick?")
        case TrickPosition():
            return voice.say("Who is winning the trick so far?")
        case HandPosition() if puzzle.solution.mode is Mode.ANY:
            if voice.learner is None:
                return voice.say("Which card takes the trick?")
            return voice.say("Which card of yours takes the trick?")
        case HandPosition():
            if voice.learner is None:
                return voice.say("Which cards may be played?")
            return voice.say("Which cards may you play?")
        case other:
            raise TypeError(other)


def _first_lead(voice: Voice, dealer: Any) -> str:
    if voice.is_you(dealer):
        return voice.say("You dealt. Who leads to the first trick?")
    return voice.say("{seat} dealt. Who leads to the first trick?", seat=voice.seat(dealer))


def hints(voice: Voice, puzzle: Puzzle[Any]) -> tuple[str, ...]:
    """Three stages: where to look, the rule, all but the answer. None holds the solution."""
    return (_where_to_look(voice, puzzle), _rule_only(voice, puzzle), _all_but(voice, puzzle))


def _where_to_look(voice: Voice, puzzle: Puzzle[Any]) -> str:
    match puzzle.position:
        case AfterDeal():
            return voice.say("Find the dealer first.")
        case TrickPosition(law=law) if law.trump is not None:
            return voice.say("Look at the first card, and then for trumps.")
        case TrickPosition():
            return voice.say("Look at the first card: which suit is it?")
        case HandPosition(plays=()):
            return voice.say("Nothing has been played yet. What does that mean for you?")
        case HandPosition():
            return voice.say("Look at the first card, and then at your own cards of that suit.")
        case other:
            raise TypeError(other)


def _rule_only(voice: Voice, puzzle: Puzzle[Any]) -> str:
    match puzzle.position:
        case TrickPosition(law=law) if puzzle.kind.id == "winner" and law.order is Order.LOW:
            if law.trump is not None:
                return voice.say(
                    "The strongest trump takes the trick; without trumps, the strongest card of the suit that was led."
                )
            return voice.say("The strongest card of the suit that was led takes the trick.")
        case TrickPosition(law=law) if puzzle.kind.id == "winner" and law.trump is not None:
            return voice.say(
                "The highest trump takes the trick; without trumps, the highest card of the suit that was led."
            )
        case TrickPosition() if puzzle.kind.id == "winner":
            return voice.say("The highest card of the suit that was led takes the trick.")
        case HandPosition(plays=plays) if plays:
            return voice.say("If you have the suit, you must follow it; if not, you may play anything.")
        case _:
            return rule(voice, puzzle)


def _all_but(voice: Voice, puzzle: Puzzle[Any]) -> str:
    match puzzle.position:
        case AfterDeal():
            return voice.say("Left means clockwise round the table.")
        case TrickPosition(trick=trick, law=law):
            return _losers(voice, trick, law)
        case HandPosition() as position:
            barred = legal(*position).illegal
            if barred:
                names = voice.cards(barred)
                return voice.say("Not {cards}, at any rate.", cards=names)
            return voice.say("Nothing binds you here.")
        case other:
            raise TypeError(other)


def _losers(voice: Voice, trick: Trick, law: Any) -> str:
    """The cards that cannot win, named; at least two are left where that is possible."""
    from tutor.rules.trick import winning_place

    now = winning_place(trick.cards, law)
    led = law.led(trick.cards)
    others = [c for i, c in enumerate(trick.cards) if i != now]
    hopeless = [c for c in others if not law.is_trump(c) and law.follows_as(c) != led]
    out = hopeless or others[:-1]
    if not out:
        return voice.say("There are only two cards to compare.")
    return voice.say("Leave {cards} out of it.", cards=voice.cards(out))

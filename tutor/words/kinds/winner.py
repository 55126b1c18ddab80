"""``winner`` in words: who takes this trick?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Order, parse_seat
from tutor.rules.trick import winning_place
from tutor.words.beaten import beaten
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.tricks import who_wins, why_it_wins

if TYPE_CHECKING:
    from tutor.puzzles.positions import TrickPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.trick import Trick, TrickLaw
    from tutor.words.voice import Voice

# {card}: the card chosen; {best}: the card that wins or is winning.
MISTAKES: Final = {
    "last-trump-wins": msg("You chose the last trump, but the strongest one counts."),
    "first-trump-wins": msg("You chose the first trump, but the strongest one counts."),
    "joker-wins-in-no-trump": msg("You chose {card}, which is worth nothing here."),
    "little-joker-over-big": msg("You chose the little joker, but the big one beats it."),
    "joker-is-no-trump": msg("You left the joker out, but it is a trump."),
    "high-order-in-low": msg("You chose {card}, as if high cards won."),
    "low-ace-misplaced": msg("You chose {card}, as if the ace stood at the other end."),
    "colour-for-suit": msg("You chose {card}, but red and black are not suits: each has two."),
    "ten-below-nine": msg("You chose {card}, but the 10 stands between the 9 and the jack."),
    "ace-always-wins": msg("You chose {card}, but an ace wins only in its own suit."),
    "leader-always-wins": msg("You chose the first card, but leading does not win the trick by itself."),
}
NAMED: Final = (*MISTAKES, "highest-card-wins", "trump-ignored")


def question(voice: Voice, puzzle: Puzzle[TrickPosition]) -> str:
    if puzzle.position.trick.complete:
        return voice.say("Who takes the trick?")
    return voice.say("Who is winning the trick so far?")


def decided(voice: Voice, puzzle: Puzzle[TrickPosition]) -> str:
    return who_wins(voice, *puzzle.position)


def rule(voice: Voice, puzzle: Puzzle[TrickPosition]) -> str:
    return why_it_wins(voice, *puzzle.position)


def mistake(voice: Voice, puzzle: Puzzle[TrickPosition], verdict: Verdict) -> str:
    return chosen_seat(voice, puzzle.position, verdict)


def chosen_seat(voice: Voice, position: TrickPosition, verdict: Verdict) -> str:
    """Why the player who was chosen does not take the trick."""
    trick, law = position
    place = (parse_seat(verdict.given[0]) - trick.leader) % 4
    now = winning_place(trick.cards, law)
    if place >= len(trick.cards) or now is None:
        return voice.say("You chose a player who has not played yet.")
    chosen, best = trick.cards[place], trick.cards[now]
    names = {"card": voice.card(chosen), "best": voice.card(best)}
    known = known_mistake(voice, MISTAKES, verdict, **names)
    return known or beaten(voice, chosen, best, trick.cards, law)


def where_to_look(voice: Voice, puzzle: Puzzle[TrickPosition]) -> str:
    if puzzle.position.law.trump is not None:
        return voice.say("Look at the first card, and then for trumps.")
    return voice.say("Look at the first card: which suit is it?")


def rule_hint(voice: Voice, puzzle: Puzzle[TrickPosition]) -> str:
    law = puzzle.position.law
    if law.order is Order.LOW:
        if law.trump is not None:
            return voice.say(
                "The strongest trump takes the trick; without trumps, the strongest card of the suit that was led."
            )
        return voice.say("The strongest card of the suit that was led takes the trick.")
    if law.trump is not None:
        return voice.say(
            "The highest trump takes the trick; without trumps, the highest card of the suit that was led."
        )
    return voice.say("The highest card of the suit that was led takes the trick.")


def all_but(voice: Voice, puzzle: Puzzle[TrickPosition]) -> str:
    return losers(voice, *puzzle.position)


def losers(voice: Voice, trick: Trick, law: TrickLaw) -> str:
    """The cards that cannot win, named; at least two are left where that is possible."""
    now = winning_place(trick.cards, law)
    led = law.led(trick.cards)
    others = [c for i, c in enumerate(trick.cards) if i != now]
    hopeless = [c for c in others if not law.is_trump(c) and law.follows_as(c) != led]
    out = hopeless or others[:-1]
    if not out:
        return voice.say("There are only two cards to compare.")
    return voice.say("Leave {cards} out of it.", cards=voice.cards(out))


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with a number, or with: you, left, partner, right.")

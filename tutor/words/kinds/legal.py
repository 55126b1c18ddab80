"""``legal`` in words: which of these cards may be played?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import codes, parse_cards
from tutor.rules.reasons import JokerMustBeThrown, JokerOnlyWhenVoid, MustFollow, Reason
from tutor.rules.trick import legal, winning_place
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.legality import what_may_be_played, why_not, why_these
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from tutor.puzzles.positions import HandPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

# {best}: the card that is winning so far.
MISTAKES: Final = {
    "must-beat": msg("You kept to the cards that beat {best}, but you never have to beat anything."),
    "must-trump-when-void": msg("You kept to the trumps, but you never have to trump."),
    "must-not-trump": msg("You left out the trumps, but you may trump when you have none of the suit."),
    "trump-any-time": msg("You counted the trumps in too soon: the suit comes first."),
    "trump-not-led": msg("You left out the trumps, but they may be led at any time."),
    "colour-for-suit": msg("You went by the colour, but red and black are not suits: each has two."),
    "joker-is-wild": msg("You counted a joker in, but a joker is not free to play at any time."),
    "joker-does-not-follow-trump": msg("You forgot that a joker is a trump."),
    "joker-must-be-thrown": msg("You threw a joker at once, but you may keep it back."),
    "must-play-highest": msg("You kept to the best card of the suit, but any card of it will do."),
    "anything-goes": msg("You chose every card, but the suit has to be followed."),
}
NAMED: Final = tuple(MISTAKES)
_NAMED_CARDS: Final = 3
"""Cards left out that are named one by one."""


def question(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    if voice.learner is None:
        return voice.say("Which cards may be played?")
    return voice.say("Which cards may you play?")


def decided(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    return what_may_be_played(voice, puzzle.position)


def rule(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    return why_these(voice, puzzle.position)


def mistake(voice: Voice, puzzle: Puzzle[HandPosition], verdict: Verdict) -> str:
    position = puzzle.position
    now = winning_place(position.plays, position.law)
    best = "" if now is None else voice.card(position.plays[now])
    barred = legal(*position).illegal
    thrown = any(isinstance(reason, JokerMustBeThrown) for reason in barred.values())
    known = known_mistake(voice, MISTAKES, verdict, best=best)
    if known and not thrown:  # under that house rule it is the joker that was forgotten, not the suit
        return known
    right = verdict.solution.answer
    wrong = [c for c in parse_cards(" ".join(verdict.given)) if c.code not in right]
    if wrong:
        first = wrong[0]
        match barred.get(first):
            case MustFollow() | JokerOnlyWhenVoid() if position.law.is_trump(first) and not first.is_joker:
                return voice.say(MISTAKES["trump-any-time"])
            case MustFollow() | JokerOnlyWhenVoid():
                return voice.say(
                    "You counted in {card}, but the suit has to be followed.", card=voice.card(first)
                )
            case Reason() as reason:
                return why_not(voice, first, reason)
        return voice.say("You do not have {card}.", card=voice.card(first))
    left_out = [c for c in position.hand if c.code in right and c.code not in verdict.given]
    assert left_out, codes(position.hand)
    if len(left_out) > _NAMED_CARDS:
        return voice.say_n(
            "You left out {n} card that may be played too.",
            "You left out {number} cards that may be played too.",
            len(left_out),
            number=number_word(voice.catalog, len(left_out)),
        )
    return voice.say_n(
        "You left out {cards}, which may be played too.",
        "You left out {cards}, which may be played too.",
        len(left_out),
        cards=voice.cards(left_out),
    )


def where_to_look(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    if not puzzle.position.plays:
        return voice.say("Nothing has been played yet. What does that mean for you?")
    return voice.say("Look at the first card, and then at your own cards of that suit.")


def rule_hint(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    if puzzle.position.plays:
        return voice.say("If you have the suit, you must follow it; if not, you may play anything.")
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[HandPosition]) -> str:
    barred = legal(*puzzle.position).illegal
    if barred:
        return voice.say("Not {cards}, at any rate.", cards=voice.cards(barred))
    return voice.say("Nothing binds you here.")


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with the numbers of all the cards, such as 1 3, or with their names.")

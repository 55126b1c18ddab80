"""``honours`` in words: how many points does a team get for its honours?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import Seat
from tutor.rules.honours import held
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.scores import points_of

if TYPE_CHECKING:
    from tutor.puzzles.kinds.honours import HonoursPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "ten-counts": msg("You counted the 10 too, but it is no honour."),
    "jack-forgotten": msg("You left the jack out, but it is an honour too."),
    "one-hand-only": msg("You looked at one hand, but partners count theirs together."),
    "any-suit": msg("You counted other suits too, but only honours in trumps score."),
    "court-cards": msg("You counted the high cards of all suits, but only those of trumps are honours."),
    "honours-one-each": msg("You gave a point for each honour, but it takes three or four of them."),
    "other-team": msg("You counted the other team's honours."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[HonoursPosition]) -> str:
    return voice.say(
        "Honours count here. How many points do {team} get for them?", team=voice.team(puzzle.position.ask)
    )


def shown(voice: Voice, position: HonoursPosition) -> str:
    """What the hands are: whole ones as dealt, or only their high cards."""
    if all(len(cards) == position.house.game.family.hand_size for cards in position.hands):
        return voice.say("The cards as dealt:")
    return voice.say("The cards as dealt, the low ones left out:")


def _points(position: HonoursPosition) -> int:
    from tutor.puzzles.kinds.honours import KIND

    return int(KIND.solve(position).answer[0])


def decided(voice: Voice, puzzle: Puzzle[HonoursPosition]) -> str:
    position = puzzle.position
    own = held(position.by_seat, position.trump)[position.ask]
    found = [points_of(voice, position.ask, _points(position))]
    if own:
        found.append(voice.say("{team} hold {cards}.", team=voice.team(position.ask), cards=voice.cards(own)))
    elif position.trump is not None:
        found.append(voice.say("{team} hold no honours.", team=voice.team(position.ask)))
    return " ".join(found)


def rule(voice: Voice, puzzle: Puzzle[HonoursPosition]) -> str:
    position = puzzle.position
    if position.house["honours"] != "on":
        return voice.say("Honours do not count at this table.")
    if position.trump is None:
        return voice.say("Without trumps there are no honours.")
    return voice.say("Ace, king, queen and jack of trumps: all four give 4 points, and three give 2.")


def mistake(voice: Voice, puzzle: Puzzle[HonoursPosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    return known or voice.say("You answered {n}.", n=verdict.given[0].replace("-", "−"))


def where_to_look(voice: Voice, puzzle: Puzzle[HonoursPosition]) -> str:
    return voice.say("Look first for the trumps in both hands of the team.")


def rule_hint(voice: Voice, puzzle: Puzzle[HonoursPosition]) -> str:
    return voice.say("Three of the ace, king, queen and jack of trumps score, and all four score double.")


def all_but(voice: Voice, puzzle: Puzzle[HonoursPosition]) -> str:
    position = puzzle.position
    if position.trump is None:
        return voice.say("There are no trumps in this deal. What does that mean?")
    own = [seat for seat in Seat if seat.team is position.ask]
    if voice.is_you(own[0]) or voice.is_you(own[1]):
        return voice.say(
            "Count the {suit} from ace to jack with you and your partner.", suit=voice.suit(position.trump)
        )
    return voice.say(
        "Count the {suit} from ace to jack with {seat} and {other}.",
        suit=voice.suit(position.trump),
        seat=voice.seat(own[0]),
        other=voice.seat(own[1]),
    )


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with the number of points, such as 2.")

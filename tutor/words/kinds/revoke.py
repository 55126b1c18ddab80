"""``revoke`` in words: who failed to follow suit, and in which trick?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.kinds.revoke import NOBODY, code_of
from tutor.rules.cards import parse_seat
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake

if TYPE_CHECKING:
    from tutor.puzzles.kinds.revoke import RevokePosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.revoke import Revoke
    from tutor.words.voice import Voice

MISTAKES: Final = {
    "joker-forgotten": msg("You forgot the joker, which must obey the suit too."),
    "named-when-shown": msg("You named the trick that gave it away, not the one where it happened."),
    "ruff-is-revoke": msg("You counted a trump that was allowed: without the suit one may trump."),
    "not-following-is-revoke": msg(
        "You named everyone who did not follow, but without the suit that is allowed."
    ),
    "colour-for-suit": msg("You went by the colour, but red and black are not suits: each has two."),
    "only-trumping-counts": msg("You named only those who trumped, but throwing a card away is no better."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[RevokePosition]) -> str:
    return voice.say("Who could have followed suit and did not, and in which trick?")


def decided(voice: Voice, puzzle: Puzzle[RevokePosition]) -> str:
    position = puzzle.position
    if not position.revokes:
        return voice.say("Everybody followed suit, as far as these tricks show.")
    return " ".join(_one(voice, position, revoke) for revoke in position.revokes)


def _one(voice: Voice, position: RevokePosition, revoke: Revoke) -> str:
    led = next(off.led for off in position.off if off.code == code_of(revoke))
    names = {
        "suit": voice.suit(led),
        "n": revoke.trick,
        "proof": voice.card(revoke.proof),
        "later": revoke.proof_trick,
    }
    if voice.is_you(revoke.seat):
        return voice.say(
            "You did not follow {suit} in trick {n}, but played {proof} in trick {later}.", **names
        )
    return voice.say(
        "{seat} did not follow {suit} in trick {n}, but played {proof} in trick {later}.",
        seat=voice.seat(revoke.seat),
        **names,
    )


def rule(voice: Voice, puzzle: Puzzle[RevokePosition]) -> str:
    return voice.say("Whoever can follow suit must, and a card that comes later tells who could.")


def mistake(voice: Voice, puzzle: Puzzle[RevokePosition], verdict: Verdict) -> str:
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    position = puzzle.position
    wrong = [code for code in verdict.given if code not in position.guilty]
    if wrong == [NOBODY]:
        return voice.say("You found nobody.")
    if wrong:
        return _why_not(voice, position, wrong[0])
    left_out = [code for code in position.guilty if code not in verdict.given]
    return voice.say_n("You left out one of them.", "You left out {n} of them.", len(left_out))


def _why_not(voice: Voice, position: RevokePosition, code: str) -> str:
    if code == NOBODY:
        return voice.say("You named somebody, and nobody besides.")
    seat, n = parse_seat(code[0]), int(code[1:])
    if not 1 <= n <= len(position.tricks):
        return voice.say("There is no trick {n} here.", n=n)
    names = {"seat": voice.seat(seat), "n": n}
    if position.tricks[n - 1].leader is seat:
        if voice.is_you(seat):
            return voice.say("You led in trick {n}, and there was nothing to follow.", n=n)
        return voice.say("{seat} led in trick {n}, and there was nothing to follow.", **names)
    if any(off.code == code for off in position.off):
        if voice.is_you(seat):
            return voice.say("You played none of that suit after trick {n}.", n=n)
        return voice.say("{seat} played none of that suit after trick {n}.", **names)
    if voice.is_you(seat):
        return voice.say("You followed suit in trick {n}.", n=n)
    return voice.say("{seat} followed suit in trick {n}.", **names)


def where_to_look(voice: Voice, puzzle: Puzzle[RevokePosition]) -> str:
    return voice.say("Look for cards of another suit than the one that was led.")


def rule_hint(voice: Voice, puzzle: Puzzle[RevokePosition]) -> str:
    return voice.say("Did the same player have a card of that suit later?")


def all_but(voice: Voice, puzzle: Puzzle[RevokePosition]) -> str:
    """A trick that is in order, best one in which somebody did not follow."""
    position = puzzle.position
    guilty = {revoke.trick for revoke in position.revokes}
    innocent = [off.trick for off in position.off if off.trick not in guilty]
    others = [n for n in range(1, len(position.tricks) + 1) if n not in guilty]
    n = (innocent or others)[0]
    return voice.say("Trick {n} is in order.", n=n)


def how_to_answer(voice: Voice) -> str:
    if voice.learner is None:
        return voice.say("Write the player and the trick, such as E 3, or none.")
    return voice.say("Write the player and the trick, such as left 3, or none.")

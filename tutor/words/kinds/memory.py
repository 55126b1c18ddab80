"""``memory`` in words: suits that have run out, and the strongest card still out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.wrong_memory import VOIDS, voids
from tutor.rules.cards import Order, card, parse_suit
from tutor.words.catalog import msg
from tutor.words.kinds import known_mistake
from tutor.words.numbers import number_word

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tutor.puzzles.played import PlayedPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.cards import Card, Suit
    from tutor.words.voice import Voice

# {card}: the card given.
MISTAKES: Final = {
    "joker-does-not-follow": msg("You counted the joker as not following, but it is a trump."),
    "from-trump-lead": msg("You counted the trumps too, but a trump on a trump lead only follows."),
    "suit-thrown": msg("You went by the suit thrown, but what has run out is the suit led."),
    "ruffs-only": msg("You went by the ruffs, but a card thrown shows as much."),
    "throws-only": msg("You went by the cards thrown, but a ruff shows as much."),
    "last-only": msg("You remembered the last one, but there was another before it."),
    "current-trick-forgotten": msg("You chose {card}, which lies on the table."),
    "throws-forgotten": msg("You chose {card}, which was played when another suit was led."),
    "joker-forgotten": msg("You chose {card}, but a joker is a trump above it."),
    "high-for-low": msg("You chose {card}, as if high cards won."),
    "own-hand-out": msg("You chose {card}, which is in hand."),
    "played-forgotten": msg("You chose {card}, which has been played."),
}
NAMED: Final = tuple(MISTAKES)


def question(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask == VOIDS:
        assert position.seat is not None
        return voice.say("Which suits is {seat} known to have run out of?", seat=voice.seat(position.seat))
    assert position.suit is not None
    if position.suit is position.law.trump:
        return voice.say(
            "Trumps are {suit}. Which is the strongest trump neither in hand nor played?",
            suit=voice.suit(position.suit),
        )
    return voice.say(
        "Which is the strongest card of {suit} neither in hand nor played?", suit=voice.suit(position.suit)
    )


def decided(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask != VOIDS:
        return voice.say("It is {card}.", card=voice.card(card(puzzle.solution.answer[0])))
    reason = voids(position)
    names = {"seat": voice.seat(reason.seat)}
    if not reason.shown:
        return voice.say("{seat} has followed suit every time.", **names)
    first = {suit: (n, c) for n, suit, c in reversed(reason.shown)}
    told = [
        voice.say(
            "{seat} played {card} on {suit} in trick {n}.",
            card=voice.card(c),
            suit=voice.suit(s),
            n=n,
            **names,
        )
        for s, (n, c) in sorted(first.items(), key=lambda item: item[1][0])
    ]
    return " ".join(told)


def rule(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask == VOIDS:
        return voice.say("Who does not follow a suit has none of it left, for the rest of the deal.")
    law, best = position.law, card(puzzle.solution.answer[0])
    if best.is_joker:
        return voice.say("The jokers are the highest trumps, and the big one beats the little one.")
    if law.order is Order.HIGH:
        return voice.say("The ace is highest, then king, queen, jack, 10 and so on down to the 2.")
    if law.low_ace_bad:
        return voice.say("Low cards win here: the 2 is best, then the 3 and so on; the ace is weakest.")
    return voice.say("Low cards win here: the ace is best, then the 2, the 3 and so on.")


def mistake(voice: Voice, puzzle: Puzzle[PlayedPosition], verdict: Verdict) -> str:
    position, given = puzzle.position, verdict.given
    if position.ask != VOIDS:
        return _wrong_card(voice, position, card(given[0]), verdict)
    known = known_mistake(voice, MISTAKES, verdict)
    if known:
        return known
    right = puzzle.solution.answer
    if given == ("none",):
        return voice.say("You saw nothing in that.")
    wrong = _suits(c for c in given if c not in right)
    if wrong:
        return voice.say("You named {suits}, but nothing has shown that.", suits=_listed(voice, wrong))
    left_out = _suits(c for c in right if c not in given)
    return voice.say("You left out {suits}.", suits=_listed(voice, left_out))


def _suits(codes: Iterable[str]) -> list[Suit]:
    return [parse_suit(c) for c in codes if c != "none"]


def _listed(voice: Voice, suits: Iterable[Suit]) -> str:
    return voice.catalog.listing([voice.suit(s) for s in suits])


def _wrong_card(voice: Voice, position: PlayedPosition, c: Card, verdict: Verdict) -> str:
    names = {"card": voice.card(c)}
    if c in position.hand:
        return voice.say(MISTAKES["own-hand-out"], **names)
    if position.current is not None and c in position.current.cards:
        return voice.say(MISTAKES["current-trick-forgotten"], **names)
    known = known_mistake(voice, MISTAKES, verdict, **names)
    if known:
        return known
    if c in position.played:
        return voice.say(MISTAKES["played-forgotten"], **names)
    if position.law.follows_as(c) is not position.suit:
        return voice.say("You chose {card}, which is of another suit.", **names)
    best = card(verdict.solution.answer[0])
    return voice.say(
        "You chose {card}, but {best} is stronger and still out.", best=voice.card(best), **names
    )


def where_to_look(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask == VOIDS:
        assert position.seat is not None
        return voice.say(
            "Look in each trick whether {seat} followed the suit that was led.",
            seat=voice.seat(position.seat),
        )
    assert position.suit is not None
    return voice.say("Go through {suit} from the strongest down.", suit=voice.suit(position.suit))


def rule_hint(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    jokers = position.ask != VOIDS and position.suit is position.law.trump and puzzle.game.family.has_jokers
    if jokers:
        return voice.say("The jokers are the highest trumps, and the big one beats the little one.")
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[PlayedPosition]) -> str:
    position = puzzle.position
    if position.ask == VOIDS:
        found = len(voids(position).suits)
        if not found:
            return voice.say("There is less to see than you may think.")
        return voice.say_n(
            "Look for one suit.", "Look for {number} suits.", found, number=number_word(voice.catalog, found)
        )
    seen = [c for c in (*position.hand, *position.played) if position.law.follows_as(c) is position.suit]
    best = card(puzzle.solution.answer[0])
    power = position.law.table.power[0 if position.suit is None else position.suit]
    stronger = [c for c in seen if power[c.index] > power[best.index]]
    if not stronger:
        return voice.say("None of those you have seen is stronger.")
    return voice.say_n(
        "{cards} is stronger, but you have seen it.",
        "{cards} are stronger, but you have seen them.",
        len(stronger),
        cards=voice.cards(sorted(stronger, key=lambda c: -power[c.index])),
    )


def how_to_answer(voice: Voice) -> str:
    return voice.say("Answer with suits, or none, or where a card is asked for, with a card.")

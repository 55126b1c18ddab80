"""``best-card`` in words: which card is best, with all four hands open?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.puzzles.endings import replied, worths
from tutor.rules.cards import card
from tutor.rules.reasons.endings import BestPlay, Idea
from tutor.rules.trick import legal
from tutor.words.catalog import msg
from tutor.words.kinds.winning_card import how_to_answer
from tutor.words.legality import why_not

if TYPE_CHECKING:
    from tutor.puzzles.endings import EndingPosition
    from tutor.puzzles.puzzle import Puzzle, Verdict
    from tutor.rules.cards import Card
    from tutor.words.voice import Voice

NAMED: Final = (
    "takes-at-once",
    "sheds-highest",
    "trumps-first",
    "ruffs-always",
    "leads-longest",
    "plays-highest",
    "plays-lowest",
)
_IN_TIME: Final = msg("In pass a trick taken in time can save you two later.")
_KEEP_UNDER: Final = msg("In pass stay under the others, and part with high cards while they take nothing.")
_IDEAS: Final = {
    Idea.CASHES: msg("Who takes the trick leads again: it can be right to keep the lead."),
    Idea.DRAWS: msg("When you lead a trump, the others must part with trumps too."),
    Idea.CROSSES: msg("Your partner's tricks are yours too: lead to the hand that has more to take."),
    Idea.GIVES: msg("It can pay to give a trick away: whoever takes it has to lead."),
    Idea.TAKES: msg("Take the trick when the next lead is worth having."),
    Idea.OVERTAKES: msg("You may go over your partner when the lead is worth more in your hand."),
    Idea.DUCKS: msg("You need not take all that you can: a good card may be worth more later."),
    Idea.CLEARS: msg("A good card can stand in the way later, so get rid of it in time."),
    Idea.FOLLOWS: msg("A card that wins nothing now may take a trick later, so keep it."),
    Idea.RUFFS: msg("If you have none of the suit, you may trump."),
    Idea.THROWS: msg("When you cannot follow suit, throw the card that you will miss least."),
}
_IDEAS_IN_PASS: Final = {
    Idea.CASHES: _IN_TIME,
    Idea.DRAWS: _IN_TIME,
    Idea.CROSSES: _IN_TIME,
    Idea.GIVES: msg("In pass it is best when the opponents have to take the trick."),
    Idea.TAKES: _IN_TIME,
    Idea.OVERTAKES: _IN_TIME,
    Idea.DUCKS: _KEEP_UNDER,
    Idea.CLEARS: _KEEP_UNDER,
    Idea.FOLLOWS: _KEEP_UNDER,
    Idea.RUFFS: _IN_TIME,
    Idea.THROWS: msg("In pass throw a card that could otherwise bring you a trick later."),
}


def question(voice: Voice, puzzle: Puzzle[EndingPosition]) -> str:
    if puzzle.position.avoid:
        if voice.learner is None:
            return voice.say(
                "All cards are open, and it is pass. Which card of South's takes the fewest tricks?"
            )
        return voice.say(
            "All cards are open, and it is pass. With which card does your team take the fewest tricks?"
        )
    if voice.learner is None:
        return voice.say("All cards are open. Which card of South's takes the most tricks?")
    return voice.say("All cards are open. With which card does your team take the most tricks?")


def decided(voice: Voice, puzzle: Puzzle[EndingPosition]) -> str:
    cards = voice.catalog.either([voice.card(card(code)) for code in puzzle.solution.answer])
    return _comes_to(voice, cards, *_figures(puzzle))


def _figures(puzzle: Puzzle[EndingPosition]) -> tuple[int, int]:
    reason = puzzle.solution.reason
    assert isinstance(reason, BestPlay)
    return reason.tricks, reason.of


def _comes_to(voice: Voice, cards: str, n: int, most: int) -> str:
    if voice.learner is None:
        return voice.say(
            "Best is {cards}: North and South then take {n} of {most} tricks.", cards=cards, n=n, most=most
        )
    if n == most:
        return voice.say("Best is {cards}: then your team takes all {most} tricks.", cards=cards, most=most)
    if n == 0:
        return voice.say("Best is {cards}: then your team takes no trick.", cards=cards)
    return voice.say(
        "Best is {cards}: then your team takes {n} of {most} tricks.", cards=cards, n=n, most=most
    )


def rule(voice: Voice, puzzle: Puzzle[EndingPosition]) -> str:
    reason = puzzle.solution.reason
    assert isinstance(reason, BestPlay)
    return voice.say((_IDEAS_IN_PASS if reason.avoid else _IDEAS)[reason.idea])


def mistake(voice: Voice, puzzle: Puzzle[EndingPosition], verdict: Verdict) -> str:
    position, chosen = puzzle.position, card(verdict.given[0])
    barred = legal(position.hand, position.plays, position.law).illegal
    if chosen in barred:
        return why_not(voice, chosen, barred[chosen])
    ending = worths(position)
    lost = abs(ending.value - ending.values[chosen])
    if position.avoid:
        costs = voice.say_n(
            "You chose {card}, and that brings your team a trick too many.",
            "You chose {card}, and that brings your team {n} tricks too many.",
            lost,
            card=voice.card(chosen),
        )
    else:
        costs = voice.say_n(
            "You chose {card}, and that costs a trick.",
            "You chose {card}, and that costs {n} tricks.",
            lost,
            card=voice.card(chosen),
        )
    reply = replied(position, chosen)
    if reply is None:
        return costs
    seat, answer, leads = reply
    names = {"seat": voice.seat(seat), "card": voice.card(answer)}
    told = (
        voice.say("Look at what {seat} leads then: {card}.", **names)
        if leads
        else voice.say("Look at the answer from {seat}: {card}.", **names)
    )
    return f"{costs} {told}"


def where_to_look(voice: Voice, puzzle: Puzzle[EndingPosition]) -> str:
    if puzzle.position.avoid:
        return voice.say(
            "Look for the cards that must take a trick sooner or later, and at who has to lead next."
        )
    return voice.say("Count the tricks that are sure, and look at who has to lead next.")


def rule_hint(voice: Voice, puzzle: Puzzle[EndingPosition]) -> str:
    return rule(voice, puzzle)


def all_but(voice: Voice, puzzle: Puzzle[EndingPosition]) -> str:
    out = wrong_cards(puzzle)
    if len(out) < 2:
        return voice.say(
            "Try each of your cards in your head, and let the others answer as well as they can."
        )
    return voice.say("Not {cards}, at any rate.", cards=voice.cards(out[:-1]))


def wrong_cards(puzzle: Puzzle[EndingPosition]) -> list[Card]:
    """Those that may be played and are worse, the worst first."""
    ending = worths(puzzle.position)
    wrong = [c for c in puzzle.position.legal() if c not in ending.best]
    return sorted(wrong, key=lambda c: -abs(ending.values[c] - ending.value))


def how_it_goes_on(voice: Voice, puzzle: Puzzle[EndingPosition], c: Card) -> str:
    """What stands over the play after a card: how many tricks it comes to."""
    n, most = worths(puzzle.position).values[c], len(puzzle.position.hand)
    names = {"card": voice.card(c), "n": n, "most": most}
    if voice.learner is None:
        return voice.say(
            "With {card} it may go on like this, {n} of {most} tricks for North and South:", **names
        )
    return voice.say("With {card} it may go on like this, {n} of {most} tricks for your team:", **names)


__all__ = [
    "NAMED",
    "all_but",
    "decided",
    "how_it_goes_on",
    "how_to_answer",
    "mistake",
    "question",
    "rule",
    "rule_hint",
    "where_to_look",
]

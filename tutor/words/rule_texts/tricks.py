"""Tricks, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "trick-four-cards": (
        msg("What a trick is"),
        msg("You each play one card. Those four cards are a trick."),
    ),
    "lead-any-card": (
        msg("Lead what you like"),
        msg(
            "When you have the lead, you may start with any card, even a trump if there are trumps. You "
            "don't have to wait for a suit to be opened."
        ),
    ),
    "first-card-sets-suit": (
        msg("First card decides the suit"),
        msg(
            "The first card of a trick decides the suit the rest of you must follow. Other suits that "
            "come later change nothing."
        ),
    ),
    "follow-suit": (
        msg("Follow suit"),
        msg("If you have a card of the suit that was led, you must play one."),
    ),
    "free-choice-in-suit": (
        msg("Any card of the suit"),
        msg("When you follow suit, you choose the card yourself, high or low."),
    ),
    "void-play-anything": (
        msg("When you can't follow"),
        msg("If you have none of the suit that was led, you may play whatever you like."),
    ),
    "no-duty-to-beat": (
        msg("No need to beat it"),
        msg("Even if you can beat the card that is winning, you don't have to."),
    ),
    "no-duty-to-trump": (
        msg("No need to trump"),
        msg(
            "If you can't follow suit, you may trump, but you don't have to. You can throw another card "
            "instead."
        ),
    ),
    "highest-trump-wins": (
        msg("The highest trump wins"),
        msg("If trumps fall in a trick, the best trump takes it, whatever else lies there."),
    ),
    "highest-of-led-suit-wins": (
        msg("Highest in the suit wins"),
        msg("With no trump in the trick, the best card of the suit that was led takes it."),
    ),
    "offsuit-cannot-win": (
        msg("The wrong suit never wins"),
        msg("A card that is neither a trump nor of the suit led never takes the trick, not even an ace."),
    ),
    "winner-leads-next": (
        msg("The winner leads next"),
        msg("Whoever takes the trick leads to the next one."),
    ),
    "winner-gathers-trick": (
        msg("The winner gathers the trick"),
        msg(
            "Whoever takes the trick gathers the four cards and lays them face down. They never go back "
            "into a hand."
        ),
    ),
    "play-all-tricks": (
        msg("Play every trick"),
        msg("Play every trick before you count the points, even when it is clear who will win."),
    ),
    "tricks-pooled-by-team": (
        msg("Tricks count for the team"),
        msg("Your tricks and your partner's count together. It doesn't matter which of you took them."),
    ),
    "no-tied-trick": (
        msg("A trick is never tied"),
        msg("There is only one of each card, so one of the four always takes the trick."),
    ),
    "no-tied-deal": (
        msg("One team always has more"),
        msg("There are thirteen tricks, and thirteen can't be shared equally. One team always has more."),
    ),
    "keep-tricks-countable": (
        msg("Keep tricks easy to count"),
        msg("Lay each trick you win across the one below. Then your team's tricks are easy to count."),
    ),
}

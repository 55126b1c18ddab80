"""Trumps and the first lead, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "last-card-sets-trump": (
        msg("The last card sets trumps"),
        msg(
            "The dealer turns up the last card, and its suit is trumps for the whole deal. Some let the "
            "suits take turns as trumps instead."
        ),
    ),
    "one-trump-suit-per-deal": (
        msg("One trump suit a deal"),
        msg("There is never more than one trump suit, and it stays the same for the whole deal."),
    ),
    "turned-card-belongs-to-dealer": (
        msg("The turned card is the dealer's"),
        msg("The card that shows trumps is one of the dealer's thirteen, not an extra card."),
    ),
    "turned-card-not-forced": (
        msg("The turned card can wait"),
        msg("The dealer needn't play the turned card first. It can be kept for later, like any other card."),
    ),
    "everyone-sees-turned-card": (
        msg("Everyone sees the turned card"),
        msg("You may all take a good look at the turned card before the dealer picks it up."),
    ),
    "turned-card-pickup": (
        msg("When the dealer picks it up"),
        msg(
            "Some leave the turned card on the table until the dealer plays to the first trick, others "
            "pick it up before play begins. You may play the same cards either way."
        ),
    ),
    "trump-rotation": (
        msg("Trumps by turns"),
        msg(
            "Some don't turn up a card. They let the suits take turns as trumps, one deal each: hearts, "
            "diamonds, spades, clubs."
        ),
    ),
    "rotation-fifth-deal": (
        msg("The fifth deal"),
        msg(
            "When the suits take turns as trumps, it is hearts again after clubs. Some play the fifth "
            "deal without trumps first."
        ),
    ),
    "write-trump-down": (
        msg("Write trumps down"),
        msg("Write the trump suit on a slip of paper, for those who forget."),
    ),
    "dealer-left-leads": (
        msg("Left of the dealer leads"),
        msg("The player on the dealer's left has the first lead."),
    ),
    "no-bidding": (
        msg("No bidding"),
        msg("There is no bidding in this game. Once the cards are dealt, you start to play."),
    ),
    "never-trump": (
        msg("Never any trumps"),
        msg("In Norwegian whist there are never any trumps, neither in grand nor in pass."),
    ),
}

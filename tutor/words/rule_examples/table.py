"""The table and the deal, in examples."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

EXAMPLES: Final[dict[str, str]] = {
    "four-players-two-teams": msg("Anna and Erik play against Maria and Jonas, all evening long."),
    "partners-opposite": msg("Round the table sit Anna, Maria, Erik and Jonas. Anna and Erik are a team."),
    "play-clockwise": msg("You have just played a card. Now it is the player on your left."),
    "first-dealer": msg(
        "In bid whist you draw the 7 of clubs, the 9 of spades and the 4 of diamonds. Whoever drew the 4 of"
        " diamonds deals first."
    ),
    "deal-passes-left": msg(
        "You have dealt. Next time the player on your left deals, and after that your partner."
    ),
    "gather-and-reshuffle": msg(
        "The last trick is taken and the points are written down. Now you gather all the cards and shuffle."
    ),
    "shuffle-left-cut-right": msg(
        "You are to deal. The player on your left shuffles, the one on your right cuts, and you deal."
    ),
    "three-handle-deck": msg("At the tournament Anna shuffles, Erik cuts and Maria deals."),
    "spare-deck": msg("While Anna deals from the red deck, Erik shuffles the blue one for the next deal."),
    "mark-next-dealer": msg("A matchbox lies in front of Maria, so Maria deals next."),
    "deck-52-no-jokers": msg("Four suits with thirteen cards in each make 52."),
    "deck-54-two-jokers": msg("52 cards and two jokers make 54."),
    "jokers-distinct": msg(
        "You agree that the coloured joker is the big one and the black one the little one."
    ),
    "deal-13-each": msg("Four players with thirteen cards each: those are all 52."),
    "deal-12-each-kitty-6": msg(
        "Four players with twelve cards each have 48. The six left over are the kitty."
    ),
    "deal-starts-left": msg("You deal: the first card goes to the left, the fourth to yourself."),
    "deal-one-at-a-time": msg("Everybody gets one card, then everybody a second one, and so on."),
    "kitty-when-dealt": msg(
        "The first four cards go to the players. Then the dealer lays two in the middle, deals three times "
        "round, and lays out the other four."
    ),
    "kitty-face-down-until-won": msg("You are still bidding, so the six cards stay as they are, face down."),
    "no-stock": msg("When the cards are dealt, the table is empty, and you have thirteen each."),
    "misdeal-count": msg(
        "Anna deals, and the last card falls to Erik. Erik has 14 cards and Maria 12, so Anna deals again."
    ),
    "hands-hidden": msg("Your partner leans over to see if you have an ace. Hold your cards close."),
    "no-telling-cards": msg("“Good thing I still have the king!” is just what you don't say."),
    "look-before-calling": msg(
        "You all pick up your cards and sort them. Only then does the first player bid."
    ),
    "sort-hand": msg(
        "Put the spades together, then hearts, clubs and diamonds. Every other suit is red, so they are "
        "easy to tell apart."
    ),
    "no-mid-game-rule-change": msg(
        "In the third deal somebody wants to start counting honours. That has to wait for the next match."
    ),
}

"""The table and the deal, in words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg

TEXTS: Final[dict[str, tuple[str, str]]] = {
    "four-players-two-teams": (
        msg("Four players, two teams"),
        msg(
            "Whist takes four players, two against two. You and your partner are a team for the whole match."
        ),
    ),
    "partners-opposite": (
        msg("Partners sit opposite"),
        msg(
            "Your partner sits across the table, and you have an opponent on each side. So the teams "
            "alternate all the way round."
        ),
    ),
    "play-clockwise": (
        msg("Clockwise, always"),
        msg(
            "Dealing and play go clockwise, and so does the bidding when there is any. After you comes "
            "the player on your left."
        ),
    ),
    "first-dealer": (
        msg("Who deals first?"),
        msg(
            "Agree on who deals first, or draw lots. In some games you draw cards in turn instead, and "
            "the first to get a diamond deals."
        ),
    ),
    "deal-passes-left": (
        msg("The deal moves left"),
        msg("When the deal has been played, the player on the dealer's left deals the next one."),
    ),
    "gather-and-reshuffle": (
        msg("Shuffle before every deal"),
        msg("Gather all the cards and shuffle them well before the next deal."),
    ),
    "shuffle-left-cut-right": (
        msg("Left shuffles, right cuts"),
        msg("The player on the dealer's left shuffles and the one on the right cuts. Then the dealer deals."),
    ),
    "three-handle-deck": (
        msg("Three share the deck"),
        msg(
            "With strangers or in a tournament, let one player shuffle, another cut and a third deal. "
            "That makes cheating harder."
        ),
    ),
    "spare-deck": (
        msg("A second deck"),
        msg(
            "Have a second deck at hand. While one of you deals, another can shuffle, and nobody has to wait."
        ),
    ),
    "mark-next-dealer": (
        msg("Mark the next dealer"),
        msg(
            "Put the spare deck, or anything else, in front of the player who deals next. Then you all "
            "know whose turn it is."
        ),
    ),
    "deck-52-no-jokers": (
        msg("52 cards, no jokers"),
        msg("You play with one ordinary deck of 52 cards. Leave the jokers in the box."),
    ),
    "deck-54-two-jokers": (
        msg("54 cards with two jokers"),
        msg("The two jokers stay in the deck, so you play with 54 cards."),
    ),
    "jokers-distinct": (
        msg("Big joker, little joker"),
        msg("Before you start, agree which joker is the big one and which is the little one."),
    ),
    "deal-13-each": (
        msg("Thirteen cards each"),
        msg("Deal out the whole deck, one card at a time, until you all have 13."),
    ),
    "deal-12-each-kitty-6": (
        msg("Twelve each, six aside"),
        msg("You get twelve cards each. The other six lie face down in the middle: they are the kitty."),
    ),
    "deal-starts-left": (
        msg("First card to the left"),
        msg("When you deal, the first card goes to the player on your left."),
    ),
    "deal-one-at-a-time": (
        msg("One card at a time"),
        msg("The cards are dealt one by one, clockwise round the table."),
    ),
    "kitty-when-dealt": (
        msg("Laying out the kitty"),
        msg(
            "The dealer lays out the kitty during the deal, one card or several at a time, whenever it "
            "suits. There is one limit: the first four cards and the last four go to the players."
        ),
    ),
    "kitty-face-down-until-won": (
        msg("No peeking at the kitty"),
        msg("Leave the kitty face down until somebody has won the bidding."),
    ),
    "no-stock": (
        msg("No cards left over"),
        msg("All 52 cards are in play. There is no pile to draw from."),
    ),
    "misdeal-count": (
        msg("If the deal goes wrong"),
        msg(
            "The last card should fall to the dealer. If it doesn't, count your cards: if you don't all "
            "have 13, the same dealer deals again."
        ),
    ),
    "hands-hidden": (
        msg("Keep your hand hidden"),
        msg(
            "Nobody sees your cards until you play them, not even your partner. Only what the rules lay "
            "face up is there for all to see."
        ),
    ),
    "no-telling-cards": (
        msg("Don't give your cards away"),
        msg("Don't tell anybody what you hold, and don't show it either."),
    ),
    "look-before-calling": (
        msg("Look first, then bid"),
        msg("You all look at your own cards before the bidding begins."),
    ),
    "sort-hand": (
        msg("Sort your hand"),
        msg("Sort your cards by suit before you begin. Then you see at a glance what you have."),
    ),
    "no-mid-game-rule-change": (
        msg("Agree on the rules first"),
        msg(
            "Settle variants and house rules before the first deal. After that they stand for the whole "
            "match."
        ),
    ),
}

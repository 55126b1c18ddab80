"""House rules in words: what each decides, and what each of its values means at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.game import NUMBER
from tutor.words.catalog import msg

if TYPE_CHECKING:
    from tutor.rules.game import Game, House
    from tutor.words.catalog import Catalog

#: What a house rule decides, as a label.
NAMES: Final = {
    "target": msg("what you play to"),
    "match-end": msg("when the match is over"),
    "deals-tie": msg("level after the last deal"),
    "trump-method": msg("how trumps are found"),
    "rotation-fifth": msg("trumps in the fifth deal"),
    "turned-card": msg("when the turned card is picked up"),
    "honours": msg("points for honours"),
    "honours-cap": msg("honours one point short of winning"),
    "pass-scoring": msg("points in pass"),
    "grand-failed": msg("when grand fails"),
    "grand-lead": msg("who leads in grand"),
    "first-dealer": msg("who deals first"),
    "min-bid": msg("the lowest bid"),
    "bidding": msg("how long the bidding goes on"),
    "down-vs-up": msg("uptown against downtown"),
    "forced-dealer": msg("when the first three pass"),
    "dealer-may-match": msg("what the dealer must bid"),
    "kitty-show": msg("who sees the kitty"),
    "set-penalty": msg("when a bid fails"),
    "nt-double": msg("points in no trump"),
    "nt-joker-any-time": msg("when a joker may be played in no trump"),
    "nt-joker-lead": msg("when a joker may be led in no trump"),
    "nt-joker-shed": msg("if a joker must be thrown in no trump"),
    "low-ace": msg("the ace when low cards win"),
    "revoke-penalty": msg("what a revoke costs"),
}

#: What is played with a value, as a sentence; those with a number are said below.
VALUES: Final = {
    "match-end": {"target": msg("The match is over when a team has the points you play to.")},
    "deals-tie": {
        "draw": msg("If you play a fixed number of deals and are level after the last, it is a draw."),
        "extra-deal": msg(
            "If you play a fixed number of deals and are level after the last, you play one more."
        ),
    },
    "trump-method": {
        "last-card": msg("The last card is turned up, and its suit is trumps."),
        "rotation": msg(
            "No card is turned up: hearts, diamonds, spades and clubs take turns as trumps, one deal each."
        ),
    },
    "rotation-fifth": {
        "hearts": msg("If the suits take turns as trumps, it is hearts again in the fifth deal."),
        "no-trump": msg("If the suits take turns as trumps, the fifth deal has none."),
    },
    "turned-card": {
        "until-dealer-plays": msg(
            "The turned card stays on the table until the dealer plays to the first trick."
        ),
        "before-play": msg("The dealer picks up the turned card before play begins."),
    },
    "honours": {
        "off": msg("Honours score nothing."),
        "on": msg("Honours count: 4 points for all four, 2 points for three of them."),
    },
    "honours-cap": {
        "off": msg("If honours count, they also count for a team one point short of winning."),
        "on": msg("If honours count, a team one point short of winning gets nothing for them."),
    },
    "pass-scoring": {
        "under-six": msg("In pass the team with fewer tricks gets 1 point for each trick under six."),
        "under-seven": msg("In pass the team with fewer tricks gets 1 point for each trick under seven."),
    },
    "grand-failed": {
        "double": msg("When grand fails, the opponents get 2 points for each trick over six."),
        "single": msg("When grand fails, the opponents get 1 point for each trick over six."),
    },
    "grand-lead": {
        "right": msg("In grand the player on the bidder's right leads first."),
        "left": msg("In grand the player on the bidder's left leads first."),
    },
    "first-dealer": {
        "first-diamond": msg("You draw cards in turn, and the first to get a diamond deals first."),
        "lot": msg("You draw lots for who deals first."),
    },
    "bidding": {
        "one-round": msg("You bid once each, once round the table."),
        "until-three-pass": msg("The bidding goes on until three have passed."),
    },
    "down-vs-up": {
        "equal": msg("When the number is the same, uptown and downtown are equal."),
        "down-higher": msg("When the number is the same, downtown beats uptown."),
    },
    "forced-dealer": {
        "yes": msg("If the first three pass, the dealer must bid."),
        "redeal": msg("If all four pass, the same dealer deals again."),
    },
    "dealer-may-match": {
        "no": msg("The dealer too must bid higher than the last bid."),
        "yes": msg("The dealer may take over with a bid as high as the last one."),
    },
    "kitty-show": {
        "no": msg("Only the bidder sees the kitty."),
        "trump-only": msg("Everybody sees the kitty when there are trumps, otherwise only the bidder."),
        "always": msg("Everybody sees the kitty before the bidder takes it up."),
    },
    "set-penalty": {
        "bid": msg("If you go down, you lose the whole bid."),
        "shortfall": msg("If you go down, you lose only what is missing."),
    },
    "nt-double": {
        "yes": msg("After a no-trump bid the points count double."),
        "no": msg("A no-trump bid scores like any other."),
    },
    "nt-joker-any-time": {
        "no": msg("In no trump you may play a joker only if you have none of the suit led."),
        "yes": msg("In no trump you may always play a joker, but it never wins."),
    },
    "nt-joker-lead": {
        "any": msg("In no trump you may lead a joker whenever you like."),
        "last": msg("In no trump you may lead a joker only when you have nothing else left."),
    },
    "nt-joker-shed": {
        "free": msg("In no trump you need not throw a joker when you can't follow suit."),
        "must": msg("In no trump you must throw a joker when you can't follow suit."),
    },
    "low-ace": {
        "good": msg("When low cards win, the ace is best."),
        "bad": msg("When low cards win, the ace is weakest."),
    },
    "revoke-penalty": {
        "3-tricks": msg("Not following suit when you could, a revoke, costs three tricks."),
        "none": msg("Not following suit when you could, a revoke, costs nothing."),
    },
}


#: What is played with a number that is still to be chosen.
NUMBERS: Final = {
    "target": msg("You play to so many points."),
    "match-end": msg("You play so many deals, and then the match is over."),
}


def option_name(catalog: Catalog, name: str) -> str:
    """What a house rule decides: ``the lowest bid`` (raises KeyError for an unknown one)."""
    return catalog.phrase(NAMES[name])


def value_text(catalog: Catalog, game: Game, name: str, value: str) -> str:
    """What is played when a house rule has this value, as a sentence. It must be one that it takes."""
    if value in (texts := VALUES.get(name, {})):
        return catalog.say(texts[value])
    n = int(value)
    match name:
        case "min-bid":
            return catalog.say("The lowest bid is {n}.", n=n)
        case "match-end":
            return catalog.say_n(
                "You play {n} deal, and then the match is over.",
                "You play {n} deals, and then the match is over.",
                n,
            )
        case "target" if game.family.loses_at_minus_target:
            return catalog.say("You play to {n}. A team down to minus {n} has lost.", n=n)
        case "target":
            return catalog.say_n("You play to {n} point.", "You play to {n} points.", n)
        case _:
            raise KeyError(name)


def house_text(catalog: Catalog, house: House, name: str) -> str:
    """What is played at a table in one respect."""
    if name == "target" and house["match-end"] != "target":
        return catalog.say("You play to no particular score.")
    return value_text(catalog, house.game, name, house[name])


def values_listed(catalog: Catalog, game: Game, name: str) -> list[str]:
    """Every value of a house rule with what it means: ``low-ace=good: When low cards win, …``.

    A row of figures says too little to be listed: it gives no lines (raises KeyError for an unknown house rule).
    """
    option = game.option(name)
    if option is None:
        raise KeyError(name)
    if all(value.isdecimal() for value in option.values):
        return []
    return [
        f"{name}={catalog.phrase('NUMBER')}: {catalog.say(NUMBERS[name])}"
        if value == NUMBER
        else f"{name}={value}: {value_text(catalog, game, name, value)}"
        for value in option.values
    ]

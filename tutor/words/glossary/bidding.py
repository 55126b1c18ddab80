"""Bidding, the kitty and what becomes of a bid: the words."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg, msg_in
from tutor.words.glossary.term import Term

# Translators: the forms of a word divided by |; after a semicolon other words for it.
TERMS: Final[tuple[Term, ...]] = (
    Term("bidding", msg_in("word", "bidding;auction"), msg("The bidding begins on the dealer's left.")),
    Term("bid", msg_in("word", "bid|bids;call"), msg("A bid says how many tricks your team will take.")),
    Term("to-bid", msg_in("word", "bid|bids|bid"), msg("Bid four only if you think you can take ten.")),
    Term(
        "outbid",
        msg_in("word", "bid higher|bids higher;overcall|outbid"),
        msg("After four you must bid higher or pass."),
    ),
    Term("pass", msg_in("word", "pass|passes|passed"), msg("Those who pass bid no more in this deal.")),
    Term(
        "forced-bid",
        msg_in("word", "forced bid|forced bids"),
        msg("When three have passed, the dealer must make a forced bid."),
    ),
    Term(
        "declarer", msg_in("word", "declarer;bidder"), msg("The declarer has bid highest and chooses trumps.")
    ),
    Term(
        "declaring-team",
        msg_in("word", "team that bid;declaring team|bidding team"),
        msg("The team that bid scores if it takes enough tricks."),
    ),
    Term(
        "defenders",
        msg_in("word", "defenders|defender"),
        msg("The defenders try to keep the bidders from their tricks."),
    ),
    Term(
        "contract", msg_in("word", "contract|contracts"), msg("The last bid is the contract that is played.")
    ),
    Term(
        "grand",
        msg_in("word", "grand"),
        msg("In Norwegian whist “grand” promises at least seven tricks, without trumps."),
    ),
    Term(
        "pass-game",
        msg_in("word", "pass game|pass games;nullo|low game"),
        msg("If all four pass, it is a pass game: take as few tricks as you can."),
    ),
    Term("uptown", msg_in("word", "uptown;high"), msg("Four uptown: four over six, and high cards win.")),
    Term(
        "downtown",
        msg_in("word", "downtown;low"),
        msg("Four downtown: four over six, and low cards win, but the ace is still best."),
    ),
    Term(
        "kitty",
        msg_in("word", "kitty"),
        msg("The kitty is the six cards in the middle; the declarer takes them up."),
    ),
    Term(
        "exchange",
        msg_in("word", "exchange|exchanges|exchanged"),
        msg("The declarer exchanges cards before the first lead."),
    ),
    Term(
        "put-away",
        msg_in("word", "put away|puts away"),
        msg("Take up six, and put away six, whichever you like."),
    ),
    Term(
        "boston",
        msg_in("word", "Boston"),
        msg("Boston is the highest bid: seven, that is, all thirteen tricks."),
    ),
    Term(
        "made",
        msg_in("word", "make the bid|made the bid|makes the bid;make the contract"),
        msg("They bid four and took ten: they made the bid."),
    ),
    Term(
        "set",
        msg_in("word", "go down|goes down|went down;set|be set"),
        msg("They bid four and took nine: they went down."),
    ),
)

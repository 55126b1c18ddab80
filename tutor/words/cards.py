"""Cards, suits, ranks and trumps by name, and the short letters that a table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.rules.cards import BIG, Card, Order, Suit
from tutor.words.catalog import Catalog, msg, msg_in

if TYPE_CHECKING:
    from collections.abc import Iterable

SUITS: Final = {Suit.S: msg("spades"), Suit.H: msg("hearts"), Suit.D: msg("diamonds"), Suit.C: msg("clubs")}
COURT: Final = {14: msg("ace"), 13: msg("king"), 12: msg("queen"), 11: msg("jack")}
SIGNS: Final = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}
SUIT_LETTERS: Final = {
    Suit.S: msg_in("letter of a suit", "S"),
    Suit.H: msg_in("letter of a suit", "H"),
    Suit.D: msg_in("letter of a suit", "D"),
    Suit.C: msg_in("letter of a suit", "C"),
}
RANK_LETTERS: Final = {
    14: msg_in("letter of a rank", "A"),
    13: msg_in("letter of a rank", "K"),
    12: msg_in("letter of a rank", "Q"),
    11: msg_in("letter of a rank", "J"),
}


def suit_name(catalog: Catalog, suit: Suit) -> str:
    """``hearts``, ``hjerter``, ``hjärter``."""
    return catalog.phrase(SUITS[suit])


def rank_name(catalog: Catalog, rank: int) -> str:
    """``ace``, ``10``: court cards by name, the others as figures."""
    return catalog.phrase(COURT[rank]) if rank in COURT else str(rank)


def card_name(catalog: Catalog, c: Card) -> str:
    """A card in running text: ``the 2 of hearts``, ``hjerter 2``."""
    if c.suit is None:
        return catalog.phrase("the big joker") if c.rank == BIG else catalog.phrase("the little joker")
    return catalog.phrase(
        "the {rank} of {suit}", rank=rank_name(catalog, c.rank), suit=suit_name(catalog, c.suit)
    )


def card_label(catalog: Catalog, c: Card) -> str:
    """A card in a list or beside a number: ``ace of spades``, ``spar ess``."""
    if c.suit is None:
        return catalog.phrase("big joker") if c.rank == BIG else catalog.phrase("little joker")
    return catalog.phrase(
        "{rank} of {suit}", rank=rank_name(catalog, c.rank), suit=suit_name(catalog, c.suit)
    )


def card_names(catalog: Catalog, cards: Iterable[Card]) -> str:
    """``the 2 of hearts and the ace of spades``."""
    return catalog.listing([card_name(catalog, c) for c in cards])


def trump_name(catalog: Catalog, trump: Suit | None) -> str:
    """``trump: hearts`` or ``no trump``, as a label above a table."""
    if trump is None:
        return catalog.phrase("no trump")
    return catalog.phrase("trump: {suit}", suit=suit_name(catalog, trump))


def order_name(catalog: Catalog, order: Order) -> str:
    """``high cards win``, ``low cards win``."""
    return catalog.phrase("high cards win") if order is Order.HIGH else catalog.phrase("low cards win")


def rank_letter(catalog: Catalog, rank: int, local: bool) -> str:
    """The rank on a drawn card: letters of the language (E K D Kn) or international (A K Q J)."""
    if rank not in RANK_LETTERS:
        return str(rank)
    letter = RANK_LETTERS[rank]
    return catalog.phrase_in("letter of a rank", letter) if local else letter


def card_sign(catalog: Catalog, c: Card, local: bool, signs: bool) -> str:
    """A card as drawn: ``♥10``, or ``H10`` in the language's letters where signs cannot be shown."""
    if c.suit is None:
        return catalog.phrase("big joker") if c.rank == BIG else catalog.phrase("little joker")
    suit = SIGNS[c.suit] if signs else _suit_letter(catalog, c.suit, local)
    return suit + rank_letter(catalog, c.rank, local)


def _suit_letter(catalog: Catalog, suit: Suit, local: bool) -> str:
    letter = SUIT_LETTERS[suit]
    return catalog.phrase_in("letter of a suit", letter) if local else letter

"""Words that mislead between the languages, or that machine translations get wrong."""

from __future__ import annotations

from typing import Final

from tutor.words.catalog import msg
from tutor.words.glossary.term import Trap

TRAPS: Final[tuple[Trap, ...]] = (
    Trap(
        ("D",),
        ("queen", "diamonds"),
        msg(
            "On a Norwegian or Swedish card D is the queen (dame, dam). In English card codes D is diamonds."
        ),
    ),
    Trap(
        ("K", "KK"),
        ("king", "clubs"),
        msg(
            "K is the king everywhere. Before a rank it is also clubs in Norwegian and Swedish, so KK "
            "is the king of clubs."
        ),
    ),
    Trap(
        ("E",),
        ("ace",),
        msg("On a Norwegian or Swedish card E is the ace (ess). In English E is East, the seat."),
    ),
    Trap(
        ("Kn",),
        ("jack",),
        msg("Kn is the jack (knekt), never the king and never a knight."),
    ),
    Trap(
        ("farge", "färg", "kulör", "kulør", "colour", "color"),
        ("suit",),
        msg(
            "Norwegian farge and Swedish färg mean suit at the card table, not red or black. Swedish "
            "kulör is red or black, Danish kulør a suit."
        ),
    ),
    Trap(
        ("sort",),
        ("suit",),
        msg("Older Norwegian books say sort for suit, but it also means black, and kind. Say farge."),
    ),
    Trap(
        ("dräkt",),
        ("suit",),
        msg("Swedish dräkt is clothes. A suit of cards is färg."),
    ),
    Trap(
        ("hjärtan", "diamanter", "klubbor", "rutan", "ruta"),
        ("hearts", "diamonds", "clubs"),
        msg(
            "Machine translations say hjärtan, diamanter and klubbor. In Swedish the suits are "
            "hjärter, ruter and klöver."
        ),
    ),
    Trap(
        ("stick",),
        ("trick",),
        msg("Swedish stick is a trick, not a piece of wood."),
    ),
    Trap(
        ("trick", "trekk"),
        ("odd-trick", "trick"),
        msg(
            "Swedish trick and Norwegian trekk are tricks over six. An English trick is any trick: "
            "stick, stikk."
        ),
    ),
    Trap(
        ("bok", "boken", "book"),
        ("trick", "book"),
        msg("In bid whist a book is a trick; elsewhere the book is the first six tricks."),
    ),
    Trap(
        ("grand",),
        ("grand", "no-trump"),
        msg(
            "In Norwegian whist grand is a promise to take tricks. In Norwegian bridge it means no "
            "trump, and Swedes say sang for that."
        ),
    ),
    Trap(
        ("sang",),
        ("no-trump",),
        msg("Swedish sang is no trump. In Norwegian a sang is a song."),
    ),
    Trap(
        ("pass", "passa", "hoppa över"),
        ("pass", "pass-game"),
        msg(
            "To pass is to say no in the bidding. In Norwegian whist four passes make a game of its "
            "own, where you avoid tricks."
        ),
    ),
    Trap(
        ("giv", "given", "dealern", "dealer"),
        ("deal", "dealer"),
        msg("Swedish giv is the deal, and givaren deals. In old books given may be the dealer."),
    ),
    Trap(
        ("lag",),
        ("team",),
        msg("Norwegian and Swedish lag is a team. In Swedish it also means law."),
    ),
    Trap(
        ("bet", "beit", "insats", "satsa"),
        ("set",),
        msg("Norwegian and Swedish bet is a failed bid. Nobody bets money in these games."),
    ),
    Trap(
        ("renons", "renounce", "renege"),
        ("void",),
        msg(
            "Renons is being void in a suit. To renege is something else: not following suit although "
            "you can."
        ),
    ),
    Trap(
        ("honnør", "honnör", "honours", "honors"),
        ("honours",),
        msg(
            "In whist the honours are four, in trumps only: ace, king, queen, jack. Bridge counts the "
            "ten too, in every suit."
        ),
    ),
    Trap(
        ("overstikk", "överstick", "overtrick"),
        ("overtrick", "odd-trick"),
        msg("An overtrick counts above the bid; a trick over six counts above six."),
    ),
    Trap(
        ("muta", "knep"),
        ("trick",),
        msg(
            "Machine translations into Swedish say muta or knep for a trick. A muta is a bribe; the "
            "word is stick."
        ),
    ),
    Trap(
        ("spargris",),
        ("kitty",),
        msg("Machine translations into Swedish say spargris, a piggy bank. The six cards are the kitty."),
    ),
    Trap(
        ("domkraft", "drottning"),
        ("jack", "queen"),
        msg(
            "Machine translations into Swedish say domkraft, which lifts a car, and drottning. The "
            "cards are knekt and dam."
        ),
    ),
    Trap(
        ("däck", "återförsäljare", "skämtare"),
        ("deck", "dealer", "joker"),
        msg(
            "Machine translations into Swedish say däck, återförsäljare and skämtare. Say kortlek, "
            "givare and joker."
        ),
    ),
)

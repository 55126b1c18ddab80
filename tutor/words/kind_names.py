"""The kinds of puzzles by name: what each of them asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.words.catalog import msg_in

if TYPE_CHECKING:
    from tutor.words.catalog import Catalog

NAMES: Final = {
    "winner": msg_in("kind", "Who takes the trick"),
    "legal": msg_in("kind", "Which cards may be played"),
    "trump": msg_in("kind", "Which suit is trumps"),
    "leader": msg_in("kind", "Who leads"),
    "call": msg_in("kind", "Which calls may be made"),
    "contract": msg_in("kind", "How the bidding ended"),
    "score": msg_in("kind", "What a deal scores"),
    "honours": msg_in("kind", "Who scores honours"),
    "match": msg_in("kind", "How the match stands"),
    "revoke": msg_in("kind", "Who forgot to follow suit"),
    "order": msg_in("kind", "The order of the cards"),
    "winning-card": msg_in("kind", "Which card takes it"),
    "convention": msg_in("kind", "What your partner expects"),
    "count": msg_in("kind", "Counting trumps and tricks"),
    "memory": msg_in("kind", "Remembering what was played"),
    "discard": msg_in("kind", "What to put away"),
    "grand": msg_in("kind", "Whether to say grand"),
    "best-card": msg_in("kind", "The best card, all hands open"),
    "play": msg_in("kind", "Playing whole deals"),
}


def kind_name(catalog: Catalog, kind: str) -> str:
    """What a kind asks, as a heading or in a list; its id where it has no name."""
    return catalog.phrase_in("kind", NAMES[kind]) if kind in NAMES else kind

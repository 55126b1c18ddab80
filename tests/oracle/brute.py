"""A second reading of the rules, on strings alone: who wins, which cards may be played, and by which rule.

It shares no code with the tutor and is written for plainness: every card is compared with every other, every
card of a hand is asked on its own. ``house`` holds the joker and ace options; one left out has its default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

UP = "23456789TJQKA"
DOWN = "KQJT98765432A"
DOWN_ACE_BAD = "AKQJT98765432"


def is_joker(card: str) -> bool:
    return card in ("LJ", "BJ")


def suit_asked(plays: Sequence[str], trump: str) -> str:
    """The suit to follow, of the first card that has one (in no trump jokers have none); '' is none yet."""
    for card in plays:
        if not is_joker(card):
            return card[0]
        if trump != "none":
            return trump
    return ""


def belongs(card: str, suit: str, trump: str) -> bool:
    """Whether a card is of a suit; with a trump suit both jokers are trumps, else they are of none."""
    if is_joker(card):
        return trump != "none" and suit == trump
    return card[0] == suit


def stronger(card: str, other: str, order: str, house: Mapping[str, str]) -> bool:
    """Of two cards of one suit: big joker, little joker, then the ranks."""
    if card == "BJ" or other == "BJ":
        return card == "BJ"
    if card == "LJ" or other == "LJ":
        return card == "LJ"
    ranks = UP
    if order == "low":
        ranks = DOWN_ACE_BAD if house.get("low-ace") == "bad" else DOWN
    return ranks.index(card[1]) > ranks.index(other[1])


def may_win(card: str, plays: Sequence[str], trump: str) -> bool:
    """Trumps if there are any; else cards of the suit asked; in no trump never a joker."""
    if trump != "none" and any(belongs(c, trump, trump) for c in plays):
        return belongs(card, trump, trump)
    asked = suit_asked(plays, trump)
    return asked != "" and belongs(card, asked, trump)


def winner(plays: Sequence[str], trump: str, order: str, house: Mapping[str, str]) -> tuple[int | None, str]:
    """The place of the winning card, None while nobody wins, and the rule that decides."""
    for place, card in enumerate(plays):
        if not may_win(card, plays, trump):
            continue
        rivals = [c for c in plays if c != card and may_win(c, plays, trump)]
        if all(stronger(card, c, order, house) for c in rivals):
            trumped = trump != "none" and belongs(card, trump, trump)
            return place, "highest-trump-wins" if trumped else "highest-of-led-suit-wins"
    return None, "nt-joker-led"


def rule_broken(
    card: str, hand: Sequence[str], plays: Sequence[str], trump: str, house: Mapping[str, str]
) -> str | None:
    """The rule that one card of the hand would break if it were played, or None."""
    joker_rule = "nt-joker-only-when-void"
    no_trump_joker = is_joker(card) and trump == "none"
    if len(plays) == 0:
        kept_for_last = no_trump_joker and house.get("nt-joker-lead") == "last"
        return joker_rule if kept_for_last and not all(is_joker(c) for c in hand) else None
    asked = suit_asked(plays, trump)
    if asked == "":
        return None
    if any(belongs(c, asked, trump) for c in hand):
        if belongs(card, asked, trump):
            return None
        if no_trump_joker:
            return None if house.get("nt-joker-any-time") == "yes" else joker_rule
        return "follow-suit"
    must_throw = trump == "none" and house.get("nt-joker-shed") == "must" and any(is_joker(c) for c in hand)
    return joker_rule if must_throw and not is_joker(card) else None


def legal(
    hand: Sequence[str], plays: Sequence[str], trump: str, house: Mapping[str, str]
) -> tuple[set[str], dict[str, str], str]:
    """The legal cards, the rule each other card breaks, and the rule that decides."""
    broken = {c: rule for c in hand if (rule := rule_broken(c, hand, plays, trump, house)) is not None}
    asked = suit_asked(plays, trump)
    if len(plays) == 0:
        deciding = "lead-any-card"
    elif asked == "":
        deciding = "nt-joker-led"
    elif broken and set(broken.values()) == {"nt-joker-only-when-void"}:
        deciding = "nt-joker-only-when-void"
    elif any(belongs(c, asked, trump) for c in hand):
        deciding = "follow-suit"
    else:
        deciding = "void-play-anything"
    return set(hand) - set(broken), broken, deciding

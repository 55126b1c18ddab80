"""Right answers to positions as JSON, by the second reading of the rules and on strings alone.

``READINGS`` has one function a kind: position and house rules give the whole set of right answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from oracle import brute, brute_deal

House = Mapping[str, str]
Data = Mapping[str, Any]
SEATS = "NESW"
ROTATION = "HDSC"


def bidding(data: Data, house: House) -> dict[str, Any]:
    """How a bidding stands: state, next, allowed, declarer, contract, leader, illegal."""
    judge = brute_deal.bid_number_and_kind if "min-bid" in house else brute_deal.bid_norwegian
    return judge(data["dealer"], list(data["calls"]), house)


def call(data: Data, house: House) -> set[str]:
    """All that may be called, on offer or not."""
    found = bidding(data, house)
    return set(found["allowed"]) if found["state"] == "open" else set()


def contract(data: Data, house: House) -> set[str]:
    found = bidding(data, house)
    if found["state"] == "redeal":
        return {"redeal"}
    if found["state"] != "closed":
        return set()
    return {" ".join(part for part in (found["contract"], found["declarer"]) if part)}


def leader(data: Data, house: House) -> set[str]:
    if "calls" in data:
        found = bidding(data, house)
        return {found["leader"]} if found["state"] == "closed" else set()
    if "dealer" in data:
        return {brute_deal.after(data["dealer"], 1)}
    return winner(data, house)


def winner(data: Data, house: House) -> set[str]:
    place, _ = brute.winner(list(data["plays"]), data["trump"], data["order"], house)
    return set() if place is None else {brute_deal.after(data["leader"], place)}


def legal(data: Data, house: House) -> set[str]:
    return set(brute.legal(data["hand"], list(data["plays"]), data["trump"], house)[0])


def winning_card(data: Data, house: House) -> set[str]:
    plays, trump, order = list(data["plays"]), data["trump"], data["order"]
    may = legal(data, house)
    return {c for c in may if brute.winner([*plays, c], trump, order, house)[0] == len(plays)}


def trump(data: Data, house: House) -> set[str]:
    if house["trump-method"] == "last-card":
        return {data["turned"][0]}
    turn = ROTATION + ("-" if house["rotation-fifth"] == "no-trump" else "")
    suit = turn[(data["deal"] - 1) % len(turn)]
    return {"none" if suit == "-" else suit}


def revoke(data: Data, house: House) -> set[str]:
    """Whoever could have followed, as a later card from the same hand tells."""
    tricks = []
    for text in data["tricks"]:
        first, cards = text.split(": ")
        tricks.append([(brute_deal.after(first, n), c) for n, c in enumerate(cards.split())])
    found = set()
    for n, trick in enumerate(tricks):
        for place, (seat, card) in enumerate(trick):
            asked = brute.suit_asked([c for _, c in trick[:place]], data["trump"]) if place else ""
            if not asked or brute.belongs(card, asked, data["trump"]):
                continue
            free = (
                brute.is_joker(card) and data["trump"] == "none" and house.get("nt-joker-any-time") == "yes"
            )
            later = [c for after in tricks[n + 1 :] for who, c in after if who == seat]
            if not free and any(brute.belongs(c, asked, data["trump"]) for c in later):
                found.add(f"{seat}{n + 1}")
    return found or {"none"}


READINGS: dict[str, Callable[[Data, House], set[str]]] = {
    "winner": winner,
    "legal": legal,
    "winning-card": winning_card,
    "leader": leader,
    "call": call,
    "contract": contract,
    "trump": trump,
    "revoke": revoke,
}
